#include "tests/vision/drawn_matches.h"
#include "vision/matches/stray_heads.h"

#include <cmath>
#include <gtest/gtest.h>

/// Tests a drawn table on which one match was overlooked although its head shows.
namespace umpire::test {

using proposals::SeenPlane;

namespace {

const DrawnMatch kSeen{.tail = {100_mm, 90_mm}, .head = {140_mm, 100_mm}};
const DrawnMatch kSeenToo{.tail = {180_mm, 130_mm}, .head = {165_mm, 91_mm}};
const DrawnMatch kOverlooked{.tail = {129_mm, 138_mm}, .head = {160_mm, 110_mm}};

Match found(const DrawnMatch& drawn) {
    Match match;
    match.tail = drawn.tail;
    match.head = drawn.head;
    match.confidence = 1;
    return match;
}

SeenPlane seen(const std::vector<DrawnMatch>& drawn) {
    SeenPlane plane;
    plane.grid = gridOver(drawnView(), 1.5, 1_mm, 0_mm);
    plane.colours = rectify(drawMatches(drawnView(), drawn), drawnView(), plane.grid);
    plane.parts = {{{}, plane.grid.size}};
    return plane;
}

/// Two matches that were found and one that was missed; drawn once.
const SeenPlane& withOneOverlooked() {
    static const SeenPlane plane = seen({kSeen, kSeenToo, kOverlooked});
    return plane;
}

/// The questions for each head; the likeliest candidate is taken.
struct Asked {
    std::vector<std::vector<proposals::StickHypothesis>> heads;

    std::vector<Match> look(const matches::StrayHeadSearch& search) {
        return matches::matchesAtStrayHeads(drawnView(), search,
                                            [&](auto sticks, auto) -> std::optional<Match> {
                                                heads.emplace_back(sticks.begin(), sticks.end());
                                                if (sticks.empty()) {
                                                    return std::nullopt;
                                                }
                                                return found({sticks[0].tail, sticks[0].head});
                                            });
    }
};

const std::vector kBoth{found(kSeen), found(kSeenToo)};

TEST(StrayHeads, LeadToTheMatchThatWasOverlooked) {
    Asked asked;
    const auto more = asked.look({kBoth, {}, {}, withOneOverlooked()});
    ASSERT_EQ(more.size(), 1U);
    EXPECT_LT(distance(more[0].head, kOverlooked.head).value(), 1.5);
    EXPECT_LT(distance(more[0].tail, kOverlooked.tail).value(), 2.5);
}

TEST(StrayHeads, AreNoneWhereEveryHeadHasItsMatch) {
    Asked asked;
    EXPECT_TRUE(asked.look({kBoth, {}, {}, seen({kSeen, kSeenToo})}).empty());
    EXPECT_TRUE(asked.heads.empty());
}

TEST(StrayHeads, AreNoneAtAGalleyWhoseOarsAndMastsHaveThem) {
    Asked asked;
    Galley galley;
    galley.center = kOverlooked.head;
    const std::vector galleys{galley};
    EXPECT_TRUE(asked.look({kBoth, galleys, {}, withOneOverlooked()}).empty());
}

TEST(StrayHeads, AreNotLookedForWhereOneMatchAloneTellsTheirColour) {
    Asked asked;
    const std::vector one{found(kSeen)};
    EXPECT_TRUE(asked.look({one, {}, {}, withOneOverlooked()}).empty());
}

TEST(StrayHeads, AreEachAskedAboutBesideWhatWasFoundBefore) {
    const DrawnMatch another{.tail = {205_mm, 60_mm}, .head = {245_mm, 70_mm}};
    std::vector<std::size_t> beside;
    matches::matchesAtStrayHeads(drawnView(),
                                 {kBoth, {}, {}, seen({kSeen, kSeenToo, kOverlooked, another})},
                                 [&](auto sticks, auto already) -> std::optional<Match> {
                                     beside.push_back(already.size());
                                     return found({sticks[0].tail, sticks[0].head});
                                 });
    EXPECT_EQ(beside, (std::vector<std::size_t>{2, 3}));
}

} // namespace

} // namespace umpire::test
