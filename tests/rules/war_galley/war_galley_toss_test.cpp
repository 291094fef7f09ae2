#include "rules/games/war_galley/toss.h"

#include "tests/rules/war_galley/war_galley_table.h"

#include <gmock/gmock.h>

namespace umpire::war_galley {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// In `broadsides` the target's hull spans x 70..130 and y 182.5..217.5; the gap is 65 mm.
const Match kHit = matchAt("hit", at(200, 200), 180);
const Match kMiss = matchAt("miss", at(200, 230), 180);
const Match kTailHit = matchAt("tail", at(242, 200), 0); // its bare end points at the target

TEST(WarGalleyToss, WG30_EachHeadThatPointsAtTheTargetHits) {
    const TossRuling ruling = ruled(broadsides({kHit, kMiss}));
    ASSERT_EQ(ruling.matches.size(), 2U);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit);
    EXPECT_EQ(ruling.matches[0].by, End::Head);
    EXPECT_EQ(ruling.matches[1].verdict, Verdict::Miss);
    EXPECT_EQ(ruling.hits, 1);
    EXPECT_EQ(ruling.hitsMin, 1);
    EXPECT_EQ(ruling.hitsMax, 1);
    EXPECT_THAT(linesOf(ruling), Contains("hit's head points at g2's hull (WG-30)"));
    EXPECT_THAT(linesOf(ruling), Contains("miss's head points past g2's hull by 12.5 mm (WG-30)"));
}

TEST(WarGalleyToss, WGX12_ExactlyOneOfTheDroppedMatchesPointsAtTheDefender) {
    const Match away = matchAt("away", at(300, 200), 0);
    const Match wide = matchAt("wide", at(30, 60), 200);
    EXPECT_EQ(ruled(inLine({matchAt("m", at(200, 170), 310), away, wide})).hits, 1);
}

TEST(WarGalleyToss, WG33_ALineThatMeetsTheAttackersOwnHullFirstIsNoHit) {
    // The attacker's hull spans x 70..130, y 82.5..117.5. The line crosses it from its far side and
    // meets the target at y 182.5.
    const TossRuling ruling = ruled(broadsides({matchAt("own", at(100, 60), 90), kHit}));
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Miss);
    EXPECT_EQ(ruling.matches[0].stoppedBy, "g1");
    EXPECT_NEAR(ruling.matches[0].reaches.y.value(), 82.5, 1e-9);
    EXPECT_EQ(ruling.hitsMax, 1) << "the other one";
    EXPECT_THAT(linesOf(ruling), Contains("own's head meets g1's hull first and does not count "
                                          "against g2's hull (WG-33)"));
}

TEST(WarGalleyToss, WG33_BehindTheTargetTheOwnHullStopsNothing) {
    const TossRuling ruling = ruled(broadsides({matchAt("m", at(100, 250), 270)}));
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit);
    EXPECT_EQ(ruling.matches[0].stoppedBy, "");
}

TEST(WarGalleyToss, WG33_ALineThatMayMeetTheOwnHullFirstIsTooClose) {
    // The line passes the own hull's corner at x = 130 by 0.1 mm inside, and the target's corner by
    // 10 mm.
    TossQuestion question = broadsides({matchAt("m", at(130.1, 60), 90, 0.4)});
    question.galleys[1] = galleyAt("g2", at(110, 200), 0);
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::TooClose);
    EXPECT_EQ(ruling.hitsMin, 0);
    EXPECT_EQ(ruling.hitsMax, 1);
    EXPECT_EQ(ruling.hits, 1) << "it passes, as likely as not";
    EXPECT_THAT(linesOf(ruling), Contains("m's head points at g2's hull, but may meet g1's hull "
                                          "first: too close to call (WG-33)"));
}

TEST(WarGalleyToss, WGA12_OtherHullsBlockByOptionOnly) {
    TossQuestion question = broadsides({matchAt("m", at(100, 330), 270)});
    question.galleys.push_back(galleyAt("g3", at(100, 280), 0));
    EXPECT_EQ(ruled(question).hits, 1);
    TossOptions options;
    options.blocking = BlockingHulls::All;
    const TossRuling blocked = ruled(question, options);
    EXPECT_EQ(blocked.hits, 0);
    EXPECT_THAT(linesOf(blocked), Contains("m's head meets g3's hull first and does not count "
                                           "against g2's hull (WG-A12)"));
}

TEST(WarGalleyToss, WG31_BesideTheAttackerPlainEndsCount) {
    const TossRuling ruling = ruled(broadsides({kTailHit}));
    EXPECT_EQ(ruling.sideZone, Certainty::Yes);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit);
    EXPECT_EQ(ruling.matches[0].by, End::Tail);
    EXPECT_THAT(linesOf(ruling), Contains("tail's plain end points at g2's hull (WG-31)"));
}

TEST(WarGalleyToss, WG33_ByOptionAHeadAtTheOwnHullSpoilsThePlainEnd) {
    // Between the hulls: one match's head points at the attacker's own hull, the other's head
    // points past it.
    const TossQuestion question = broadsides({matchAt("m", at(90, 130), 270), kTailHit});
    EXPECT_EQ(ruled(question).hits, 2);
    TossOptions options;
    options.ownHead = OwnHead::CountsNothing;
    const TossRuling ruling = ruled(question, options);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Miss);
    EXPECT_EQ(ruling.matches[1].verdict, Verdict::Hit);
    EXPECT_THAT(linesOf(ruling),
                Contains("m's plain end does not count against g2's hull (WG-33)"));
}

TEST(WarGalleyToss, WG31_ElsewherePlainEndsDoNotCount) {
    const TossRuling ruling = ruled(inLine({matchAt("m", at(360, 100), 0)}));
    EXPECT_EQ(ruling.sideZone, Certainty::No);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Miss);
    EXPECT_EQ(ruling.matches[0].by, End::Head);
}

TEST(WarGalleyToss, WG31_PlainEndsAreTooCloseWhereTheSideZoneIs) {
    TossQuestion question = broadsides({kTailHit, kHit}, 0.5);
    question.galleys[1] = galleyAt("g2", at(159.5, 200), 0, 0.5); // 0.5 mm of the side beside g1
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.sideZone, Certainty::TooClose);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::TooClose);
    EXPECT_EQ(ruling.matches[1].verdict, Verdict::Hit); // a head counts in any zone
    EXPECT_EQ(ruling.hitsMin, 1);
    EXPECT_EQ(ruling.hitsMax, 2);
}

TEST(WarGalleyToss, WGA13_SideZoneFollowsItsOption) {
    TossQuestion question = broadsides({});
    question.galleys[1] = galleyAt("g2", at(140, 200), 0);
    const auto zone = [&](SideZoneRule rule) {
        TossOptions options;
        options.sideZone = rule;
        return ruled(question, options).sideZone;
    };
    EXPECT_EQ(zone(SideZoneRule::AnyPart), Certainty::Yes);
    EXPECT_EQ(zone(SideZoneRule::Centre), Certainty::No);
    question.galleys[1] = galleyAt("g2", at(120, 200), 0);
    EXPECT_EQ(zone(SideZoneRule::Centre), Certainty::Yes);
    EXPECT_EQ(zone(SideZoneRule::Whole), Certainty::No);
    question.galleys[1] = galleyAt("g2", at(100, 200), 90);
    EXPECT_EQ(zone(SideZoneRule::Whole), Certainty::Yes);
}

TEST(WarGalleyToss, WG33_PointingAtAnyOtherGalleyDoesNotCount) {
    TossQuestion question = inLine({matchAt("own", at(100, 200), 270)});
    question.galleys.push_back(galleyAt("g3", at(400, 300), 0));
    question.matches.push_back(matchAt("third", at(400, 200), 90));
    EXPECT_EQ(ruled(question).hitsMax, 0);
}

TEST(WarGalleyToss, WGA12_HullsInBetweenDoNotBlock) {
    TossQuestion question = broadsides({matchAt("m", at(300, 200), 180)});
    question.galleys.push_back(galleyAt("g3", at(200, 200), 90));
    EXPECT_EQ(ruled(question).hits, 1);
}

TEST(WarGalleyToss, WG27_OutOfRangeNothingCounts) {
    TossQuestion question = broadsides({matchAt("m", at(200, 262), 180)});
    question.galleys[1] = galleyAt("g2", at(100, 262), 0); // 127 mm from hull to hull
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.inRange, Certainty::No);
    EXPECT_EQ(ruling.rangeMatches, std::nullopt);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit);
    EXPECT_EQ(ruling.hitsMax, 0);
}

TEST(WarGalleyToss, WG27_AtExactlyThreeMatchLengthsItIsInRange) {
    TossQuestion question = broadsides({});
    question.galleys[1] = galleyAt("g2", at(100, 261), 0);
    EXPECT_EQ(ruled(question).inRange, Certainty::Yes);
    EXPECT_EQ(ruled(question).rangeMatches, 3);
}

TEST(WarGalleyToss, WG27_RangeTooCloseToCallLeavesTheWholeSalvoToThePlayers) {
    TossQuestion question = broadsides({matchAt("m", at(200, 261.5), 180)}, 0.3);
    question.galleys[1] = galleyAt("g2", at(100, 261.5), 0, 0.3);
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.inRange, Certainty::TooClose);
    EXPECT_EQ(ruling.hitsMin, 0);
    EXPECT_EQ(ruling.hitsMax, 1);
}

TEST(WarGalleyToss, WG28_CountsWhatMayBeDroppedAndSaysWhenItIsTooMany) {
    const TossRuling ruling = ruled(broadsides({kHit, kMiss, kHit, kMiss}));
    EXPECT_EQ(ruling.rangeMatches, 2);
    EXPECT_EQ(ruling.matchesAllowed, 3);
    EXPECT_EQ(ruling.matchesCounted, 4);
    EXPECT_THAT(linesOf(ruling), Contains(HasSubstr("3 matches to drop, 4 lie there: 1 too many")));
}

TEST(WarGalleyToss, WG28_WithoutMastsNothingMayBeDropped) {
    TossQuestion question = broadsides({kHit});
    question.galleys[0].masts = 0;
    EXPECT_EQ(ruled(question).matchesAllowed, 0);
    EXPECT_THAT(linesOf(ruled(question)), Contains(HasSubstr("1 too many (WG-28)")));
}

TEST(WarGalleyToss, WG28_MastsThatAreNotSeenAllowAnUnknownNumber) {
    TossQuestion question = broadsides({kHit});
    question.galleys[0].masts.reset();
    EXPECT_EQ(ruled(question).matchesAllowed, std::nullopt);
    EXPECT_THAT(linesOf(ruled(question)), Contains(HasSubstr("masts are not seen")));
}

TEST(WarGalleyToss, WG28_AtABandsEdgeTheNearerBandsCountIsToldToo) {
    TossQuestion question = broadsides({}, 0.3);
    question.galleys[1] = galleyAt("g2", at(100, 177.5), 0, 0.3); // 42.5 mm from hull to hull
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.matchesAllowed, 3);
    EXPECT_EQ(ruling.matchesAllowedMost, 6);
}

TEST(WarGalleyToss, WG32_AMatchThatTouchesAnyGalleySpoilsTheSalvo) {
    TossQuestion question = broadsides({kHit, matchAt("m", at(240, 300), 0)});
    question.galleys.push_back(galleyAt("g3", at(250, 300), 0));
    const TossRuling ruling = ruled(question);
    EXPECT_EQ(ruling.isVoid, Certainty::Yes);
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit); // the verdict without the order
    EXPECT_EQ(ruling.hits, 0);
    EXPECT_EQ(ruling.hitsMax, 0);
    EXPECT_THAT(linesOf(ruling), Contains("m touches g3: the whole salvo misses (WG-32)"));
}

TEST(WarGalleyToss, WG32_AMatchThatTouchesAnOrderMatchSpoilsTheSalvo) {
    Match order = matchAt("order", at(300, 300), 90);
    order.tossed = false;
    const TossRuling ruling = ruled(broadsides({kHit, order, matchAt("m", at(320, 280), 0)}));
    EXPECT_EQ(ruling.isVoid, Certainty::Yes);
    EXPECT_THAT(ruling.orderMatches, ElementsAre("order"));
}

TEST(WarGalleyToss, WG32_ATouchTooCloseToCallLeavesTheWholeSalvoToThePlayers) {
    const Match near = matchAt("near", at(129, 181), 0, 0.3); // half a millimetre off the hull
    const TossRuling ruling = ruled(broadsides({kHit, near}));
    EXPECT_EQ(ruling.isVoid, Certainty::TooClose);
    EXPECT_EQ(ruling.hitsMin, 0);
    EXPECT_EQ(ruling.hitsMax, 1);
}

TEST(WarGalleyToss, WGA14_MatchesThatTouchEachOtherDoNotSpoilTheSalvo) {
    EXPECT_EQ(ruled(broadsides({kHit, matchAt("m", at(220, 220), 90)})).isVoid, Certainty::No);
}

TEST(WarGalleyToss, WG18_OrderMatchesNeitherCountNorSpoil) {
    // The match lies 1 mm ahead of g1's bow. As a tossed match it would touch g1, and its line
    // meets g2.
    const TossQuestion question = inLine({matchBetween("laid", at(130.9, 100), at(172.9, 100))});
    const TossRuling ruling = ruled(question);
    EXPECT_THAT(ruling.matches, IsEmpty());
    EXPECT_THAT(ruling.orderMatches, ElementsAre("laid"));
    EXPECT_THAT(linesOf(ruling),
                Contains("the match laid lay there as an order and does not count (WG-18)"));
    EXPECT_EQ(ruling.isVoid, Certainty::No);
    EXPECT_EQ(ruling.hitsMax, 0);
}

TEST(WarGalleyToss, WG18_WithAPictureBeforeOnlyItsMarksTellOrderMatches) {
    TossOptions options;
    options.orders = OrderMatches::AsMarked;
    TossQuestion question = inLine({matchBetween("m", at(130.9, 100), at(172.9, 100))});
    EXPECT_EQ(ruled(question, options).matchesCounted, 1);
    question.matches[0].tossed = false;
    EXPECT_EQ(ruled(question, options).matchesCounted, 0);
}

TEST(WarGalleyToss, TooCloseWithinThreeSigmaAndSettledBeyond) {
    const auto verdict = [](double y, double sigmas) {
        TossOptions options;
        options.sigmas = sigmas;
        // The near corner, 42 mm ahead, has a sigma of 0.1 * sqrt(5) = 0.22 mm and decides whether
        // the line enters; the far corner, 102 mm ahead, has 0.42 mm and decides whether the line
        // misses the hull.
        return ruled(broadsides({matchAt("m", at(172, y), 180, 0.1)}), options).matches[0].verdict;
    };
    EXPECT_EQ(verdict(217.0, 3.0), Verdict::TooClose);
    EXPECT_EQ(verdict(218.5, 3.0), Verdict::TooClose);
    EXPECT_EQ(verdict(216.7, 3.0), Verdict::Hit);
    EXPECT_EQ(verdict(219.1, 3.0), Verdict::Miss);
    EXPECT_EQ(verdict(217.0, 1.0), Verdict::Hit);
    EXPECT_EQ(verdict(218.5, 1.0), Verdict::Miss);
}

TEST(WarGalleyToss, AMatchThatMayNotBeThereIsNeverAHit) {
    Match doubtful = kHit;
    doubtful.confidence = 0.3;
    const TossRuling ruling = ruled(broadsides({doubtful}));
    EXPECT_EQ(ruling.matches[0].verdict, Verdict::TooClose);
    EXPECT_EQ(ruling.hits, 0);
    EXPECT_EQ(ruling.hitsMax, 1);
}

TEST(WarGalleyToss, AMatchThatMayNotBeThereNeverSpoilsForSure) {
    Match doubtful = matchAt("m", at(110, 200), 0);
    doubtful.confidence = 0.3;
    EXPECT_EQ(ruled(broadsides({doubtful})).isVoid, Certainty::TooClose);
}

TEST(WarGalleyToss, AHeadlessMatchIsTooCloseToCallOutsideTheSideZone) {
    TossQuestion question = inLine({headless(matchAt("m", at(360, 100), 180))});
    EXPECT_EQ(ruled(question).matches[0].verdict, Verdict::TooClose);
    TossOptions dropped;
    dropped.headless = HeadlessMatch::CannotHit;
    EXPECT_EQ(ruled(question, dropped).matches[0].verdict, Verdict::Miss);
}

TEST(WarGalleyToss, AHeadlessMatchHitsWithEitherEndInTheSideZone) {
    for (const Match& match : {kHit, kTailHit}) {
        const TossRuling ruling = ruled(broadsides({headless(match)}));
        EXPECT_EQ(ruling.matches[0].verdict, Verdict::Hit);
        EXPECT_EQ(ruling.matches[0].by, End::Tail);
    }
    EXPECT_EQ(ruled(broadsides({headless(kMiss)})).matches[0].verdict, Verdict::Miss);
}

TEST(WarGalleyToss, WG6_ABoxWithoutABowIsNotRuledOn) {
    for (const std::size_t box : {0, 1}) {
        TossQuestion question = broadsides({kHit});
        question.galleys[box].bow = Bow::NotSeen;
        const TossAnswer answer = ruleToss(question);
        ASSERT_TRUE(std::holds_alternative<Violation>(answer)) << box;
        EXPECT_EQ(std::get<Violation>(answer).kind, ViolationKind::BowNotSeen);
        EXPECT_EQ(std::get<Violation>(answer).rule, "WG-6");
    }
}

TEST(WarGalleyToss, WGA21_AGalleyCannotFireAtItself) {
    TossQuestion question = broadsides({kHit});
    question.target = "g1";
    const TossAnswer answer = ruleToss(question);
    ASSERT_TRUE(std::holds_alternative<Violation>(answer));
    EXPECT_EQ(std::get<Violation>(answer).kind, ViolationKind::AttackerIsTarget);
    EXPECT_EQ(std::get<Violation>(answer).rule, "WG-A21");
}

TEST(WarGalleyToss, WGA21_TwoGalleysOfOneLabelAreRemarkedOn) {
    TossQuestion question = broadsides({kHit});
    question.galleys[0].fleet = question.galleys[1].fleet = "A";
    EXPECT_THAT(linesOf(ruled(question)), Contains(HasSubstr("WG-A21")));
    question.galleys[1].fleet = "B";
    EXPECT_THAT(linesOf(ruled(question)), Not(Contains(HasSubstr("WG-A21"))));
}

TEST(WarGalleyToss, UnknownGalleysAreAViolationThatNamesThem) {
    TossQuestion question = broadsides({});
    question.attacker = "g7";
    const TossAnswer answer = ruleToss(question);
    ASSERT_TRUE(std::holds_alternative<Violation>(answer));
    EXPECT_EQ(std::get<Violation>(answer).kind, ViolationKind::UnknownGalley);
    EXPECT_THAT(english(std::get<Violation>(answer).because), HasSubstr("g7"));
}

TEST(WarGalleyToss, OverlappingHullsAreAtNoDistance) {
    TossQuestion question = broadsides({});
    question.galleys[1] = galleyAt("g2", at(100, 120), 0);
    EXPECT_EQ(ruled(question).gap, 0_mm);
    EXPECT_EQ(ruled(question).rangeMatches, 1);
}

TEST(WarGalleyToss, AnEmptyTableIsNoHits) {
    const TossRuling ruling = ruled(broadsides({}));
    EXPECT_EQ(ruling.hitsMax, 0);
    EXPECT_EQ(ruling.isVoid, Certainty::No);
}

} // namespace
} // namespace umpire::war_galley
