#include "tests/films/murus_film.h"

#include "calibration/measure/register_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

using namespace murus_gallicus::testing;

/// Returns a small table, because film makers need not be slow.
TableView smallView() {
    return filmingView(murusTable(), {640, 360}, 15_deg);
}

const RenderedMurus& renderedMurus() {
    static const RenderedMurus rendered(smallView(), murusTable(), MurusSet{});
    return rendered;
}

Stone stone(const std::string& cell, StoneColour colour, int height) {
    Stone result;
    result.cell = cell;
    result.colour = colour;
    result.height = height;
    return result;
}

double meanDifference(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat difference;
    cv::absdiff(a, b, difference);
    const cv::Scalar mean = cv::mean(difference);
    return (mean[0] + mean[1] + mean[2]) / 3;
}

TEST(RenderedMurus, ItsTagsGiveBackTheCameraThatItWasRenderedWith) {
    const TableView truth = filmingView(murusTable(), {1280, 720}, 25_deg);
    const RenderedMurus rendered(truth, murusTable(), MurusSet{});
    const auto found = registerTable(rendered.picture({}), murusTable(), truth.camera);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->view.registration.tagsSeen, 4);
    for (const TablePoint place : {TablePoint{140_mm, 70_mm}, TablePoint{460_mm, 350_mm}}) {
        const ImagePoint seen = imageFromTable(truth, {place.x, place.y, 0_mm});
        const auto back = tableFromImage(found->view, seen);
        ASSERT_TRUE(back);
        EXPECT_LT(distance(*back, place).value(), 0.5);
    }
}

TEST(RenderedMurus, AStoneLiesOnItsCellInItsColourAndAStackLeansAwayFromTheCamera) {
    const TableView view = smallView();
    const cv::Mat empty = renderedMurus().picture({});
    const auto topOf = [&](int height) {
        const cv::Mat shown = renderedMurus().picture({stone("h7", StoneColour::Dark, height)});
        const ImagePoint at = imageFromTable(view, {440_mm, 330_mm, 8.3_mm * height});
        return shown.at<cv::Vec3b>(int(at.y.value()), int(at.x.value()));
    };
    for (const int height : {1, 2, 3}) {
        EXPECT_NEAR(topOf(height)[2], 105, 25) << height;
        EXPECT_NEAR(topOf(height)[1], 30, 20) << height;
    }
    const cv::Mat one = renderedMurus().picture({stone("a1", StoneColour::Light, 1)});
    EXPECT_EQ(meanDifference(one(cv::Rect(320, 0, 320, 360)), empty(cv::Rect(320, 0, 320, 360))), 0)
        << "elsewhere nothing changes";
    EXPECT_GT(meanDifference(one, empty), 0.1);
}

TEST(MurusFilm, TheBeginningHasTwoRowsOfTowers) {
    const std::vector<Stone> stones = stonesOf(start());
    ASSERT_EQ(stones.size(), 16u);
    EXPECT_EQ(stones.front().cell, "a1");
    EXPECT_EQ(stones.front().colour, StoneColour::Light);
    EXPECT_EQ(stones.back().cell, "h7");
    EXPECT_EQ(stones.back().colour, StoneColour::Dark);
    EXPECT_EQ(stones.back().height, 2);
}

TEST(MurusFilm, AfterAnActionTheMoversHandGoesFirstToTheCellThatLosesStones) {
    const murus_gallicus::State before = start();
    const auto legal = action(before, "d1-d3");
    const std::vector<Still> stills = stillsOf(renderedMurus(), before, {legal});
    ASSERT_EQ(stills.size(), 2u);
    EXPECT_EQ(stills[0].action, "");
    EXPECT_EQ(stills[1].action, "d1-d3");
    EXPECT_EQ(stills[1].seat, Seat::Near);
    EXPECT_THAT(stills[1].changed,
                ::testing::ElementsAre(renderedMurus().placeOf("d1"), renderedMurus().placeOf("d2"),
                                       renderedMurus().placeOf("d3")));
    const cv::Rect untouched = renderedMurus().placeOf("f4");
    EXPECT_EQ(meanDifference(stills[0].picture(untouched), stills[1].picture(untouched)), 0);
    for (const cv::Rect& place : stills[1].changed) {
        EXPECT_GT(meanDifference(stills[0].picture(place), stills[1].picture(place)), 5);
    }
    murus_gallicus::State after = murus_gallicus::apply(before, legal).state;
    EXPECT_EQ(stillAfter(renderedMurus(), after, before, "").seat, Seat::Far)
        << "the other player takes it back";
}

} // namespace
} // namespace umpire::films
