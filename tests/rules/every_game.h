#pragma once

#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/naval_files.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "rules/any_game/any_game.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Shared parts of the tests over all listed games. A game's resources are the program's files.
namespace umpire {

inline std::ostream& operator<<(std::ostream& stream, const Message& message) {
    return stream << english(message);
}

template <typename List>
struct TypesOf;
template <typename... Gs>
struct TypesOf<Games<Gs...>> {
    using Types = ::testing::Types<Gs...>;
};

/// Names the tests of each game, such as EveryGame/naval-battle.…
struct GameNames {
    template <typename G>
    static std::string GetName(int) {
        std::string name(G::kName);
        std::ranges::replace(name, '-', '_');
        return name;
    }
};

/// Returns the number of games per variant: UMPIRE_PLAYOUTS from the environment, or a small number
/// if it is not set.
inline unsigned playouts() {
    const char* told =
        std::getenv("UMPIRE_PLAYOUTS"); // NOLINT(concurrency-mt-unsafe): no thread yet
    return told != nullptr ? unsigned(std::strtoul(told, nullptr, 10)) : 1;
}

/// Returns the resources shipped with the program; fails if a game's files do not load.
template <typename G>
const typename G::Resources& resourcesOf() {
    static const auto resources = resourcesFor<G>();
    EXPECT_TRUE(resources) << (resources ? "" : resources.error());
    return *resources;
}

template <typename G>
typename G::Settings settingsOf(std::string_view variant) {
    auto settings = G::settings(variant, resourcesOf<G>());
    EXPECT_TRUE(settings) << G::kName << " does not know its variant " << variant;
    return *std::move(settings);
}

template <typename G>
typename G::Settings defaultSettings() {
    return settingsOf<G>(G::variants()[0].name);
}

/// Positions from which random play reaches situations that are rare from the start.
template <typename G>
std::vector<std::string_view> laterPositions() {
    return {};
}

/// Positions for rule readings that no variant uses, where these readings matter most.
template <>
inline std::vector<std::string_view> laterPositions<Buda1686>() {
    return {"turn=6 cas=2 tms=2 cms=4 cts=3 T-ABD=KZ:6 T-J1=VV- T-A1=VV T-A2=VV- T-J2=EF T-A3=NF "
            "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID-:2 I-C1=VV* I-C2=IE- I-C3=cup I-S1=EF* I-B1=lost "
            "I-B2=ID I-C4=reserve I-H1=reserve entrenched=EF:t2,VV:t1 stock=2/0 phase=draw "
            "idle-turns=moves-and-specials recall=cup marker-against-artillery=whole "
            "abdurrahmans-bonuses=free specials=any-turn reinforcement=declinable"};
}

/// Fleets that meet, loaded and empty, and soldiers who can board either of two ships (TR-13).
template <>
inline std::vector<std::string_view> laterPositions<Triremes>() {
    return {"light=d9n,f9n:1,h9n:2| dark=e10s:1,g10s:2,i10s| turn=light",
            "light=d3s,c5n|c3 dark=f16s,g14s:1|j18 turn=light",
            "light=c5n,c7n|b4,b5,b6 dark=e6s:1,f16s|j18 turn=light placing=at-once loading=free "
            "beside=diagonal tie=end tactical=before-die",
            "light=f17n:1,g15s:2|i19 dark=f4n:2|f1,e2 turn=dark aim=figures ram=carry-on "
            "alongside=one defender=literal",
            "first=i9n,m9n:1| second=i12s,j11e:2| third=o12s:1,m12s| fourth=q9n:1,k9n| turn=second "
            "allies=first+third four-players"};
}

/// Returns the starts of all variants, each `times` times, and the positions above as often.
template <typename G>
std::vector<typename G::State> startingPoints(unsigned times) {
    std::vector<typename G::State> points;
    for (const Variant& variant : G::variants()) {
        points.push_back(G::start(settingsOf<G>(variant.name)));
    }
    for (const std::string_view position : laterPositions<G>()) {
        auto parsed = G::parseState(position, defaultSettings<G>());
        EXPECT_EQ(parsed.index(), 0U) << position << ": " << describe(std::get<1>(parsed));
        points.push_back(parsed.index() == 0 ? std::get<0>(std::move(parsed)) : points.front());
    }
    std::vector<typename G::State> all;
    for (unsigned i = 0; i < times; ++i) {
        all.insert(all.end(), points.begin(), points.end());
    }
    return all;
}

} // namespace umpire
