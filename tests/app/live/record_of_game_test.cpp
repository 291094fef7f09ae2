#include "app/live/record_of_game.h"

#include "app/journal/line_of_play.h"
#include "app/journal/replay.h"
#include "app/live/live_journal.h"
#include "tests/app/referee/filmed_table.h"
#include "tests/rules/murus_table.h"

#include <gmock/gmock.h>

namespace umpire {
namespace {

using murus_gallicus::testing::after;
using murus_gallicus::testing::position;
using murus_gallicus::testing::start;
using referee::testing::FilmedTable;

/// What was said at that table, as a journal would have it.
std::vector<RecordedEvent> recordOf(const murus_gallicus::State& beginning,
                                    const FilmedTable& table) {
    std::vector<RecordedEvent> events(1);
    events.front().happening = GameStart{murus_gallicus::text(beginning)};
    RecordOfGame record;
    std::int64_t number = 0;
    events.front().number = ++number;
    for (const referee::Announcement& each : table.said()) {
        RecordedEvent event;
        event.number = ++number;
        event.time = each.at;
        event.happening = record.happeningOf(each.event);
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

/// Replays without a difference, and a referee that is restored stands where the other one does.
void expectFaithful(const murus_gallicus::State& beginning, const FilmedTable& table) {
    const std::vector<RecordedEvent> events = recordOf(beginning, table);
    const auto replayed = replay(murusSettings(), events);
    ASSERT_TRUE(replayed) << english(replayed.error().message);
    EXPECT_EQ(described(replayed->differences), "");
    EXPECT_EQ(replayed->position, murus_gallicus::text(table.recorded()));
    EXPECT_EQ(whereItStands(events).position, murus_gallicus::text(table.recorded()));
    const auto restored = restoredEvents(events);
    ASSERT_TRUE(restored) << restored.error();
    EXPECT_EQ(restored->events.size(), restored->numbers.size());
    FilmedTable resumed(beginning);
    EXPECT_EQ(resumed.referee().restore(restored->events), std::nullopt);
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
    EXPECT_EQ(lastOf<Call>(events).played.action, "d7-d5");
    EXPECT_EQ(lastOf<Choice>(events).played.player, "gaul");
    EXPECT_EQ(lastOf<Correction>(events).what, "a1 empty");
    EXPECT_EQ(lastOf<Resignation>(events).by, "gaul");
    EXPECT_EQ(lastOf<GameEnd>(events).winner, "roman");
    EXPECT_EQ(lastOf<Note>(events).by, "umpire");
    EXPECT_THAT(lastOf<Note>(events).what, ::testing::HasSubstr("cannot `what`"));
}

TEST(RecordOfGame, AnUndoGoesBackToTheEventBeforeTheActionThatIsTakenBack) {
    FilmedTable table(start());
    table.rest(start());
    table.forget();
    table.say("play d1-d3");
    table.say("play d7-d5");
    table.say("undo");
    const auto events = recordOf(start(), table);
    EXPECT_EQ(lastOf<Undo>(events).to, 2);
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
    EXPECT_EQ(stands.played.action, lastOf<IllegalSeen>(events).action);
    EXPECT_EQ(stands.rule, "MG-6");
    EXPECT_EQ(stands.because, lastOf<IllegalSeen>(events).because);
}

TEST(RecordOfGame, HoldsTheQuestionAndWhatElseItMayHaveBeen) {
    RecordOfGame record;
    const auto ask =
        std::get<Ask>(record.happeningOf(referee::Asked{{{"b4xc5", 0.6, ""}, {"d4xc5", 0.4, ""}}}));
    EXPECT_EQ(ask.options, (std::vector<Explanation>{{"b4xc5", 0.6}, {"d4xc5", 0.4}}));
    referee::Called called;
    called.action = "b4xc5";
    called.probability = 0.98;
    called.others = {{"d4xc5", 0.02, ""}};
    const auto call = std::get<Call>(record.happeningOf(called));
    EXPECT_EQ(call.alternatives, (std::vector<Explanation>{{"d4xc5", 0.02}}));
    EXPECT_EQ(call.probability, 0.98);
    const auto needed = std::get<Ask>(
        record.happeningOf(referee::AnswerNeeded{{"A", "B"}, "how is it built?", {}}));
    EXPECT_EQ(needed.question, "A, B: how is it built?");
}

TEST(RecordOfGame, KnowsThePauseAndTheEndUntilTheyAreTakenBack) {
    RecordOfGame record;
    const auto keep = [&record](std::int64_t number, Happening happening) {
        RecordedEvent event;
        event.number = number;
        event.happening = std::move(happening);
        record.recorded(event);
    };
    keep(1, GameStart{"p"});
    keep(2, Call{});
    keep(3, GameEnd{});
    keep(4, Pause{});
    EXPECT_TRUE(record.isOver());
    EXPECT_TRUE(record.isPaused());
    keep(5, Undo{1, "p", ""});
    EXPECT_FALSE(record.isOver());
    EXPECT_TRUE(record.isPaused());
    keep(6, Resume{});
    EXPECT_FALSE(record.isPaused());
    EXPECT_FALSE(record.eventOf(Undo{1, "p", ""})) << "nothing stands after event 1";
}

TEST(RecordOfGame, APictureStandsBesideVerdictsDisputesAndCorrections) {
    EXPECT_TRUE(wantsPicture(referee::Called{}));
    EXPECT_TRUE(wantsPicture(referee::IllegalSeen{}));
    EXPECT_TRUE(wantsPicture(referee::Desynchronised{}));
    EXPECT_TRUE(wantsPicture(referee::Amended{}));
    EXPECT_FALSE(wantsPicture(referee::StateChanged{}));
    EXPECT_FALSE(wantsPicture(referee::Noted{}));
}

} // namespace
} // namespace umpire
