#include "app/record/journal/event_json.h"
#include "app/record/journal/export_game.h"
#include "app/record/journal/named_players.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Tests that recorded sentences can be rendered in every language.
namespace umpire {
namespace {

TEST(RecordedSentences, HaveTheirFormBesideTheirEnglish) {
    const Event event =
        IllegalSeen{.action = "d1-d4",
                    .because = message("%1 holds %2", "d4", message("%n stone(s)", Count{2})),
                    .rule = "MG-6"};
    const nlohmann::json json = jsonOf(event);
    EXPECT_EQ(json["because"], "d4 holds 2 stones");
    const nlohmann::json count = {
        {"form", "%n stone(s)"}, {"arguments", nlohmann::json::array()}, {"count", 2}};
    EXPECT_EQ(json["because_message"]["form"], "%1 holds %2");
    EXPECT_EQ(json["because_message"]["arguments"], nlohmann::json({"d4", count}));
    EXPECT_FALSE(json.contains("action_message")) << "notation has no form";
    EXPECT_EQ(eventFrom("illegal", json).value(), event);
    const Called called{.action = "d1-d3", .happened = {"a", message("%1 is empty", "d4")}};
    EXPECT_EQ(eventFrom("call", jsonOf(Event(called))).value(), Event(called));
}

TEST(RecordedSentences, AreReadAsTheirTextWhereTheFormSaysSomethingElse) {
    const Event event = Paused{"d4 is empty"};
    nlohmann::json json = jsonOf(event);
    std::string deep = R"("d4 is empty")";
    for (int i = 0; i < 5'000; ++i) {
        deep.insert(0, R"({"form": "%1", "arguments": [)").append("]}");
    }
    const char* forms[] = {R"({"form": "%1 is full", "arguments": ["d4"]})",
                           R"({"form": "%1 is empty", "arguments": [4]})",
                           R"({"form": "%1 is empty", "arguments": "d4"})",
                           R"({"form": 7, "arguments": ["d4"]})",
                           R"([])",
                           R"(null)"};
    for (const char* form : forms) {
        json["because_message"] = nlohmann::json::parse(form);
        EXPECT_EQ(eventFrom("pause", json).value(), event) << form;
    }
    const Event lacking = Paused{"A1 forward to %2"};
    nlohmann::json half = jsonOf(lacking);
    half["because_message"] =
        nlohmann::json::parse(R"({"form": "%1 forward to %2", "arguments": ["A1"]})");
    EXPECT_EQ(eventFrom("pause", half).value(), lacking) << "a place has no value";
    json["because_message"] = nlohmann::json::parse(deep);
    EXPECT_EQ(eventFrom("pause", json).value(), event);
    json["because_message"] =
        nlohmann::json::parse(R"({"form": "%1 is empty", "arguments": ["d4"]})");
    EXPECT_EQ(eventFrom("pause", json).value(), Event(Paused{message("%1 is empty", "d4")}));
}

TEST(RecordedNames, StandBesideTheSidesInTheGamesText) {
    GameSettings settings;
    settings.players = {"roman", "gaul"};
    settings.names = {{"gaul", "Béla \"the\" Great"}};
    EXPECT_NE(textOf(ExportedGame{settings, {}})
                  .find("[Player1 \"roman\"]\n[Player2 \"gaul\"]\n"
                        "[Player2Name \"Béla \\\"the\\\" Great\"]\n"),
              std::string::npos);
    EXPECT_EQ(namedPlayers(settings),
              (std::vector<std::string>{"roman", "Béla \"the\" Great (gaul)"}));
}

} // namespace
} // namespace umpire
