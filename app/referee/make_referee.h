#pragma once

#include "app/game_files/game_files.h"
#include "app/referee/core/any_referee.h"
#include "calibration/table_description.h"

#include <memory>

/// The referee of a game by its name; who asks for it includes no game.
namespace umpire::referee {

/// A game that begins before the camera is played by what a camera can see (WG-A5); a recorded one
/// goes on by what was recorded.
enum class Begun { Now, Earlier };

/// What a game is played by.
struct Beginning {
    std::string game;
    std::string variant;                 ///< with settings: "advanced catapults=off"
    GameFiles files;                     ///< of the game
    std::string position;                ///< empty: the game's start
    std::optional<BoardPlacement> board; ///< where the printed board lies; none: nowhere known
    Begun begun = Begun::Now;
};

/// Why there is no referee.
struct NoReferee {
    enum class Wrong { Files, Variant, Position };
    Wrong wrong = Wrong::Files;
    Message because; ///< one line
};
using MadeReferee = tl::expected<std::unique_ptr<AnyReferee>, NoReferee>;

/// The variant that is played where none is named. Error: there is no such game, in one line.
Loaded<std::string> firstVariant(const std::string& game);

/// There is a game of that name.
MadeReferee makeReferee(const Beginning& beginning);

} // namespace umpire::referee
