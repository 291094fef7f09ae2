#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Tests `umpire odds` through the program.
namespace umpire::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

RunResult odds(const Arguments& arguments) {
    return runUmpire(with({"odds"}, arguments));
}

void expectRefused(const std::vector<std::string>& arguments, int status, const char* words) {
    expectRefusal(with({"odds"}, arguments), status, words);
}

TEST(OddsCommand, AnswersForPeopleAndWithTheNeedlesBesides) {
    const RunResult run = odds({"--range", "42", "--drops", "50", "--needles", "--place=-167,0"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_THAT(run.out, StartsWith("A1 fires at B1 across 42.0 mm, within 1 M, in its side zone"));
    EXPECT_THAT(run.out, HasSubstr("6 matches from 150 mm above -167,0; 50 drops, seed 1.\n"));
    EXPECT_THAT(run.out, HasSubstr("A1's middle is at 0,0, in millimetres. Its bow points to 90 "
                                   "degrees from the x axis. It has 3 masts.\n"));
    EXPECT_THAT(run.out, HasSubstr("\nExpected hits: "));
    EXPECT_THAT(run.out, HasSubstr("; needles "));
    EXPECT_THAT(run.out, HasSubstr(" times as long.\n"));
}

TEST(OddsCommand, GivesTheSameJsonForTheSameSeedWithAnyNumberOfThreads) {
    const std::vector<std::string> asked = {
        "--galley", "A1@300,142,90", "--galley", "B1@365,160,270", "--matches",
        "3",        "--drops",       "60",       "--json"};
    const auto with = [&](const char* threads) {
        std::vector<std::string> all = asked;
        all.insert(all.end(), {"--threads", threads});
        return odds(all);
    };
    const RunResult one = with("1");
    ASSERT_EQ(one.status, 0) << one.err;
    EXPECT_EQ(one.out, with("2").out);
    const json answer = json::parse(one.out);
    EXPECT_EQ(answer["schema"], "umpire.odds/1");
    EXPECT_EQ(answer["target"], "B1");
    EXPECT_EQ(answer["matches"], 3);
    EXPECT_EQ(answer["place_by"], "search");
    ASSERT_EQ(answer["hits"].size(), 4U);
    double sum = 0.0;
    for (const json& row : answer["hits"]) {
        sum += row["chance"].get<double>();
        EXPECT_LE(row["low"], row["chance"]);
        EXPECT_GE(row["high"], row["chance"]);
    }
    EXPECT_NEAR(sum, 1.0, 3e-4);
    EXPECT_FALSE(answer.contains("cost")) << "a time is no answer that a seed gives again";
}

TEST(OddsCommand, DropsNothingOutOfRangeAndWithoutMasts) {
    EXPECT_THAT(odds({"--range", "500"}).out, HasSubstr("out of range (WG-27)"));
    const RunResult far = odds({"--range", "500", "--json"});
    EXPECT_EQ(json::parse(far.out)["hits"],
              json::parse(R"([{"hits": 0, "chance": 1.0, "low": 1.0, "high": 1.0}])"));
    EXPECT_THAT(odds({"--range", "20", "--masts", "0"}).out, HasSubstr("no mast"));
}

TEST(OddsCommand, DrawsAPlot) {
    const ScratchFolder folder;
    const std::string file = folder.file("odds.svg").string();
    const RunResult run =
        odds({"--range", "30", "--drops", "200", "--place=-120,30", "--plot", file});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.err, HasSubstr(file));
    EXPECT_THAT(contentsOf(file), StartsWith("<svg xmlns"));
    EXPECT_THAT(contentsOf(file), HasSubstr("hits to be expected"));
    EXPECT_THAT(contentsOf(file), HasSubstr("outlined: without the side zone"));
    EXPECT_THAT(contentsOf(file), Not(HasSubstr("nan")));
    ASSERT_EQ(
        odds({"--range", "30", "--angle", "0", "--drops", "20", "--place=0,120", "--plot", file})
            .status,
        0);
    EXPECT_THAT(contentsOf(file), Not(HasSubstr("side zone"))) << "the target lies ahead";
}

TEST(OddsCommand, RefusesBadInputInOneLine) {
    expectRefused({}, 2, "give --range MM, or --galley twice, or --fit FOLDER");
    expectRefused({"--range", "nan"}, 2, "--range");
    expectRefused({"--range", "20", "--drops", "0"}, 2, "--drops");
    expectRefused({"--range", "20", "--seed", "-4"}, 2, "--seed");
    expectRefused({"--range", "20", "--restitution", "1"}, 2, "--restitution");
    expectRefused({"--range", "20", "--zone", "all"}, 2, "--zone");
    expectRefused({"--range", "20", "--place", "a,b"}, 2, "--place: `a,b`");
    expectRefused({"--range", "20", "--galley", "A1@0,0,0"}, 2, "--galley excludes --range");
    expectRefused({"--angle", "20"}, 2, "--range");
    expectRefused({"--galley", "A1@0,0"}, 2, "`A1@0,0`");
    expectRefused({"--galley", "A1@0,0,0"}, 2, "one is given");
    expectRefused({"--galley", "A1@0,0,0", "--galley", "A2@90,0,0"}, 2, "of one side");
    expectRefused({"--galley", "A1@0,0,0", "--galley", "B1@9,0,0"}, 2, "overlap");
    expectRefused({"--galley", "A1@0,0,0", "--galley", "B1@90,0,0", "--galley", "B1@0,90,0"}, 2,
                  "twice");
    expectRefused({"--range", "20", "--plot", "odds.png"}, 2, "no SVG file");
    expectRefused({"--fit", "/nowhere"}, 3, "/nowhere: no such folder");
    const ScratchFolder empty;
    expectRefused({"--fit", empty.file("").string()}, 3, "no record of War Galley");
    const RunResult unwritten = odds({"--range", "20", "--drops", "2", "--place=-150,0", "--plot",
                                      empty.file("no/odds.svg").string()});
    EXPECT_EQ(unwritten.status, 5);
    EXPECT_THAT(unwritten.err, HasSubstr("cannot be written"));
}

} // namespace
} // namespace umpire::testing
