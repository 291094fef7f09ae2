#include "app/odds/fit.h"

#include "app/game_files/any_game.h"
#include "app/journal/export_game.h"
#include "app/journal/journal.h"
#include "tests/app/run_umpire.h"
#include "tests/app/written_journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace umpire::odds {
namespace {

using ::testing::HasSubstr;
using umpire::testing::ScratchFolder;

/// Two galleys fire in one step (docs/notation/war-galley.md).
constexpr const char* kBeforeTheFire =
    "5:3/2/3@300,142,90=FFXXX;4:4/1/4@250,105,90=XXXXF "
    "6:4/2/2@365,160,270=XFFX;5:1/4/1@300,164,270=FX step1:fire A2>?,B1>?";

GameSettings warGalley() {
    GameSettings settings;
    settings.game = "war-galley";
    settings.variant = "standard";
    settings.players = {"A", "B"};
    return settings;
}

/// A journal in which these are played from that position on.
void record(const std::filesystem::path& file, const std::vector<std::string>& actions) {
    const AnyGame* game = findGame("war-galley");
    const auto start = game->start({}, "standard");
    ASSERT_TRUE(start);
    auto position =
        std::get<SharedPosition>(std::get<SharedPosition>(*start)->read(kBeforeTheFire));
    std::vector<Entry> events = {{{}, GameStarted{position->text()}, {}}};
    for (const std::string& action : actions) {
        const auto step = position->play(action);
        ASSERT_TRUE(std::holds_alternative<AnyStep>(step)) << action;
        position = std::get<AnyStep>(step).position;
        Called called;
        called.action = action;
        called.position = position->text();
        events.push_back({{}, called, {}});
    }
    umpire::testing::writeJournal(file, warGalley(), events);
}

std::vector<Cloud> droppedBy(const Throw& handful, int tosses) {
    std::vector<Cloud> clouds;
    for (int toss = 0; toss < tosses; ++toss) {
        Cloud cloud;
        for (const Match& match : dropBodies({}, handful, Draws(77, std::uint64_t(toss))).matches) {
            cloud.push_back(midpoint(match.tail, match.head));
        }
        clouds.push_back(cloud);
    }
    return clouds;
}

FitOptions quickly() {
    FitOptions options;
    options.bounces = 40;
    options.resamples = 60;
    return options;
}

TEST(Fit, FindsAHandThatDropsAsWideAsTheTossesLie) {
    Throw handful;
    handful.matches = 4;
    handful.spread = 40_mm;
    handful.restitution = 0.0;
    const Fit fit = fitTo(droppedBy(handful, 30), quickly());
    EXPECT_EQ(fit.tosses, 30);
    EXPECT_EQ(fit.matches, 120);
    // Part of the width may as well be bounces: distances alone hardly tell the two apart.
    EXPECT_NEAR(fit.spread.value, 40.0, 12.0);
    EXPECT_LE(fit.spread.low, fit.spread.value);
    EXPECT_GE(fit.spread.high, fit.spread.value);
    EXPECT_NEAR(fit.fitted.radius / fit.seen.radius, 1.0, 0.15);
    EXPECT_NEAR(fit.fitted.beyond, fit.seen.beyond, 0.1);
}

TEST(Fit, SaysWhereTheTossesAreTooFewAndIsTheSameAgain) {
    const std::vector<Cloud> few = droppedBy(Throw{}, 3);
    FitOptions options = quickly();
    options.bounces = 15;
    options.threads = 1;
    const Fit fit = fitTo(few, options);
    ASSERT_EQ(fit.doubts.size(), 4U);
    EXPECT_THAT(fit.doubts[0], HasSubstr("fewer than 20 tosses"));
    EXPECT_EQ(fit.friction.low, 0.1) << "three tosses tell no interval: it is the whole grid";
    EXPECT_EQ(fit.friction.high, 0.7);
    options.threads = 2;
    const Fit again = fitTo(few, options);
    EXPECT_EQ(again.spread.value, fit.spread.value);
    EXPECT_EQ(again.spread.high, fit.spread.high);
    EXPECT_EQ(again.friction.value, fit.friction.value);
}

TEST(Tosses, AreReadFromTheJournalsOfAFolder) {
    const ScratchFolder folder;
    record(folder.file("a.umpire"),
           {"A2 aims B1", "B1 aims A1", "A2 toss 100,30>100,72 200,300=200,342 o20,20>62,20"});
    record(folder.file("b.umpire"), {"A2 aims B1", "B1 aims A1", "A2 toss 500,30>500,72"});
    (void)folder.write("notes.txt", "no journal");
    const auto tosses = tossesIn(folder.file(""));
    ASSERT_TRUE(tosses) << english(tosses.error().message);
    EXPECT_EQ(tosses->journals, 2);
    ASSERT_EQ(tosses->clouds.size(), 1U);
    EXPECT_EQ(tosses->clouds[0], (Cloud{{100_mm, 51_mm}, {200_mm, 321_mm}}))
        << "the order match lay there before";
    EXPECT_EQ(tosses->left, 1) << "one match has no middle to be far from";
}

TEST(Tosses, AreReadFromExportedGamesBelowTheFolderAndFromACopyOnce) {
    const ScratchFolder other;
    const auto journal = other.file("a.umpire");
    record(journal, {"A2 aims B1", "B1 aims A1", "A2 toss 100,30>100,72 200,300=200,342"});
    const auto read = readJournal(journal);
    ASSERT_TRUE(read);
    const ScratchFolder folder;
    std::filesystem::create_directories(folder.file("2026/may"));
    const auto noPicture = [](std::int64_t) -> Expected<std::optional<std::string>> {
        return std::nullopt;
    };
    ASSERT_TRUE(writeGameFolder({read->settings, read->events}, noPicture,
                                folder.file("2026/may/exported")));
    const auto tosses = tossesIn(folder.file(""));
    ASSERT_TRUE(tosses) << english(tosses.error().message);
    EXPECT_EQ(tosses->clouds, (std::vector<Cloud>{{{100_mm, 51_mm}, {200_mm, 321_mm}}}));
    std::filesystem::copy_file(journal, folder.file("copy.umpire"));
    const auto both = tossesIn(folder.file(""));
    ASSERT_TRUE(both);
    EXPECT_EQ(both->journals, 1);
    EXPECT_EQ(both->clouds, tosses->clouds);
}

TEST(Tosses, ThatTouchAGalleyAreLeftOut) {
    const ScratchFolder folder;
    record(folder.file("a.umpire"),
           {"A2 aims B1", "B1 aims A1", "A2 toss 365,180>365,222 200,300>200,342"});
    const auto tosses = tossesIn(folder.file(""));
    ASSERT_TRUE(tosses);
    EXPECT_TRUE(tosses->clouds.empty());
    EXPECT_EQ(tosses->left, 1);
}

TEST(Tosses, OfAFolderWithoutJournalsAreAFailure) {
    const ScratchFolder folder;
    EXPECT_EQ(tossesIn(folder.file("none")).error().status, ExitStatus::CannotRead);
    EXPECT_THAT(english(tossesIn(folder.file("")).error().message),
                HasSubstr("no record of War Galley"));
}

} // namespace
} // namespace umpire::odds
