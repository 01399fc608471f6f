// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/format_picker.h"

#include "app/window/words.h"
#include "engine/memory/weights.h"

#include <algorithm>

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

const Workload& workloadOf(const Session& session)
{
    return session.project().stages[std::size_t(session.stage())].workload;
}

// The model whose size can be told without opening a file.
const Model* knownModel(const Session& session)
{
    const ModelChoice& choice = workloadOf(session).model;
    return choice.custom ? &*choice.custom : session.catalog().models.find(choice.id);
}

// The formats that the chosen runtime reads, best quality first; all when it is automatic.
std::vector<const WeightFormat*> readableFormats(const Session& session)
{
    const Choice& chosen = workloadOf(session).runtime.value;
    const Runtime* runtime = chosen.isAuto() ? nullptr : session.catalog().runtimes.find(chosen.ids.front());
    std::vector<const WeightFormat*> formats;
    for (const WeightFormat& format : session.catalog().formats.rows()) {
        const std::string family{tree::nameOf(format.family)};
        if (!runtime || std::ranges::find(runtime->formats, family) != runtime->formats.end())
            formats.push_back(&format);
    }
    return formats;
}

QString sizeIn(const Session& session, const WeightFormat& format)
{
    const Model* model = knownModel(session);
    return model ? uiFormat().gib(weightBytes(*model, format, session.catalog()).total()) : QString{};
}

std::vector<PickItem> formatItems(const Session& session)
{
    const Format text = uiFormat();
    const Model* model = knownModel(session);
    std::vector<PickItem> items{{"auto", FormatRow::tr("Automatic"), FormatRow::tr("the best that fits"), {}}};
    for (const WeightFormat* format : readableFormats(session)) {
        QString detail = sizeIn(session, *format);
        if (model)
            detail += u" · "_s + FormatRow::tr("%1 bits").arg(text.number(bitsPerWeight(*model, *format, session.catalog()), 1));
        items.push_back({format->id, QString::fromStdString(format->id), detail, QString::fromUtf8(tree::nameOf(format->family).data())});
    }
    return items;
}

Binding<std::string> formatBinding(const Session* session)
{
    return binding::setting<std::string>(
        binding::ofWorkload(session, [](auto& w) -> auto& { return w.weights; }),
        [](const Choice& c) {
            std::string joined = c.isAuto() ? "auto" : c.ids.front();
            for (std::size_t i = 1; i < c.ids.size(); ++i)
                joined += ", " + c.ids[i];
            return joined;
        },
        [](const std::string& id) { return id == "auto" ? Choice{} : Choice{{id}}; });
}

QString shownFormat(const Session& session, const std::string& id)
{
    if (id == "auto")
        return FormatRow::tr("Automatic");
    const WeightFormat* format = session.catalog().formats.find(id);
    const QString size = format ? sizeIn(session, *format) : QString{};
    const QString name = QString::fromStdString(id);
    return size.isEmpty() ? name : QString{name + u" · "_s + size};
}

} // namespace

FormatRow::FormatRow(const RowPlace& place, RowName name, QWidget* parent)
    : PickerRow{place,
                std::move(name),
                formatBinding(place.session),
                [session = place.session] { return formatItems(*session); },
                [session = place.session](const std::string& id) { return shownFormat(*session, id); },
                label<FormatRow>(QT_TR_NOOP("Automatic")),
                parent}
{
}

} // namespace cabe
