#include "app/desk/statistics/figure_tabs.h"

#include "app/desk/statistics/analysis_page.h"
#include "app/desk/statistics/odds_page.h"
#include "app/desk/statistics/statistics_page.h"

#include <QTabBar>
#include <QTabWidget>

namespace umpire::desk {

FigureTabs::FigureTabs(QTabWidget& tabs)
    : QObject(&tabs), tabs_(tabs), statistics_(new StatisticsPage), analysis_(new AnalysisPage),
      odds_(new OddsPage) {
    tabs.addTab(statistics_, QString());
    tabs.addTab(analysis_, QString());
    tabs.addTab(odds_, QString());
    connect(analysis_, &AnalysisPage::eventWanted, this, &FigureTabs::eventWanted);
    connect(analysis_, &AnalysisPage::written, this, &FigureTabs::analysisWritten);
}

void FigureTabs::setRecord(const std::shared_ptr<const Expected<JournalRecord>>& record) {
    tabs_.setTabText(tabs_.indexOf(statistics_), tr("Statistics"));
    tabs_.setTabText(tabs_.indexOf(analysis_), tr("Analysis"));
    tabs_.setTabText(tabs_.indexOf(odds_), tr("Odds"));
    statistics_->setRecord(record && *record ? &**record : nullptr);
    analysis_->setRecord(record);
    odds_->setRecord(record);
    const int odds = tabs_.indexOf(odds_);
    if (tabs_.isTabVisible(odds) != odds_->hasTosses()) { // Qt keeps old widths if nothing changes
        tabs_.setTabVisible(odds, odds_->hasTosses());
    }
    tabs_.setMinimumWidth(tabs_.tabBar()->sizeHint().width()); // no tab is cut, however large
}

void FigureTabs::showAnalysis() {
    tabs_.setCurrentWidget(analysis_);
    analysis_->want();
}

void FigureTabs::look(std::int64_t event) {
    analysis_->look(event);
    odds_->look(event);
}

} // namespace umpire::desk

#include "moc_figure_tabs.cpp"
