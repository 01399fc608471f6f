// SPDX-License-Identifier: GPL-3.0-or-later
// Where a text breaks the rules of YAML or JSON: one sentence per reason of engine/tree/syntax_reason.h.
#include "app/text/arguments.h"
#include "app/text/sentences.h"

using namespace Qt::StringLiterals;

namespace cabe {

QString Sentences::syntaxError(const Error& e) const
{
    static const QHash<QString, const char*> reasons{
        {u"anchor"_s, QT_TR_NOOP("References (&name and *name) are not read. Write the value out.")},
        {u"block_head"_s, QT_TR_NOOP("Nothing may follow | or > on its line, and the text below must be indented.")},
        {u"bracket_closed"_s, QT_TR_NOOP("A bracket closes here that nothing opened.")},
        {u"bracket_open"_s, QT_TR_NOOP("A bracket is opened and not closed.")},
        {u"character"_s, QT_TR_NOOP("This character cannot stand here. Put the text in quotes.")},
        {u"colon_needed"_s, QT_TR_NOOP("The colon after the key is missing.")},
        {u"comma_in_list"_s, QT_TR_NOOP("A comma or a closing bracket “]” is missing here.")},
        {u"comma_in_map"_s, QT_TR_NOOP("A comma or a closing brace “}” is missing here.")},
        {u"directive"_s, QT_TR_NOOP("A line cannot begin with a percent sign here. Put the text in quotes.")},
        {u"end_of_text"_s, QT_TR_NOOP("The text ends too early: something is not closed.")},
        {u"escape"_s, QT_TR_NOOP("What follows the backslash is not known. A backslash itself is written twice.")},
        {u"indentation"_s, QT_TR_NOOP("This line does not go with those above. Check its indentation and the colon.")},
        {u"key_form"_s, QT_TR_NOOP("A key must be a text.")},
        {u"key_needed"_s, QT_TR_NOOP("A key in double quotes is missing here.")},
        {u"key_place"_s, QT_TR_NOOP("A key cannot stand here. Check the indentation.")},
        {u"line_in_text"_s, QT_TR_NOOP("A text in quotes cannot hold a line break or a tab. Write \\n or \\t.")},
        {u"list_item"_s, QT_TR_NOOP("An item of a list cannot stand here. Check the indentation.")},
        {u"literal"_s, QT_TR_NOOP("Only true, false, null, numbers and texts in double quotes can stand here.")},
        {u"number"_s, QT_TR_NOOP("The number is not complete.")},
        {u"quote_open"_s, QT_TR_NOOP("Quotes are opened and not closed.")},
        {u"rest_after_end"_s, QT_TR_NOOP("Something follows after the end of the document.")},
        {u"tab"_s, QT_TR_NOOP("A tab cannot indent a line. Use spaces.")},
        {u"tag"_s, QT_TR_NOOP("Type marks (!…) are not read. Leave the mark out.")},
        {u"value_needed"_s, QT_TR_NOOP("A value is missing here.")},
        {u"value_place"_s, QT_TR_NOOP("A value cannot stand here. A text that holds a colon and a space needs quotes.")},
    };
    const char* reason = reasons.value(Arguments{e.args, format_}.word("reason"), nullptr);
    return reason ? tr(reason) : tr("The text breaks the rules of YAML or JSON here.");
}

} // namespace cabe
