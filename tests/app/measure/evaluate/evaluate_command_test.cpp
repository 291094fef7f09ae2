#include "tests/app/run_umpire.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Tests `umpire evaluate` through the program.
namespace umpire::testing {
namespace {

using nlohmann::json;

RunResult evaluate(const Arguments& arguments) {
    return runUmpire(with({"evaluate"}, arguments));
}

/// A folder with one empty picture and this truth file.
class OnePicture {
public:
    explicit OnePicture(const std::string& truth) {
        bring("a.jpg");
        if (!truth.empty()) {
            (void)folder_.write("a.json", truth);
        }
    }
    void bring(const std::string& name) const {
        std::filesystem::copy_file(sample("nothing/nothing-0001.jpg"), folder_.file(name));
    }
    [[nodiscard]] std::string path() const { return folder_.file("").string(); }

private:
    ScratchFolder folder_;
};

TEST(Evaluate, ScoresTheOrdersOfTheSamples) {
    const RunResult run = evaluate({"--kind", "ord", "--json", "--worst", "1"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    const json answer = json::parse(run.out);
    EXPECT_EQ(answer["schema"], "umpire.evaluation/1");
    EXPECT_EQ(answer["pictures"], 3);
    EXPECT_EQ(answer["figures"]["look_answered"], 1.0);
    EXPECT_EQ(answer["figures"]["galley_found"], 1.0);
    EXPECT_EQ(answer["counts"]["galley_found"], (json{{"right", 6}, {"of", 6}}));
    EXPECT_LT(answer["figures"]["match_end_mm"]["median"], 1.0);
    EXPECT_FALSE(answer["figures"].contains("verdict_right"));
    ASSERT_EQ(answer["worst"].size(), 1U);
    EXPECT_EQ(answer["worst"][0]["picture"], "orders/orders-0003.jpg");
    EXPECT_EQ(answer["worst"][0]["faults"]["orders_exact"], 2);
}

TEST(Evaluate, RulesOnTheTossesWithoutCameraFilesToo) {
    const RunResult run =
        evaluate({"--kind", "toss", "--before", "--without-camera", sample("toss")});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_NE(run.out.find("toss (without camera files, with the pictures before)\n"),
              std::string::npos)
        << run.out;
    EXPECT_NE(run.out.find("\nTosses\n  ruled right"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nTosses, the number dropped known\n  ruled right"), std::string::npos)
        << run.out;
}

TEST(Evaluate, ScoresAFolderOfTossesThatWereCountedByHand) {
    const ScratchFolder folder;
    for (const std::string name : {"toss-0001", "toss-0018"}) {
        std::filesystem::copy_file(sample("toss/" + name + ".jpg"), folder.file(name + ".jpg"));
    }
    std::filesystem::copy_file(sample("table.yaml"), folder.file("table.yaml"));
    (void)folder.write("certificate.jpg", "");
    (void)folder.write("certificate.json", R"({"schema": "umpire.certificate/1"})");
    (void)folder.write("tosses.csv", "picture,dropped,hits,too_close,attacker\n"
                                     "toss-0001.jpg,3,0,0,right\ntoss-0018.jpg,8,8,0,top\n");
    const RunResult run = evaluate({"--json", folder.file("").string()});
    ASSERT_EQ(run.status, 0) << run.err;
    const json answer = json::parse(run.out);
    EXPECT_EQ(answer["without_truth"], 1) << "the certificate's picture is no toss";
    EXPECT_EQ(answer["figures"]["counted_ruled"], 1.0) << run.out;
    EXPECT_EQ(answer["counts"]["counted_match_seen"], (json{{"right", 11}, {"of", 11}}));
    EXPECT_EQ(answer["counts"]["counted_right"]["of"], 2);
    EXPECT_EQ(answer["figures"]["counted_against_invented"], 1) << "eight hits are no count of it";
    EXPECT_NE(evaluate({folder.file("").string()}).out.find("\nTosses counted by hand\n"),
              std::string::npos);
    (void)folder.write("tosses.csv", "picture,dropped\n");
    expectRefusal(with({"evaluate"}, {folder.file("").string()}), 3,
                  "tosses.csv, line 1: the column");
}

TEST(Evaluate, CountsPicturesWithoutTruthAloud) {
    const OnePicture folder(R"({"kind": "codes"})");
    folder.bring("b.jpg");
    const RunResult run = evaluate({folder.path()});
    EXPECT_EQ(run.status, 0);
    EXPECT_NE(run.out.find("1 of    1  100.0 %"), std::string::npos) << run.out;
    EXPECT_NE(run.err.find("which are left out: 1; the first is "), std::string::npos) << run.err;
}

TEST(Evaluate, CountsAPictureThatCannotBeReadAsOneWithoutAnswer) {
    const ScratchFolder folder;
    (void)folder.write("a.jpg", "no picture");
    (void)folder.write("a.json", R"({"kind": "nothing"})");
    const RunResult run = evaluate({folder.file("").string(), "--json"});
    ASSERT_EQ(run.status, 0) << run.err;
    const json answer = json::parse(run.out);
    EXPECT_EQ(answer["figures"]["look_answered"], 0.0);
    EXPECT_NE(answer["worst"][0]["failure"].dump().find("a.jpg"), std::string::npos);
}

TEST(Evaluate, SaysInOneLineWhyAFolderDoesNotServe) {
    const ScratchFolder empty;
    expectRefusal(with({"evaluate"}, {empty.file("").string()}), 3,
                  "no picture lies there; name a folder");
    expectRefusal(with({"evaluate"}, {empty.file("none").string()}), 3, "cannot be read");
    expectRefusal(with({"evaluate"}, {OnePicture("").path()}), 3,
                  "no picture there has a truth file");
    expectRefusal(with({"evaluate"}, {"--kind", "chess"}), 2, "of the kind `chess`");
}

TEST(Evaluate, SaysInOneLineWhatIsWrongWithATruthFile) {
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"{", "a.json: is no JSON at byte 2; look"},
        {R"({"kind": "chess"})", "a.json: kind: \"chess\" is not known"},
        {R"({"kind": "board"})", "a.json: the truth is malformed (key 'cells' not found)"},
        {R"({"kind": "toss"})", "a.json: the truth is malformed (key 'toss' not found)"},
        {R"({"kind": "codes", "camera": {"width": 9, "height": 9, "fx": 1, "fy": 1, "cx": 1,
             "cy": 1, "distortion_k1k2p1p2k3": [0, 0, 0, 0, 0]}})",
         "a.json: image_width: must be between"},
    };
    for (const auto& [truth, said] : wrong) {
        expectRefusal(with({"evaluate"}, {OnePicture(truth).path()}), 3, said);
    }
}

} // namespace
} // namespace umpire::testing
