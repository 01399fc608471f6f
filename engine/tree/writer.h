// SPDX-License-Identifier: GPL-3.0-or-later
// Writes described structs (fields.h) key by key, in the order of their description:
//
//     tree::JsonSink json;
//     tree::Writer{json}.write(row);
//     nlohmann::ordered_json answer = json.take();
//
// Left out: absent optionals, settings that were not given, empty texts, lists and maps (an empty list in an optional is written: it says
// "none"), and a 0 that the key's rule forbids (it stands for "not given"). A type with its own syntax (see reader.h) provides
//     void writeNode(tree::Writer& writer, const T& value);
// which calls writer.write(part) or writer.sink().
#pragma once

#include "engine/quantity/setting.h"
#include "engine/tree/fields.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace cabe::tree {

// Where a Writer writes to.
class Sink {
public:
    virtual ~Sink() = default;
    virtual void beginMap() = 0;
    virtual void name(std::string_view key) = 0;    // comes before each value of a map
    virtual void endMap() = 0;
    virtual void beginList() = 0;
    virtual void endList() = 0;
    virtual void text(std::string_view value) = 0;
    virtual void number(double value) = 0;
    virtual void whole(std::int64_t value) = 0;
    virtual void boolean(bool value) = 0;
};

class JsonSink final : public Sink {
public:
    JsonSink();
    ~JsonSink() override;
    JsonSink(JsonSink&&) noexcept;
    JsonSink& operator=(JsonSink&&) noexcept;

    void beginMap() override;
    void name(std::string_view key) override;
    void endMap() override;
    void beginList() override;
    void endList() override;
    void text(std::string_view value) override;
    void number(double value) override;     // whole numbers below 2^53 are written without ".0"
    void whole(std::int64_t value) override;
    void boolean(bool value) override;

    // What was written; the sink is empty again.
    [[nodiscard]] nlohmann::ordered_json take();

private:
    struct State;
    std::unique_ptr<State> state_;
};

class Writer;

namespace detail {
template <class T>
concept WritesItself = requires(Writer& w, const T& v) { writeNode(w, v); };
template <class T>
struct IsList : std::false_type {};
template <class T>
struct IsList<std::vector<T>> : std::true_type {};
template <class T>
struct IsMap : std::false_type {};
template <class T>
struct IsMap<std::map<std::string, T>> : std::true_type {};
} // namespace detail

class Writer {
public:
    static constexpr bool reads = false;

    explicit Writer(Sink& sink) : sink_{sink} {}
    [[nodiscard]] Sink& sink() noexcept { return sink_; }

    template <class T>
    void write(const T& value);
    template <class T>
    void write(const std::optional<T>& value) { write(*value); }
    template <class T>
    void write(const Setting<T>& value) { write(value.value); }

    // Visitor protocol.
    template <class T>
    void key(std::string_view name, const T& field, const Rule& rule = {})
    {
        if (absent(field, rule))
            return;
        sink_.name(name);
        write(field);
    }

private:
    template <class T>
    static bool absent(const T& field, const Rule& rule);
    template <class T>
    static bool absent(const std::optional<T>& field, const Rule&) { return !field; }
    template <class T>
    static bool absent(const Setting<T>& field, const Rule&) { return !field.given; }
    template <class T>
    void enumerator(T value);
    template <class T>
    void structure(const T& value);

    Sink& sink_;
};

// A struct of texts that are all empty (Text) has nothing to say either; this visitor finds out.
class Emptiness {
public:
    static constexpr bool reads = false;
    bool empty = true;
    template <class T>
    void key(std::string_view, const T& field, const Rule& = {})
    {
        if constexpr (std::is_same_v<T, std::string>)
            empty = empty && field.empty();
        else
            empty = false;
    }
};

template <class T>
bool Writer::absent(const T& field, const Rule& rule)
{
    if constexpr (detail::WritesItself<T> || std::is_same_v<T, bool> || std::is_enum_v<T>) {
        return false;
    } else if constexpr (std::is_arithmetic_v<T>) {
        return field == T{} && rule.min > 0;
    } else if constexpr (std::is_same_v<T, std::string> || detail::IsList<T>::value || detail::IsMap<T>::value) {
        return field.empty();
    } else {
        Emptiness look;
        describe(look, const_cast<T&>(field));  // a visitor with reads == false only looks
        return look.empty;
    }
}

template <class T>
void Writer::write(const T& value)
{
    if constexpr (detail::WritesItself<T>) {
        writeNode(*this, value);
    } else if constexpr (std::is_same_v<T, bool>) {
        sink_.boolean(value);
    } else if constexpr (std::is_enum_v<T>) {
        enumerator(value);
    } else if constexpr (std::is_floating_point_v<T>) {
        sink_.number(value);
    } else if constexpr (std::is_integral_v<T>) {
        sink_.whole(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        sink_.text(value);
    } else if constexpr (detail::IsList<T>::value) {
        sink_.beginList();
        for (const auto& item : value)
            write(item);
        sink_.endList();
    } else if constexpr (detail::IsMap<T>::value) {
        sink_.beginMap();
        for (const auto& [name, item] : value) {
            sink_.name(name);
            write(item);
        }
        sink_.endMap();
    } else {
        structure(value);
    }
}

// Values whose name is a truth value (ecc: true) are written as such.
template <class T>
void Writer::enumerator(T value)
{
    const std::string_view name = nameOf(value);
    if (name == "true" || name == "false")
        sink_.boolean(name == "true");
    else
        sink_.text(name);
}

template <class T>
void Writer::structure(const T& value)
{
    sink_.beginMap();
    describe(*this, const_cast<T&>(value));  // a visitor with reads == false only looks
    sink_.endMap();
}

} // namespace cabe::tree
