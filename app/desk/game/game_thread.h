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

/// A frame of the game, with the last observation of the table.
struct GameFrame {
    QImage image;
    std::optional<SeenTable> seen;
    std::chrono::microseconds time{};
};

/// Runs a game in a separate thread. Results arrive as signals in the window's thread; commands are
/// copied to the game's thread.
class GameThread : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Stops the running game.
    ~GameThread() override;

    /// Stops the running game and starts another. Replaces the command queue and the stop token of
    /// `request` by its own. `feed`: also shows the game to spectators, as long as the feed exists.
    void start(LiveRequest request, const std::weak_ptr<Feed>& feed = {});
    /// Also shows the running game on `feed`, until the next game starts.
    void showOn(std::shared_ptr<Feed> feed);
    /// Returns the queue of the commands to the running game.
    [[nodiscard]] const std::shared_ptr<CommandQueue>& commands() const { return commands_; }
    /// Passes a command of the players at the table to the umpire.
    void say(referee::Command command);
    /// Passes a typed command to the umpire. A prefix such as `@12.5` delays the command until that
    /// stream time, in seconds.
    void sayLine(const QString& line);
    /// Asks the game to end, and waits until its thread has ended, which takes about one frame.
    void stop();
    [[nodiscard]] bool isRunning() const { return thread_.joinable() && !ended_; }

    /// Returns the newest frame; none if it was taken before or if there is none yet. The thread
    /// copies no further frame until the frame is taken.
    std::optional<GameFrame> takeFrame();

Q_SIGNALS:
    void frameCame();
    void announced(const umpire::Announcement& announcement);
    void remarked(const umpire::Message& remark);
    void positionCame(const umpire::LivePosition& position);
    void clockCame(const umpire::ThinkingClock& clock);
    /// Emitted with the possible corrections of the place that a `point` command named.
    void offered(const umpire::referee::Offer& offer);
    /// Emitted with the expected number of hits of the next toss; none: no toss is expected.
    void hitsExpected(const std::optional<umpire::ExpectedHits>& expected);
    /// Emitted at the end of a game. `failure`: empty if the source ended or the game was stopped.
    void ended(const umpire::Message& failure);

private:
    /// Runs `told` in the window's thread, unless another game has started since.
    void tell(int game, std::function<void()> told);
    void hand(referee::Spoken spoken, std::chrono::microseconds at = {});
    void keep(int game, const LiveFrame& frame);
    LiveListener listenerOf(int game);

    int game_ = 0;
    bool ended_ = true;
    std::shared_ptr<CommandQueue> commands_;
    std::atomic<bool> wanted_{true};
    std::mutex mutex_; // guards the two members below
    std::optional<GameFrame> frame_;
    std::shared_ptr<Feed> stream_;
    Handover window_;
    std::jthread thread_;
};

} // namespace umpire::desk
