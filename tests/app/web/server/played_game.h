#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_game.h"
#include "app/game/referee/core/any_referee.h"
#include "app/record/game_files/any_game.h"

#include <optional>

/// A game without a camera, whose players say what they do: all that is announced and shown is the
/// real referee's.
namespace umpire::testing {

class PlayedGame {
public:
    /// `position`: where it begins; empty: at the start of the variant.
    explicit PlayedGame(const std::string& game, const std::string& position = {},
                        const std::string& variant = {});

    /// What is announced when somebody says that; `side`: who, by a token; empty: the table.
    referee::Announcements say(const std::string& line, const std::string& side = {},
                               std::chrono::microseconds at = {});
    /// The call of a legal action.
    Called play(const std::string& action);
    /// What may be put right on that spot; nothing where it is none.
    [[nodiscard]] referee::Offer offerOn(int spot) const;
    /// As the game is shown, with the players' names.
    [[nodiscard]] LivePosition shown() const;

    PlayerNames names;
    std::optional<GameClock> clock; ///< turned by whoever tells what is announced

private:
    SharedPosition start_;
    std::unique_ptr<referee::AnyReferee> referee_;
};

} // namespace umpire::testing
