#include "app/game/referee/war_galley/galley_reader.h"
#include "app/record/journal/event_json.h"
#include "app/record/sentences/told_event.h"
#include "tests/app/game/referee/pieces/at_the_table.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests the sentences of War Galley's referee and their length.
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

class GalleyWords : public testing::AtTheTable<WarGalley> {
protected:
    [[nodiscard]] TableObservation seen() const override { return seen_; }

    void beginAt(const std::string& text) {
        begin(position(text), TableReader<WarGalley>());
        seen_ = seenFrom(position(text));
        rest();
    }
    /// The only event of that kind at the next rest.
    template <typename Kind>
    Kind next() {
        std::vector<Kind> found;
        for (const Event& event : rest()) {
            if (const auto* each = std::get_if<Kind>(&event)) {
                found.push_back(*each);
            }
        }
        EXPECT_EQ(found.size(), 1U);
        return found.empty() ? Kind() : found.front();
    }

    TableObservation seen_;
};

/// Returns a match of A's in the zone for orders that shows no order yet.
Match laidAt(double x) {
    Match match;
    match.id = "m1";
    match.tail = {Millimetres(x), 100_mm};
    match.head = {Millimetres(x), 142_mm};
    match.confidence = 1.0;
    return match;
}

TEST_F(GalleyWords, DoNotListThousandsOfOrders) {
    beginAt("5:5/5/3@200,84,90 5:5/5/3@400,336,270 orders introduction poses=confirmed");
    seen_.matches = {laidAt(110)};
    const auto unfinished = next<Unfinished>();
    EXPECT_EQ(text(Event(unfinished)), "not finished yet: it may become the orders of all galleys");
    EXPECT_LT(fedFields(unfinished).dump().size(), 300U);
}

TEST_F(GalleyWords, ListEightOfWhatAPartMayBecomeAndCountTheOthers) {
    const std::string blow =
        "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF step5:move A1*B1:6 introduction";
    beginAt(blow);
    const std::size_t ways = war_galley::legalActions(position(blow)).size();
    ASSERT_GT(ways, kMaxListed);
    seen_.galleys[1].masts = *seen_.galleys[1].masts - 1;
    const auto unfinished = next<Unfinished>();
    EXPECT_EQ(unfinished.couldBecome.size(), kMaxListed);
    EXPECT_EQ(unfinished.couldBecome.size() + std::size_t(unfinished.more), ways);
    EXPECT_EQ(fedFields(unfinished)["more"], unfinished.more);
    EXPECT_THAT(text(Event(unfinished)),
                ::testing::EndsWith("and " + std::to_string(ways - 6) + " more"));
}

std::string firstOf(const State& state, const Verdict<WarGalley>& verdict) {
    return verdict.explanations.empty() ? ""
                                        : text(state, verdict.explanations.front().actions.front());
}

/// What was counted stands first. Whose galley nobody sees is not asked so.
TEST(GalleyQuestion, OffersEachSideTheBuildThatIsSeen) {
    const TableObservation lying =
        seenFrom(position("4:4/4/4@100,72,90 6:6/6/2@100,350,270 orders introduction"));
    const State unbuilt = position("? ? build introduction");
    const auto verdict = verdictOn(unbuilt, lying);
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    EXPECT_EQ(verdict.explanations.size(), 3u);
    EXPECT_EQ(firstOf(unbuilt, verdict), "A build 4/4/4");
    EXPECT_GT(verdict.explanations.front().probability, 0.9);
    const State half = position("4:4/4/4 ? build introduction");
    EXPECT_EQ(firstOf(half, verdictOn(half, lying)), "B build 6/6/2");
    TableObservation alone = lying;
    alone.galleys.pop_back();
    EXPECT_EQ(verdictOn(half, alone).ruling, Ruling::Unchanged);
}

TEST(GalleyQuestion, IsAnsweredByButtonsWithWordsAndNotByWriting) {
    ToldGame game;
    game.game = "war-galley";
    for (const char* text : {"? ? build introduction",
                             "5:5/5/2@200,200,90=X 5:5/5/3@250,270,270=- step1:fire A1>B1~0-2 "
                             "introduction"}) {
        const auto needed = TableReader<WarGalley>().question(position(text));
        ASSERT_TRUE(needed) << text;
        const auto answers = toldOf(*needed, game).answers;
        EXPECT_EQ(answers.size(), needed->examples.size()) << text;
        for (const auto& each : answers) {
            EXPECT_FALSE(each.isExample) << each.line;
            EXPECT_TRUE(each.line.starts_with("play ")) << each.line;
            EXPECT_EQ(english(each.words).find(each.line.substr(5)), std::string::npos)
                << "notation: " << english(each.words);
        }
    }
}

TEST(GalleyQuestion, GivesExamplesForWhoHasToAct) {
    const auto examplesFor = [](const char* text) {
        const auto needed = TableReader<WarGalley>().question(position(text));
        return needed ? needed->examples : std::vector<std::string>();
    };
    using Examples = std::vector<std::string>;
    EXPECT_EQ(examplesFor("5:5/5/3 ? build introduction"),
              (Examples{"B build 6/6/2", "B build 5/5/3", "B build 4/4/4"}));
    EXPECT_EQ(examplesFor("5:5/5/3@100,72,90=XLFLF 5:5/5/3@100,350,270 orders:A introduction"),
              (Examples{"B1 orders FFXLX"}));
}

} // namespace
} // namespace umpire::referee
