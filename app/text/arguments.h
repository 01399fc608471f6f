// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of a code, ready to be put into a sentence.
#pragma once

#include "app/text/format.h"
#include "engine/quantity/result.h"

#include <QString>

#include <cmath>
#include <string_view>

namespace cabe {

class Arguments
{
public:
    Arguments(const Args& args, const Format& format) : args_{args}, format_{format} {}

    [[nodiscard]] bool has(std::string_view name) const { return find(name); }
    [[nodiscard]] double number(std::string_view name, double otherwise = 0) const
    {
        const auto* arg = find(name);
        const auto* value = arg ? std::get_if<double>(&arg->value) : nullptr;
        return value ? *value : otherwise;
    }
    [[nodiscard]] QString word(std::string_view name) const
    {
        const auto* arg = find(name);
        if (!arg)
            return {};
        if (const auto* text = std::get_if<std::string>(&arg->value))
            return QString::fromStdString(*text);
        const auto* value = std::get_if<double>(&arg->value);
        if (!value)
            return {};
        return *value == std::round(*value) ? format_.integer(*value) : format_.significant(*value, 3);
    }
    [[nodiscard]] QString integer(std::string_view name) const { return format_.integer(number(name)); }
    [[nodiscard]] QString watts(std::string_view name) const { return format_.watts(number(name)); }
    [[nodiscard]] QString significant(std::string_view name, int digits = 2) const { return format_.significant(number(name), digits); }
    [[nodiscard]] QString percent(std::string_view name) const { return format_.percent(number(name)); }
    [[nodiscard]] QString money(std::string_view name) const { return format_.money(number(name), word("currency")); }
    [[nodiscard]] QString gib(std::string_view name) const { return format_.gib(number(name)); }

private:
    [[nodiscard]] const Arg* find(std::string_view name) const
    {
        for (const auto& arg : args_)
            if (arg.name == name)
                return &arg;
        return nullptr;
    }

    const Args& args_;
    const Format& format_;
};

} // namespace cabe
