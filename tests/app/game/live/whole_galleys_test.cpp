#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/moments/kept_moments.h"
#include "app/record/moments/moments_film.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/films/galley_game.h"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <iostream>

/// The program at films of whole games of War Galley: what it records is what was played.
namespace umpire::testing {
namespace {

using films::FilmedGalleys;
using films::GalleyTrespass;
using std::chrono::microseconds;

/// What tells where the table lies.
enum class Told { ByTableFile, ByTags };

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

war_galley::State positionOf(const std::string& text) {
    const auto parsed = war_galley::parseState(text, {});
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << (error ? english(describe(*error)) : "");
    return error ? war_galley::State{} : std::get<war_galley::State>(parsed);
}

/// 960 x 540, tilted by 18 degrees: a match is 50 pixels long and 2.4 wide, as in the scenes.
struct Film {
    FilmedGalleys play;
    FilmedGame files;
    int bumps = 0;
};

const cv::Size kCamera(960, 540);

films::RenderedGalleys tableOf(films::Surface surface, std::uint64_t seed) {
    films::GalleySet set;
    set.surface = surface;
    set.seed = seed;
    return {films::filmingView(films::galleyTable(), kCamera, 18_deg), films::galleyTable(), set};
}

enum class Bumps { None, One };

Film filmOf(FilmedGalleys play, std::uint64_t seed, Bumps bumps,
            const std::filesystem::path& folder) {
    films::FilmOptions options{.seed = seed,
                               .framesPerSecond = 8,
                               .restFrames = 6,
                               .dwellFrames = 2,
                               .reachFrames = 2,
                               .pixelsPerMillimetre = 1.19,
                               .focalPixels = 0.86 * kCamera.width};
    Film film{std::move(play), {}, bumps == Bumps::One ? 1 : 0};
    if (bumps == Bumps::One) {
        options.bumps = {{.still = film.play.stills.size() / 2}};
    }
    film.files = filmed(film.play.stills, options, folder, films::galleyTable());
    return film;
}

Film filmOf(const Expectation& game, const std::filesystem::path& folder) {
    return filmOf(films::filmedGalleys(tableOf(game.surface, game.seed),
                                       {WarGalley::watched(positionOf(game.start)), game.seed, 2,
                                        game.planted, game.mishap, game.handling}),
                  game.seed, Bumps::One, folder);
}

bool isNear(const war_galley::GalleyPose& a, const war_galley::GalleyPose& b) {
    return distance(a.bow, b.bow) < 2_mm && abs(normalized(a.heading - b.heading)) < 1.5_deg;
}

bool isNear(const war_galley::LooseMatch& a, const war_galley::LooseMatch& b) {
    return distance(a.tail, b.tail) < 2.5_mm && distance(a.head, b.head) < 2.5_mm &&
           a.headed == b.headed;
}

/// The same but for what a camera measures.
bool isAlike(const war_galley::Action& seen, const war_galley::Action& truth) {
    if (const auto* place = std::get_if<war_galley::Place>(&seen)) {
        const auto* other = std::get_if<war_galley::Place>(&truth);
        return other && place->vessel == other->vessel && isNear(place->pose, other->pose);
    }
    if (const auto* toss = std::get_if<war_galley::Toss>(&seen)) {
        const auto* other = std::get_if<war_galley::Toss>(&truth);
        return other && toss->attacker == other->attacker &&
               std::ranges::all_of(other->matches, [&](const war_galley::LooseMatch& match) {
                   return !match.tossed ||
                          std::ranges::any_of(toss->matches, [&](const auto& each) {
                              return each.tossed && isNear(each, match);
                          });
               });
    }
    return seen == truth;
}

struct Figures {
    std::size_t played = 0;
    std::size_t called = 0; ///< of them, by the umpire itself
    std::size_t chosen = 0; ///< by the players, from what was asked
    std::size_t wrong = 0;  ///< recorded, and not played then
    std::size_t asked = 0;
    std::size_t planted = 0;
    std::size_t accused = 0;        ///< planted, and accused by the rule that forbids it
    std::size_t falsely = 0;        ///< accused of what was not planted
    std::vector<std::string> kinds; ///< of what is planted, as it is accused
    microseconds slowest{};         ///< from a hand's leaving to the call, of stream time
    int bumps = 0;                  ///< survived
};

void countCalls(const Film& film, const JournalRecord& record, Figures& figures) {
    figures.played = film.play.actions.size();
    auto next = film.play.actions.begin();
    for (const RecordedEvent& event : record.events) {
        const auto played = actionIn(event.happening);
        if (!played) {
            continue;
        }
        const auto parsed = war_galley::parseAction(film.play.end, *played);
        const auto* action = std::get_if<war_galley::Action>(&parsed);
        if (action != nullptr && std::holds_alternative<war_galley::Correct>(*action)) {
            continue; // where a hand put it, to the millimetre
        }
        const auto found = std::find_if(next, film.play.actions.end(), [&](const auto& truth) {
            return action != nullptr && isAlike(*action, truth);
        });
        if (found == film.play.actions.end()) {
            ++figures.wrong;
            ADD_FAILURE() << "recorded and not played: " << *played;
        } else {
            ++(isSeen(event) ? figures.called : figures.chosen);
            next = found + 1;
        }
    }
}

void countAccusations(const Film& film, const JournalRecord& record, Figures& figures) {
    figures.planted = film.play.planted.size();
    for (const films::PlantedGalley& planted : film.play.planted) {
        const auto illegal = accusedAt(film.files, record.events, planted.still, planted.rule);
        const bool isAccused = illegal && illegal->rule == planted.rule;
        figures.accused += isAccused ? 1 : 0;
        figures.kinds.push_back(illegal ? kindOf(*illegal) : "not accused");
        EXPECT_TRUE(isAccused) << films::nameOf(planted.what) << " (" << planted.rule << ") at "
                               << double(film.files.beginOf(planted.still).count()) / 1e6 << " s";
    }
    for (const RecordedEvent& event : eventsOf<IllegalSeen>(record)) {
        const bool isPlanted = std::ranges::any_of(film.play.planted, [&](const auto& planted) {
            return event.time >= film.files.beginOf(planted.still) &&
                   event.time < film.files.beginOf(planted.still + 1);
        });
        figures.falsely += isPlanted ? 0 : 1;
    }
}

Figures figuresOf(const Film& film, const JournalRecord& record) {
    Figures figures;
    countCalls(film, record, figures);
    countAccusations(film, record, figures);
    figures.slowest = slowestCall(film.files, record.events);
    for (const RecordedEvent& event : eventsOf<Asked>(record)) {
        figures.asked += std::get<Asked>(event.happening).choices.empty() ? 0 : 1;
    }
    for (const RecordedEvent& event : eventsOf<StateChanged>(record)) {
        const TableState state = std::get<StateChanged>(event.happening).state;
        figures.bumps += state == TableState::Moved ? 1 : 0;
    }
    return figures;
}

/// What players say, a line each, at its time.
std::string linesOf(const Film& film) {
    std::string lines;
    for (const films::Answer& answer : film.play.answers) {
        const double seconds = double(film.files.beginOf(answer.still).count()) / 1e6 + 0.5;
        lines += "@" + std::to_string(seconds) + " " + answer.line + "\n";
    }
    return lines;
}

std::vector<std::string> refereeing(const Film& film, const std::string& start,
                                    const std::filesystem::path& journal,
                                    Told told = Told::ByTableFile) {
    std::vector<std::string> arguments{
        "referee",   film.files.film.string(), "--game", "war-galley", "--position", start,
        "--journal", journal.string()};
    if (told == Told::ByTableFile) {
        arguments.insert(arguments.end(), {"--table", film.files.table.string()});
    }
    return arguments;
}

/// Each toss that was called has a film that ends with its lines.
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
    const Film film = filmOf(GetParam(), scratch.file(""));
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
    EXPECT_LE(figures.slowest, std::chrono::milliseconds(300));
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
    std::size_t ends; ///< of the game: 1 where the last galley sinks
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
        WarGalley::watched(positionOf(collision.start)),
        {*war_galley::planOf(collision.orders[0]), *war_galley::planOf(collision.orders[1])},
        1,
        collision.handling};
    const Film film = filmOf(films::filmedRam(tableOf(films::Surface::Walnut, 1), plan), 1,
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
                ::testing::HasSubstr("move the galleys: galley A1 forward by 42.0 mm to "));
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

const Expectation kGames[] = {
    {3,
     films::Surface::Walnut,
     "5:5/5/3 5:5/5/3 place introduction",
     {GalleyTrespass::PlacedOutsideBand, GalleyTrespass::MovedFarther,
      GalleyTrespass::TossedTooMany, GalleyTrespass::LostOthers, GalleyTrespass::TooManyFires},
     films::Mishap::None,
     films::Handling::InTwoTries},
    {11,
     films::Surface::BlueCloth,
     "6:6/6/2 4:4/4/4 place introduction",
     {GalleyTrespass::TooManyOrders, GalleyTrespass::TurnedTheOtherWay,
      GalleyTrespass::MovedWithoutOrder, GalleyTrespass::OneOarMore,
      GalleyTrespass::MovedWhileOrdering},
     films::Mishap::MatchStrikesGalley,
     films::Handling::BothByOne,
     Told::ByTags},
    {3,
     films::Surface::Walnut,
     "5:5/5/3 5:5/5/3 place introduction",
     {},
     films::Mishap::None,
     films::Handling::Slowly},
};

INSTANTIATE_TEST_SUITE_P(Introduction, WholeGalleys, ::testing::ValuesIn(kGames),
                         [](const auto& game) {
                             return "seed" + std::to_string(game.param.seed) +
                                    (game.param.planted.empty() ? "Slowly" : "") +
                                    (game.param.table == Told::ByTags ? "WithoutTableFile" : "");
                         });

} // namespace
} // namespace umpire::testing
