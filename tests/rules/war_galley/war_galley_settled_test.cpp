#include "rules/games/war_galley/settled_toss.h"

#include "tests/rules/war_galley/war_galley_table.h"

#include <random>

namespace umpire::war_galley {
namespace {

/// Puts matches with large errors around the target, so many lines are too close to call.
TossRuling openRuling(std::mt19937_64& random) {
    std::uniform_real_distribution<double> place(-40.0, 40.0);
    std::uniform_real_distribution<double> turn(0.0, 360.0);
    std::vector<Match> matches;
    for (int i = 0; i < 5; ++i) {
        matches.push_back(matchAt("m" + std::to_string(i),
                                  at(200 + place(random), 200 + place(random)), turn(random), 1.5));
    }
    TossQuestion question = broadsides(matches, random() % 2 == 0 ? 0.0 : 8.0);
    question.dropped = std::uniform_int_distribution(4, 6)(random);
    return ruled(question);
}

TEST(WarGalleySettledToss, EachAnswerNarrowsTheCountAndNoneLeavesItAsItWas) {
    std::mt19937_64 random(7);
    int asked = 0;
    for (int round = 0; round < 300; ++round) {
        const TossRuling ruling = openRuling(random);
        TossAnswers answers;
        TossRuling before = settled(ruling, answers);
        EXPECT_EQ(before.hitsMin, ruling.hitsMin);
        EXPECT_EQ(before.hitsMax, ruling.hitsMax);
        const auto narrows = [&] {
            const TossRuling after = settled(ruling, answers);
            EXPECT_GE(after.hitsMin, before.hitsMin);
            EXPECT_LE(after.hitsMax, before.hitsMax);
            EXPECT_LE(after.hitsMin, after.hits);
            EXPECT_LE(after.hits, after.hitsMax);
            before = after;
            ++asked;
        };
        for (const MatchRuling& match : ruling.matches) {
            if (match.verdict == Verdict::TooClose) {
                answers.hits[match.id] = random() % 2 == 0;
                narrows();
            }
        }
        if (ruling.isVoid == Certainty::TooClose) {
            answers.touches = random() % 2 == 0;
            narrows();
        }
        if (ruling.inRange == Certainty::TooClose) {
            answers.inRange = random() % 2 == 0;
            narrows();
        }
        if (before.notSeen == 0 && before.doubtful.empty()) {
            EXPECT_EQ(before.hitsMin, before.hitsMax) << "nothing is open any more";
        }
    }
    EXPECT_GT(asked, 200);
}

/// Answers every question that is asked, one after another.
TEST(WarGalleySettledToss, WhenEveryQuestionIsAnsweredTheCountIsSettled) {
    using About = TossDecision::About;
    std::mt19937_64 random(11);
    std::map<About, int> asked;
    for (int round = 0; round < 300; ++round) {
        const TossRuling ruling = openRuling(random);
        TossAnswers answers;
        const auto isOpen = [&](const TossDecision& each) {
            return each.about == About::Range   ? !answers.inRange
                   : each.about == About::Touch ? !answers.touches
                   : each.about == About::Count ? !answers.count
                                                : !answers.hits.contains(each.match);
        };
        while (true) {
            const std::vector<TossDecision> all = decisionsFor(ruling, answers);
            const auto open = std::ranges::find_if(all, isOpen);
            if (open == all.end()) {
                break;
            }
            ++asked[open->about];
            const bool said = random() % 2 == 0;
            if (open->about == About::Range) {
                answers.inRange = said;
            } else if (open->about == About::Touch) {
                answers.touches = said;
            } else if (open->about == About::Match) {
                answers.hits[open->match] = said;
            } else {
                const TossRuling before = settled(ruling, answers);
                EXPECT_EQ(before.hitsMin, open->least);
                EXPECT_EQ(before.hitsMax, open->most);
                answers.count = open->most + 1;
                EXPECT_EQ(settled(ruling, answers).hitsMax, open->most) << "more than can hit";
                answers.count = said ? open->least : open->most;
                EXPECT_EQ(settled(ruling, answers).hits, *answers.count);
            }
        }
        const TossRuling end = settled(ruling, answers);
        EXPECT_EQ(end.hitsMin, end.hitsMax) << "nothing is asked any more";
    }
    for (const About about : {About::Touch, About::Match, About::Count}) {
        EXPECT_GT(asked[about], 0);
    }
}

TEST(WarGalleySettledToss, WG30_WhatIsTooCloseCountsAsThePlayersSay) {
    const TossRuling ruling = ruled(
        broadsides({matchAt("m", at(200, 217.6), 180, 0.4), matchAt("hit", at(200, 200), 180)}));
    ASSERT_EQ(ruling.matches[0].verdict, Verdict::TooClose);
    EXPECT_EQ(settled(ruling, {.hits = {{"m", true}}}).hitsMin, 2);
    EXPECT_EQ(settled(ruling, {.hits = {{"m", false}}}).hitsMax, 1);
    EXPECT_EQ(settled(ruling, {.hits = {{"hit", false}}}).hits, ruling.hits) << "it was not asked";
    EXPECT_EQ(settled(ruling, {.touches = true}).hits, ruling.hits) << "nothing touches";
}

} // namespace
} // namespace umpire::war_galley
