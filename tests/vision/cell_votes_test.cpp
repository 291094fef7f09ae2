#include "vision/proposals/cell_votes.h"

#include <gtest/gtest.h>

/// Tests the votes of cells from a perfect net and from imperfect nets.
namespace umpire::proposals {
namespace {

constexpr int kRows = 120;
constexpr int kColumns = 160;
constexpr int kChannels = 14;
enum Label { Shaft = 1, Head = 2, Oar = 3, Mast = 4, Deck = 5 };

/// Writes the outputs of a net over a plane of 160 x 213 mm.
class Cells {
public:
    Cells() {
        const int sizes[] = {1, kChannels, kRows, kColumns};
        block_.cells = cv::Mat(4, sizes, CV_32FC1, cv::Scalar(0));
        countOnly({0, 0, 2 * kColumns, 2 * kRows});
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                at(0, row, column) = 8.0F; // background
            }
        }
    }
    float& at(int channel, int row, int column) {
        return block_.cells.ptr<float>()[(channel * kRows + row) * kColumns + column];
    }
    [[nodiscard]] RectifiedGrid grid() const {
        return {{0_mm, 0_mm}, 1.5, {2 * kColumns, 2 * kRows}, 1_mm};
    }
    [[nodiscard]] TablePoint place(int row, int column) const {
        return grid().tableAt(2 * column + 0.5, 2 * row + 0.5);
    }
    void label(Label label, int row, int column) {
        at(0, row, column) = 0.0F;
        at(label, row, column) = 8.0F;
    }
    /// Makes every cell within a millimetre of the axis vote; the last 3.5 mm are head if `headed`.
    void stick(Label kind, TablePoint tail, TablePoint head, double offBy = 0.0) {
        const double size = distance(tail, head).value();
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                const TablePoint p = place(row, column);
                const double t = dot(p - tail, head - tail) / (size * size);
                const double off = std::abs(cross(head - tail, p - tail)) / size;
                if (t < 0 || t > 1 || off > 1.0) {
                    continue;
                }
                label(kind == Shaft && t > 1 - 3.5 / size ? Head : kind, row, column);
                const Millimetres wobble(offBy * ((row + column) % 3 - 1));
                const TablePoint wobbled{wobble, wobble};
                const bool swap = column % 2 == 1; // the order of the ends has no meaning
                vote(swap ? 8 : 6, row, column, tail - p + wobbled);
                vote(swap ? 6 : 8, row, column, head - p - wobbled);
            }
        }
    }
    void deck(TablePoint center, Radians heading) {
        const Hull hull = hullOf(center, heading, 60_mm, 35_mm);
        for (int row = 0; row < kRows; ++row) {
            for (int column = 0; column < kColumns; ++column) {
                const TablePoint p = place(row, column);
                bool inside = true;
                for (std::size_t k = 0; k < 4; ++k) {
                    inside &= cross(hull[(k + 1) % 4] - hull[k], p - hull[k]) > 0;
                }
                if (!inside) {
                    continue;
                }
                label(Deck, row, column);
                vote(10, row, column, along(heading, 20_mm));
                vote(12, row, column, center - p);
            }
        }
    }
    void countOnly(const cv::Rect& pixels) { block_.own = pixels; }
    [[nodiscard]] PieceHypotheses read() const { return hypothesesFromCells({&block_, 1}, grid()); }

private:
    void vote(int channel, int row, int column, TablePoint offset) {
        at(channel, row, column) = float(offset.x.value() / 20.0);
        at(channel + 1, row, column) = float(-offset.y.value() / 20.0);
    }
    CellBlock block_;
};

TEST(CellVotes, AnEmptyTableHasNoPieces) {
    const PieceHypotheses pieces = Cells().read();
    EXPECT_TRUE(pieces.sticks.empty());
    EXPECT_TRUE(pieces.decks.empty());
}

TEST(CellVotes, AMatchHasItsEndsAndItsHead) {
    Cells cells;
    cells.stick(Shaft, {50_mm, 60_mm}, {85_mm, 83_mm}, 0.8);
    const PieceHypotheses pieces = cells.read();
    ASSERT_EQ(pieces.sticks.size(), 1U);
    EXPECT_LT(distance(pieces.sticks[0].tail, {50_mm, 60_mm}), 0.7_mm);
    EXPECT_LT(distance(pieces.sticks[0].head, {85_mm, 83_mm}), 0.7_mm);
    EXPECT_GT(pieces.sticks[0].score, 0.5);
    EXPECT_GT(pieces.sticks[0].headScore, 0.5);
}

TEST(CellVotes, CrossingMatchesAreTwo) {
    Cells cells;
    cells.stick(Shaft, {50_mm, 60_mm}, {90_mm, 66_mm});
    cells.stick(Shaft, {66_mm, 40_mm}, {72_mm, 82_mm});
    EXPECT_EQ(cells.read().sticks.size(), 2U);
}

TEST(CellVotes, WhatAnotherBlockOwnsIsLeftToIt) {
    Cells cells;
    cells.stick(Shaft, {50_mm, 60_mm}, {90_mm, 66_mm});
    cells.countOnly({0, 0, 60, 60});
    EXPECT_TRUE(cells.read().sticks.empty());
}

TEST(CellVotes, TwinsFourMillimetresApartAreTwo) {
    Cells cells;
    cells.stick(Shaft, {50_mm, 60_mm}, {92_mm, 60_mm});
    cells.stick(Shaft, {50_mm, 64_mm}, {92_mm, 64_mm});
    EXPECT_EQ(cells.read().sticks.size(), 2U);
}

TEST(CellVotes, AnOarKeepsItsKindAndAMastIsNoLooseStick) {
    Cells cells;
    cells.stick(Oar, {50_mm, 60_mm}, {50_mm, 84_mm});
    cells.stick(Mast, {90_mm, 60_mm}, {94_mm, 72_mm});
    const PieceHypotheses pieces = cells.read();
    ASSERT_EQ(pieces.sticks.size(), 1U);
    EXPECT_EQ(pieces.sticks[0].kind, StickHypothesis::Kind::Oar);
}

TEST(CellVotes, ADeckHasItsCentreAndItsBow) {
    Cells cells;
    cells.deck({100_mm, 80_mm}, 30_deg);
    const PieceHypotheses pieces = cells.read();
    ASSERT_EQ(pieces.decks.size(), 1U);
    EXPECT_LT(distance(pieces.decks[0].center, {100_mm, 80_mm}), 0.5_mm);
    EXPECT_NEAR(degreesFromRadians(pieces.decks[0].heading), 30.0, 0.5);
    EXPECT_GT(pieces.decks[0].bowScore, 0.9);
}

TEST(CellVotes, ScatteredCellsThatDoNotAgreeAreNothing) {
    Cells cells;
    for (int k = 0; k < 60; ++k) {
        const int row = (k * 37) % kRows;
        const int column = (k * 53) % kColumns;
        cells.label(Shaft, row, column);
        cells.at(6, row, column) = float(k % 7) - 3.0F;
        cells.at(9, row, column) = float(k % 5) - 2.0F;
    }
    EXPECT_TRUE(cells.read().sticks.empty());
}

} // namespace
} // namespace umpire::proposals
