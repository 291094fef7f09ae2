#include "app/game/referee/war_galley/galley_reader.h"

#include "app/game/referee/core/measured_words.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::GalleyPose;
using war_galley::State;

std::string actionOf(const State& state, const Verdict<WarGalley>& verdict) {
    return verdict.explanations.empty() || verdict.explanations.front().actions.empty()
               ? ""
               : text(state, verdict.explanations.front().actions.front());
}

const std::string kPlacing = "5:5/5/3@100,72,90;5:5/5/3 5:5/5/3;5:5/5/3 place";

TEST(GalleyReader, SeesWhereAGalleyIsPlaced) {
    const State state = position(kPlacing);
    EXPECT_EQ(verdictOn(state, seenFrom(state)).ruling, Ruling::Unchanged);
    TableObservation seen = seenFrom(state);
    Galley fresh = seen.galleys.front();
    fresh.heading = radiansFromDegrees(270);
    fresh.center = {300_mm, 380_mm};
    seen.galleys.push_back(fresh);
    const auto verdict = verdictOn(state, seen);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), "B1 at 300,350,270");
}

TEST(GalleyReader, SaysWhichRuleAPlaceBreaks) {
    const State state = position(kPlacing);
    TableObservation seen = seenFrom(state);
    Galley fresh = seen.galleys.front();
    fresh.heading = radiansFromDegrees(270);
    fresh.center = {300_mm, 250_mm}; // far from side B's edge
    seen.galleys.push_back(fresh);
    const auto verdict = verdictOn(state, seen);
    EXPECT_EQ(verdict.ruling, Ruling::Illegal);
    ASSERT_FALSE(verdict.explanations.empty());
    EXPECT_EQ(verdict.explanations.front().violation->rule, "WG-11");
}

TEST(GalleyReader, TellsHowFarAGalleyIsOff) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    EXPECT_EQ(verdictOn(state, seenFrom(state, 3_mm, 2_deg)).ruling, Ruling::Unchanged);
    const auto verdict = verdictOn(state, seenFrom(state, 12_mm, 0_deg));
    EXPECT_EQ(verdict.ruling, Ruling::OutOfSync);
    ASSERT_EQ(verdict.differences.size(), 4u);
    EXPECT_EQ(verdict.differences.front().where, "A1");
    EXPECT_THAT(english(verdict.differences.front().seen),
                ::testing::HasSubstr("12.0 mm and 0.0 degrees"));
    EXPECT_EQ(verdictOn(state, seenFrom(state, 0_mm, 9_deg)).ruling, Ruling::OutOfSync);
}

TEST(GalleyReader, AsksBeforeOrdersAndKeepsThemSecret) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const TableReader<WarGalley> reader;
    ASSERT_TRUE(reader.question(state));
    EXPECT_THAT(reader.question(state)->players, ::testing::ElementsAre("A", "B"));
    EXPECT_EQ(reader.onlyFor(state, action(state, "B1 orders FFXLX")), "B");
    EXPECT_EQ(reader.onlyFor(state, action(state, "A ready")), "");
}

/// a position in which a blow of two points on B1 is due
const std::string kBlow =
    "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF step5:move A1*B1:2 introduction";

TEST(GalleyReader, ChecksTheOarsAndMastsThatAreTaken) {
    const State state = position(kBlow);
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Losses);
    EXPECT_EQ(verdictOn(state, seenFrom(state)).ruling, Ruling::Unchanged);
    const auto ways = war_galley::legalActions(state);
    ASSERT_FALSE(ways.empty());
    const State after = war_galley::apply(state, ways.front()).state;
    const auto verdict = verdictOn(state, seenFrom(after));
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), text(state, ways.front()));
    TableObservation tooMany = seenFrom(state);
    tooMany.galleys[1].oars = {0, 0};
    EXPECT_EQ(verdictOn(state, tooMany).ruling, Ruling::Illegal);
    TableObservation half = seenFrom(state);
    half.galleys[1].masts = *half.galleys[1].masts - 1;
    EXPECT_EQ(verdictOn(state, half).ruling, Ruling::Unfinished);
}

/// B1 moves forward and A1 stands: A1's row of orders is at its end.
const std::string kMoving =
    "5:5/5/3@200,84,90=X 5:5/5/3@400,300,270<400,342,270=FFFFF step1:move confirm introduction "
    "poses=confirmed";

/// Shows B1 after that part of its path.
TableObservation movedBy(const State& state, Millimetres way) {
    TableObservation seen = seenFrom(state);
    seen.galleys[1].center = seen.galleys[1].center - along(seen.galleys[1].heading, 42_mm - way);
    return seen;
}

TableObservation unmoved(const State& state) {
    return movedBy(state, 0_mm);
}

TEST(GalleyReader, ChecksAMovementAgainstItsOrder) {
    const State state = position(kMoving);
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Confirmation);
    EXPECT_EQ(verdictOn(state, unmoved(state)).ruling, Ruling::Unchanged) << "not moved yet";
    const auto moved = verdictOn(state, seenFrom(state));
    EXPECT_EQ(moved.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, moved), "confirmed");
    TableObservation near = seenFrom(state);
    near.galleys[1].center.x += 3_mm;
    const auto corrected = verdictOn(state, near);
    EXPECT_EQ(corrected.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, corrected), "B1 lies 403,300,270") << "it goes on from there";
    ASSERT_EQ(corrected.explanations.front().actions.size(), 2u);
    TableObservation farther = seenFrom(state);
    farther.galleys[1].center.y -= 20_mm;
    const auto accused = verdictOn(state, farther);
    EXPECT_EQ(accused.ruling, Ruling::Illegal);
    EXPECT_EQ(accused.explanations.front().violation->rule, "WG-20");
    EXPECT_THAT(english(accused.explanations.front().violation->because),
                ::testing::HasSubstr("20.0 mm and 0.0 degrees off"));
    EXPECT_EQ(english(accused.explanations.front().told), "B1 moved to 400,280,270");
    EXPECT_EQ(accused.explanations.front().by, war_galley::playerOf(Side::B));
}

TEST(GalleyReader, WaitsForAGalleyThatIsOnItsWay) { // WG-20
    const State state = position(kMoving);
    for (const Millimetres way : {12_mm, 30_mm, 50_mm}) {
        const auto verdict = verdictOn(state, movedBy(state, way));
        EXPECT_EQ(verdict.ruling, Ruling::Unfinished) << way.value();
        ASSERT_EQ(verdict.explanations.size(), 2u);
        const std::string lies =
            // the value that `accept` takes
            "B1 lies 400," + war_galley::text(342_mm - way) + ",270";
        EXPECT_EQ(text(state, verdict.explanations[1].actions.front()), lies);
    }
    const State turning = position("5:5/5/3@200,84,90=X 5:5/5/3@436.373,321,330<400,342,270=LFFFF "
                                   "step1:move confirm introduction poses=confirmed");
    TableObservation turned = unmoved(position(kMoving)); // rotated about its bow, half of the turn
    turned.galleys[1].heading = radiansFromDegrees(300);
    turned.galleys[1].center = TablePoint{400_mm, 342_mm} - along(turned.galleys[1].heading, 30_mm);
    EXPECT_EQ(verdictOn(turning, turned).ruling, Ruling::Unfinished);
    turned.galleys[1].heading = radiansFromDegrees(240); // the other way
    turned.galleys[1].center = TablePoint{400_mm, 342_mm} - along(turned.galleys[1].heading, 30_mm);
    EXPECT_EQ(verdictOn(turning, turned).ruling, Ruling::Illegal);
}

TEST(GalleyReader, SaysWhatIsToBeMovedAndWhere) { // WG-20
    const auto asked = [](const char* text) {
        const auto needed = TableReader<WarGalley>().question(position(text));
        return needed ? english(needed->question) : std::string();
    };
    EXPECT_EQ(asked(kMoving.c_str()), "move the galleys: B1 forward by 42.0 mm to 400,300,270");
    EXPECT_EQ(
        asked("6:6/6/2@300,98.9,90<300,58,90=FFFFF 6:6/6/2@336.373,116.5,0<300,137.5,300=LOOXX "
              "step1:move confirm introduction poses=confirmed"),
        "move the galleys: A1 forward by 40.9 mm to 300,98.9,90, where it touches B1; B1 turn "
        "left by 60.0 degrees and 42.0 mm to 336.373,116.5,0, where it touches A1");
    EXPECT_EQ(
        asked("6:6/6/2@300,96.9,90<300,58,90=FFFFF 6:6/6/2@330,116.5,0=OOOOF step1:move A1?B1 "
              "introduction poses=confirmed"),
        "do A1 and B1 touch, and how?");
}

TEST(GalleyReader, TakesTheWordThatGalleysLieAsTheyShouldForWhereTheyLie) { // WG-A5
    const State state = position(kMoving);
    TableReader<WarGalley> reader;
    EXPECT_EQ(reader.meant(state, war_galley::ConfirmPoses{}).size(), 1u) << "nothing is seen";
    reader.look(state, movedBy(state, 33_mm));
    const auto actions = reader.meant(state, war_galley::ConfirmPoses{});
    ASSERT_EQ(actions.size(), 2u);
    EXPECT_EQ(text(state, actions.front()), "B1 lies 400,309,270");
}

TEST(GalleyReader, DoubtsThatAGalleyLiesAsItShouldThatIsFarOff) { // WG-20
    const State state = position(kMoving);
    TableReader<WarGalley> reader;
    reader.look(state, movedBy(state, 40_mm));
    EXPECT_EQ(reader.doubtOf(state, war_galley::ConfirmPoses{}), std::nullopt);
    reader.forget();
    reader.look(state, unmoved(state));
    const auto doubt = reader.doubtOf(state, war_galley::ConfirmPoses{});
    ASSERT_TRUE(doubt);
    EXPECT_EQ(english(*doubt), "B1 lies 42.0 mm and 0.0 degrees off; say `confirmed` once more if "
                               "it is to count as it lies");
    reader.forget();
    TableObservation both = unmoved(state);
    both.galleys[0].center.y -= 30_mm;
    reader.look(state, both);
    EXPECT_EQ(english(reader.doubtOf(state, war_galley::ConfirmPoses{}).value_or(Message())),
              "A1 lies 30.0 mm and 0.0 degrees off; " + english(*doubt));
}

TEST(GalleyReader, BelievesAFaintGalleyWhereTheRecordHasItOrHadIt) {
    const State state = position(kMoving);
    TableObservation seen = unmoved(state);
    seen.galleys[0].confidence = seen.galleys[1].confidence = 0.4;
    EXPECT_EQ(verdictOn(state, seen).ruling, Ruling::Unchanged) << "it is still to be moved";
    seen.galleys[1].center.x += 30_mm;
    EXPECT_EQ(verdictOn(state, seen).ruling, Ruling::OutOfSync) << "something else may lie there";
    seen = unmoved(state);
    seen.galleys[0].confidence = 0.1;
    EXPECT_EQ(verdictOn(state, seen).ruling, Ruling::OutOfSync);
}

TEST(GalleyReader, AccusesNobodyWhereTheReckoningRunsAhead) {
    // Without confirmation the record moved B1 before any hand could.
    const State state = position("5:5/5/3@200,84,90=XXX 5:5/5/3@200,180,270=FFFFF step1:fire A1>B1 "
                                 "introduction");
    EXPECT_NE(verdictOn(state, unmoved(state)).ruling, Ruling::Illegal);
}

TEST(GalleyReader, AccusesWhoMovesWithoutAnOrderButNotASleeve) {
    const State state = position(kMoving);
    TableObservation seen = unmoved(state);
    seen.galleys[0].center.y += 40_mm;
    const auto accused = verdictOn(state, seen);
    EXPECT_EQ(accused.ruling, Ruling::Illegal);
    EXPECT_THAT(english(accused.explanations.front().violation->because),
                ::testing::HasSubstr("no order to move"));
    seen.galleys[0].center.y -= 32_mm;
    EXPECT_EQ(verdictOn(state, seen).ruling, Ruling::OutOfSync) << "pushed by 8 mm";
}

const std::string kOrdering =
    "5:5/5/3@200,84,90 5:5/5/3@400,336,270 orders introduction poses=confirmed";

/// Adds the columns of these orders, with a new match each.
TableObservation ordersOf(const State& state, std::vector<Order> ofA, std::vector<Order> ofB) {
    TableObservation seen = seenFrom(state);
    for (const double x : {110.0, 490.0}) {
        Match match;
        match.id = x < 300 ? "m1" : "m2";
        match.tail = {Millimetres(x), 100_mm};
        match.head = {Millimetres(x), 142_mm};
        match.confidence = 1.0;
        seen.matches.push_back(match);
    }
    seen.orders = {{Side::A, 110_mm, std::move(ofA), {"m1"}},
                   {Side::B, 490_mm, std::move(ofB), {"m2"}}};
    return seen;
}

/// Reads the orders after a look at the table without orders.
Verdict<WarGalley> readAfter(const TableObservation& before,
                             const std::vector<TableObservation>& looks) {
    TableReader<WarGalley> reader;
    reader.look(position(kMoving), before);
    reader.forget();
    for (const TableObservation& look : looks) {
        reader.look(position(kOrdering), look);
    }
    return reader.explain(position(kOrdering));
}

TEST(GalleyReader, ReadsTheOrdersOfBothSidesOnceTheyAreComplete) {
    const State state = position(kOrdering);
    using enum Order;
    const std::vector<Order> plan{Forward, Forward, Fire, Left, Fire};
    const TableObservation both = ordersOf(state, plan, plan);
    const TableObservation none = seenFrom(state);
    const auto called = readAfter(none, {both, both, both});
    EXPECT_EQ(called.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, called), "A1 orders FFXLX");
    EXPECT_EQ(called.explanations.front().actions.size(), 4u) << "both are ready then";
    const TableObservation partly = ordersOf(state, plan, {Forward, Forward});
    EXPECT_EQ(readAfter(none, {partly, partly, partly}).ruling, Ruling::Unfinished);
    EXPECT_EQ(readAfter(both, {both, both, both}).ruling, Ruling::Unchanged) << "the last turn's";
    const auto anew = readAfter(both, {none, none, both, both, both});
    EXPECT_EQ(anew.ruling, Ruling::Called) << "taken up, and laid in the same places";
}

TEST(GalleyReader, AsksWhereTheLooksDoNotAgreeOnTheOrders) {
    const State state = position(kOrdering);
    using enum Order;
    const std::vector<Order> plan{Forward, Forward, Fire, Left, Fire};
    const TableObservation left = ordersOf(state, plan, plan);
    const TableObservation right = ordersOf(state, plan, {Forward, Forward, Fire, Right, Fire});
    const TableObservation none = seenFrom(state);
    EXPECT_EQ(readAfter(none, {left, right, left}).ruling, Ruling::Undecided);
    EXPECT_EQ(readAfter(none, {left, right, left, right, left}).ruling, Ruling::Ask);
}

TEST(GalleyReader, AsksForTheOrdersWhereItIsPlayedOnBeforeTheyAreClear) { // WG-17, WG-20
    const State state = position(kOrdering);
    using enum Order;
    const std::vector<Order> plan{Forward, Forward, Fire, Left, Fire};
    const TableObservation read = ordersOf(state, plan, plan);
    TableObservation moved = ordersOf(state, plan, {Forward, Forward});
    moved.galleys[0].center.y += 42_mm;
    const auto verdict = readAfter(seenFrom(state), {read, moved, moved, moved, moved});
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    ASSERT_EQ(verdict.explanations.size(), 1u);
    EXPECT_EQ(actionOf(state, verdict), "A1 orders FFXLX");
}

/// WG-16: ten orders are due. The reader searches for a missing match where most of the orders lie.
TEST(GalleyReader, KnowsHowManyOrdersAreDue) {
    const State state = position(kOrdering);
    const auto dueWhere = [&](int laid) {
        TableReader<WarGalley> reader;
        reader.look(state, seenFrom(state));
        reader.forget();
        TableObservation seen = seenFrom(state);
        for (int i = 0; i < laid; ++i) {
            Match match;
            match.tail = {Millimetres(40.0 + 10.0 * i), 100_mm};
            match.head = {Millimetres(40.0 + 10.0 * i), 142_mm};
            seen.matches.push_back(match);
        }
        reader.look(state, seen);
        return reader.looseMatches(state);
    };
    EXPECT_EQ(dueWhere(4), std::nullopt) << "the others are not laid yet";
    EXPECT_EQ(dueWhere(8), 10);
    EXPECT_EQ(dueWhere(10), std::nullopt) << "they are all there";
}

TEST(GalleyReader, SaysWhichRuleTheOrdersBreak) {
    const State state = position(kOrdering);
    using enum Order;
    const TableObservation wrong =
        ordersOf(state, {Forward, Fire, Fire, Fire, Fire}, {Forward, Forward, Fire, Left, Fire});
    const auto verdict = readAfter(seenFrom(state), {wrong, wrong, wrong});
    EXPECT_EQ(verdict.ruling, Ruling::Illegal);
    EXPECT_EQ(verdict.explanations.front().violation->rule, "WG-14");
}

TEST(GalleyReader, AsksWhoseOrdersLieThereWhereItDidNotSeeThemComing) {
    const State state = position(kOrdering);
    using enum Order;
    const std::vector<Order> plan{Forward, Forward, Fire, Left, Fire};
    TableReader<WarGalley> reader; // a resumed game: the matches may be last turn's orders
    show(reader, state, ordersOf(state, plan, plan), 5);
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Ask);
}

TEST(GalleyReader, ReadsTheOrdersOfAGameThatGoesOnWithNoMatchOnTheTable) {
    const State state = position(kOrdering);
    using enum Order;
    const std::vector<Order> plan{Forward, Forward, Fire, Left, Fire};
    TableReader<WarGalley> reader;
    reader.look(state, seenFrom(state));
    showAnew(reader, state, ordersOf(state, plan, plan));
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Called);
}

TEST(GalleyReader, KnowsAMeasuredPlaceAgain) {
    EXPECT_TRUE(isAlikeButMeasured("A1 moved to 258.09,142,85.9", "A1 moved to 258.1,143.2,85.9"));
    EXPECT_FALSE(isAlikeButMeasured("A1 moved to 258.09,142.6", "A1 moved to 262.1,142.6"));
    EXPECT_FALSE(isAlikeButMeasured("A1 moved to 258.09", "B1 moved to 258.09"));
    EXPECT_FALSE(isAlikeButMeasured("d1-d3", "d1-d4"));
    EXPECT_TRUE(isAlikeButMeasured("B1 toss 1.5,2.5>3.5,4.5 9.5,9.5=8.5,8.5",
                                   "B1 toss 9.6,9.5=8.5,8.5 1.5,2.5>3.4,4.5"));
    EXPECT_FALSE(isAlikeButMeasured("B1 toss 1.5,2.5>3.5,4.5", "B1 toss 1.5,2.5>3.5,4.5 o9.5,9.5"));
    EXPECT_FALSE(isAlikeButMeasured("d1-d3;d1-f3", "d1-f3;d1-d3")) << "`choose 1` is another one";
}

} // namespace
} // namespace umpire::referee
