#include "app/eye/one_picture/look_text.h"
#include "tests/app/run_umpire.h"
#include "tests/app/truth_observation.h"

#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using namespace war_galley;

MatchRuling ruled(const std::string& id, Verdict verdict) {
    return {id, verdict, End::Head, verdict == Verdict::Miss ? -12.4_mm : 6.2_mm, 0.9_mm, {}, {}};
}

TossRuling inRange(std::vector<MatchRuling> matches) {
    TossRuling ruling;
    ruling.attacker = "g1";
    ruling.target = "g2";
    ruling.gap = 61.2_mm;
    ruling.rangeMatches = 2;
    ruling.inRange = Certainty::Yes;
    ruling.matches = std::move(matches);
    return ruling;
}

TEST(LookText, NamesEveryGalleyAndMatchOfAScene) {
    const Look look = lookFromTruth(sample("toss/toss-0022.json"));
    const std::string text = describe(look);
    EXPECT_THAT(text, HasSubstr("1280 x 720 px"));
    EXPECT_THAT(text, HasSubstr("Table found by 4 tags"));
    EXPECT_THAT(text, HasSubstr("Galleys (3)"));
    EXPECT_THAT(text, HasSubstr("Matches (5)"));
    for (const Match& match : look.observation.matches) {
        EXPECT_THAT(text, HasSubstr("  " + match.id + "  head at "));
    }
    EXPECT_THAT(text, HasSubstr("lay there before"));
    EXPECT_THAT(text, Not(HasSubstr("Nothing lies on it")));
}

TEST(LookText, SaysSoWhereNothingLies) {
    EXPECT_THAT(describe(lookFromTruth(sample("nothing/nothing-0003.json"))),
                HasSubstr("Nothing lies on it"));
}

TEST(LookText, SaysThatAHandSetTheCorners) {
    Look look = lookFromTruth(sample("toss/toss-0022.json"));
    look.observation.registration.method = RegistrationMethod::Corners;
    EXPECT_THAT(describe(look), HasSubstr("The table lies where its corners were set by hand"));
    EXPECT_THAT(describe(look), Not(HasSubstr("tag")));
}

TEST(LookText, GivesPixelsWhereThereIsNoScale) {
    Look look = lookFromTruth(sample("toss/toss-0022.json"));
    look.observation.registration = {};
    EXPECT_THAT(describe(look), HasSubstr("head at pixel "));
    EXPECT_THAT(describe(look), Not(HasSubstr(" mm")));
}

TEST(TossText, CountsOnlyWhatIsSureAndNamesTheDoubt) {
    TossRuling ruling = inRange(
        {ruled("m1", Verdict::Hit), ruled("m2", Verdict::Hit), ruled("m3", Verdict::TooClose)});
    ruling.hits = ruling.hitsMin = 2;
    ruling.hitsMax = 3;
    const TossHeadline headline = headlineOf(ruling);
    EXPECT_EQ(headline.count, "2 HITS");
    EXPECT_THAT(headline.doubts, ::testing::ElementsAre("1 too close to call: 2 to 3 hits"));
    EXPECT_EQ(headline.range, "g1 fires at g2 across 61 mm, within 2 match lengths");
    EXPECT_THAT(describe(ruling), HasSubstr("2 HITS, 1 too close to call: 2 to 3 hits\n"));
}

TEST(TossText, ASpoiledOrFarSalvoIsSaidFirstAndWithoutDoubts) {
    TossRuling spoiled = inRange({ruled("m1", Verdict::Hit), ruled("m2", Verdict::TooClose)});
    spoiled.isVoid = Certainty::Yes;
    EXPECT_EQ(headlineOf(spoiled).count, "SPOILED");
    EXPECT_TRUE(headlineOf(spoiled).doubts.empty());
    TossRuling far = inRange({ruled("m1", Verdict::Hit)});
    far.inRange = Certainty::No;
    EXPECT_EQ(headlineOf(far).count, "OUT OF RANGE");
}

TEST(TossText, DoubtsAboutRangeAndTouchingAreSaid) {
    TossRuling ruling = inRange({ruled("m1", Verdict::Miss)});
    ruling.inRange = Certainty::TooClose;
    ruling.isVoid = Certainty::TooClose;
    EXPECT_EQ(headlineOf(ruling).count, "NO HIT");
    EXPECT_THAT(headlineOf(ruling).doubts,
                ::testing::ElementsAre("a match may touch a galley or an order: look closely",
                                       "in range or not: measure it"));
}

TEST(TossText, TooManyMatchesAreCounted) {
    TossRuling ruling = inRange({});
    ruling.matchesCounted = 8;
    ruling.matchesAllowed = 3;
    EXPECT_EQ(headlineOf(ruling).tossed, "8 matches tossed, 3 allowed: 5 too many");
    ruling.matchesAllowedMost = 8;
    EXPECT_EQ(headlineOf(ruling).tossed, "8 matches tossed, 3 allowed") << "the range is in doubt";
}

TEST(TossText, MatchesThatAreNotSeenOrDoubtfulOpenTheCount) {
    TossRuling ruling = inRange({ruled("m1", Verdict::Hit), ruled("m2", Verdict::TooClose)});
    ruling.matchesDropped = 4;
    ruling.matchesCounted = 2;
    ruling.matchesAllowed = 3;
    ruling.notSeen = 2;
    ruling.doubtful = {"m2"};
    ruling.hits = ruling.hitsMin = 1;
    ruling.hitsMax = 4;
    EXPECT_THAT(headlineOf(ruling).doubts,
                ::testing::ElementsAre("1 too close to call, 2 not seen, 1 doubtful: 1 to 4 hits"));
    EXPECT_EQ(headlineOf(ruling).tossed, "4 matches dropped, 2 seen, 3 allowed: 1 too many");
}

TEST(TossText, MarginsReadAsDistances) {
    EXPECT_EQ(marginText(ruled("m1", Verdict::Hit)), "6.2 mm inside");
    EXPECT_EQ(marginText(ruled("m1", Verdict::Miss)), "misses by 12 mm");
    MatchRuling close = ruled("m1", Verdict::TooClose);
    EXPECT_EQ(marginText(close), "points at it, but in doubt") << "the doubt is not its margin's";
    close.doubt = 7_mm;
    EXPECT_EQ(marginText(close), "+6.2 \u00B1 7.0 mm");
}

} // namespace
} // namespace umpire::testing
