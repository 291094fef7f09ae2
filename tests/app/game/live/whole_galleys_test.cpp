#include "app/record/moments/kept_moments.h"
#include "app/record/moments/moments_film.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/game/live/galleys_on_film.h"
#include "tests/app/run_umpire.h"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <iostream>

/// Tests the program with films of whole games of War Galley: the record equals the game.
namespace umpire::testing {
namespace {

using films::GalleyTrespass;

struct Expectation {
    std::uint64_t seed;
    films::Surface surface;
    std::string start;
    std::vector<GalleyTrespass> planted;
    films::Mishap mishap = films::Mishap::None;
    films::Handling handling = films::Handling::EachTheirOwn;
    Told table = Told::ByTableFile;
};

void PrintTo(const Expectation& expected, std::ostream* out) {
    *out << "seed " << expected.seed;
}

GalleysOnFilm filmOf(const Expectation& game, const std::filesystem::path& folder) {
    return filmOf(films::filmedGalleys(galleysSeenBy(galleyView(), game.surface, game.seed),
                                       {WarGalley::watched(galleysAt(game.start)), game.seed, 2,
                                        game.planted, game.mishap, game.handling}),
                  game.seed, Bumps::One, folder);
}

/// Expects that each called toss has a film that shows its lines at the end.
void expectTossesFilmed(const std::filesystem::path& journal, const JournalRecord& record) {
    for (const RecordedEvent& event : record.events) {
        const auto* called = std::get_if<Called>(&event.happening);
        const bool isToss = called != nullptr && called->action.find(" toss ") != std::string::npos;
        EXPECT_TRUE(called == nullptr || isToss == !event.momentsHash.empty()) << called->action;
        if (!isToss) {
            continue;
        }
        const auto film = momentsOf(journal, event.momentsHash);
        ASSERT_TRUE(film && *film) << called->action;
        const auto frames = framesIn(**film);
        ASSERT_TRUE(frames && frames->size() > 2);
        EXPECT_NE(frames->back().jpeg, (*frames)[frames->size() - 2].jpeg);
        if (const char* folder = std::getenv("UMPIRE_PICTURES")) {
            std::ofstream(folder + ("/toss-" + std::to_string(event.number)) + ".jpg")
                << frames->back().jpeg;
        }
    }
}

class WholeGalleys : public ::testing::TestWithParam<Expectation> {};

TEST_P(WholeGalleys, OnFilmAreRecordedAsTheyWerePlayed) {
    const ScratchFolder scratch;
    const GalleysOnFilm film = filmOf(GetParam(), scratch.file(""));
    const auto journal = scratch.file("game.umpire");
    const RunResult run = runUmpire(refereeing(film, GetParam().start, journal, GetParam().table),
                                    "", scratch.write("said.txt", linesOf(film)));
    ASSERT_EQ(run.status, 0) << run.err;
    const auto record = readJournal(journal, JournalCheck::Whole);
    ASSERT_TRUE(record) << english(record.error().message);
    EXPECT_TRUE(record->faults.empty());
    const Figures figures = figuresOf(film, *record);
    std::cout << "played " << figures.played << ", called without asking " << figures.called
              << ", chosen by players " << figures.chosen << ", called falsely " << figures.wrong
              << ", asked " << figures.asked << ", illegal planted " << figures.planted
              << ", accused by its rule " << figures.accused << ", accused falsely "
              << figures.falsely << ", bumps survived " << figures.bumps << " of " << film.bumps
              << ", the slowest call "
              << std::chrono::duration_cast<std::chrono::milliseconds>(figures.slowest).count()
              << " ms of the film after a hand had gone\n";
    EXPECT_GE(figures.played, 30u);
    EXPECT_EQ(figures.kinds, GetParam().planted.empty()
                                 ? std::vector<std::string>()
                                 : kindsPlantedIn("war-galley " + std::to_string(GetParam().seed)));
    // five looks may leave an action undecided
    EXPECT_LE(figures.slowest, std::chrono::milliseconds(1500));
    EXPECT_EQ(figures.called + figures.chosen, figures.played);
    EXPECT_EQ(figures.wrong, 0u);
    EXPECT_EQ(figures.falsely, 0u) << run.out;
    EXPECT_EQ(figures.asked, film.play.answers.size());
    EXPECT_EQ(figures.bumps, film.bumps);
    expectTossesFilmed(journal, *record);
    const RunResult replayed = runUmpire({"log", "replay", journal.string()});
    EXPECT_THAT(replayed.out, ::testing::HasSubstr("no difference")) << replayed.err;
}

struct Collision {
    std::string name;
    std::string start;
    std::array<std::string, 2> orders;
    std::string last; ///< called
    std::size_t ends; ///< number of games that end: 1 if the last galley sinks
    films::Handling handling = films::Handling::EachTheirOwn;
};

void PrintTo(const Collision& collision, std::ostream* out) {
    *out << collision.name;
}

class RammedGalleys : public ::testing::TestWithParam<Collision> {};

TEST_P(RammedGalleys, OnFilmLoseWhatTheRulesSay) {
    const Collision& collision = GetParam();
    const ScratchFolder scratch;
    const films::RamPlan plan{
        WarGalley::watched(galleysAt(collision.start)),
        {*war_galley::planOf(collision.orders[0]), *war_galley::planOf(collision.orders[1])},
        1,
        collision.handling};
    const GalleysOnFilm film =
        filmOf(films::filmedRam(galleysSeenBy(galleyView(), films::Surface::Walnut, 1), plan), 1,
               Bumps::None, scratch.file(""));
    const auto journal = scratch.file("game.umpire");
    const RunResult run = runUmpire(refereeing(film, collision.start, journal), "",
                                    scratch.write("said.txt", linesOf(film)));
    ASSERT_EQ(run.status, 0) << run.err;
    const auto record = readJournal(journal, JournalCheck::Whole);
    ASSERT_TRUE(record) << english(record.error().message);
    const Figures figures = figuresOf(film, *record);
    EXPECT_EQ(figures.called + figures.chosen, figures.played) << run.out;
    EXPECT_EQ(figures.chosen, film.play.answers.size()) << run.out;
    EXPECT_EQ(figures.asked, film.play.answers.size()) << run.out;
    EXPECT_EQ(figures.wrong + figures.falsely, 0u) << run.out;
    EXPECT_LE(figures.slowest, std::chrono::milliseconds(300));
    ASSERT_GT(figures.called, 0u);
    const auto last = std::ranges::find_if(record->events.rbegin(), record->events.rend(), isSeen);
    EXPECT_EQ(*actionIn(last->happening), collision.last);
    EXPECT_EQ(eventsOf<GameOver>(*record).size(), collision.ends);
    EXPECT_THAT(run.out,
                ::testing::HasSubstr("move the galleys: galley A1 forward by 42.0 mm"));
}

const Collision kCollisions[] = {
    {"Sinks",
     "5:5/5/3@300,130,90 5:2/1/1@330,195,180 orders introduction",
     {"FFXXX", "FX"},
     "confirmed",
     1},
    {"IsHitInTheSide",
     "5:2/2/0@300,130,90 5:3/3/0@331,195,180 orders introduction",
     {"FF", "FFL"},
     "confirmed",
     0},
    {"IsMovedByOnePlayer",
     "5:2/2/0@300,130,90 5:3/3/0@331,195,180 orders introduction",
     {"FF", "FFL"},
     "confirmed",
     0,
     films::Handling::BothByOne},
    {"IsMovedInTwoTries",
     "5:2/2/0@300,130,90 5:3/3/0@331,195,180 orders introduction",
     {"FF", "FFL"},
     "confirmed",
     0,
     films::Handling::InTwoTries},
    {"IsMovedSlowly",
     "5:2/2/0@300,130,90 5:3/3/0@331,195,180 orders introduction",
     {"FF", "FFL"},
     "confirmed",
     0,
     films::Handling::Slowly},
};

INSTANTIATE_TEST_SUITE_P(Introduction, RammedGalleys, ::testing::ValuesIn(kCollisions),
                         [](const auto& each) { return each.param.name; });

/// Returns the games to film. Ten illegal actions are planted in the first two. On oak the eye
/// overlooks orders without a head (seeds 1 and 6). Each way of moving galleys has a film. With
/// UMPIRE_PLAYOUTS all seeds to 12 are played.
std::vector<Expectation> games() {
    using enum GalleyTrespass;
    using films::Handling;
    using films::Mishap;
    using films::Surface;
    const std::string five = "5:5/5/3 5:5/5/3 place introduction";
    const std::string six = "6:6/6/2 4:4/4/4 place introduction";
    std::vector<Expectation> all{
        {3,
         Surface::Walnut,
         five,
         {PlacedOutsideBand, MovedFarther, TossedTooMany, LostOthers, TooManyFires},
         Mishap::None,
         Handling::InTwoTries},
        {11,
         Surface::BlueCloth,
         six,
         {TooManyOrders, TurnedTheOtherWay, MovedWithoutOrder, OneOarMore, MovedWhileOrdering},
         Mishap::MatchStrikesGalley,
         Handling::BothByOne,
         Told::ByTags},
        {1, Surface::Oak, five, {}, Mishap::None, Handling::Slowly}};
    std::vector<std::uint64_t> seeds{6};
    if (std::getenv("UMPIRE_PLAYOUTS") != nullptr) {
        seeds.insert(seeds.end(), {2, 4, 5, 7, 8, 9, 10, 12});
    }
    for (const std::uint64_t seed : seeds) {
        all.push_back({seed,
                       Surface(seed % 5),
                       seed % 2 == 0 ? six : five,
                       {},
                       Mishap::None,
                       Handling(seed % 3),
                       seed % 4 == 0 ? Told::ByTags : Told::ByTableFile});
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Introduction, WholeGalleys, ::testing::ValuesIn(games()),
                         [](const auto& game) {
                             return "seed" + std::to_string(game.param.seed) +
                                    (game.param.handling == films::Handling::Slowly ? "Slowly"
                                                                                    : "") +
                                    (game.param.table == Told::ByTags ? "WithoutTableFile" : "");
                         });

} // namespace
} // namespace umpire::testing
