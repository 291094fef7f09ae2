#pragma once

#include "app/common/network/delayed.h"
#include "app/web/server/feed_state.h"
#include "app/web/server/newest_picture.h"

#include <functional>

namespace umpire {

/// What spectators are shown of one moment, all of it of the same age.
struct SpectatorsMoment {
    std::chrono::steady_clock::time_point at;
    std::shared_ptr<const FeedState> state;
    std::shared_ptr<const SeenTable> seen; ///< null: nothing was seen yet
    std::shared_ptr<const std::vector<unsigned char>> jpeg;
};

/// What whoever may give no commands is shown of the game, so long after it was so. In the
/// server's thread, which says again and again how the game stands.
class SpectatorsView {
public:
    explicit SpectatorsView(std::chrono::seconds delay) : moments_(delay) {}

    /// Are spectators shown everything later than the others?
    [[nodiscard]] bool isLater() const { return moments_.delay().count() > 0; }
    /// Is a moment wanted now?
    [[nodiscard]] bool isDue() const;
    /// All of it was so before the call. `jpeg`: of the table.
    void keep(const FeedState& state, std::shared_ptr<const SeenTable> seen,
              std::vector<unsigned char> jpeg);
    /// The newest that is old enough; before the first one nothing is known of the game.
    [[nodiscard]] SpectatorsMoment moment() const;

    /// `done` is called by `tellRest` when spectators were shown what is so now, and had time to
    /// ask for it.
    void awaitRest(std::function<void()> done);
    void tellRest();

private:
    Delayed<SpectatorsMoment> moments_;
    std::chrono::steady_clock::time_point restFrom_;
    std::function<void()> rest_; ///< null: nobody waits for it
};

} // namespace umpire
