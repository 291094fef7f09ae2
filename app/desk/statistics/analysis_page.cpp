#include "app/desk/statistics/analysis_page.h"

#include "app/desk/parts/errands.h"
#include "app/desk/parts/link_colour.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/statistics/analysis_plot.h"
#include "app/desk/statistics/plot_card.h"
#include "app/desk/statistics/plot_view.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/told_record.h"
#include "app/desk/words/words.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <thread>

namespace umpire::desk {
namespace {

constexpr int kTick = 100; ///< interval at which the progress is shown, in milliseconds

/// Returns the number of threads for the analysis: all cores except one, which the window needs; at
/// least one.
unsigned threadsBesideTheWindow() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

} // namespace

AnalysisPage::AnalysisPage(QWidget* parent)
    : QWidget(parent), start_(new QPushButton), progress_(new QProgressBar), said_(wrappedLabel()),
      found_(nullptr), errands_(new Errands(this)) {
    auto* found = new QWidget;
    found_ = new QVBoxLayout(found);
    found_->setSpacing(2 * kStep);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(kStep);
    row->addWidget(start_);
    row->addWidget(progress_, 1);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(said_);
    auto* scroller = new TallColumn(found);
    scroller->setFrameShape(QFrame::NoFrame);
    column->addWidget(scroller, 1);
    progress_->hide();
    tick_.setInterval(kTick);
    connect(&tick_, &QTimer::timeout, this, [this] {
        progress_->setMaximum(all_->load());
        progress_->setValue(done_->load());
    });
    connect(start_, &QPushButton::clicked, this, &AnalysisPage::press);
    // needed because the page's palette changes later than the window's
    whenTextsChange(*this, [this] { write(); });
}

AnalysisPage::~AnalysisPage() {
    stop_.request_stop();
}

void AnalysisPage::setRecord(const SharedRecord& record) {
    if (record != record_) {
        stop_.request_stop();
        errands_->forget();
        tick_.stop();
        record_ = record;
        answer_.reset();
        wasStopped_ = false;
    }
    write();
}

void AnalysisPage::press() {
    errands_->isBusy() ? stop() : begin();
}

void AnalysisPage::want() {
    if (isPossible() && !answer_ && !errands_->isBusy()) {
        begin();
    }
}

const Analysis* AnalysisPage::analysis() const {
    return answer_ && *answer_ ? &**answer_ : nullptr;
}

bool AnalysisPage::isPossible() const {
    return hasRecord() && !holdsSecrets(**record_);
}

void AnalysisPage::begin() {
    answer_.reset();
    wasStopped_ = false;
    stop_ = std::stop_source();
    done_ = std::make_shared<std::atomic<int>>(0);
    all_ = std::make_shared<std::atomic<int>>(0);
    AnalysisLimits limits{.thinking = {.nodes = kAnalysedPositions},
                          .threads = threadsBesideTheWindow(),
                          .stop = stop_.get_token(),
                          .heard = [done = done_, all = all_](std::size_t so, std::size_t of) {
                              *all = int(of);
                              *done = std::max(done->load(), int(so));
                          }};
    errands_->send([this, record = record_, limits]() -> Errands::Answer {
        const auto answer =
            std::make_shared<const Expected<Analysis>>(analyseGame(**record, limits));
        return [this, answer] { showAnswer(answer); };
    });
    tick_.start();
    write();
}

void AnalysisPage::stop() {
    stop_.request_stop();
    errands_->forget();
    tick_.stop();
    wasStopped_ = true;
    write();
    Q_EMIT ended();
}

void AnalysisPage::showAnswer(const Answer& answer) {
    tick_.stop();
    answer_ = answer;
    write();
    Q_EMIT ended();
}

void AnalysisPage::say(const QString& what) {
    said_->setText(what);
    said_->setVisible(!what.isEmpty());
}

void AnalysisPage::write() {
    const bool isBusy = errands_->isBusy();
    const bool isSecret = hasRecord() && holdsSecrets(**record_);
    start_->setText(isBusy ? tr("&Stop") : tr("&Analyse"));
    start_->setEnabled(isPossible());
    progress_->setVisible(isBusy);
    progress_->setFormat(tr("%v of %m positions"));
    progress_->setAccessibleName(tr("Positions that the computer has looked at"));
    if (isBusy) {
        progress_->setRange(0, 0); // the total number of positions is not known yet
    }
    clear();
    if (!hasRecord()) {
        say({});
    } else if (isSecret) {
        say(tr("This game has secrets. It can be analysed when it is over."));
    } else if (isBusy) {
        say(tr("The computer looks at each position. You can read the record meanwhile."));
    } else if (wasStopped_) {
        say(tr("The analysis was stopped."));
    } else if (!answer_) {
        say(tr("The computer looks at each position. It says who was ahead, and which actions "
               "were mistakes."));
    } else if (!*answer_) {
        say(words::failure(answer_->error()));
    } else {
        say({});
        writeAnswer();
    }
    Q_EMIT written();
}

void AnalysisPage::writeAnswer() {
    const JournalRecord& record = **record_;
    auto* card = new PlotCard(valuePlot(**answer_, record), proposedName(record.settings));
    view_ = &card->view();
    view_->letPoint();
    view_->setToolTip(tr("A click shows the action."));
    connect(view_, &PlotView::pointedAt, this, [this](int action) {
        const auto& actions = (*answer_)->actions;
        if (action > 0 && action <= int(actions.size())) {
            Q_EMIT eventWanted(actions[std::size_t(action) - 1].event);
        }
    });
    connect(card, &PlotCard::saved, this, &AnalysisPage::say);
    QLabel* mistakes = wrappedLabel();
    mistakes->setTextFormat(Qt::RichText);
    mistakes->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    mistakes->setText(withLinks(mistakesText(**answer_, record), palette()));
    connect(mistakes, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto event = eventIn(link)) {
            Q_EMIT eventWanted(*event);
        }
    });
    found_->addWidget(card);
    found_->addWidget(mistakes);
    found_->addStretch();
    look(event_);
}

void AnalysisPage::look(std::int64_t event) {
    event_ = event;
    if (view_ != nullptr) {
        const auto& actions = (*answer_)->actions;
        const auto after = std::ranges::upper_bound(actions, event, {}, &ValuedAction::event);
        view_->look(double(after - actions.begin()));
    }
}

void AnalysisPage::clear() {
    view_ = nullptr;
    while (QLayoutItem* item = found_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace umpire::desk

#include "moc_analysis_page.cpp"
