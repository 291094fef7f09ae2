#include "vision/matches/order_columns.h"

#include "vision/matches/column_slots.h"

#include <algorithm>
#include <gtest/gtest.h>

/// Columns of order matches made to measure, on a table of 600 by 420 mm (WG-12, WG-13).
namespace umpire::matches {
namespace {

enum class Lie { Ahead, Back, Left, Right, Across, Lengthwise }; // the last two without a head

/// Returns the direction of the head as side A sees it; the axis for headless matches.
Radians directionFor(Side side, Lie lie) {
    const Radians turned = side == Side::A ? 0_deg : 180_deg;
    switch (lie) {
    case Lie::Ahead:
    case Lie::Lengthwise:
        return turned + 90_deg;
    case Lie::Back:
        return turned - 90_deg;
    case Lie::Left:
        return turned + 180_deg;
    case Lie::Right:
    case Lie::Across:
        return turned;
    }
    return turned;
}

class Table {
public:
    void lay(TablePoint middle, Radians direction, bool headed = true) {
        Match match;
        match.id = "m" + std::to_string(table_.matches.size() + 1);
        match.tail = middle - along(direction, 21_mm);
        match.head = middle + along(direction, 21_mm);
        match.headed = headedIf(headed);
        match.confidence = confidence_;
        match.headlessChance = headed ? headlessChance_ : 0.9;
        table_.matches.push_back(match);
    }

    /// Lays a column as a player does, the farthest match first; the near end of the first match is
    /// at the given y. Returns the place of the next match.
    void column(Side side, TablePoint far, const std::vector<Lie>& lies) {
        const double nearer = side == Side::A ? -1.0 : 1.0;
        for (const Lie lie : lies) {
            const bool lengthwise = lie == Lie::Ahead || lie == Lie::Back || lie == Lie::Lengthwise;
            const Millimetres half = lengthwise ? 21_mm : 5_mm;
            const TablePoint middle{far.x + aside_, far.y + nearer * half};
            lay(middle, directionFor(side, lie) + tilt_,
                lie != Lie::Across && lie != Lie::Lengthwise);
            far.y += nearer * (half * 2.0 + gap_);
            aside_ = -aside_;
            tilt_ = -tilt_;
        }
    }
    void shaken(Millimetres aside, Radians tilt, Millimetres gap) {
        aside_ = aside;
        tilt_ = tilt;
        gap_ = gap;
    }
    void faint() { confidence_ = 0.4; }
    void doubtfulHead() { headlessChance_ = 0.17; }
    void galley(TablePoint center, Radians heading) {
        Galley galley;
        galley.center = center;
        galley.heading = heading;
        galley.hull = hullOf(center, heading, 60_mm, 35_mm);
        table_.galleys.push_back(galley);
    }
    void forget(std::size_t match) {
        table_.matches.erase(table_.matches.begin() + std::ptrdiff_t(match));
    }

    [[nodiscard]] OrderColumnsSeen seen() const { return findOrderColumns(table_); }
    [[nodiscard]] const std::vector<Match>& matches() const { return table_.matches; }

private:
    OrderTable table_{{}, {}, {}, 600_mm, 420_mm, {}};
    Millimetres aside_ = 0_mm;
    Radians tilt_ = 0_deg;
    Millimetres gap_ = 4_mm;
    double confidence_ = 0.9;
    double headlessChance_ = 0.05;
};

const std::vector<Lie> kOneOfEach = {Lie::Ahead,  Lie::Left, Lie::Right,
                                     Lie::Across, Lie::Back, Lie::Back};
const std::vector<Order> kOneOfEachRead = {Order::Forward, Order::Left, Order::Right, Order::Fire,
                                           Order::RearrangeOars};

/// Starts far enough from the player that the column stays in the player's half.
TablePoint farthest(Side side, Millimetres x) {
    return {x, side == Side::A ? 200_mm : 220_mm};
}

TEST(OrderColumns, ReadEveryOrderFromTheFarthestMatchOfEitherSide) {
    for (const Side side : {Side::A, Side::B}) {
        Table table;
        table.column(side, farthest(side, 110_mm), kOneOfEach);
        const OrderColumnsSeen seen = table.seen();
        ASSERT_EQ(seen.columns.size(), 1u);
        EXPECT_EQ(seen.columns[0].side, side);
        EXPECT_NEAR(seen.columns[0].columnX.value(), 110.0, 1e-9);
        EXPECT_EQ(seen.columns[0].sequence, kOneOfEachRead);
        EXPECT_EQ(seen.columns[0].matches,
                  (std::vector<std::string>{"m1", "m2", "m3", "m4", "m5", "m6"}));
        EXPECT_TRUE(seen.warnings.empty());
    }
}

TEST(OrderColumns, AreReadWhereTheirMatchesLieAskewAndAFewMillimetresAside) {
    for (const Radians tilt : {-15_deg, 15_deg}) {
        for (const Millimetres gap : {1_mm, 11_mm}) {
            Table table;
            table.shaken(4_mm, tilt, gap);
            table.column(Side::B, {480_mm, 190_mm}, kOneOfEach);
            ASSERT_EQ(table.seen().columns.size(), 1u);
            EXPECT_EQ(table.seen().columns[0].sequence, kOneOfEachRead);
        }
    }
}

TEST(OrderColumns, AreNotReadWhereAMatchLiesTooFarAskew) {
    Table table;
    table.column(Side::A, {110_mm, 200_mm}, {Lie::Ahead, Lie::Left});
    Table askew;
    askew.shaken(0_mm, 22_deg, 4_mm);
    askew.column(Side::A, {110_mm, 200_mm}, {Lie::Ahead, Lie::Left});
    EXPECT_EQ(table.seen().columns.size(), 1u);
    EXPECT_TRUE(askew.seen().columns.empty());
}

TEST(OrderColumns, OfOneSideStandBesideEachOther) {
    Table table;
    table.column(Side::A, {100_mm, 190_mm}, {Lie::Ahead, Lie::Across});
    table.column(Side::A, {160_mm, 190_mm}, {Lie::Left, Lie::Right});
    table.column(Side::B, {480_mm, 230_mm}, {Lie::Across, Lie::Ahead});
    const OrderColumnsSeen seen = table.seen();
    ASSERT_EQ(seen.columns.size(), 3u);
    EXPECT_EQ(seen.columns[0].sequence, (std::vector{Order::Forward, Order::Fire}));
    EXPECT_EQ(seen.columns[1].sequence, (std::vector{Order::Left, Order::Right}));
    EXPECT_EQ(seen.columns[1].side, Side::A);
    EXPECT_EQ(seen.columns[2].sequence, (std::vector{Order::Fire, Order::Forward}));
    EXPECT_EQ(seen.columns[2].side, Side::B);
}

TEST(OrderColumns, AcrossTheMidlineAreReadFromTheSideFromWhichTheyAreOrders) {
    Table table;
    table.column(Side::B, {120_mm, 156_mm}, {Lie::Ahead, Lie::Across, Lie::Ahead});
    ASSERT_EQ(table.seen().columns.size(), 1u);
    EXPECT_EQ(table.seen().columns[0].side, Side::B);
    EXPECT_EQ(table.seen().columns[0].sequence,
              (std::vector{Order::Forward, Order::Fire, Order::Forward}));
}

TEST(OrderColumns, AcrossTheMidlineBelongToTheOtherPlayerThanThoseOfTheOtherFlank) {
    Table table;
    table.column(Side::A, {120_mm, 256_mm}, {Lie::Ahead, Lie::Ahead});
    EXPECT_TRUE(table.seen().columns.empty());
    ASSERT_EQ(table.seen().warnings.size(), 1u);
    EXPECT_NE(english(table.seen().warnings[0]).find("either player"), std::string::npos);
    Table besideAnEdge = table;
    besideAnEdge.column(Side::B, {480_mm, 300_mm}, {Lie::Left, Lie::Ahead});
    EXPECT_EQ(besideAnEdge.seen().columns.size(), 1u) << "at its player's edge it tells of none";
    table.column(Side::B, {480_mm, 187_mm}, {Lie::Left, Lie::Ahead});
    const OrderColumnsSeen seen = table.seen();
    ASSERT_EQ(seen.columns.size(), 2u);
    EXPECT_EQ(seen.columns[0].side, Side::A);
    EXPECT_EQ(seen.columns[0].sequence, (std::vector{Order::Forward, Order::Forward}));
    EXPECT_EQ(seen.columns[1].side, Side::B);
}

TEST(OrderColumns, AreLeftOutWithAWarningWhereAMatchIsHalfAnOrderOrNone) {
    for (const Lie odd : {Lie::Back, Lie::Lengthwise}) {
        Table table;
        table.column(Side::A, {110_mm, 180_mm}, {Lie::Ahead, odd, Lie::Right});
        EXPECT_TRUE(table.seen().columns.empty());
        EXPECT_EQ(table.seen().warnings.size(), 1u);
    }
    Table twoPairs;
    twoPairs.column(Side::A, {110_mm, 200_mm}, {Lie::Back, Lie::Back, Lie::Back, Lie::Back});
    ASSERT_EQ(twoPairs.seen().columns.size(), 1u);
    EXPECT_EQ(twoPairs.seen().columns[0].sequence,
              (std::vector{Order::RearrangeOars, Order::RearrangeOars}));
}

TEST(OrderColumns, AreLeftOutWithAWarningWhereAMatchMayBeUnseen) {
    for (const std::size_t unseen : {2u, 3u}) {
        Table table;
        table.column(Side::A, {110_mm, 200_mm},
                     {Lie::Ahead, Lie::Across, Lie::Across, Lie::Ahead, Lie::Across, Lie::Left});
        ASSERT_EQ(table.seen().columns.size(), 1u);
        table.forget(unseen);
        EXPECT_TRUE(table.seen().columns.empty()) << "without match " << unseen + 1;
        EXPECT_FALSE(table.seen().warnings.empty());
    }
}

TEST(OrderColumns, AreLeftOutWithAWarningWhereAMatchIsSeenFaintly) {
    Table table;
    table.column(Side::A, {110_mm, 190_mm}, {Lie::Ahead, Lie::Across});
    ASSERT_EQ(table.seen().columns.size(), 1u);
    table.faint();
    table.column(Side::A, {110_mm, 130_mm}, {Lie::Across});
    EXPECT_TRUE(table.seen().columns.empty());
    ASSERT_EQ(table.seen().warnings.size(), 1u);
    EXPECT_NE(english(table.seen().warnings[0]).find("faintly"), std::string::npos);
}

TEST(OrderColumns, OfAMatchThatIsReadTwiceTakeTheSurerReading) {
    Table table;
    table.column(Side::A, {110_mm, 190_mm}, {Lie::Ahead, Lie::Left, Lie::Across});
    table.faint();
    table.lay(table.matches()[1].tail + TablePoint{-20_mm, 1.8_mm}, 179_deg);
    ASSERT_EQ(table.seen().columns.size(), 1u);
    EXPECT_EQ(table.seen().columns[0].matches, (std::vector<std::string>{"m1", "m2", "m3"}));
}

/// WG-12: for any unseen order of a column, a slot is proposed at its place.
TEST(OrderColumns, HaveAFreeSlotWhereAnOrderIsNotSeen) {
    Table whole;
    whole.shaken(2_mm, 3_deg, 4_mm);
    whole.column(Side::A, {110_mm, 200_mm},
                 {Lie::Ahead, Lie::Across, Lie::Across, Lie::Left, Lie::Ahead});
    for (std::size_t unseen = 0; unseen < whole.matches().size(); ++unseen) {
        Table table = whole;
        table.forget(unseen);
        const Match& match = whole.matches()[unseen];
        const auto slots = freeSlots(table.matches(), {});
        EXPECT_TRUE(std::ranges::any_of(slots,
                                        [&](const proposals::StickHypothesis& slot) {
                                            return std::min(distance(slot.tail, match.tail),
                                                            distance(slot.tail, match.head)) <
                                                       5_mm &&
                                                   std::min(distance(slot.head, match.head),
                                                            distance(slot.head, match.tail)) < 5_mm;
                                        }))
            << "of match " << unseen + 1;
    }
}

TEST(OrderColumns, HaveNoFreeSlotBesideOneMatchNorInAHeap) {
    Table table;
    table.column(Side::A, {110_mm, 200_mm}, {Lie::Ahead});
    table.column(Side::B, {480_mm, 220_mm}, {Lie::Across});
    EXPECT_TRUE(freeSlots(table.matches(), {}).empty());
    Table heap;
    heap.column(Side::A, {110_mm, 200_mm}, {Lie::Ahead, Lie::Across});
    EXPECT_FALSE(freeSlots(heap.matches(), {}).empty());
    heap.lay({125_mm, 175_mm}, 40_deg);
    EXPECT_TRUE(freeSlots(heap.matches(), {}).empty());
}

/// Turned about or laid across, a match that may have no head would be another order.
TEST(OrderColumns, AreLeftOutWithAWarningWhereAHeadIsInDoubt) {
    Table table;
    table.column(Side::A, {110_mm, 190_mm}, {Lie::Ahead, Lie::Across});
    ASSERT_EQ(table.seen().columns.size(), 1u);
    table.doubtfulHead();
    table.column(Side::A, {110_mm, 130_mm}, {Lie::Left});
    EXPECT_TRUE(table.seen().columns.empty());
    ASSERT_EQ(table.seen().warnings.size(), 1u);
    EXPECT_NE(english(table.seen().warnings[0]).find("has a head"), std::string::npos);
}

TEST(OrderColumns, AreNotDisturbedByATossedMatchBesideThem) {
    for (const Radians direction : {45_deg, 90_deg, 200_deg}) {
        Table table;
        table.lay({142_mm, 150_mm}, direction);
        table.column(Side::A, {110_mm, 190_mm}, {Lie::Ahead, Lie::Across, Lie::Ahead});
        ASSERT_EQ(table.seen().columns.size(), 1u);
        EXPECT_EQ(table.seen().columns[0].sequence,
                  (std::vector{Order::Forward, Order::Fire, Order::Forward}));
    }
}

TEST(OrderColumns, AreNotMadeOfATossedMatchLyingUponThem) {
    Table table;
    table.column(Side::A, {110_mm, 190_mm}, {Lie::Ahead, Lie::Across, Lie::Ahead});
    table.lay({111_mm, 150_mm}, 5_deg);
    EXPECT_TRUE(table.seen().columns.empty());
    EXPECT_FALSE(table.seen().warnings.empty());
}

TEST(OrderColumns, AreNotSeenInAHeapOfTossedMatchesNorInScatteredOnes) {
    Table heap;
    heap.column(Side::A, {110_mm, 190_mm}, {Lie::Right, Lie::Left});
    ASSERT_EQ(heap.seen().columns.size(), 1u);
    heap.lay({125_mm, 160_mm}, 40_deg);
    EXPECT_TRUE(heap.seen().columns.empty());
    Table scattered;
    scattered.lay({110_mm, 60_mm}, 90_deg);
    scattered.lay({130_mm, 106_mm}, 90_deg);
    scattered.lay({110_mm, 250_mm}, 90_deg);
    scattered.lay({480_mm, 120_mm}, 0_deg);
    EXPECT_TRUE(scattered.seen().columns.empty());
    EXPECT_TRUE(scattered.seen().warnings.empty());
}

TEST(OrderColumns, AreNotTheRowsInFrontOfGalleysNorPairsInTheMiddle) {
    Table row;
    row.galley({110_mm, 60_mm}, 90_deg);
    row.column(Side::A, {110_mm, 180_mm}, {Lie::Ahead, Lie::Ahead});
    EXPECT_TRUE(row.seen().columns.empty());
    EXPECT_TRUE(row.seen().warnings.empty());
    Table unseenLink;
    unseenLink.galley({110_mm, 330_mm}, -90_deg);
    unseenLink.column(Side::B, {110_mm, 166_mm}, {Lie::Back, Lie::Back});
    EXPECT_TRUE(unseenLink.seen().columns.empty());
    Table beside;
    beside.galley({180_mm, 60_mm}, 90_deg);
    beside.column(Side::A, {110_mm, 180_mm}, {Lie::Ahead, Lie::Ahead});
    EXPECT_EQ(beside.seen().columns.size(), 1u);
    Table middle;
    middle.column(Side::A, {300_mm, 170_mm}, {Lie::Right, Lie::Left});
    EXPECT_TRUE(middle.seen().columns.empty());
}

TEST(OrderColumns, LieInTheAreaWhereverItsOriginIs) {
    OrderTable table{{}, {}, {-300_mm, -210_mm}, 600_mm, 420_mm, {}};
    for (const Millimetres y : {80_mm, 126_mm}) {
        Match match;
        match.confidence = 0.9;
        match.tail = {-190_mm, y - 21_mm};
        match.head = {-190_mm, y + 21_mm};
        table.matches.push_back(match);
    }
    ASSERT_EQ(findOrderColumns(table).columns.size(), 1u);
    EXPECT_EQ(findOrderColumns(table).columns[0].side, Side::B);
    EXPECT_TRUE(findOrderColumns({}).columns.empty());
}

} // namespace
} // namespace umpire::matches
