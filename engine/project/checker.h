// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the faults that validate() finds, each with its place in the file where that is known. Not part of the room's interface.
#pragma once

#include "engine/project/document.h"

#include <string>
#include <vector>

namespace cabe {

class Checker {
public:
    Checker(const Catalog& catalog, const Source* source, std::vector<Error>& errors)
        : catalog_{catalog}, source_{source}, errors_{errors}
    {
    }

    [[nodiscard]] const Catalog& catalog() const { return catalog_; }

    void add(std::string code, const std::string& path, Args args = {}, std::vector<std::string> accepted = {},
             std::vector<std::string> nearest = {});
    // An error of another room, about what stands at `path`.
    void add(Error error, const std::string& path);

    // The row that is meant; a fault when there is none or more than one.
    template <class T>
    const T* id(const Table<T>& table, const std::string& name, const std::string& path)
    {
        auto row = table.get(name);
        if (row)
            return *row;
        add(row.error(), path);
        return nullptr;
    }
    template <class T>
    void ids(const Table<T>& table, const std::vector<std::string>& names, const std::string& path)
    {
        for (std::size_t i = 0; i < names.size(); ++i)
            id(table, names[i], path + '[' + std::to_string(i) + ']');
    }
    // One id, or a list of them.
    template <class T>
    void choice(const Table<T>& table, const Choice& choice, const std::string& path)
    {
        if (choice.ids.size() == 1)
            id(table, choice.ids.front(), path);
        else
            ids(table, choice.ids, path);
    }
    // A word of a list that only the catalogue knows, without regard to case.
    void word(const std::string& given, std::vector<std::string> accepted, const std::string& path);

private:
    const Catalog& catalog_;
    const Source* source_;
    std::vector<Error>& errors_;
};

// Amounts in a currency that nothing converts into the document's.
void checkMoney(Checker& check, const Project& project);

} // namespace cabe
