#include "app/record/game_files/any_game.h"
#include "tests/app/run_umpire.h"
#include "tests/app/scratch_folder.h"

#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

/// Tests `umpire rules` with the real program, as people and scripts call it.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Json = nlohmann::json;

const std::string kMurus = "murus-gallicus";

RunResult runRules(const Arguments& arguments) {
    return runUmpire(with({"rules"}, arguments));
}

Json jsonOf(const RunResult& run) {
    EXPECT_EQ(run.status, 0) << run.err;
    return Json::parse(run.out);
}

std::vector<Json> linesOf(const RunResult& run) {
    EXPECT_EQ(run.status, 0) << run.err;
    std::vector<Json> lines;
    std::istringstream stream(run.out);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

void expectFailure(const Arguments& arguments, int status, const std::string& words) {
    expectRefusal(with({"rules"}, arguments), status, words);
}

std::vector<std::string> namesOfGames() {
    std::vector<std::string> names;
    for (const AnyGame* game : anyGames()) {
        names.emplace_back(game->name);
    }
    return names;
}

TEST(RulesPerft, PrintsALineADepth) {
    const RunResult run = runRules({kMurus, "perft", "3"});
    ASSERT_EQ(run.status, 0) << run.err;
    std::istringstream words(run.out);
    for (const auto& [depth, count] : {std::pair{1, 20}, {2, 400}, {3, 6'960}}) {
        int printedDepth = 0;
        int printedCount = 0;
        double seconds = -1.0;
        words >> printedDepth >> printedCount >> seconds;
        EXPECT_EQ(printedDepth, depth);
        EXPECT_EQ(printedCount, count);
        EXPECT_GE(seconds, 0.0);
    }
    EXPECT_EQ(std::ranges::count(run.out, '\n'), 3);
}

TEST(RulesPerft, AnswersAsJsonToo) {
    const Json answer = jsonOf(runRules({kMurus, "perft", "2", "--variant", "bribe", "--json"}));
    EXPECT_EQ(answer["game"], kMurus);
    EXPECT_EQ(answer["perft"][0]["depth"], 1);
    EXPECT_EQ(answer["perft"][0]["count"], 224);
    EXPECT_TRUE(answer["perft"][1]["seconds"].is_number());
}

TEST(RulesPerft, OfDepthNoneIsOne) {
    EXPECT_THAT(runRules({kMurus, "perft", "0"}).out, StartsWith("0 1 "));
}

TEST(RulesActions, AreOneALineOrAsJson) {
    const std::string text = runRules({kMurus, "actions"}).out;
    EXPECT_THAT(text, StartsWith("a1-a3\na1-c3\nb1-b3\n"));
    const Json answer = jsonOf(runRules({kMurus, "actions", "--json"}));
    EXPECT_EQ(answer["actions"].size(), 20U);
    EXPECT_EQ(answer["actions"][0], "a1-a3");
    EXPECT_TRUE(answer["outcome"].is_null());
    EXPECT_EQ(answer["to_act"], Json({"roman"}));
}

TEST(RulesActions, BeginWhereAskedTo) {
    const Json answer =
        jsonOf(runRules({kMurus, "actions", "--position", "W7/8/8/8/8/8/tttttttt g", "--json"}));
    EXPECT_TRUE(answer["actions"].empty());
    EXPECT_EQ(answer["outcome"]["winner"], "roman");
    EXPECT_EQ(answer["outcome"]["rule"], "MG-8");
}

TEST(RulesVariants, AreListedWithAllSettingsAndWhatTheyMean) {
    const std::string text = runRules({kMurus, "variants"}).out;
    EXPECT_THAT(text, HasSubstr("\n  advanced-delayed  with catapults; a breakthrough must"));
    EXPECT_THAT(text, HasSubstr("\n  catapults=off  there are none (the default)\n"));
    for (const std::string& game : namesOfGames()) {
        const Json answer = jsonOf(runRules({game, "variants", "--json"}));
        EXPECT_EQ(answer["game"], game);
        EXPECT_GE(answer["variants"].size(), 2U) << game;
        for (const Json& setting : answer["settings"]) {
            EXPECT_FALSE(setting["about"].get<std::string>().empty()) << setting;
            EXPECT_TRUE(setting.contains("range") != setting.contains("words")) << setting;
        }
    }
}

TEST(RulesVariants, OfAGroupAreListedAndPlayed) {
    const ScratchFolder folder;
    const std::string file = folder.file("forum.variant.json").string();
    std::ofstream(file) << R"({"schema": "umpire.variant/1", "game": "murus-gallicus",
        "name": "forum", "settings": "advanced board=8x8",
        "about": {"en": "On our larger board."}})";
    EXPECT_THAT(runRules({kMurus, "variants", "--data", file}).out,
                HasSubstr("  forum             On our larger board. (advanced board=8x8)\n"));
    EXPECT_EQ(
        jsonOf(runRules({kMurus, "variants", "--data", file, "--json"}))["own_variant"]["name"],
        "forum");
    EXPECT_EQ(jsonOf(runRules({kMurus, "actions", "--data", file, "--json"}))["position"],
              "tttttttt/8/8/8/8/8/8/TTTTTTTT r board=8x8 catapults=on");
    EXPECT_EQ(runRules({"triremes", "actions", "--data", file}).err,
              "umpire: " + file + ": game: is `murus-gallicus`; give a variant of triremes\n");
}

TEST(RulesVariants, TakeSettingsBesidesTheirName) {
    const Json answer = jsonOf(runRules(
        {kMurus, "actions", "--variant", "advanced breakthrough=never board=8x8", "--json"}));
    EXPECT_EQ(answer["position"], "tttttttt/8/8/8/8/8/8/TTTTTTTT r "
                                  "board=8x8 breakthrough=never catapults=on");
    const Json galleys =
        jsonOf(runRules({"war-galley", "actions", "--variant", "introduction sink=any", "--json"}));
    EXPECT_EQ(galleys["position"], "? ? build galleys=1 sink=any");
}

TEST(RulesPlay, TellsWhatEachActionCausedAndHowItEnds) {
    const ScratchFolder scratch;
    const std::string file = scratch.write("game.txt", "# an opening\nd1-d3\r\n\na7-a5\nresign\n");
    const auto lines = linesOf(runRules({kMurus, "play", file}));
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0]["action"], "d1-d3");
    EXPECT_EQ(lines[0]["legal"], true);
    EXPECT_EQ(lines[0]["events"].size(), 2U);
    EXPECT_EQ(lines[0]["position"], "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g");
    EXPECT_EQ(lines[3]["outcome"]["winner"], "gaul");
    EXPECT_EQ(lines[3]["outcome"]["rule"], "MG-19");
}

TEST(RulesPlay, RefusesWhatIsIllegalAndStaysWhereItWas) {
    const ScratchFolder scratch;
    const std::string file = scratch.write("game.txt", "d1-d4\nd1-d9\nnonsense \xff\nd1-d3\n");
    const auto lines = linesOf(runRules({kMurus, "play", file, "--keep-going"}));
    ASSERT_EQ(lines.size(), 5U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(lines[std::size_t(i)]["legal"], false);
        EXPECT_FALSE(lines[std::size_t(i)]["because"].get<std::string>().empty());
        EXPECT_FALSE(lines[std::size_t(i)].contains("position"));
    }
    EXPECT_EQ(lines[0]["rule"], "MG-6");
    EXPECT_TRUE(lines[1]["rule"].is_null());
    EXPECT_THAT(std::string(lines[1]["because"]), HasSubstr("at character 4: expected"));
    EXPECT_EQ(lines[3]["legal"], true) << "the refusals changed nothing";
    EXPECT_TRUE(lines[4]["outcome"].is_null());
}

TEST(RulesPlay, EndsAtAnIllegalLineWithAStatusOfItsOwn) {
    const ScratchFolder scratch;
    const std::string file = scratch.write("game.txt", "# an opening\nd1-d3\n\nd7-d4\na7-a5\n");
    for (const bool piped : {false, true}) {
        const RunResult run = piped ? runUmpire({"rules", kMurus, "play"}, "", file)
                                    : runRules({kMurus, "play", file});
        EXPECT_EQ(run.status, 2);
        EXPECT_THAT(run.err, StartsWith("umpire: " + (piped ? "standard input" : file) +
                                        ", line 4 is illegal: d4 is 3 cells away from d7"));
        EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
        EXPECT_THAT(run.out, HasSubstr("{\"action\":\"d7-d4\",\"legal\":false,"));
        EXPECT_THAT(run.out, Not(HasSubstr("a7-a5"))) << "the game has ended there";
        EXPECT_THAT(run.out, HasSubstr("\n{\"outcome\":null}\n"));
    }
    EXPECT_EQ(linesOf(runRules({kMurus, "play", file, "--keep-going"})).size(), 4U);
}

TEST(RulesPlay, ReadsWhatPeopleWriteRoundAnAction) {
    const ScratchFolder scratch;
    const std::string file = scratch.write(
        "game.txt", "  # an opening\n1. d1-d3 # to the middle\n1... A7-a5\n  e1\xE2\x80\x93"
                    "e3\n\tH7-H5  \n3. Resign GAUL\n");
    const auto lines = linesOf(runRules({kMurus, "play", file}));
    ASSERT_EQ(lines.size(), 6U);
    const std::vector<std::string> actions = {"d1-d3", "a7-a5", "e1-e3", "h7-h5", "resign gaul"};
    for (std::size_t i = 0; i < actions.size(); ++i) {
        EXPECT_EQ(lines[i]["action"], actions[i]);
    }
    EXPECT_EQ(lines.back()["outcome"]["winner"], "roman");
}

TEST(RulesPlay, TellsOnePlayerNothingOfWhatAnotherHides) {
    const ScratchFolder scratch;
    const std::string position = "5:5/5/3@300,101,90 5:5/5/3@300,319,270 orders galleys=1";
    const std::string file = scratch.write("orders.txt", "A1 orders FFFFF\nB1 orders LLLLL\n"
                                                         "B1 orders FFFFFFFFF\nA ready\n");
    const Arguments asked = {"war-galley", "play", file, "--position", position, "--keep-going"};
    const auto heardAs = [&](const std::string& player) {
        Arguments arguments = asked;
        arguments.insert(arguments.end(), {"--as", player});
        return runRules(arguments).out;
    };
    EXPECT_THAT(runRules(asked).out, HasSubstr("LLLLL"));
    EXPECT_THAT(heardAs("A"), HasSubstr("FFFFF"));
    EXPECT_THAT(heardAs("A"), Not(HasSubstr("LLLLL")));
    EXPECT_THAT(heardAs("A"), Not(HasSubstr("FFFFFFFFF"))) << "what was refused neither";
    EXPECT_THAT(heardAs("A"), HasSubstr("{\"action\":null,\"legal\":true,\"events\":[]"));
    EXPECT_THAT(heardAs("B"), Not(HasSubstr("FFFFF\"")));
    const std::string few = scratch.write("few.txt", "A1 orders XXXXF\n");
    const std::string many = scratch.write("many.txt", "A1 orders OOOOOO\n");
    const auto refusedTo = [&](const std::string& player, const std::string& tried) {
        return runRules({"war-galley", "play", tried, "--position", position, "--keep-going",
                         "--as", player})
            .out;
    };
    EXPECT_THAT(refusedTo("A", few), HasSubstr("the galley has 3 masts"));
    EXPECT_EQ(refusedTo("B", few), refusedTo("B", many)) << "why it was refused neither";
    Arguments unknown = asked;
    unknown.insert(unknown.end(), {"--as", "C"});
    expectFailure(unknown, 2, "--as: `C` is no player of this game; take one of A, B");
}

TEST(RulesTerminal, DrawsUndoesHelpsAndExplains) {
    const RunResult run =
        runUmpireAtTerminal({"rules", kMurus, "play"}, "help\nd1-d3\nboard\nd1-d4\nundo\nboard\n"
                                                       "explain mg-6\nexplain MG-99\nundo 4\n");
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_THAT(run.out, HasSubstr("takes back the last action"));
    EXPECT_THAT(run.out, HasSubstr("roman> "));
    EXPECT_THAT(run.out, HasSubstr(" 3 . . . W . . . .\n 2 . . . W . . . .\n 1 T T T . T T T T"));
    EXPECT_THAT(run.out, HasSubstr("To act: gaul."));
    EXPECT_THAT(run.out, HasSubstr("\"legal\":false")) << "at a terminal the game goes on";
    EXPECT_THAT(run.out,
                HasSubstr("{\"undone\":1,\"position\":\"tttttttt/8/8/8/8/8/TTTTTTTT r\"}"));
    EXPECT_THAT(run.out, HasSubstr("MG-6: A tower moves in a straight line"));
    EXPECT_THAT(run.out, HasSubstr("There is no such clause"));
    EXPECT_THAT(run.out, HasSubstr("undo takes back"));
}

TEST(RulesTerminal, DrawsEveryGame) {
    for (const std::string& game : namesOfGames()) {
        const RunResult run = runUmpireAtTerminal({"rules", game, "play"}, "board\nhelp\n");
        EXPECT_EQ(run.status, 0) << run.out;
        EXPECT_THAT(run.out, HasSubstr("To act: ")) << game;
        EXPECT_GT(std::ranges::count(run.out, '\n'), 15) << run.out;
    }
}

TEST(RulesActions, Mg17ListTheSwapWhileItIsDue) {
    const std::string bribed = "tttttttt/8/8/8/8/2W2W2/TTT1TTTT g bribe";
    EXPECT_THAT(runRules({kMurus, "actions", "--position", bribed}).out, HasSubstr("\nswap\n"));
    EXPECT_THAT(runRules({kMurus, "perft", "1", "--position", bribed}).out, StartsWith("1 224 "));
    EXPECT_THAT(runRules({kMurus, "actions", "--position", bribed + " swapped"}).out,
                Not(HasSubstr("swap")));
}

TEST(Rules, AnswerEveryListedGame) {
    for (const std::string& game : namesOfGames()) {
        const Json answer = jsonOf(runRules({game, "actions", "--json"}));
        ASSERT_FALSE(answer["actions"].empty()) << game;
        const std::string first = answer["actions"][0];
        const ScratchFolder scratch;
        const auto lines = linesOf(runRules(
            {game, "play", "--keep-going", scratch.write("one.txt", first + "\nno action\n")}));
        ASSERT_EQ(lines.size(), 3U) << game;
        EXPECT_EQ(lines[0]["legal"], true) << game << ": " << first;
        EXPECT_EQ(lines[1]["legal"], false) << game;
        const Json there =
            jsonOf(runRules({game, "actions", "--json", "--position", lines[0]["position"]}));
        EXPECT_EQ(there["position"], lines[0]["position"]) << game;
        EXPECT_THAT(runRules({game, "perft", "1"}).out,
                    StartsWith("1 " + std::to_string(answer["actions"].size()) + " "));
    }
}

TEST(RulesBadInput, IsRefusedInOneLine) {
    const ScratchFolder scratch;
    expectFailure({"chess", "actions"}, 2, "`chess` is not known; take one of murus-gallicus");
    expectFailure({kMurus, "actions", "--variant", "fast"}, 2,
                  "expected a variant (basic, advanced");
    expectFailure({kMurus, "actions", "--variant", "advanced speed=2"}, 2,
                  "at character 10: expected a setting (board=");
    expectFailure({kMurus, "actions", "--variant", "board=hex5"}, 2, "settings that agree");
    expectFailure({kMurus, "perft", "many"}, 2, "many");
    expectFailure({kMurus, "perft", "-1"}, 2, "-1");
    expectFailure({kMurus, "perft"}, 2, "DEPTH");
    expectFailure({kMurus}, 2, "subcommand");
    expectFailure({"actions"}, 2, "subcommand is required");
    expectFailure({kMurus, "actions", "--position", "tttttttt/8/8/9 r"}, 3,
                  "--position: at character 14: expected");
    expectFailure({kMurus, "play", scratch.file("none.txt").string()}, 3, "none.txt");
    expectFailure({kMurus, "play", scratch.file("").string()}, 3, "cannot be read");
    expectFailure({kMurus, "actions", "--data", scratch.file("").string()}, 3, "reads no file");
}

TEST(RulesOutput, ThatCannotBeWrittenIsSaid) {
    EXPECT_EQ(runUmpire({"rules", kMurus, "perft", "1"}, "/dev/full").status, 5);
    EXPECT_EQ(runUmpire({"rules", kMurus, "actions"}, "/dev/full").status, 5);
}

TEST(RulesTeach, ShowsTheLessonWithItsBoardsInTheLanguageAskedFor) {
    const RunResult lesson = runRules({"war-galley", "teach"});
    ASSERT_EQ(lesson.status, 0) << lesson.err;
    EXPECT_THAT(lesson.out, HasSubstr("Side zone: the strips beside the long sides"));
    EXPECT_THAT(lesson.out, HasSubstr("(WG-32, WG-A14)"));
    EXPECT_THAT(lesson.out, HasSubstr("o----##A1####----o")) << "a galley with its oars";
    EXPECT_THAT(lesson.out, HasSubstr("-----|------")) << "a fire across a row of order matches";
    EXPECT_THAT(lesson.out, HasSubstr("o**********o%")) << "a match that lies on a galley";
    EXPECT_THAT(lesson.out, HasSubstr("`umpire rules war-galley play`")) << "what brackets are";
    const std::string map = runRules({"buda-1686", "teach", "--language", "hu"}).out;
    EXPECT_THAT(map, HasSubstr("1. forduló; az aknászat szintje (CAS): 1, a török morál (TMS): 4"));
    EXPECT_THAT(map, HasSubstr("\n  KZ Középső zóna: T-ABD 6 (jelző: 6)\n"));
    EXPECT_THAT(map, HasSubstr("T-J1: Janicsár 1"));
    EXPECT_THAT(map, Not(HasSubstr("Walls"))) << "nothing is left in English";
    const Json hungarian = jsonOf(runRules({kMurus, "teach", "--language", "hu", "--json"}));
    EXPECT_EQ(hungarian["parts"][1]["heading"], "Ki kezd");
    const Json& clause = hungarian["parts"][1]["lines"][0]["clauses"][0];
    EXPECT_EQ(clause["id"], "MG-5");
    EXPECT_THAT(clause["text"], HasSubstr("rómaiak"));
    EXPECT_EQ(hungarian["parts"][2]["examples"][0][0]["actions"], Json({"d1-d3", "d7-d5"}));
    expectFailure({kMurus, "teach", "--language", "xx"}, 2, "`xx` is not known");
}

} // namespace
} // namespace umpire::testing
