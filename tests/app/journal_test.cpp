#include "app/journal/journal.h"

#include "app/journal/event_json.h"
#include "app/journal/export_game.h"
#include "app/journal/game_tags.h"
#include "app/journal/journal_rows.h"
#include "app/journal/line_of_play.h"
#include "app/journal/replay.h"
#include "tests/app/run_umpire.h"
#include "tests/app/written_journal.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace umpire::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const PlayedAction kPlayed{"d1-d3", {"a", "b"}, "somewhere", "roman", "gaul"};

/// One of each kind.
const std::vector<Happening> kEveryKind = {GameStart{"start"},
                                           StateChange{"hand", "a sleeve"},
                                           Call{kPlayed, 0.875, {{"d1-d2", 0.1}, {"pass", 0.025}}},
                                           IllegalSeen{"d1-d4", "too far", "MG-6", 0.75},
                                           IllegalStands{kPlayed, "too far", "MG-6"},
                                           Ask{"Which?", {{"d1-d3", 0.5}, {"d1-d2", 0.4}}},
                                           Choice{kPlayed, "Anna"},
                                           Correction{"c3 to c4", "elsewhere", "Ben"},
                                           Dispute{3, "never", "Ben"},
                                           Undo{1, "start", "both"},
                                           Pause{"tea"},
                                           Resume{"after tea"},
                                           Resignation{kPlayed, "Ben"},
                                           Note{"a line\nand \xC3\xA9", "Anna"},
                                           GameEnd{"roman", "it is over", "MG-8"}};

std::vector<RecordedEvent> recorded(const std::vector<Happening>& happenings) {
    std::vector<RecordedEvent> events;
    for (const Happening& happening : happenings) {
        events.push_back({.number = std::int64_t(events.size() + 1),
                          .time = std::chrono::microseconds(1000 * (events.size() + 1)),
                          .happening = happening,
                          .pictureHash = {},
                          .hash = "h"});
    }
    return events;
}

std::vector<std::int64_t> numbersOf(const std::vector<RecordedEvent>& events) {
    std::vector<std::int64_t> numbers;
    for (const RecordedEvent& event : events) {
        numbers.push_back(event.number);
    }
    return numbers;
}

Call callTo(const std::string& position) {
    return Call{{"x", {}, position, "", ""}, 1.0, {}};
}

TEST(Events, OfEveryKindComeBackThroughJson) {
    ASSERT_EQ(kEveryKind.size(), std::variant_size_v<Happening>);
    for (std::size_t i = 0; i < kEveryKind.size(); ++i) {
        const Happening& happening = kEveryKind[i];
        EXPECT_EQ(happening.index(), i);
        const auto json = parsedJson(compactText(jsonOf(happening)));
        ASSERT_TRUE(json);
        EXPECT_EQ(happeningFrom(kindOf(happening), *json).value(), happening) << *json;
    }
    EXPECT_FALSE(happeningFrom("sneeze", nlohmann::json::object()));
}

TEST(Events, ThatLackAFieldSayWhich) {
    for (const Happening& happening : kEveryKind) {
        const nlohmann::json whole = jsonOf(happening);
        for (const auto& [name, value] : whole.items()) {
            nlohmann::json json = whole;
            json.erase(name);
            EXPECT_THAT(happeningFrom(kindOf(happening), json).error(),
                        HasSubstr(name + ": is missing"));
            json[name] = nlohmann::json::array({nlohmann::json::object()});
            EXPECT_THAT(happeningFrom(kindOf(happening), json).error(), HasSubstr(name));
        }
    }
}

TEST(Events, WithPositionsAndActionsGiveThem) {
    int positions = 0;
    int actions = 0;
    for (const Happening& happening : kEveryKind) {
        positions += positionAfter(happening) != nullptr ? 1 : 0;
        actions += playedIn(happening) != nullptr ? 1 : 0;
    }
    EXPECT_EQ(positions, 7);
    EXPECT_EQ(actions, 4);
    EXPECT_EQ(*positionAfter(kEveryKind[2]), "somewhere");
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
        {GameStart{"0"}, callTo("1"), callTo("2"), Undo{2, "1", ""}, callTo("3"), Note{"n", ""}});
    EXPECT_THAT(numbersOf(lineOfPlay(events)), ElementsAre(1, 2, 5, 6));
    EXPECT_EQ(whereItStands(events).position, "3");
}

TEST(LineOfPlay, GetsBackWhatWasUndoneByMistake) {
    const auto events = recorded({GameStart{"0"}, callTo("1"), callTo("2"), Undo{1, "0", ""},
                                  Undo{3, "2", ""}, callTo("3")});
    EXPECT_THAT(numbersOf(lineOfPlay(events)), ElementsAre(1, 2, 3, 6));
}

TEST(LineOfPlay, EndsWhateverADamagedRecordSays) {
    EXPECT_THAT(numbersOf(lineOfPlay(recorded({GameStart{"0"}, Undo{9, "", ""}, Undo{3, "", ""}}))),
                ElementsAre(1));
    EXPECT_TRUE(lineOfPlay({}).empty());
    EXPECT_TRUE(lineOfPlay(recorded({Undo{-5, "", ""}})).empty());
}

TEST(WhereItStands, KnowsAnOpenQuestionAPauseAndTheEnd) {
    const Ask ask{"Which?", {}};
    auto now = whereItStands(recorded({GameStart{"0"}, ask, Pause{""}}));
    EXPECT_EQ(now.open, ask);
    EXPECT_TRUE(now.paused);
    EXPECT_FALSE(now.over);
    EXPECT_EQ(now.lastEvent, 3);
    EXPECT_EQ(now.time, std::chrono::microseconds(3000));
    now = whereItStands(
        recorded({GameStart{"0"}, ask, Pause{""}, Resume{""}, callTo("1"), GameEnd{}}));
    EXPECT_FALSE(now.open);
    EXPECT_FALSE(now.paused);
    EXPECT_TRUE(now.over);
    EXPECT_EQ(whereItStands({}).lastEvent, 0);
}

TEST(Tags, ComeBack) {
    for (const std::string value : {"", "Anna", "Ben \"the\" Great", "back\\slash", "\\\"", "]"}) {
        const GameTag tag{"Player1", value};
        EXPECT_EQ(tagIn(textOf(tag)), tag) << textOf(tag);
    }
    for (const char* line : {"", "[", "[Game]", "[Game \"]", "[ \"x\"]", "d1-d3", "Game \"x\"]"}) {
        EXPECT_FALSE(tagIn(line)) << line;
    }
    EXPECT_EQ(textOf(GameTag{"A", "b\nc"}), "[A \"b c\"]");
}

TEST(JournalFile, GivesBackAllThatWasAppended) {
    const ScratchFolder scratch;
    const auto file = scratch.file("a.umpire");
    GameSettings settings = playoutSettings("murus-gallicus");
    settings.gameFiles = {{"naval_board.txt", "a\nb"}};
    settings.cameraFile = "not \xFF UTF-8";
    std::vector<Event> events;
    for (const Happening& happening : kEveryKind) {
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
    std::vector<Happening> happenings;
    for (const Event& event : recordedPlayout("murus-gallicus", 1, 40)) {
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

std::vector<ReplayDifference> differencesOf(const std::vector<Happening>& happenings) {
    const auto replayed = replay(playoutSettings("murus-gallicus"), recorded(happenings));
    EXPECT_TRUE(replayed);
    return replayed->differences;
}

std::vector<std::string> eventsOfD1D3() {
    const auto found =
        differencesOf({GameStart{kStart}, Call{{"d1-d3", {}, kAfterD1D3, "", ""}, 1.0, {}}});
    EXPECT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().what, "the action causes something else");
    const std::string today = found.front().today;
    return {today.substr(0, today.find("; ")), today.substr(today.find("; ") + 2)};
}

TEST(Replay, SaysWhereTodaysRulesDiffer) {
    const PlayedAction first{"d1-d3", eventsOfD1D3(), kAfterD1D3, "", ""};
    EXPECT_TRUE(differencesOf({GameStart{kStart}, Call{first, 1.0, {}}}).empty());

    PlayedAction refused = first;
    refused.action = "d1-d4";
    auto found = differencesOf({GameStart{kStart}, Call{refused, 1.0, {}}, GameEnd{}});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].event, 2);
    EXPECT_EQ(found[0].action, "d1-d4");
    EXPECT_EQ(found[0].what, "the rules refuse the action");
    EXPECT_THAT(found[0].today, HasSubstr("(MG-6)"));
    EXPECT_EQ(found[1].what, "another outcome");
    EXPECT_EQ(found[1].today, "it goes on");

    found = differencesOf({GameStart{kStart}, IllegalSeen{"d1-d3", "not legal then", "MG-6", 1.0}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "the rules allow the action");

    PlayedAction elsewhere = first;
    elsewhere.position = "tttttttt/8/8/8/3W4/8/TTTWTTTT g";
    found = differencesOf({GameStart{kStart}, Choice{elsewhere, ""}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "another position");
    EXPECT_EQ(found[0].today, kAfterD1D3);

    found = differencesOf({GameStart{kStart}, IllegalStands{first, "not legal then", "MG-6"}});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].what, "the rules allow the action");

    found = differencesOf({GameStart{kStart}, Call{first, 1.0, {}}, Undo{7, kStart, ""},
                           Undo{2, kStart, ""}, Correction{"", "nonsense", ""}});
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].what, "an undo goes back to no event");
    EXPECT_EQ(found[1].what, "another position");
    EXPECT_EQ(found[2].what, "the position does not parse");
}

TEST(Replay, RefusesAGameOrVariantThatIsNotKnown) {
    EXPECT_THAT(english(replay({.game = "chess"}, {}).error().message),
                HasSubstr("`chess` is not known"));
    EXPECT_THAT(english(replay({.game = "murus-gallicus", .variant = "fast"}, {}).error().message),
                HasSubstr("`fast`"));
    EXPECT_THAT(
        english(replay({.game = "naval-battle", .gameFiles = {{"naval_board.txt", "?"}}}, {})
                    .error()
                    .message),
        HasSubstr("naval_board.txt"));
}

TEST(JsonLines, ComeBackAndSayWhereTheyAreWrong) {
    const ExportedGame game{playoutSettings("murus-gallicus"), recorded(kEveryKind)};
    const std::string lines = jsonLinesOf(game);
    EXPECT_EQ(std::ranges::count(lines, '\n'), 1 + std::ssize(kEveryKind));
    const auto again = gameFromJsonLines(lines);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(again->settings, game.settings);
    EXPECT_EQ(again->events, game.events);
    EXPECT_THAT(gameFromJsonLines("").error(), HasSubstr("line 1: game: is missing"));
    EXPECT_THAT(gameFromJsonLines("{}").error(), HasSubstr("line 1: schema: give"));
    EXPECT_THAT(gameFromJsonLines("[1]").error(), HasSubstr("line 1: schema"));
    EXPECT_THAT(gameFromJsonLines(lines + "what?\n").error(), HasSubstr("line 17: is no JSON"));
    EXPECT_THAT(gameFromJsonLines(lines + "[]\n").error(),
                HasSubstr("line 17: number: is missing"));
}

TEST(GameText, HasTagsActionsAndRemarks) {
    const std::string text =
        textOf(ExportedGame{playoutSettings("murus-gallicus"),
                            recorded({GameStart{kStart}, callTo("1"), Undo{1, kStart, ""},
                                      Choice{kPlayed, "Anna"}, Note{"two\nlines", "Ben"},
                                      IllegalStands{{"d1-d4", {}, "there", "", ""}, "far", "MG-6"},
                                      GameEnd{std::nullopt, "agreed", "MG-20"}})});
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
