#include "app/mind/odds/fit.h"

#include "app/record/game_files/any_game.h"
#include "app/record/journal/export_game.h"
#include "app/record/journal/journal.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iomanip>
#include <sstream>

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

/// Writes a journal of these actions from that position.
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

struct TrueHand {
    double spread = 15.0;
    double friction = 0.4;
    double restitution = 0.4;
};

std::vector<Match> dropped(const TrueHand& hand, std::uint64_t seed, int toss) {
    Throw handful;
    handful.matches = 4;
    handful.spread = Millimetres(hand.spread);
    handful.friction = hand.friction;
    handful.restitution = hand.restitution;
    return dropBodies({{}, {110_mm, 320_mm}, {}}, handful, Draws(seed, std::uint64_t(toss)))
        .matches;
}

std::vector<Cloud> droppedBy(const TrueHand& hand, int tosses, std::uint64_t seed = 77) {
    std::vector<Cloud> clouds;
    for (int toss = 0; toss < tosses; ++toss) {
        Cloud cloud;
        for (const Match& match : dropped(hand, seed, toss)) {
            cloud.push_back(midpoint(match.tail, match.head));
        }
        clouds.push_back(cloud);
    }
    return clouds;
}

FitOptions quickly() {
    FitOptions options;
    options.handfuls = 20;
    return options;
}

/// All tosses of the tests have four matches.
const Hands& hands() {
    static const Hands all({4}, quickly());
    return all;
}

bool holds(const FittedFigure& figure, double truth) {
    return figure.low <= truth && truth <= figure.high;
}

TEST(Fit, HasTheTruthInItsIntervals) {
    constexpr int kFits = 20;
    std::array<int, 3> held{};
    for (int k = 0; k < kFits; ++k) {
        Draws draws(4711, std::uint64_t(k));
        const TrueHand truth{5.0 * std::pow(10.0, draws.uniform()), 0.12 + 0.5 * draws.uniform(),
                             0.02 + 0.55 * draws.uniform()};
        const Fit fit = hands().fitTo(droppedBy(truth, 40, 900 + std::uint64_t(k)));
        held[0] += holds(fit.spread, truth.spread) ? 1 : 0;
        held[1] += holds(fit.friction, truth.friction) ? 1 : 0;
        held[2] += holds(fit.restitution, truth.restitution) ? 1 : 0;
        EXPECT_LE(fit.spread.low, fit.spread.value);
        EXPECT_LE(fit.spread.value, fit.spread.high);
    }
    // Of 20 intervals of 95 %, 19 should hold the truth; fewer than 15 happen once in 3000 times.
    for (const int each : held) {
        EXPECT_GE(each, 15);
    }
}

TEST(Fit, TellsADeadBounceFromALivelyOneAndSaysThatItDoesNotTellTheFriction) {
    const Fit dead = hands().fitTo(droppedBy({8.0, 0.4, 0.0}, 60));
    const Fit lively = hands().fitTo(droppedBy({8.0, 0.4, 0.55}, 60));
    EXPECT_LT(dead.restitution.high, lively.restitution.low);
    EXPECT_TRUE(dead.restitution.isTold);
    EXPECT_TRUE(lively.restitution.isTold);
    EXPECT_FALSE(lively.friction.isTold);
    EXPECT_THAT(lively.doubts, ::testing::Contains("the tosses do not tell the friction"));
    EXPECT_NEAR(lively.fitted.radius / lively.seen.radius, 1.0, 0.2);
    EXPECT_NEAR(lively.fitted.beyond, lively.seen.beyond, 0.12);
}

TEST(Fit, ReadsItsTossesFromJournals) {
    const ScratchFolder folder;
    const TrueHand truth{12.0, 0.4, 0.3};
    const auto written = [&](const char* galley, int toss) {
        std::ostringstream text;
        text << galley << " toss" << std::fixed << std::setprecision(3);
        for (const Match& match : dropped(truth, 5, toss)) {
            text << ' ' << match.tail.x.value() << ',' << match.tail.y.value() << '>'
                 << match.head.x.value() << ',' << match.head.y.value();
        }
        return text.str();
    };
    for (int k = 0; k < 12; ++k) {
        record(folder.file(std::to_string(k) + ".umpire"),
               {"A2 aims B2", "B1 aims A1", written("A2", 2 * k)});
    }
    const auto tosses = tossesIn(folder.file(""));
    ASSERT_TRUE(tosses);
    EXPECT_EQ(int(tosses->clouds.size()) + tosses->left, 12);
    ASSERT_GE(tosses->clouds.size(), 9U);
    const Fit fit = hands().fitTo(tosses->clouds);
    EXPECT_EQ(fit.tosses, int(tosses->clouds.size()));
    EXPECT_TRUE(holds(fit.spread, truth.spread)) << fit.spread.low << " to " << fit.spread.high;
    EXPECT_TRUE(holds(fit.restitution, truth.restitution));
    ASSERT_FALSE(fit.doubts.empty());
    EXPECT_THAT(fit.doubts[0], HasSubstr("fewer than 20 tosses"));
}

TEST(Fit, OfTooFewTossesTellsNothingAndIsTheSameWithAnyNumberOfThreads) {
    FitOptions options = quickly();
    options.handfuls = 3;
    options.threads = 1;
    const Fit few = fitTo(droppedBy({}, 3), options);
    ASSERT_EQ(few.doubts.size(), 4U);
    EXPECT_LT(few.friction.low, 0.15) << "three tosses tell no interval: it is the whole grid";
    EXPECT_GT(few.friction.high, 0.65);
    const std::vector<Cloud> more = droppedBy({}, 8);
    const Fit one = fitTo(more, options);
    options.threads = 2;
    const Fit two = fitTo(more, options);
    EXPECT_EQ(one.spread.value, two.spread.value);
    EXPECT_EQ(one.restitution.high, two.restitution.high);
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
