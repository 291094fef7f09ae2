#include "app/desk/statistics/odds_page.h"

#include "app/desk/parts/errands.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/plot_card.h"
#include "app/desk/words/told_record.h"

#include <QCoreApplication>
#include <QLocale>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

struct OddsWords {
    Q_DECLARE_TR_FUNCTIONS(OddsWords)
};

constexpr double kPercent = 100.0;

Series chancesOf(const odds::HitOdds& odds, const QString& name) {
    Series series{name, {}};
    for (std::size_t hits = 0; hits < odds.byHits.size(); ++hits) {
        const odds::Estimate& chance = odds.byHits[hits];
        series.points.emplace_back(double(hits + 1), kPercent * chance.value);
        series.reaches.push_back({kPercent * chance.low, kPercent * chance.high});
    }
    return series;
}

QString inTenths(double hits) {
    return QLocale().toString(hits, 'f', 1);
}

/// Tells whether the side zone changes the expected number of hits.
bool needsSideZone(const odds::Odds& odds) {
    return odds.hits.expected.value > odds.withoutSideZone.expected.value;
}

QString expectation(const RecordedToss& toss, const odds::Odds& odds) {
    QString told = OddsWords::tr("About %1 hits are likely from a good place.")
                       .arg(inTenths(odds.hits.expected.value));
    if (needsSideZone(odds)) {
        told += QLatin1Char(' ') + OddsWords::tr("Without the side zone: %1.")
                                       .arg(inTenths(odds.withoutSideZone.expected.value));
    }
    return toss.hits ? told + QLatin1Char(' ') + OddsWords::tr("Hits thrown: %1.").arg(*toss.hits)
                     : told;
}

} // namespace

Plot oddsPlot(const RecordedToss& toss, const odds::Odds& odds) {
    const auto& galleys = toss.question.scene.galleys;
    Plot plot{
        .shape = Plot::Shape::Groups,
        .title =
            OddsWords::tr("%1 → %2, %n match(es)", nullptr, toss.question.handful.matches)
                .arg(QString::fromStdString(galleys[0].id), QString::fromStdString(galleys[1].id)),
        .upwards = OddsWords::tr("chance, %"),
        .series = {chancesOf(odds.hits, OddsWords::tr("by the rules"))},
        .question = OddsWords::tr("How many hits were likely?"),
        .answer = expectation(toss, odds),
        .file = QStringLiteral("odds"),
        .across = OddsWords::tr("hits")};
    if (needsSideZone(odds)) {
        plot.series.push_back(
            chancesOf(odds.withoutSideZone, OddsWords::tr("without the side zone")));
    }
    for (std::size_t hits = 0; hits < odds.hits.byHits.size(); ++hits) {
        plot.names.push_back(QLocale().toString(int(hits)));
    }
    if (toss.hits && std::size_t(*toss.hits) < odds.hits.byHits.size()) {
        const auto thrown = std::size_t(*toss.hits);
        const double high =
            std::max(odds.hits.byHits[thrown].high, odds.withoutSideZone.byHits[thrown].high);
        plot.marks.push_back({PlotMark::Kind::Chosen, QPointF(double(thrown + 1), kPercent * high),
                              OddsWords::tr("thrown")});
    }
    return plot;
}

OddsPage::OddsPage(QWidget* parent)
    : QWidget(parent), said_(wrappedLabel()), found_(nullptr), errands_(new Errands(this)) {
    auto* found = new QWidget;
    found_ = new QVBoxLayout(found);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kStep);
    auto* scroller = new TallColumn(found);
    scroller->setFrameShape(QFrame::NoFrame);
    column->addWidget(said_);
    column->addWidget(scroller, 1);
}

OddsPage::~OddsPage() {
    stop_.request_stop();
}

void OddsPage::setRecord(std::shared_ptr<const Expected<JournalRecord>> record) {
    if (record != record_) {
        stop_.request_stop();
        errands_->forget();
        record_ = std::move(record);
        tosses_ = record_ && *record_ ? tossesOf(**record_) : std::vector<RecordedToss>();
        known_.assign(tosses_.size(), nullptr);
        shown_ = 0;
    }
    ask();
}

void OddsPage::look(std::int64_t event) {
    const auto after = std::ranges::upper_bound(tosses_, event, {}, &RecordedToss::event);
    const auto shown = std::size_t(std::max<std::ptrdiff_t>(1, after - tosses_.begin())) - 1;
    if (shown != shown_) {
        shown_ = shown;
        ask();
    }
}

void OddsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    ask();
}

/// Starts the simulation of the shown toss if its probabilities are unknown and the page is
/// visible.
void OddsPage::ask() {
    if (isVisible() && shown_ < tosses_.size() && !known_[shown_]) {
        stop_.request_stop();
        stop_ = std::stop_source();
        errands_->send([this, toss = tosses_[shown_], place = shown_,
                        stop = stop_.get_token()]() -> Errands::Answer {
            const auto odds = std::make_shared<const odds::Odds>(oddsOf(toss, stop));
            return [this, odds, place] {
                known_[place] = odds;
                write();
                Q_EMIT answered();
            };
        });
    }
    write();
}

void OddsPage::write() {
    clear();
    const bool isKnown = shown_ < tosses_.size() && known_[shown_];
    said_->setVisible(!isKnown);
    said_->setText(tosses_.empty() ? tr("The record has no toss with a target.")
                                   : tr("The matches are being dropped."));
    if (isKnown) {
        auto* card = new PlotCard(oddsPlot(tosses_[shown_], *known_[shown_]),
                                  proposedName((*record_)->settings));
        connect(card, &PlotCard::saved, this, [this](const QString& what) {
            said_->setText(what);
            said_->show();
        });
        found_->addWidget(card);
    }
    found_->addStretch();
}

void OddsPage::clear() {
    while (QLayoutItem* item = found_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace umpire::desk

#include "moc_odds_page.cpp"
