// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/model_picker.h"

#include "app/window/words.h"

#include <QFileInfo>

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

QString joined(const std::vector<std::string>& words)
{
    QString out;
    for (const std::string& word : words)
        out += QString::fromStdString(word) + u' ';
    return out;
}

void sortByName(std::vector<PickItem>& items)
{
    std::ranges::stable_sort(items, [](const PickItem& a, const PickItem& b) { return a.name.compare(b.name, Qt::CaseInsensitive) < 0; });
}

} // namespace

QString parameterCount(double parameters)
{
    const Format format = uiFormat();
    if (parameters < 1e9)
        return format.integer(parameters / 1e6) + QChar::Nbsp + u'M';
    return format.number(parameters / 1e9, parameters < 100e9 ? 1 : 0) + QChar::Nbsp + u'B';
}

std::vector<PickItem> modelItems(const Catalog& catalog)
{
    std::vector<PickItem> items;
    items.reserve(catalog.models.rows().size());
    for (const Model& model : catalog.models.rows())
        items.push_back({model.id, QString::fromStdString(model.name),
                         QString::fromStdString(model.maker) + u" · "_s + parameterCount(double(model.paramsTotal)),
                         joined(model.aliases) + QString::fromStdString(model.released)});
    sortByName(items);
    return items;
}

std::vector<PickItem> gpuItems(const Catalog& catalog)
{
    const Format format = uiFormat();
    std::vector<PickItem> items;
    items.reserve(catalog.gpus.rows().size());
    for (const Gpu& gpu : catalog.gpus.rows())
        items.push_back({gpu.id, QString::fromStdString(gpu.name),
                         QString::fromStdString(gpu.vendor) + (gpu.memoryGb ? u" · "_s + format.gbLabel(*gpu.memoryGb) : QString{}),
                         QString::fromStdString(gpu.architecture)});
    sortByName(items);
    return items;
}

std::vector<PickItem> tariffItems(const Catalog& catalog, const std::string& country)
{
    const Sentences words = uiSentences();
    std::vector<PickItem> items;
    for (const Tariff& tariff : catalog.tariffs.rows()) {
        if (tariff.country != country)
            continue;
        const QString price = words.format().moneyPrecise(tariff.pricePerKwh, QString::fromStdString(tariff.currency)) + u"/kWh"_s;
        items.push_back({tariff.id, words.text(tariff.name), price, QString::fromStdString(tariff.state.value_or(""))});
    }
    sortByName(items);
    return items;
}

QString modelName(const ModelChoice& choice, const Catalog& catalog)
{
    if (choice.custom)
        return QString::fromStdString(choice.custom->name.empty() ? choice.custom->id : choice.custom->name);
    if (!choice.file.empty())
        return QFileInfo{QString::fromStdString(choice.file)}.fileName();
    if (!choice.directory.empty())
        return QFileInfo{QString::fromStdString(choice.directory)}.fileName();
    const Model* model = choice.id.empty() ? nullptr : catalog.models.find(choice.id);
    return QString::fromStdString(model ? model->name : choice.id);
}

} // namespace cabe
