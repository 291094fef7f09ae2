#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <csignal>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests `umpire rules GAME best` and `match` with the real program, as people and scripts call
/// them.
namespace umpire::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

const std::string kOneFromTheGoal = "tttttt1t/8/6T1/8/8/8/TTTTTTT1 r";

RunResult runMurus(const Arguments& arguments) {
    return runUmpire(with({"rules", "murus-gallicus"}, arguments));
}

void expectRefused(const Arguments& arguments, int status, const std::string& words) {
    expectRefusal(with({"rules", "murus-gallicus"}, arguments), status, words);
}

TEST(RulesBest, SaysWhatAnEngineWouldDo) {
    const RunResult run = runMurus({"best", "--nodes", "500", "--position", kOneFromTheGoal});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, "g5-g7\nroman's chances: 100 %, proved\nexpected then: g5-g7\nlooked at " +
                           run.out.substr(run.out.find("looked at ") + 10));
}

TEST(RulesBest, AnswersAsJsonToo) {
    const Arguments asked = {"best", "--nodes", "3000", "--json", "--variant", "advanced"};
    const RunResult run = runMurus(asked);
    ASSERT_EQ(run.status, 0) << run.err;
    const Json answer = Json::parse(run.out);
    EXPECT_EQ(answer["game"], "murus-gallicus");
    EXPECT_EQ(answer["player"], "roman");
    EXPECT_EQ(answer["line"][0], answer["action"]);
    EXPECT_GE(answer["nodes"], 3000);
    EXPECT_GE(answer["depth"], 3);
    EXPECT_EQ(answer["proved"], false);
    EXPECT_EQ(answer["own_engine"], true);
    EXPECT_EQ(runMurus(asked).out, run.out) << "the same nodes give the same answer";
}

TEST(RulesBest, KeepsToItsTimeAndItsStrength) {
    for (const std::string strength : {"1", "2", "3", "4"}) {
        const RunResult run = runMurus({"best", "--time", "0.05", "--strength", strength});
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_THAT(run.out, ContainsRegex("\nroman's chances: [1-9][0-9]? %\n"));
    }
}

TEST(RulesBest, RefusesWhatMakesNoSense) {
    expectRefused({"best", "--time", "0"}, 2, "--time: 0");
    expectRefused({"best", "--time", "-1"}, 2, "--time: -1");
    expectRefused({"best", "--time", "nan"}, 2, "--time: nan");
    expectRefused({"best", "--nodes", "-5"}, 2, "--nodes: -5");
    expectRefused({"best", "--nodes", "0"}, 2, "--nodes: 0");
    expectRefused({"best", "--strength", "5"}, 2, "--strength: 5");
    expectRefused({"best", "--seed", "-1"}, 2, "--seed: -1");
    expectRefused({"best", "--as", "nero"}, 2, "--as: `nero`");
    expectRefused({"best", "--as", "gaul"}, 2, "--as: `gaul` is not to act now; take one of roman");
    expectRefused({"best", "--position", "nonsense"}, 3, "--position: ");
    expectRefused({"best", "--position", "W7/8/8/8/8/8/8 g"}, 2, "--position: the game is over");
    expectRefused({"best", "--position", "8/8/8/8/8/8/W7 r"}, 2, // he has no action
                  "--position: the game is over");
    expectRefused({"best", "--time", "soon"}, 2, "--time = soon");
    expectRefused({"best", "--time", "86401"}, 2, "--time: 86401");
    expectRefused({"best", "--nodes", "many"}, 2, "--nodes = many");
    expectRefused({"best", "--nodes", "1.5"}, 2, "--nodes = 1.5");
    expectRefused({"best", "--strength", "weak"}, 2, "--strength = weak");
    expectRefused({"best", "--strength", "0"}, 2, "--strength: 0");
}

TEST(RulesBest, RefusesLimitsThatMakeNoSenseInEveryGame) {
    for (const std::string game : {"war-galley", "triremes", "buda-1686", "naval-battle"}) {
        for (const Arguments& limit : {Arguments{"--time", "0"}, Arguments{"--nodes", "-1"}}) {
            const RunResult run = runUmpire({"rules", game, "best", limit[0], limit[1]});
            EXPECT_EQ(run.status, 2) << game << run.out;
            EXPECT_THAT(run.err, HasSubstr(limit[0])) << game;
            EXPECT_EQ(run.err.find('\n'), run.err.size() - 1) << run.err;
        }
    }
}

/// The position has one legal action, and its consequences lie deep in the search tree.
TEST(RulesBest, AnswersSoonWhereThereIsOneAction) {
    for (const std::string position :
         {"1w2w1w1/w1wt2w1/w3w2w/3Wwww1/1W1W1WWW/1W2W1T1/WWW1W3 r",
          "1X2X1X1/2X1X1xx/2XXX1u1/1wwXx2x/1wwww1x1/2w1WW2/1w1T2Wx/3WW3 41 escape-4"}) {
        ASSERT_EQ(
            Json::parse(runMurus({"actions", "--json", "--position", position}).out)["actions"]
                .size(),
            1U);
        const RunResult run =
            runMurus({"best", "--json", "--nodes", "3000000", "--position", position});
        ASSERT_EQ(run.status, 0) << run.err;
        EXPECT_LT(Json::parse(run.out)["nodes"], 500'000) << position;
    }
}

TEST(RulesMatch, CountsGamesAndSaysWhatTheyTell) {
    const RunResult run = runMurus(
        {"match", "beginner", "random", "--games", "6", "--nodes", "100", "--threads", "1"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, StartsWith("beginner against random, murus-gallicus: 6 of 6 games\n"));
    EXPECT_THAT(run.out, HasSubstr("\nElo difference "));
    EXPECT_THAT(run.out, HasSubstr("\nmean length "));
    const Arguments asJson = {"match", "strong",  "random", "--games",
                              "6",     "--nodes", "100",    "--json"};
    const Json answer = Json::parse(runMurus(asJson).out);
    EXPECT_EQ(answer["played"], 6);
    EXPECT_EQ(answer["wins"].get<int>() + answer["draws"].get<int>() + answer["losses"].get<int>(),
              6);
    EXPECT_GT(answer["score"], 0.5);
    EXPECT_EQ(answer["engines"], Json({"strong", "random"}));
}

TEST(RulesMatch, LeavesGamesThatTakeTooLong) {
    const Json answer = Json::parse(
        runMurus({"match", "random", "random", "--games", "3", "--most-actions", "2", "--json"})
            .out);
    EXPECT_EQ(answer["left"], 3);
    EXPECT_EQ(answer["draws"], 3);
    EXPECT_EQ(answer["elo"], 0.);
}

TEST(RulesMatch, SaysWhatEqualPlayersScoreWhereMoreThanTwoPlay) {
    const Arguments asked = {"match",     "random",   "random",         "--games", "3",
                             "--variant", "escape-4", "--most-actions", "2"};
    EXPECT_THAT(runMurus(asked).out, HasSubstr("; one of 4 equal players scores 25 %\nElo "
                                               "difference +0, "));
    Arguments asJson = asked;
    asJson.push_back("--json");
    const Json answer = Json::parse(runMurus(asJson).out);
    EXPECT_EQ(answer["players"], 4);
    EXPECT_EQ(answer["score"], 0.25);
    EXPECT_EQ(answer["elo"], 0.);
}

TEST(RulesMatch, ThatIsInterruptedSaysWhatWasPlayed) {
    RunningUmpire match({"rules", "murus-gallicus", "match", "random", "random", "--games",
                         "1000000", "--threads", "1"});
    ASSERT_TRUE(comesTrue([&] { return match.hears(SIGINT); }, 60));
    match.signal(SIGINT);
    EXPECT_EQ(match.waitForEnd(), 0);
    EXPECT_THAT(match.output(), StartsWith("random against random, murus-gallicus: "));
    EXPECT_THAT(match.output(), HasSubstr(" of 1000000 games\nwins "));
}

TEST(RulesMatch, RefusesWhatMakesNoSense) {
    expectRefused({"match", "best", "deep-blue"}, 2, "SECOND: `deep-blue` is no engine");
    expectRefused({"match", "best", "uct:0"}, 2, "SECOND: `uct:0`");
    expectRefused({"match", "best:0", "random"}, 2, "FIRST: `best:0` has no number of positions");
    expectRefused({"match", "best:-3", "random"}, 2, "FIRST: `best:-3`");
    expectRefused({"match", "best", "casual:x"}, 2, "SECOND: `casual:x`");
    expectRefused({"match", "best", "random", "--nodes", "-5"}, 2, "--nodes: -5");
    expectRefused({"match", "best"}, 2, "SECOND is required");
    expectRefused({"match", "best", "random", "--games", "0"}, 2, "--games: 0");
    expectRefused({"match", "best", "random", "--games", "-2"}, 2, "--games: -2");
    expectRefused({"match", "best", "random", "--time", "0"}, 2, "--time: 0");
    expectRefused({"match", "best", "random", "--most-actions", "0"}, 2, "--most-actions: 0");
    expectRefused({"match", "best", "random", "--position", "W7/8/8/8/8/8/8 g"}, 2,
                  "--position: the game is over");
}

} // namespace
} // namespace umpire::testing
