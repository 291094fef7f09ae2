#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/films/piece_game.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

/// The program at films of games with printed boards and pieces: what is seen is called, what is
/// not is said by the players, what is forbidden is named.
namespace umpire::testing {
namespace {

using std::chrono::microseconds;

/// Of the smallest camera that reads the kit's counters on the largest board, at 8 frames a second.
const cv::Size kCamera(1600, 900);

/// 0.36 mm a pixel on the map of Triremes.
const cv::Size kSmallCamera(960, 540);

films::FilmOptions filmOptions(std::uint64_t seed, std::size_t stills) {
    films::FilmOptions options;
    options.seed = seed;
    options.framesPerSecond = 8;
    options.restFrames = 5;
    options.reachFrames = 1;
    options.dwellFrames = 1;
    options.pixelsPerMillimetre = 1.7;
    options.noise = 1.5;
    options.focalPixels = 0.86 * kCamera.width;
    options.bumps = {{.still = stills / 2, .pan = 0.6, .tilt = 0.4, .roll = 0.8}};
    return options;
}

struct Filmed {
    films::StagedPlay play;
    FilmedGame files;
    std::vector<std::string> options; ///< what else the program is told
};

/// A line is said at the end of its still's rest.
std::string saidIn(const films::StagedPlay& play, const std::vector<films::FrameLabel>& labels) {
    std::string text;
    for (const films::Spoken& spoken : play.spoken) {
        microseconds last{};
        for (const films::FrameLabel& label : labels) {
            last = label.still == spoken.still && label.phase == films::Phase::Still ? label.time
                                                                                     : last;
        }
        text += "@" + std::to_string(double(last.count()) / 1e6) + " " + spoken.line + "\n";
    }
    return text;
}

struct Tally {
    std::vector<std::string> kinds;   ///< of what is planted, as it is accused
    std::vector<std::string> actions; ///< that count in the end
    std::size_t called = 0;
    std::size_t asked = 0;
    std::size_t wrong = 0;   ///< called, and not what was played then
    std::size_t accused = 0; ///< planted, and accused by the rule
    std::size_t blamed = 0;  ///< accusations where nothing was planted
    std::size_t refused = 0; ///< commands that the program could not obey
    std::size_t moved = 0;   ///< bumps that it recovered from
    microseconds slowest{};  ///< from a hand's leaving to the call, of stream time
};

bool isDuring(const Filmed& film, const RecordedEvent& event, const films::PlantedAction& planted) {
    return event.time >= film.files.beginOf(planted.still) &&
           event.time < film.files.beginOf(planted.still + 1);
}

void countPlanted(const Filmed& film, const std::vector<RecordedEvent>& events, Tally& tally) {
    for (const films::PlantedAction& planted : film.play.planted) {
        const auto illegal = accusedAt(film.files, events, planted.still, planted.rule);
        tally.accused += illegal && illegal->rule == planted.rule ? 1 : 0;
        tally.kinds.push_back(illegal ? kindOf(*illegal) : "not accused: " + planted.action);
    }
}

Tally tallyOf(const Filmed& film, const JournalRecord& record) {
    Tally tally;
    for (const RecordedEvent& event : lineOfPlay(record.events)) {
        if (const auto played = actionIn(event.happening)) {
            const std::size_t at = tally.actions.size();
            const bool right = at < film.play.actions.size() && film.play.actions[at] == *played;
            const bool called = isSeen(event);
            tally.called += called && right ? 1 : 0;
            tally.wrong += called && !right ? 1 : 0;
            tally.actions.push_back(*played);
        }
    }
    for (const RecordedEvent& event : record.events) {
        const auto* ask = std::get_if<Asked>(&event.happening);
        tally.asked += ask && !ask->choices.empty() ? 1 : 0;
        tally.refused += std::holds_alternative<Refused>(event.happening) ? 1 : 0;
        const auto* state = std::get_if<StateChanged>(&event.happening);
        tally.moved += state && state->state == TableState::Moved ? 1 : 0;
        tally.blamed += std::holds_alternative<IllegalSeen>(event.happening) &&
                                std::ranges::none_of(film.play.planted,
                                                     [&](const auto& planted) {
                                                         return isDuring(film, event, planted);
                                                     })
                            ? 1
                            : 0;
    }
    countPlanted(film, record.events, tally);
    tally.slowest = slowestCall(film.files, record.events);
    return tally;
}

void report(const std::string& name, const Filmed& film, const Tally& tally) {
    std::cout << name << ": " << film.play.actions.size() << " actions, of them " << film.play.seen
              << " to be seen: " << tally.called << " called without asking, " << tally.asked
              << " asked, " << tally.wrong << " called falsely; " << film.play.planted.size()
              << " illegal: " << tally.accused << " accused by their rule; " << tally.blamed
              << " blamed for nothing; " << tally.moved << " bump(s) survived; the slowest call "
              << std::chrono::duration_cast<std::chrono::milliseconds>(tally.slowest).count()
              << " ms of the film after a hand had gone\n";
}

/// `UMPIRE_KEEP_FILMS=FOLDER` keeps films and journals there.
std::filesystem::path folderFor(const ScratchFolder& scratch, const std::string& name) {
    const char* kept = std::getenv("UMPIRE_KEEP_FILMS");
    const std::filesystem::path folder =
        kept == nullptr ? scratch.file("") : std::filesystem::path(kept) / name;
    std::filesystem::create_directories(folder);
    return folder;
}

Tally refereed(const std::string& game, const Filmed& film, const std::filesystem::path& folder) {
    const std::filesystem::path said = folder / "said.txt";
    std::ofstream(said) << saidIn(film.play, film.files.labels);
    std::ofstream(folder / "labels.txt") << films::textOf(film.files.labels);
    const std::filesystem::path journal = folder / "game.umpire";
    std::filesystem::remove(journal);
    std::vector<std::string> arguments{
        "referee", film.files.film.string(),  "--game",    game,
        "--table", film.files.table.string(), "--journal", journal.string()};
    arguments.insert(arguments.end(), film.options.begin(), film.options.end());
    const RunResult run = runUmpire(arguments, {}, said.string());
    EXPECT_EQ(run.status, 0) << run.err;
    std::ofstream(folder / "out.txt") << run.out;
    const auto record = readJournal(journal, JournalCheck::Whole);
    EXPECT_TRUE(record) << (record ? "" : english(record.error().message));
    const Tally tally = tallyOf(film, record.value_or(JournalRecord{}));
    report(game, film, tally);
    return tally;
}

struct Expectation {
    std::uint64_t seed = 1;
    const char* position = "";
};

/// The Imperials stand in the breaches of the Water Town.
constexpr const char* kAssault =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV* I-C2=VV* I-C3=VV* I-S1=VV* I-B1=ID I-B2=ID "
    "I-C4=reserve I-H1=reserve entrenched=VV:t1 stock=2/1 drawn=8/3 phase=act actions=2 "
    "rescue-tried=yes";

void expectFollowed(const Filmed& film, const Tally& tally, const std::vector<std::string>& kinds) {
    EXPECT_GE(film.play.actions.size(), 30u);
    EXPECT_EQ(tally.kinds, kinds);
    EXPECT_EQ(tally.actions, film.play.actions);
    EXPECT_EQ(tally.called, film.play.seen);
    EXPECT_EQ(tally.wrong, 0u);
    EXPECT_EQ(tally.asked, 0u);
    EXPECT_EQ(tally.refused, 0u);
    EXPECT_EQ(tally.accused, film.play.planted.size());
    EXPECT_EQ(tally.blamed, 0u);
    EXPECT_EQ(tally.moved, 1u);
    EXPECT_LE(tally.slowest, std::chrono::milliseconds(300)); // of the film's own time
}

class BudaOnFilm : public ::testing::TestWithParam<Expectation> {};

TEST_P(BudaOnFilm, IsCalledAsItIsPlayed) {
    const ScratchFolder scratch;
    const auto folder = folderFor(scratch, "buda-" + std::to_string(GetParam().seed));
    const auto resources = resourcesFor<Buda1686>();
    ASSERT_TRUE(resources) << resources.error();
    const TableDescription table = films::budaTable();
    const films::BudaStage stage(films::filmingView(table, kCamera, 15_deg), GetParam().seed);
    const referee::BudaTable pieces({referee::SpotArea{}});
    const auto settings = *Buda1686::settings("standard", *resources);
    const std::string position =
        *GetParam().position != 0 ? GetParam().position : Buda1686::text(Buda1686::start(settings));
    const auto start = Buda1686::parseState(position, settings);
    ASSERT_TRUE(std::holds_alternative<buda_1686::State>(start))
        << english(describe(std::get<ParseError>(start)));
    Filmed film;
    film.options = {"--position", position};
    film.play = films::PieceFilm<Buda1686, films::BudaStage, referee::BudaTable>(
                    stage, pieces, {.seed = GetParam().seed, .actions = 30, .planted = 4})
                    .filmed(std::get<buda_1686::State>(start));
    film.files = filmed(film.play.stills, filmOptions(GetParam().seed, film.play.stills.size()),
                        folder, table);
    expectFollowed(film, refereed("buda-1686", film, folder),
                   kindsPlantedIn("buda-1686 " + std::to_string(GetParam().seed)));
}

INSTANTIATE_TEST_SUITE_P(Buda, BudaOnFilm,
                         ::testing::Values(Expectation{1}, Expectation{3, kAssault}),
                         [](const auto& game) { return "seed" + std::to_string(game.param.seed); });

/// Two fleets at sea, near each other; the last ships are still in port.
constexpr const char* kAtSea =
    "LOb6,PAd6,KRe6,KRh7,NIg6,NIj6,FRk7,OPm6,ORc7,KTi6,TRn7,DEa1,BAc4f4k4n4 "
    "LOo14,PAc9,KRd8,KRi9,NIh8,FRl8,OPj9,ORm8,KTb9,TRo9,DEp20,BAc17f17k17n17 red";

class NavalOnFilm : public ::testing::TestWithParam<Expectation> {};

TEST_P(NavalOnFilm, IsCalledAsItIsPlayed) {
    const ScratchFolder scratch;
    const auto folder = folderFor(scratch, "naval-" + std::to_string(GetParam().seed));
    const auto resources = resourcesFor<NavalBattle>();
    ASSERT_TRUE(resources) << resources.error();
    const auto settings = *NavalBattle::settings("standard", *resources);
    const auto start = NavalBattle::parseState(kAtSea, settings);
    ASSERT_TRUE(std::holds_alternative<naval_battle::State>(start))
        << english(describe(std::get<ParseError>(start)));
    const TableDescription table = films::navalTable();
    const films::NavalStage stage(films::viewFitting(table, kCamera, 15_deg, 90_deg),
                                  GetParam().seed);
    const referee::NavalTable pieces({referee::SpotArea{}});
    Filmed film;
    film.play = films::PieceFilm<NavalBattle, films::NavalStage, referee::NavalTable>(
                    stage, pieces, {.seed = GetParam().seed, .actions = 30, .planted = 4})
                    .filmed(std::get<naval_battle::State>(start));
    film.files = filmed(film.play.stills, filmOptions(GetParam().seed, film.play.stills.size()),
                        folder, table);
    const std::string empty = (folder / "empty.png").string();
    cv::imwrite(empty, stage.emptyBoard());
    film.options = {"--position", kAtSea, "--before", empty};
    expectFollowed(film, refereed("naval-battle", film, folder),
                   kindsPlantedIn("naval-battle " + std::to_string(GetParam().seed)));
}

INSTANTIATE_TEST_SUITE_P(Naval, NavalOnFilm, ::testing::Values(Expectation{1}, Expectation{2}),
                         [](const auto& game) { return "seed" + std::to_string(game.param.seed); });

/// Fleets are near each other and the dark coast; soldiers are ashore and aboard.
constexpr const char* kNearCoast =
    "light=c15n:2,d10n,e10n,g9n,j15n:1,i9n|b4,b5,k5 "
    "dark=d17s,e16s:1,f11s,g17s,h12s,i14s:1|b16,b17,k17,f19 turn=light";

class TriremesOnFilm : public ::testing::TestWithParam<Expectation> {};

TEST_P(TriremesOnFilm, IsCalledAsItIsPlayed) {
    const ScratchFolder scratch;
    const auto folder = folderFor(scratch, "triremes-" + std::to_string(GetParam().seed));
    const auto resources = resourcesFor<Triremes>();
    ASSERT_TRUE(resources) << resources.error();
    const auto settings = *Triremes::settings("standard", *resources);
    const std::string position =
        *GetParam().position != 0 ? GetParam().position : Triremes::text(Triremes::start(settings));
    const auto start = Triremes::parseState(position, settings);
    ASSERT_TRUE(std::holds_alternative<triremes::State>(start))
        << english(describe(std::get<ParseError>(start)));
    const TableDescription table = films::triremeTable();
    const films::TriremeStage stage(films::viewFitting(table, kSmallCamera, 10_deg, 90_deg),
                                    GetParam().seed);
    const referee::TriremeTable pieces({referee::SpotArea{}});
    Filmed film;
    film.options = {"--position", position};
    film.play = films::PieceFilm<Triremes, films::TriremeStage, referee::TriremeTable>(
                    stage, pieces, {.seed = GetParam().seed, .actions = 30, .planted = 4})
                    .filmed(std::get<triremes::State>(start));
    films::FilmOptions options = filmOptions(GetParam().seed, film.play.stills.size());
    options.focalPixels = 0.86 * kSmallCamera.width;
    options.pixelsPerMillimetre = 2.7;
    film.files = filmed(film.play.stills, options, folder, table);
    expectFollowed(film, refereed("triremes", film, folder),
                   kindsPlantedIn("triremes " + std::to_string(GetParam().seed)));
}

INSTANTIATE_TEST_SUITE_P(Triremes, TriremesOnFilm,
                         ::testing::Values(Expectation{1}, Expectation{2, kNearCoast}),
                         [](const auto& game) { return "seed" + std::to_string(game.param.seed); });

} // namespace
} // namespace umpire::testing
