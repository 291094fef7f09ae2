#include "app/mind/odds/odds.h"

#include "app/common/chance/fairness.h"
#include "app/mind/odds/set_up.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numbers>

namespace umpire::odds {
namespace {

/// Significance of the tests: fair dice fail one in a thousand, and the seeds are fixed.
constexpr double kRare = 0.001;

Question besides(Millimetres range, int matches) {
    Question question;
    question.scene.galleys = galleysOf({range}, question.scene.sizes);
    question.handful.matches = matches;
    question.drops = 150;
    question.threads = 1;
    return question;
}

/// Moves the drop to the far side of the target, where few matches touch a galley.
Question clearOf(Question question, Millimetres away) {
    question.scene.place = question.scene.galleys[1].center - TablePoint{away, Millimetres(0.0)};
    return question;
}

/// Counts the matches by direction after tosses on an empty table.
std::vector<int> directionsOf(int handfuls, int matches, int directions) {
    std::vector<int> counts(static_cast<std::size_t>(directions), 0);
    Throw handful;
    handful.matches = matches;
    for (int drop = 0; drop < handfuls; ++drop) {
        for (const Match& match : dropBodies({}, handful, Draws(11, std::uint64_t(drop))).matches) {
            const double turn =
                directionOf(match.tail, match.head).value() / (2.0 * std::numbers::pi) + 0.5;
            ++counts[std::size_t(std::min(int(turn * directions), directions - 1))];
        }
    }
    return counts;
}

TEST(Draws, AreUniformAndTheSameForTheSameDrop) {
    std::vector<int> counts(12, 0);
    Draws draws(1, 1);
    double squares = 0.0;
    for (int i = 0; i < 12'000; ++i) {
        ++counts[std::size_t(draws.uniform() * 12.0)];
        const double normal = draws.normal();
        squares += normal * normal;
    }
    EXPECT_GT(uniformityOf(counts).probability, kRare);
    EXPECT_NEAR(squares / 12'000.0, 1.0, 0.05) << "the variance of the normal draws";
    EXPECT_EQ(Draws(5, 7).uniform(), Draws(5, 7).uniform());
    EXPECT_NE(Draws(5, 7).uniform(), Draws(5, 8).uniform());
    EXPECT_NE(Draws(5, 7).uniform(), Draws(6, 7).uniform());
}

TEST(Bodies, LieInEveryDirectionAlikeWhereNothingElseLies) {
    EXPECT_GT(uniformityOf(directionsOf(600, 1, 12)).probability, kRare);
    EXPECT_GT(uniformityOf(directionsOf(100, 3, 6)).probability, kRare);
}

TEST(Bodies, KeepTheirLengthAndNumberAndLieOnTheTable) {
    Throw handful;
    handful.matches = 8;
    for (std::uint64_t drop = 0; drop < 20; ++drop) {
        const Landing landing = dropBodies({}, handful, Draws(3, drop));
        ASSERT_EQ(landing.matches.size(), 8U);
        EXPECT_FALSE(landing.touched);
        // a match that lies on others looks shorter from above
        for (const Match& match : landing.matches) {
            EXPECT_LT(distance(match.tail, match.head), 42.1_mm);
        }
    }
}

TEST(Bodies, ThatDoNotBounceLieWhereTheyWereLetGo) {
    const auto radiusWith = [](double restitution) {
        Throw handful;
        handful.matches = 1;
        handful.spread = 1_mm;
        handful.restitution = restitution;
        double sum = 0.0;
        for (std::uint64_t drop = 0; drop < 100; ++drop) {
            const Match match = dropBodies({}, handful, Draws(9, drop)).matches.at(0);
            sum += length(midpoint(match.tail, match.head)).value() / 100.0;
        }
        return sum;
    };
    EXPECT_LT(radiusWith(0.0), 21.0) << "a match that tips over moves by half its length";
    EXPECT_GT(radiusWith(0.6), 2.0 * radiusWith(0.0));
}

TEST(Bodies, ThatFallOnAGalleySpoilTheSalvo) {
    Question question = besides(42_mm, 3);
    question.scene.place = question.scene.galleys[1].center;
    const Odds odds = oddsOf(question);
    EXPECT_GT(odds.spoiled.value, 0.99);
    EXPECT_LT(odds.hits.expected.value, 0.02);
    Scene scene = question.scene;
    const Landing toTheEnd = dropBodies(scene, question.handful, Draws(1, 1), Follow::ToTheEnd);
    EXPECT_TRUE(toTheEnd.touched);
    EXPECT_EQ(toTheEnd.matches.size(), 3U);
}

TEST(Needles, HitAsOftenAsTheTargetFillsTheCircle) {
    Question question = clearOf(besides(42_mm, 1), 150_mm);
    question.model = Model::Needles;
    question.drops = 4'000;
    question.handful.spread = Millimetres(0.001);
    // The head is half a match from the middle, on the same line, so the nearer face of 60 mm
    // covers the same angle as from the middle.
    const double nearer = 150.0 - 17.5;
    const double filled = 2.0 * std::atan2(30.0, nearer) / (2.0 * std::numbers::pi);
    const Odds odds = oddsOf(question);
    EXPECT_LE(odds.withoutSideZone.expected.low - 0.01, filled);
    EXPECT_GE(odds.withoutSideZone.expected.high + 0.01, filled);
    EXPECT_NEAR(odds.hits.expected.value, 2.0 * filled, 0.04) << "plain ends count beside (WG-31)";
}

TEST(Odds, AreTheSameWithOneThreadAndWithTwoAndDifferWithTheSeed) {
    Question question = clearOf(besides(42_mm, 3), 90_mm);
    const Odds one = oddsOf(question);
    question.threads = 2;
    const Odds two = oddsOf(question);
    question.seed = 2;
    const Odds other = oddsOf(question);
    const auto chances = [](const Odds& odds) {
        std::vector<double> values = {odds.spoiled.value};
        for (const Estimate& chance : odds.hits.byHits) {
            values.push_back(chance.value);
        }
        for (const SampleMatch& match : odds.cloud) {
            values.push_back(match.head.x.value()); // equal to the last bit
        }
        return values;
    };
    EXPECT_EQ(chances(one), chances(two));
    EXPECT_NE(chances(one), chances(other));
}

TEST(Odds, AreNoneOutOfRange) {
    const Odds far = oddsOf(besides(127_mm, 6)); // WG-27: three matches of 42 mm
    EXPECT_EQ(far.facts.inRange, war_galley::Certainty::No);
    EXPECT_EQ(far.hits.byHits.at(0).value, 1.0);
    EXPECT_EQ(far.hits.byHits.size(), 7U);
    EXPECT_EQ(far.hits.expected.value, 0.0);
    EXPECT_TRUE(far.cloud.empty()) << "nothing is dropped";
    EXPECT_EQ(oddsOf(clearOf(besides(125_mm, 1), 90_mm)).facts.inRange, war_galley::Certainty::Yes);
}

TEST(Odds, AreHighAtPointBlank) {
    Question question = besides(5_mm, 8);
    question.drops = 60;
    question.handful.spread = 5_mm;
    question.handful.restitution = 0.0;
    Question search = question;
    search.model = Model::Needles; // finds a place in no time
    search.handful.matches = 2;
    search.handful.spread = 18_mm;
    question.scene.place = bestPlaceOf(search);
    const Odds odds = oddsOf(question);
    EXPECT_GT(odds.hits.expected.value, 1.2);
    EXPECT_LT(odds.spoiled.value, 0.3) << "the best place is not on a galley";
    EXPECT_GT(odds.hits.expected.value, odds.withoutSideZone.expected.value);
}

TEST(Odds, SumToOneAndGrowWithTheNumberOfMatches) {
    double before = 0.0;
    for (const int matches : {1, 2, 4, 8}) {
        Question question = clearOf(besides(42_mm, matches), 90_mm);
        question.model = Model::Needles;
        question.handful.spread = 8_mm;
        question.drops = 2'000;
        const Odds odds = oddsOf(question);
        double sum = 0.0;
        for (const Estimate& chance : odds.hits.byHits) {
            EXPECT_LE(chance.low, chance.value);
            EXPECT_GE(chance.high, chance.value);
            sum += chance.value;
        }
        EXPECT_NEAR(sum, 1.0, 1e-9);
        EXPECT_GT(odds.hits.expected.value, before * 1.5) << matches;
        before = odds.hits.expected.value;
    }
    EXPECT_GT(oddsOf(clearOf(besides(42_mm, 4), 90_mm)).hits.expected.low,
              oddsOf(clearOf(besides(42_mm, 1), 90_mm)).hits.expected.high)
        << "bodies";
}

TEST(Odds, AheadOfTheBowHaveNoSideZone) {
    Question question = besides(42_mm, 3);
    question.scene.galleys = galleysOf({42_mm, 0_deg}, question.scene.sizes);
    question.scene.place = question.scene.galleys[1].center + TablePoint{90_mm, 0_mm};
    const Odds odds = oddsOf(question);
    EXPECT_EQ(odds.facts.sideZone, war_galley::Certainty::No);
    EXPECT_EQ(odds.hits.expected.value, odds.withoutSideZone.expected.value);
}

TEST(Share, HasWilsonsInterval) {
    const Estimate tenth = shareOf(10, 100);
    EXPECT_NEAR(tenth.low, 0.0552, 5e-5);
    EXPECT_NEAR(tenth.high, 0.1744, 5e-5);
    EXPECT_EQ(shareOf(0, 50).low, 0.0);
    EXPECT_GT(shareOf(0, 50).high, 0.05);
    EXPECT_EQ(shareOf(50, 50).high, 1.0);
}

TEST(Duel, LiesAsFarApartAsItIsAskedTo) {
    for (const double range : {0.0, 17.0, 84.0, 126.0}) {
        for (const double angle : {0.0, 30.0, 90.0, -135.0, 180.0}) {
            for (const double heading : {0.0, 55.0, 180.0}) {
                Question question;
                question.scene.galleys = galleysOf(
                    {Millimetres(range), radiansFromDegrees(angle), radiansFromDegrees(heading)},
                    question.scene.sizes);
                const auto facts = ruledOn(question, {});
                EXPECT_NEAR(facts.gap.value(), range, 1e-6) << angle << " " << heading;
                EXPECT_EQ(facts.rangeMatches, range < 42.0   ? 1
                                              : range < 85.0 ? 2
                                                             : 3)
                    << angle << " " << heading;
            }
        }
    }
}

TEST(Galley, IsReadAsTheNotationPlacesIt) {
    const PieceSizes sizes;
    const auto galley = galleyIn("B2@300,72,90", sizes);
    ASSERT_TRUE(galley);
    EXPECT_EQ(galley->id, "B2");
    EXPECT_NEAR(galley->center.y.value(), 42.0, 1e-9) << "72 is the bow, 30 mm ahead";
    for (const char* text : {"", "A1", "A1@", "A1@1,2", "A1@1,2,3,4", "C1@1,2,3", "A@1,2,3",
                             "A1@nan,0,0", "A1@1e9,0,0", "A1@1,2,x", "A1@1, 2,3"}) {
        EXPECT_FALSE(galleyIn(text, sizes)) << text;
    }
}

} // namespace
} // namespace umpire::odds
