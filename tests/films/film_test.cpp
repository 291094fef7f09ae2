#include "tests/films/film.h"

#include "tests/films/hand.h"
#include "tests/films/rendered_murus.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

namespace umpire::films {
namespace {

Stone stone(const std::string& cell, StoneColour colour, int height) {
    Stone result;
    result.cell = cell;
    result.colour = colour;
    result.height = height;
    return result;
}

/// Returns a small table, because film makers need not be slow.
TableView smallView() {
    return filmingView(murusTable(), {640, 360}, 15_deg);
}

const RenderedMurus& renderedMurus() {
    static const RenderedMurus rendered(smallView(), murusTable(), MurusSet{});
    return rendered;
}

/// d1-d3: a tower spreads to two cells; then a hand only points.
const std::vector<Still>& threeStills() {
    static const std::vector<Still> stills = [] {
        const cv::Mat before = renderedMurus().picture(
            {stone("d1", StoneColour::Light, 2), stone("e7", StoneColour::Dark, 2)});
        const cv::Mat after = renderedMurus().picture({stone("d2", StoneColour::Light, 1),
                                                       stone("d3", StoneColour::Light, 1),
                                                       stone("e7", StoneColour::Dark, 2)});
        return std::vector<Still>{{.picture = before},
                                  {.picture = after, .action = "d1-d3"},
                                  {.picture = after, .seat = Seat::Far}};
    }();
    return stills;
}

Stills listed(const std::vector<Still>& stills) {
    return [&stills](std::size_t index) {
        return index < stills.size() ? std::optional(stills[index]) : std::nullopt;
    };
}

struct Shot {
    cv::Mat picture;
    FrameLabel label;
};

std::vector<Shot> filmed(const FilmOptions& options) {
    std::vector<Shot> shots;
    makeFilm(listed(threeStills()), options, [&](const cv::Mat& frame, const FrameLabel& label) {
        shots.push_back({frame.clone(), label});
    });
    return shots;
}

FilmOptions quick() {
    FilmOptions options;
    options.restFrames = 3;
    options.reachFrames = 4;
    options.pixelsPerMillimetre = 0.7;
    return options;
}

double meanDifference(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat difference;
    cv::absdiff(a, b, difference);
    const cv::Scalar mean = cv::mean(difference);
    return (mean[0] + mean[1] + mean[2]) / 3;
}

TEST(Film, LabelsGoFromStillToHandToSettlingToTheNextStill) {
    std::string phases;
    for (const Shot& shot : filmed(quick())) {
        const std::string name =
            nameOf(shot.label.phase) + std::to_string(shot.label.still) + shot.label.action;
        if (!phases.ends_with(name + " ")) {
            phases += name + " ";
        }
    }
    EXPECT_EQ(phases, "still0 hand0 settling1d1-d3 still1d1-d3 hand1d1-d3 settling2 still2 ");
}

TEST(Film, FramesAreNumberedWithoutGapsAndTimedByTheRate) {
    const std::vector<Shot> shots = filmed(quick());
    for (std::size_t i = 0; i < shots.size(); ++i) {
        EXPECT_EQ(shots[i].label.number, std::int64_t(i));
    }
    EXPECT_EQ(shots.at(3).label.time, std::chrono::microseconds(100'000));
}

TEST(Film, AtRestOnlyNoiseAndLightDifferFromTheStill) {
    for (const Shot& shot : filmed(quick())) {
        const double difference =
            meanDifference(shot.picture, threeStills()[shot.label.still].picture);
        if (shot.label.phase == Phase::Still) {
            EXPECT_LT(difference, 9) << shot.label.number;
            EXPECT_GT(difference, 1) << shot.label.number;
        }
    }
}

TEST(Film, WhatChangesChangesOnlyUnderAHand) {
    // Outside the hand, a frame shows the table before or after the action: here the place of d3.
    FilmOptions options = quick();
    options.noise = 0;
    options.drift = 0;
    const cv::Mat before = threeStills()[0].picture;
    const cv::Mat after = threeStills()[1].picture;
    const std::vector<cv::Rect> places = changedPlaces(before, after, {50, 62});
    ASSERT_FALSE(places.empty());
    const std::vector<Shot> shots = filmed(options);
    for (const cv::Rect& place : places) {
        bool covered = false;
        bool changed = false;
        for (const Shot& shot : shots) {
            const cv::Mat here = shot.picture(place);
            const bool isBefore = meanDifference(here, before(place)) < 0.5;
            const bool isAfter = meanDifference(here, after(place)) < 0.5;
            EXPECT_FALSE(changed && isBefore && shot.label.still == 0 && !isAfter);
            EXPECT_TRUE(!isAfter || isBefore || covered) << "it changed in plain sight";
            covered = covered || (!isBefore && !isAfter);
            changed = changed || isAfter;
        }
        EXPECT_TRUE(covered);
        EXPECT_TRUE(changed);
    }
}

TEST(Film, TheSameSeedMakesTheSameFilmAndAnotherAnother) {
    FilmOptions options = quick();
    const std::vector<Shot> first = filmed(options);
    const std::vector<Shot> again = filmed(options);
    ASSERT_EQ(first.size(), again.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(meanDifference(first[i].picture, again[i].picture), 0) << i;
    }
    options.seed = 2;
    EXPECT_GT(meanDifference(first.front().picture, filmed(options).front().picture), 0);
}

TEST(Film, AfterABumpTheTableIsSeenElsewhereAndStaysThere) {
    FilmOptions options = quick();
    options.drift = 0;
    options.bumps = {{.still = 1}};
    bool bumped = false;
    for (const Shot& shot : filmed(options)) {
        bumped = bumped || shot.label.phase == Phase::Bumped;
        if (shot.label.phase == Phase::Still) {
            const double difference =
                meanDifference(shot.picture, threeStills()[shot.label.still].picture);
            EXPECT_EQ(difference > 4, bumped) << shot.label.number << ' ' << difference;
        }
    }
    EXPECT_TRUE(bumped);
}

TEST(Film, ATossTumblesBeforeItLies) {
    std::vector<Still> stills{threeStills()[0], threeStills()[1]};
    stills[1].manner = Manner::Toss;
    FilmOptions options = quick();
    options.drift = 0;
    double last = 1e9;
    int tumbling = 0;
    makeFilm(listed(stills), options, [&](const cv::Mat& frame, const FrameLabel& label) {
        const double toAfter = meanDifference(frame, stills[1].picture);
        tumbling += label.phase == Phase::Hand ? 1 : 0;
        last = toAfter;
    });
    EXPECT_GT(tumbling, 2 * options.reachFrames);
    EXPECT_LT(last, 3);
}

TEST(Film, IsWrittenAsMotionJpegFrameByFrame) {
    const std::string file = ::testing::TempDir() + "umpire-film-test.avi";
    const std::vector<FrameLabel> labels = writeFilm(listed(threeStills()), quick(), file);
    cv::VideoCapture film(file, cv::CAP_FFMPEG);
    std::size_t frames = 0;
    for (cv::Mat frame; film.read(frame); ++frames) {
        EXPECT_EQ(frame.size(), cv::Size(640, 360));
    }
    EXPECT_EQ(frames, labels.size());
    std::remove(file.c_str());
    const std::string text = textOf(labels);
    EXPECT_THAT(text, ::testing::HasSubstr("0\t0\tstill\t0\t\n1\t33\tstill\t0\t\n"));
    EXPECT_THAT(text, ::testing::HasSubstr("\tsettling\t1\td1-d3\n"));
}

TEST(Film, NothingIsFilmedWithoutAStill) {
    int frames = 0;
    makeFilm([](std::size_t) { return std::nullopt; }, {},
             [&](const cv::Mat&, const FrameLabel&) { ++frames; });
    EXPECT_EQ(frames, 0);
}

TEST(Film, ChangedPlacesAreThoseThatDifferAndFitUnderAHand) {
    cv::Mat before(200, 300, CV_8UC3, cv::Scalar::all(90));
    cv::Mat after = before.clone();
    EXPECT_TRUE(changedPlaces(before, after, {50, 50}).empty());
    after(cv::Rect(20, 30, 10, 10)).setTo(cv::Scalar(200, 90, 90));
    after(cv::Rect(150, 100, 120, 40)).setTo(cv::Scalar::all(20));
    const std::vector<cv::Rect> places = changedPlaces(before, after, {50, 50});
    cv::Mat covered(before.size(), CV_8UC1, cv::Scalar(0));
    for (const cv::Rect& place : places) {
        EXPECT_LE(place.width, 50);
        EXPECT_LE(place.height, 50);
        covered(place).setTo(255);
    }
    EXPECT_EQ(cv::countNonZero(covered(cv::Rect(20, 30, 10, 10))), 100);
    EXPECT_EQ(cv::countNonZero(covered(cv::Rect(150, 100, 120, 40))), 4800);
    EXPECT_EQ(covered.at<uchar>(180, 30), 0);
}

TEST(Hand, CoversWhatItSaysFromEverySeatAndIsOutsideWhereItSays) {
    const Hand hand(3, 0.7);
    for (const Seat seat : {Seat::Near, Seat::Far, Seat::Left, Seat::Right}) {
        const cv::Mat table(360, 640, CV_8UC3, cv::Scalar(0, 255, 0));
        cv::Mat picture = table.clone();
        const cv::Point2d target(300, 170);
        hand.drawOn(picture, target, seat);
        cv::Mat bare;
        cv::inRange(picture, cv::Scalar(0, 130, 0), cv::Scalar(30, 255, 30), bare);
        const bool lying = seat == Seat::Left || seat == Seat::Right;
        const cv::Size size =
            lying ? cv::Size(hand.covers().height, hand.covers().width) : hand.covers();
        const cv::Rect place(cv::Point(target) - cv::Point(size.width / 2, size.height / 2), size);
        EXPECT_EQ(cv::countNonZero(bare(place)), 0) << int(seat);
        cv::Mat without = table.clone();
        hand.drawOn(without, hand.outside(table.size(), target, seat), seat);
        EXPECT_EQ(meanDifference(without, table), 0) << int(seat);
    }
}

} // namespace
} // namespace umpire::films
