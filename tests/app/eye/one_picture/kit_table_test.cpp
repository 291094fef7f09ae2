#include "app/eye/one_picture/kit_table.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/run_umpire.h"

#include <cstdio>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

/// Tests pictures with tags and without a table file.
namespace umpire::testing {
namespace {

/// Tolerance of distances against the table file. The tags measure 40 mm; one texture of the
/// rendered scenes shows 39.9 mm.
constexpr double kScaleShare = 0.006;

LookRequest requestFor(const std::string& name) {
    LookRequest request;
    request.picture = sample("toss/" + name + ".jpg");
    request.camera = sample("toss/" + name + "-camera.yaml");
    return request;
}

Look lookBy(const LookRequest& request) {
    auto look = lookAtTable(request);
    EXPECT_TRUE(look) << english(look.error().message);
    return look.value_or(Look{});
}

TEST(KitTable, ShowsWhatTheTableFileShows) {
    for (const char* name : {"toss-0001", "toss-0005", "toss-0022", "toss-0028"}) {
        LookRequest request = requestFor(name);
        const Look alone = lookBy(request);
        request.table = sample("table.yaml");
        const Look filed = lookBy(request);
        EXPECT_EQ(alone.observation.registration.method, RegistrationMethod::KitTags);
        EXPECT_EQ(alone.observation.registration.tagsSeen, 4);
        const auto& there = alone.observation.galleys;
        const auto& truth = filed.observation.galleys;
        ASSERT_EQ(there.size(), truth.size()) << name;
        for (std::size_t a = 0; a < truth.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const double apart = distance(truth[a].center, truth[b].center).value();
                EXPECT_NEAR(distance(there[a].center, there[b].center).value(), apart,
                            kScaleShare * apart + 0.2)
                    << name;
            }
        }
        EXPECT_NEAR(double(alone.observation.matches.size()),
                    double(filed.observation.matches.size()), 1.0)
            << name;
    }
}

nlohmann::json jsonOf(const std::string& picture, const std::string& what) {
    const RunResult run = runUmpire({"look", picture, "--json", "--what", what});
    EXPECT_EQ(run.status, 0) << run.err;
    return nlohmann::json::parse(run.out, nullptr, false);
}

TEST(KitTable, GivesMillimetresToDiceAloneAndToCodesAlone) {
    for (const auto& [what, name, fewest] :
         {std::tuple("dice", "dice/dice-0003", 5U), std::tuple("codes", "codes/codes-0001", 10U)}) {
        const auto seen = jsonOf(sample(std::string(name) + ".jpg"), what);
        EXPECT_EQ(seen["registration"]["method"], "kit_tags") << what;
        ASSERT_GE(seen[what].size(), fewest) << what;
        for (const auto& each : seen[what]) {
            EXPECT_EQ(each["center_mm"].size(), 2U) << each.dump();
        }
    }
}

TEST(KitTable, LeavesPixelsWhereNoTagIsInView) {
    const ScratchFolder scratch;
    const cv::Mat image = cv::imread(sample("dice/dice-0003.jpg"));
    const std::string file = scratch.file("middle.png").string();
    cv::imwrite(file, image(cv::Rect(340, 130, 600, 460)));
    const auto seen = jsonOf(file, "dice");
    EXPECT_EQ(seen["registration"]["method"], "none");
    ASSERT_GE(seen["dice"].size(), 4U);
    EXPECT_TRUE(seen["dice"][0]["center_mm"].is_null());
    EXPECT_EQ(seen["dice"][0]["center_px"].size(), 2U);
    EXPECT_THAT(seen["warnings"].dump(), ::testing::HasSubstr("show the tags of the kit"));
}

TEST(KitTable, IsToldToBeMirrored) {
    const ScratchFolder scratch;
    cv::Mat mirrored;
    cv::flip(cv::imread(sample("toss/toss-0001.jpg")), mirrored, 1);
    const std::string file = scratch.file("mirrored.png").string();
    cv::imwrite(file, mirrored(cv::Rect(0, 0, mirrored.cols / 2, mirrored.rows / 2)));
    EXPECT_THAT(jsonOf(file, "matches")["warnings"].dump(),
                ::testing::HasSubstr("the picture is mirrored"));
}

/// Returns the warnings for tags that are taken for `wrong` times their printed size.
std::vector<Message> doubtOf(const std::string& name, double wrong) {
    const cv::Mat image = cv::imread(sample("toss/" + name + ".jpg"));
    const auto camera = loadCamera(sample("toss/" + name + "-camera.yaml"));
    auto found = tableByKitTags(image, *camera);
    EXPECT_TRUE(found) << english(found.error().message);
    KitTable& kit = *found->kit;
    kit.table.tagSize = kit.table.tagSize * wrong;
    for (TableTag& tag : kit.table.tags) {
        tag.center = tag.center * wrong;
    }
    kit.table.width = kit.table.width * wrong;
    kit.table.height = kit.table.height * wrong;
    kit.areaOrigin = kit.areaOrigin * wrong;
    const auto view = registerKitTable(image, kit, *camera);
    EXPECT_TRUE(view);
    const Millimetres width = view->view.areaWidth;
    found->view = view->view;
    const FoundTable doubted = withDoubtOfPrint(image, *std::move(found));
    EXPECT_EQ(doubted.view.areaWidth, width) << "the tags are believed";
    EXPECT_EQ(doubted.kit->warnings, doubted.warnings);
    return doubted.warnings;
}

TEST(KitTable, IsAskedAboutWhereBoxesSayThatItsTagsArePrintedInAnotherSize) {
    for (const char* name : {"toss-0022", "toss-0028"}) {
        EXPECT_TRUE(doubtOf(name, 1.0).empty()) << name;
        for (const double wrong : {0.9, 0.95, 1.07, 1.25}) {
            const auto doubts = doubtOf(name, wrong);
            ASSERT_EQ(doubts.size(), 1U) << name << " " << wrong;
            const std::string said = english(doubts.front());
            std::cout << name << " " << wrong << ": " << said << "\n";
            double size = 0.0;
            ASSERT_EQ(std::sscanf(said.c_str(),
                                  "by the boxes of 60 mm the tags have sides of %lf mm", &size),
                      1)
                << said;
            EXPECT_NEAR(size, 40.0, 0.8) << name << " " << wrong;
        }
    }
}

TEST(ScoreCommand, TakesTheSidesOfThePictureForNames) {
    const auto ruled = [](const std::string& attacker, const std::string& target) {
        const auto answer =
            nlohmann::json::parse(runUmpire({"score", sample("toss/toss-0022.jpg"), "--json",
                                             "--attacker", attacker, "--target", target})
                                      .out);
        EXPECT_TRUE(answer["toss"]["taken"].empty());
        return answer["toss"];
    };
    EXPECT_EQ(ruled("left", "right"), ruled("g1", "g3"));
}

TEST(ScoreCommand, SaysWhomItTookOfTwoGalleys) {
    const std::string two = sample("toss/toss-0001.jpg");
    const RunResult run = runUmpire({"score", two, "--attacker", "g1"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, ::testing::HasSubstr("g2 is taken, for it is the other of two galleys"));
}

} // namespace
} // namespace umpire::testing
