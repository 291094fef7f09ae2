#include "app/eye/one_picture/look_json.h"
#include "app/measure/evaluate/compare_look.h"
#include "app/measure/evaluate/compare_score.h"
#include "app/measure/evaluate/counted_tosses.h"
#include "app/measure/evaluate/truth.h"
#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

/// Tests the comparison itself: the truth gets full marks, and each kind of error costs one.
namespace umpire::testing {
namespace {

using nlohmann::json;

const std::string kToss = sample("toss/toss-0022.json");

json truthIn(const std::string& file) {
    return readTruth(file).value();
}

json perfectAnswer(const std::string& file) {
    return jsonOf(lookFromTruth(file));
}

Figures judged(const json& said, const json& truth) {
    Figures figures;
    compareLook(said, truth, figures);
    return figures;
}

TEST(CompareLook, GivesTheTruthFullMarks) {
    const Figures figures = judged(perfectAnswer(kToss), truthIn(kToss));
    EXPECT_EQ(figures.shares.at("match_found").of, 5);
    EXPECT_EQ(figures.shares.at("galley_found").of, 3);
    for (const auto& [key, share] : figures.shares) {
        EXPECT_EQ(share.right, share.of) << key;
    }
    for (const auto& [key, count] : figures.counts) {
        EXPECT_EQ(count, 0) << key;
    }
    EXPECT_LT(spreadOf(figures.errors.at("match_end_mm")).median, 0.02);
}

TEST(CompareLook, SeesALostAndAnInventedMatch) {
    json said = perfectAnswer(kToss);
    for (const char* end : {"tail_mm", "head_mm"}) {
        said["matches"][0][end][0] = said["matches"][0][end][0].get<double>() + 9.0;
    }
    const Figures figures = judged(said, truthIn(kToss));
    EXPECT_EQ(figures.shares.at("match_found").right, 4);
    EXPECT_EQ(figures.counts.at("matches_invented"), 1);
}

TEST(CompareLook, SeesAHeadAtTheWrongEnd) {
    json said = perfectAnswer(kToss);
    std::swap(said["matches"][0]["tail_mm"], said["matches"][0]["head_mm"]);
    const Figures figures = judged(said, truthIn(kToss));
    const Share share = figures.shares.at("match_head_end_right");
    EXPECT_EQ(figures.shares.at("match_found").right, 5);
    EXPECT_EQ(share.of - share.right, 1);
}

TEST(CompareLook, SeesABowTheWrongWay) {
    json said = perfectAnswer(kToss);
    said["galleys"][0]["heading_deg"] = said["galleys"][0]["heading_deg"].get<double>() + 180.0;
    EXPECT_EQ(judged(said, truthIn(kToss)).shares.at("galley_bow_right_way").right, 2);
}

TEST(CompareLook, LetsTheNamesOfFleetsBeExchanged) {
    json said = perfectAnswer(kToss);
    const auto fleets = [&](const json& first, const json& second, const json& third) {
        said["galleys"][0]["fleet"] = first;
        said["galleys"][1]["fleet"] = second;
        said["galleys"][2]["fleet"] = third;
        const Figures figures = judged(said, truthIn(kToss)); // A, B, A
        return std::pair(figures.shares.at("fleets_right").right,
                         figures.counts.at("fleets_wrong"));
    };
    EXPECT_EQ(fleets("B", "A", "B"), std::pair(1, 0));
    EXPECT_EQ(fleets("A", "A", "B"), std::pair(0, 1));
    EXPECT_EQ(fleets("A", "B", nullptr), std::pair(0, 0));
}

TEST(CompareLook, MissesEverythingWhereThereIsNoAnswer) {
    const Figures figures = judged(json::object(), truthIn(kToss));
    EXPECT_EQ(figures.shares.at("match_found").right, 0);
    EXPECT_EQ(figures.shares.at("galley_found").right, 0);
    EXPECT_EQ(figures.counts.at("matches_invented"), 0);
}

TEST(CompareLook, CallsNoValueOfADieInvented) {
    const json said = {{"dice", {{{"value", 3}}, {{"value", nullptr}}}}};
    EXPECT_EQ(judged(said, {{"kind", "nothing"}}).counts.at("nothing_invented"), 1);
}

TEST(CompareLook, TakesAColumnOfOrdersAsAWhole) {
    const json truth = truthIn(sample("orders/orders-0001.json"));
    json said = {{"orders", truth["orders"]}};
    EXPECT_EQ(judged(said, truth).shares.at("orders_exact").right, 2);
    said["orders"][0]["sequence"][1] = "fire";
    EXPECT_EQ(judged(said, truth).shares.at("orders_exact").right, 1);
    EXPECT_EQ(judged(said, truth).counts.at("orders_invented"), 1);
    said["orders"][1]["side"] = "A";
    EXPECT_EQ(judged(said, truth).counts.at("orders_invented"), 2);
}

TEST(CompareLook, JudgesStacksByCellColourAndHeight) {
    const json truth = {{"kind", "board"},
                        {"board", {{"cols", 2}, {"rows", 1}}},
                        {"cells", {{"a1", {{"owner", "roman"}, {"height", 2}}}}}};
    const auto judgedStone = [&](const char* cell, const char* colour, const json& height) {
        const json stone = {{"cell", cell}, {"colour", colour}, {"height", height}};
        const Figures figures = judged({{"stones", json::array({stone})}}, truth);
        return std::array{figures.shares.at("cell_owner_right").right,
                          figures.shares.at("stack_height_right").right,
                          figures.counts.at("stacks_invented")};
    };
    EXPECT_EQ(judgedStone("a1", "light", 2), (std::array{2, 1, 0}));
    EXPECT_EQ(judgedStone("a1", "light", nullptr), (std::array{2, 0, 0}));
    EXPECT_EQ(judgedStone("a1", "dark", 2), (std::array{1, 1, 1}));
    EXPECT_EQ(judgedStone("b1", "light", 2), (std::array{0, 0, 1}));
}

TEST(CompareLook, FindsAMatchByItsEndsInPixels) {
    const json truth = {
        {"matches", {{{"tail_px", {0, 0}}, {"head_px", {100, 0}}, {"headed", true}}}}};
    const auto judgedMatch = [&](int tail, int head) {
        const json match = {{"tail_px", {tail, 0}}, {"head_px", {head, 0}}, {"headed", true}};
        return judged({{"matches", json::array({match})}}, truth);
    };
    EXPECT_EQ(judgedMatch(10, 110).shares.at("handful_head_right").right, 1);
    EXPECT_EQ(judgedMatch(110, 10).shares.at("handful_head_right").right, 0);
    EXPECT_EQ(judgedMatch(20, 120).shares.at("handful_match_found").right, 0);
    EXPECT_EQ(judgedMatch(20, 120).counts.at("handful_matches_invented"), 1);
}

/// Rulings on the true lie of the pieces.
json rulingOnTruth(const std::string& file) {
    const Look look = lookFromTruth(file);
    war_galley::TossOptions options;
    options.orders = war_galley::OrderMatches::AsMarked;
    const auto answer = war_galley::ruleToss(
        {"g0", "g1", look.observation.galleys, look.observation.matches}, options);
    return jsonOf(std::get<war_galley::TossRuling>(answer));
}

TEST(CompareScore, AgreesWithTheRulingOnEveryTrueToss) {
    Figures figures;
    for (const auto& entry : std::filesystem::directory_iterator(sample("toss"))) {
        if (entry.path().extension() == ".json") {
            compareScore(rulingOnTruth(entry.path()), truthIn(entry.path()), figures);
        }
    }
    const Share right = figures.shares.at("verdict_right_wg33");
    EXPECT_GE(right.of, 9);
    EXPECT_EQ(right.right, right.of);
    EXPECT_EQ(figures.counts.at("verdicts_false_invented_wg33"), 0);
    EXPECT_LT(figures.shares.at("verdict_right").right, right.right)
        << "on one sample at least a line meets the attacker's own hull";
}

TEST(CompareScore, SeesAWrongCountAndAMissingAnswer) {
    json wrong = rulingOnTruth(kToss);
    wrong["toss"]["hits_min"] = wrong["toss"]["hits_max"] = 5;
    Figures figures;
    compareScore(wrong, truthIn(kToss), figures);
    compareScore(json(), truthIn(kToss), figures);
    EXPECT_EQ(figures.shares.at("verdict_right").of, 2);
    EXPECT_EQ(figures.shares.at("verdict_right").right, 0);
    EXPECT_EQ(figures.counts.at("verdicts_false_invented"), 1) << "no answer is no false one";
}

TEST(CompareScore, JudgesARulingThatKnewTheNumberByKeysOfItsOwn) {
    json wrong = rulingOnTruth(kToss);
    wrong["toss"]["hits_min"] = wrong["toss"]["hits_max"] = 5;
    Figures figures;
    compareDroppedScore(rulingOnTruth(kToss), truthIn(kToss), figures);
    compareDroppedScore(wrong, truthIn(kToss), figures);
    compareDroppedScore(json(), truthIn(kToss), figures);
    EXPECT_EQ(figures.shares.at("verdict_right_dropped").right, 1);
    EXPECT_EQ(figures.shares.at("verdict_right_dropped").of, 3);
    EXPECT_EQ(figures.counts.at("verdicts_false_invented_dropped"), 1);
    EXPECT_FALSE(figures.shares.contains("verdict_right"));
    EXPECT_EQ(droppedIn(truthIn(kToss)), 3);
}

TEST(CompareScore, CallsAWideRulingOfNoHelpButNotFalse) {
    json wide = rulingOnTruth(kToss);
    wide["toss"]["hits_min"] = 0;
    wide["toss"]["hits_max"] = 5;
    Figures figures;
    compareScore(wide, truthIn(kToss), figures);
    EXPECT_EQ(figures.shares.at("verdict_right").right, 0);
    EXPECT_EQ(figures.counts.at("verdicts_false_invented"), 0);
}

TEST(Spread, IsThatOfTheSortedErrors) {
    std::vector<double> errors;
    for (int i = 100; i > 0; --i) {
        errors.push_back(i);
    }
    const Spread spread = spreadOf(errors);
    EXPECT_EQ(spread.median, 50.5);
    EXPECT_EQ(spread.p95, 96.0);
    EXPECT_EQ(spread.max, 100.0);
    EXPECT_EQ(spreadOf({3.0}).p95, 3.0);
}

json countedToss(int dropped, int hits, int tooClose) {
    return {
        {"kind", "counted"},
        {"toss",
         {{"dropped", dropped}, {"hits", hits}, {"too_close", tooClose}, {"attacker", "left"}}}};
}

json rulingOf(int counted, int min, int max) {
    return {{"toss",
             {{"matches_counted", counted},
              {"hits_min", min},
              {"hits_max", max},
              {"void", false},
              {"in_range", true}}}};
}

TEST(CompareCounted, CallsARulingRightThatAllowsTheCountAndIsHardlyWider) {
    struct Case {
        int min;
        int max;
        bool right;
        bool exact;
        bool against;
    };
    for (const Case& one : {Case{2, 3, true, true, false}, Case{2, 2, true, false, false},
                            Case{1, 3, true, false, false}, Case{0, 4, false, false, false},
                            Case{0, 1, false, false, true}, Case{4, 5, false, false, true}}) {
        Figures figures;
        compareCounted(rulingOf(5, one.min, one.max), countedToss(6, 2, 1), figures);
        EXPECT_EQ(figures.shares.at("counted_right").right, one.right ? 1 : 0) << one.min;
        EXPECT_EQ(figures.shares.at("counted_exact").right, one.exact ? 1 : 0) << one.min;
        EXPECT_EQ(figures.counts.at("counted_against_invented"), one.against ? 1 : 0) << one.min;
        EXPECT_EQ(figures.shares.at("counted_match_seen").right, 5);
        EXPECT_EQ(figures.shares.at("counted_match_seen").of, 6);
    }
    Figures none;
    compareCounted(nullptr, countedToss(6, 2, 1), none);
    EXPECT_EQ(none.shares.at("counted_ruled").right, 0);
    EXPECT_EQ(none.shares.at("counted_right").right, 0);
}

TEST(CountedTosses, AreReadFromAListAsSpreadsheetsWriteIt) {
    const ScratchFolder folder;
    for (const char* picture : {"a.jpg", "b.jpg"}) {
        (void)folder.write(picture, "");
    }
    const auto read = [&](const std::string& text) {
        return countedTosses(folder.write("tosses.csv", text));
    };
    const auto tosses = read("\xEF\xBB\xBFpicture;dropped;hits;too_close;attacker;notes\r\n"
                             "a.jpg;6;2;1;left;windy\r\n\r\n\"b.jpg\";3;0;0;top\r\n");
    ASSERT_TRUE(tosses) << english(tosses.error().message);
    EXPECT_EQ(tosses->at("a.jpg"), countedToss(6, 2, 1));
    EXPECT_EQ(tosses->at("b.jpg")["toss"]["attacker"], "top");
    const std::string header = "picture,dropped,hits,too_close,attacker\n";
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"", "line 1: is empty"},
        {"picture,dropped,hits\n", "line 1: the column `too_close` is missing"},
        {header + "c.jpg,6,2,1,left", "line 2: picture: `c.jpg` is no picture in this folder"},
        {header + "../a.jpg,6,2,1,left", "is no picture in this folder"},
        {header + "a.jpg,six,2,1,left", "line 2: dropped: `six` is no number of matches"},
        {header + "a.jpg,6,2", "line 2: too_close: `` is no number of matches"},
        {header + "a.jpg,6,2,1,g1", "line 2: attacker: `g1` is none of left, right"},
        {header + "a.jpg,3,2,2,left", "line 2: more matches hit or were too close"},
        {header + "a.jpg,6,2,1,left\na.jpg,6,2,1,left",
         "line 3: picture: a.jpg was counted before"},
    };
    for (const auto& [text, said] : wrong) {
        const auto refused = read(text);
        ASSERT_FALSE(refused) << text;
        EXPECT_NE(english(refused.error().message).find(said), std::string::npos)
            << english(refused.error().message);
    }
}

} // namespace
} // namespace umpire::testing
