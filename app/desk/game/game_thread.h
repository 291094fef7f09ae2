#pragma once

#include "app/desk/parts/handover.h"
#include "app/desk/picture/draw_table.h"
#include "app/game/live/live_game.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <QImage>
#include <QObject>
#include <thread>

namespace umpire {
class Feed;
}

namespace umpire::desk {

/// A frame of the game with the last observation.
struct GameFrame {
    QImage image;
    std::optional<SeenTable> seen;
    std::chrono::microseconds time{};
};

/// Runs a game in its own thread. Results are emitted as signals; commands are passed as values.
class GameThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Stops the game first.
    ~GameThread() override;

    /// Starts a game after stopping the running one. Ignores the request's commands and stop token.
    /// Sends the game to `feed` while that exists.
    void start(LiveRequest request, const std::weak_ptr<Feed>& feed = {});
    /// Shows the game on that feed too, until the next game.
    void showOn(std::shared_ptr<Feed> feed);
    /// Passes on a command of the table's players.
    void say(referee::Command command);
    /// Gives a typed command; a leading `@12.5` delays it to that stream time.
    void sayLine(const QString& line);
    /// Asks the game to end, and waits for about one frame.
    void stop();
    [[nodiscard]] bool isRunning() const { return thread_.joinable() && !ended_; }

    /// Returns the newest frame, once. No other frame is copied until then.
    std::optional<GameFrame> takeFrame();

Q_SIGNALS:
    void frameCame();
    void announced(const umpire::Announcement& announcement);
    void remarked(const umpire::Message& remark);
    void positionCame(const umpire::LivePosition& position);
    void clockCame(const umpire::ThinkingClock& clock);
    /// Emits the possible corrections at the place of a `point` command.
    void offered(const umpire::referee::Offer& offer);
    /// Reports the forecast for the toss that is due; none: no toss is due.
    void hitsExpected(const std::optional<umpire::ExpectedHits>& expected);
    /// `failure` is empty if the source ended or the game was stopped.
    void ended(const umpire::Message& failure);

private:
    /// Runs `told` in the window's thread, unless another game was started meanwhile.
    void tell(int game, std::function<void()> told);
    void hand(referee::Spoken spoken, std::chrono::microseconds at = {});
    void keep(int game, const LiveFrame& frame);
    LiveListener listenerOf(int game);

    int game_ = 0;
    bool ended_ = true;
    std::shared_ptr<CommandQueue> commands_; ///< the commands of this game
    std::atomic<bool> wanted_{true};
    std::mutex mutex_; // guards the two members below
    std::optional<GameFrame> frame_;
    std::shared_ptr<Feed> stream_;
    Handover window_;
    std::jthread thread_;
};

} // namespace umpire::desk
