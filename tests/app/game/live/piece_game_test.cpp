#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/films/piece_game.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

/// Tests the program with films of games on printed boards: it calls visible actions, players say
/// the invisible ones, and it names the forbidden ones.
namespace umpire::testing {
namespace {

using std::chrono::microseconds;

/// The smallest camera that reads the kit's counters on the largest board, at 8 frames a second.
const cv::Size kCamera(1600, 900);

/// 0.36 mm a pixel on the map of Triremes.
const cv::Size kSmallCamera(960, 540);

/// Selects the source of the board's position.
enum class BoardBy { TableFile, ItsPrint };

struct Filmed {
    BoardBy board = BoardBy::TableFile;
    films::StagedPlay play;
    FilmedGame files;
    std::vector<std::string> options; ///< further options of the program
    std::uint64_t seed = 1;
};

/// Films the game with that camera.
void film(Filmed& game, cv::Size camera, const std::filesystem::path& folder,
          const TableDescription& table) {
    const films::FilmOptions options{
        .seed = game.seed,
        .framesPerSecond = 8,
        .restFrames = 5,
        .dwellFrames = 1,
        .reachFrames = 1,
        .pixelsPerMillimetre = camera == kSmallCamera ? 2.7 : 1.7,
        .focalPixels = 0.86 * camera.width,
        .noise = 1.5,
        .bumps = {{.still = game.play.stills.size() / 2, .pan = 0.6, .tilt = 0.4, .roll = 0.8}}};
    game.files = filmed(game.play.stills, options, folder, table);
}

/// Writes the commands; each is given at the end of its still's rest.
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
    std::vector<std::string> kinds;   ///< kinds of the accusations for planted actions
    std::vector<std::string> actions; ///< actions that count in the end
    std::size_t called = 0;
    std::size_t asked = 0;
    std::size_t wrong = 0;   ///< calls of actions that were not played then
    std::size_t accused = 0; ///< planted, and accused by the rule
    std::size_t blamed = 0;  ///< accusations where no illegal action was planted
    std::size_t refused = 0; ///< commands that the program could not obey
    std::size_t moved = 0;   ///< bumps after which the umpire recovered
    microseconds slowest{};  ///< from the hand's leaving to the call, in stream time
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

/// Returns the folder for films and journals; `UMPIRE_KEEP_FILMS=FOLDER` keeps them there.
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
    Arguments arguments{"referee",   film.files.film.string(), "--game", game,
                        "--journal", journal.string()};
    if (film.board == BoardBy::TableFile) {
        arguments = with(arguments, {"--table", film.files.table.string()});
    }
    const RunResult run = runUmpire(with(arguments, film.options), {}, said.string());
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
    BoardBy board = BoardBy::TableFile;
};

void expectFollowed(const std::string& game, const Filmed& film,
                    const std::filesystem::path& folder) {
    const Tally tally = refereed(game, film, folder);
    EXPECT_GE(film.play.actions.size(), 30u);
    EXPECT_EQ(tally.kinds, kindsPlantedIn(game + " " + std::to_string(film.seed)));
    EXPECT_EQ(tally.actions, film.play.actions);
    EXPECT_EQ(tally.called, film.play.seen);
    EXPECT_EQ(tally.wrong, 0u);
    EXPECT_EQ(tally.asked, 0u);
    EXPECT_EQ(tally.refused, 0u);
    EXPECT_EQ(tally.accused, film.play.planted.size());
    EXPECT_EQ(tally.blamed, 0u);
    EXPECT_EQ(tally.moved, 1u);
    EXPECT_LE(tally.slowest, std::chrono::milliseconds(300)); // in the film's own time
}

/// Plays 30 legal actions from that position, and four illegal actions.
template <Game G, typename Table, typename Stage>
Filmed played(const Stage& stage, const Expectation& expected) {
    const auto resources = resourcesFor<G>();
    EXPECT_TRUE(resources) << resources.error();
    const auto settings = *G::settings(G::variants()[0].name, *resources);
    const std::string position =
        *expected.position != 0 ? expected.position : G::text(G::start(settings));
    const auto start = G::parseState(position, settings);
    EXPECT_EQ(start.index(), 0U) << position;
    const Table pieces({referee::SpotArea{}});
    Filmed film;
    film.seed = expected.seed;
    film.board = expected.board;
    film.options = {"--position", position};
    film.play = films::PieceFilm<G, Stage, Table>(
                    stage, pieces, {.seed = expected.seed, .actions = 30, .planted = 4})
                    .filmed(std::get<typename G::State>(start));
    return film;
}

class PiecesOnFilm : public ::testing::TestWithParam<Expectation> {
protected:
    [[nodiscard]] std::filesystem::path folder(const std::string& game) const {
        return folderFor(scratch_, game + "-" + std::to_string(GetParam().seed));
    }

private:
    ScratchFolder scratch_;
};

std::string nameOf(const ::testing::TestParamInfo<Expectation>& game) {
    return "seed" + std::to_string(game.param.seed);
}

using BudaOnFilm = PiecesOnFilm;

TEST_P(BudaOnFilm, IsCalledAsItIsPlayed) {
    const TableDescription table = films::budaTable();
    const films::BudaStage stage(films::filmingView(table, kCamera, 15_deg), GetParam().seed);
    Filmed game = played<Buda1686, referee::BudaTable>(stage, GetParam());
    film(game, kCamera, folder("buda"), table);
    expectFollowed("buda-1686", game, folder("buda"));
}

/// The Imperials stand in the breaches of the Water Town.
constexpr const char* kAssault =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV* I-C2=VV* I-C3=VV* I-S1=VV* I-B1=ID I-B2=ID "
    "I-C4=reserve I-H1=reserve entrenched=VV:t1 stock=2/1 drawn=8/3 phase=act actions=2 "
    "rescue-tried=yes";

INSTANTIATE_TEST_SUITE_P(Buda, BudaOnFilm,
                         ::testing::Values(Expectation{1},
                                           Expectation{3, kAssault, BoardBy::ItsPrint}),
                         nameOf);

/// Two fleets at sea, near each other; the last ships are still in port.
constexpr const char* kAtSea =
    "LOb6,PAd6,KRe6,KRh7,NIg6,NIj6,FRk7,OPm6,ORc7,KTi6,TRn7,DEa1,BAc4f4k4n4 "
    "LOo14,PAc9,KRd8,KRi9,NIh8,FRl8,OPj9,ORm8,KTb9,TRo9,DEp20,BAc17f17k17n17 red";

using NavalOnFilm = PiecesOnFilm;

TEST_P(NavalOnFilm, IsCalledAsItIsPlayed) {
    const TableDescription table = films::navalTable();
    // The printed board looks the same from both sides, so side A sits at the picture's lower edge.
    const Radians turn = GetParam().board == BoardBy::ItsPrint ? 0_deg : 90_deg;
    const films::NavalStage stage(films::viewFitting(table, kCamera, 15_deg, turn),
                                  GetParam().seed);
    Filmed game = played<NavalBattle, referee::NavalTable>(stage, GetParam());
    film(game, kCamera, folder("naval"), table);
    const std::string empty = (folder("naval") / "empty.png").string();
    cv::imwrite(empty, stage.emptyBoard());
    game.options = with(game.options, {"--before", empty});
    expectFollowed("naval-battle", game, folder("naval"));
}

INSTANTIATE_TEST_SUITE_P(Naval, NavalOnFilm,
                         ::testing::Values(Expectation{1, kAtSea},
                                           Expectation{2, kAtSea, BoardBy::ItsPrint}),
                         nameOf);

/// Fleets are near each other and the dark coast; soldiers are ashore and aboard.
constexpr const char* kNearCoast =
    "light=c15n:2,d10n,e10n,g9n,j15n:1,i9n|b4,b5,k5 "
    "dark=d17s,e16s:1,f11s,g17s,h12s,i14s:1|b16,b17,k17,f19 turn=light";

using TriremesOnFilm = PiecesOnFilm;

TEST_P(TriremesOnFilm, IsCalledAsItIsPlayed) {
    const TableDescription table = films::triremeTable();
    const films::TriremeStage stage(films::viewFitting(table, kSmallCamera, 10_deg, 90_deg),
                                    GetParam().seed);
    Filmed game = played<Triremes, referee::TriremeTable>(stage, GetParam());
    film(game, kSmallCamera, folder("triremes"), table);
    expectFollowed("triremes", game, folder("triremes"));
}

INSTANTIATE_TEST_SUITE_P(Triremes, TriremesOnFilm,
                         ::testing::Values(Expectation{1}, Expectation{2, kNearCoast}), nameOf);

} // namespace
} // namespace umpire::testing
