#include "app/print/kit/kit.h"
#include "calibration/measure/register_table.h"
#include "tests/films/rendered_murus.h"
#include "vision/observe_table.h"

#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <opencv2/core.hpp>
#include <random>

/// Measures how thick the kit's paper stones must be so that the height of a stack can be read.
namespace umpire::films {
namespace {

constexpr Millimetres kCell = 31_mm; ///< the printed board's
constexpr int kColumns = 8;
constexpr int kRows = 7;

struct Tally {
    int stacks = 0;
    int right = 0;
    int wrong = 0; ///< a wrong height was named; otherwise the height is left open
};

/// Returns a paper set glued on card of that thickness, on the printed board.
MurusSet paperSet(Millimetres thickness, std::uint64_t seed) {
    MurusSet set;
    set.pale = {232, 244, 248};
    set.dark = {120, 158, 112};
    set.lightStone = {150, 205, 240};
    set.darkStone = {22, 24, 70};
    set.diameter = 25_mm;
    set.thickness = thickness;
    set.seed = seed;
    return set;
}

TableDescription printedTable() {
    TableDescription table = murusTable();
    table.board = BoardPlacement{"murus-gallicus", {176_mm, 101.5_mm}, kCell, kColumns, kRows};
    return table;
}

/// Puts a stack of one, two or three stones on every second cell.
std::vector<Stone> stacks(unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Stone> all;
    for (int cell = 0; cell < kColumns * kRows; ++cell) {
        if ((cell + cell / kColumns) % 2 == 0) {
            Stone stone;
            stone.cell =
                std::string(1, char('a' + cell % kColumns)) + std::to_string(cell / kColumns + 1);
            stone.colour = random() % 2 == 0 ? StoneColour::Light : StoneColour::Dark;
            stone.height = 1 + int(random() % 3);
            all.push_back(stone);
        }
    }
    return all;
}

cv::Mat noisy(cv::Mat picture, unsigned seed) {
    cv::Mat noise(picture.size(), CV_16SC3);
    cv::RNG(seed).fill(noise, cv::RNG::NORMAL, 0, 2.5);
    cv::Mat sum;
    picture.convertTo(sum, CV_16SC3);
    sum += noise;
    sum.convertTo(picture, CV_8UC3);
    return picture;
}

/// Whether the table file gives the stones' thickness.
enum class Known { Yes, No };

struct Setting {
    MurusSet set;
    Radians tilt;
    Known thickness;
};

void look(Tally& tally, const Setting& setting, unsigned seed) {
    const TableDescription table = printedTable();
    const TableView view = filmingView(table, {1280, 720}, setting.tilt);
    const std::vector<Stone> truth = stacks(seed);
    const cv::Mat picture = noisy(RenderedMurus(view, table, setting.set).picture(truth), seed);
    const auto registered = registerTable(picture, table, view.camera);
    ASSERT_TRUE(registered);
    ObserveOptions options;
    options.detectors = {Detector::Stones};
    options.board = table.board;
    if (setting.thickness == Known::Yes) {
        options.board->stone = setting.set.thickness;
    }
    const auto seen = observeTable(Frame{picture}, registered->view, options);
    std::map<std::string, std::optional<int>> told;
    for (const Stone& stone : seen.stones) {
        told[stone.cell] = stone.height;
    }
    for (const Stone& stone : truth) {
        const auto found = told.find(stone.cell);
        ++tally.stacks;
        if (found != told.end() && found->second) {
            ++(*found->second == *stone.height ? tally.right : tally.wrong);
        }
    }
}

/// Counts the heights read from two pictures at 20 degrees from the vertical and two at 40.
Tally heightsAt(Millimetres thickness, Known known) {
    Tally all;
    for (const Radians tilt : {20_deg, 40_deg}) {
        for (unsigned seed = 1; seed <= 2; ++seed) {
            look(all, {paperSet(thickness, seed), tilt, known}, seed);
        }
    }
    std::cout << thickness.value()
              << (known == Known::Yes ? " mm, measured: " : " mm, not measured: ") << all.right
              << " of " << all.stacks << " heights right, " << all.wrong << " wrong\n";
    return all;
}

TEST(PaperStones, AreCountedWhereTheyAreAsThickAsTheSheetSays) {
    const Tally tally = heightsAt(kPaperStoneThickness, Known::No);
    ASSERT_EQ(tally.stacks, 112);
    EXPECT_GE(tally.right, 102);
    EXPECT_LE(tally.wrong, 8);
    EXPECT_LT(heightsAt(kPaperStoneThickness - 2_mm, Known::No).right, 95)
        << "the sheet asks for more than is needed";
    EXPECT_GE(heightsAt(kPaperStoneThickness + 2_mm, Known::No).right, 102);
}

TEST(PaperStones, MayBeThinnerWhereTheirThicknessIsKnown) {
    const Tally tally = heightsAt(4_mm, Known::Yes);
    EXPECT_GE(tally.right, 106);
    EXPECT_LE(tally.wrong, 2);
    EXPECT_LT(heightsAt(3_mm, Known::Yes).right, 80) << "docs/using.md asks for 4 mm";
}

} // namespace
} // namespace umpire::films
