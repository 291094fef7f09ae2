#include "rules/games/war_galley/toss.h"

#include "tests/rules/war_galley/war_galley_table.h"

#include <gmock/gmock.h>

/// Tests rulings that know how many matches were dropped, or do not see all of them.
namespace umpire::war_galley {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

// In `broadsides` the target's hull spans x 70..130 and y 182.5..217.5; the gap is 65 mm.
const Match kPointing = matchAt("hit", at(200, 200), 180);
const Match kPast = matchAt("miss", at(200, 230), 180);

/// Returns the broadsides position with that many dropped matches.
TossQuestion dropped(int count, std::vector<Match> matches) {
    TossQuestion question = broadsides(std::move(matches));
    question.dropped = count;
    return question;
}

Match sureBy(Match match, double confidence) {
    match.confidence = confidence;
    return match;
}

TEST(WarGalleyDropped, WG29_EachDroppedMatchThatIsNotSeenMayBeAHit) {
    const TossRuling ruling = ruled(dropped(3, {kPointing, kPast}));
    EXPECT_EQ(ruling.notSeen, 1);
    EXPECT_EQ(ruling.hitsMin, 1);
    EXPECT_EQ(ruling.hits, 1);
    EXPECT_EQ(ruling.hitsMax, 2);
    EXPECT_THAT(linesOf(ruling), Contains("3 matches were dropped, 2 are seen; each that is not "
                                          "seen may be a hit (WG-29)"));
    EXPECT_THAT(linesOf(ruling), Contains("3 masts there: 3 matches to drop (WG-28)"));
}

TEST(WarGalleyDropped, WG29_WhereAllThatWereDroppedAreSeenNothingIsOpen) {
    const TossRuling ruling = ruled(dropped(2, {kPointing, kPast}));
    EXPECT_EQ(ruling.notSeen, 0);
    EXPECT_EQ(ruling.hitsMax, 1);
    EXPECT_THAT(linesOf(ruling), Contains("2 matches were dropped, 2 are seen (WG-29)"));
    EXPECT_THAT(linesOf(ruled(dropped(1, {kPointing}))),
                Contains("1 match was dropped, 1 are seen (WG-29)"));
}

TEST(WarGalleyDropped, WG29_OfMoreThanWereDroppedAnyMayBeNone) {
    const TossRuling ruling = ruled(dropped(2, {kPointing, sureBy(kPointing, 0.8), kPast}));
    EXPECT_EQ(ruling.notSeen, 0);
    EXPECT_EQ(ruling.hitsMin, 1);
    EXPECT_EQ(ruling.hitsMax, 2);
    EXPECT_THAT(ruling.doubtful, ElementsAre("hit")) << "the least sure";
    EXPECT_THAT(linesOf(ruling),
                Contains("2 matches were dropped, 3 are seen; hit may be no match (WG-29)"));
    EXPECT_EQ(ruled(dropped(1, {kPointing, kPointing, kPointing})).hitsMax, 1)
        << "not more than were dropped";
    EXPECT_EQ(ruled(dropped(0, {kPointing})).hitsMin, 0);
}

TEST(WarGalleyDropped, WG29_AMatchThatIsNotSureSettlesNoneOfThoseDropped) {
    const TossRuling open = ruled(dropped(2, {kPointing, sureBy(kPast, 0.4)}));
    EXPECT_EQ(open.notSeen, 0);
    EXPECT_THAT(open.doubtful, ElementsAre("miss"));
    EXPECT_EQ(open.hitsMin, 1);
    EXPECT_EQ(open.hitsMax, 2) << "another one may lie there unseen";
    const TossRuling settled = ruled(dropped(1, {kPast, sureBy(kPointing, 0.4)}));
    EXPECT_EQ(settled.hitsMax, 0) << "the sure one is all that was dropped";
}

TEST(WarGalleyDropped, WG29_WithoutACountThoseAllowedAreNotSeenWhereACameraLooks) {
    TossOptions options;
    EXPECT_EQ(ruled(broadsides({kPointing}), options).hitsMax, 1) << "the others left the table";
    options.unseen = Unseen::MayHit;
    const TossRuling ruling = ruled(broadsides({kPointing}), options);
    EXPECT_EQ(ruling.notSeen, 2);
    EXPECT_EQ(ruling.hitsMax, 3);
    EXPECT_THAT(linesOf(ruling), Contains(HasSubstr("3 matches to drop, 1 lie there: 2 not seen; "
                                                    "each that is not seen may be a hit")));
    const TossRuling many =
        ruled(broadsides({kPointing, kPointing, kPointing, sureBy(kPast, 0.4)}), options);
    EXPECT_EQ(many.notSeen, 0);
    EXPECT_EQ(many.hitsMin, 3);
    EXPECT_THAT(many.doubtful, ElementsAre("miss"));
}

TEST(WarGalleyDropped, WG32_ARowThatMayBeOfTheSalvoDoesNotSpoilIt) {
    // "laid" lies ahead of g1's bow as an order would, and the other match touches it.
    const Match laid = matchBetween("laid", at(130.9, 100), at(172.9, 100));
    TossQuestion question = broadsides({laid, matchAt("m", at(160, 120), 90)});
    question.dropped = 1;
    EXPECT_EQ(ruled(question).isVoid, Certainty::Yes);
    question.dropped = 2;
    EXPECT_EQ(ruled(question).isVoid, Certainty::TooClose) << "laid may be the other one";
}

TEST(WarGalleyDropped, WG28_MoreDroppedThanAllowedAreTooMany) {
    EXPECT_THAT(linesOf(ruled(dropped(5, {kPointing}))),
                Contains("3 masts there: 3 matches to drop: 2 too many (WG-28)"));
}

} // namespace
} // namespace umpire::war_galley
