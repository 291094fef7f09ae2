#include "tests/app/eye/learn/taught_table.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <tuple>

/// Tests `umpire learn`, from outside.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kPicture = sample("toss/toss-0022.jpg");

class LearnCommand : public ::testing::Test {
protected:
    [[nodiscard]] Arguments learning(const Arguments& more) const {
        return with({"learn", taught_.table().string()}, more);
    }
    RunResult learn(const Arguments& more) const { return runUmpire(learning(more)); }
    nlohmann::json status() const {
        const RunResult run = learn({"--json"});
        EXPECT_EQ(run.status, 0) << run.err;
        return nlohmann::json::parse(run.out);
    }
    RunResult look() const {
        return runUmpire({"look", kPicture, "--table", taught_.table().string(), "--json"});
    }
    void refuses(const Arguments& more, int exitStatus, const std::string& words) const {
        expectRefusal(learning(more), exitStatus, words);
    }

    TaughtTable taught_{0};
};

TEST_F(LearnCommand, KeepsNothingBeforeThePlayersAgree) {
    refuses({"--add", kPicture}, 2, "--agree: ");
    EXPECT_FALSE(std::filesystem::exists(taught_.folder()));
    EXPECT_EQ(learn({"--agree", "no"}).status, 0);
    refuses({"--add", kPicture}, 2, "--agree: ");
    EXPECT_EQ(status()["agreed"], false);
    EXPECT_FALSE(std::filesystem::exists(taught_.folder()));
}

TEST_F(LearnCommand, KeepsThePictureThatWasPutRight) {
    ASSERT_EQ(learn({"--agree", "yes"}).status, 0);
    const std::string corrections = taught_.scratch().write(
        "c.json",
        R"({"schema": "umpire.corrections/1", "corrections": [{"is": "none", "id": "m1"}]})");
    const RunResult added = learn({"--add", kPicture, "--corrections", corrections, "--json"});
    ASSERT_EQ(added.status, 0) << added.err;
    const auto kept = nlohmann::json::parse(added.out);
    EXPECT_EQ(kept["corrections"], 1);
    EXPECT_EQ(kept["pictures"], 1);
    EXPECT_GT(kept["samples"], 3);
    EXPECT_EQ(kept["judge_learned"], false);
    for (const auto& entry : std::filesystem::directory_iterator(taught_.folder())) {
        EXPECT_EQ(entry.status().permissions(), std::filesystem::perms(0600)) << entry;
    }
    EXPECT_EQ(learn({"--add", kPicture}).status, 0);
    EXPECT_EQ(status()["corrections"], 0) << "the same picture, put right anew";
}

TEST_F(LearnCommand, LearnsAndUndoesAndLookFollows) {
    const std::string shipped = look().out;
    ASSERT_EQ(learn({"--agree", "yes"}).status, 0);
    EXPECT_EQ(look().out, shipped);
    for (int k = 0; k < 6; ++k) {
        ASSERT_TRUE(umpire::learn::writeSamples(taught_.folder(), taughtPicture(k, 3)));
    }
    const RunResult fitted = learn({"--fit", "--json"});
    ASSERT_EQ(fitted.status, 0) << fitted.err;
    EXPECT_EQ(nlohmann::json::parse(fitted.out)["judge_learned"], true);
    EXPECT_NE(look().out, shipped);
    ASSERT_EQ(learn({"--undo"}).status, 0);
    EXPECT_EQ(look().out, shipped);
    refuses({"--undo"}, 2, "no fit");
}

TEST_F(LearnCommand, SaysInOneLineWhatIsWrong) {
    refuses({"--fit"}, 2, "at least 10 corrections");
    refuses({"--fit", "--undo"}, 2, "--undo");
    refuses({"--corrections", "c.json"}, 2, "--add");
    refuses({"--agree", "perhaps"}, 2, "--agree");
    ASSERT_EQ(learn({"--agree", "yes"}).status, 0);
    refuses({"--add", "missing.jpg"}, 3, "missing.jpg");
    refuses({"--add", kPicture, "--corrections", "missing.json"}, 3, "missing.json");
    const std::string unknown = taught_.scratch().write(
        "c.json",
        R"({"schema": "umpire.corrections/1", "corrections": [{"is": "none", "id": "m99"}]})");
    refuses({"--add", kPicture, "--corrections", unknown}, 2, "m99");
    refuses({"--add", sample("table.yaml")}, 3, "table.yaml");
    EXPECT_EQ(runUmpire({"learn", "missing.yaml"}).status, 3);
}

TEST_F(LearnCommand, AFileThatDoesNotServeIsAWarningOfLook) {
    const auto shipped = nlohmann::json::parse(look().out);
    std::ignore = taught_.scratch().write("table.learned.yaml", "umpire_learned: 7\n");
    const RunResult run = look();
    ASSERT_EQ(run.status, 0) << run.err;
    auto seen = nlohmann::json::parse(run.out);
    EXPECT_THAT(seen["warnings"].dump(), HasSubstr("table.learned.yaml"));
    EXPECT_EQ(seen["matches"], shipped["matches"]);
    refuses({}, 3, "umpire_learned");
}

} // namespace
} // namespace umpire::testing
