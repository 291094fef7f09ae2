#include "app/game/table/live_table.h"

#include "app/game/table/camera_complaints.h"
#include "app/game/table/pointing.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

/// A table that is followed without a table file.
namespace umpire::testing {
namespace {

const cv::Mat& toss() {
    static const cv::Mat kImage = cv::imread(sample("toss/toss-0001.jpg"));
    return kImage;
}

LiveTable tableOfKitTags() {
    const auto camera = loadCamera(sample("toss/toss-0001-camera.yaml"));
    EXPECT_TRUE(camera);
    return {std::nullopt, *camera, sightOf("war-galley")};
}

/// Covers that many tags with hands.
cv::Mat withCovered(const TableView& view, std::size_t tags) {
    cv::Mat image = toss().clone();
    for (std::size_t i = 0; i < tags; ++i) {
        const cv::Vec4d& tag = view.tagFootprints[i];
        const ImagePoint at =
            imageFromTable(view, {Millimetres(tag[0]), Millimetres(tag[1]), 0_mm});
        cv::circle(image, {int(at.x.value()), int(at.y.value())}, 45, cv::Scalar(120, 150, 200),
                   -1);
    }
    return image;
}

TEST(LiveTable, KeepsTheFrameOfTheKitsTagsForTheWholeFilm) {
    LiveTable table = tableOfKitTags();
    ASSERT_TRUE(table.registerIn(toss()));
    const TableView first = *table.view();
    EXPECT_EQ(first.registration.method, RegistrationMethod::KitTags);
    EXPECT_EQ(first.registration.tagsSeen, 4);
    EXPECT_EQ(first.areaOrigin, TablePoint());
    ASSERT_TRUE(table.registerIn(withCovered(first, 2)));
    EXPECT_EQ(table.view()->registration.tagsSeen, 2);
    const TablePoint middle{first.areaWidth * 0.5, first.areaHeight * 0.5};
    const auto again =
        tableFromImage(*table.view(), imageFromTable(first, {middle.x, middle.y, 0_mm}));
    EXPECT_LT(distance(*again, middle).value(), 1.0);
    EXPECT_FALSE(table.registerIn(withCovered(first, 4))) << "no tag";
}

TEST(LiveTable, TellsTheTableThatTheKitsTagsGoAround) {
    LiveTable table = tableOfKitTags();
    EXPECT_EQ(table.table(), nullptr) << "nothing has been measured";
    ASSERT_TRUE(table.registerIn(toss()));
    ASSERT_NE(table.table(), nullptr);
    EXPECT_EQ(table.table()->tags.size(), 4U);
    EXPECT_EQ(table.table()->width, table.view()->areaWidth);
    EXPECT_TRUE(table.knowsArea());
    const std::array<ImagePoint, 4> line{
        {{100_px, 700_px}, {1200_px, 700_px}, {1100_px, 50_px}, {200_px, 50_px}}};
    const auto byHand = cornersSaid(line, toss().size(), table);
    ASSERT_TRUE(byHand);
    EXPECT_EQ(byHand->height, table.table()->height);
    LiveTable one = tableOfKitTags();
    const cv::Mat covered = withCovered(*table.view(), 3);
    for (int tries = 0; !one.registerIn(covered) && tries < 10; ++tries) {
    }
    ASSERT_NE(one.table(), nullptr);
    EXPECT_EQ(one.table()->tags.size(), 1U);
    EXPECT_FALSE(one.knowsArea()) << "it is what the picture shows";
    EXPECT_FALSE(cornersSaid(line, toss().size(), one));
}

TEST(LiveTable, WaitsForTagsThatAHandCovers) {
    LiveTable whole = tableOfKitTags();
    ASSERT_TRUE(whole.registerIn(toss()));
    const cv::Mat covered = withCovered(*whole.view(), 1);
    LiveTable patient = tableOfKitTags();
    EXPECT_FALSE(patient.registerIn(covered));
    ASSERT_TRUE(patient.registerIn(toss()));
    EXPECT_EQ(patient.view()->registration.tagsSeen, 4);
    LiveTable content = tableOfKitTags();
    int tries = 1;
    while (!content.registerIn(covered) && tries < 10) {
        ++tries;
    }
    EXPECT_EQ(tries, 4);
    EXPECT_EQ(content.view()->registration.tagsSeen, 3);
}

TEST(LiveTable, TellsThatAPictureIsMirrored) {
    cv::Mat mirrored;
    cv::flip(toss(), mirrored, 1);
    LiveTable table = tableOfKitTags();
    const auto found = table.registerIn(mirrored);
    ASSERT_FALSE(found);
    EXPECT_EQ(english(found.error().message).find("the picture is mirrored"), 0U);
    EXPECT_TRUE(table.registerIn(toss()));
}

TEST(LiveTable, TellsThatTheGamesBoardIsNotSeen) {
    LiveTable table{std::nullopt, loadCamera(sample("toss/toss-0001-camera.yaml")).value(),
                    sightOf("murus-gallicus")};
    table.expectBoard({8, 7});
    ASSERT_TRUE(table.registerIn(toss()));
    std::vector<std::string> said;
    for (int look = 0; look < 8; ++look) {
        EXPECT_FALSE(table.look(toss(), {})) << "a toss is no position";
        if (const auto remark = table.takeRemark()) {
            said.push_back(english(*remark));
        }
    }
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].find("no board of 8 by 7 squares is seen"), 0U);
}

TEST(LiveTable, SeesWhetherThePictureHasColours) {
    LiveTable table = tableOfKitTags();
    ASSERT_TRUE(table.registerIn(toss()));
    EXPECT_FALSE(table.see(toss(), {}).colourless);
    cv::Mat grey;
    cv::cvtColor(toss(), grey, cv::COLOR_BGR2GRAY);
    cv::cvtColor(grey, grey, cv::COLOR_GRAY2BGR);
    EXPECT_TRUE(table.see(grey, {}).colourless);
}

/// Returns the complaints about these frames, each for that many seconds.
std::vector<std::string> complaintsOf(const std::vector<std::pair<int, FrameFacts>>& seconds) {
    CameraComplaints complaints;
    std::vector<std::string> said;
    std::chrono::microseconds now{};
    for (const auto& [count, facts] : seconds) {
        for (int frame = 0; frame < 20 * count; ++frame) {
            now += std::chrono::milliseconds(50);
            complaints.see(facts, now,
                           [&](const Message& remark) { said.push_back(english(remark)); });
        }
    }
    return said;
}

TEST(CameraComplaints, AreSaidAfterSomeSecondsAndOnceUntilAllIsWell) {
    FrameFacts trembling, white;
    trembling.tremor = 1_px;
    white.burnt = 0.5;
    EXPECT_TRUE(complaintsOf({{60, {}}, {2, trembling}, {1, white}}).empty());
    const auto once = complaintsOf({{1, {}}, {20, trembling}, {1, {}}, {20, trembling}});
    ASSERT_EQ(once.size(), 1U);
    EXPECT_EQ(once[0].find("the camera trembles"), 0U);
    EXPECT_EQ(complaintsOf({{4, trembling}, {4, {}}, {4, trembling}}).size(), 2U);
    FrameFacts grey;
    grey.colourless = true;
    EXPECT_EQ(complaintsOf({{4, grey}}), std::vector{english(toldColourless())});
    const auto both = complaintsOf({{4, trembling}, {4, white}});
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[1].find("much of the picture is white"), 0U);
}

} // namespace
} // namespace umpire::testing
