#include "app/common/json/json_text.h"
#include "app/game/clock/game_clock.h"
#include "app/record/journal/recorded_start.h"
#include "app/record/journal/replay.h"
#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests a clock that nobody presses against the filmed times.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

/// Tolerance between the clock and the calls, in the film's time.
constexpr microseconds kAgree = 200ms;

/// The record of the film and the last announced state of its clock.
struct Clocked {
    JournalRecord record;
    ThinkingClock last;
};

Clocked follow(LiveRequest request, const std::filesystem::path& journal,
               const std::function<void(const Announcement&)>& heard = {}) {
    (std::filesystem::exists(journal) ? request.resume : request.journal) = journal;
    Clocked clocked;
    LiveListener listener;
    listener.clock = [&](const ThinkingClock& clock) { clocked.last = clock; };
    listener.announce = [&](const Announcement& each) -> Expected<void> {
        if (heard) {
            heard(each);
        }
        return {};
    };
    const auto followed = followGame(request, listener);
    EXPECT_TRUE(followed) << english(followed.error().message);
    clocked.record = wholeJournal(journal);
    return clocked;
}

GameClock atStart(const GameSettings& settings) {
    const auto control = recordedControl(settings.options);
    return {*recordedStart(settings), *allowedTo(settings.players, *control), control->atZero};
}

/// Returns each side's thinking time before each call, computed by the clock from the record.
std::vector<std::pair<std::string, microseconds>> turnsIn(const JournalRecord& record) {
    GameClock clock = atStart(record.settings);
    std::map<std::string, microseconds> before;
    std::vector<std::pair<std::string, microseconds>> turns;
    for (const RecordedEvent& event : record.events) {
        clock.hear(event.happening, event.time);
        if (const auto* called = std::get_if<Called>(&event.happening)) {
            const microseconds total = clock.shown().totals.at(called->player);
            turns.emplace_back(called->player,
                               total - std::exchange(before[called->player], total));
        }
    }
    return turns;
}

TEST(ClockOnFilm, IsTheSameLiveAndFromTheRecordAndTwice) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.clock = "1m+2s/1m,delay=1s";
    const Clocked first = follow(request, scratch.file("first.umpire"));
    const Clocked again = follow(request, scratch.file("again.umpire"));
    EXPECT_EQ(first.last, again.last);
    ASSERT_EQ(first.record.events.size(), again.record.events.size());
    for (std::size_t i = 0; i < first.record.events.size(); ++i) {
        EXPECT_EQ(first.record.events[i].happening, again.record.events[i].happening);
        EXPECT_EQ(first.record.events[i].time, again.record.events[i].time);
    }
    GameClock read = atStart(first.record.settings);
    for (const RecordedEvent& event : first.record.events) {
        read.hear(event.happening, event.time);
    }
    EXPECT_EQ(read.shown(), first.last);
    EXPECT_TRUE(replay(first.record.settings, first.record.events)->differences.empty());
}

TEST(ClockOnFilm, EndsTheTurnWhenTheHandHasLeft) {
    const ScratchFolder scratch;
    const FilmedGame& film = twoActions();
    LiveRequest request = film.request("murus-gallicus");
    request.clock = "1m";
    const Clocked clocked = follow(request, scratch.file("game.umpire"));
    const auto calls = eventsOf<Called>(clocked.record);
    ASSERT_EQ(calls.size(), 2u);
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const auto rested = std::get<Called>(calls[i].happening).rested;
        EXPECT_LE(std::chrono::abs(rested - film.beginOf(i + 1)), kAgree);
        EXPECT_LT(rested, calls[i].time);
    }
    const microseconds gaul = turnsIn(clocked.record)[1].second;
    EXPECT_LE(std::chrono::abs(gaul - (film.beginOf(2) - film.beginOf(1))), kAgree);
}

TEST(ClockOnFilm, EndsTheGameWhereASideHasNoTimeLeft) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.clock = "1m/1s";
    const Clocked clocked = follow(request, scratch.file("lost.umpire"));
    const auto flags = eventsOf<FlagFell>(clocked.record);
    const auto calls = eventsOf<Called>(clocked.record);
    ASSERT_EQ(flags.size(), 1u);
    ASSERT_EQ(calls.size(), 2u) << "and nothing that was played after it";
    const auto& flag = std::get<FlagFell>(flags[0].happening);
    EXPECT_EQ(flag.player, "gaul");
    EXPECT_EQ(flag.fell, std::get<Called>(calls[0].happening).rested + 1s);
    EXPECT_LE(flags[0].time - flag.fell, kAgree);
    EXPECT_EQ(std::get<Called>(calls[1].happening).source, Source::OutOfTime);
    const auto ends = eventsOf<GameOver>(clocked.record);
    ASSERT_EQ(ends.size(), 1u);
    EXPECT_EQ(std::get<GameOver>(ends[0].happening).winner, "roman");
    EXPECT_EQ(text(ends[0].happening), "roman wins the game: no time is left to gaul (MG-19)");
    EXPECT_TRUE(replay(clocked.record.settings, clocked.record.events)->differences.empty());
    const Clocked later = follow(request, scratch.file("lost.umpire"));
    EXPECT_EQ(eventsOf<GameOver>(later.record).size(), 1u);
    EXPECT_TRUE(later.last.isOver);
}

TEST(ClockOnFilm, CallsTheArbiterOrOnlyShowsItWhereThatIsAgreed) {
    const ScratchFolder scratch;
    for (const char* then : {"call", "show"}) {
        LiveRequest request = twoActions().request("murus-gallicus");
        request.clock = "1m/1s";
        request.atZero = then;
        const Clocked clocked = follow(request, scratch.file(std::string(then) + ".umpire"));
        const auto flags = eventsOf<FlagFell>(clocked.record);
        ASSERT_EQ(flags.size(), 1u);
        EXPECT_EQ(nameOf(std::get<FlagFell>(flags[0].happening).then), then);
        EXPECT_EQ(eventsOf<Called>(clocked.record).size(), 2u) << "the game goes on";
        EXPECT_TRUE(eventsOf<GameOver>(clocked.record).empty());
        EXPECT_LT(clocked.last.sides.at("gaul").left(), 0s);
    }
}

TEST(ClockOnFilm, GoesOnFromTheRecordOfAGameThatWasAdjourned) {
    const ScratchFolder scratch;
    LiveRequest request = twoActions().request("murus-gallicus");
    request.clock = "1m";
    const Clocked whole = follow(request, scratch.file("whole.umpire"));
    std::stop_source stop;
    LiveRequest first = request;
    first.stop = stop.get_token();
    const auto file = scratch.file("adjourned.umpire");
    const Clocked before = follow(first, file, [&](const Announcement& each) {
        if (std::holds_alternative<Called>(each.event)) {
            stop.request_stop();
        }
    });
    const auto* last = std::get_if<Noted>(&before.record.events.back().happening);
    ASSERT_NE(last, nullptr);
    EXPECT_THAT(english(last->text), ::testing::StartsWith("the clocks stand: gaul: 0:59"));
    LiveRequest later;
    later.source = request.source;
    const Clocked after = follow(later, file);
    for (const char* side : {"roman", "gaul"}) {
        EXPECT_LE(
            std::chrono::abs(after.last.sides.at(side).left() - whole.last.sides.at(side).left()),
            kAgree)
            << side << ": but for the moment until the table rests again";
    }
    GameClock read = atStart(after.record.settings);
    for (const RecordedEvent& event : after.record.events) {
        read.hear(event.happening, event.time);
    }
    EXPECT_EQ(read.shown(), after.last);
}

/// Checks a film of another renderer by its times of the hand.
TEST(ClockOnFilm, AgreesWithTheCallsOfAWholeGame) {
    const auto folder = std::filesystem::path(UMPIRE_SHARED_DIR) / "films" / "mg1";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "the film is not here";
    }
    const ScratchFolder scratch;
    LiveRequest request;
    request.source = (folder / "mg1.mp4").string();
    request.game = "murus-gallicus";
    request.table = folder / "table.yaml";
    request.camera = folder / "camera.yaml";
    request.clock = "5m+2s";
    const Clocked clocked = follow(request, scratch.file("mg1.umpire"));
    const auto truth = parsedJson(contentsOf(folder / "mg1.truth.json"));
    ASSERT_TRUE(truth);
    std::vector<microseconds> left; // when each action's hand had left
    for (const nlohmann::json& event : (*truth)["events"]) {
        if (event["kind"] == "action") {
            left.emplace_back(std::int64_t(event["t_out"].get<double>() * 1e6));
        }
    }
    const auto calls = eventsOf<Called>(clocked.record);
    const auto turns = turnsIn(clocked.record);
    ASSERT_EQ(calls.size(), left.size());
    microseconds widest{};
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const auto& called = std::get<Called>(calls[i].happening);
        const microseconds off = std::chrono::abs(called.rested - left[i]);
        widest = std::max(widest, off);
        EXPECT_LE(off, kAgree) << called.action;
        if (i > 0) {
            EXPECT_LE(std::chrono::abs(turns[i].second - (left[i] - left[i - 1])), kAgree)
                << called.action;
        }
    }
    std::cout << calls.size() << " calls; rest and hand differ by at most " << widest.count() / 1000
              << " ms\n";
}

} // namespace
} // namespace umpire::testing
