// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/owned_form.h"

#include "app/forms/model_picker.h"
#include "app/forms/picker.h"

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

// The first card; choosing another one keeps how many there are.
Binding<std::string> cardBinding()
{
    return {[](const Project& p) -> std::optional<std::string> {
                const auto& gpus = p.site.host.gpus;
                return gpus.given && !gpus->empty() ? std::optional{gpus->front()} : std::nullopt;
            },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [](Project& p, const std::optional<std::string>& id) {
                auto& gpus = p.site.host.gpus;
                if (id)
                    gpus = std::vector<std::string>(std::max<std::size_t>(1, gpus->size()), *id);
                else
                    binding::takeBack(p, [](Project& q) -> auto& { return q.site.host.gpus; });
            }};
}

Binding<double> countBinding()
{
    return {[](const Project& p) -> std::optional<double> {
                const auto& gpus = p.site.host.gpus;
                return gpus.given && !gpus->empty() ? std::optional{double(gpus->size())} : std::nullopt;
            },
            [](const Project&) -> std::optional<double> { return {}; },
            [](Project& p, const std::optional<double>& count) {
                auto& gpus = p.site.host.gpus;
                if (count && !gpus->empty())
                    gpus = std::vector<std::string>(std::size_t(*count), gpus->front());
            }};
}

} // namespace

OwnedForm::OwnedForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"owned"_s, true, parent} {}

QString OwnedForm::title() const
{
    return tr("What you have");
}

QString OwnedForm::cardName(const std::string& id) const
{
    const Gpu* gpu = session().catalog().gpus.find(id);
    return QString::fromStdString(gpu ? gpu->name : id);
}

QString OwnedForm::summary() const
{
    const auto& gpus = session().project().site.host.gpus;
    return gpus->empty() ? tr("no card yet") : cardName(gpus->front());
}

void OwnedForm::build()
{
    const auto name = [](const char* source) { return label<OwnedForm>(source); };
    add(new PickerRow{place(), {u"site.host.gpus"_s, name(QT_TR_NOOP("Card")), u"gpu"_s}, cardBinding(), [this] { return gpuItems(session().catalog()); },
                      [this](const std::string& id) { return cardName(id); }, name(QT_TR_NOOP("Choose a card"))});
    add(new NumberRow{place(), {u"site.host.gpus.count"_s, name(QT_TR_NOOP("How many")), u"gpu"_s}, {NumberKind::whole, 0, 0}, {1, 64}, countBinding(),
                      [](double n) { return tr("cards", "unit after a number", int(n)); }})
        ->showWhen([](const Project& p) { return !p.site.host.gpus->empty(); });
}

} // namespace cabe
