#include "app/eye/overlay/canvas.h"
#include "app/eye/overlay/draw_overlay.h"
#include "app/eye/overlay/draw_panel.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/lettering.h"
#include "app/eye/overlay/ruling_marks.h"
#include "app/eye/overlay/table_marks.h"
#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"

#include <future>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::testing {
namespace {

/// Counts the pixels of `area` that differ between two pictures.
int changed(const cv::Mat& a, const cv::Mat& b, cv::Rect area) {
    cv::Mat difference;
    cv::absdiff(a(area), b(area), difference);
    cv::cvtColor(difference, difference, cv::COLOR_BGR2GRAY);
    return cv::countNonZero(difference > 8);
}

cv::Rect around(cv::Point2d center, int radius, cv::Size size) {
    return cv::Rect(cvRound(center.x) - radius, cvRound(center.y) - radius, 2 * radius + 1,
                    2 * radius + 1) &
           cv::Rect({0, 0}, size);
}

cv::Point2d pixelOf(ImagePoint point) {
    return {point.x.value(), point.y.value()};
}

war_galley::TossRuling ruleOn(const Look& look) {
    war_galley::TossOptions options;
    options.orders = war_galley::OrderMatches::AsMarked;
    return std::get<war_galley::TossRuling>(war_galley::ruleToss(
        {"g0", "g1", look.observation.galleys, look.observation.matches}, options));
}

class Overlay : public ::testing::TestWithParam<const char*> {};

TEST_P(Overlay, KeepsThePicturesSizeAndMarksEveryGalleyAndMatch) {
    const Look look = lookFromTruth(sample(GetParam()));
    const cv::Mat drawn = drawOverlay(look, ruleOn(look));
    ASSERT_EQ(drawn.size(), look.image.size());
    ASSERT_EQ(drawn.type(), CV_8UC3);
    for (const Galley& galley : look.observation.galleys) {
        for (const ImagePoint& corner : galley.outline) {
            EXPECT_GT(changed(drawn, look.image, around(pixelOf(corner), 3, drawn.size())), 8)
                << galley.id;
        }
    }
    for (const Match& match : look.observation.matches) {
        EXPECT_GT(changed(drawn, look.image, around(pixelOf(match.headInImage), 4, drawn.size())),
                  15)
            << match.id;
    }
}

TEST_P(Overlay, LeavesMostOfThePictureAlone) {
    const Look look = lookFromTruth(sample(GetParam()));
    const cv::Mat drawn = drawOverlay(look, ruleOn(look));
    EXPECT_LT(changed(drawn, look.image, {{0, 0}, drawn.size()}), 0.4 * double(drawn.total()));
}

INSTANTIATE_TEST_SUITE_P(Scenes, Overlay,
                         ::testing::Values("toss/toss-0022.json", "toss/toss-0026.json",
                                           "toss/toss-0042.json"));

using Lines = std::vector<std::string>;

/// Returns a view from straight above with one pixel per millimetre: the picture shows (x, y) at
/// (x, -y).
TableView fromAbove() {
    TableView view;
    view.camera.size = {600, 420};
    view.camera.fx = view.camera.fy = 1000.0;
    view.rotation = cv::Matx33d::diag({1, -1, -1});
    view.translation = {0, 0, 1000};
    return view;
}

TEST(RuledLine, GoesOnWhereItPassesAndIsLeftOutWhereItPointsAway) {
    using war_galley::Verdict;
    war_galley::MatchRuling match;
    match.from = {100_mm, 100_mm};
    match.reaches = {200_mm, 100_mm};
    match.verdict = Verdict::Hit;
    const auto endOf = [&match] {
        const auto path = ruledLine(fromAbove(), match);
        return path.empty() ? cv::Point2d() : pixelOf(path.back());
    };
    EXPECT_EQ(endOf(), cv::Point2d(200, -100)) << "a hit ends at the hull";
    match.verdict = Verdict::TooClose;
    EXPECT_EQ(endOf(), cv::Point2d(225, -100));
    match.verdict = Verdict::Miss;
    match.margin = -12_mm;
    EXPECT_FALSE(isWide(match));
    EXPECT_EQ(endOf(), cv::Point2d(225, -100));
    match.margin = -60_mm;
    EXPECT_TRUE(isWide(match));
    EXPECT_EQ(endOf(), cv::Point2d(200, -100)) << "nobody asks where it passes";
    match.reaches = {120_mm, 100_mm};
    EXPECT_TRUE(ruledLine(fromAbove(), match).empty()) << "it points away";
    EXPECT_EQ(pathOnTable(fromAbove(), match.from, match.reaches).size(), 5u);
}

TEST(OverlayPanel, CountsWhatWasLookedForAndNothingElse) {
    Look look;
    EXPECT_EQ(panelCounts(look), Lines({"no galleys, no matches"}));
    look.sought = {Detector::Codes, Detector::Dice, Detector::Tokens};
    look.observation.codes.resize(13);
    look.observation.tokens.resize(1);
    EXPECT_EQ(panelCounts(look), Lines({"no dice", "13 codes", "1 token"}));
    look.sought = {Detector::Stones};
    EXPECT_EQ(panelCounts(look), Lines({"no stones"}));
    look.observation.stones.resize(3);
    look.observation.stones[1].colour = StoneColour::Dark;
    EXPECT_EQ(panelCounts(look), Lines({"stacks: 2 light, 1 dark"}));
}

TEST(OverlayOrders, HaveABracketAlongTheirColumn) {
    Look look = lookFromTruth(sample("orders/orders-0001.json"));
    OrderColumn column{Side::A, 130_mm, {Order::Forward}, {}};
    for (const Match& match : look.observation.matches) {
        if (match.tail.x < 300_mm) {
            column.matches.push_back(match.id);
        }
    }
    ASSERT_EQ(column.matches.size(), 5u);
    const cv::Mat without = drawOverlay(look);
    look.observation.orders = {column};
    const cv::Mat with = drawOverlay(look);
    for (const Millimetres y : {110_mm, 210_mm, 310_mm}) {
        const ImagePoint at = imageFromTable(look.view, {159_mm, y, 0_mm});
        EXPECT_GT(changed(with, without, around(pixelOf(at), 4, with.size())), 15) << y.value();
    }
}

TEST(OverlayDice, HaveARingThatLeavesTheirPipsToBeSeen) {
    Look look = lookFromTruth(sample("nothing/nothing-0003.json"));
    const cv::Mat without = drawOverlay(look);
    const ImagePoint top = imageFromTable(look.view, {300_mm, 150_mm, 16_mm});
    look.observation.dice = {{4, {300_mm, 150_mm}, top, 0.9}};
    const cv::Mat with = drawOverlay(look);
    EXPECT_LT(changed(with, without, around(pixelOf(top), 10, with.size())), 20);
    EXPECT_GT(changed(with, without, around(pixelOf(top), 30, with.size())), 100);
}

TEST(OverlayLine, OfAHitEndsAtTheHull) {
    const Look look = lookFromTruth(sample("toss/toss-0022.json"));
    const war_galley::TossRuling ruling = ruleOn(look);
    const cv::Mat plain = drawOverlay(look);
    const cv::Mat ruled = drawOverlay(look, ruling);
    int hits = 0;
    for (const war_galley::MatchRuling& match : ruling.matches) {
        if (match.verdict != war_galley::Verdict::Hit) {
            continue;
        }
        ++hits;
        const TablePoint halfway = midpoint(match.from, match.reaches);
        for (const TablePoint point : {halfway, match.reaches}) {
            const ImagePoint pixel = imageFromTable(look.view, {point.x, point.y, 0_mm});
            EXPECT_GT(changed(ruled, plain, around(pixelOf(pixel), 2, plain.size())), 12)
                << match.id;
        }
    }
    EXPECT_EQ(hits, 1);
}

TEST(TableMarks, AreTheSameInTheWindowButForCrewsAndWideMisses) {
    const Look look = lookFromTruth(sample("toss/toss-0042.json"));
    const std::optional<war_galley::TossRuling> ruling = ruleOn(look);
    TableWords words;
    words.galley = [](const Galley& galley, GalleyRole) { return galley.id; };
    words.match = [](const Match& match, const war_galley::MatchRuling*) { return match.id; };
    ShownTable shown{look.observation, look.view, look.board, ruling};
    const Marks overlay = marksOf(shown, words);
    shown.drawnIn = DrawnIn::Window;
    const Marks window = marksOf(shown, words);
    const auto count = [](const Marks& marks, const Mark& kind) {
        return std::ranges::count(marks, kind.index(), &Mark::index);
    };
    const auto wide = std::ranges::count_if(ruling->matches, [&](const auto& match) {
        return isWide(match) && !ruledLine(look.view, match).empty();
    });
    EXPECT_GT(wide, 0);
    EXPECT_EQ(count(overlay, LineMark{}) - count(window, LineMark{}), wide);
    EXPECT_EQ(count(overlay, TextMark{}), 0);
    EXPECT_EQ(count(window, TextMark{}), 3 * std::ssize(look.observation.galleys));
    EXPECT_EQ(count(overlay, LabelMark{}), count(window, LabelMark{}));
    EXPECT_GT(count(window, HeadMark{}), 0);
}

TEST(OverlayLine, DoesNotTouchTheCallersPicture) {
    const Look look = lookFromTruth(sample("toss/toss-0022.json"));
    const cv::Mat before = look.image.clone();
    drawOverlay(look, ruleOn(look));
    EXPECT_EQ(cv::norm(before, look.image, cv::NORM_L1), 0.0);
}

TEST(Overlay, OfATableWithoutScaleStillShowsTheMatches) {
    Look look = lookFromTruth(sample("toss/toss-0022.json"));
    look.observation.registration = {};
    look.view = {};
    const cv::Mat drawn = drawOverlay(look);
    const Match& match = look.observation.matches.front();
    EXPECT_GT(changed(drawn, look.image, around(pixelOf(match.headInImage), 4, drawn.size())), 15);
}

TEST(Overlay, OfOddNumbersAndTinyPicturesDoesNotCrash) {
    Look look = lookFromTruth(sample("toss/toss-0022.json"));
    look.observation.matches[0].headInImage = {Pixels(1e12), Pixels(-1e12)};
    EXPECT_EQ(drawOverlay(look).size(), look.image.size());
    Look tiny;
    tiny.image = cv::Mat(64, 64, CV_8UC3, cv::Scalar(90, 90, 90));
    EXPECT_EQ(drawOverlay(tiny).size(), cv::Size(64, 64));
}

/// Strokes differ without colour: the test counts the bright parts of each stroke.
TEST(Strokes, DifferByTheirGaps) {
    const auto pieces = [](Stroke stroke) {
        Canvas canvas(cv::Mat(100, 640, CV_8UC3, cv::Scalar(128, 128, 128)));
        canvas.path(std::array{cv::Point2d(20, 50), cv::Point2d(620, 50)},
                    {{255, 255, 255}, 3.0, stroke});
        int count = 0;
        bool bright = false;
        for (int x = 0; x < canvas.size().width; ++x) {
            const bool now = canvas.picture().at<cv::Vec3b>(50, x)[1] > 200;
            count += now && !bright ? 1 : 0;
            bright = now;
        }
        return count;
    };
    EXPECT_EQ(pieces(Stroke::Solid), 1);
    EXPECT_GT(pieces(Stroke::Dashed), 10);
    EXPECT_GT(pieces(Stroke::Dotted), 2 * pieces(Stroke::Dashed));
}

TEST(Marks, AreThreeDifferentShapes) {
    const auto drawn = [](Symbol symbol) {
        Canvas canvas(cv::Mat(60, 60, CV_8UC3, cv::Scalar(128, 128, 128)));
        canvas.mark(symbol, {30, 30}, {255, 255, 255});
        return canvas.picture();
    };
    const cv::Rect all(0, 0, 60, 60);
    EXPECT_GT(changed(drawn(Symbol::Check), drawn(Symbol::Cross), all), 15);
    EXPECT_GT(changed(drawn(Symbol::Check), drawn(Symbol::Question), all), 15);
    EXPECT_GT(changed(drawn(Symbol::Cross), drawn(Symbol::Question), all), 15);
}

TEST(LabelLayout, KeepsLabelsApartAndInThePicture) {
    LabelLayout layout({640, 480});
    std::vector<cv::Rect2d> placed;
    for (int i = 0; i < 8; ++i) {
        const cv::Rect2d area = layout.place({320.0 + i, 20.0}, {90, 22});
        EXPECT_EQ((area & cv::Rect2d(0, 0, 640, 480)).area(), area.area());
        for (const cv::Rect2d& other : placed) {
            EXPECT_EQ((area & other).area(), 0.0);
        }
        placed.push_back(area);
    }
}

TEST(LabelLayout, PutsThePanelWhereItHidesLeast) {
    LabelLayout layout({640, 480});
    layout.avoidInside(std::array{cv::Point2d(0, 0), cv::Point2d(640, 0), cv::Point2d(640, 200),
                                  cv::Point2d(0, 200)});
    layout.avoidInside(std::array{cv::Point2d(0, 200), cv::Point2d(300, 200), cv::Point2d(300, 480),
                                  cv::Point2d(0, 480)});
    const cv::Rect2d area = layout.placeInCorner({200, 100}, 10);
    EXPECT_GT(area.x, 400);
    EXPECT_GT(area.y, 300);
}

/// Draws words of many sizes, as on labels.
cv::Mat lettered() {
    cv::Mat picture(64, 400, CV_8UC3, cv::Scalar(40, 90, 60));
    for (int size = 10; size < 40; size += 5) {
        const cv::Size words = letteringSize("A1 5/5/3 \u00B1 0.5", size);
        letter(picture, "A1 5/5/3 \u00B1 0.5", {size, words.height}, size);
    }
    return picture;
}

TEST(Lettering, IsTheSameInEveryThread) {
    const cv::Mat alone = lettered();
    std::vector<std::future<cv::Mat>> together;
    for (int thread = 0; thread < 32; ++thread) {
        together.push_back(std::async(std::launch::async, lettered));
    }
    for (std::future<cv::Mat>& each : together) {
        EXPECT_EQ(changed(alone, each.get(), cv::Rect({0, 0}, alone.size())), 0);
    }
}

TEST(SavePicture, SaysSoWhereItCannot) {
    const cv::Mat picture(64, 64, CV_8UC3, cv::Scalar(1, 2, 3));
    const ScratchFolder scratch;
    EXPECT_TRUE(savePicture(picture, scratch.file("a.png")).has_value());
    for (const auto& file : {scratch.file("no/such/folder/a.png"), scratch.file("a.words")}) {
        const Expected<void> saved = savePicture(picture, file);
        ASSERT_FALSE(saved.has_value()) << file;
        EXPECT_EQ(saved.error().status, ExitStatus::CannotWrite);
        EXPECT_NE(english(saved.error().message).find(file.string()), std::string::npos);
    }
}

} // namespace
} // namespace umpire::testing
