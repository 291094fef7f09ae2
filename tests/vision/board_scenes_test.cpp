// Tests stones on rendered boards and on photographs of a draughts board against the truth. Skipped
// if the shared pictures are absent.
#include "calibration/measure/calibration_files.h"
#include "calibration/measure/register_table.h"
#include "tests/vision/scene_truth.h"
#include "vision/boards/find_board.h"
#include "vision/stones/find_stones.h"

#include <array>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <opencv2/imgcodecs.hpp>

namespace umpire::stones {
namespace {

struct Stack {
    StoneColour colour = StoneColour::Light;
    int height = 1;
};
using Position = std::map<std::string, Stack>;

/// Compares stated probabilities with the true frequency.
struct Reliability {
    /// by tenths: count, sum of the stated probabilities, number of true cases
    std::map<int, std::array<double, 3>> tenths;

    void add(double said, bool isSo) {
        auto& [count, sum, so] = tenths[std::min(9, int(said * 10))];
        count += 1;
        sum += said;
        so += isSo ? 1 : 0;
    }
    void print() const {
        for (const auto& [tenth, of] : tenths) {
            std::printf("  said %.2f, so %.2f of %.0f\n", of[1] / of[0], of[2] / of[0], of[0]);
        }
    }
    /// Returns the mean difference between stated probability and frequency.
    [[nodiscard]] double error() const {
        double sum = 0, count = 0;
        for (const auto& [tenth, of] : tenths) {
            sum += std::abs(of[1] - of[2]);
            count += of[0];
        }
        return sum / count;
    }
};

struct Tally {
    Reliability chances;
    int stacks = 0;
    int right = 0; ///< cell and colour
    int heights = 0;
    int heightsSaid = 0;
    int invented = 0;

    void add(const std::vector<Stone>& said, const Position& truth) {
        stacks += int(truth.size());
        for (const Stone& stone : said) {
            const auto found = truth.find(stone.cell);
            if (found == truth.end() || found->second.colour != stone.colour) {
                ++invented;
                continue;
            }
            ++right;
            heightsSaid += stone.height ? 1 : 0;
            heights += stone.height == found->second.height ? 1 : 0;
            for (int high = 1; stone.heightChances && high <= 3; ++high) {
                chances.add((*stone.heightChances)[std::size_t(high - 1)],
                            high == found->second.height);
            }
        }
    }
    void print(const char* what) const {
        std::printf("%s: %d stacks, %d right, %d invented; heights %d said, %d right\n", what,
                    stacks, right, invented, heightsSaid, heights);
        chances.print();
    }
};

nlohmann::json jsonIn(const std::filesystem::path& file) {
    return nlohmann::json::parse(std::ifstream(file));
}

Position positionOf(const nlohmann::json& cells) {
    Position position;
    for (const auto& [cell, stack] : cells.items()) {
        position[cell] = {stack["owner"] == "roman" ? StoneColour::Light : StoneColour::Dark,
                          stack["height"]};
    }
    return position;
}

BoardPlacement boardOf(const nlohmann::json& board) {
    return {"murus-gallicus",
            {Millimetres(board["origin_mm"][0]), Millimetres(board["origin_mm"][1])},
            Millimetres(board["cell_mm"]),
            board["cols"],
            board["rows"]};
}

TEST(BoardScenes, AreReadCellByCell) {
    const auto all = scenes::allScenes("board");
    if (all.empty()) {
        GTEST_SKIP() << "no rendered scenes here";
    }
    Tally low;
    Tally tilted;
    for (const scenes::Scene& scene : all) {
        const nlohmann::json truth =
            jsonIn(std::filesystem::path(scene.picture).replace_extension(".json"));
        const StonesSeen seen =
            findStones(cv::imread(scene.picture.string()), scene.view, boardOf(truth["board"]));
        Tally& tally = truth["camera"]["tilt_deg"] > 15.0 ? tilted : low;
        tally.add(seen.stones, positionOf(truth["cells"]));
    }
    low.print("tilt to 15 degrees");
    tilted.print("tilt over 15 degrees");
    EXPECT_GE(low.right + tilted.right, low.stacks + tilted.stacks - 2);
    EXPECT_LE(low.invented + tilted.invented, 2);
    EXPECT_GE(tilted.heights, tilted.stacks * 91 / 100);
    EXPECT_GE(low.heights, low.stacks * 78 / 100);
    EXPECT_GE(low.heights * 10, low.heightsSaid * 8) << "null is better than a guess";
    EXPECT_LE(low.chances.error(), 0.05) << "what is said to be likely is so as often";
    EXPECT_LE(tilted.chances.error(), 0.05);
}

bool isSame(const BoardPlacement& found, const BoardPlacement& truth) {
    return found.columns == truth.columns && found.rows == truth.rows &&
           abs(found.cell - truth.cell) < 0.3_mm && distance(found.origin, truth.origin) < 2_mm;
}

TEST(BoardScenes, ShowWhereTheBoardLiesByItsOwnLines) {
    const auto all = scenes::allScenes("board");
    if (all.empty()) {
        GTEST_SKIP() << "no rendered scenes here";
    }
    int found = 0;
    for (const scenes::Scene& scene : all) {
        const nlohmann::json truth =
            jsonIn(std::filesystem::path(scene.picture).replace_extension(".json"));
        const auto boards = boards::findBoards(cv::imread(scene.picture.string()), scene.view);
        found += boards.size() == 1 && isSame(boards[0], boardOf(truth["board"])) ? 1 : 0;
    }
    std::printf("boards found by their lines: %d of %zu\n", found, all.size());
    EXPECT_GE(found, int(all.size()) - 1);
    for (const scenes::Scene& scene : scenes::allScenes("nothing")) {
        EXPECT_TRUE(boards::findBoards(cv::imread(scene.picture.string()), scene.view).empty())
            << scene.name;
    }
}

/// Converts a position of the set, which names columns 1 to 8 and rows A to H.
Position positionOnDraughtsBoard(const nlohmann::json& squares) {
    Position position;
    for (const auto& [square, stack] : squares.items()) {
        position[cellName(square[1] - '1', square[0] - 'A')] = {
            stack[0] == "w" ? StoneColour::Light : StoneColour::Dark, stack[1]};
    }
    return position;
}

TEST(BoardPhotographs, AreReadWithATableFileOfTheirOwn) {
    const std::filesystem::path folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "photos/boards";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "no photographs here";
    }
    const auto table = loadTable(std::filesystem::path(UMPIRE_SOURCE_DIR) /
                                 "tests/vision/tables/draughts_board.yaml");
    ASSERT_TRUE(table) << english(table.error().message);
    const nlohmann::json occupancy = jsonIn(folder / "occupancy.json");
    Tally measured; // with the stones' measured thickness
    Tally without;
    for (const char* name : {"board-v2.jpg", "whites.jpg", "full-board.jpg"}) {
        const cv::Mat picture = cv::imread((folder / name).string());
        const auto found = registerTable(picture, *table, std::nullopt);
        ASSERT_TRUE(found) << name << ": " << english(found.error().message);
        const Position truth = positionOnDraughtsBoard(occupancy[name]);
        BoardPlacement board = *table->board;
        measured.add(findStones(picture, found->view, board).stones, truth);
        board.stone.reset();
        without.add(findStones(picture, found->view, board).stones, truth);
    }
    measured.print("draughts by a webcam, 9 mm thick");
    without.print("draughts by a webcam, nobody knows how thick");
    EXPECT_EQ(measured.stacks, 31);
    EXPECT_GE(measured.right, 30);
    EXPECT_GE(measured.heights, 27);
    EXPECT_GE(without.heights, 21);
    EXPECT_GE(without.heights * 10, without.heightsSaid * 7) << "null is better than a guess";
    EXPECT_EQ(measured.invented + without.invented, 0);
}

} // namespace
} // namespace umpire::stones
