#include "app/desk/game/game_thread.h"

#include "app/common/failure/last_catch.h"
#include "app/desk/parts/camera_turn.h"
#include "app/desk/picture/picture_view.h"
#include "app/record/events/hearer.h"
#include "app/web/server/feed.h"

namespace umpire::desk {
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
        return; // the window has not taken the last frame yet
    }
    // all players can see the window, so only the public view is shown
    const auto open = viewOf(frame, kEverybody);
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

LiveListener GameThread::listenerOf(int game) {
    LiveListener listener;
    listener.announce = [this, game](const Announcement& told) -> Expected<void> {
        const Announcement shown{told.at, publicView(told.event)};
        tell(game, [this, shown] { Q_EMIT announced(shown); });
        return {};
    };
    listener.remark = [this, game](const Message& remark) {
        tell(game, [this, remark] { Q_EMIT remarked(remark); });
    };
    listener.position = [this, game](const LivePosition& position) {
        tell(game, [this, position] { Q_EMIT positionCame(position); });
    };
    listener.clock = [this, game](const ThinkingClock& clock) {
        tell(game, [this, clock] { Q_EMIT clockCame(clock); });
    };
    listener.offered = [this, game](const referee::Offer& offer) {
        tell(game, [this, offer] { Q_EMIT offered(offer); });
    };
    listener.expected = [this, game](const std::optional<ExpectedHits>& expected) {
        tell(game, [this, expected] { Q_EMIT hitsExpected(expected); });
    };
    listener.frame = [this, game](const LiveFrame& frame) { keep(game, frame); };
    return listener;
}

void GameThread::start(LiveRequest request, const std::weak_ptr<Feed>& feed) {
    stop();
    const int game = ++game_;
    commands_ = std::make_shared<CommandQueue>();
    request.commands.queues = {commands_};
    ended_ = false;
    wanted_ = true;
    showOn(nullptr);
    thread_ = std::jthread([this, game, request, feed](const std::stop_token& stop) {
        Message failure;
        try {
            LiveRequest own = request;
            own.stop = stop;
            const auto turn = waitForCamera(stop);
            LiveListeners listeners(listenerOf(game));
            listeners.add(showingTo(feed)); // the feed may be destroyed at any time by its owner
            listeners.add(showingTo([this] {
                const std::scoped_lock lock(mutex_);
                return stream_;
            }));
            const Expected<void> followed = turn ? followGame(own, listeners) : Expected<void>();
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

void GameThread::showOn(std::shared_ptr<Feed> feed) {
    const std::scoped_lock lock(mutex_);
    // `feed` now holds the former feed, which is destroyed after the lock is released
    stream_.swap(feed);
}

void GameThread::say(referee::Command command) {
    hand(referee::spoken(std::move(command)));
}

void GameThread::sayLine(const QString& line) {
    if (const auto fed = fedCommand(line.simplified().toStdString())) {
        hand(referee::typed(fed->line), fed->at);
    }
}

void GameThread::hand(referee::Spoken spoken, std::chrono::microseconds at) {
    if (isRunning() && !commands_->push(std::move(spoken), at)) {
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

#include "moc_game_thread.cpp"
