// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/fit/write.h"

#include "engine/catalog/fields.h"

#include <cmath>
#include <cstdio>
#include <type_traits>

namespace cabe::accuracy {

namespace {

constexpr double same = 0.005;      // a factor nearer to 1 says nothing and is left out

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

// Visits the fields of a row in the order of the catalogue's own description and writes those that say something.
struct RowWriter {
    static constexpr bool reads = false;
    bool base = false;
    int values = 0;
    std::string text;

    template <class T>
    void key(std::string_view name, const T& value, const tree::Rule& = {})
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if (!value.empty() && value != "any")
                add(name, value);
        } else if constexpr (std::is_same_v<T, std::optional<double>>) {
            if (value && (base || std::abs(*value - 1) > same)) {
                add(name, number(*value));
                ++values;
            }
        } else if constexpr (std::is_same_v<T, int>) {
            if (value != 0)
                add(name, std::to_string(value));
        }
    }

    void add(std::string_view name, const std::string& value)
    {
        text += (text.empty() ? "" : ", ") + std::string(name) + ": " + value;
    }
};

} // namespace

std::string efficienciesYaml(const std::vector<Efficiency>& rows, const std::string& date)
{
    std::string yaml = "# What hardware and software reach of their paper figures. Written by tests/accuracy/fit from tests/cases/measured-throughput.yaml and\n"
                       "# community-2026.yaml; do not edit by hand, fit again. Schema and meaning of the keys: engine/catalog/knowledge_rows.h (Efficiency):\n"
                       "# the base row is absolute, all matching rows multiply it. measurements: rows of both files that the class has.\n"
                       "kind: efficiencies\ndate: "
                       + date + "\nsource: fitted on published measurements (source of each in the cases of tests/accuracy)\nrows:\n";
    for (Efficiency row : rows) {   // a copy: the description takes its fields as a reader would
        RowWriter writer;
        writer.base = row.id == "base";
        describe(writer, row);
        if (writer.values > 0)
            yaml += "  - {" + writer.text + "}\n";
    }
    return yaml;
}

} // namespace cabe::accuracy
