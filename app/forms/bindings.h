// SPDX-License-Identifier: GPL-3.0-or-later
// How a row reads and writes its part of the document. `given` looks at the document, `standing` at a completed one.
#pragma once

#include "app/window/session.h"
#include "engine/project/enum_names.h"

#include <functional>
#include <optional>
#include <string>

namespace cabe {

template <class T>
struct Binding {
    std::function<std::optional<T>(const Project&)> given;
    std::function<std::optional<T>(const Project&)> standing;
    std::function<void(Project&, const std::optional<T>&)> set;
};

namespace binding {

// The Setting as it is in a document that does not say it.
template <class Get>
void takeBack(Project& p, Get get)
{
    Project untouched;
    untouched.stages.resize(p.stages.size());
    get(p) = get(untouched);
}

// A Setting<S> at `get(project)`, shown as T through `to` and stored through `from`.
template <class T, class Get, class To, class From>
Binding<T> setting(Get get, To to, From from)
{
    return {[get, to](const Project& p) -> std::optional<T> {
                const auto& s = get(p);
                return s.given ? std::optional<T>{to(s.value)} : std::nullopt;
            },
            [get, to](const Project& p) -> std::optional<T> { return to(get(p).value); },
            [get, from](Project& p, const std::optional<T>& value) {
                auto& s = get(p);
                if (value)
                    s = from(*value);
                else
                    takeBack(p, get);
            }};
}

// Numbers: a Setting<int> or Setting<double>; `factor` turns the stored unit into the shown one (100 for percent).
template <class Get>
Binding<double> number(Get get, double factor = 1)
{
    using S = std::remove_cvref_t<decltype(get(std::declval<Project&>()).value)>;
    return setting<double>(
        get, [factor](S stored) { return double(stored) * factor; }, [factor](double shown) { return static_cast<S>(shown / factor); });
}

template <class Get>
Binding<bool> flag(Get get)
{
    return setting<bool>(get, [](bool b) { return b; }, [](bool b) { return b; });
}

// A word: Setting<std::string>, or Setting<enum> with names of engine/tree.
template <class Get>
Binding<std::string> word(Get get)
{
    using S = std::remove_cvref_t<decltype(get(std::declval<Project&>()).value)>;
    if constexpr (std::is_enum_v<S>)
        return setting<std::string>(
            get, [](S e) { return std::string{tree::nameOf(e)}; },
            [](const std::string& name) {
                for (const auto& [known, value] : tree::EnumNames<S>::names)
                    if (known == name)
                        return value;
                return S{};
            });
    else
        return setting<std::string>(get, [](const std::string& s) { return s; }, [](const std::string& s) { return s; });
}

// std::optional members: nothing stands in for them.
template <class Get>
Binding<double> optionalNumber(Get get, double factor = 1)
{
    using S = std::remove_cvref_t<decltype(*get(std::declval<Project&>()))>;
    return {[get, factor](const Project& p) -> std::optional<double> {
                const auto& o = get(p);
                return o ? std::optional{double(*o) * factor} : std::nullopt;
            },
            [](const Project&) -> std::optional<double> { return {}; },
            [get, factor](Project& p, const std::optional<double>& value) {
                if (value)
                    get(p) = static_cast<S>(*value / factor);
                else
                    get(p).reset();
            }};
}

template <class Get>
Binding<std::string> optionalWord(Get get)
{
    return {[get](const Project& p) -> std::optional<std::string> { return get(p); },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [get](Project& p, const std::optional<std::string>& value) { get(p) = value; }};
}

// The workload of the stage that is shown.
template <class Get>
auto ofWorkload(const Session* session, Get get)
{
    return [session, get](auto& p) -> auto& { return get(p.stages[std::size_t(session->stage())].workload); };
}
template <class Get>
auto ofStage(const Session* session, Get get)
{
    return [session, get](auto& p) -> auto& { return get(p.stages[std::size_t(session->stage())]); };
}

} // namespace binding
} // namespace cabe
