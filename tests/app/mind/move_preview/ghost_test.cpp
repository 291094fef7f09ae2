#include "app/mind/move_preview/ghost.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

/// Tests the preview of actions that nobody has made yet, game by game and action by action.
namespace umpire {
namespace {

std::string nameOf(const GhostEnd& end) {
    return end.place + (end.piece.empty() ? "" : "(" + end.piece + ")");
}

/// Lists the paths as "d1>d3 d7! >IE[I-C4] "; `!` marks a piece that does not move.
std::string waysOf(const Ghost& ghost) {
    std::string ways;
    for (const GhostWay& way : ghost.ways) {
        ways += way.from == way.to ? nameOf(way.to) + "!" : nameOf(way.from) + ">" + nameOf(way.to);
        ways += way.label.empty() ? "" : "[" + way.label + "]";
        ways += way.heading
                    ? "@" + std::to_string(int(std::lround(degreesFromRadians(*way.heading))))
                    : "";
        ways += ' ';
    }
    return ways;
}

/// Formats the points like "300,121 300,163 ", in whole millimetres.
std::string text(const std::vector<TablePoint>& points) {
    std::string all;
    for (const TablePoint& point : points) {
        all += std::to_string(std::lround(point.x.value())) + "," +
               std::to_string(std::lround(point.y.value())) + " ";
    }
    return all;
}

struct Expected {
    const char* game;
    const char* position;
    const char* action;
    const char* ways;
};

constexpr const char* kBuda =
    "turn=8 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP I-B1=lost- I-B2=ID I-C4=cup "
    "I-H1=cup used-imperial=0 used-turk=4 drawn=8/3 phase=act actions=1";
constexpr const char* kEnter =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IN I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID "
    "I-C4=reserve I-H1=reserve drawn=8/3 phase=enter actions=1 moved=I-C1 "
    "operation=artillery zone=EF";

TEST(Ghost, LeadsFromWhereAPieceIsToWhereItGoes) {
    const std::vector<Expected> all = {
        {"murus-gallicus", "", "d1-d3", "d1>d3 "},
        {"murus-gallicus", "", "b4xc5", "b4>c5 "},
        {"murus-gallicus", "", "c4xxd3", "c4>d3 "},
        {"murus-gallicus", "", "c1*c4", "c1>c4 "},
        {"murus-gallicus", "", "g1-b2,f2", "g1>b2 g1>f2 "},
        {"murus-gallicus", "", "swap", ""},
        {"naval-battle", "", "r PAp1", ">p1[PA] "},
        {"naval-battle", "", "r -p1", "p1! "},
        {"naval-battle", "", "r ready", ""},
        {"naval-battle", "", "j8-j9", "j8>j9 "},
        {"naval-battle", "", "h6xh7", "h6>h7 "},
        {"naval-battle", "", "c16#c17", "c16>c17 "},
        {"naval-battle", "", "k6%k7", "k6>k7 "},
        {"naval-battle", "", "a6~a10", "a6>a10 "},
        {"naval-battle", "", "a6~a10-b7", "a6>a10 a6>b7 "},
        {"naval-battle", "", "a6-a7~a9", "a6>a7 a7>a9 "},
        {"naval-battle", "", "j7-i7xh7", "j7>i7 i7>h7 "},
        {"naval-battle", "", "r mine k7", "k7! "},
        {"naval-battle", "", "pass", ""},
        {"naval-battle", "", "z9-z10", ""},
        {"triremes", "", "+a1", ">a1 "},
        {"triremes", "", "c5-c7n", "c5>c7@90 "},
        {"triremes", "", "c9-e9e", "c9>e9@0 "},
        {"triremes", "", "d9-d11s*e10", "d9>d11@-90 d11>e10 "},
        {"triremes", "", "j18-k18", "j18>k18 "},
        {"triremes", "", "b4*c5", "b4>c5 "},
        {"triremes", "", "c5<b4,b5", "b4>c5 b5>c5 "},
        {"triremes", "", "c5>b4,b5", "c5>b4 c5>b5 "},
        {"triremes", "", "die:4", ""},
        {"buda-1686", kBuda, "place:I-C4@IE", ">IE[I-C4] "},
        {"buda-1686", kBuda, "cup:I-C4", ""},
        {"buda-1686", kBuda, "move:I-C1@IN", "IE(I-C1)>IN "},
        {"buda-1686", kBuda, "artillery:EF", "EF! "},
        {"buda-1686", kBuda, "artillery", ""},
        {"buda-1686", kBuda, "mine:EF", "EF! "},
        {"buda-1686", kBuda, "assault:VV", "VV*>VV "},
        {"buda-1686", kBuda, "fight:KZ<EF,DF", "EF>KZ DF>KZ "},
        {"buda-1686", kBuda, "fight:EF<EF,NF", "EF*>EF NF>EF "},
        {"buda-1686", kBuda, "countermine:EF", "EF! "},
        {"buda-1686", kBuda, "sortie:T-J1", "VV(T-J1)>VV* "},
        {"buda-1686", kBuda, "sortie:T-ABD", "KZ(T-ABD)! "},
        {"buda-1686", kBuda, "entrench:EF", "EF! "},
        {"buda-1686", kBuda, "restore:I-KAR>I-C1", "IE(I-KAR)>IE(I-C1) "},
        {"buda-1686", kBuda, "recall:I-KAR>I-B1", ">IE[I-B1] "},
        {"buda-1686", kBuda, "raise-cts:I-KAR", "IE(I-KAR)! "},
        {"buda-1686", kBuda, "boost:I-MIK>I-B2", "ID(I-MIK)>ID(I-B2) "},
        {"buda-1686", kBuda, "raise-die", "KZ(T-ABD)! "},
        {"buda-1686", kBuda, "lose:T-J3", "DF(T-J3)! "},
        {"buda-1686", kBuda, "lose:I-C4", ""}, // the unit is in the cup
        {"buda-1686", kEnter, "enter:I-C3", "IN(I-C3)>EF* "},
        {"buda-1686", kEnter, "rescue", "KZ(T-ABD)>EF "},
        {"buda-1686", kEnter, "in:I-C3", "IN(I-C3)>EF "},
        {"buda-1686", kBuda, "enter:I-C3", ""}, // this action has no place on the map
        {"war-galley", "", "A2 aims B1", "(A2)>(B1) "},
        {"war-galley", "", "A1 rams B1 side", "(A1)>(B1) "},
        {"war-galley", "", "A1 clear of B1", "(A1)! (B1)! "},
        {"war-galley", "", "B2 loses 0/3/1", "(B2)! "},
        {"war-galley", "", "B1 oars 5/5", "(B1)! "},
        {"war-galley", "", "A build 5/5/3", ""},
        {"war-galley", "", "A ready", ""},
        {"no-game", "", "d1-d3", ""}};
    for (const Expected& each : all) {
        const Ghost ghost = ghostOf(each.game, each.position, {each.action});
        EXPECT_EQ(waysOf(ghost), each.ways) << each.game << " " << each.action;
        EXPECT_TRUE(ghost.ships.empty()) << each.action;
    }
    EXPECT_TRUE(ghostOf("murus-gallicus", "", {}).isEmpty());
}

constexpr const char* kOrdering =
    "6:6/6/2@300,150,90;5:5/5/3@200,150,90 6:6/6/2@300,300,270;6:6/6/2@200,300,270 orders";

TEST(Ghost, OfAGalleyLiesWhereItsOrdersLead) {
    const Ghost ahead = ghostOf("war-galley", kOrdering, {"A1 orders FFXXL"});
    ASSERT_EQ(ahead.ships.size(), 1U);
    const GhostShip& ship = ahead.ships[0];
    EXPECT_EQ(ship.name, "A1");
    // The deck is 60 mm long and a forward move 42 mm. A left turn rotates by 60 degrees about the
    // bow and then moves 42 mm.
    const double turned = 150.0 * 3.14159265358979 / 180.0;
    const auto endX = std::lround(300.0 + 12.0 * std::cos(turned));
    const auto endY = std::lround(234.0 + 12.0 * std::sin(turned));
    EXPECT_EQ(text(ship.path),
              "300,120 300,162 300,204 " + std::to_string(endX) + "," + std::to_string(endY) + " ");
    ASSERT_EQ(ship.signs.size(), 1U);
    EXPECT_EQ(ship.signs[0].letters, "XX");
    EXPECT_EQ(text({ship.signs[0].at}), text({ship.path[2]})) << "where it fires";
    const TablePoint middle = ship.hull[0] + (ship.hull[2] - ship.hull[0]) * 0.5;
    EXPECT_EQ(text({middle}), text({ship.path.back()}));
    const TablePoint bow = ship.hull[0] + (ship.hull[3] - ship.hull[0]) * 0.5 - middle;
    EXPECT_NEAR(std::atan2(bow.y.value(), bow.x.value()), turned, 1e-6);
    EXPECT_NEAR(distance(ship.hull[0], ship.hull[1]).value(), 60.0, 1e-6);
}

TEST(Ghost, OfSeveralGalleysOfASideIsDrawnAtOnce) {
    const Ghost both =
        ghostOf("war-galley", kOrdering, {"A1 orders OOFFF", "A2 orders FXXXF", "B1 orders FFFFF"});
    ASSERT_EQ(both.ships.size(), 2U) << "side B lays its own";
    EXPECT_EQ(both.ships[0].signs[0].letters, "OO");
    EXPECT_EQ(both.ships[1].name, "A2");
    EXPECT_EQ(text(both.ships[1].path), "200,120 200,162 200,204 ");
    EXPECT_EQ(ghostOf("war-galley", kOrdering, {"A1 orders FFFFF", "A ready", "A2 orders FFFFF"})
                  .ships.size(),
              1U);
}

TEST(Ghost, OfAGalleyThatIsPlacedHasNoWay) {
    const Ghost placed = ghostOf("war-galley", "6:6/6/2;5:5/5/3 6:6/6/2;6:6/6/2 place",
                                 {"A1 at 300,72,90", "B1 at 330,348,270"});
    ASSERT_EQ(placed.ships.size(), 1U);
    EXPECT_EQ(text(placed.ships[0].path), "300,42 ");
    const Ghost corrected = ghostOf("war-galley", kOrdering, {"A1 lies 310,150,90"});
    ASSERT_EQ(corrected.ships.size(), 1U);
    EXPECT_EQ(text(corrected.ships[0].path), "300,120 310,120 ");
    EXPECT_TRUE(ghostOf("war-galley", "", {"A1 orders FFFFF"}).isEmpty())
        << "nobody knows where it lies";
}

} // namespace
} // namespace umpire
