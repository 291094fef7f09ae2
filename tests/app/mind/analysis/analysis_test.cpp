#include "app/mind/analysis/analysis_text.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using ::testing::HasSubstr;

constexpr std::uint64_t kPositions = 3000;

Entry at(int second, Event happening) {
    return {std::chrono::seconds(second), std::move(happening), {}};
}

/// Makes a record of these actions from that position, with the rules' names for the players.
JournalRecord recordOf(const std::string& game, const std::string& position,
                       const std::vector<std::string>& actions, const std::string& variant = "") {
    JournalRecord record{.settings = {.game = game}};
    record.settings.variant =
        variant.empty() ? std::string(findGame(game)->variants[0].name) : variant;
    const auto start =
        std::get<SharedPosition>(*findGame(game)->start(*gameFiles(game, {}), variant));
    auto now = std::get<SharedPosition>(start->read(position));
    const auto add = [&](Event event) {
        const Entry entry = at(int(record.events.size()), std::move(event));
        record.events.push_back(
            {std::int64_t(record.events.size()) + 1, entry.time, entry.happening, "", ""});
    };
    add(GameStarted{now->text()});
    for (const std::string& action : actions) {
        const auto step = now->play(action);
        const auto* next = std::get_if<AnyStep>(&step);
        EXPECT_NE(next, nullptr) << action;
        if (next == nullptr) {
            break;
        }
        now = next->position;
        add(Called{.player = "", .action = action, .position = now->text()});
    }
    return record;
}

AnalysisLimits limitsOf(unsigned threads) {
    return {.thinking = {.nodes = kPositions}, .threads = threads};
}

/// The Roman tower on a5 reaches the last row with a5-a7 and wins (MG-8); b1-b3 lets the Gauls win
/// with h3-h1.
const std::string kWinAtHand = "8/8/T7/8/7t/8/1T6 r";

TEST(Analysis, FindsTheWinThatWasMissed) {
    const JournalRecord record = recordOf("murus-gallicus", kWinAtHand, {"b1-b3"});
    const auto analysis = analyseGame(record, limitsOf(1));
    ASSERT_TRUE(analysis) << english(analysis.error().message);
    const auto mistakes = mistakesIn(*analysis, 3);
    ASSERT_EQ(mistakes.size(), 1U);
    EXPECT_EQ(mistakes[0].player, "roman");
    EXPECT_EQ(mistakes[0].better.front(), "a5-a7");
    EXPECT_GT(mistakes[0].before, 0.95);
    EXPECT_LT(mistakes[0].after, 0.05);
    EXPECT_GT(analysis->sides[0].lost, 0.9);
    EXPECT_EQ(analysis->sides[1].lost, 0.0);
    const std::string text = analysisText(*analysis, record.settings);
    EXPECT_THAT(text, HasSubstr("1. roman: b1-b3 lowered the chances from 100 % to 0 %. Better "
                                "was a5-a7"));
    EXPECT_THAT(text, HasSubstr("In all, own actions cost roman 100 % of a win.\n"));
    const auto json = analysisJson(*analysis, record.settings);
    EXPECT_EQ(json["schema"], "umpire.analysis/1");
    EXPECT_EQ(json["mistakes"], (nlohmann::json{1}));
}

/// Values are from the first side's view; a player reads them from his own.
TEST(Analysis, TellsTheSecondSideItsOwnChances) {
    const JournalRecord record = recordOf("murus-gallicus", "1t6/8/7T/8/t7/8/8 g", {"b7-b5"});
    const auto analysis = analyseGame(record, limitsOf(1));
    ASSERT_TRUE(analysis) << english(analysis.error().message);
    EXPECT_THAT(analysisText(*analysis, record.settings),
                HasSubstr("1. gaul: b7-b5 lowered the chances from 100 % to 0 %. Better was "
                          "a3-"));
}

TEST(Analysis, FindsNoMistakeInTheBestAction) {
    const auto analysis =
        analyseGame(recordOf("murus-gallicus", kWinAtHand, {"a5-a7"}), limitsOf(1));
    ASSERT_TRUE(analysis);
    EXPECT_TRUE(mistakesIn(*analysis, 3).empty());
    EXPECT_EQ(analysis->actions.front().after, 1.0) << "the game is won";
}

TEST(Analysis, IsTheSameOnOneCoreAndOnTwo) {
    const JournalRecord record =
        recordOf("murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r", {"d1-d3", "e7-e5", "f1-f3"});
    const auto one = analyseGame(record, limitsOf(1));
    const auto two = analyseGame(record, limitsOf(2));
    ASSERT_TRUE(one && two);
    EXPECT_EQ(analysisJson(*one, record.settings), analysisJson(*two, record.settings));
}

TEST(Analysis, OfMoreThanTwoPlayersKnowsWhatEachExpectedLast) {
    const std::string variant = "escape-3-small";
    const auto start = std::get<SharedPosition>(
        *findGame("murus-gallicus")->start(*gameFiles("murus-gallicus", {}), variant));
    const std::string first = start->legalActions().front();
    const auto second = std::get<AnyStep>(start->play(first)).position->legalActions().front();
    const JournalRecord record =
        recordOf("murus-gallicus", start->text(), {first, second}, variant);
    const auto analysis = analyseGame(record, {.thinking = {.nodes = 300}, .threads = 1});
    ASSERT_TRUE(analysis) << english(analysis.error().message);
    ASSERT_EQ(analysis->sides.size(), 3U);
    EXPECT_EQ(analysis->atFirst[1], 1.0 / 3.0) << "only the first one has had a turn";
    const auto& actions = analysis->actions;
    ASSERT_EQ(actions.size(), 2U);
    EXPECT_EQ(actions[0].values[0], analysis->atFirst[0]) << "the second one's turn";
    EXPECT_EQ(actions[1].values[1], actions[0].values[1]) << "the third one's turn";
    EXPECT_TRUE(mistakesIn(*analysis, 3).empty());
    EXPECT_THAT(analysisText(*analysis, record.settings),
                HasSubstr("What chances each player expected last"));
    EXPECT_TRUE(analysisJson(*analysis, record.settings)["sides"][0]["luck"].is_null());
}

TEST(Analysis, TellsHowFarItIsAndStopsWhereItIsAsked) {
    const JournalRecord record =
        recordOf("murus-gallicus", "tttttttt/8/8/8/8/8/TTTTTTTT r", {"d1-d3", "e7-e5", "f1-f3"});
    AnalysisLimits limits = limitsOf(1);
    std::vector<std::pair<std::size_t, std::size_t>> heard;
    limits.heard = [&heard](std::size_t done, std::size_t of) { heard.emplace_back(done, of); };
    ASSERT_TRUE(analyseGame(record, limits));
    EXPECT_EQ(heard, (decltype(heard){{1, 4}, {2, 4}, {3, 4}, {4, 4}}));
    std::stop_source stop;
    stop.request_stop();
    limits.stop = stop.get_token();
    limits.thinking.nodes = 1'000'000'000; // this would take hours without the stop
    EXPECT_TRUE(analyseGame(record, limits));
}

TEST(Analysis, SaysWhatItCannotAnalyse) {
    const auto without = analyseGame(recordOf("murus-gallicus", kWinAtHand, {}), limitsOf(1));
    ASSERT_FALSE(without);
    EXPECT_EQ(english(without.error().message), "the record has no action yet");
}

} // namespace
} // namespace umpire
