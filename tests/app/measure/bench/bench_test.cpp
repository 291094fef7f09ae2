#include "app/measure/bench/stopwatch.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Tests `umpire bench` with the real program on a few sample pictures. No test checks a time. The
/// tests check that the figures exist, that ratios fit the times beside them, and that the timed
/// work found what the pictures show.
namespace umpire::testing {
namespace {

using nlohmann::json;
using Path = std::filesystem::path;

/// A folder like sample_images with only these samples.
class FewSamples {
public:
    explicit FewSamples(const std::vector<std::string>& names) {
        std::filesystem::copy_file(sample("table.yaml"), folder_.file("table.yaml"));
        for (const std::string& name : names) {
            bring(name);
        }
    }

    [[nodiscard]] std::string path() const { return folder_.file("").string(); }

private:
    void bring(const std::string& name) {
        const Path from = sample(name);
        const Path to = folder_.file(name).parent_path();
        std::filesystem::create_directories(to);
        for (const auto& entry : std::filesystem::directory_iterator(from.parent_path())) {
            if (entry.path().filename().string().starts_with(from.filename().string())) {
                std::filesystem::copy_file(entry.path(), to / entry.path().filename());
            }
        }
    }

    ScratchFolder folder_;
};

Arguments benching(const std::string& samples) {
    return {"bench", "--json", "--repetitions", "1", "--think", "0.06", "--samples", samples};
}

/// Compares a ratio. Times are given to a hundredth of a millisecond, ratios to a hundredth.
void expectRatio(const json& of, const std::string& ratio, double time, double other) {
    EXPECT_GT(time, 0.0) << ratio;
    EXPECT_GT(other, 0.0) << ratio;
    EXPECT_NEAR(double(of[ratio]), time / other, 0.01 + 0.01 * time / other) << ratio;
}

void expectPicturesTimed(const json& frames) {
    ASSERT_EQ(frames.size(), 2U);
    EXPECT_EQ(frames[0]["width"], 1280);
    EXPECT_EQ(frames[1]["width"], 1920);
    for (const json& frame : frames) {
        for (const char* stage : {"register", "propose", "galleys", "parts", "matches"}) {
            EXPECT_GT(double(frame["stages_ms"][stage]), 0.0) << stage;
        }
        for (const char* rival : {"lsd_ms", "zxing_ms", "decode_ms", "live_frame_ms"}) {
            EXPECT_GT(double(frame[rival]), 0.0) << rival;
        }
        expectRatio(frame, "look_over_aruco", frame["look_ms"], frame["aruco_ms"]);
        expectRatio(frame, "look_over_lsd", frame["look_ms"], frame["lsd_ms"]);
        EXPECT_EQ(frame["look_over_aruco_each"].size(), frame["pictures"]);
    }
}

/// Checks the ratio of a look with a picture before. Only toss-0033 has a picture before the toss,
/// so its ratio uses ArUco's time on that picture, not on toss-0042.
void expectBeforeBesideItsOwnFrames(const json& frame) {
    ASSERT_EQ(frame["pictures"], 2);
    ASSERT_EQ(frame["look_before_over_aruco_each"].size(), 1U);
    EXPECT_EQ(frame["look_before_over_aruco"], frame["look_before_over_aruco_each"][0]);
    EXPECT_GT(double(frame["look_before_ms"]), 0.0);
}

void expectGrowth(const json& growth) {
    ASSERT_EQ(growth.size(), 5U);
    for (const json& step : growth) {
        EXPECT_EQ(step["matches_found"], step["matches_painted"]);
    }
    EXPECT_EQ(growth.back()["matches_painted"], 40);
}

/// Compares the values with those of murus_perft_test: depths 1 to 4 of the basic game from its
/// start.
void expectPerft(const json& perft) {
    EXPECT_EQ(perft["game"], "murus-gallicus");
    EXPECT_EQ(perft["depth"], 6);
    EXPECT_GT(double(perft["nodes_per_s"]), 0.0);
    std::vector<long> leaves;
    for (const json& step : perft["growth"]) {
        leaves.push_back(step["leaves"]);
    }
    leaves.resize(4);
    EXPECT_EQ(leaves, (std::vector<long>{20, 400, 6960, 121104}));
}

void expectPlayouts(const json& playouts) {
    EXPECT_EQ(playouts.size(), 5U);
    for (const json& game : playouts) {
        EXPECT_FALSE(game.contains("failure")) << game;
        ASSERT_EQ(game["growth"].size(), 5U) << game["game"];
        for (const json& step : game["growth"]) {
            EXPECT_GT(double(step["actions_per_s"]), 0.0) << game["game"];
        }
    }
}

/// Expects that a deeper search has visited at least as many positions as the previous search.
void expectEngines(const json& engine, const json& engines) {
    ASSERT_EQ(engine["by_depth"].size(), 10U);
    for (std::size_t i = 1; i < 10; ++i) {
        const json& step = engine["by_depth"][i];
        EXPECT_EQ(step["depth"], i + 1);
        expectRatio(step, "nodes_over_before", step["nodes"], engine["by_depth"][i - 1]["nodes"]);
        EXPECT_GT(step["nodes"], engine["by_depth"][i - 1]["nodes"]);
    }
    EXPECT_EQ(engines.size(), 5U);
    for (const json& game : engines) {
        EXPECT_FALSE(game.contains("failure")) << game;
        ASSERT_EQ(game["by_time"].size(), 4U) << game["game"];
        const json& first = game["by_time"][0];
        for (const json& step : game["by_time"]) {
            expectRatio(step, "nodes_over_first", step["nodes"], first["nodes"]);
            EXPECT_GE(double(step["value"]), 0.) << game["game"];
            EXPECT_LE(double(step["value"]), 1.) << game["game"];
        }
        EXPECT_GT(game["by_time"][3]["nodes"], first["nodes"]) << "with thirty times the time";
        EXPECT_NEAR(double(game["by_time"][3]["seconds"]), 0.06, 1e-9);
    }
}

TEST(BenchMedian, OfAnEvenNumberLiesBetweenTheMiddleTwo) {
    EXPECT_EQ(umpire::medianOf({}), 0.0);
    EXPECT_EQ(umpire::medianOf({7}), 7.0);
    EXPECT_EQ(umpire::medianOf({9, 1, 4}), 4.0);
    EXPECT_EQ(umpire::medianOf({42, 14, 22, 15}), 18.5);
    EXPECT_EQ(umpire::medianOf({3, 5}), 4.0);
}

TEST(Bench, TimesWhatTheSamplesShow) {
    const FewSamples samples({"toss/toss-0001", "toss/toss-0033", "toss/toss-0042",
                              "nothing/nothing-0006", "board/board-0001", "codes/codes-0001"});
    const RunResult run = runUmpire(benching(samples.path()));
    ASSERT_EQ(run.status, 0) << run.err;
    const json report = json::parse(run.out);
    EXPECT_EQ(report["schema"], "umpire.bench/1");
    EXPECT_EQ(report["threads"], 1);
    EXPECT_GT(double(report["peak_rss_mb"]), 0.0);
    expectPicturesTimed(report["frames"]);
    expectBeforeBesideItsOwnFrames(report["frames"][1]);
    expectGrowth(report["growth"]);
    ASSERT_EQ(report["codes"].size(), 1U);
    EXPECT_GT(report["codes"][0]["read"], report["codes"][0]["zxing_read"]);
    ASSERT_EQ(report["boards"].size(), 1U);
    EXPECT_GT(report["boards"][0]["stones"], 0);
    expectPerft(report["perft"]);
    expectPlayouts(report["playouts"]);
    EXPECT_EQ(report["engine"]["game"], "murus-gallicus");
    EXPECT_GT(report["engine"]["nodes_per_s"], 0.0);
    EXPECT_GE(report["engine"]["depth"], 6);
    expectEngines(report["engine"], report["engines"]);
}

TEST(Bench, SaysWhichSamplesItMisses) {
    const FewSamples none({});
    expectRefusal(benching(none.path()), 3, "no sample pictures there");
    const FewSamples noEmptyTable({"toss/toss-0001"});
    expectRefusal(benching(noEmptyTable.path()), 3, "nothing-0006.jpg: no such picture");
}

} // namespace
} // namespace umpire::testing
