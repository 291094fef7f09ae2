#include "app/game/referee/war_galley/galley_reader.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>

/// Tests the players' corrections of a galley that the record has wrong.
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

TEST(GalleyCorrections, CorrectsWhereAGalleyLies) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const auto corrected = TableReader<WarGalley>::corrected(state, "A1 110,75,95");
    ASSERT_TRUE(std::holds_alternative<State>(corrected));
    EXPECT_EQ(poseOf(std::get<State>(corrected), 0), "110,75,95");
    EXPECT_TRUE(
        std::holds_alternative<ParseError>(TableReader<WarGalley>::corrected(state, "A1 nowhere")));
    EXPECT_TRUE(std::holds_alternative<ParseError>(TableReader<WarGalley>::corrected(state, "A1")));
}

TEST(GalleyCorrections, CorrectsWhatAGalleyHasAndWhichOneItIs) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const auto after = [&](const char* said) {
        const auto corrected = TableReader<WarGalley>::corrected(state, said);
        const auto* error = std::get_if<ParseError>(&corrected);
        return error ? english(describe(*error)) : text(std::get<State>(corrected));
    };
    EXPECT_EQ(after("A2 4/5/3"), "5:5/5/3@100,72,90;5:4/5/3@300,72,90 "
                                 "5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    EXPECT_EQ(after("A2 changes-with B1"), "5:5/5/3@100,72,90;5:5/5/3@100,350,270 "
                                           "5:5/5/3@300,72,90;5:5/5/3@300,350,270 orders");
    EXPECT_THAT(after("A2 6/6/6"), ::testing::HasSubstr("found `6/6/6`"));
    EXPECT_THAT(after("A2 changes-with B3"), ::testing::HasSubstr("a galley that is on the table"));
    EXPECT_THAT(after("C2 4/5/3"), ::testing::HasSubstr("`A1 5/4/3`"));
}

/// The camera counts five oars all the time; the record says four and is corrected.
TEST(GalleyCorrections, AccusesNobodyOfWhatPlayersHaveCorrected) {
    const State start = position(
        "5:4/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const auto seen = std::get<State>(TableReader<WarGalley>::corrected(start, "A1 5/5/3"));
    TableReader<WarGalley> reader;
    show(reader, start, seenFrom(seen));
    const auto laid = action(start, "A2 orders FFXLX");
    reader.played(start, laid);
    const State state = war_galley::apply(start, laid).state;
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Unchanged) << "the count may be wrong";
    const auto corrected = std::get<State>(TableReader<WarGalley>::corrected(state, "A1 5/5/3"));
    EXPECT_EQ(reader.explain(corrected).ruling, Ruling::Unchanged);
    reader.agreed(corrected);
    TableObservation taken = seenFrom(seen);
    taken.galleys[0].oars.port = 4;
    showAnew(reader, corrected, taken);
    EXPECT_EQ(reader.explain(corrected).ruling, Ruling::Illegal);
}

} // namespace
} // namespace umpire::referee
