#include "app/record/journal/journal.h"

#include "app/record/events/hearer.h"
#include "app/record/journal/event_json.h"
#include "app/record/journal/export_game.h"
#include "app/record/journal/former_words.h"
#include "app/record/journal/journal_rows.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/replay.h"
#include "tests/app/record/journal/written_journal.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>

namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const Called kCalled{.player = "roman",
                     .action = "d1-d3",
                     .happened = {"a", "b"},
                     .position = "somewhere",
                     .onlyFor = "gaul",
                     .rested = StreamTime(7)};

Called saidBy(Source source, const std::string& who) {
    Called called = kCalled;
    called.source = source;
    called.by = who;
    return called;
}

Called seen(Called called, double probability, std::vector<Choice> others) {
    called.probability = probability;
    called.others = std::move(others);
    return called;
}

IllegalStands standing(const Called& called, const std::string& because) {
    return {.action = called.action,
            .because = because,
            .rule = "MG-6",
            .position = called.position,
            .happened = called.happened,
            .player = called.player,
            .onlyFor = called.onlyFor};
}

/// One event of each kind, as a journal returns them.
const std::vector<Event> kEveryKind = {
    GameStarted{"start"},
    StateChanged{TableState::HandOverTable},
    Unfinished{{}, "it may become something"},
    Desynchronised{{}, "d4 is empty"},
    Synchronised{},
    seen(kCalled, 0.875, {{"d1-d2", 0.1}, {"pass", 0.025}}),
    IllegalSeen{.action = "d1-d4", .because = "too far", .rule = "MG-6", .probability = 0.75},
    standing(kCalled, "too far"),
    Asked{{{"d1-d3", 0.5}, {"d1-d2", 0.4}}, "Which?"},
    saidBy(Source::Chosen, "Anna"),
    Corrected{"c3 to c4", "elsewhere", "Ben"},
    Undone{.position = "start", .to = 1, .by = "both"},
    Paused{"tea"},
    Resumed{"after tea"},
    saidBy(Source::GaveUp, "Ben"),
    saidBy(Source::OutOfTime, "Ben"),
    Noted{"a line\nand \xC3\xA9", "Anna"},
    Noted{"calls the arbiter: no", ""},
    ArbiterCalled{"a sleeve", "roman"},
    Ruled{"Ilona", "undo 1", "a sleeve", "1f3a"},
    AgreementNeeded{2, {"roman", "gaul"}},
    AnswerNeeded{{"A", "B"}, message("how is it built?"), {"A build 5/5/3"}},
    Refused{.command = "what", .because = "it is no command"},
    Repeated{3},
    FlagFell{"gaul", StreamTime(12345), AtZero::CallArbiter},
    Advised{Advised::As::Hint, "gaul", "e7-e5", 0.55555, {"e7-e5", "f1-f3"}},
    GameOver{"roman", "it is over", "MG-8"}};

std::vector<RecordedEvent> recorded(const std::vector<Event>& happenings) {
    std::vector<RecordedEvent> events;
    for (const Event& happening : happenings) {
        events.push_back({.number = std::int64_t(events.size() + 1),
                          .time = std::chrono::microseconds(1000 * (events.size() + 1)),
                          .happening = happening,
                          .pictureHash = {},
                          .hash = "h"});
    }
    return events;
}

std::vector<std::int64_t> numbersOf(const std::vector<RecordedEvent>& events) {
    std::vector<std::int64_t> numbers(events.size());
    std::ranges::transform(events, numbers.begin(), &RecordedEvent::number);
    return numbers;
}

Called callTo(const std::string& position) {
    return {.action = "x", .position = position};
}

Undone backTo(std::int64_t event, const std::string& position) {
    return {.position = position, .to = event};
}

TEST(Events, OfEveryKindComeBackThroughJson) {
    std::set<std::size_t> kinds;
    for (const Event& event : kEveryKind) {
        const auto json = parsedJson(compactText(jsonOf(event)));
        ASSERT_TRUE(json);
        EXPECT_EQ(eventFrom(recordedKind(event), *json).value(), event) << *json;
        kinds.insert(event.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
    EXPECT_FALSE(eventFrom("sneeze", nlohmann::json::object()));
    EXPECT_THAT(eventFrom("state", {{"state", "upside down"}, {"because", ""}}).error(),
                HasSubstr("`upside down`"));
}

Event recordedAs(const Event& event) {
    return eventFrom(recordedKind(event), jsonOf(event)).value();
}

TEST(Events, AreRecordedAsEverybodyMayHearThem) {
    const Desynchronised found{{{"d4", "a Roman tower", "nothing"}}};
    EXPECT_EQ(recordedAs(found), Event(Desynchronised{{}, sentenceOf(found)}));
    EXPECT_EQ(text(recordedAs(found)), text(found));
    EXPECT_EQ(recordedAs(saidBy(Source::Said, "")), Event(saidBy(Source::Chosen, "")));
    const AgreementNeeded half{0, {"gaul"}, "play draw", AgreementNeeded::Of::One};
    EXPECT_EQ(recordedAs(half), Event(half));
    const Advised hint{Advised::As::Hint, "red", "d6-d7", 0.9, {"d6-d7"}, "red"};
    EXPECT_EQ(recordedAs(hint), publicView(hint));
    const Refused secret{.command = "play d6 PA", .because = "d6 is no plane", .by = "red"};
    EXPECT_EQ(std::get<Refused>(recordedAs(secret)).command, "play");
    EXPECT_EQ(text(recordedAs(secret)), text(publicView(secret)));
}

TEST(Events, OfAnOlderJournalAreReadAsWhatTheyAre) {
    const auto once = [](const std::string& note, const std::string& by = "") {
        return eventFrom("note", {{"what", note}, {"by", by}}).value();
    };
    EXPECT_EQ(once("calls the arbiter"), Event(ArbiterCalled{}));
    EXPECT_EQ(once("calls the arbiter: a sleeve"), Event(ArbiterCalled{"a sleeve"}));
    EXPECT_EQ(once("the arbiter Ilona rules `undo 1`: a `sleeve`: [moved] it [1f3a]"),
              Event(Ruled{"Ilona", "undo 1", "a `sleeve`: [moved] it", "1f3a"}));
    EXPECT_EQ(once("the arbiter Ilona rules: so [1]"), Event(Ruled{"Ilona", "", "so", "1"}));
    for (const std::string text : {"", "the lamp", "calls the arbiters", "the arbiter", "]",
                                   "the arbiter Ilona rules", "the arbiter Ilona rules [1]"}) {
        EXPECT_EQ(once(text), Event(Noted{text}));
    }
    EXPECT_EQ(once("calls the arbiter", "Anna"), Event(Noted{"calls the arbiter", "Anna"}));
    EXPECT_TRUE(isFormerRefusal(std::get<Noted>(once("cannot `what`: no", "umpire"))));
    EXPECT_FALSE(isFormerRefusal(std::get<Noted>(once("cannot `what`: no"))));
}

TEST(Events, ThatLackAFieldSayWhich) {
    for (const Event& happening : kEveryKind) {
        const nlohmann::json whole = jsonOf(happening);
        for (const auto& [name, value] : whole.items()) {
            if (name.ends_with("_message") || name == "is_note" || name == "rested_us" ||
                (name == "because" && whole.contains("state"))) {
                continue; // older journals have no state, and the state is not read
            }
            nlohmann::json json = whole;
            json.erase(name);
            const auto without = eventFrom(recordedKind(happening), json);
            ASSERT_FALSE(without) << recordedKind(happening) << " " << name;
            EXPECT_THAT(without.error(), HasSubstr(name + ": is missing"));
            json[name] = nlohmann::json::array({nlohmann::json::object()});
            const auto wrong = eventFrom(recordedKind(happening), json);
            ASSERT_FALSE(wrong) << recordedKind(happening) << " " << name;
            EXPECT_THAT(wrong.error(), HasSubstr(name));
        }
    }
}

TEST(Events, WithPositionsAndActionsGiveThem) {
    int positions = 0;
    int actions = 0;
    for (const Event& happening : kEveryKind) {
        positions += positionAfter(happening) != nullptr ? 1 : 0;
        actions += actionIn(happening) ? 1 : 0;
    }
    EXPECT_EQ(positions, 8);
    EXPECT_EQ(actions, 5);
    EXPECT_EQ(*positionAfter(kCalled), "somewhere");
}

TEST(Hashes, DependOnEveryField) {
    const EventRow row{7, 1000, "note", "{}", "", ""};
    const std::string hash = hashOf(row, "before");
    EXPECT_EQ(hash.size(), 64U);
    EXPECT_EQ(hashOf(row, "before"), hash);
    EXPECT_NE(hashOf(row, "after"), hash);
    EXPECT_NE(hashOf(EventRow{8, 1000, "note", "{}", "", ""}, "before"), hash);
    EXPECT_NE(hashOf(EventRow{7, 1001, "note", "{}", "", ""}, "before"), hash);
    EXPECT_NE(hashOf(EventRow{7, 1000, "not", "e{}", "", ""}, "before"), hash);
    EXPECT_NE(hashOf(EventRow{7, 1000, "note", "{", "}", ""}, "before"), hash);
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(LineOfPlay, IsWithoutWhatWasUndone) {
    const auto events = recorded(
        {GameStarted{"0"}, callTo("1"), callTo("2"), backTo(2, "1"), callTo("3"), Noted{"n"}});
    EXPECT_THAT(numbersOf(lineOfPlay(events)), ElementsAre(1, 2, 5, 6));
    EXPECT_EQ(whereItStands(events).position, "3");
}

TEST(LineOfPlay, GetsBackWhatWasUndoneByMistake) {
    const auto events = recorded(
        {GameStarted{"0"}, callTo("1"), callTo("2"), backTo(1, "0"), backTo(3, "2"), callTo("3")});
    EXPECT_THAT(numbersOf(lineOfPlay(events)), ElementsAre(1, 2, 3, 6));
}

TEST(LineOfPlay, EndsWhateverADamagedRecordSays) {
    EXPECT_THAT(numbersOf(lineOfPlay(recorded({GameStarted{"0"}, backTo(9, ""), backTo(3, "")}))),
                ElementsAre(1));
    EXPECT_TRUE(lineOfPlay({}).empty());
    EXPECT_TRUE(lineOfPlay(recorded({backTo(-5, "")})).empty());
}

TEST(WhereItStands, KnowsAPauseAndTheEnd) {
    auto now = whereItStands(recorded({GameStarted{"0"}, callTo("1"), Paused{}}));
    EXPECT_TRUE(now.paused);
    EXPECT_FALSE(now.over);
    EXPECT_EQ(now.lastEvent, 3);
    EXPECT_EQ(now.time, std::chrono::microseconds(3000));
    now = whereItStands(recorded({GameStarted{"0"}, Paused{}, Resumed{}, callTo("1"), GameOver{}}));
    EXPECT_FALSE(now.paused);
    EXPECT_TRUE(now.over);
    EXPECT_EQ(whereItStands({}).lastEvent, 0);
}

TEST(JournalFile, GivesBackAllThatWasAppended) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    GameSettings settings = playoutSettings("murus-gallicus");
    settings.gameFiles = {{"naval_board.txt", "a\nb"}};
    settings.cameraFile = "not \xFF UTF-8";
    settings.certificate = "{\"schema\": \"umpire.certificate/1\"}\n";
    settings.names = {{"roman", "Béla \"the\" Great"}};
    std::vector<Entry> events;
    for (const Event& happening : kEveryKind) {
        events.push_back({std::chrono::microseconds(events.size() * 7), happening,
                          events.size() % 2 == 0 ? std::string("\xFF\xD8\0jpeg", 7) : ""});
    }
    writeJournal(file, settings, events);
    const WholeRecord whole = wholeRecord(file);
    settings.cameraFile = "not \xEF\xBF\xBD UTF-8";
    EXPECT_EQ(whole.record.settings, settings);
    ASSERT_EQ(whole.record.events.size(), events.size());
    EXPECT_EQ(describe(whole.record.faults), "");
    for (std::size_t i = 0; i < events.size(); ++i) {
        const RecordedEvent& event = whole.record.events[i];
        EXPECT_EQ(event.number, std::int64_t(i + 1));
        EXPECT_EQ(event.time, events[i].time);
        EXPECT_EQ(event.happening, events[i].happening);
        EXPECT_EQ(event.pictureHash, events[i].jpeg.empty() ? "" : sha256(events[i].jpeg));
        EXPECT_EQ(whole.pictures.contains(event.number), !events[i].jpeg.empty());
    }
    EXPECT_EQ(whole.pictures.at(1), events[0].jpeg);
    EXPECT_FALSE(std::filesystem::exists(file.string() + "-wal")) << "one file";
    EXPECT_FALSE(std::filesystem::exists(file.string() + ".lock"));
    EXPECT_FALSE(std::filesystem::exists(file.string() + ".part"));
}

TEST(JournalFile, GoesOnWhereItStoppedAndIsReadMeanwhile) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    const auto events = recordedPlayout("murus-gallicus", 1, 6);
    writeJournal(scratch.file("undisturbed.umpire"), playoutSettings("murus-gallicus"), events);
    writeJournal(file, playoutSettings("murus-gallicus"), {events.begin(), events.begin() + 3});
    auto journal = Journal::resume(file);
    ASSERT_TRUE(journal) << english(journal.error().message);
    EXPECT_EQ(journal->count(), 3);
    for (std::size_t i = 3; i < events.size(); ++i) {
        ASSERT_TRUE(journal->append(events[i]));
        EXPECT_EQ(readJournal(file)->events.size(), i + 1) << "it is there at once";
    }
    EXPECT_EQ(readJournal(file)->events, readJournal(scratch.file("undisturbed.umpire"))->events);
}

TEST(Replay, OfARecordFindsNoDifferenceAndComesToItsEnd) {
    const auto settings = playoutSettings("murus-gallicus");
    std::vector<Event> happenings;
    for (const Entry& event : recordedPlayout("murus-gallicus", 1, 40)) {
        happenings.push_back(event.happening);
    }
    const auto replayed = replay(settings, recorded(happenings));
    ASSERT_TRUE(replayed);
    EXPECT_TRUE(replayed->differences.empty()) << replayed->differences.front().what;
    EXPECT_EQ(replayed->actions, 40);
    EXPECT_EQ(replayed->position, whereItStands(recorded(happenings)).position);
}

const std::string kStart = "tttttttt/8/8/8/8/8/TTTTTTTT r";
const std::string kAfterD1D3 = "tttttttt/8/8/8/3W4/3W4/TTT1TTTT g";

std::vector<ReplayDifference> differencesOf(const std::vector<Event>& happenings) {
    const auto replayed = replay(playoutSettings("murus-gallicus"), recorded(happenings));
    EXPECT_TRUE(replayed);
    return replayed->differences;
}

std::vector<Message> eventsOfD1D3() {
    const auto found =
        differencesOf({GameStarted{kStart}, Called{.action = "d1-d3", .position = kAfterD1D3}});
    EXPECT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().what, "the action causes something else");
    const std::string today = found.front().today;
    return {today.substr(0, today.find("; ")), today.substr(today.find("; ") + 2)};
}

TEST(Replay, SaysWhereTodaysRulesDiffer) {
    const Called first{.action = "d1-d3", .happened = eventsOfD1D3(), .position = kAfterD1D3};
    EXPECT_TRUE(differencesOf({GameStarted{kStart}, first}).empty());

    Called refused = first;
    refused.action = "d1-d4";
    auto found = differencesOf({GameStarted{kStart}, refused, GameOver{}});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].event, 2);
    EXPECT_EQ(found[0].action, "d1-d4");
    EXPECT_EQ(found[0].what, "the rules refuse the action");
    EXPECT_THAT(found[0].today, HasSubstr("(MG-6)"));
    EXPECT_EQ(found[1].what, "another outcome");
    EXPECT_EQ(found[1].today, "it goes on");

    found = differencesOf(
        {GameStarted{kStart}, IllegalSeen{"", "d1-d3", "not legal then", "MG-6", 1.0}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "the rules allow the action");

    Called elsewhere = first;
    elsewhere.source = Source::Chosen;
    elsewhere.position = "tttttttt/8/8/8/3W4/8/TTTWTTTT g";
    found = differencesOf({GameStarted{kStart}, elsewhere});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "another position");
    EXPECT_EQ(found[0].today, kAfterD1D3);

    found = differencesOf({GameStarted{kStart}, standing(first, "not legal then")});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "the rules allow the action");

    found = differencesOf({GameStarted{kStart}, first, backTo(7, kStart), backTo(2, kStart),
                           Corrected{"", "nonsense"}});
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].what, "an undo goes back to no event");
    EXPECT_EQ(found[1].what, "another position");
    EXPECT_EQ(found[2].what, "the position does not parse");
}

TEST(JsonLines, ComeBackAndSayWhereTheyAreWrong) {
    ExportedGame game{playoutSettings("murus-gallicus"), recorded(kEveryKind)};
    EXPECT_EQ(jsonLinesOf(game).find("\"certificate\""), std::string::npos)
        << "records without one are as older versions wrote them";
    EXPECT_EQ(jsonLinesOf(game).find("\"names\""), std::string::npos);
    EXPECT_FALSE(rowsOf(game.settings).contains("certificate"));
    EXPECT_FALSE(rowsOf(game.settings).contains("names"));
    game.settings.certificate = "{}\n";
    game.settings.names = {{"gaul", "Anna"}, {"roman", "Béla"}};
    const std::string lines = jsonLinesOf(game);
    EXPECT_EQ(std::ranges::count(lines, '\n'), 1 + std::ssize(kEveryKind));
    const auto again = gameFromJsonLines(lines);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(again->settings, game.settings);
    EXPECT_EQ(again->events, game.events);
    EXPECT_THAT(gameFromJsonLines("").error(), HasSubstr("line 1: game: is missing"));
    EXPECT_THAT(gameFromJsonLines("{}").error(), HasSubstr("line 1: schema: give"));
    EXPECT_THAT(gameFromJsonLines("[1]").error(), HasSubstr("line 1: schema"));
    const std::string last = "line " + std::to_string(2 + std::ssize(kEveryKind));
    EXPECT_THAT(gameFromJsonLines(lines + "what?\n").error(), HasSubstr(last + ": is no JSON"));
    EXPECT_THAT(gameFromJsonLines(lines + "[]\n").error(), HasSubstr(last + ": is no JSON object"));
    EXPECT_THAT(gameFromJsonLines(lines + "{}\n").error(),
                HasSubstr(last + ": number: is missing"));
}

TEST(GameText, HasTagsActionsAndRemarks) {
    const std::string text =
        textOf(ExportedGame{playoutSettings("murus-gallicus"),
                            recorded({GameStarted{kStart}, callTo("1"), backTo(1, kStart),
                                      saidBy(Source::Chosen, "Anna"), Noted{"two\nlines", "Ben"},
                                      IllegalStands{"d1-d4", "far", "MG-6", "there"},
                                      GameOver{std::nullopt, "agreed", "MG-20"}})});
    EXPECT_THAT(text, HasSubstr("[Game \"murus-gallicus\"]\n[Variant \"basic\"]\n"));
    EXPECT_THAT(text, HasSubstr("[Player2 \"Ben \\\"the\\\" Great\"]\n"));
    EXPECT_THAT(text, HasSubstr("[Result \"draw\"]\n[Termination \"agreed (MG-20)\"]\n"));
    EXPECT_THAT(text,
                HasSubstr("[Position \"" + kStart + "\"]\n\nd1-d3\n# note: two lines (Ben)\n"));
    EXPECT_THAT(text,
                HasSubstr("# stands though illegal: d1-d4: far (MG-6)\n[Position \"there\"]\n"));
}

} // namespace
} // namespace umpire::testing
