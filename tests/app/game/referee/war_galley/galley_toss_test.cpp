#include "app/game/referee/war_galley/galley_reader.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>

/// A toss of which not all is seen.
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

const std::string kBefore =
    "5:5/5/3@200,84,90 5:5/5/3@400,336,270 orders introduction poses=confirmed";

/// A1 must toss one match at B1.
const std::string kToss =
    "5:5/5/1@200,200,90=X 5:5/5/3@300,300,270=- step1:fire A1>B1 introduction poses=confirmed";

/// A1 must toss two matches at B1: two masts are within 2 M.
const std::string kTwoDue =
    "5:5/5/2@200,200,90=X 5:5/5/3@250,270,270=- step1:fire A1>B1 introduction poses=confirmed";

Match matchAt(Millimetres x) {
    Match match;
    match.tail = {x, 300_mm};
    match.head = {x, 342_mm};
    match.confidence = 1.0;
    match.sigmaHead = match.sigmaTail = 0.3_mm;
    return match;
}

/// An order match does not belong to the toss, even if the last look before the toss missed it.
TEST(GalleyToss, KnowsAMatchThatLayThereBefore) {
    const State state = position(kTwoDue);
    const TableObservation bare = seenFrom(state);
    TableObservation ordered = bare;
    ordered.matches.push_back(matchAt(40_mm));
    TableReader<WarGalley> reader;
    for (const TableObservation& look : {ordered, ordered, bare}) {
        reader.look(position(kBefore), look);
    }
    reader.forget();
    TableObservation fallen = ordered;
    fallen.matches.push_back(matchAt(150_mm));
    fallen.matches.push_back(matchAt(170_mm));
    show(reader, state, fallen, 5);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    ASSERT_FALSE(verdict.explanations.empty());
    EXPECT_EQ(text(state, verdict.explanations[0].actions.front()),
              "A1 toss o40,300>40,342 150,300>150,342 170,300>170,342 sigma=0.3");
}

TEST(GalleyToss, LeavesTheHitsOfAMatchThatItDoesNotSeeToThePlayers) {
    const State state = position(kTwoDue);
    TableObservation fallen = seenFrom(state);
    TableReader<WarGalley> reader;
    reader.look(position(kBefore), fallen);
    reader.forget();
    reader.look(state, fallen);
    EXPECT_EQ(reader.looseMatches(state), std::nullopt) << "nothing fell yet";
    reader.forget();
    fallen.matches.push_back(matchAt(150_mm));
    show(reader, state, fallen, 5);
    EXPECT_EQ(reader.looseMatches(state), 2);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    EXPECT_EQ(text(state, verdict.explanations[0].actions.back()),
              "A1 toss 150,300>150,342 dropped=2 sigma=0.3");
}

/// Tests a toss between two orders that every other look misses and that are measured badly.
TEST(GalleyToss, IsReadWhateverIsSeenOfTheOrdersBesideIt) {
    const State state = position(kToss);
    const auto doubtfully = [](Match match) {
        match.sigmaHead = match.sigmaTail = 9_mm;
        return match;
    };
    TableObservation before = seenFrom(state);
    before.matches = {doubtfully(matchAt(40_mm)), doubtfully(matchAt(60_mm))};
    TableReader<WarGalley> reader;
    show(reader, position(kBefore), before);
    reader.forget();
    for (std::size_t i = 0; i < 5; ++i) {
        TableObservation fallen = seenFrom(state);
        fallen.matches = {before.matches[i % 2], matchAt(150_mm)};
        reader.look(state, fallen);
    }
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(text(state, verdict.explanations[0].actions.front()),
              "A1 toss o40,300>40,342 150,300>150,342 sigma=0.3");
}

TEST(GalleyToss, TakesAMatchThatIsReadTwiceForOne) {
    const State state = position(kTwoDue);
    TableObservation fallen = seenFrom(state);
    TableReader<WarGalley> reader;
    reader.look(position(kBefore), fallen);
    const auto verdictWith = [&](std::vector<Match> matches) {
        reader.forget();
        fallen.matches = std::move(matches);
        show(reader, state, fallen, 5);
        return reader.explain(state);
    };
    Match once = matchAt(150_mm);
    Match twice = matchAt(152_mm);
    once.confidence = 0.41;
    twice.confidence = 0.31;
    const auto verdict = verdictWith({once, twice, matchAt(170_mm)});
    EXPECT_EQ(verdict.ruling, Ruling::Ask) << "one of them is not sure, and nobody is accused";
    EXPECT_EQ(text(state, verdict.explanations[0].actions.front()),
              "A1 toss 150,300>150,342 170,300>170,342 sigma=0.3");
    EXPECT_EQ(verdictWith({matchAt(150_mm), matchAt(160_mm), matchAt(170_mm)}).ruling,
              Ruling::Illegal);
}

/// `fallen`: the table after the toss, at five looks.
Verdict<WarGalley> tossed(const State& state, const TableObservation& fallen) {
    TableReader<WarGalley> reader;
    reader.look(position(kBefore), seenFrom(state));
    show(reader, state, seenFrom(state));
    reader.agreed(state);
    showAnew(reader, state, fallen, 5);
    return reader.explain(state);
}

/// The players are to say the number of hits; they take an oar and say nothing (WG-34).
TEST(GalleyToss, HasAsManyHitsAsArePaidFor) {
    const State state =
        position("5:5/5/1@200,200,90=X 5:5/5/3@300,300,270=- step1:fire A1>B1~0-1 introduction "
                 "poses=confirmed");
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Verdict);
    TableObservation paid = seenFrom(state);
    --*paid.galleys[1].oars.starboard;
    const auto shown = tossed(state, paid);
    EXPECT_EQ(shown.ruling, Ruling::Called);
    EXPECT_EQ(text(state, shown.explanations[0].actions[0]), "A1 hits 1");
    TableObservation moved = seenFrom(state, 42_mm);
    const auto asked = tossed(state, moved);
    EXPECT_EQ(asked.ruling, Ruling::Ask) << "nobody is accused while something is owed";
    EXPECT_THAT(english(asked.question), ::testing::HasSubstr("how many hits is it"));
    EXPECT_EQ(asked.explanations.size(), 3u) << "none, one, spoiled";
}

TEST(GalleyToss, HasAsManyHitsAsItsTargetsOwnerPaysFor) {
    const State state =
        position("5:5/5/3@200,200,90=X 5:5/5/3@250,270,270=- step1:fire A1>B1~1-3 introduction "
                 "poses=confirmed");
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Verdict);
    TableObservation paid = seenFrom(state);
    --*paid.galleys[1].oars.starboard;
    --*paid.galleys[1].masts;
    const auto shown = tossed(state, paid);
    EXPECT_EQ(shown.ruling, Ruling::Called);
    ASSERT_EQ(shown.explanations[0].actions.size(), 2u);
    EXPECT_EQ(text(state, shown.explanations[0].actions[0]), "A1 hits 2");
    EXPECT_EQ(text(state, shown.explanations[0].actions[1]), "B1 loses 0/1/1");
}

TEST(GalleyToss, IsAskedAboutWhereItMayHaveStruckAGalley) {
    const State state = position(kToss);
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Toss);
    TableObservation fallen = seenFrom(state);
    fallen.matches = {matchAt(150_mm)};
    const auto clear = tossed(state, fallen);
    EXPECT_EQ(clear.ruling, Ruling::Called);
    ASSERT_EQ(clear.explanations.size(), 2u);
    EXPECT_EQ(text(state, clear.explanations[0].actions.back()), "A1 hits 0");
    EXPECT_EQ(text(state, clear.explanations[1].actions.back()), "A1 spoiled");
    TableObservation struck = fallen;
    struck.galleys[1].center.x += 3_mm;
    const auto doubtful = tossed(state, struck);
    EXPECT_EQ(doubtful.ruling, Ruling::Ask);
    EXPECT_EQ(text(state, doubtful.explanations[0].actions.back()), "A1 spoiled");
    TableObservation two = fallen;
    two.matches.push_back(matchAt(170_mm));
    const auto tooMany = tossed(state, two);
    EXPECT_EQ(tooMany.ruling, Ruling::Illegal);
    EXPECT_EQ(tooMany.explanations.front().violation->rule, "WG-28");
}

TEST(GalleyToss, IsSpoiledWhereAMatchPlainlyLiesOnAGalley) { // WG-32
    const State state = position(kToss);
    TableObservation fallen = seenFrom(state);
    fallen.matches = {matchAt(300_mm)}; // its head lies over B1
    const auto verdict = tossed(state, fallen);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    ASSERT_EQ(verdict.explanations.size(), 1u);
    EXPECT_EQ(text(state, verdict.explanations[0].actions.back()), "A1 spoiled");
}

TEST(GalleyToss, IsAskedAboutWhereTheLooksSeeAMatchsHeadAtEitherEnd) {
    const State state = position(kToss);
    Match match = matchAt(150_mm);
    TableReader<WarGalley> reader;
    reader.look(state, seenFrom(state));
    reader.agreed(state);
    reader.forget();
    for (int i = 0; i < 5; ++i) {
        TableObservation seen = seenFrom(state);
        std::swap(match.head, match.tail);
        seen.matches = {match};
        reader.look(state, seen);
        EXPECT_EQ(reader.explain(state).ruling, i < 4 ? Ruling::Undecided : Ruling::Ask) << i;
    }
}

} // namespace
} // namespace umpire::referee
