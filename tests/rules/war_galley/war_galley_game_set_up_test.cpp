#include "tests/rules/war_galley/war_galley_game_table.h"

/// Tests building and setting up: WG-1 to WG-11.
namespace umpire::war_galley::testing {
namespace {

constexpr std::string_view kBuilt = "5:5/5/3;4:4/4/4 6:6/6/2;5:5/5/3 place";

TEST(WarGalleyBuilding, IsOfTwoGalleysEachOrOneInTheIntroduction) { // WG-1
    EXPECT_EQ(text(startOf(variant("standard"))), "?;? ?;? build");
    EXPECT_EQ(text(startOf(variant("introduction"))), "? ? build introduction");
    EXPECT_EQ(text(startOf([] {
                  Settings settings;
                  settings.galleys = {3, 3};
                  return settings;
              }())),
              "?;?;? ?;?;? build galleys=3");
}

TEST(WarGalleyBuilding, WgX1KnowsThreeTypes) { // WG-3, WG-5
    const State start = startOf(variant("standard"));
    for (const Rig& rig : {Rig{6, 6, 2}, Rig{5, 5, 3}, Rig{4, 4, 4}}) {
        EXPECT_TRUE(isBuildable(rig));
    }
    EXPECT_EQ(ruleAgainst(start, "A build 6/6/3"), "WG-5") << "nine";
    EXPECT_EQ(ruleAgainst(start, "A build 3/3/5"), "WG-5") << "five masts";
    EXPECT_EQ(ruleAgainst(start, "A build 5/4/3"), "WG-5") << "unequal";
    EXPECT_EQ(ruleAgainst(start, "A build 7/7/1"), "WG-5") << "six holes a side";
    EXPECT_EQ(listed(start), "A build 6/6/2, A build 5/5/3, A build 4/4/4, B build 6/6/2, "
                             "B build 5/5/3, B build 4/4/4");
}

TEST(WarGalleyBuilding, GoesOnUntilAllAreBuilt) {
    const State half = after(startOf(variant("standard")), {"A build 5/5/3", "A build 4/4/4"});
    EXPECT_EQ(text(half), "5:5/5/3;4:4/4/4 ?;? build");
    EXPECT_EQ(ruleAgainst(half, "A build 5/5/3"), "WG-1");
    EXPECT_EQ(ruleAgainst(half, "A1 at 300,72,90"), "WG-10");
    EXPECT_EQ(sidesToAct(half), std::vector{Side::B});
    EXPECT_EQ(text(after(half, {"B build 6/6/2", "B build 5/5/3"})), kBuilt);
}

TEST(WarGalleySetUp, IsInTurn) { // WG-10
    const State state = position(kBuilt);
    EXPECT_EQ(sidesToAct(state), std::vector{Side::A});
    EXPECT_EQ(ruleAgainst(state, "B1 at 300,348,270"), "WG-10");
    const State one = after(state, {"A2 at 300,72,90"});
    EXPECT_EQ(sidesToAct(one), std::vector{Side::B});
    EXPECT_EQ(ruleAgainst(one, "A1 at 200,72,90"), "WG-10");
    const State two = after(one, {"B1 at 300,348,270"});
    EXPECT_EQ(ruleAgainst(two, "A2 at 200,72,90"), "WG-10") << "it is placed already";
    const State all = after(two, {"A1 at 200,72,90", "B2 at 200,348,270"});
    EXPECT_EQ(text(all), "5:5/5/3@200,72,90;4:4/4/4@300,72,90 "
                         "6:6/6/2@300,348,270;5:5/5/3@200,348,270 orders");
}

TEST(WarGalleySetUp, MayBeginWithEither) { // WG-A20
    const State state = position(std::string(kBuilt) + " first=B");
    EXPECT_EQ(sidesToAct(state), std::vector{Side::B});
    EXPECT_EQ(sidesToAct(after(state, {"B1 at 300,348,270"})), std::vector{Side::A});
}

TEST(WarGalleySetUp, WgX13KeepsToTheBand) { // WG-11: 2 M are 84 mm
    const State state = position(kBuilt);
    EXPECT_TRUE(isLegal(state, "A1 at 300,84,90")) << "the bow on the band's edge";
    EXPECT_EQ(ruleAgainst(state, "A1 at 300,84.1,90"), "WG-11");
    EXPECT_TRUE(isLegal(state, "A1 at 300,60,90")) << "the stern on the table's edge";
    EXPECT_EQ(ruleAgainst(state, "A1 at 300,59.9,90"), "WG-11");
    EXPECT_EQ(english(violationOf(state, "A1 at 300,50,90").because),
              "the galley would reach 10 mm over the table's edge");
    EXPECT_EQ(english(violationOf(state, "A1 at 300,94,90").because),
              "the galley would lie 94 mm from its edge, 2 M are 84 mm");
    EXPECT_TRUE(isLegal(state, "A1 at 17.5,72,90"));
    EXPECT_EQ(ruleAgainst(state, "A1 at 17,72,90"), "WG-11");
    EXPECT_EQ(ruleAgainst(state, "A1 at 583,72,90"), "WG-11");
    const State other = after(state, {"A1 at 300,84,90"});
    EXPECT_TRUE(isLegal(other, "B1 at 300,336,270")) << "B's edge is at y = 420";
    EXPECT_EQ(ruleAgainst(other, "B1 at 300,335,270"), "WG-11");
}

TEST(WarGalleySetUp, MayAskForAPartInTheBandOnly) { // WG-11, an option
    const State state = position(std::string(kBuilt) + " band=part");
    EXPECT_TRUE(isLegal(state, "A1 at 300,144,90"));
    EXPECT_EQ(ruleAgainst(state, "A1 at 300,144.1,90"), "WG-11");
}

TEST(WarGalleySetUp, WgX13KeepsAwayFromEnemies) { // WG-11, on a table only 230 mm deep
    const State state = after(position(std::string(kBuilt) + " depth=230"), {"A1 at 300,80,90"});
    EXPECT_TRUE(isLegal(state, "B1 at 300,164,270")) << "84 mm from bow to bow";
    EXPECT_EQ(ruleAgainst(state, "B1 at 300,163.9,270"), "WG-11");
    EXPECT_EQ(english(violationOf(state, "B1 at 300,160,270").because),
              "A1 would be 80 mm away, 2 M are 84 mm");
    EXPECT_TRUE(isLegal(state, "B1 at 400,152,270")) << "aside";
}

TEST(WarGalleySetUp, PutsNoGalleyOnAnother) {
    const State state = after(position(kBuilt), {"A1 at 300,72,90", "B1 at 300,348,270"});
    EXPECT_EQ(ruleAgainst(state, "A2 at 330,72,90"), "WG-10");
    EXPECT_TRUE(isLegal(state, "A2 at 335,72,90")) << "side by side";
}

TEST(WarGalleySetUp, MeasuresInTheMatchesOfThisTable) { // M is calibrated per table
    const State state = position(std::string(kBuilt) + " match=50");
    EXPECT_TRUE(isLegal(state, "A1 at 300,100,90"));
    EXPECT_EQ(ruleAgainst(state, "A1 at 300,100.1,90"), "WG-11");
}

TEST(WarGalleySetUp, ListsLegalPlacesAlongTheWholeEdge) {
    const State state = position(kBuilt);
    const auto places = legalActions(state);
    EXPECT_EQ(places.size(), 26U) << "ten columns in three headings, the outer ones straight";
    EXPECT_EQ(text(state, places.front()), "A1 at 30,72,90");
    EXPECT_EQ(text(state, places.back()), "A1 at 570,72,90");
}

} // namespace
} // namespace umpire::war_galley::testing
