// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of input: what happened, where, and what would be accepted. No blame, no bare codes.
#include "app/text/arguments.h"
#include "app/text/sentences.h"

using namespace Qt::StringLiterals;

#include <map>

namespace cabe {

namespace {

QString listed(const std::vector<std::string>& words, std::size_t most)
{
    QStringList list;
    for (std::size_t i = 0; i < std::min(most, words.size()); ++i)
        list << QString::fromStdString(words[i]);
    return list.join(u", "_s);
}

constexpr std::size_t acceptedShown = 12;

} // namespace

// Names of types in the user's language; values and keys stay as they are written.
std::vector<std::string> Sentences::acceptedWords(std::vector<std::string> words)
{
    const std::map<std::string, QString> types{{"number", tr("number")}, {"whole number", tr("whole number")}, {"text", tr("text")}, {"list", tr("list")},
                                               {"map", tr("map")}, {"true or false", tr("true or false")}, {"date", tr("date")}};
    for (auto& word : words)
        if (const auto it = types.find(word); it != types.end())
            word = it->second.toStdString();
    return words;
}

QString Sentences::error(const Error& e) const
{
    QString text = errorMessage(e);
    if (!e.nearest.empty())
        text += u' ' + tr("Did you mean %1?").arg(u"“"_s + listed(e.nearest, 3).split(u", "_s).join(u"”, “"_s) + u'”');
    else if (!e.accepted.empty())
        text += u' ' + tr("Accepted: %1.").arg(listed(acceptedWords(e.accepted), acceptedShown));
    return text;
}

QString Sentences::errorWithPlace(const Error& e) const
{
    QString place = QString::fromStdString(e.at.file);
    if (e.at.line > 0)
        place += (place.isEmpty() ? QString() : u", "_s)
            + (e.at.column > 0 ? tr("line %1, column %2").arg(e.at.line).arg(e.at.column) : tr("line %1").arg(e.at.line));
    if (!e.key.empty())
        place += (place.isEmpty() ? QString() : u", "_s) + QString::fromStdString(e.key);
    return place.isEmpty() ? error(e) : place + u": "_s + error(e);
}

QString Sentences::knownError(const Error& e) const
{
    for (const auto group : {&Sentences::modelFileError, &Sentences::fileError, &Sentences::valueError, &Sentences::referenceError, &Sentences::catalogError})
        if (const QString text = (this->*group)(e); !text.isEmpty())
            return text;
    return {};
}

QString Sentences::errorMessage(const Error& e) const
{
    if (const QString text = knownError(e); !text.isEmpty())
        return text;
    QStringList args;
    const Arguments a(e.args, format_);
    for (const auto& arg : e.args)
        args << QString::fromStdString(arg.name) + u" = "_s + a.word(arg.name);
    return QString::fromStdString(e.code) + (args.isEmpty() ? QString() : u" ("_s + args.join(u", "_s) + u')');
}

QString Sentences::fileError(const Error& e) const
{
    const Arguments a(e.args, format_);
    const std::string& code = e.code;
    if (code == "file_missing")
        return tr("There is no such file or folder.");
    if (code == "file_unreadable")
        return tr("The file cannot be read. Check its permissions.");
    if (code == "not_a_file")
        return tr("This is not a file.");
    if (code == "not_a_folder")
        return tr("This is not a folder.");
    if (code == "file_too_large")
        return tr("The file is too large; at most %1 MB are read.").arg(format_.significant(a.number("max_bytes", 2e6) / 1e6));
    if (code == "not_text")
        return tr("This is not a text file in UTF-8.");
    if (code == "empty_document")
        return tr("The document is empty.");
    if (code == "syntax")
        return syntaxError(e);
    if (code == "control_character")
        return tr("The text contains the control character %1, which has no place in it. Delete it.").arg(a.word("character"));
    if (code == "no_catalog_files")
        return tr("There is no catalogue file (*.yaml) in this folder.");
    if (code == "too_deep")
        return tr("The text is nested too deeply; at most %1 levels are read.").arg(a.integer("max_depth"));
    if (code == "too_many_nodes")
        return tr("The text has too many entries; at most %1 are read.").arg(a.integer("max_nodes"));
    if (code == "more_faults")
        return tr("The file has more faults than these %1.").arg(a.integer("shown"));
    if (code == "alias_refused")
        return tr("References (&name and *name) are not read. Write the value out.");
    if (code == "tag_refused")
        return tr("Type marks (!…) are not read. Leave the mark out.");
    if (code == "duplicate_key")
        return tr("The key “%1” stands here twice.").arg(a.word("key"));
    if (code == "version_too_new")
        return tr("The document has format version %1; this program reads up to %2. A newer Cabe opens it.").arg(a.integer("given"), a.integer("newest"));
    if (code == "not_a_project")
        return tr("This is not a project of Cabe: the key “cabe” is missing.");
    if (code == "catalog_damaged")
        return tr("The embedded catalogue is damaged. Install the program again.");
    if (code == "not_a_model")
        return tr("This is not a model file that Cabe knows.");
    if (code == "truncated")
        return tr("The file ends too early, at byte %1.").arg(a.integer("offset"));
    return {};
}

QString Sentences::valueError(const Error& e) const
{
    const Arguments a(e.args, format_);
    const std::string& code = e.code;
    if (code == "unknown_key")
        return tr("“%1” is not a key here.").arg(a.word("key"));
    if (code == "missing_key")
        return tr("The key “%1” is missing.").arg(a.word("key"));
    if (code == "wrong_type")
        return tr("The value has the wrong form.");
    if (code == "wrong_format")
        return a.has("example") ? tr("“%1” does not have the expected form. Example: %2").arg(a.word("value"), a.word("example"))
                                : tr("“%1” does not have the expected form.").arg(a.word("value"));
    if (code == "unknown_value")
        return tr("“%1” is not known here.").arg(a.word("value"));
    if (code == "out_of_range") {
        const bool low = a.has("min"), high = a.has("max");
        if (low && high)
            return tr("%1 is out of range: from %2 to %3 is accepted.").arg(a.word("value"), a.word("min"), a.word("max"));
        if (low)
            return tr("%1 is too small: at least %2 is accepted.").arg(a.word("value"), a.word("min"));
        if (high)
            return tr("%1 is too large: at most %2 is accepted.").arg(a.word("value"), a.word("max"));
        return tr("%1 is out of range.").arg(a.word("value"));
    }
    if (code == "not_a_number")
        return tr("“%1” is not a number. Example: 15000.5").arg(a.word("value"));
    if (code == "not_whole")
        return tr("%1 is not a whole number.").arg(a.word("value"));
    if (code == "not_finite")
        return tr("“%1” is not a finite number.").arg(a.word("value"));
    if (code == "octal_number")
        return tr("“%1” begins with a zero. Write the number without it.").arg(a.word("value"));
    if (code == "empty_value")
        return tr("The value is empty.");
    if (code == "empty_list")
        return tr("The list is empty.");
    if (code == "conflicting_keys")
        return tr("“%1” and “%2” cannot stand together.").arg(a.word("key"), a.word("other"));
    return {};
}

QString Sentences::referenceError(const Error& e) const
{
    const Arguments a(e.args, format_);
    const std::string& code = e.code;
    if (code == "unknown_id")
        return tr("“%1” is not in the catalogue.").arg(a.word("id"));
    if (code == "ambiguous_id")
        return tr("“%1” means more than one thing.").arg(a.word("id"));
    if (code == "no_such_stage")
        return tr("The project has no such stage.");
    if (code == "unknown_stage")
        return tr("The project has no stage “%1”.").arg(a.has("name") ? a.word("name") : a.word("stage"));
    if (code == "unknown_option" || code == "plan_reference")
        return tr("The plan names a stage or an option that does not exist.");
    if (code == "no_stages")
        return tr("The project has no stage.");
    if (code == "no_options")
        return tr("The project has no options to assess. “recommend” finds some.");
    if (code == "task_missing")
        return tr("The stage does not say its task.");
    if (code == "model_missing")
        return tr("The stage does not say its model.");
    if (code == "offer_without_gpu")
        return tr("The catalogue does not know the card of this offer (%1).").arg(a.word("gpu"));
    if (code == "mode_not_offered")
        return tr("This offer has no price for that way of renting.");
    if (code == "price_unknown")
        return tr("No price is known.");
    if (code == "unknown_currency")
        return tr("No exchange rate is known for “%1”. Give one under site.exchange_rates.").arg(a.word("currency"));
    if (code == "exchange_rate_missing")
        return tr("No exchange rate from %1 to %2 is known. Give one under site.exchange_rates.").arg(a.word("from"), a.word("to"));
    if (code == "unknown_country")
        return tr("“%1” is not the code of a country. Two letters of ISO 3166 are expected, such as BR or US.").arg(a.word("country"));
    if (code == "duplicate_name")
        return tr("Two stages are called “%1”.").arg(a.word("name"));
    if (code == "tensor_split_length")
        return tr("The shares do not suit the cards of any option, or their sum is zero.");
    if (code == "parallelism_mismatch")
        return tr("The layout needs %1 cards or a multiple, which no option has.").arg(a.integer("product"));
    if (code == "not_for_task")
        return tr("This does not go with the task of the stage.");
    if (code == "wrong_length")
        return tr("The list has %1 entries; %2 are needed.").arg(a.integer("given"), a.integer("needed"));
    return {};
}

QString Sentences::catalogError(const Error& e) const
{
    const Arguments a(e.args, format_);
    const std::string& code = e.code;
    if (code == "bad_id")
        return tr("An id has lower-case letters, digits, dots, hyphens and underscores only.");
    if (code == "duplicate_id")
        return tr("The id “%1” stands in two rows.").arg(a.word("id"));
    if (code == "missing_source")
        return tr("The row has no source, and neither has its file.");
    if (code == "missing_date")
        return tr("The row has no date, and neither has its file.");
    if (code == "bad_date")
        return tr("“%1” is not a date such as 2026, 2026-05 or 2026-05-30.").arg(a.word("value"));
    if (code == "bad_code")
        return tr("“%1” is not a code of capital letters.").arg(a.word("value"));
    if (code == "bad_version")
        return tr("“%1” is not a version such as 8.6.").arg(a.word("value"));
    if (code == "contradiction")
        return tr("This and “%1” cannot both be right.").arg(a.word("other"));
    if (code == "implausible_value")
        return a.has("max") ? tr("%1 cannot be right: from %2 to %3 would be plausible.").arg(a.word("value"), a.word("min"), a.word("max"))
                            : tr("%1 cannot be right.").arg(a.word("value"));
    if (code == "not_in_order")
        return tr("The values are not in order: low, value, high.");
    if (code == "alias_is_id")
        return tr("The alias is another row's id.");
    return {};
}

} // namespace cabe
