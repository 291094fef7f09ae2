#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests `umpire lab` with the real program, as people and scripts call it.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

RunResult runLab(const std::string& game, const Arguments& arguments) {
    return runUmpire(with({"lab", game, "--nodes", "60"}, arguments));
}

RunResult runMurusLab(const Arguments& arguments) {
    return runLab("murus-gallicus", arguments);
}

void expectRefused(const Arguments& arguments, int status, const std::string& words) {
    expectRefusal(with({"lab", "murus-gallicus", "--nodes", "60"}, arguments), status, words);
}

TEST(LabCommand, ShowsTheVariantsSideBySide) {
    const RunResult run = runMurusLab({"--set", "catapults=off,on", "--games", "4"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, StartsWith("murus-gallicus, casual against itself, 60 positions an "
                                    "action: 8 of 8 games\nvariant        games  roman's points"));
    EXPECT_THAT(run.out, HasSubstr("\ncatapults=off  4      "));
    EXPECT_THAT(run.out, HasSubstr("\ncatapults=on   4      "));
    EXPECT_EQ(std::ranges::count(run.out, '\n'), 6);
}

TEST(LabCommand, GivesTheSameAsJsonAndCsvOnAnyNumberOfCores) {
    const Arguments asked = {"--variant", "basic,advanced", "--games", "3", "--threads", "1"};
    Arguments asJson = asked;
    asJson.emplace_back("--json");
    const RunResult alone = runMurusLab(asJson);
    ASSERT_EQ(alone.status, 0) << alone.err;
    const Json answer = Json::parse(alone.out);
    EXPECT_EQ(answer["schema"], "umpire.lab/1");
    EXPECT_EQ(answer["first_side"], "roman");
    EXPECT_EQ(answer["variants"][1]["variant"], "advanced");
    const Json& basic = answer["variants"][0];
    EXPECT_EQ(basic["played"], 3);
    EXPECT_EQ(basic["wins"].get<int>() + basic["draws"].get<int>() + basic["losses"].get<int>(), 3);
    asJson[5] = "2";
    EXPECT_EQ(runMurusLab(asJson).out, alone.out);
    Arguments asCsv = asked;
    asCsv.emplace_back("--csv");
    const std::string csv = runMurusLab(asCsv).out;
    EXPECT_THAT(csv,
                StartsWith("variant,played,wins,draws,losses,left,score,score_interval_least,"));
    EXPECT_THAT(csv, HasSubstr("\nadvanced,3,"));
    std::string first = csv.substr(0, csv.find('\n'));
    std::string second = csv.substr(csv.find('\n') + 1);
    EXPECT_EQ(std::ranges::count(first, ','),
              std::ranges::count(second.substr(0, second.find('\n')), ','));
}

TEST(LabCommand, CountsTheWinsOfTheFirstSide) {
    const Json answer = Json::parse(runMurusLab({"--position", "tttttt1t/8/6T1/8/8/8/TTTTTTT1 r",
                                                 "--opening", "0", "--games", "5", "--json"})
                                        .out);
    EXPECT_EQ(answer["variants"][0]["wins"], 5);
    EXPECT_EQ(answer["variants"][0]["score"], 1.);
    EXPECT_EQ(answer["variants"][0]["decided"], 1.);
}

TEST(LabCommand, PlaysEveryGame) {
    for (const std::string game : {"war-galley", "triremes", "buda-1686", "naval-battle"}) {
        const RunResult run = runLab(game, {"--games", "1", "--most-actions", "30"});
        EXPECT_EQ(run.status, 0) << game << run.err;
        EXPECT_THAT(run.out, HasSubstr(": 1 of 1 games\n")) << game;
    }
}

TEST(LabCommand, ThatIsInterruptedTellsAndGoesOn) {
    const ScratchFolder folder;
    const std::string file = folder.file("lab.jsonl");
    RunningUmpire lab(
        {"lab", "murus-gallicus", "--nodes", "60", "--games", "1000000", "--keep", file});
    ASSERT_TRUE(comesTrue([&] { return std::ranges::count(contentsOf(file), '\n') >= 3; }, 60));
    lab.signal(SIGINT);
    EXPECT_EQ(lab.waitForEnd(), 0);
    EXPECT_THAT(lab.output(), HasSubstr(" of 1000000 games\n"));
    const auto kept = std::ranges::count(contentsOf(file), '\n') - 1;
    EXPECT_THAT(lab.output(), HasSubstr(": " + std::to_string(kept) + " of "));
    // The file is torn, and the lab is made longer by two games.
    std::ofstream(file, std::ios::app) << R"({"game":9)";
    const Arguments more = {"--games", std::to_string(kept + 2), "--keep", file};
    const RunResult resumed = runMurusLab(more);
    EXPECT_EQ(resumed.status, 0);
    EXPECT_EQ(resumed.err, "umpire: --keep " + file +
                               ": the last line was torn and is dropped; its game is played "
                               "again\n");
    const std::string games = std::to_string(kept + 2);
    EXPECT_EQ(resumed.out, runMurusLab({"--games", games}).out);
}

TEST(LabCommand, RefusesWhatMakesNoSense) {
    expectRefused({"--set", "bonus=all"}, 2, "--set: `bonus` is no setting of murus-gallicus");
    expectRefused({"--set", "catapults=maybe"}, 2, "--set: catapults: `maybe` is no value");
    expectRefused({"--set", "players=2,4"}, 2, "the variant `players=4` does not serve: ");
    expectRefused({"--variant", "nonsense"}, 2, "the variant `nonsense` does not serve: ");
    expectRefused({"--games", "0"}, 2, "--games: 0");
    expectRefused({"--most-actions", "0"}, 2, "--most-actions: 0");
    expectRefused({"--opening", "-1"}, 2, "--opening: -1");
    expectRefused({"--threads", "5000"}, 2, "--threads: 5000");
    expectRefused({"--time", "0"}, 2, "--time: 0");
    expectRefused({"--margin", "nan"}, 2, "--margin: ");
    expectRefused({"--margin", "0.5"}, 2, "--margin: ");
    expectRefused({"--engine", "deep-blue"}, 2, "--engine: `deep-blue` is no engine");
    expectRefused({"--engine", "uct:20"}, 2, "--engine uct:20: this engine has no other limit");
    expectRefused({"--position", "W7/8/8/8/8/8/8 g"}, 2, "--position: the game is over");
    expectRefused({"--position", "nonsense"}, 3, "--position: ");
    expectRefused({"--json", "--csv"}, 2, "--csv");
    expectRefused({"--keep", "/no/such/folder/lab.jsonl"}, 5, "/no/such/folder/lab.jsonl");
    const RunResult unknown = runUmpire({"lab", "chess"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_THAT(unknown.err, StartsWith("umpire: GAME: `chess` is not known; take one of "));
}

TEST(LabCommand, KeepsNothingOfOtherOptions) {
    const ScratchFolder folder;
    const std::string file = folder.file("lab.jsonl");
    ASSERT_EQ(runMurusLab({"--games", "1", "--keep", file}).status, 0);
    const std::string before = contentsOf(file);
    expectRefused({"--games", "1", "--keep", file, "--seed", "2"}, 2,
                  "its games were played with seed 1, and this command says 2");
    EXPECT_EQ(contentsOf(file), before);
}

} // namespace
} // namespace umpire::testing
