#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"
#include "tests/blackbox/compare.h"

#include "app/look/look_json.h"

#include <array>
#include <filesystem>
#include <gtest/gtest.h>

/// The judge judged: the truth itself gets full marks, and each kind of error costs one.
namespace umpire::testing {
namespace {

using nlohmann::json;

const std::string kTruth = sample("toss/toss-0022.json");

json perfectAnswer() {
    return json::parse(textOf(jsonOf(lookFromTruth(kTruth))));
}

Tally judged(const json& said) {
    Tally tally;
    compareLook(said, readTruth(kTruth), tally);
    return tally;
}

TEST(Comparison, GivesTheTruthFullMarks) {
    const Tally tally = judged(perfectAnswer());
    EXPECT_EQ(tally.matchesFound, 5);
    EXPECT_EQ(tally.headsRight, 5);
    EXPECT_EQ(tally.galleysFound, 3);
    EXPECT_EQ(tally.bowsRight, 3);
    EXPECT_EQ(tally.invented, 0);
    EXPECT_LT(median(tally.endMm), 0.02);
}

TEST(Comparison, SeesALostAndAnInventedMatch) {
    json said = perfectAnswer();
    for (const char* end : {"tail_mm", "head_mm"}) {
        said["matches"][0][end][0] = said["matches"][0][end][0].get<double>() + 9.0;
    }
    EXPECT_EQ(judged(said).matchesFound, 4);
    EXPECT_EQ(judged(said).invented, 1);
}

TEST(Comparison, SeesAHeadAtTheWrongEnd) {
    json said = perfectAnswer();
    std::swap(said["matches"][0]["tail_mm"], said["matches"][0]["head_mm"]);
    EXPECT_EQ(judged(said).matchesFound, 5);
    EXPECT_EQ(judged(said).headsRight, 4);
}

TEST(Comparison, SeesABowTheWrongWayAndAnInventedDie) {
    json said = perfectAnswer();
    said["galleys"][0]["heading_deg"] = said["galleys"][0]["heading_deg"].get<double>() + 180.0;
    said["dice"] = {{{"value", 3}}, {{"value", nullptr}}};
    EXPECT_EQ(judged(said).bowsRight, 2);
    EXPECT_EQ(judged(said).invented, 1) << "a die without a value is no claim";
}

TEST(Comparison, AgreesWithTheRulingOnEveryTrueToss) {
    Tally tally;
    for (const auto& entry : std::filesystem::directory_iterator(sample("toss"))) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        const Look look = lookFromTruth(entry.path());
        war_galley::TossOptions options;
        options.orders = war_galley::OrderMatches::AsMarked;
        const auto answer = war_galley::ruleToss(
            {"g0", "g1", look.observation.galleys, look.observation.matches}, options);
        const auto& ruling = std::get<war_galley::TossRuling>(answer);
        compareScore(json::parse(textOf(jsonOf(ruling))), readTruth(entry.path()), tally);
    }
    EXPECT_GE(tally.tosses, 9);
    EXPECT_EQ(tally.verdictsRight, tally.tosses);
}

TEST(Comparison, TakesAColumnOfOrdersAsAWhole) {
    const json truth = readTruth(sample("orders/orders-0001.json"));
    json said = json::parse(textOf(jsonOf(lookFromTruth(sample("orders/orders-0001.json")))));
    said["orders"] = truth["orders"];
    Tally tally;
    compareLook(said, truth, tally);
    EXPECT_EQ(tally.orders, 2);
    EXPECT_EQ(tally.ordersRight, 2);
    EXPECT_EQ(tally.invented, 0);
    said["orders"][0]["sequence"][1] = "fire";
    said["orders"][1]["side"] = "A";
    compareLook(said, truth, tally);
    EXPECT_EQ(tally.ordersRight, 2) << "none of the other two";
    EXPECT_EQ(tally.invented, 2);
}

TEST(Comparison, SeesAWrongCount) {
    const json wrong = {
        {"toss", {{"void", false}, {"in_range", true}, {"hits_min", 3}, {"hits_max", 3}}}};
    Tally tally;
    compareScore(wrong, readTruth(kTruth), tally);
    compareScore(json(), readTruth(kTruth), tally);
    EXPECT_EQ(tally.tosses, 2);
    EXPECT_EQ(tally.verdictsRight, 0);
}

TEST(Comparison, JudgesStacksByCellColourAndHeight) {
    const json truth = {{"cells", {{"a1", {{"owner", "roman"}, {"height", 2}}}}}};
    const auto judgedStone = [&](const json& stone) {
        json said = {{"matches", json::array()}, {"galleys", json::array()}};
        for (const char* kind : {"orders", "dice", "codes"}) {
            said[kind] = json::array();
        }
        said["stones"] = json::array({stone});
        Tally tally;
        compareLook(said, truth, tally);
        return std::array{tally.stonesRight, tally.heightsRight, tally.invented};
    };
    const auto stone = [](const char* cell, const char* colour, const json& height) {
        return json{{"cell", cell}, {"colour", colour}, {"height", height}};
    };
    EXPECT_EQ(judgedStone(stone("a1", "light", 2)), (std::array{1, 1, 0}));
    EXPECT_EQ(judgedStone(stone("a1", "light", nullptr)), (std::array{1, 0, 0}));
    EXPECT_EQ(judgedStone(stone("a1", "dark", 2)), (std::array{0, 0, 1}));
    EXPECT_EQ(judgedStone(stone("b1", "light", 2)), (std::array{0, 0, 1}));
}

} // namespace
} // namespace umpire::testing
