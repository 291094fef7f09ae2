#include "tests/app/game/live/film_verdicts.h"

#include <gmock/gmock.h>
#include <iostream>

namespace umpire::testing {
namespace {

/// Each film's own test checks its list; this test checks all lists together.
TEST(FilmsOfWholeGames, HaveTenKindsOfIllegalActionsPlanted) {
    std::map<std::string_view, std::set<std::string_view>> rules;
    for (const IllegalKind& each : illegalKinds()) {
        rules[each.kind].insert(each.rule);
    }
    std::map<std::string_view, std::vector<std::string_view>> films;
    for (const FilmedIllegal& film : filmsOfWholeGames()) {
        EXPECT_GE(film.kinds.size(), 4u) << film.film;
        for (const std::string_view kind : film.kinds) {
            films[kind].push_back(film.film);
            EXPECT_TRUE(rules.contains(kind)) << kind;
        }
    }
    EXPECT_EQ(filmsOfWholeGames().size(), 10u);
    EXPECT_EQ(films.size(), 10u);
    for (const auto& [kind, clauses] : rules) {
        EXPECT_TRUE(films.contains(kind)) << kind << " is planted nowhere";
        std::cout << kind << ":";
        for (const std::string_view rule : clauses) {
            std::cout << " " << rule;
        }
        std::cout << "; planted " << films[kind].size() << " times\n";
    }
}

TEST(FilmsOfWholeGames, KnowAnAccusationByItsRuleAndItsReason) {
    const std::string ofAll = "d5 and a1 are not in line";
    EXPECT_EQ(kindOf({.because = ofAll, .rule = "MG-6"}), "farther, or another way, than it goes");
    EXPECT_EQ(kindOf({.because = ofAll, .rule = "MG-3"}), "none: " + ofAll + " (MG-3)");
    EXPECT_THAT(kindOf({.because = "because", .rule = "MG-6"}), ::testing::StartsWith("none: "));
    EXPECT_TRUE(kindsPlantedIn("chess 1").empty());
}

} // namespace
} // namespace umpire::testing
