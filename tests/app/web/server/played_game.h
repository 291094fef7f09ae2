#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_game.h"
#include "app/game/referee/core/any_referee.h"
#include "app/record/game_files/any_game.h"

#include <optional>

/// A game without a camera, whose players say their actions. The real referee makes all its
/// announcements and states.
namespace umpire::testing {

class PlayedGame {
public:
    /// `position`: the initial position; empty: the start of the variant.
    explicit PlayedGame(const std::string& game, const std::string& position = {},
                        const std::string& variant = {});

    /// Says a command and returns the announcements. `side` names the speaker by a token; empty:
    /// the table.
    referee::Announcements say(const std::string& line, const std::string& side = {},
                               std::chrono::microseconds at = {});
    /// Plays a legal action, and returns its call.
    Called play(const std::string& action);
    /// Returns the corrections that are possible on that spot; nothing if there is none.
    [[nodiscard]] referee::Offer offerOn(int spot) const;
    /// Returns the game's public state, with the players' names.
    [[nodiscard]] LivePosition shown() const;

    PlayerNames names;
    std::optional<GameClock> clock; ///< run by the code that sends the announcements

private:
    SharedPosition start_;
    std::unique_ptr<referee::AnyReferee> referee_;
};

} // namespace umpire::testing
