// SPDX-License-Identifier: GPL-3.0-or-later
// Independent work on all of the processor's threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace cabe {

// Calls work(i) once for each i from 0 to count - 1, on several threads and in no order, until `goOn` says no; returns when all are done.
// `goOn` is asked on the calling thread only, with the number of pieces that have been begun: first with 0, before anything is. Neither may throw.
inline void parallelFor(std::size_t count, const std::function<void(std::size_t)>& work, const std::function<bool(std::size_t)>& goOn)
{
    std::atomic<std::size_t> next{0};
    std::atomic_bool stopped{false};
    const auto helper = [&] {
        for (std::size_t i = next++; i < count && !stopped; i = next++)
            work(i);
    };
    // Below some pieces each, starting a thread takes longer than it saves.
    constexpr std::size_t worthAThread = 16;
    const std::size_t threads = std::clamp<std::size_t>(count / worthAThread, 1, std::max(1U, std::thread::hardware_concurrency()));
    if (!goOn(0))
        return;
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < threads; ++i)
        helpers.emplace_back(helper);
    for (std::size_t i = next++; i < count; i = next++) {
        if (!goOn(i)) {
            stopped = true;
            break;
        }
        work(i);
    }
    for (auto& thread : helpers)
        thread.join();
}

} // namespace cabe
