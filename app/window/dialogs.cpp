// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs.h"

#include "app/window/icons.h"
#include "app/window/words.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cabe::Dialogs)
};

UnsavedAnswer askUnsaved(QWidget* parent, const QString& name)
{
    QMessageBox box{parent};
    box.setIconPixmap(icon(u"document"_s).pixmap(32, 32));
    box.setWindowTitle(Words::tr("Unsaved changes"));
    box.setText(Words::tr("Save changes to “%1”?").arg(name));
    box.setInformativeText(Words::tr("Without saving, what you changed since the last time is lost."));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return UnsavedAnswer::save;
    case QMessageBox::Discard: return UnsavedAnswer::discard;
    default: return UnsavedAnswer::cancel;
    }
}

bool askOverwriteComments(QWidget* parent, const QString& name)
{
    QMessageBox box{parent};
    box.setIconPixmap(icon(u"tight"_s, Tone::warn).pixmap(32, 32));
    box.setWindowTitle(Words::tr("Comments would be lost"));
    box.setText(Words::tr("“%1” has comments, and saving it cannot keep them.").arg(name));
    box.setInformativeText(Words::tr("The file as it is now stays beside it as “%1.bak”.").arg(name));
    QPushButton* save = box.addButton(Words::tr("Save and keep a copy"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == save;
}

} // namespace

Dialogs realDialogs(QWidget* parent)
{
    const auto filter = [] { return Words::tr("Cabe projects (*.cabe *.yaml *.yml *.json)"); };
    return {[=](const QString& folder) { return QFileDialog::getOpenFileName(parent, Words::tr("Open a project"), folder, filter()); },
            [=](const QString& suggested) {
                return QFileDialog::getSaveFileName(parent, Words::tr("Save the project"), suggested, Words::tr("Cabe project (*.cabe)"));
            },
            [=](const QString& name) { return askUnsaved(parent, name); }, [=](const QString& name) { return askOverwriteComments(parent, name); }};
}

QString askExportFile(QWidget* parent, const QString& folder, const QString& name, const QStringList& filters, const QString& suffix)
{
    QString chosen = filters.first();
    QString file = name;
    file.replace(u'/', u'-');
    QString path = QFileDialog::getSaveFileName(parent, Words::tr("Export"), folder + u'/' + file + u'.' + suffix, filters.join(u";;"_s), &chosen);
    if (!path.isEmpty() && QFileInfo{path}.suffix().isEmpty())
        path += u'.' + chosen.section(u"*."_s, 1).section(u')', 0, 0);
    return path;
}

QString askModelFile(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, Words::tr("Use the model of a file"), folder,
                                        Words::tr("Model files (*.gguf *.safetensors config.json *.index.json)"));
}

QString askModelFolder(QWidget* parent, const QString& folder)
{
    return QFileDialog::getExistingDirectory(parent, Words::tr("Use the model of a folder"), folder);
}

void aboutCabe(QWidget* parent, const Catalog& catalog)
{
    QMessageBox box{parent};
    box.setWindowTitle(Words::tr("About Cabe"));
    box.setIconPixmap(icon(u"cabe"_s, Tone::accent).pixmap(48, 48));
    box.setText(Words::tr("Cabe %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(Words::tr("Does this model fit on that card, how fast will it run, and what will it really cost? Everything is computed on this "
                                     "computer.\n\nCatalogue of %1.\n\nFree software under the GNU General Public License, version 3 or later. The typeface is Open "
                                     "Sans (Apache License 2.0).")
                               .arg(uiFormat().date(QString::fromStdString(catalog.date))));
    box.setStandardButtons(QMessageBox::Close);
    box.exec();
}

} // namespace cabe
