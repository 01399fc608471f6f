// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/cost_forms.h"

#include "app/forms/format_picker.h"
#include "app/forms/model_picker.h"
#include "app/forms/picker.h"
#include "app/window/words.h"

namespace cabe {

using namespace Qt::StringLiterals;

namespace {

constexpr NumberForm wholeNumber{NumberKind::whole, 0, 0};
constexpr double million = 1e6;

Binding<std::string> modelBinding(const Session* session)
{
    const auto get = [session](auto& p) -> auto& { return p.stages[std::size_t(session->stage())].workload.model; };
    return {[get](const Project& p) { return get(p).empty() ? std::nullopt : std::optional{get(p).id}; },
            [](const Project&) -> std::optional<std::string> { return {}; },
            [get](Project& p, const std::optional<std::string>& id) {
                get(p) = ModelChoice{};
                get(p).id = id.value_or(std::string{});
            }};
}

// What is left of the price at the end: a share of it instead of the catalogue's curve.
Binding<double> resaleBinding()
{
    return {[](const Project& p) -> std::optional<double> {
                return p.site.resale.given && p.site.resale->fraction ? std::optional{*p.site.resale->fraction * 100} : std::nullopt;
            },
            [](const Project& p) -> std::optional<double> { return p.site.resale->fraction ? std::optional{*p.site.resale->fraction * 100} : std::nullopt; },
            [](Project& p, const std::optional<double>& percent) {
                if (percent)
                    p.site.resale = ResaleChoice{{}, *percent / 100};
                else
                    p.site.resale = Setting<ResaleChoice>{};
            }};
}

} // namespace

DemandForm::DemandForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"demand"_s, true, parent} {}

QString DemandForm::title() const
{
    return tr("Demand");
}

QString DemandForm::summary() const
{
    return modelName(workload().model, session().catalog());
}

void DemandForm::build()
{
    const Session* s = &session();
    const auto name = [](const char* source) { return label<DemandForm>(source); };
    const auto of = [s](auto get) { return binding::ofWorkload(s, get); };
    const Label unset = name(QT_TR_NOOP("not given"));
    const auto number = [&](NumberRow* row) {
        row->setEmptyLabel(unset);
        add(row);
    };
    add(new PickerRow{place(), {u"workload.model"_s, name(QT_TR_NOOP("Model")), u"llm"_s}, modelBinding(s),
                      [this] { return modelItems(session().catalog()); },
                      [this](const std::string&) { return modelName(workload().model, session().catalog()); }, name(QT_TR_NOOP("Choose a model"))});
    add(new FormatRow{place(), {u"workload.weights"_s, name(QT_TR_NOOP("Weight format")), u"quantization"_s}});
    number(new NumberRow{place(), {u"workload.demand.requests_per_day"_s, name(QT_TR_NOOP("Requests")), u"utilization"_s}, wholeNumber, {0, 1e9},
                         binding::optionalNumber(of([](auto& w) -> auto& { return w.demand.requestsPerDay; })), [](double) { return tr("per day"); }});
    number(new NumberRow{place(), {u"workload.demand.input_tokens_per_month"_s, name(QT_TR_NOOP("Tokens in")), u"price_per_million_tokens"_s},
                         {NumberKind::decimal, 0, 3}, {0, 1e9},
                         binding::optionalNumber(of([](auto& w) -> auto& { return w.demand.inputTokensPerMonth; }), 1 / million),
                         [](double) { return tr("M/month"); }});
    number(new NumberRow{place(), {u"workload.demand.output_tokens_per_month"_s, name(QT_TR_NOOP("Tokens out")), u"price_per_million_tokens"_s},
                         {NumberKind::decimal, 0, 3}, {0, 1e9},
                         binding::optionalNumber(of([](auto& w) -> auto& { return w.demand.outputTokensPerMonth; }), 1 / million),
                         [](double) { return tr("M/month"); }});
    number(new NumberRow{place(), {u"workload.demand.hours_per_day"_s, name(QT_TR_NOOP("Hours per day")), u"utilization"_s}, {}, {0, 24},
                         binding::number(of([](auto& w) -> auto& { return w.demand.hoursPerDay; })), [](double) { return u"h"_s; }});
    number(new NumberRow{place(), {u"workload.demand.days_per_month"_s, name(QT_TR_NOOP("Days per month")), u"utilization"_s}, {}, {0, 31},
                         binding::number(of([](auto& w) -> auto& { return w.demand.daysPerMonth; })), [](double n) { return tr("days", "unit after a number", int(n)); }});
    number(new NumberRow{place(), {u"months"_s, name(QT_TR_NOOP("Period")), u"tco"_s}, wholeNumber, {1, 240},
                         binding::number(binding::ofStage(s, [](auto& stage) -> auto& { return stage.months; })),
                         [](double n) { return tr("months", "unit after a number", int(n)); }});
}

FinanceForm::FinanceForm(const RowPlace& place, QWidget* parent) : FormSection{place, u"finance"_s, true, parent} {}

QString FinanceForm::title() const
{
    return tr("Money");
}

QString FinanceForm::summary() const
{
    return tr("Discount %1 a year").arg(uiFormat().percent(*standing().site.discountRate));
}

void FinanceForm::build()
{
    const auto name = [](const char* source) { return label<FinanceForm>(source); };
    const auto percent = [this](NumberRow* row) {
        row->setResettable(true);
        add(row);
    };
    const auto perYear = [](double) { return tr("% a year"); };
    percent(new NumberRow{place(), {u"site.discount_rate"_s, name(QT_TR_NOOP("Discount")), u"present_value"_s}, {NumberKind::decimal, 0, 2}, {0, 100},
                          binding::number([](auto& p) -> auto& { return p.site.discountRate; }, 100), perYear});
    auto* resale = new NumberRow{place(), {u"site.resale"_s, name(QT_TR_NOOP("Resale")), u"resale_value"_s}, {NumberKind::decimal, 0, 1}, {0, 100},
                                 resaleBinding(), [](double) { return u"%"_s; }};
    resale->setEmptyLabel(name(QT_TR_NOOP("by curve")));
    percent(resale);
    percent(new NumberRow{place(), {u"site.maintenance_rate"_s, name(QT_TR_NOOP("Maintenance")), u"tco"_s}, {NumberKind::decimal, 0, 2}, {0, 100},
                          binding::number([](auto& p) -> auto& { return p.site.maintenanceRate; }, 100), perYear});
    percent(new NumberRow{place(), {u"site.failure_rate"_s, name(QT_TR_NOOP("Failures")), u"tco"_s}, {NumberKind::decimal, 0, 2}, {0, 100},
                          binding::number([](auto& p) -> auto& { return p.site.failureRate; }, 100), perYear});
    percent(new NumberRow{place(), {u"site.services_tax_rate"_s, name(QT_TR_NOOP("Services tax")), u"iof"_s}, {NumberKind::decimal, 0, 2}, {0, 200},
                          binding::number([](auto& p) -> auto& { return p.site.servicesTaxRate; }, 100), [](double) { return u"%"_s; }});
    percent(new NumberRow{place(), {u"site.iof"_s, name(QT_TR_NOOP("IOF")), u"iof"_s}, {NumberKind::decimal, 0, 2}, {0, 100},
                          binding::number([](auto& p) -> auto& { return p.site.iof; }, 100), [](double) { return u"%"_s; }});
}

} // namespace cabe
