#include "tests/app/run_umpire.h"
#include "tests/app/waiting.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iomanip>
#include <map>
#include <regex>
#include <sstream>

/// Tests that the commands of README and of the guide work, and print what these pages say.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kGuide = contentsOf(UMPIRE_SOURCE_DIR "/docs/guide.md");
const std::string kReadme = contentsOf(UMPIRE_SOURCE_DIR "/README.md");
const std::string kRun = contentsOf(UMPIRE_SOURCE_DIR "/run.sh");

/// Tells whether a word names a file that the commands of a page write or read again.
bool isOwnFile(const std::string& word) {
    return std::ranges::any_of(std::array{".png", ".pdf", ".umpire", ".txt"},
                               [&](const char* ending) { return word.ends_with(ending); });
}

/// Splits a line into words as a shell does: quotes, and a comment after #. A sample's path is
/// replaced by the checkout's, and other files are in `folder`.
std::vector<std::string> wordsOf(const std::string& line, const std::filesystem::path& folder) {
    std::istringstream words(line);
    std::vector<std::string> all;
    for (std::string word; (words >> std::ws).good() && words.peek() != '#';) {
        if (words.peek() == '"') {
            words >> std::quoted(word);
        } else {
            words >> word;
        }
        if (word.starts_with("sample_")) {
            word = std::string(UMPIRE_SOURCE_DIR) + "/" + word;
        } else if (isOwnFile(word)) {
            word = (folder / word).string();
        }
        all.push_back(word);
    }
    return all;
}

/// Returns the rest of each line of `text` that begins with `program`.
std::vector<std::string> callsIn(const std::string& text, const std::string& program) {
    std::vector<std::string> calls;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(program)) {
            calls.push_back(line.substr(program.size()));
        }
    }
    return calls;
}

/// Returns the block between ``` that follows `text` on the page.
std::string blockAfter(const std::string& page, const std::string& text) {
    const std::size_t begin = page.find("```\n", page.find(text)) + 4;
    return page.substr(begin, page.find("```", begin) - begin);
}

TEST(Readme, ItsExampleRulesAsItSaysByItsOwnCommands) {
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "readme";
    std::filesystem::create_directories(folder);
    const auto looks = callsIn(kReadme, "umpire look ");
    const auto scores = callsIn(kReadme, "umpire score ");
    ASSERT_EQ(looks.size(), 1U);
    ASSERT_EQ(scores.size(), 1U);
    const RunResult looked = runUmpire(with({"look"}, wordsOf(looks[0], folder)));
    EXPECT_EQ(looked.status, 0) << looked.err;
    EXPECT_TRUE(std::filesystem::exists(folder / "seen.png"));
    const RunResult scored = runUmpire(with({"score"}, wordsOf(scores[0], folder)));
    EXPECT_EQ(scored.status, 0) << scored.err;
    EXPECT_TRUE(std::filesystem::exists(folder / "ruling.png"));
    EXPECT_THAT(scored.out, StartsWith(blockAfter(kReadme, "The second command prints:")));
    EXPECT_THAT(scored.out, HasSubstr("3 matches to drop, 3 lie there")) << "the toss is legal";
}

/// run.sh starts the window and the command line with the same files as README's `score` example.
TEST(Readme, RunShOpensTheSameToss) {
    const auto calls = callsIn(kReadme, "umpire score ");
    ASSERT_EQ(calls.size(), 1U);
    const std::string toss = calls[0].substr(0, calls[0].find(" --overlay"));
    EXPECT_THAT(kRun, HasSubstr("\ntoss=(" + toss + ")\n"));
    EXPECT_THAT(kRun, HasSubstr("umpire-desk \"${toss[@]}\"\n"));
    EXPECT_THAT(kRun, HasSubstr("umpire score \"${toss[@]}\" "));
}

/// Tells whether the command waits for a telephone until somebody ends it.
bool waitsForATelephone(const std::string& call) {
    return call.starts_with("serve") || call.starts_with("referee telephone");
}

/// `serve` prints its address, and the referee says it beside the calls.
bool showsItsAddress(RunningUmpire& running, const std::string& call) {
    const std::string address = "/telephone#";
    return call.starts_with("serve")
               ? running.readUntil(address)
               : comesTrue([&] { return running.errors().find(address) != std::string::npos; });
}

bool showsBothPlayers(const std::string& shown) {
    return shown.find("for red,") != std::string::npos &&
           shown.find("for yellow,") != std::string::npos;
}

bool isForItsOwnerAlone(const std::string& file) {
    using std::filesystem::perms;
    const perms others = perms::group_all | perms::others_all;
    return (std::filesystem::status(file).permissions() & others) == perms::none;
}

/// A command that waits for a telephone has to show the address for it.
TEST(Guide, ItsCommandsWorkInTheirOrder) {
    const ScratchFolder folder;
    const std::string players = folder.file("players.txt");
    std::map<std::string, std::string> printed;
    int withPlayers = 0;
    for (const std::string& call : callsIn(kGuide, "umpire ")) {
        const Arguments words = wordsOf(call, folder.file(""));
        if (waitsForATelephone(call)) {
            RunningUmpire running(with(words, {"--listen", "127.0.0.1:0"}), StandardInput::Typed);
            EXPECT_TRUE(showsItsAddress(running, call)) << call << "\n" << running.errors();
            if (std::ranges::find(words, players) != words.end()) {
                EXPECT_TRUE(comesTrue([&] { return showsBothPlayers(running.errors()); }))
                    << running.errors();
                EXPECT_TRUE(isForItsOwnerAlone(players));
                ++withPlayers;
            }
            EXPECT_TRUE(running.kill()) << call << " ended: " << running.errors();
            continue;
        }
        const RunResult result = runUmpire(words);
        EXPECT_EQ(result.status, 0) << call << "\n" << result.err;
        printed[words[0]] += result.out;
    }
    EXPECT_EQ(withPlayers, 1) << "one command has a page for each player";
    EXPECT_GE(printed.size(), 5u) << "the test reads next to nothing";
    std::istringstream lines(blockAfter(kGuide, "Umpire prints among other lines:"));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_THAT(printed["referee"], HasSubstr(line));
    }
    EXPECT_THAT(printed["referee"], HasSubstr("red wins the game"));
}

/// What a player is told to type is a command that the referee knows.
TEST(Guide, ItsAnswersAreCommands) {
    const std::string section =
        kGuide.substr(kGuide.find("## 6."), kGuide.find("## 7.") - kGuide.find("## 6."));
    const ScratchFolder folder;
    const std::string asked = folder.write("help", "help\n");
    const std::string film = std::string(UMPIRE_SOURCE_DIR) + "/sample_games/murus-gallicus/";
    const RunResult help = runUmpire(
        {"referee", film + "film.webm", "--game", "murus-gallicus", "--table", film + "table.yaml"},
        {}, asked);
    const std::regex typed("`([a-z]+)( [^`]*)?`");
    int answers = 0;
    for (std::sregex_iterator it(section.begin(), section.end(), typed), end; it != end; ++it) {
        ++answers;
        EXPECT_THAT(help.out + help.err, HasSubstr(" " + (*it)[1].str())) << it->str();
    }
    EXPECT_GE(answers, 10);
}

} // namespace
} // namespace umpire::testing
