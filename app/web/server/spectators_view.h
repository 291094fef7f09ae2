#pragma once

#include "app/common/network/delayed.h"
#include "app/web/server/feed_state.h"
#include "app/web/server/newest_picture.h"

#include <functional>

namespace umpire {

/// A moment as spectators see it; all its parts have the same age.
struct SpectatorsMoment {
    std::chrono::steady_clock::time_point at;
    std::shared_ptr<const FeedState> state;
    std::shared_ptr<const SeenTable> seen; ///< null: nothing was seen yet
    std::shared_ptr<const std::vector<unsigned char>> jpeg;
};

/// The delayed view of the game for clients that may give no commands. Used in the server's thread,
/// which passes the state repeatedly.
class SpectatorsView {
public:
    explicit SpectatorsView(std::chrono::seconds delay) : moments_(delay) {}

    /// Tells whether spectators see everything later than others.
    [[nodiscard]] bool isLater() const { return moments_.delay().count() > 0; }
    /// Tells whether the picture must be stored now.
    [[nodiscard]] bool isDue() const;
    /// Stores the present state. `jpeg`: the picture of the table.
    void keep(const FeedState& state, std::shared_ptr<const SeenTable> seen,
              std::vector<unsigned char> jpeg);
    /// Returns the newest moment that is old enough. Before the first such moment, its state has
    /// nothing of the game.
    [[nodiscard]] SpectatorsMoment moment() const;

    /// Sets the function that `tellRest` calls when spectators have seen the present state and had
    /// time to request it.
    void awaitRest(std::function<void()> done);
    void tellRest();

private:
    Delayed<SpectatorsMoment> moments_;
    std::chrono::steady_clock::time_point restFrom_;
    std::function<void()> rest_; ///< null: no client waits for the rest
};

} // namespace umpire
