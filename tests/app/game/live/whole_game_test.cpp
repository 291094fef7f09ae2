#include "app/game/table/second_eye.h"
#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "calibration/measure/framed_table.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"
#include "tests/films/murus_game.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>
#include <random>
#include <unistd.h>

/// Tests the program with films of whole games: the record equals the game.
namespace umpire::testing {
namespace {

using films::FilmedPlay;
using std::chrono::microseconds;

/// 640 x 360 at 8 frames a second, tilted by 30 degrees: little for a camera, and cheap to make.
struct Film {
    FilmedPlay play;
    FilmedGame files;
    int bumps = 0;
};

const cv::Size kSize(640, 360);

films::RenderedMurus tiltedTable() {
    const TableDescription table = films::murusTable();
    return {films::filmingView(table, kSize, 30_deg), table, {}};
}

films::FilmOptions cheapFilm(int restFrames = 6) {
    films::FilmOptions options;
    options.framesPerSecond = 8;
    options.restFrames = restFrames;
    options.reachFrames = 2;
    options.dwellFrames = 2;
    options.pixelsPerMillimetre = 0.8;
    options.focalPixels = 0.86 * kSize.width;
    return options;
}

Film filmOf(const films::GamePlan& plan, const std::filesystem::path& folder, int restFrames = 6) {
    films::FilmOptions options = cheapFilm(restFrames);
    options.seed = plan.seed;
    Film film{films::filmedPlay(tiltedTable(), plan), {}, 2};
    options.bumps = {{.still = film.play.stills.size() / 3},
                     {.still = film.play.stills.size() * 2 / 3, .pan = -0.7, .tilt = 0.4}};
    film.files = filmed(film.play.stills, options, folder);
    return film;
}

/// Selects the source of the table's and the board's position.
enum class Told { ByTableFile, ByTagsAndBoard };

std::vector<std::string> refereeing(const Film& film, const std::filesystem::path& journal,
                                    Told told = Told::ByTableFile) {
    const Arguments arguments{"referee",   film.files.film.string(), "--game", "murus-gallicus",
                              "--journal", journal.string()};
    return told == Told::ByTableFile ? with(arguments, {"--table", film.files.table.string()})
                                     : arguments;
}

/// Expects that each planted action is accused by the right rule and named by its kind.
void expectAccused(const std::string& name, const Film& film, const JournalRecord& record) {
    std::vector<std::string> kinds;
    for (std::size_t i = 0; i < film.play.planted.size(); ++i) {
        const films::Trespass& planted = film.play.planted[i];
        const auto illegal =
            accusedAt(film.files, record.events, film.play.plantedAt[i], planted.rule);
        ASSERT_TRUE(illegal) << planted.action << " (" << planted.rule << ")";
        EXPECT_EQ(illegal->rule, planted.rule) << planted.action;
        kinds.push_back(kindOf(*illegal));
    }
    EXPECT_EQ(kinds, kindsPlantedIn(name));
    EXPECT_EQ(eventsOf<IllegalSeen>(record).size(), film.play.planted.size())
        << "nobody is accused of what was not done";
}

void report(const std::string& name, const Film& film, const JournalRecord& record) {
    std::cout << name << ": " << film.play.actions.size() << " actions, "
              << std::ranges::count_if(record.events, isSeen) << " called without asking, "
              << eventsOf<Asked>(record).size() << " asked; " << film.play.planted.size()
              << " illegal, " << eventsOf<IllegalSeen>(record).size()
              << " accused; the slowest call "
              << std::chrono::duration_cast<std::chrono::milliseconds>(
                     slowestCall(film.files, record.events))
                     .count()
              << " ms of the film after a hand had gone\n";
}

class WholeGame : public ::testing::TestWithParam<std::pair<std::uint64_t, Told>> {};

TEST_P(WholeGame, OnFilmIsRecordedAsItWasPlayed) {
    const ScratchFolder scratch;
    const auto [seed, told] = GetParam();
    const std::string name = "murus-gallicus " + std::to_string(seed);
    const Film film = filmOf(
        {.start = murus_gallicus::testing::start(), .seed = seed, .actions = 30, .planted = 5},
        scratch.file(""));
    ASSERT_EQ(film.play.actions.size(), 30u);
    const auto journal = scratch.file("game.umpire");
    const RunResult run = runUmpire(refereeing(film, journal, told));
    ASSERT_EQ(run.status, 0) << run.err;
    const JournalRecord record = wholeJournal(journal);
    report(name, film, record);
    EXPECT_EQ(actionsIn(record), film.play.actions);
    EXPECT_EQ(std::ranges::count_if(record.events, isSeen), std::ssize(film.play.actions))
        << "none is chosen";
    EXPECT_TRUE(eventsOf<Undone>(record).empty());
    expectAccused(name, film, record);
    EXPECT_LE(eventsOf<Asked>(record).size(), 2u);
    EXPECT_LE(slowestCall(film.files, record.events), std::chrono::milliseconds(300));
    int moved = 0;
    for (const RecordedEvent& event : eventsOf<StateChanged>(record)) {
        moved += std::get<StateChanged>(event.happening).state == TableState::Moved ? 1 : 0;
    }
    EXPECT_EQ(moved, film.bumps);
    EXPECT_EQ(eventsOf<GameOver>(record).size(),
              murus_gallicus::outcomeOf(film.play.end) ? 1u : 0u);
    EXPECT_EQ(runUmpire({"log", "verify", journal.string()}).status, 0);
    const RunResult replayed = runUmpire({"log", "replay", journal.string()});
    EXPECT_THAT(replayed.out, ::testing::HasSubstr("no difference")) << replayed.err;
}

INSTANTIATE_TEST_SUITE_P(Murus, WholeGame,
                         ::testing::Values(std::pair(2, Told::ByTableFile),
                                           std::pair(5, Told::ByTagsAndBoard)),
                         [](const auto& game) {
                             const bool isFiled = game.param.second == Told::ByTableFile;
                             return "seed" + std::to_string(game.param.first) +
                                    (isFiled ? "" : "WithoutTableFile");
                         });

/// Each illegal action is accused; it is allowed to stand when the other side acts next.
TEST(PlayedOn, AGameOnFilmGoesOnAfterIllegalActionsThatNobodyAnswers) {
    const ScratchFolder scratch;
    const Film film = filmOf({.start = murus_gallicus::testing::start(),
                              .seed = 3,
                              .actions = 12,
                              .planted = 3,
                              .then = films::Planted::PlayedOn},
                             scratch.file(""));
    const auto journal = scratch.file("game.umpire");
    const RunResult run = runUmpire(refereeing(film, journal));
    ASSERT_EQ(run.status, 0) << run.err;
    const JournalRecord record = wholeJournal(journal);
    EXPECT_EQ(actionsIn(record), film.play.actions);
    EXPECT_EQ(eventsOf<IllegalSeen>(record).size(), 3u);
    ASSERT_EQ(eventsOf<IllegalStands>(record).size(), 3u);
    for (const RecordedEvent& event : eventsOf<IllegalStands>(record)) {
        EXPECT_TRUE(std::get<IllegalStands>(event.happening).playedOn);
    }
    EXPECT_TRUE(std::ranges::none_of(record.events, [](const RecordedEvent& event) {
        return std::holds_alternative<Desynchronised>(event.happening);
    }));
}

/// A stone of d1-d3 lies on the line between d3 and d4 first.
TEST(StoneOnALine, IsAskedAboutAndCalledWhereItIsPutIntoTheMiddle) {
    const ScratchFolder scratch;
    const films::RenderedMurus rendered = tiltedTable();
    const auto before = murus_gallicus::testing::start();
    const auto after = murus_gallicus::testing::after(before, {"d1-d3"});
    Film film;
    film.play.stills = films::stillsOf(
        rendered, before, {std::get<murus_gallicus::Action>(parseAction(before, "d1-d3"))});
    std::vector<Stone> stones = films::stonesOf(after);
    std::ranges::find(stones, "d3", &Stone::cell)->inCell = PlaceInCell{0.0, 0.46};
    const films::Still middle = film.play.stills.back();
    film.play.stills.back().picture = rendered.picture(stones);
    film.play.stills.push_back(middle);
    film.play.stills.back().changed = {rendered.placeOf("d3")};
    film.files = filmed(film.play.stills, cheapFilm(12), scratch.file(""));
    const auto journal = scratch.file("game.umpire");
    ASSERT_EQ(runUmpire(refereeing(film, journal)).status, 0);
    const JournalRecord record = wholeJournal(journal);
    const auto asked = eventsOf<Asked>(record);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_THAT(english(std::get<Asked>(asked[0].happening).question),
                ::testing::HasSubstr("between d3 and d4"));
    EXPECT_EQ(actionsIn(record), std::vector<std::string>{"d1-d3"});
    EXPECT_TRUE(eventsOf<IllegalSeen>(record).empty());
    for (const RecordedEvent& each : record.events) {
        if (std::holds_alternative<Called>(each.happening)) {
            EXPECT_GE(each.time, film.files.beginOf(2)) << "not before it lies in the middle";
        }
    }
}

class TurnedTable : public ::testing::TestWithParam<std::pair<cv::RotateFlags, std::string>> {};

/// The camera is not at side A.
TEST_P(TurnedTable, IsToldAndFollowed) {
    const ScratchFolder scratch;
    const auto [turn, edge] = GetParam();
    Film film;
    film.play = films::filmedPlay(
        tiltedTable(), {.start = murus_gallicus::testing::start(), .seed = 4, .actions = 4});
    for (films::Still& still : film.play.stills) {
        cv::Mat mask(kSize, CV_8U);
        for (cv::Rect& changed : still.changed) {
            mask.setTo(0);
            mask(changed & cv::Rect({}, kSize)).setTo(255);
            cv::Mat there;
            cv::rotate(mask, there, turn);
            changed = cv::boundingRect(there);
        }
        cv::rotate(still.picture.clone(), still.picture, turn);
    }
    film.files = filmed(film.play.stills, cheapFilm(), scratch.file(""));
    const auto journal = scratch.file("game.umpire");
    const RunResult run = runUmpire(refereeing(film, journal, Told::ByTagsAndBoard));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.err, ::testing::HasSubstr("side A sits at the " + edge + " edge"));
    EXPECT_EQ(actionsIn(wholeJournal(journal)), film.play.actions);
}

INSTANTIATE_TEST_SUITE_P(Board, TurnedTable,
                         ::testing::Values(std::pair(cv::ROTATE_90_CLOCKWISE, "left"),
                                           std::pair(cv::ROTATE_180, "upper"),
                                           std::pair(cv::ROTATE_90_COUNTERCLOCKWISE, "right")),
                         [](const auto& turn) { return turn.param.second; });

/// A box hides two columns of the board from the first camera; the second camera is opposite.
TEST(SecondCamera, SeesWhatTheFirstOneCannot) {
    const ScratchFolder first, second;
    const TableDescription table = films::murusTable();
    const films::GamePlan plan{.start = murus_gallicus::testing::start(), .seed = 2, .actions = 5};
    Film film;
    film.play = films::filmedPlay(tiltedTable(), plan);
    for (films::Still& still : film.play.stills) {
        still.picture = still.picture.clone();
        cv::rectangle(still.picture, tiltedTable().placeOf("d1") | tiltedTable().placeOf("e7"),
                      {60, 90, 120}, cv::FILLED);
    }
    film.files = filmed(film.play.stills, cheapFilm(), first.file(""));
    const TableView opposite =
        framedAs(films::filmingView(table, kSize, 40_deg), {{table.width, table.height}, 180_deg});
    const films::FilmedPlay there =
        films::filmedPlay(films::RenderedMurus(opposite, table, {}), plan);
    ASSERT_EQ(there.actions, film.play.actions);
    const FilmedGame other = filmed(there.stills, cheapFilm(), second.file(""));

    ASSERT_EQ(runUmpire(refereeing(film, first.file("alone.umpire"))).status, 0);
    EXPECT_TRUE(actionsIn(wholeJournal(first.file("alone.umpire"))).empty());
    const auto journal = first.file("both.umpire");
    const RunResult run =
        runUmpire(with(refereeing(film, journal), {"--also", other.film.string()}));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(actionsIn(wholeJournal(journal)), film.play.actions) << run.err << run.out;
}

TEST(SecondCamera, GoesOnWhereSomethingIsBeforeTheFirstOnesLens) {
    FrameFacts hand;
    hand.handInView = true;
    JoinedFacts joined;
    using namespace std::chrono_literals;
    EXPECT_TRUE(joined.of(hand, FrameFacts{}, 1s).handInView) << "it may come over the table";
    EXPECT_FALSE(joined.of(hand, FrameFacts{}, 2s).handInView);
    EXPECT_FALSE(joined.atRest().first);
    EXPECT_TRUE(joined.atRest().second);
    EXPECT_TRUE(joined.of(hand, hand, 3s).handInView) << "both see it";
    EXPECT_TRUE(joined.of(FrameFacts{}, hand, 4s).handInView);
    EXPECT_FALSE(joined.of(FrameFacts{}, hand, 5s).handInView);
    EXPECT_TRUE(joined.atRest().first);
    EXPECT_FALSE(joined.atRest().second);
}

int killsAsked() {
    const char* asked = std::getenv("UMPIRE_KILLS");
    return asked != nullptr ? std::max(1, std::atoi(asked)) : 12;
}

/// Counts the announcements since the game was resumed, without the events that the resumption
/// itself wrote.
std::size_t announcedIn(const JournalRecord& record, std::size_t before) {
    std::size_t count = 0;
    for (std::size_t i = before; i < record.events.size(); ++i) {
        const Event& happening = record.events[i].happening;
        const bool silent = std::holds_alternative<GameStarted>(happening) ||
                            std::holds_alternative<Resumed>(happening);
        count += silent ? 0 : 1;
    }
    return count;
}

/// A program that starts while a hand rests on the table takes the hand for a part of the table. It
/// then needs five calm seconds to notice that the hand is gone (FrameFactsOptions::absorbed).
constexpr int kCalmFrames = 45;

/// `UMPIRE_KILLS=200` sets the number of kills.
TEST(KilledReferee, LosesNothingAnnouncedAndItsRecordEndsLikeAnUndisturbedOne) {
    const ScratchFolder scratch;
    const Film film = filmOf({.start = murus_gallicus::testing::start(), .seed = 2, .actions = 5},
                             scratch.file(""), kCalmFrames);
    const auto journal = scratch.file("killed.umpire");
    std::mt19937 chance(7);
    int kills = 0;
    int games = 0;
    while (kills < killsAsked() || std::filesystem::exists(journal)) {
        const bool isThere = std::filesystem::exists(journal);
        const std::size_t before = isThere ? wholeJournal(journal).events.size() : 0;
        RunningUmpire referee(isThere
                                  ? std::vector<std::string>{"referee", film.files.film.string(),
                                                             "--resume", journal.string()}
                                  : refereeing(film, journal));
        referee.readLines(kills < killsAsked() ? int(chance() % 8) : 1'000'000);
        usleep(useconds_t(chance() % 60'000));
        const bool killed = referee.kill();
        kills += killed ? 1 : 0;
        if (!std::filesystem::exists(journal)) {
            continue; // the journal did not exist yet
        }
        const JournalRecord record = wholeJournal(journal);
        ASSERT_GE(announcedIn(record, before), std::size_t(referee.lines()));
        if (!killed) {
            ++games;
            EXPECT_EQ(actionsIn(record), film.play.actions) << "after " << kills << " kills";
            EXPECT_EQ(whereItStands(record.events).position, murus_gallicus::text(film.play.end));
            const auto replayed = replay(record.settings, record.events);
            ASSERT_TRUE(replayed);
            EXPECT_TRUE(replayed->differences.empty());
            std::filesystem::remove(journal);
        }
    }
    RecordProperty("kills", kills);
    RecordProperty("games", games);
    EXPECT_GE(games, 1);
}

} // namespace
} // namespace umpire::testing
