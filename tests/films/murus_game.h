#pragma once

#include "tests/films/murus_film.h"

/// Makes games of Murus Gallicus for films: random legal play with planted illegal actions.
namespace umpire::films {

/// An illegal action that hands do on the table.
struct Trespass {
    std::string action;          ///< the action as the umpire names it
    std::string rule;            ///< the rule that forbids the action
    murus_gallicus::State lying; ///< the position then, with the mover as before
};

/// Returns one illegal action for each rule and reason that the position allows; none looks like a
/// legal action.
std::vector<Trespass> trespasses(const murus_gallicus::State& state);

/// Returns only the illegal actions of the player to move.
std::vector<Trespass> moversTrespasses(const murus_gallicus::State& state);

/// What follows a planted action.
enum class Planted {
    TakenBack,
    PlayedOn, ///< no player objects, and the next player goes on from the illegal position
};

struct GamePlan {
    murus_gallicus::State start;
    std::uint64_t seed = 1;
    int actions = 30; ///< at most; the game may end earlier
    int planted = 0;  ///< illegal actions, evenly over the game
    Planted then = Planted::TakenBack;
};

/// A film's stills, and the game that they show.
struct FilmedPlay {
    std::vector<Still> stills;
    std::vector<std::string> actions;   ///< the actions that count, in order
    std::vector<Trespass> planted;      ///< in order
    std::vector<std::size_t> plantedAt; ///< the stills that show the planted actions
    murus_gallicus::State end;
};
FilmedPlay filmedPlay(const RenderedMurus& rendered, const GamePlan& plan);

} // namespace umpire::films
