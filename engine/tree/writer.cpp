// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tree/writer.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <cmath>

namespace cabe::tree {

using Json = nlohmann::ordered_json;

struct JsonSink::State {
    struct Open {
        Json value;
        std::string name;   // of the map's next value
    };
    std::vector<Open> open;
    Json root;

    void add(Json value)
    {
        if (open.empty()) {
            root = std::move(value);
            return;
        }
        Open& parent = open.back();
        if (parent.value.is_array())
            parent.value.push_back(std::move(value));
        else
            parent.value[parent.name] = std::move(value);
    }

    void close()
    {
        assert(!open.empty());
        Json value = std::move(open.back().value);
        open.pop_back();
        add(std::move(value));
    }
};

JsonSink::JsonSink() : state_{std::make_unique<State>()} {}
JsonSink::~JsonSink() = default;
JsonSink::JsonSink(JsonSink&&) noexcept = default;
JsonSink& JsonSink::operator=(JsonSink&&) noexcept = default;

void JsonSink::beginMap() { state_->open.push_back({Json::object(), {}}); }
void JsonSink::name(std::string_view key)
{
    assert(!state_->open.empty());
    state_->open.back().name = key;
}
void JsonSink::endMap() { state_->close(); }
void JsonSink::beginList() { state_->open.push_back({Json::array(), {}}); }
void JsonSink::endList() { state_->close(); }
void JsonSink::text(std::string_view value) { state_->add(Json(value)); }
void JsonSink::whole(std::int64_t value) { state_->add(Json(value)); }
void JsonSink::boolean(bool value) { state_->add(Json(value)); }

void JsonSink::number(double value)
{
    constexpr double exactLimit = 9007199254740992.0;
    if (std::trunc(value) == value && std::fabs(value) < exactLimit)
        whole(static_cast<std::int64_t>(value));
    else
        state_->add(Json(value));
}

Json JsonSink::take()
{
    assert(state_->open.empty());
    return std::exchange(state_->root, Json{});
}

} // namespace cabe::tree
