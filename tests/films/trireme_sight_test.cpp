#include "app/game/referee/pieces/printed_spots.h"
#include "tests/films/stages/trireme_stage.h"
#include "vision/tokens/find_figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests that the kit's fold-up figures on its map are read from above and from the side.
namespace umpire::referee {

void PrintTo(const PieceAt& piece, std::ostream* out) {
    *out << piece.kind << " on " << piece.spot;
}

} // namespace umpire::referee

namespace umpire::films {
namespace {

using triremes::State;

const cv::Size kCamera(1024, 576);

State start() {
    return Triremes::start(*Triremes::settings("standard", *resourcesFor<Triremes>()));
}

State afterPlay(unsigned seed, int actions) {
    State state = start();
    std::mt19937 random(seed);
    for (int i = 0; i < actions && !Triremes::outcome(state); ++i) {
        const auto legal = Triremes::legalActions(state);
        state = Triremes::apply(state, legal[random() % legal.size()]).state;
    }
    return state;
}

cv::Mat noisy(cv::Mat picture, unsigned seed, double light) {
    cv::Mat noise(picture.size(), CV_16SC3);
    cv::RNG(seed).fill(noise, cv::RNG::NORMAL, 0, 2.5);
    cv::Mat sum;
    picture.convertTo(sum, CV_16SC3, light);
    sum += noise;
    sum.convertTo(picture, CV_8UC3);
    return picture;
}

referee::Layout readFrom(const cv::Mat& picture, const TableView& view, const State& state) {
    const BoardPlacement board = *triremeTable().board;
    TableObservation seen;
    seen.tokens = tokens::findFigures({picture, std::nullopt, board, {}}, view).tokens;
    const referee::TriremeTable table(referee::squareAreas(board));
    referee::Layout layout;
    for (const referee::Sighting& sighting : table.sightings(state, seen)) {
        layout.push_back({sighting.kind, sighting.shares.empty() ? referee::kAnywhere
                                                                 : sighting.shares.front().spot});
    }
    std::ranges::sort(layout);
    return layout;
}

struct Eye {
    Radians tilt;
    Radians turn;
    double light = 1.0;
};
class TriremeFigures : public ::testing::TestWithParam<Eye> {};

TEST_P(TriremeFigures, AreReadEachInItsSquareWithItsHeading) {
    const TableDescription table = triremeTable();
    const TableView view = viewFitting(table, kCamera, GetParam().tilt, GetParam().turn);
    const referee::TriremeTable pieces(referee::squareAreas(*table.board));
    for (unsigned seed = 1; seed <= 3; ++seed) {
        const TriremeStage stage(view, seed);
        const State state = afterPlay(seed, 60);
        const cv::Mat picture = noisy(stage.picture(state), seed, GetParam().light);
        EXPECT_EQ(readFrom(picture, view, state), pieces.layoutOf(state)) << "seed " << seed;
    }
}

INSTANTIATE_TEST_SUITE_P(From, TriremeFigures,
                         ::testing::Values(Eye{0_deg, 90_deg}, Eye{10_deg, 0_deg, 0.6},
                                           Eye{15_deg, 90_deg}, Eye{12_deg, 180_deg, 1.1}));

} // namespace

} // namespace umpire::films
