#include "calibration/measure/calibration_files.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/app/run_umpire.h"
#include "tests/calibration/rendered_table.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

/// Tests `umpire print certificate` and `umpire certify` through the program.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

/// Files of a table with the sheet on it.
class CertifyCommand : public ::testing::Test {
protected:
    void SetUp() override {
        const PrintedKit kit = kitOf("certificate");
        const Scene scene =
            sceneOf({laidInTheMiddle(rasterised(kit).at(0), 185_deg)}, {0.45, 15_deg, 0_deg}, 1);
        ASSERT_TRUE(cv::imwrite(picture_, scene.image));
        ASSERT_TRUE(saveTable(testTable(), table_));
        ASSERT_TRUE(saveCamera(scene.truth.camera, camera_));
    }

    static void expectFailure(const Arguments& arguments, int status, const std::string& words) {
        expectRefusal(with({"certify"}, arguments), status, words);
    }

    ScratchFolder scratch_;
    std::string picture_ = scratch_.file("sheet.png").string();
    std::string table_ = scratch_.file("table.yaml").string();
    std::string camera_ = scratch_.file("camera.yaml").string();
};

TEST_F(CertifyCommand, WritesWhatItPrintsAndDrawsIt) {
    const std::string output = scratch_.file("certificate.json").string();
    const std::string overlay = scratch_.file("errors.png").string();
    const RunResult run =
        runUmpire({"certify", picture_, picture_, "--table", table_, "--camera", camera_, "--line",
                   "100", "--output", output, "--overlay", overlay, "--json"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(contentsOf(output), run.out);
    const Json certificate = Json::parse(run.out);
    EXPECT_EQ(certificate["schema"], "umpire.certificate/1");
    EXPECT_EQ(certificate["class"], "gold") << run.out;
    EXPECT_EQ(certificate["pictures"].size(), 2U);
    EXPECT_EQ(certificate["line_mm"], 100.0);
    EXPECT_EQ(certificate["registration"]["camera"], "calibrated");
    EXPECT_EQ(certificate["camera_sha256"].get<std::string>().size(), 64U);
    EXPECT_EQ(cv::imread(overlay).size(), cv::imread(picture_).size());
    const RunResult text = runUmpire({"certify", picture_});
    EXPECT_THAT(
        text.out,
        HasSubstr(
            "GOLD: this camera passes; the table was not tested, for no table file was given\n"));
    EXPECT_THAT(text.out, HasSubstr("the sheet's own tags gave the view"));
    EXPECT_EQ(text.err, "");
}

TEST_F(CertifyCommand, SaysInOneLineWhatIsWrong) {
    expectFailure({sample("nothing/nothing-0001.jpg")}, 4,
                  "no certificate sheet is in the picture");
    expectFailure({scratch_.file("none.png").string()}, 3, "no such picture");
    expectFailure({picture_, "--line", "50"}, 2, "--line: the sheet's line of 100 mm measures");
    expectFailure({picture_, "--table", scratch_.write("bad.yaml", "area_mm: 3\n")}, 3, "area_mm");
    expectFailure({picture_, "--camera", sample("toss/toss-0001-camera.yaml"), "--output",
                   scratch_.file("no/where.json").string()},
                  5, "where.json");
    expectFailure({}, 2, "PICTURES is required");
}

} // namespace
} // namespace umpire::testing
