#include "rules/games/war_galley/damage.h"
#include "rules/games/war_galley/toss.h"
#include "tests/rules/war_galley/war_galley_table.h"

#include <algorithm>
#include <random>

/// Tests properties that must hold for every ruling, with random tables.
namespace umpire::war_galley {
namespace {

constexpr int kTables = 400;

struct RandomTable {
    std::mt19937 random;

    double between(double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random);
    }

    TossQuestion next(double sigma) {
        TossQuestion question{"g1", "g2", {}, {}};
        question.galleys = {galleyAt("g1", at(300, 200), between(0, 360), sigma)};
        const TablePoint off = along(Radians(between(0, 6.28)), Millimetres(between(70, 190)));
        question.galleys.push_back(galleyAt("g2", at(300, 200) + off, between(0, 360), sigma));
        for (int i = 0; i < 8; ++i) {
            question.matches.push_back(matchAt("m" + std::to_string(i),
                                               at(between(0, 600), between(0, 420)),
                                               between(0, 360), sigma));
            question.matches.back().headed = headedIf(between(0, 1) < 0.8);
        }
        return question;
    }
};

/// A motion of the plane.
struct Motion {
    double turnDegrees = 0.0;
    TablePoint shift;
    double mirror = 1.0; ///< -1: x is reversed first

    TablePoint operator()(TablePoint p) const {
        const double x = mirror * p.x.value();
        const double y = p.y.value();
        const double turn = radiansFromDegrees(turnDegrees).value();
        return shift +
               at(x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn));
    }
    TossQuestion operator()(TossQuestion question) const {
        for (Galley& galley : question.galleys) {
            const double heading = degreesFromRadians(galley.heading);
            const Galley moved = galleyAt("", (*this)(galley.center),
                                          turnDegrees + (mirror < 0.0 ? 180.0 - heading : heading));
            galley.center = moved.center;
            galley.heading = moved.heading;
            galley.hull = moved.hull;
        }
        for (Match& match : question.matches) {
            match.tail = (*this)(match.tail);
            match.head = (*this)(match.head);
        }
        return question;
    }
};

void expectSame(const TossRuling& a, const TossRuling& b) {
    EXPECT_EQ(a.hits, b.hits);
    EXPECT_EQ(a.hitsMin, b.hitsMin);
    EXPECT_EQ(a.hitsMax, b.hitsMax);
    EXPECT_EQ(a.isVoid, b.isVoid);
    EXPECT_EQ(a.inRange, b.inRange);
    EXPECT_EQ(a.sideZone, b.sideZone);
    EXPECT_EQ(a.orderMatches, b.orderMatches);
    EXPECT_NEAR(a.gap.value(), b.gap.value(), 1e-6);
    ASSERT_EQ(a.matches.size(), b.matches.size());
    for (std::size_t i = 0; i < a.matches.size(); ++i) {
        EXPECT_EQ(a.matches[i].verdict, b.matches[i].verdict);
        EXPECT_EQ(a.matches[i].by, b.matches[i].by);
        EXPECT_NEAR(a.matches[i].margin.value(), b.matches[i].margin.value(), 1e-6);
        EXPECT_NEAR(a.matches[i].doubt.value(), b.matches[i].doubt.value(), 1e-6);
    }
}

TEST(WarGalleyTossProperties, ARulingDoesNotDependOnHowTheTableIsTurnedShiftedOrMirrored) {
    RandomTable table{std::mt19937(11)};
    for (int i = 0; i < kTables; ++i) {
        const TossQuestion question = table.next(0.3);
        const TossRuling ruling = ruled(question);
        for (const double mirror : {1.0, -1.0}) {
            const Motion motion{table.between(0, 360), at(table.between(-900, 900), 77), mirror};
            expectSame(ruled(motion(question)), ruling);
        }
    }
}

TEST(WarGalleyTossProperties, MoreSigmaNeverTurnsTooCloseIntoAVerdictNorOneVerdictIntoTheOther) {
    RandomTable table{std::mt19937(12)};
    int unsettled = 0;
    for (int i = 0; i < kTables; ++i) {
        TossQuestion question = table.next(0.2);
        const TossRuling sure = ruled(question);
        for (Match& match : question.matches) {
            match.sigmaTail = match.sigmaTail * 3.0;
            match.sigmaHead = match.sigmaHead * 3.0;
        }
        for (Galley& galley : question.galleys) {
            galley.sigma = galley.sigma * 3.0;
            galley.headingSigma = galley.headingSigma * 3.0;
        }
        const TossRuling unsure = ruled(question);
        const auto onlyLessSure = [](Certainty before, Certainty after) {
            return after == Certainty::TooClose || after == before;
        };
        EXPECT_TRUE(onlyLessSure(sure.inRange, unsure.inRange));
        EXPECT_TRUE(onlyLessSure(sure.isVoid, unsure.isVoid));
        EXPECT_TRUE(onlyLessSure(sure.sideZone, unsure.sideZone));
        for (std::size_t m = 0; m < sure.matches.size(); ++m) {
            const Verdict after = unsure.matches[m].verdict;
            EXPECT_TRUE(after == Verdict::TooClose || after == sure.matches[m].verdict);
            unsettled += after != sure.matches[m].verdict;
        }
    }
    EXPECT_GT(unsettled, kTables / 10); // otherwise this test proves nothing
}

TEST(WarGalleyTossProperties, HitsLieBetweenTheirBoundsAndTheBoundsAreWhatTheVerdictsSay) {
    RandomTable table{std::mt19937(13)};
    for (int i = 0; i < kTables; ++i) {
        const TossRuling ruling = ruled(table.next(0.5));
        EXPECT_LE(ruling.hitsMin, ruling.hits);
        EXPECT_LE(ruling.hits, ruling.hitsMax);
        const auto count = [&](Verdict verdict) {
            return int(std::ranges::count(ruling.matches, verdict, &MatchRuling::verdict));
        };
        if (ruling.inRange == Certainty::Yes && ruling.isVoid == Certainty::No) {
            EXPECT_EQ(ruling.hitsMin, count(Verdict::Hit));
            EXPECT_EQ(ruling.hitsMax, count(Verdict::Hit) + count(Verdict::TooClose));
        }
    }
}

TEST(WarGalleyTossProperties, WhateverIsNotSeenOrInventedTheCountKeepsTheTruthWithinTheBounds) {
    RandomTable table{std::mt19937(17)};
    int settled = 0;
    for (int i = 0; i < kTables; ++i) {
        TossQuestion question = table.next(0.0);
        const TossRuling truth = ruled(question);
        question.dropped = int(question.matches.size());
        for (int change = int(table.between(0, 4)); change > 0; --change) {
            if (table.between(0, 1) < 0.5) {
                question.matches.erase(question.matches.begin() + int(table.between(0, 3)));
            } else {
                question.matches.push_back(table.next(0.0).matches.front());
                question.matches.back().confidence = 0.4;
            }
        }
        if (truth.isVoid != Certainty::No || ruled(question).isVoid != Certainty::No) {
            continue;
        }
        const TossRuling ruling = ruled(question);
        EXPECT_LE(ruling.hitsMin, truth.hitsMin);
        EXPECT_GE(ruling.hitsMax, truth.hitsMax);
        settled += ruling.hitsMin == ruling.hitsMax;
    }
    EXPECT_GT(settled, 50);
}

TEST(WarGalleyTossProperties, AFalseVerdictIsAsRareAsThreeSigmaSay) {
    RandomTable table{std::mt19937(14)};
    std::normal_distribution<double> noise(0.0, 0.4);
    int falseOnes = 0;
    int settled = 0;
    for (int i = 0; i < kTables; ++i) {
        const TossQuestion truth = table.next(0.0);
        TossQuestion seen = truth;
        for (Match& match : seen.matches) {
            match.tail = match.tail + at(noise(table.random), noise(table.random));
            match.head = match.head + at(noise(table.random), noise(table.random));
            match.sigmaTail = match.sigmaHead = 0.4_mm;
        }
        const TossRuling should = ruled(truth);
        const TossRuling is = ruled(seen);
        if (is.matches.size() != should.matches.size()) {
            continue; // a match lies like an order match by chance
        }
        for (std::size_t m = 0; m < is.matches.size(); ++m) {
            const bool toTell = is.matches[m].verdict != Verdict::TooClose &&
                                should.matches[m].verdict != Verdict::TooClose;
            settled += toTell;
            falseOnes += toTell && is.matches[m].verdict != should.matches[m].verdict;
        }
    }
    EXPECT_GT(settled, kTables * 5);
    EXPECT_LE(falseOnes, settled / 370 + 1);
}

TEST(WarGalleyTossProperties, SwappingPortAndStarboardMirrorsTheNearSide) {
    RandomTable table{std::mt19937(15)};
    const Motion mirror{0.0, at(0, 0), -1.0};
    for (int i = 0; i < kTables; ++i) {
        const TossQuestion question = table.next(0.3);
        const TossQuestion mirrored = mirror(question);
        const NearSide side = nearSide(question.galleys[0], question.galleys[1]);
        const NearSide other = nearSide(mirrored.galleys[0], mirrored.galleys[1]);
        EXPECT_EQ(side == NearSide::Either, other == NearSide::Either);
        EXPECT_TRUE(side == NearSide::Either || side != other);
    }
}

} // namespace
} // namespace umpire::war_galley
