#pragma once

#include "tests/films/murus_film.h"

/// Games of Murus Gallicus to film: random legal play, with illegal actions planted in it.
namespace umpire::films {

/// Something that the rules forbid and hands do all the same.
struct Trespass {
    std::string action;          ///< as it is named
    std::string rule;            ///< that forbids it
    murus_gallicus::State lying; ///< the position then, with the mover as before
};

/// One of each rule and reason that the position allows; none that looks like a legal action.
std::vector<Trespass> trespasses(const murus_gallicus::State& state);

/// Those of the player who has the turn.
std::vector<Trespass> moversTrespasses(const murus_gallicus::State& state);

/// What becomes of a planted action.
enum class Planted {
    TakenBack,
    PlayedOn, ///< nobody says anything, and the next player goes on from it
};

struct GamePlan {
    murus_gallicus::State start;
    std::uint64_t seed = 1;
    int actions = 30; ///< at most; the game may end before
    int planted = 0;  ///< illegal actions, evenly over the game
    Planted then = Planted::TakenBack;
};

/// A film's stills and what they show.
struct FilmedPlay {
    std::vector<Still> stills;
    std::vector<std::string> actions;   ///< that count, in order
    std::vector<Trespass> planted;      ///< in order
    std::vector<std::size_t> plantedAt; ///< the still that shows each
    murus_gallicus::State end;
};
FilmedPlay filmedPlay(const RenderedMurus& rendered, const GamePlan& plan);

} // namespace umpire::films
