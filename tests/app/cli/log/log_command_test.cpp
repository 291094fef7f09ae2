#include "app/record/journal/journal_seal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "tests/app/record/journal/alike_worlds.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/stat.h>

/// Tests `umpire log` with the real program, as people and scripts call it.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Json = nlohmann::json;

RunResult runLog(const Arguments& arguments) {
    return runUmpire(with({"log"}, arguments));
}

Json jsonOf(const RunResult& run) {
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return Json::parse(run.out, nullptr, false);
}

/// Findings go to standard output. Standard error has one line.
void expectFailure(const Arguments& arguments, int status, const std::string& words) {
    const RunResult run = runLog(arguments);
    EXPECT_EQ(run.status, status) << run.out << run.err;
    EXPECT_THAT(run.err, StartsWith("umpire: "));
    EXPECT_THAT(run.err, HasSubstr(words));
    EXPECT_EQ(run.err.find('\n'), run.err.size() - 1) << "one line: " << run.err;
}

std::vector<Json> linesOf(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

constexpr int kActions = 12;

/// A folder with journals, "murus-gallicus.umpire".
class LogCommand : public ::testing::Test {
protected:
    /// Returns the journal of the game, and writes it on the first call.
    [[nodiscard]] std::string fileOf(const std::string& game) const {
        const auto file = scratch_.file(game + ".umpire");
        if (!std::filesystem::exists(file)) {
            writeJournal(file, playoutSettings(game), recordedPlayout(game, 5, kActions));
        }
        return file.string();
    }

    ScratchFolder scratch_;
    const std::string murus_ = "murus-gallicus";
};

TEST_F(LogCommand, ListsTheJournalsOfAFolder) {
    (void)scratch_.write("shopping.txt", "eggs");
    const std::string folder = scratch_.file("").string();
    for (const std::string& game : namesOfGames()) {
        EXPECT_TRUE(looksLikeJournal(fileOf(game)));
    }
    const Json listed = jsonOf(runLog({"list", folder, "--json"}));
    EXPECT_EQ(listed["schema"], "umpire.log/1");
    ASSERT_EQ(listed["journals"].size(), namesOfGames().size());
    const Json& second = listed["journals"][1];
    EXPECT_EQ(second["game"], murus_);
    EXPECT_EQ(second["date"], "2026-11-21T14:30:00Z");
    EXPECT_EQ(second["players"][0], "Anna");
    EXPECT_EQ(second["events"], readJournal(fileOf(murus_))->events.size());
    EXPECT_TRUE(second["outcome"].is_null());
    const RunResult text = runLog({"list", folder});
    EXPECT_EQ(std::ranges::count(text.out, '\n'), std::ssize(namesOfGames()));
    EXPECT_THAT(text.out, HasSubstr("murus-gallicus basic  Anna, Ben \"the\" Great  "));
    expectFailure({"list", folder + "/shopping.txt"}, 3, "is no journal");
}

TEST_F(LogCommand, ShowsEveryEventAndMarksWhatWasUndone) {
    const auto events = readJournal(fileOf(murus_))->events;
    const Json shown = jsonOf(runLog({"show", fileOf(murus_), "--json"}));
    ASSERT_EQ(shown["events"].size(), events.size());
    EXPECT_EQ(shown["settings"]["game"], murus_);
    EXPECT_EQ(shown["events"][2]["kind"], "call");
    EXPECT_TRUE(shown["events"][2]["position"].is_string());
    const std::string text = runLog({"show", fileOf(murus_)}).out;
    EXPECT_THAT(text, StartsWith("game     murus-gallicus\nvariant  basic\n"));
    EXPECT_EQ(std::ranges::count(text, '\n'), 5 + std::ssize(events));
    EXPECT_THAT(text, HasSubstr(" x call "));
    const auto undo = std::ranges::find_if(events, [](const RecordedEvent& each) {
        return std::holds_alternative<Undone>(each.happening);
    });
    ASSERT_NE(undo, events.end());
    const auto before = lineOfPlay({events.begin(), undo});
    const auto last = std::find_if(before.rbegin(), before.rend(), [](const RecordedEvent& each) {
        return actionIn(each.happening).has_value();
    });
    ASSERT_NE(last, before.rend());
    EXPECT_THAT(text, HasSubstr("takes back " + *actionIn(last->happening)));
    EXPECT_THAT(text, HasSubstr("[picture]"));
}

TEST_F(LogCommand, NamesAGroupsOwnVariant) {
    const std::string file = scratch_.file("sunday.umpire").string();
    GameSettings settings = playoutSettings(murus_);
    settings.gameFiles["variant.json"] = R"({"schema": "umpire.variant/1",
        "game": "murus-gallicus", "name": "sunday", "settings": "basic board=8x7",
        "about": {"en": "As we play on Sundays."}})";
    settings.variant = "basic board=8x7";
    writeJournal(file, settings, recordedPlayout(murus_, 5, kActions));
    EXPECT_THAT(runLog({"show", file}).out,
                HasSubstr("variant  sunday (basic board=8x7): As we play on Sundays.\n"));
    EXPECT_THAT(runLog({"list", file}).out, HasSubstr("murus-gallicus sunday (basic board=8x7)  "));
    EXPECT_THAT(runLog({"export", file, "--as", "text"}).out,
                HasSubstr("[Variant \"basic board=8x7\"]\n[VariantName \"sunday\"]\n"
                          "[VariantAbout \"As we play on Sundays.\"]\n"));
}

TEST_F(LogCommand, ShowsAndExportsTheCertificateOfTheCamera) {
    const std::string file = scratch_.file("certified.umpire").string();
    GameSettings settings = playoutSettings(murus_);
    settings.certificate = R"({"schema": "umpire.certificate/1", "class": "silver",
                               "error_mm": {"mean": 0.61, "max": 1.4}})";
    writeJournal(file, settings, recordedPlayout(murus_, 5, kActions));
    EXPECT_EQ(jsonOf(runLog({"show", file, "--json"}))["settings"]["certificate"],
              settings.certificate);
    EXPECT_THAT(runLog({"show", file}).out,
                HasSubstr("camera   silver, mean error 0.61 mm, largest error 1.40 mm, SHA-256 "));
    const std::string folder = scratch_.file("exported").string();
    ASSERT_EQ(runLog({"export", file, "--as", "folder", "--out", folder}).status, 0);
    EXPECT_EQ(contentsOf(folder + "/certificate.json"), settings.certificate);
    EXPECT_TRUE(jsonOf(runLog({"replay", folder, "--json"}))["differences"].empty());
}

TEST_F(LogCommand, VerifiesAndFindsWhatWasChanged) {
    const auto events = readJournal(fileOf(murus_))->events;
    const Json verified = jsonOf(runLog({"verify", fileOf(murus_), "--json"}));
    EXPECT_EQ(verified["intact"], true);
    EXPECT_EQ(verified["last_hash"], events.back().hash);
    EXPECT_THAT(runLog({"verify", fileOf(murus_)}).out,
                HasSubstr(" events, intact, last hash " + events.back().hash));
    EXPECT_EQ(runLog({"verify", fileOf(murus_), "--expect", events[4].hash}).status, 0);
    expectFailure({"verify", fileOf(murus_), "--expect", "abc"}, 5, "no event has the hash abc");

    std::string bytes = contentsOf(fileOf(murus_));
    bytes[bytes.find("a piece that was")] ^= 1;
    const std::string changed = scratch_.write("changed.umpire", bytes);
    const RunResult run = runLog({"verify", changed, "--json"});
    EXPECT_EQ(run.status, 5);
    const Json said = Json::parse(run.out);
    EXPECT_EQ(said["intact"], false);
    EXPECT_EQ(said["faults"].size(), 1U);
    EXPECT_THAT(std::string(said["faults"][0]["what"]), HasSubstr(" was changed"));
    for (const char* subcommand : {"verify", "show", "list", "replay"}) {
        expectFailure({subcommand, changed}, 5, " was changed");
    }
    const auto [number, jpeg] = *wholeRecord(fileOf(murus_)).pictures.begin();
    std::string evidence = contentsOf(fileOf(murus_));
    evidence[evidence.find(jpeg.substr(0, 900)) + 500] ^= 1;
    expectFailure({"verify", scratch_.write("evidence.umpire", evidence)}, 5,
                  "the picture of event " + std::to_string(number) + " was changed");
    expectFailure({"verify", scratch_.write("cut.umpire", bytes.substr(0, 50))}, 5, "no journal");
    expectFailure({"verify", scratch_.file("none").string()}, 3, "cannot be read");
    expectFailure({"show", scratch_.write("words", "eggs")}, 3, "is no journal");
}

TEST_F(LogCommand, SealsWithACodeThatVerifyChecks) {
    const auto events = recordedPlayout(murus_, 5, kActions);
    const auto file = scratch_.file("sealed.umpire").string();
    writeJournal(file, playoutSettings(murus_), {events.begin(), events.end() - 1});
    const Json sealed = jsonOf(runLog({"seal", file, "--json"}));
    const std::string code = sealed["code"];
    EXPECT_EQ(code.size(), 19U) << code;
    EXPECT_EQ(code, sealCodeOf(readJournal(file)->events.back().hash));
    EXPECT_EQ(runLog({"seal", file}).out, code + "\n");
    EXPECT_THAT(runLog({"verify", file, "--code", code}).out,
                HasSubstr("the code is that of event " + std::to_string(events.size() - 1) +
                          ", the last one\n"));
    std::string typed = code;
    std::ranges::replace(typed, '-', ' ');
    std::ranges::transform(typed, typed.begin(), [](unsigned char c) { return std::tolower(c); });
    EXPECT_EQ(jsonOf(runLog({"verify", file, "--code", typed, "--json"}))["code_event"],
              events.size() - 1);
    ASSERT_TRUE(Journal::resume(file)->append(events.back()));
    EXPECT_THAT(runLog({"verify", file, "--code", code}).out,
                HasSubstr("; 1 were recorded after it\n"));
    expectFailure({"verify", fileOf("triremes"), "--code", code}, 5, "no event has the code");
    expectFailure({"verify", file, "--code", "K7QX"}, 2, "`K7QX` is no code");
    std::string bytes = contentsOf(file);
    bytes[bytes.find("a piece that was")] ^= 1;
    expectFailure({"seal", scratch_.write("changed.umpire", bytes)}, 5, "no code is given");
}

TEST_F(LogCommand, KeepsTheSecretsOfAGameThatIsOn) {
    // The fleets are part of the initial position, so no action was secret.
    const auto file = scratch_.file("secret.umpire").string();
    writeJournal(file, playoutSettings("naval-battle"),
                 alikeWorlds(alikePositions().front(), 1).one);
    const std::vector<Arguments> commands = {{"show", file},
                                             {"show", file, "--json"},
                                             {"export", file, "--as", "text"},
                                             {"export", file, "--as", "jsonl"},
                                             {"export", file, "--as", "csv"},
                                             {"analyse", file, "--nodes", "50"}};
    for (Arguments command : commands) {
        expectFailure(command, 2, "its record holds secrets; give --secrets");
        EXPECT_EQ(runLog(command).out, "");
        command.emplace_back("--secrets");
        EXPECT_EQ(runLog(command).status, 0);
    }
    EXPECT_EQ(runLog({"verify", file}).status, 0) << "a hash tells nothing";
    const std::string standing =
        jsonOf(runLog({"replay", file, "--json", "--secrets"}))["position"];
    EXPECT_THAT(runLog({"replay", file, "--json"}).out, ::testing::Not(HasSubstr(standing)));
    EXPECT_EQ(runLog({"list", file}).status, 0);
    ASSERT_TRUE(Journal::resume(file)->append({{}, GameOver{"red", "over", "NB-8"}, ""}));
    for (const Arguments& command : commands) {
        EXPECT_EQ(runLog(command).status, 0) << "it is over, and nothing is secret";
    }
}

std::vector<RecordedEvent> withoutHashes(std::vector<RecordedEvent> events) {
    for (RecordedEvent& each : events) {
        each.hash.clear();
    }
    return events;
}

TEST_F(LogCommand, TellsWorldsThatLookAlikeInTheSameWords) {
    const std::string file = scratch_.file("alike.umpire").string();
    const std::vector<Arguments> commands = {
        {"list", file, "--json"},           {"show", file},
        {"export", file, "--as", "text"},   {"export", file, "--as", "jsonl"},
        {"analyse", file, "--nodes", "20"}, {"replay", file, "--json"},
        {"statistics", file, "--json"},
    };
    const auto told = [&](const std::string& game, const std::vector<Entry>& events) {
        std::filesystem::remove(file);
        writeJournal(file, playoutSettings(game), events);
        std::vector<std::string> all;
        for (const Arguments& command : commands) {
            const RunResult run = runLog(command);
            all.push_back(std::to_string(run.status) + run.out + run.err);
        }
        return all;
    };
    std::size_t different = 0;
    for (const AlikePositions& start : alikePositions()) {
        const auto worlds = alikeWorlds(start, 3);
        if (worlds.one == worlds.other) {
            continue; // no action was secret yet
        }
        ++different;
        const auto one = told(start.game, worlds.one);
        const auto open = publicView(*readJournal(file)).events;
        EXPECT_EQ(one, told(start.game, worlds.other)) << start.game;
        EXPECT_EQ(withoutHashes(open), withoutHashes(publicView(*readJournal(file)).events));
    }
    EXPECT_EQ(different, alikePositions().size() - 1) << "in Triremes soldiers are placed first";
}

TEST_F(LogCommand, NeverWaitsForAPipeNorReadsADeviceForEver) {
    const auto folder = scratch_.file("folder");
    std::filesystem::create_directories(folder);
    std::filesystem::create_symlink("/dev/zero", folder / "game.jsonl");
    expectFailure({"replay", folder}, 3, "game.jsonl: is a pipe or a device");
    const auto pipe = scratch_.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const char* subcommand : {"verify", "show", "list", "replay", "seal"}) {
        expectFailure({subcommand, pipe}, 3, "cannot be read");
    }
    const std::string picture = sample("toss/toss-0001.jpg");
    for (const char* option : {"--table", "--camera"}) {
        const RunResult run = runUmpire({"look", picture, option, pipe});
        EXPECT_EQ(run.status, 3);
        EXPECT_THAT(run.err, HasSubstr(pipe.string() + ": is a pipe or a device"));
    }
    const RunResult run = runUmpire({"rules", "naval-battle", "actions", "--data", pipe});
    EXPECT_EQ(run.status, 3);
    EXPECT_THAT(run.err, HasSubstr(pipe.string()));
}

TEST_F(LogCommand, ExportsTextThatTheRulesPlay) {
    for (const std::string& game : namesOfGames()) {
        const std::string file = scratch_.file(game + ".txt").string();
        const Arguments command = {"export", fileOf(game), "--as", "text", "--secrets"};
        Arguments toFile = command;
        toFile.insert(toFile.end(), {"--out", file});
        ASSERT_EQ(runLog(toFile).status, 0);
        EXPECT_EQ(runLog(command).out, contentsOf(file));
        const RunResult played = runUmpire({"rules", game, "play", file});
        EXPECT_EQ(played.status, 0) << played.err;
        std::vector<std::string> positions;
        for (const Json& line : linesOf(played.out)) {
            EXPECT_NE(line.value("legal", Json()), false) << game << ": " << line;
            if (line.contains("position")) {
                positions.push_back(line["position"]);
            }
        }
        std::vector<std::string> recorded;
        for (const RecordedEvent& event : lineOfPlay(readJournal(fileOf(game))->events)) {
            const std::string* position = positionAfter(event.happening);
            if (position != nullptr && !std::holds_alternative<GameStarted>(event.happening)) {
                recorded.push_back(*position);
            }
        }
        EXPECT_GT(recorded.size(), 8U);
        EXPECT_EQ(positions, recorded) << game;
    }
}

TEST_F(LogCommand, ExportsJsonLinesAndAFolderThatReplays) {
    const std::string file = scratch_.file("game.jsonl").string();
    const Json answer =
        jsonOf(runLog({"export", fileOf(murus_), "--as", "jsonl", "--out", file, "--json"}));
    EXPECT_EQ(answer["out"], file);
    const auto lines = linesOf(contentsOf(file));
    const WholeRecord whole = wholeRecord(fileOf(murus_));
    EXPECT_EQ(lines.size(), whole.record.events.size() + 1);
    const std::string folder = scratch_.file("folder").string();
    EXPECT_EQ(jsonOf(runLog(
                  {"export", fileOf(murus_), "--as", "folder", "--out", folder, "--json"}))["out"],
              folder);
    EXPECT_EQ(contentsOf(folder + "/game.jsonl"), contentsOf(file));
    EXPECT_EQ(contentsOf(folder + "/table.yaml"), whole.record.settings.tableFile);
    for (const auto& [number, jpeg] : whole.pictures) {
        const std::string name = std::to_string(1'000'000 + number).substr(1);
        EXPECT_EQ(contentsOf(folder + "/frames/" + name + ".jpg"), jpeg);
    }
    for (const std::string& place : {folder, fileOf(murus_)}) {
        const Json replayed = jsonOf(runLog({"replay", place, "--json"}));
        EXPECT_TRUE(replayed["differences"].empty()) << replayed;
        EXPECT_EQ(replayed["actions"], kActions);
    }
    expectFailure({"export", fileOf(murus_), "--as", "folder"}, 2, "--out");
    expectFailure({"export", fileOf(murus_), "--as", "pdf"}, 2, "pdf");
    expectFailure({"export", fileOf(murus_), "--as", "folder", "--out", folder}, 5,
                  "already there");
    expectFailure({"export", fileOf(murus_), "--as", "text", "--out", fileOf(murus_)}, 5,
                  "already there");
    expectFailure({"replay", folder + "/frames"}, 3, "game.jsonl");
    EXPECT_EQ(runUmpire({"log", "show", fileOf(murus_)}, "/dev/full").status, 5);
}

TEST_F(LogCommand, ReplaysAndSaysWhereTheRulesDiffer) {
    auto events = recordedPlayout(murus_, 5, 3);
    std::get<Called>(events[3].happening).action = "a1-a9";
    const auto file = scratch_.file("old.umpire");
    writeJournal(file, playoutSettings(murus_), events);
    const RunResult run = runLog({"replay", file.string()});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, StartsWith("event 4, a1-a9: the rules refuse the action; "));
    EXPECT_THAT(run.out, HasSubstr("1 difference\n"));
}

TEST_F(LogCommand, ComparesTheGamesOfFoldersAndCountsACopyOnce) {
    const std::string evenings = scratch_.file("evenings").string();
    std::filesystem::create_directories(evenings + "/autumn");
    const std::string file = evenings + "/autumn/first.umpire";
    writeJournal(file, {.game = "triremes", .variant = "standard"},
                 {{std::chrono::seconds(1), GameStarted{}, {}},
                  {std::chrono::seconds(2), GameOver{.winner = "light", .rule = "TR-5"}, {}}});
    std::filesystem::copy_file(file, evenings + "/copy.umpire");
    EXPECT_THAT(runLog({"statistics", evenings}).out,
                HasSubstr("triremes standard: 1 game has ended.\n"));
    const Json json = jsonOf(runLog({"statistics", evenings, "--json"}));
    EXPECT_EQ(json["schema"], "umpire.statistics/1");
    EXPECT_EQ(json["variants"][0]["first_won"], 1);
    const RunResult csv = runLog({"statistics", evenings, "--csv"});
    EXPECT_THAT(csv.out, StartsWith("section,name,figure,value\n"));
    EXPECT_THAT(csv.out, HasSubstr("variants,triremes standard,first_won,1\n"));
    std::filesystem::create_directories(evenings + "/none");
    expectFailure({"statistics", evenings + "/none"}, 3, "holds no record of a game");
    expectFailure({"statistics", evenings, "--csv", "--json"}, 2, "excludes");
}

TEST_F(LogCommand, AnalysesAGame) {
    const auto line = lineOfPlay(readJournal(fileOf(murus_))->events);
    const auto played = std::ranges::count_if(
        line, [](const auto& event) { return std::holds_alternative<Called>(event.happening); });
    const Json json = jsonOf(runLog({"analyse", fileOf(murus_), "--nodes", "200", "--json"}));
    EXPECT_EQ(json["schema"], "umpire.analysis/1");
    EXPECT_EQ(json["actions"].size(), played);
    expectFailure({"analyse", fileOf(murus_), "--nodes", "0"}, 2, "--nodes");
    expectFailure({"analyse", scratch_.file("none.umpire").string()}, 3, "none.umpire");
}

} // namespace
} // namespace umpire::testing
