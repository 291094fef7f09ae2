#include "app/eye/aiming/aimed_picture.h"

#include "tests/calibration/stood_view.h"

#include <cmath>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

std::ostream& operator<<(std::ostream& out, const AimingAdvice& advice) {
    return out << nameOf(advice.need) << (advice.where ? " " : "")
               << (advice.where ? nameOf(*advice.where) : "");
}

namespace {

const cv::Size kFrame{1920, 1080};

/// The position of a camera above a play area of 600 x 420 mm: its distance in millimetres to the
/// point that it looks at, and its angle in degrees from straight above.
struct Place {
    double distance = 800;
    double tilt = 15;
    cv::Point2d at{300, 210};
};

AimedTable seenFrom(const Place& place) {
    TableView view = viewFrom({place.at, place.distance, radiansFromDegrees(place.tilt), {}},
                              {"", kFrame, 1500, 1500, 959.5, 539.5, {}}, 600_mm, 420_mm);
    view.registration.method = RegistrationMethod::Tags;
    view.registration.tagsSeen = 4;
    TableDescription table{.width = 600_mm, .height = 420_mm};
    table.tags.resize(4);
    table.board = BoardPlacement{"murus-gallicus", {50_mm, 60_mm}, 60_mm, 8, 5, std::nullopt};
    return {.view = view, .table = table, .knowsArea = true};
}

std::vector<AimingAdvice> adviceFrom(const Place& place) {
    return aimingAdvice({}, seenFrom(place));
}

std::vector<AimingAdvice> turnTo(PicturePlace side) {
    return {{AimingNeed::Turn, side}};
}

std::vector<AimingAdvice> just(AimingNeed need) {
    return {{need, std::nullopt}};
}

/// Draws a cloth with boxes that have sharp edges, as large as a phone's frame.
cv::Mat drawnTable() {
    cv::Mat picture(kFrame, CV_8UC3, cv::Scalar(60, 110, 90));
    for (int row = 100; row < kFrame.height - 100; row += 160) {
        for (int column = 100; column < kFrame.width - 100; column += 200) {
            const cv::Rect box(column, row, 110, 70);
            cv::rectangle(picture, box, cv::Scalar(200, 220, 230), cv::FILLED);
            cv::rectangle(picture, box, cv::Scalar(20, 20, 30), 9);
        }
    }
    return picture;
}

cv::Mat blurredBy(const cv::Mat& picture, double sigma) {
    cv::Mat blurred;
    cv::GaussianBlur(picture, blurred, {}, sigma);
    return blurred;
}

nlohmann::json told(const AimedTable& table, const AimedGame& game) {
    const cv::Mat picture = drawnTable();
    return nlohmann::json::parse(aimingJson({smallPicture(picture), kFrame, table}, game))["aim"];
}

TEST(AimingAdvice, IsNoneWhereAllIsWell) {
    EXPECT_EQ(adviceFrom({}), std::vector<AimingAdvice>());
    EXPECT_EQ(adviceFrom({.tilt = 0}), std::vector<AimingAdvice>());
    EXPECT_EQ(adviceFrom({.distance = 850, .tilt = 45}), std::vector<AimingAdvice>())
        << "docs/using.md says that 45 degrees is fine";
}

TEST(AimingAdvice, IsToLookFromHigherWhereTheTableIsSeenFromTheSide) {
    EXPECT_EQ(adviceFrom({.distance = 950, .tilt = 60}), just(AimingNeed::Higher));
}

TEST(AimingAdvice, IsToTurnToTheSideWhereTheAreaIsCutOff) {
    EXPECT_EQ(adviceFrom({.at = {560, 210}}), turnTo(PicturePlace::Left));
    EXPECT_EQ(adviceFrom({.at = {40, 210}}), turnTo(PicturePlace::Right));
    EXPECT_EQ(adviceFrom({.at = {300, 20}}), turnTo(PicturePlace::Upper));
    EXPECT_EQ(adviceFrom({.at = {300, 400}}), turnTo(PicturePlace::Lower));
    AimedTable unknown = seenFrom({.at = {560, 210}});
    unknown.knowsArea = false;
    EXPECT_EQ(aimingAdvice({}, unknown), std::vector<AimingAdvice>())
        << "two tags side by side go around no area: it is what the picture shows";
}

TEST(AimingAdvice, IsToComeNearerOrToGoFartherAway) {
    EXPECT_EQ(adviceFrom({.distance = 500}), just(AimingNeed::Farther));
    EXPECT_EQ(adviceFrom({.distance = 2500}), just(AimingNeed::Nearer));
    AimedTable under = seenFrom({});
    // the camera lies on the table, so half of the table is behind the camera
    under.view->translation[2] = 20;
    EXPECT_EQ(aimingAdvice({}, under).front().need, AimingNeed::Farther);
}

TEST(AimingAdvice, IsAboutTagsThatAreNotSeen) {
    AimedTable table = seenFrom({});
    table.view->registration.tagsSeen = 1;
    for (const auto method : {RegistrationMethod::Tags, RegistrationMethod::KitTags}) {
        table.view->registration.method = method;
        EXPECT_EQ(aimingAdvice({}, table), just(AimingNeed::Tags));
    }
    table.view.reset();
    EXPECT_EQ(aimingAdvice({}, table), just(AimingNeed::Tags));
    EXPECT_EQ(aimingAdvice({.brightness = 3}, table), just(AimingNeed::Light))
        << "in the dark no tag can be seen";
}

TEST(AimingAdvice, TrustsNoViewOfBeforeTheTelephoneMoved) {
    AimedTable table = seenFrom({.distance = 500, .tilt = 70});
    table.hasMoved = true;
    EXPECT_EQ(aimingAdvice({}, table), std::vector<AimingAdvice>());
}

TEST(AimingAdvice, PutsTheMostPressingFirst) {
    const PictureFacts facts{.brightness = 10, .edgeWidth = 3, .glare = PicturePlace::UpperLeft};
    EXPECT_EQ(aimingAdvice(facts, seenFrom({.distance = 950, .tilt = 60})),
              (std::vector<AimingAdvice>{{AimingNeed::Light, std::nullopt},
                                         {AimingNeed::Higher, std::nullopt},
                                         {AimingNeed::Sharper, std::nullopt},
                                         {AimingNeed::Glare, PicturePlace::UpperLeft}}));
}

TEST(PictureFactsOfAFrame, TellASharpOneFromABlurredOne) {
    const cv::Mat sharp = drawnTable();
    const double limit = AimingOptions().blurredAbove;
    EXPECT_LT(factsOf(smallPicture(sharp)).edgeWidth, limit);
    EXPECT_LT(factsOf(smallPicture(blurredBy(sharp, 1.5))).edgeWidth, limit);
    EXPECT_GT(factsOf(smallPicture(blurredBy(sharp, 5))).edgeWidth, limit);
    EXPECT_GT(factsOf(smallPicture(blurredBy(sharp, 12))).edgeWidth, limit);
    const cv::Mat dim = sharp / 4;
    EXPECT_LT(factsOf(smallPicture(dim)).edgeWidth, limit) << "contrast does not count";
    const cv::Mat cloth(kFrame, CV_8UC3, cv::Scalar(60, 110, 90));
    EXPECT_EQ(factsOf(smallPicture(cloth)).edgeWidth, 0.0) << "nothing there could be sharp";
}

TEST(PictureFactsOfAFrame, SayWhereLightGlares) {
    const cv::Mat table = drawnTable();
    EXPECT_EQ(factsOf(smallPicture(table)).glare, std::nullopt);
    for (int ninth = 0; ninth < 9; ++ninth) {
        cv::Mat picture = table.clone();
        cv::circle(picture, {320 + ninth % 3 * 640, 180 + ninth / 3 * 360}, 150,
                   cv::Scalar::all(255), cv::FILLED);
        EXPECT_EQ(factsOf(smallPicture(picture)).glare, PicturePlace(ninth));
    }
    cv::Mat window = table.clone();
    window(cv::Rect(640, 0, 640, 200)) = cv::Scalar::all(255);
    const std::vector<cv::Point2d> area = {{200, 500}, {760, 500}, {760, 120}, {200, 120}};
    EXPECT_EQ(factsOf(smallPicture(window)).glare, PicturePlace::Upper);
    EXPECT_EQ(factsOf(smallPicture(window), area).glare, std::nullopt)
        << "a window beyond the play area hinders nobody";
}

TEST(PictureFactsOfAFrame, TellHowDarkThePlayAreaIs) {
    cv::Mat picture(kFrame, CV_8UC3, cv::Scalar::all(200));
    picture.colRange(440, 1480) = cv::Scalar::all(12);
    const std::vector<cv::Point2d> area = {{260, 500}, {700, 500}, {700, 40}, {260, 40}};
    EXPECT_EQ(factsOf(smallPicture(picture), area).brightness, 12);
    EXPECT_EQ(factsOf(smallPicture(picture)).brightness, 12) << "half of it is dark";
}

TEST(AimingJson, SaysThatAllIsWellOnlyOfATableAtRestThatIsSeen) {
    const auto well = told(seenFrom({}), {.isStill = true});
    EXPECT_EQ(well["well"], true);
    EXPECT_EQ(well["begun"], false);
    EXPECT_EQ(well["advice"], nlohmann::json::array());
    EXPECT_EQ(well["size"], nlohmann::json({1920, 1080}));
    EXPECT_EQ(well["tags"], nlohmann::json({{"seen", 4}, {"of", 4}}));
    EXPECT_EQ(well["tilt_deg"], 15);
    ASSERT_EQ(well["area"].size(), 4u);
    EXPECT_LT(well["area"][0][0], well["area"][1][0]) << "from the left to the right";
    EXPECT_GT(well["area"][0][1], well["area"][3][1]) << "side A is below";
    EXPECT_GT(well["board"][0][0], well["area"][0][0]) << "the board lies within";
    EXPECT_EQ(told(seenFrom({}), {.isStill = false})["well"], false);
    EXPECT_EQ(told({}, {.isStill = true})["well"], false);
    EXPECT_EQ(told(seenFrom({}), {.isStill = true, .hasBegun = true})["begun"], true);
    const auto moved = told(seenFrom({}), {.isStill = true, .hasMoved = true});
    EXPECT_EQ(moved["well"], false);
    EXPECT_EQ(moved["area"], nullptr);
    EXPECT_EQ(moved["board"], nullptr);
    EXPECT_EQ(moved["tilt_deg"], nullptr);
    const auto cut = told(seenFrom({.at = {560, 210}}), {.isStill = true});
    EXPECT_EQ(cut["well"], false);
    EXPECT_EQ(cut["advice"], nlohmann::json::parse(R"([{"need": "turn", "where": "left"}])"));
}

TEST(AimedPictures, KeepOnlyTheNewestAndFiveASecond) {
    using namespace std::chrono_literals;
    AimedPictures pictures;
    EXPECT_EQ(pictures.take(), nullptr);
    EXPECT_TRUE(pictures.isDue(1s));
    pictures.put({{}, {1, 1}, {}}, 1s);
    EXPECT_FALSE(pictures.isDue(1s + 199ms));
    EXPECT_TRUE(pictures.isDue(1s + 200ms));
    EXPECT_FALSE(pictures.isDue(1s + 200ms, AimedPictures::kBetweenInPlay));
    EXPECT_TRUE(pictures.isDue(0s)) << "the camera came back, and its time begins anew";
    pictures.put({{}, {2, 2}, {}}, 2s);
    EXPECT_EQ(pictures.take()->size, cv::Size(2, 2));
    EXPECT_EQ(pictures.take(), nullptr);
}

} // namespace
} // namespace umpire
