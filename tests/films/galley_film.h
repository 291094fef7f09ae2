#pragma once

#include "rules/games/war_galley/state.h"
#include "tests/films/film.h"
#include "tests/films/rendered_galleys.h"

#include <random>

/// Stills of War Galley tables, and what hands and chance do to them.
namespace umpire::films {

/// What is left of `a` without `b`.
inline war_galley::Rig minus(const war_galley::Rig& a, const war_galley::Rig& b) {
    return {a.port - b.port, a.starboard - b.starboard, a.masts - b.masts};
}

/// Near for side A, far for side B.
Seat seatOf(Side side);

/// How `before` became `after`: the hand goes to each galley that is another, and to the matches
/// and screens that are.
Still stillOf(const RenderedGalleys& rendered, const GalleyTable& before, const GalleyTable& after,
              Side side);

/// The galleys that are afloat, as they are recorded.
std::vector<GalleyOnTable> galleysOf(const war_galley::State& state);

/// A row of order matches as a player lays them at the side, the first farthest from them (the
/// contract's columns), each a little off.
std::vector<war_galley::LooseMatch> columnOf(Side side, const war_galley::Plan& plan, Millimetres x,
                                             std::mt19937_64& random);

/// Where a hand sets a galley down that should go there.
war_galley::GalleyPose byHand(const war_galley::GalleyPose& pose, std::mt19937_64& random);

struct Salvo {
    war_galley::VesselIndex attacker = 0;
    int matches = 0;
};

/// So many matches that fell between the two galleys of the step's shot, clear of all that lies
/// there. Nobody doubts what they hit, even where a galley lies a millimetre elsewhere.
std::optional<std::vector<war_galley::LooseMatch>>
tossedMatches(const war_galley::State& state, const Salvo& salvo,
              const std::vector<war_galley::LooseMatch>& lying, std::mt19937_64& random);

/// The toss that the table then shows.
war_galley::Toss tossOf(war_galley::VesselIndex attacker,
                        const std::vector<war_galley::LooseMatch>& tossed,
                        const std::vector<war_galley::LooseMatch>& lying);

} // namespace umpire::films
