#include "app/desk/statistics/evenings_window.h"

#include "app/desk/parts/errands.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/evening_plots.h"
#include "app/desk/statistics/lab_plots.h"
#include "app/desk/statistics/statistics_page.h"
#include "app/desk/words/shown_position.h"
#include "app/desk/words/words.h"
#include "app/mind/statistics/records_below.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kLetters = 100; ///< initial width of the window, in letter widths
constexpr int kLines = 40;

} // namespace

EveningsWindow::EveningsWindow(QWidget* parent)
    : QDialog(parent), errands_(new Errands(this)), said_(wrappedLabel()),
      page_(new StatisticsPage) {
    setWindowTitle(tr("Statistics of many games"));
    auto* other = new QPushButton(tr("Another &folder…"));
    connect(other, &QPushButton::clicked, this, &EveningsWindow::choose);
    auto* lab = new QPushButton(tr("Games of a &lab…"));
    lab->setToolTip(tr("Compares variants: opens the file of games that umpire lab kept"));
    connect(lab, &QPushButton::clicked, this, &EveningsWindow::chooseLab);
    auto* head = new QHBoxLayout;
    head->setSpacing(kStep);
    head->addWidget(said_, 1);
    head->addWidget(lab, 0, Qt::AlignTop);
    head->addWidget(other, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2 * kStep);
    column->addLayout(head);
    column->addWidget(page_, 1);
    resize(fontMetrics().averageCharWidth() * kLetters, fontMetrics().height() * kLines);
}

EveningsWindow::~EveningsWindow() = default;

void EveningsWindow::choose() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("A folder with records of games"));
    if (!folder.isEmpty()) {
        turnTo(folder);
    }
}

void EveningsWindow::chooseLab() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("A file with the games of a lab"), {},
                                     tr("Games of a lab (*.jsonl);;All files (*)"));
    if (!file.isEmpty()) {
        openLab(file);
    }
}

void EveningsWindow::openLab(const QString& file) {
    said_->setText(tr("Reading %1…").arg(QDir::toNativeSeparators(file)));
    errands_->send([this, file]() -> Errands::Answer {
        const auto lab = readKeptLab(file.toStdString());
        return [this, lab] {
            int played = 0;
            for (const auto& each : lab ? lab->games : LabGames()) {
                played += int(each.size());
            }
            said_->setText(
                lab ? tr("%1: %n game(s) of the computer (%2) against itself", nullptr, played)
                          .arg(gameName(QString::fromStdString(lab->game)),
                               QString::fromStdString(lab->engine))
                    : words::failure(lab.error()));
            page_->setPlots(lab ? plotsOf(*lab) : std::vector<Plot>(), QStringLiteral("lab"));
            Q_EMIT answered();
        };
    });
}

void EveningsWindow::turnTo(const QString& folder) {
    const QString shown = QDir::toNativeSeparators(folder);
    said_->setText(tr("Reading the records in %1…").arg(shown));
    errands_->send([this, folder, shown]() -> Errands::Answer {
        const FoundRecords found = tallyBelow({folder.toStdString()});
        std::vector<Plot> plots = plotsOf(statisticsOf(found.tally));
        const auto games = int(found.tally.games.size());
        return [this, plots = std::move(plots), games, shown] {
            said_->setText(games > 0 ? tr("%n game(s) in %1", nullptr, games).arg(shown)
                                     : tr("No record of a game lies in %1. Choose another folder, "
                                          "or play a game: Umpire keeps its record.")
                                           .arg(shown));
            page_->setPlots(plots, QStringLiteral("umpire"));
            Q_EMIT answered();
        };
    });
}

} // namespace umpire::desk

#include "moc_evenings_window.cpp"
