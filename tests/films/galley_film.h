#pragma once

#include "rules/games/war_galley/state.h"
#include "tests/films/film.h"
#include "tests/films/rendered_galleys.h"

#include <random>

/// Makes stills of War Galley tables, with the effects of hands and chance.
namespace umpire::films {

/// Subtracts `b` from `a`.
inline war_galley::Rig minus(const war_galley::Rig& a, const war_galley::Rig& b) {
    return {a.port - b.port, a.starboard - b.starboard, a.masts - b.masts};
}

/// Returns the near seat for side A, and the far seat for side B.
Seat seatOf(Side side);

/// Returns the change from `before` to `after`: the hand goes to each changed galley, match and
/// screen.
Still stillOf(const RenderedGalleys& rendered, const GalleyTable& before, const GalleyTable& after,
              Side side);

/// Returns the galleys afloat at their recorded places.
std::vector<GalleyOnTable> galleysOf(const war_galley::State& state);

/// Returns a column of order matches as a player lays them, the first one farthest from the player,
/// each slightly off.
std::vector<war_galley::LooseMatch> columnOf(Side side, const war_galley::Plan& plan, Millimetres x,
                                             std::mt19937_64& random);

/// Returns the place where a hand sets down a galley that should go to `pose`.
war_galley::GalleyPose byHand(const war_galley::GalleyPose& pose, std::mt19937_64& random);

struct Salvo {
    war_galley::VesselIndex attacker = 0;
    int matches = 0;
};

/// Returns matches that fell between the two galleys of the step's shot, away from all other
/// things. Their hits are clear, even if a galley is off by a millimetre.
std::optional<std::vector<war_galley::LooseMatch>>
tossedMatches(const war_galley::State& state, const Salvo& salvo,
              const std::vector<war_galley::LooseMatch>& lying, std::mt19937_64& random);

/// Returns the toss that the table then shows.
war_galley::Toss tossOf(war_galley::VesselIndex attacker,
                        const std::vector<war_galley::LooseMatch>& tossed,
                        const std::vector<war_galley::LooseMatch>& lying);

} // namespace umpire::films
