#include "tests/app/run_umpire.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

/// Tests that README's commands, run in a fresh folder, print what README says.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kReadme = contentsOf(UMPIRE_SOURCE_DIR "/README.md");
const std::string kRun = contentsOf(UMPIRE_SOURCE_DIR "/run.sh");

/// Splits a line into words. A picture's path is replaced by the checkout's, and output goes to
/// `folder`.
std::vector<std::string> wordsOf(const std::string& line, const std::filesystem::path& folder) {
    std::istringstream words(line);
    std::vector<std::string> all;
    for (std::string word; words >> word;) {
        if (word.starts_with("sample_images/")) {
            word = std::string(UMPIRE_SOURCE_DIR) + "/" + word;
        } else if (word.ends_with(".png")) {
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

/// Returns the block between ``` that follows `text`.
std::string blockAfter(const std::string& text) {
    const std::size_t begin = kReadme.find("```\n", kReadme.find(text)) + 4;
    return kReadme.substr(begin, kReadme.find("```", begin) - begin);
}

TEST(Readme, ItsExampleRulesAsItSaysByItsOwnCommands) {
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "readme";
    std::filesystem::create_directories(folder);
    const auto calls = callsIn(kReadme, "build/release/app/umpire ");
    ASSERT_EQ(calls.size(), 2U);
    const RunResult looked = runUmpire(wordsOf(calls[0], folder));
    EXPECT_EQ(looked.status, 0) << looked.err;
    EXPECT_TRUE(std::filesystem::exists(folder / "seen.png"));
    const RunResult scored = runUmpire(wordsOf(calls[1], folder));
    EXPECT_EQ(scored.status, 0) << scored.err;
    EXPECT_TRUE(std::filesystem::exists(folder / "ruling.png"));
    EXPECT_THAT(scored.out, StartsWith(blockAfter("The second command prints:")));
    EXPECT_THAT(scored.out, HasSubstr("3 matches to drop, 3 lie there")) << "the toss is legal";
}

/// run.sh starts the window and the command line with the same files as README's `score` example.
TEST(Readme, RunShOpensTheSameToss) {
    const auto calls = callsIn(kReadme, "build/release/app/umpire score ");
    ASSERT_EQ(calls.size(), 1U);
    const std::string toss = calls[0].substr(0, calls[0].find(" --overlay"));
    EXPECT_THAT(kRun, HasSubstr("\ntoss=(" + toss + ")\n"));
    EXPECT_THAT(kRun, HasSubstr("umpire-desk \"${toss[@]}\"\n"));
    EXPECT_THAT(kRun, HasSubstr("umpire score \"${toss[@]}\" "));
}

} // namespace
} // namespace umpire::testing
