#include "app/desk/statistics/statistics_page.h"

#include "app/desk/parts/measures.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/game_statistics.h"
#include "app/desk/statistics/plot_card.h"
#include "app/desk/words/told_record.h"

#include <QVBoxLayout>

namespace umpire::desk {

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent), plots_(nullptr), said_(wrappedLabel()) {
    auto* plots = new QWidget;
    plots_ = new QVBoxLayout(plots);
    plots_->setSpacing(2 * kStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    auto* scroller = new TallColumn(plots);
    scroller->setFrameShape(QFrame::NoFrame);
    column->addWidget(scroller, 1);
    column->addWidget(said_);
    said_->hide();
}

void StatisticsPage::setRecord(const JournalRecord* record) {
    setPlots(record != nullptr ? plotsOf(*record) : std::vector<Plot>(),
             record != nullptr ? proposedName(record->settings) : QString());
}

void StatisticsPage::setPlots(const std::vector<Plot>& plots, const QString& name) {
    while (QLayoutItem* item = plots_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    said_->hide();
    for (const Plot& plot : plots) {
        auto* card = new PlotCard(plot, name);
        connect(card, &PlotCard::saved, this, [this](const QString& what) {
            said_->setText(what);
            said_->show();
        });
        plots_->addWidget(card);
    }
    plots_->addStretch();
}

} // namespace umpire::desk

#include "moc_statistics_page.cpp"
