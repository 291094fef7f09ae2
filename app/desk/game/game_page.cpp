#include "app/desk/game/game_page.h"

#include "app/desk/board/drawn_board.h"
#include "app/desk/board/position_panel.h"
#include "app/desk/game/command_bar.h"
#include "app/desk/game/correction_menu.h"
#include "app/desk/game/far_view.h"
#include "app/desk/game/game_log.h"
#include "app/desk/game/question_panel.h"
#include "app/desk/game/stream_window.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/named_key.h"
#include "app/desk/parts/tall_column.h"
#include "app/desk/parts/telephone_code.h"
#include "app/desk/parts/wrapped_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/picture/corners_panel.h"
#include "app/desk/picture/picture_view.h"
#include "app/desk/words/languages.h"
#include "app/game/table/pointing.h"
#include "app/web/server/feed.h"

#include <algorithm>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

/// Implements the page's layout, the start of a game and the use of the mouse. game_told.cpp
/// handles the announcements.
namespace umpire::desk {
namespace {

/// Initial sizes of the page's parts, in pixels.
constexpr int kPictureWidth = 760;
constexpr int kPictureHeight = 560;
constexpr int kSideWidth = 420;
constexpr int kLogHeight = 140;
/// Interval, in milliseconds, of the checks whether pictures still arrive.
constexpr int kWatched = 500;

/// Returns the address of the page for spectators; empty if no feed serves one.
std::string spectatorsPage(const std::weak_ptr<Feed>& feed) {
    const auto there = feed.lock();
    const auto pages = there ? there->scannedPages() : std::vector<ScannedPage>();
    const auto page = std::ranges::find(pages, ScannedPage::Of::Spectators,
                                        [](const auto& each) { return each.of; });
    return page == pages.end() ? std::string() : page->address;
}

/// Returns the request with one second of computing time per action, if it sets no limit. Hints
/// need this limit too.
LiveRequest withTimeToThink(LiveRequest request) {
    Thinking& thinking = request.computers.thinking;
    if (!thinking.time && thinking.nodes == 0) {
        thinking.time = std::chrono::seconds(1);
    }
    return request;
}

} // namespace

GamePage::GamePage(QWidget* parent)
    : QWidget(parent), view_(new PictureView),
      telephone_(new TelephoneCode(TelephoneCode::Opens::Camera)), turn_(wrappedLabel()),
      clocks_(wrappedLabel()), state_(wrappedLabel()), ruling_(new RulingCard(letters::kCall)),
      legend_(wrappedLabel()), corners_(new CornersPanel), position_(new PositionPanel),
      question_(new QuestionPanel), commands_(new CommandBar), log_(new GameLog),
      stop_(new WrappedButton), record_(new WrappedButton), again_(new WrappedButton),
      far_(new WrappedButton), elsewhere_(new WrappedButton), sound_(new WrappedButton),
      farView_(std::make_unique<FarView>()), streamWindow_(new StreamWindow(this)),
      second_(new QTimer(this)), thread_(new GameThread(this)) {
    auto* halves = new QSplitter;
    halves->addWidget(tableSide());
    halves->addWidget(new TallColumn(recordSide()));
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    halves->setSizes({kPictureWidth, kSideWidth});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addWidget(ruling_); // at the top of the page, in its full width
    all->addWidget(halves, 1);
    accent(*record_, Accent::Next);
    connectAll();
    addKeys();
    stop_->setEnabled(false);
    record_->hide();
    commands_->hide(); // visible only during a game
    second_->setInterval(kWatched);
    whenTextsChange(*this, [this] { write(); });
}

GamePage::~GamePage() = default;

QWidget* GamePage::tableSide() {
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(view_, 1);
    column->addWidget(telephone_, 1);
    telephone_->hide();
    column->addWidget(legend_);
    legend_->setMargin(kStep);
    legend_->hide();
    auto* table = new QSplitter(Qt::Vertical);
    table->addWidget(picture);
    table->addWidget(log_);
    table->setStretchFactor(0, 1);
    table->setChildrenCollapsible(false);
    table->setSizes({kPictureHeight, kLogHeight});
    return table;
}

QWidget* GamePage::recordSide() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(2 * kStep, 2 * kStep, 2 * kStep, 2 * kStep);
    column->setSpacing(kStep);
    column->addWidget(turn_);
    column->addWidget(clocks_);
    clocks_->hide();
    column->addWidget(state_);
    column->addWidget(corners_);
    column->addWidget(question_);
    column->addWidget(position_, 1);
    column->addWidget(record_);
    column->addWidget(again_);
    column->addWidget(commands_);
    for (QPushButton* button : {stop_, far_, elsewhere_, sound_}) {
        commands_->addRare(button);
    }
    return side;
}

void GamePage::connectAll() {
    connect(thread_, &GameThread::frameCame, this, &GamePage::showFrame);
    connect(thread_, &GameThread::announced, this, &GamePage::hear);
    connect(thread_, &GameThread::remarked, this,
            [this](const Message& remark) { log_->tell(*(remark_ = remark)); });
    connect(thread_, &GameThread::positionCame, this, &GamePage::take);
    connect(thread_, &GameThread::clockCame, this, [this](const ThinkingClock& clock) {
        clock_ = clock;
        writeClocks();
    });
    connect(thread_, &GameThread::ended, this, &GamePage::end);
    connect(commands_, &CommandBar::said, this, &GamePage::say);
    connect(commands_, &CommandBar::redoWanted, this, [this] {
        if (const auto again = history_.redo()) {
            say(*again);
        }
    });
    connect(question_, &QuestionPanel::said, this, &GamePage::say);
    connect(question_, &QuestionPanel::proposed, commands_, &CommandBar::propose);
    connect(view_, &PictureView::pointed, this, &GamePage::pointAt);
    connect(position_, &PositionPanel::said, this, &GamePage::say);
    connect(position_, &PositionPanel::spotChosen, this,
            [this](int spot, const QPoint& where) { askAbout(spot, where); });
    connect(thread_, &GameThread::offered, this, &GamePage::offer);
    connect(thread_, &GameThread::hitsExpected, this, [this](const auto& expected) {
        marks_.expect(expected);
        writeRuling();
    });
    connect(corners_, &CornersPanel::wanted, this, &GamePage::setCorners);
    connect(corners_, &CornersPanel::chosen, this, &GamePage::useCorners);
    connect(stop_, &QPushButton::clicked, this, &GamePage::leave);
    connect(record_, &QPushButton::clicked, this, [this] {
        leave();
        Q_EMIT recordWanted(journal_);
    });
    connect(again_, &QPushButton::clicked, this, [this] {
        leave();
        Q_EMIT newGameWanted();
    });
    connect(far_, &QPushButton::clicked, this, &GamePage::showFarView);
    connect(elsewhere_, &QPushButton::clicked, this, &GamePage::showElsewhere);
    connect(sound_, &QPushButton::clicked, this, &GamePage::turnSounds);
    connect(farView_.get(), &FarView::soundWanted, this, &GamePage::turnSounds);
    connect(farView_.get(), &FarView::hintWanted, commands_, &CommandBar::askForHint);
    connect(second_, &QTimer::timeout, this, &GamePage::watchPictures);
}

void GamePage::addKeys() {
    new NamedKey(Qt::Key_F11, *this, *far_);
    new NamedKey(Qt::Key_M, *this, *sound_);
}

void GamePage::start(const LiveRequest& request, const std::weak_ptr<Feed>& feed) {
    choice_ = {QString::fromStdString(request.game), QString::fromStdString(request.variant)};
    const auto journal = request.resume ? request.resume : request.journal;
    journal_ = journal ? QString::fromStdString(journal->string()) : QString();
    // A resumed game keeps the names in its record, even if the record has none.
    players_ = request.resume ? PlayerNames() : words::rememberedPlayers(sidesOf(choice_));
    where_ = {};
    clock_ = {};
    pictured_ = {};
    writeClocks();
    before_.clear();
    over_ = false;
    table_.reset();
    last_.reset();
    remark_.reset();
    marks_.forget();
    history_.forget();
    pictures_.begin();
    log_->forget();
    ruling_->clear();
    farView_->begin();
    question_->setStanding({});
    question_->close();
    position_->setActed({});
    position_->setRinged({});
    position_->setGhost({});
    position_->setSeen({});
    position_->setTurns(0);
    seenBy_.reset();
    looked_.reset();
    unplaced_.clear();
    byHand_ = request.corners;
    corners_->reset(byHand_);
    corners_->reset({}); // a running game cannot switch from corners to tags
    commands_->forget();
    commands_->setHistory(false, false);
    commands_->setLaying(false);
    commands_->setPlayable({});
    commands_->setPaused(false);
    commands_->setOn(true);
    commands_->show();
    stop_->setEnabled(true);
    second_->start();
    farView_->showPage(spectatorsPage(feed));
    stream_.reset();
    streamWindow_->hide();
    showCode(feed.lock());
    thread_->start(withTimeToThink(request), feed);
    offerWayOn();
    writeTurn();
}

/// Shows the code that a phone scans, instead of the picture; null: shows the picture.
void GamePage::showCode(const std::shared_ptr<Feed>& feed) {
    telephone_->show(feed);
    telephone_->setVisible(feed != nullptr);
    view_->setVisible(feed == nullptr);
}

void GamePage::showFrame() {
    auto frame = thread_->takeFrame();
    if (!frame) {
        return;
    }
    pictures_.came(frame->time, PictureWatch::Clock::now());
    if (!telephone_->isHidden()) {
        showCode(nullptr);
    }
    pictured_ = frame->time;
    writeClocks();
    view_->showPicture(frame->image);
    corners_->allow();
    if (corners_->isSetting()) {
        frame->seen.reset(); // discards the observation, because it used the old corners
    }
    if (frame->seen) {
        position_->setSeen(frame->seen->observation);
        turns_ = turnsOf(frame->seen->view, seenBy_ ? std::optional(turns_) : std::nullopt);
        position_->setTurns(turns_);
        seenBy_ = frame->seen->view;
        board_ = frame->seen->board;
    }
    looked_ = std::move(frame->seen);
    drawMarks();
}

void GamePage::drawMarks() {
    std::optional<SeenTable> marked = looked_;
    if (marked) {
        marks_.addTo(*marked);
    }
    view_->showSeen(std::move(marked));
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !unplaced_.isEmpty()) {
        return waitForPlace({});
    }
    QWidget::keyPressEvent(event);
}

void GamePage::showFarView() {
    farView_->showFullScreen();
    farView_->setFocus();
    writeFar();
}

Expected<std::shared_ptr<Feed>> GamePage::openStream() {
    FeedRequest request;
    request.makesTokens = true; // other machines can reach the feed, so the feed must check tokens
    request.seats = sidesOf(choice_);
    request.commands = thread_->commands();
    return openShownFeed(request).map([this](std::unique_ptr<Feed> opened) {
        stream_ = std::move(opened);
        stream_->count(clock_);
        stream_->show(where_);
        if (table_) {
            stream_->announce({last_ ? last_->at : StreamTime(), StateChanged{*table_}});
        }
        if (last_) {
            stream_->announce(*last_);
            stream_->show(where_);
        }
        thread_->showOn(stream_);
        return stream_;
    });
}

void GamePage::showElsewhere() {
    const auto there = stream_ ? Expected<std::shared_ptr<Feed>>(stream_) : openStream();
    if (there) {
        streamWindow_->showPages(**there, spokenTable());
    } else {
        streamWindow_->showFailure(there.error());
    }
}

void GamePage::turnSounds() {
    Chime::turn(!Chime::isOn());
    write();
    farView_->write();
}

void GamePage::say(const referee::Command& command) {
    thread_->say(command);
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

void GamePage::askAbout(const referee::PointedAt& pointed, const QPoint& where) {
    pointedAt_ = where;
    thread_->say(referee::PointAt{pointed});
}

void GamePage::offer(const referee::Offer& offer) {
    if (!unplaced_.isEmpty()) {
        say(referee::CorrectPiece{unplaced_.toStdString() + offer.where});
        return waitForPlace({});
    }
    if (QApplication::activePopupWidget() != nullptr) {
        return; // another menu is open already
    }
    CorrectionMenu menu(offer, where_.game);
    const QAction* chosen = menu.exec(pointedAt_);
    if (chosen != nullptr && CorrectionMenu::isToBePointedAt(*chosen)) {
        waitForPlace(chosen->data().toString());
    } else if (chosen != nullptr && chosen->data().isValid()) {
        say(referee::CorrectPiece{chosen->data().toString().toStdString()});
    }
}

void GamePage::waitForPlace(const QString& line) {
    unplaced_ = line;
    writeState();
}

void GamePage::setCorners() {
    TableDescription table;
    table.width = byHand_->width;
    table.height = byHand_->height;
    table.board = board_;
    view_->showSeen({});
    corners_->begin(*view_, table, seenBy_);
}

void GamePage::useCorners(const TableCorners& corners) {
    byHand_ = corners;
    corners_->reset({});
    corners_->allow();
    thread_->say(referee::SetCorners{corners.at});
    Q_EMIT cornersSet(corners);
    writeCorners();
}

} // namespace umpire::desk
