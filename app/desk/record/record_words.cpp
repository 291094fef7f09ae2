#include "app/desk/parts/appearance.h"
#include "app/desk/parts/link_colour.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/record/ahead_bar.h"
#include "app/desk/record/event_list.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/record/record_page.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/statistics/analysis_page.h"
#include "app/desk/statistics/analysis_plot.h"
#include "app/desk/statistics/figure_tabs.h"
#include "app/desk/words/event_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/told_record.h"
#include "app/desk/words/words.h"

#include <QButtonGroup>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

/// Sets the texts of the page.
namespace umpire::desk {

/// Places the buttons that step through the events beside those that choose the view, or below them
/// if the letters are so large that one row would widen the window.
void RecordPage::placeSteps() {
    constexpr double kLargeLetters = 1.5 * letters::kPlainPixels;
    const bool isLarge = QFontInfo(font()).pixelSize() > kLargeLetters;
    int column = isLarge ? kViewsColumn : 0;
    for (QPushButton* button : {back_, next_}) {
        const int columns = isLarge ? 2 : 1;
        steps_->removeWidget(button);
        steps_->addWidget(button, isLarge ? 1 : 0, column, 1, columns);
        column += columns;
    }
}

void RecordPage::write() {
    placeSteps();
    open_->setText(tr("Open…"));
    export_->setText(tr("Export…"));
    goOn_->setText(tr("Go on playing"));
    analyse_->setText(tr("Who was ahead? Analyse the game"));
    back_->setText(tr("← Back"));
    back_->setToolTip(tr("One event back: the Left key. To the first one: Home."));
    next_->setText(tr("Next →"));
    next_->setToolTip(tr("One event on: the Right key. To the last one: End."));
    shows_->button(Board)->setText(tr("Board"));
    shows_->button(Fading)->setText(tr("Fade"));
    shows_->button(Film)->setText(tr("Play the film"));
    shows_->button(Film)->setToolTip(tr("The moments before the event, frame by frame"));
    shows_->button(Fading)->setToolTip(tr("The picture before fades into the picture after"));
    offerViews();
    tabs_->setTabText(0, tr("Events"));
    tabs_->setAccessibleName(tr("The record's events, and its statistics"));
    markChosen();
    emphasise(*summary_, letters::kCard);
    emphasise(*sentence_, letters::kCard);
    emphasise(*aheadTold_, letters::kPlain);
    writeAhead();
    writeSummary();
    writeSentence();
    figures_->setRecord(record_);
}

/// Offers the views for which the event has pictures.
void RecordPage::offerViews() {
    const bool hasOne = evidence_->hasPicture() && !evidence_->hasTwo();
    QAbstractButton* pictures = shows_->button(TwoPictures);
    pictures->setText(hasOne ? tr("One picture") : tr("Two pictures"));
    pictures->setToolTip(
        plainTip(hasOne ? QString() : tr("The picture before and the picture after")));
    pictures->setEnabled(evidence_->hasPicture());
    shows_->button(Fading)->setEnabled(evidence_->hasTwo());
}

void RecordPage::writeSummary() {
    state_->setVisible(hasRecord());
    if (!record_) {
        summary_->setText(tr("Open the record of a game to step through it."));
    } else if (!*record_) {
        summary_->setText(words::failure(record_->error()));
    } else {
        const JournalRecord& record = **record_;
        summary_->setText(gameAndVariant(record.settings));
        QStringList parts{playersOf(record.settings), begunOf(record.settings)};
        parts << (record.faults.empty() ? tr("the record is intact")
                                        : tr("the record was changed: %1")
                                              .arg(words::said(record.faults.front().what)));
        parts.removeAll(QString());
        state_->setText(parts.join(QStringLiteral(" · ")));
    }
}

void RecordPage::writeSentence() {
    const auto chosen = list_->chosen();
    QString html;
    if (chosen) {
        const RecordedEvent& event = list_->events()[*chosen];
        html = withLinks(clauseLinks(list_->teller().told(event)), palette()) +
               QStringLiteral("<span style='font-weight: normal; color: %1'>%2</span>")
                   .arg(palette().color(QPalette::PlaceholderText).name(),
                        words::certainty(event.happening).toHtmlEscaped());
        if (list_->showsNotation()) {
            html += QStringLiteral("<br><span style='font-weight: normal'>%1 · %2 <code>%3</code>"
                                   "</span>")
                        .arg(words::title(event.happening).toHtmlEscaped(),
                             words::streamTime(event.time),
                             notationOf(event.happening).toHtmlEscaped());
        }
    }
    sentence_->setText(html);
}

void RecordPage::writeAhead() {
    const auto chosen = list_->chosen();
    const Analysis* analysis = figures_->analysis().analysis();
    const bool isKnown = hasRecord() && chosen && analysis != nullptr;
    ahead_->setSides(isKnown ? worthAfter(*analysis, **record_, list_->events()[*chosen].number)
                             : Worths());
    for (QWidget* each : {static_cast<QWidget*>(ahead_), static_cast<QWidget*>(aheadTold_)}) {
        each->setVisible(isKnown);
    }
    analyse_->setVisible(analysis == nullptr && figures_->analysis().isPossible());
    aheadTold_->setText(ahead_->accessibleName() + QLatin1Char(' ') +
                        ahead_->accessibleDescription());
}

} // namespace umpire::desk
