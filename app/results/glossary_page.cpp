// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/glossary_page.h"

#include "app/forms/picker_model.h"
#include "app/window/icons.h"
#include "app/window/words.h"

#include <QLineEdit>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

GlossaryPage::GlossaryPage(const Catalog& catalog, const QString& term, QWidget* parent)
    : QWidget{parent}, catalog_{catalog}, line_{new QLineEdit{this}}, text_{new QTextBrowser{this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    line_->addAction(icon(u"search"_s, Tone::muted), QLineEdit::LeadingPosition);
    line_->setClearButtonEnabled(true);
    line_->setPlaceholderText(tr("Find a term"));
    line_->setAccessibleName(tr("Find a term"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->setAccessibleName(tr("Glossary"));
    text_->viewport()->setAutoFillBackground(false);
    column->addWidget(line_);
    column->addWidget(text_, 1);
    connect(line_, &QLineEdit::textChanged, this, &GlossaryPage::show);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const GlossaryTerm* entry = catalog_.glossary.find(url.toString().toStdString()))
            line_->setText(uiSentences().text(entry->term));
    });
    const GlossaryTerm* entry = term.isEmpty() ? nullptr : catalog_.glossary.find(term.toStdString());
    line_->setText(entry ? uiSentences().text(entry->term) : QString{});
    show();
}

void GlossaryPage::show()
{
    const Sentences words = uiSentences();
    const QString needle = foldedText(line_->text());
    std::vector<std::pair<QString, const GlossaryTerm*>> found;
    for (const GlossaryTerm& entry : catalog_.glossary.rows()) {
        const QString term = words.text(entry.term);
        if (needle.isEmpty() || foldedText(term + u' ' + QString::fromStdString(entry.id)).contains(needle))
            found.emplace_back(term, &entry);
    }
    std::ranges::sort(found, [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    QString html;
    for (const auto& [term, entry] : found) {
        html += u"<p><b>%1</b><br>%2"_s.arg(term.toHtmlEscaped(), words.text(entry->definition).toHtmlEscaped());
        QStringList links;
        for (const std::string& id : entry->see)
            if (const GlossaryTerm* other = catalog_.glossary.find(id))
                links << u"<a href=\"%1\">%2</a>"_s.arg(QString::fromStdString(id), words.text(other->term).toHtmlEscaped());
        if (!links.isEmpty())
            html += u"<br>"_s + tr("See also: %1").arg(links.join(u", "_s));
        html += u"</p>"_s;
    }
    text_->setHtml(found.empty() ? tr("Nothing matches “%1”").arg(line_->text().toHtmlEscaped()) : html);
}

} // namespace cabe
