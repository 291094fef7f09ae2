#include "app/desk/game/game_page.h"

#include "app/desk/board/position_panel.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/correction_menu.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/announcement_words.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"
#include "app/live/corners_command.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <utility>

namespace umpire::desk {
namespace {

/// At first, in pixels.
constexpr int kPictureWidth = 760;
constexpr int kPictureHeight = 560;
constexpr int kSideWidth = 420;
constexpr int kLogHeight = 140;
/// Older lines are in the record.
constexpr int kMaxLines = 300;

/// A sign beside the words, so that nothing is told by colour alone.
QString signOf(TableState state) {
    switch (state) {
    case TableState::Still:
        return QStringLiteral("✔ ");
    case TableState::Waiting:
    case TableState::Settling:
    case TableState::HandOverTable:
        return QStringLiteral("… ");
    case TableState::Moved:
    case TableState::TooDark:
    case TableState::Glare:
    case TableState::CameraLost:
    case TableState::OutOfSync:
        return QStringLiteral("⚠ ");
    }
    return {};
}

} // namespace

GamePage::GamePage(QWidget* parent)
    : QWidget(parent), view_(new PictureView), turn_(wrappedLabel()), state_(wrappedLabel()),
      ruling_(wrappedLabel()), corners_(new CornersPanel), position_(new PositionPanel),
      question_(new QuestionPanel), commands_(new CommandBar), log_(new QListWidget),
      stop_(new QPushButton), record_(new QPushButton), thread_(new GameThread(this)) {
    auto* table = new QSplitter(Qt::Vertical);
    table->addWidget(view_);
    table->addWidget(log_);
    table->setStretchFactor(0, 1);
    table->setChildrenCollapsible(false);
    table->setSizes({kPictureHeight, kLogHeight});
    auto* halves = new QSplitter;
    halves->addWidget(table);
    halves->addWidget(new TallColumn(recordSide()));
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kSideWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(halves);
    log_->setWordWrap(true);
    log_->setMinimumHeight(60);

    connect(thread_, &GameThread::frameCame, this, &GamePage::showFrame);
    connect(thread_, &GameThread::announced, this, &GamePage::hear);
    connect(thread_, &GameThread::remarked, this, [this](const Message& remark) { tell(remark); });
    connect(thread_, &GameThread::positionCame, this, &GamePage::take);
    connect(thread_, &GameThread::ended, this, &GamePage::end);
    connect(commands_, &CommandBar::said, this, &GamePage::say);
    connect(question_, &QuestionPanel::said, this, &GamePage::say);
    connect(question_, &QuestionPanel::proposed, commands_, &CommandBar::propose);
    connect(view_, &PictureView::pointed, this, &GamePage::pointAt);
    connect(position_, &PositionPanel::said, this, &GamePage::say);
    connect(position_, &PositionPanel::spotChosen, this,
            [this](int spot, const QPoint& where) { askAbout(spot, where); });
    connect(thread_, &GameThread::offered, this, &GamePage::offer);
    connect(corners_, &CornersPanel::wanted, this, &GamePage::setCorners);
    connect(corners_, &CornersPanel::chosen, this, &GamePage::useCorners);
    connect(stop_, &QPushButton::clicked, this, [this] {
        thread_->stop();
        end({});
    });
    connect(record_, &QPushButton::clicked, this, [this] { Q_EMIT recordWanted(journal_); });
    commands_->setEnabled(false);
    stop_->setEnabled(false);
    record_->setEnabled(false);
    whenTextsChange(*this, [this] { write(); });
}

QWidget* GamePage::recordSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->addWidget(turn_);
    column->addWidget(state_);
    column->addWidget(corners_);
    column->addWidget(position_, 1);
    column->addWidget(ruling_);
    column->addWidget(question_);
    column->addWidget(commands_);
    auto* row = new QHBoxLayout;
    row->addWidget(stop_);
    row->addWidget(record_);
    column->addLayout(row);
    return side;
}

void GamePage::write() {
    emphasise(*turn_, 1.4);
    emphasise(*ruling_, 1.1);
    view_->setAccessibleName(tr("The camera's picture of the table"));
    view_->setToolTip(tr("Click a piece to correct it"));
    view_->setHint(tr("The picture of the table comes here when a game is on."));
    log_->setAccessibleName(tr("What was said so far"));
    stop_->setText(tr("End the watch"));
    record_->setText(tr("Look at the record"));
    stop_->setToolTip(tr("Umpire stops watching; the record stays"));
    writeTurn();
    writeState();
    if (last_) {
        ruling_->setText(question_->tellsLast() ? QString() : words::announcement(last_->event));
    }
    const std::vector<Line> lines = std::exchange(lines_, {});
    log_->clear();
    std::ranges::for_each(lines, [this](const Line& line) { tell(line); });
}

void GamePage::writeTurn() {
    QStringList names;
    for (const std::string& player : where_.toMove) {
        names << playerName(QString::fromStdString(player));
    }
    if (choice_.game.isEmpty()) {
        turn_->setText(tr("No game is on"));
    } else if (over_) {
        turn_->setText(tr("The game is over"));
    } else if (names.isEmpty()) {
        turn_->setText(tr("Waiting for the table"));
    } else {
        turn_->setText(tr("To move: %1").arg(names.join(QStringLiteral(", "))));
    }
}

void GamePage::writeState() {
    QString state =
        table_ && isRunning() ? signOf(*table_) + words::tableState(*table_) : QString();
    if (isRunning() && byHand_ && table_ == TableState::Moved) {
        state += QStringLiteral(": ") + tr("set its corners anew.");
    }
    if (isRunning() && table_ == TableState::Still && question_->holdsTheGame()) {
        state = QStringLiteral("? ") + tr("Umpire waits for your answer");
    }
    if (isRunning() && !unplaced_.isEmpty()) {
        state = QStringLiteral("☞ ") + tr("Point at the place where it lies (Esc: leave it).");
    }
    state_->setText(state);
    writeCorners();
    const bool lost = isRunning() && table_ == TableState::CameraLost;
    const bool secret = isRunning() && !where_.laying.empty();
    view_->setNotice(lost     ? tr("The camera is gone. The game waits for it.")
                     : secret ? tr("The picture waits while something is laid in secret.")
                              : QString());
}

void GamePage::start(const LiveRequest& request) {
    choice_ = {QString::fromStdString(request.game), QString::fromStdString(request.variant)};
    const auto journal = request.resume ? request.resume : request.journal;
    journal_ = journal ? QString::fromStdString(journal->string()) : QString();
    record_->setEnabled(journal.has_value());
    where_ = {};
    over_ = false;
    table_.reset();
    last_.reset();
    ringed_.clear();
    log_->clear();
    lines_.clear();
    ruling_->clear();
    question_->setStanding({});
    question_->close();
    position_->setRinged({});
    position_->setSeen({});
    seenBy_.reset();
    unplaced_.clear();
    byHand_ = request.corners;
    corners_->reset(byHand_);
    corners_->reset({}); // there is no way back to tags in a game
    commands_->setPaused(false);
    commands_->setEnabled(true);
    stop_->setEnabled(true);
    thread_->start(request);
    writeTurn();
}

void GamePage::say(const QString& line) {
    thread_->say(line);
}

void GamePage::showFrame() {
    if (auto frame = thread_->takeFrame()) {
        view_->showPicture(frame->image);
        corners_->allow();
        if (corners_->isSetting()) {
            frame->seen.reset(); // it was measured where the table was
        }
        if (frame->seen) {
            frame->seen->ringed = ringed_;
            frame->seen->goals = goals_;
            position_->setSeen(frame->seen->observation);
            seenBy_ = frame->seen->view;
            board_ = frame->seen->board;
        }
        view_->showSeen(std::move(frame->seen));
    }
}

void GamePage::pointAt(QPointF pixel, const QPoint& where) {
    if (!seenBy_ || corners_->isSetting()) {
        return;
    }
    const ImagePoint at{Pixels(pixel.x()), Pixels(pixel.y())};
    const auto place = tableFromImage(*seenBy_, at);
    if (where_.board) {
        askAbout(at, where);
    } else if (place && isRunning()) {
        position_->offerAt(*place, board_, where);
    }
}

void GamePage::askAbout(const PointedAt& pointed, const QPoint& where) {
    pointedAt_ = where;
    say(QString::fromStdString(pointCommand(pointed)));
}

void GamePage::offer(const referee::Offer& offer) {
    if (!unplaced_.isEmpty()) {
        say(unplaced_ + QString::fromStdString(offer.where));
        return waitForPlace({});
    }
    if (QApplication::activePopupWidget() != nullptr) {
        return; // a choice is being made
    }
    CorrectionMenu menu(offer);
    const QAction* chosen = menu.exec(pointedAt_);
    if (chosen != nullptr && CorrectionMenu::isToBePointedAt(*chosen)) {
        waitForPlace(chosen->data().toString());
    } else if (chosen != nullptr && chosen->data().isValid()) {
        say(chosen->data().toString());
    }
}

void GamePage::waitForPlace(const QString& line) {
    unplaced_ = line;
    writeState();
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !unplaced_.isEmpty()) {
        return waitForPlace({});
    }
    QWidget::keyPressEvent(event);
}

/// Corners hold until the camera moves; then they are to be set anew.
void GamePage::writeCorners() {
    const bool moved = table_ == TableState::Moved;
    corners_->setVisible(isRunning() && byHand_ && (moved || corners_->isSetting()));
}

void GamePage::setCorners() {
    TableDescription table;
    table.width = byHand_->width;
    table.height = byHand_->height;
    table.board = board_;
    view_->showSeen({});
    corners_->begin(*view_, table);
}

void GamePage::useCorners(const TableCorners& corners) {
    byHand_ = corners;
    corners_->reset({});
    corners_->allow();
    say(QString::fromStdString(cornersCommand(corners)));
    Q_EMIT cornersSet(corners);
    writeCorners();
}

void GamePage::note(const Event& event) {
    if (const auto* state = std::get_if<StateChanged>(&event)) {
        table_ = state->state;
    }
    if (const auto* differ = std::get_if<Desynchronised>(&event)) {
        ringed_ = placesOf(differ->differences);
    } else if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
        ringed_ = illegal->where;
    } else if (!std::holds_alternative<StateChanged>(event)) {
        ringed_.clear();
    }
    if (std::holds_alternative<Paused>(event) || std::holds_alternative<Resumed>(event)) {
        commands_->setPaused(std::holds_alternative<Paused>(event));
    }
    const bool changes = std::holds_alternative<Undone>(event) ||
                         std::holds_alternative<Corrected>(event) ||
                         std::holds_alternative<IllegalStands>(event);
    over_ = std::holds_alternative<GameOver>(event) || (over_ && !changes);
    position_->setRinged(ringed_);
}

void GamePage::hear(const Announcement& announcement) {
    const bool isState = std::holds_alternative<StateChanged>(announcement.event);
    note(announcement.event);
    question_->hear(announcement.event);
    writeState();
    if (!isState) {
        const auto* called = std::get_if<Called>(&announcement.event);
        commands_->setOthers(called != nullptr ? called->others : std::vector<Choice>());
        last_ = announcement;
        const QString sentence = words::announcement(announcement.event);
        ruling_->setText(question_->tellsLast() ? QString() : sentence);
        tell(announcement.event);
    }
    Q_EMIT heard(announcement);
}

void GamePage::tell(const Line& line) {
    const auto* event = std::get_if<Event>(&line);
    log_->addItem(event != nullptr ? words::announcement(*event)
                                   : words::warning(std::get<Message>(line)));
    lines_.push_back(line);
    while (log_->count() > kMaxLines) {
        delete log_->takeItem(0);
        lines_.erase(lines_.begin());
    }
    log_->scrollToBottom();
}

void GamePage::take(const LivePosition& position) {
    where_ = position;
    if (choice_.game.isEmpty()) { // a record that goes on; the position names the settings
        choice_ = {QString::fromStdString(position.game), {}};
    }
    goals_ = galleyGoals(position.game, position.position);
    position_->setPosition(choice_, position.position, position.board);
    commands_->setGame(choice_.game);
    question_->setStanding(position.question);
    commands_->setPlayable(playable(choice_, position.position));
    writeTurn();
    writeState();
}

void GamePage::end(const Message& failure) {
    commands_->setEnabled(false);
    stop_->setEnabled(false);
    question_->setStanding({});
    question_->close();
    corners_->reset({});
    writeState();
    tell(failure.empty() ? message("the watch is over") : failure);
    if (!failure.empty()) {
        ruling_->setText(words::warning(failure));
    }
    Q_EMIT ended(failure);
}

} // namespace umpire::desk
