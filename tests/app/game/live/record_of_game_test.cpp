
#include "app/game/live/live_journal.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using murus_gallicus::testing::after;
using murus_gallicus::testing::position;
using murus_gallicus::testing::start;
using referee::testing::FilmedTable;

/// Returns the event as the journal gives it back.
Event asRecorded(const Event& event) {
    return eventFrom(recordedKind(event), jsonOf(event)).value();
}

/// Returns the announcements at that table as a journal's events.
std::vector<RecordedEvent> recordOf(const murus_gallicus::State& beginning,
                                    const FilmedTable& table) {
    std::vector<RecordedEvent> events(1);
    events.front().happening = GameStarted{murus_gallicus::text(beginning)};
    RecordOfGame record;
    std::int64_t number = 0;
    events.front().number = ++number;
    for (const Announcement& each : table.said()) {
        RecordedEvent event;
        event.number = ++number;
        event.time = each.at;
        event.happening = asRecorded(record.recordable(each.event));
        record.recorded(event);
        events.push_back(event);
    }
    return events;
}

GameSettings murusSettings() {
    GameSettings settings;
    settings.game = "murus-gallicus";
    settings.variant = "basic";
    return settings;
}

std::string described(const std::vector<ReplayDifference>& differences) {
    std::string all;
    for (const ReplayDifference& each : differences) {
        all += std::to_string(each.event) + " " + each.what + ": " + each.recorded + " / " +
               each.today + "\n";
    }
    return all;
}

/// Returns the last call from this source.
Called lastBy(Source source, const std::vector<RecordedEvent>& events) {
    Called found;
    for (const RecordedEvent& event : events) {
        const auto* called = std::get_if<Called>(&event.happening);
        found = called != nullptr && called->source == source ? *called : found;
    }
    return found;
}

template <typename Kind>
Kind lastOf(const std::vector<RecordedEvent>& events) {
    Kind found;
    for (const RecordedEvent& event : events) {
        if (const auto* kind = std::get_if<Kind>(&event.happening)) {
            found = *kind;
        }
    }
    return found;
}

/// Expects that the replay has no difference, and that a restored referee has the state of the
/// original.
void expectFaithful(const murus_gallicus::State& beginning, const FilmedTable& table) {
    const std::vector<RecordedEvent> events = recordOf(beginning, table);
    const auto replayed = replay(murusSettings(), events);
    ASSERT_TRUE(replayed) << english(replayed.error().message);
    EXPECT_EQ(described(replayed->differences), "");
    EXPECT_EQ(replayed->position, murus_gallicus::text(table.recorded()));
    EXPECT_EQ(whereItStands(events).position, murus_gallicus::text(table.recorded()));
    const auto restored = restoredEvents(events);
    ASSERT_TRUE(restored) << restored.error();
    EXPECT_EQ(restored->size(), events.size());
    FilmedTable resumed(beginning);
    EXPECT_EQ(resumed.referee().restore(*restored), std::nullopt);
    EXPECT_EQ(resumed.recorded(), table.recorded());
    EXPECT_EQ(resumed.referee().ply(), const_cast<FilmedTable&>(table).referee().ply());
}

TEST(RecordOfGame, HoldsActionsUndoesCorrectionsNotesAndPausesSoThatTheyReplay) {
    FilmedTable table(start());
    table.rest(start());
    table.play(after(start(), {"d1-d3"}));
    table.play(after(start(), {"d1-d3", "d7-d5"}));
    table.say("note the lamp was moved");
    table.say("undo 2");
    table.say("play e1-e3");
    table.say("play e7-e5");
    table.say("undo");
    table.say("what");
    table.say("correct a1 empty");
    table.say("pause");
    table.say("resume");
    table.say("resign");
    expectFaithful(start(), table);
    const auto events = recordOf(start(), table);
    EXPECT_EQ(lastBy(Source::Seen, events).action, "d7-d5");
    EXPECT_EQ(lastBy(Source::Chosen, events).player, "gaul");
    EXPECT_EQ(lastOf<Corrected>(events).what, "a1 empty");
    EXPECT_EQ(lastBy(Source::GaveUp, events).by, "gaul");
    EXPECT_EQ(lastOf<GameOver>(events).winner, "roman");
    EXPECT_EQ(lastOf<Refused>(events).command, "what");
}

TEST(RecordOfGame, AnUndoGoesBackToTheEventBeforeTheActionThatIsTakenBack) {
    FilmedTable table(start());
    table.rest(start());
    table.forget();
    table.say("play d1-d3");
    table.say("play d7-d5");
    table.say("undo");
    const auto events = recordOf(start(), table);
    EXPECT_EQ(lastOf<Undone>(events).to, 2);
    expectFaithful(start(), table);
    EXPECT_EQ(lineOfPlay(events).size(), 2u);
}

TEST(RecordOfGame, HoldsWhatIsIllegalAndStands) {
    const auto beginning = position("t7/8/8/8/3T4/8/8 r");
    FilmedTable table(beginning);
    table.rest(table.recorded());
    table.play(position("t7/8/8/8/4T3/8/8 r"));
    table.say("stands");
    table.play(after(table.recorded(), {"a7-a5"}));
    expectFaithful(beginning, table);
    const auto events = recordOf(beginning, table);
    EXPECT_EQ(lastOf<IllegalSeen>(events).rule, "MG-6");
    const auto stands = lastOf<IllegalStands>(events);
    EXPECT_EQ(stands.action, lastOf<IllegalSeen>(events).action);
    EXPECT_EQ(stands.rule, "MG-6");
    EXPECT_EQ(stands.because, lastOf<IllegalSeen>(events).because);
}

TEST(RecordOfGame, KnowsThePauseAndTheEndUntilTheyAreTakenBack) {
    RecordOfGame record;
    const auto keep = [&record](std::int64_t number, Event happening) {
        RecordedEvent event;
        event.number = number;
        event.happening = std::move(happening);
        record.recorded(event);
    };
    keep(1, GameStarted{"p"});
    keep(2, Called{});
    keep(3, GameOver{});
    keep(4, Paused{});
    EXPECT_TRUE(record.isOver());
    EXPECT_TRUE(record.isPaused());
    keep(5, Undone{.position = "p", .to = 1});
    EXPECT_FALSE(record.isOver());
    EXPECT_TRUE(record.isPaused());
    keep(6, Resumed{});
    EXPECT_FALSE(record.isPaused());
    EXPECT_FALSE(record.restorable(Undone{.position = "p", .to = 1}))
        << "nothing stands after event 1";
}

} // namespace
} // namespace umpire
