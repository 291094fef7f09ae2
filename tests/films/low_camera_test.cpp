#include "calibration/measure/register_table.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "tests/films/murus_film.h"
#include "tests/films/murus_game.h"
#include "tests/rules/murus_gallicus/murus_table.h"
#include "vision/observe_table.h"

#include <gtest/gtest.h>
#include <iostream>

/// Tests stacks seen by a camera that stands low beside the table.
namespace umpire::films {
namespace {

struct Read {
    int stacks = 0; ///< number of true stacks
    int right = 0;  ///< cell, colour and height
    int wrong = 0;  ///< stacks of a wrong colour or height, or on an empty cell
};

void look(Read& read, const cv::Mat& picture, const TableView& camera,
          const std::vector<Stone>& truth) {
    const auto registered = registerTable(picture, murusTable(), camera.camera);
    ASSERT_TRUE(registered);
    ObserveOptions options;
    options.detectors = {Detector::Stones};
    options.board = murusTable().board;
    read.stacks += int(truth.size());
    for (const Stone& stone : observeTable(Frame{picture}, registered->view, options).stones) {
        const auto there = std::ranges::find(truth, stone.cell, &Stone::cell);
        if (there == truth.end() || there->colour != stone.colour ||
            (stone.height && stone.height != there->height)) {
            ++read.wrong;
        } else if (stone.height) {
            ++read.right;
        }
    }
}

/// Reads the boards after each of ten actions of a game, at half of 1080 lines.
void lookAtGame(Read& read, std::uint64_t seed) {
    const TableView view = filmingView(murusTable(), {960, 540}, 50_deg);
    const RenderedMurus rendered(view, murusTable(), {.seed = seed});
    murus_gallicus::State state = murus_gallicus::testing::start();
    const FilmedPlay play = filmedPlay(rendered, {.start = state, .seed = seed, .actions = 10});
    for (const std::string& action : play.actions) {
        const auto parsed = murus_gallicus::parseAction(state, action);
        state = murus_gallicus::apply(state, std::get<murus_gallicus::Action>(parsed)).state;
        look(read, rendered.picture(stonesOf(state)), view, stonesOf(state));
    }
}

TEST(LowCamera, ReadsTheStacksAtTheFarEdgeOfTheBoard) {
    Read read;
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        lookAtGame(read, seed);
    }
    std::cout << "at 50 degrees " << read.right << " of " << read.stacks << " stacks right, "
              << read.wrong << " wrong\n";
    ASSERT_GT(read.stacks, 600);
    EXPECT_GE(read.right, read.stacks * 98 / 100);
    EXPECT_LE(read.wrong, 2);
}

} // namespace
} // namespace umpire::films
