#include "app/game/live/announcement_json.h"
#include "app/record/events/event_fields.h"
#include "app/record/events/hearer.h"
#include "app/record/journal/event_json.h"
#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// The journal's rows and the feed's lines are read by programs and pages of before.
namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

const Message kWhy = message("%1 holds %2", "d4", message("%n stone(s)", Count{2}));
const std::vector<Choice> kChoices = {{"d1-d3", 0.51239, {}}, {"d1-d2", 0.4, kWhy}};

Called action(Source source) {
    Called called{.ply = 3,
                  .player = "roman",
                  .action = "d1-d3",
                  .happened = {"a", kWhy},
                  .position = "tt d",
                  .source = source,
                  .probability = 0.98765,
                  .others = kChoices};
    called.by = "Anna";
    return called;
}

Called secret() {
    Called called = action(Source::Said);
    called.onlyFor = "roman";
    called.positionIsSecret = true;
    called.heard["gaul"] = {{"something"}, "t? d"};
    return called;
}

IllegalStands standing() {
    return {.action = "d1-d4",
            .because = kWhy,
            .rule = "MG-6",
            .position = "tt d",
            .happened = {kWhy},
            .player = "roman",
            .onlyFor = "gaul"};
}

template <typename Kind>
Kind behindScreens(Kind event) {
    event.positionIsSecret = true;
    return event;
}

/// Makes one event of each kind that version 0.5 worded, and one for each difference in words.
std::vector<Event> ofVersion05() {
    return {GameStarted{"tt d"},
            StateChanged{TableState::HandOverTable},
            action(Source::Seen),
            action(Source::Chosen),
            action(Source::Said),
            action(Source::GaveUp),
            Called{},
            secret(),
            Asked{kChoices},
            Asked{{}, kWhy},
            Unfinished{{"d1-d3", kWhy}, {}},
            IllegalSeen{"roman", "d1-d4", kWhy, "MG-6", 0.75, {"d4"}},
            IllegalSeen{},
            Desynchronised{{{"d4", "a Roman tower", kWhy}}, {}},
            Synchronised{},
            Corrected{"d4 empty", "tt d", "Anna"},
            behindScreens(Corrected{"d4 empty", "tt d", "Anna"}),
            standing(),
            IllegalStands{},
            behindScreens(standing()),
            Undone{{"d1-d3", kWhy}, "tt d", false, 4, "Anna"},
            behindScreens(Undone{{"d1-d3", kWhy}, "tt d", false, 4, "Anna"}),
            Paused{"tea"},
            Paused{},
            Resumed{kWhy},
            Noted{"a line\nand \xC3\xA9", "Anna"},
            Noted{kWhy, ""},
            GameOver{"roman", kWhy, "MG-8"},
            GameOver{}};
}

/// Makes the events that only the feed worded.
std::vector<Event> ofTheFeed05() {
    return {AgreementNeeded{2, {"roman", "gaul"}},
            AnswerNeeded{{"roman"}, kWhy, {"die:4", "die:5"}},
            Refused{.command = "play x y", .because = kWhy, .by = "roman"},
            Repeated{3},
            Advised{Advised::As::Move, "gaul", "e7-e5", 0.55555, {"e7-e5", "f1-f3"}},
            Advised{Advised::As::Hint, "gaul", "e7-e5", 0.5, {"e7-e5"}, "gaul"}};
}

Json fedTo(std::string_view hearer, const Event& event) {
    Json json = jsonOf(Announcement{std::chrono::milliseconds(1500), viewOf(event, hearer)});
    EXPECT_EQ(json.contains("hidden"), json.dump().find(R"("hidden")") != std::string::npos);
    json.erase("hidden"); // version 0.5 had only this word
    return json;
}

std::string line(Json json, const Event& event) {
    for (const std::string_view hearer : {kEverybody, std::string_view("gaul")}) {
        json["to " + std::string(hearer)] = fedTo(hearer, event);
    }
    return json.dump() + "\n";
}

std::string wordsNow() {
    std::string words;
    for (const Event& event : ofVersion05()) {
        words += line({{"kind", recordedKind(event)}, {"row", jsonOf(event)}}, event);
    }
    for (const Event& event : ofTheFeed05()) {
        words += line(Json::object(), event);
    }
    return words;
}

TEST(EventWords, StayAsVersion05WroteThem) {
    EXPECT_EQ(wordsNow(), testing::contentsOf(std::filesystem::path(UMPIRE_SOURCE_DIR) / "tests" /
                                              "recorded_journals" / "words.jsonl"));
}

template <typename... Kinds>
std::vector<Event> oneOfEach(const std::variant<Kinds...>* /*kinds*/) {
    return {Kinds{}...};
}

/// Programs that read the feed know no other list of the events.
TEST(EventWords, StandInTheTableOfTheFeedsPage) {
    const std::string page =
        testing::contentsOf(std::filesystem::path(UMPIRE_SOURCE_DIR) / "docs" / "feed.md");
    for (const Event& event : oneOfEach(static_cast<const Event*>(nullptr))) {
        const std::string word(kindOf(event).feed);
        EXPECT_THAT(page, ::testing::HasSubstr("\n| `" + word + "` | "));
    }
}

} // namespace
} // namespace umpire
