#pragma once

#include "rules/games/war_galley/war_galley.h"
#include "tests/films/galley_film.h"

#include <random>
#include <vector>

namespace umpire::desk {

inline constexpr const char* kTwoGalleys = "5:5/5/3 4:4/4/4 place introduction poses=confirmed";

/// Returns the stills: both galleys are placed, A's too far away; then B's is made nearly a wreck
/// and brought nearer; A lays orders, fires and hits.
inline std::vector<films::Still> sinking(const films::RenderedGalleys& rendered) {
    using namespace war_galley;
    const auto parse = [](const std::string& position) {
        return std::get<State>(parseState(position, {}));
    };
    const State start = parse(kTwoGalleys);
    std::mt19937_64 random(3);
    films::GalleyTable lying;
    std::vector<films::Still> stills(1);
    stills.front().picture = rendered.picture(lying);
    auto show = [&, shown = lying](Side side) mutable {
        stills.push_back(films::stillOf(rendered, shown, lying, side));
        shown = lying;
    };
    const GalleyPose poseOfA{{255_mm, 190_mm}, 90_deg}; // WG-11: too far from its edge
    const GalleyPose poseOfB{{345_mm, 342_mm}, 268_deg};
    lying.galleys.push_back({0, Side::A, poseOfA, start.vessels[0].rig});
    show(Side::A);
    lying.galleys.push_back({1, Side::B, poseOfB, start.vessels[1].rig});
    show(Side::B);
    lying.galleys[1].pose.bow.y = 280_mm;
    lying.galleys[1].rig = {0, 1, 0};
    show(Side::B);
    lying.screens = {{{112_mm, 130_mm}}};
    show(Side::A);
    lying.screens.clear();
    lying.matches = films::columnOf(Side::A, *planOf("XLFLF"), 112_mm, random);
    show(Side::A);
    const State firing = parse("5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- step1:fire A1>B1 "
                               "introduction poses=confirmed");
    const auto tossed = films::tossedMatches(firing, {0, 1}, lying.matches, random);
    lying.matches.insert(lying.matches.end(), tossed->begin(), tossed->end());
    show(Side::A);
    stills.back().manner = films::Manner::Toss;
    return stills;
}

} // namespace umpire::desk
