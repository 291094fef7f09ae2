#include "app/desk/game/game_thread.h"

#include "app/common/failure/last_catch.h"
#include "app/desk/parts/camera_turn.h"
#include "app/desk/picture/picture_view.h"
#include "app/record/events/hearer.h"
#include "app/web/server/feed.h"


namespace umpire::desk {
namespace {

/// The window may take the feed away at any time.
template <typename Shown>
auto alsoTo(const std::weak_ptr<Feed>& feed, std::function<void(const Shown&)> first,
            void (Feed::*shown)(const Shown&)) {
    return [feed, first = std::move(first), shown](const Shown& what) {
        first(what);
        if (const auto there = feed.lock()) {
            ((*there).*shown)(what);
        }
    };
}

LiveListeners showingTo(const std::weak_ptr<Feed>& feed, LiveListeners listeners) {
    listeners.announce = [feed, first = std::move(listeners.announce)](const Announcement& each) {
        auto told = first(each);
        if (const auto there = feed.lock()) {
            there->announce(each);
        }
        return told;
    };
    listeners.resumed = [feed](std::uint64_t events, const ThinkingClock& clock) {
        if (const auto there = feed.lock()) {
            there->goOnAfter(events, clock);
        }
    };
    listeners.frame = alsoTo<LiveFrame>(feed, std::move(listeners.frame), &Feed::show);
    listeners.position = alsoTo<LivePosition>(feed, std::move(listeners.position), &Feed::show);
    listeners.offered = alsoTo<referee::Offer>(feed, std::move(listeners.offered), &Feed::offer);
    listeners.expected =
        alsoTo<std::optional<ExpectedHits>>(feed, std::move(listeners.expected), &Feed::expect);
    return listeners;
}

} // namespace

GameThread::~GameThread() {
    stop();
}

void GameThread::tell(int game, std::function<void()> told) {
    window_.post([this, game, told = std::move(told)] {
        if (game == game_) {
            told();
        }
    });
}

void GameThread::keep(int game, const LiveFrame& frame) {
    if (!wanted_) {
        return; // the window has not shown the last one yet
    }
    const auto open = viewOf(frame, kEverybody); // all players look at the window
    if (!open) {
        return;
    }
    wanted_ = false;
    GameFrame kept{imageOf(open->image), std::nullopt, frame.time};
    if (frame.view != nullptr && open->seen) {
        kept.seen = SeenTable{*open->seen, *frame.view, std::nullopt, std::nullopt, {}, {}};
        if (frame.board != nullptr) {
            kept.seen->board = *frame.board;
        }
    }
    {
        const std::lock_guard lock(mutex_);
        frame_ = std::move(kept);
    }
    tell(game, [this] { Q_EMIT frameCame(); });
}

std::optional<GameFrame> GameThread::takeFrame() {
    std::optional<GameFrame> frame;
    {
        const std::lock_guard lock(mutex_);
        std::swap(frame, frame_);
    }
    wanted_ = true;
    return frame;
}

LiveListeners GameThread::listenersOf(int game) {
    LiveListeners listeners;
    listeners.announce = [this, game](const Announcement& told) -> Expected<void> {
        const Announcement shown{told.at, publicView(told.event)};
        tell(game, [this, shown] { Q_EMIT announced(shown); });
        return {};
    };
    listeners.remark = [this, game](const Message& remark) {
        tell(game, [this, remark] { Q_EMIT remarked(remark); });
    };
    listeners.position = [this, game](const LivePosition& position) {
        tell(game, [this, position] { Q_EMIT positionCame(position); });
    };
    listeners.offered = [this, game](const referee::Offer& offer) {
        tell(game, [this, offer] { Q_EMIT offered(offer); });
    };
    listeners.expected = [this, game](const std::optional<ExpectedHits>& expected) {
        tell(game, [this, expected] { Q_EMIT hitsExpected(expected); });
    };
    listeners.frame = [this, game](const LiveFrame& frame) { keep(game, frame); };
    return listeners;
}

void GameThread::start(LiveRequest request, const std::weak_ptr<Feed>& feed) {
    stop();
    const int game = ++game_;
    commands_ = std::make_shared<CommandQueue>();
    request.commands.queues = {commands_};
    ended_ = false;
    wanted_ = true;
    thread_ = std::jthread([this, game, request, feed](const std::stop_token& stop) {
        Message failure;
        try {
            LiveRequest own = request;
            own.stop = stop;
            const auto turn = waitForCamera(stop);
            const Expected<void> followed =
                turn ? followGame(own, showingTo(feed, listenersOf(game))) : Expected<void>();
            failure = followed ? Message() : followed.error().message;
        } catch (...) {
            failure = whatWasThrown();
        }
        tell(game, [this, failure] {
            ended_ = true;
            Q_EMIT ended(failure);
        });
    });
}

void GameThread::say(referee::Command command) {
    hand(referee::spoken(std::move(command)));
}

void GameThread::sayLine(const QString& line) {
    hand(referee::typed(line.simplified().toStdString()));
}

void GameThread::hand(referee::Spoken spoken) {
    if (isRunning() && !commands_->push(std::move(spoken))) {
        Q_EMIT remarked(tr("The command could not be handed to the game.").toStdString());
    }
}

void GameThread::stop() {
    if (thread_.joinable()) {
        thread_.request_stop();
        thread_.join();
    }
    ended_ = true;
}

} // namespace umpire::desk
