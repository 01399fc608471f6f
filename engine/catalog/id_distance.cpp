// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/catalog/id_distance.h"

#include "engine/tree/names.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

namespace cabe {

namespace {

// Costs, in parts of a whole other thing. A slip in a word costs by the share of its letters, more than half of them make another word.
// Numbers of three digits and more name the thing; shorter ones are versions and sizes.
constexpr double typedName = 2.0, typedNumber = 1.0, typedWord = 0.6, perLetter = 0.1, leftOutNumber = 0.25, leftOutWord = 0.15;
constexpr double otherName = 1.3, otherNumber = 0.9, slip = 0.2, slipShare = 1.6, otherWord = 9;
constexpr double tieBreak = 0.02;       // per letter of the whole name

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return c >= 'a' && c <= 'z'; }

struct Word {
    std::string text;
    [[nodiscard]] bool number() const { return isDigit(text.front()); }
    [[nodiscard]] bool names() const { return number() && text.size() > 2; }
};

// Runs of letters and numbers (with their point), everything else parts them.
std::vector<Word> wordsOf(std::string_view name)
{
    std::vector<Word> words;
    const std::string text = lowerCase(name.substr(0, longestName));
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        if (isDigit(text[i])) {
            while (end < text.size() && (isDigit(text[end]) || (text[end] == '.' && end + 1 < text.size() && isDigit(text[end + 1]))))
                ++end;
        } else {
            while (end < text.size() && isLetter(text[end]))
                ++end;
        }
        if (end > i)
            words.push_back({text.substr(i, end - i)});
        i = std::max(end, i + 1);
    }
    return words;
}

double typedAlone(const Word& word) { return word.names() ? typedName : word.number() ? typedNumber : typedWord + perLetter * double(std::min<std::size_t>(word.text.size(), 6)); }
double leftOut(const Word& word) { return word.number() ? leftOutNumber : leftOutWord; }

double exchanged(const Word& typed, const Word& known)
{
    if (typed.text == known.text)
        return 0;
    if (typed.number() != known.number())
        return otherWord;
    const double share = double(editDistance(typed.text, known.text)) / double(std::max(typed.text.size(), known.text.size()));
    if (!typed.number())
        return share <= 0.5 ? slip + slipShare * share : otherWord;
    const double a = std::strtod(typed.text.c_str(), nullptr), b = std::strtod(known.text.c_str(), nullptr);
    return (typed.names() ? otherName : otherNumber) + std::min(share, std::abs(a - b) / std::max({a, b, 1.0}));
}

} // namespace

double idDistance(std::string_view typed, std::string_view known)
{
    const std::vector<Word> given = wordsOf(typed), there = wordsOf(known);
    std::vector<double> row{0};
    for (const Word& word : there)
        row.push_back(row.back() + leftOut(word));
    for (const Word& word : given) {
        std::vector<double> next{row.front() + typedAlone(word)};
        for (std::size_t j = 0; j < there.size(); ++j)
            next.push_back(std::min({row[j + 1] + typedAlone(word), next[j] + leftOut(there[j]), row[j] + exchanged(word, there[j])}));
        row = std::move(next);
    }
    return row.back() + tieBreak * double(editDistance(foldName(typed.substr(0, longestName)), foldName(known.substr(0, longestName))));
}

} // namespace cabe
