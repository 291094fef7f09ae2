#include "rules/games/war_galley/order_matches.h"

#include "tests/rules/war_galley/war_galley_table.h"

#include <gmock/gmock.h>
#include <random>

namespace umpire::war_galley {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Galley kGalley = galleyAt("g1", at(100, 100), 90); // its bow is at (100, 130)

std::vector<LaidOrder> laid(const std::vector<Match>& matches,
                            const OrderRowOptions& options = {}) {
    return orderMatches({kGalley}, matches, {}, options);
}

std::vector<Order> orders(const std::vector<LaidOrder>& row) {
    std::vector<Order> found;
    for (const LaidOrder& link : row) {
        found.push_back(link.order);
    }
    return found;
}

/// Lays a row as players do, with 2 mm between links.
std::vector<Match> rowOf(const std::vector<Order>& sequence, const Galley& galley = kGalley) {
    std::vector<Match> row;
    Radians heading = galley.heading;
    TablePoint end = midpoint(galley.hull[0], galley.hull[3]);
    for (const Order order : sequence) {
        const std::string id = "m" + std::to_string(row.size());
        const TablePoint start = end + along(heading, 2_mm);
        if (order == Order::Fire) {
            const TablePoint across = along(heading + 90_deg, 21_mm);
            row.push_back(headless(matchBetween(id, start - across, start + across)));
            end = start;
            continue;
        }
        heading += order == Order::Left ? 60_deg : order == Order::Right ? -60_deg : 0_deg;
        end = start + along(heading, 42_mm);
        row.push_back(order == Order::RearrangeOars ? matchBetween(id, end, start)
                                                    : matchBetween(id, start, end));
    }
    return row;
}

TEST(WarGalleyOrderMatches, WG18_ARowAheadOfTheBowIsReadInItsOrder) {
    const std::vector<Order> sequence{Order::Forward, Order::Forward, Order::Fire, Order::Left,
                                      Order::Fire};
    EXPECT_EQ(orders(laid(rowOf(sequence))), sequence); // the list of WG-X5
}

TEST(WarGalleyOrderMatches, WG18_TurnsToEitherSideAndPairsBackwardAreLinksToo) {
    const std::vector<Order> sequence{Order::Right, Order::Left, Order::RearrangeOars,
                                      Order::RearrangeOars, Order::Forward};
    EXPECT_EQ(orders(laid(rowOf(sequence))), sequence);
}

TEST(WarGalleyOrderMatches, WG18_AFireOrderMayComeFirst) {
    EXPECT_EQ(orders(laid(rowOf({Order::Fire, Order::Fire}))),
              (std::vector<Order>{Order::Fire, Order::Fire}));
}

TEST(WarGalleyOrderMatches, TheOrderOfTheMatchesDoesNotMatter) {
    std::vector<Match> row = rowOf({Order::Forward, Order::Left, Order::Forward});
    std::ranges::reverse(row);
    EXPECT_THAT(laid(row),
                ElementsAre(LaidOrder{2, 0, Order::Forward}, LaidOrder{1, 0, Order::Left},
                            LaidOrder{0, 0, Order::Forward}));
}

TEST(WarGalleyOrderMatches, WG12_ARowHasAtMostFiveLinks) {
    EXPECT_EQ(laid(rowOf(std::vector<Order>(7, Order::Forward))).size(), 5U);
}

TEST(WarGalleyOrderMatches, AMatchNearTheBowThatPointsElsewhereWasDropped) {
    EXPECT_THAT(laid({matchBetween("m", at(100, 133), at(130, 162))}), IsEmpty()); // 45 degrees
    EXPECT_THAT(laid({matchBetween("m", at(107, 133), at(107, 175))}), IsEmpty()); // beside
    EXPECT_THAT(laid({matchBetween("m", at(100, 145), at(100, 187))}), IsEmpty()); // 15 mm on
    EXPECT_THAT(laid({matchBetween("m", at(100, 67), at(100, 25))}), IsEmpty());   // astern
}

TEST(WarGalleyOrderMatches, AHeadedMatchAcrossIsNoFireOrder) {
    EXPECT_THAT(laid({matchBetween("m", at(79, 132), at(121, 132))}), IsEmpty());
    EXPECT_EQ(laid({headless(matchBetween("m", at(79, 132), at(121, 132)))}).size(), 1U);
}

TEST(WarGalleyOrderMatches, OneUnseenLinkDoesNotLoseTheRow) {
    std::vector<Match> row = rowOf({Order::Forward, Order::Forward, Order::Forward});
    row.erase(row.begin());
    EXPECT_EQ(laid(row).size(), 2U);
    row.erase(row.begin());
    EXPECT_THAT(laid(row), IsEmpty());
    OrderRowOptions strict;
    strict.missingMost = 0;
    EXPECT_THAT(laid(rowOf({Order::Forward, Order::Forward}), strict).size(), 2U);
    EXPECT_THAT(laid({rowOf({Order::Forward, Order::Forward})[1]}, strict), IsEmpty());
}

TEST(WarGalleyOrderMatches, RowsThatMeetKeepTheLinksNearestToTheirOwnBow) {
    const Galley other = galleyAt("g2", at(100, 278), 270); // bow to bow, 118 mm apart
    std::vector<Match> matches = rowOf({Order::Forward});
    matches.push_back(rowOf({Order::Forward}, other)[0]);
    const auto found = orderMatches({kGalley, other}, matches, {});
    EXPECT_THAT(found,
                ElementsAre(LaidOrder{0, 0, Order::Forward}, LaidOrder{1, 1, Order::Forward}));
}

TEST(WarGalleyOrderMatches, AMillimetreOfNoiseDoesNotLoseARow) {
    std::mt19937 random(5);
    std::normal_distribution<double> noise(0.0, 1.0);
    const std::vector<Order> sequence{Order::Forward, Order::Left, Order::Forward};
    int lost = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<Match> row = rowOf(sequence);
        for (Match& match : row) {
            match.tail = match.tail + at(noise(random), noise(random));
            match.head = match.head + at(noise(random), noise(random));
        }
        lost += orders(laid(row)) != sequence;
    }
    EXPECT_LE(lost, 4);
}

TEST(WarGalleyOrderMatches, NothingOnTheTableGivesNoRows) {
    EXPECT_THAT(orderMatches({}, rowOf({Order::Forward}), {}), IsEmpty());
    EXPECT_THAT(laid({}), IsEmpty());
}

} // namespace
} // namespace umpire::war_galley
