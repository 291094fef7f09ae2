#include "app/desk/record/record_page.h"

#include "app/desk/board/position_panel.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/named_key.h"
#include "app/desk/parts/wrapped_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/record/ahead_bar.h"
#include "app/desk/record/event_list.h"
#include "app/desk/record/evidence_view.h"
#include "app/desk/record/film_view.h"
#include "app/desk/record/read_evidence.h"
#include "app/desk/record/shown_board.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/statistics/figure_tabs.h"
#include "app/desk/statistics/save_dialog.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"
#include "app/desk/words/told_record.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <QButtonGroup>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

/// Initial widths of the large area and of the list, in percent of the window's width.
constexpr int kLargeShare = 55;
constexpr int kListShare = 45;
constexpr int kFar = 1'000'000'000; ///< larger than any number of rows
} // namespace

RecordPage::RecordPage(QWidget* parent)
    : QWidget(parent), evidence_(new EvidenceView), film_(new FilmView),
      position_(new PositionPanel), ahead_(new AheadBar), board_(new QWidget),
      large_(new QVBoxLayout), small_(new QVBoxLayout), steps_(nullptr), sentence_(plainLabel()),
      summary_(plainLabel()), state_(plainLabel()), aheadTold_(wrappedLabel()),
      list_(new EventList), tabs_(new QTabWidget), figures_(nullptr),
      shows_(new QButtonGroup(this)), back_(new WrappedButton), next_(new WrappedButton),
      open_(new WrappedButton), export_(new WrappedButton), goOn_(new WrappedButton),
      analyse_(new WrappedButton), reading_(new Errands(this)), picturing_(new Errands(this)),
      writing_(new Errands(this)) {
    auto* halves = new QSplitter;
    halves->addWidget(largeSide());
    halves->addWidget(listSide());
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(0, kLargeShare);
    halves->setStretchFactor(1, kListShare);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(kStep, kStep, kStep, kStep);
    all->addWidget(halves);

    connect(list_, &EventList::turned, this, &RecordPage::turnToEvent);
    connect(list_, &EventList::notationTurned, this, &RecordPage::writeSentence);
    connect(list_, &EventList::clauseWanted, this, &RecordPage::clauseWanted);
    connect(figures_, &FigureTabs::eventWanted, list_, &EventList::choose);
    connect(figures_, &FigureTabs::analysisWritten, this, &RecordPage::writeAhead);
    for (QAbstractButton* each :
         {static_cast<QAbstractButton*>(ahead_), static_cast<QAbstractButton*>(analyse_)}) {
        connect(each, &QAbstractButton::clicked, figures_, &FigureTabs::showAnalysis);
    }
    connect(open_, &QPushButton::clicked, this, &RecordPage::browse);
    connect(export_, &QPushButton::clicked, this, &RecordPage::exportAs);
    connect(goOn_, &QPushButton::clicked, this, [this] { Q_EMIT goOnWanted(file_); });
    connect(sentence_, &QLabel::linkActivated, this,
            [this](const QString& link) { Q_EMIT clauseWanted(clauseIn(link)); });
    connect(this, &RecordPage::clauseWanted, this,
            [this](const QString& clause) { RulesWindow::show({}, clause, window()); });
    export_->setEnabled(false);
    analyse_->setObjectName(QStringLiteral("analyse"));
    goOn_->hide();
    position_->setEnabled(false); // the board of a record cannot be corrected
    enlarge(Board);
    followKeys();
    whenTextsChange(*this, [this] { write(); });
}

QWidget* RecordPage::largeSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->setSpacing(kStep);
    large_->setContentsMargins({});
    auto* board = new QGridLayout(board_);
    board->setContentsMargins({});
    board->setSpacing(kStep);
    board->addWidget(aheadTold_, 0, 0, 1, 2);
    board->addWidget(analyse_, 0, 0, 1, 2, Qt::AlignLeft);
    board->addWidget(ahead_, 1, 0);
    board->addWidget(position_, 1, 1);
    board->setRowStretch(1, 1);
    board->setColumnStretch(1, 1);
    column->addLayout(large_, 1);
    column->addWidget(sentence_);
    column->addWidget(steps());
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::RichText);
    sentence_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return side;
}

QWidget* RecordPage::steps() {
    auto* steps = new QWidget;
    steps_ = new QGridLayout(steps);
    steps_->setContentsMargins({});
    steps_->setSpacing(kStep);
    steps_->setColumnStretch(kViewsColumn - 1, 1);
    for (const Large each : {Board, TwoPictures, Fading, Film}) {
        auto* button = new WrappedButton;
        button->setCheckable(true);
        button->setChecked(each == Board);
        button->setObjectName(QStringLiteral("large%1").arg(int(each)));
        shows_->addButton(button, each);
        steps_->addWidget(button, 0, kViewsColumn + int(each));
    }
    connect(shows_, &QButtonGroup::idToggled, this, [this](int which, bool on) {
        if (on) { // `toggled`, because a screen reader toggles the button instead of clicking it
            enlarge(which);
        }
    });
    connect(back_, &QPushButton::clicked, this, [this] { list_->step(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { list_->step(1); });
    return steps;
}

QWidget* RecordPage::listSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(kStep, 0, 0, 0);
    column->setSpacing(kStep);
    auto* files = new QHBoxLayout;
    files->setSpacing(kStep);
    for (QPushButton* button : {goOn_, open_, export_}) {
        files->addWidget(button);
    }
    files->addStretch(1);
    column->addWidget(summary_);
    column->addWidget(state_);
    column->addLayout(files); // below the texts, so that large letters have the full width
    column->addLayout(small_, 2);
    tabs_->addTab(list_, QString());
    figures_ = new FigureTabs(*tabs_);
    column->addWidget(tabs_, 3);
    summary_->setWordWrap(true);
    state_->setWordWrap(true);
    return side;
}

/// Lets the keys Left, Right, Home and End step through the events. Widgets that use these keys
/// themselves, such as a text field, keep them.
void RecordPage::followKeys() {
    const std::array<std::pair<Qt::Key, int>, 4> keys = {
        std::pair(Qt::Key_Left, -1), std::pair(Qt::Key_Right, 1), std::pair(Qt::Key_Home, -kFar),
        std::pair(Qt::Key_End, kFar)};
    for (const auto& key : keys) {
        auto* shortcut = new NamedKey(
            key.first, *this, [] { return tr("the event before, the next, the first, the last"); });
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this,
                [this, rows = key.second] { list_->step(rows); });
    }
    tabs_->tabBar()->installEventFilter(this);
    evidence_->findChild<QSlider*>()->installEventFilter(this);
}

bool RecordPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home ||
            key == Qt::Key_End) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RecordPage::enlarge(int which) {
    const bool hasPicture = evidence_->hasPicture();
    QWidget* large = which == Film                   ? static_cast<QWidget*>(film_)
                     : which == Board || !hasPicture ? board_
                                                     : evidence_;
    QWidget* small = large == board_ ? static_cast<QWidget*>(evidence_) : board_;
    large_->addWidget(film_);
    film_->setVisible(which == Film);
    evidence_->setVisible(which != Film && hasPicture);
    large_->addWidget(large, 1);
    small_->addWidget(small, 1);
    evidence_->setHow(which == TwoPictures ? EvidenceView::How::SideBySide
                      : which == Fading    ? EvidenceView::How::Faded
                                           : EvidenceView::How::One);
    markChosen();
}

void RecordPage::markChosen() {
    for (QAbstractButton* button : shows_->buttons()) {
        accent(*button, button->isChecked() ? Accent::Next : Accent::None);
    }
    accent(*open_, record_ ? Accent::None : Accent::Next);
}

/// Sets the pictures. Arranges the page again if there were pictures before and there are none now,
/// or the other way round, because the board or the list uses the space of missing pictures.
void RecordPage::setEvidence(const Evidence& evidence) {
    const bool hadPicture = evidence_->hasPicture();
    evidence_->setEvidence(evidence);
    offerViews();
    if (evidence_->hasPicture() != hadPicture) {
        enlarge(shows_->checkedId());
    }
}

void RecordPage::offerPictures() {
    const bool there = hasPictures(shown_);
    setEvidence({});
    for (QAbstractButton* button : shows_->buttons()) {
        button->setVisible(there);
    }
    shows_->button(Film)->setVisible(there && hasFilms(shown_));
    if (!there || (shows_->checkedId() == Film && !hasFilms(shown_))) {
        shows_->button(Board)->setChecked(true);
    }
}

QString RecordPage::game() const {
    return hasRecord() ? QString::fromStdString((*record_)->settings.game) : QString();
}

void RecordPage::browse() {
    const QString chosen = QFileDialog::getOpenFileName(
        this, tr("The record of a game"), QFileInfo(recall(remembered::kJournal)).path(),
        tr("Records of Umpire (*.umpire);;All files (*)"));
    if (!chosen.isEmpty()) {
        open(chosen);
    }
}

void RecordPage::open(const QString& journal) {
    file_ = journal;
    remember(remembered::kJournal, journal);
    reading_->send([this, file = journal.toStdString()]() -> Errands::Answer {
        const auto record = std::make_shared<const Expected<JournalRecord>>(readJournal(file));
        return [this, record] { show(record); };
    });
}

void RecordPage::show(const ReadRecord& record) {
    record_ = record;
    shown_ = hasRecord() ? publicView(**record_) : JournalRecord();
    list_->setRecord(hasRecord() ? &shown_ : nullptr);
    export_->setEnabled(record->has_value());
    goOn_->setVisible(record->has_value() && !whereItStands((*record)->events).over);
    position_->setTurns(0);
    offerPictures();
    markChosen();
    writeSummary();
    writeSentence();
    figures_->setRecord(record_);
    list_->setFocus();
    list_->chooseEnd();
    Q_EMIT opened();
}

void RecordPage::turnToEvent() {
    const auto chosen = list_->chosen();
    back_->setEnabled(chosen && !list_->isFirst());
    next_->setEnabled(chosen && !list_->isLast());
    if (chosen) {
        showPosition(*position_, shown_.settings, list_->events(), *chosen);
        showPictures(*chosen);
        writeSentence();
        figures_->look(list_->events()[*chosen].number);
        writeAhead();
    }
}

void RecordPage::showPictures(std::size_t event) {
    const EvidenceRequest request = evidenceRequest(shown_, list_->teller(), event, file_);
    picturing_->send([this, request]() -> Errands::Answer {
        return [this, evidence = readEvidence(request)] {
            setEvidence(evidence);
            film_->setFilm(evidence.film);
            if (evidence.turns) { // without a picture unknown, and the board keeps its turn
                position_->setTurns(*evidence.turns);
            }
            Q_EMIT stepped();
        };
    });
}

void RecordPage::exportAs() {
    const std::vector<FileForm> forms = {{tr("Match report (*.pdf)"), QStringLiteral("pdf")},
                                         {tr("Text (*.txt)"), QStringLiteral("txt")},
                                         {tr("JSON lines (*.jsonl)"), QStringLiteral("jsonl")},
                                         {tr("New folder with the pictures (*)"), QString()}};
    const auto chosen =
        askWhereToSave(*this, tr("Export the game"), proposedName((*record_)->settings), forms);
    if (chosen) {
        write(std::array{RecordForm::Report, RecordForm::Text, RecordForm::JsonLines,
                         RecordForm::Folder}[chosen->form],
              chosen->file);
    }
}

void RecordPage::write(RecordForm form, const QString& file) {
    export_->setEnabled(false);
    state_->setText(tr("Being written: %1").arg(file));
    const QImage last =
        form == RecordForm::Report ? finalPosition(shown_.settings, list_->events()) : QImage();
    writing_->send([this, record = record_, journal = file_.toStdString(), form, file,
                    last]() -> Errands::Answer {
        const auto pictures = [&journal](std::int64_t event) { return pictureOf(journal, event); };
        const QString failure = exportRecord(**record, pictures, form, file, last);
        return [this, failure, file] {
            export_->setEnabled(true);
            state_->setText(failure.isEmpty() ? tr("Written: %1").arg(file) : failure);
            Q_EMIT written();
        };
    });
}

} // namespace umpire::desk

#include "moc_record_page.cpp"
