#include "app/game/thinking/expected_hits.h"

#include "rules/games/war_galley/war_galley.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/films/galley_film.h"

#include <gmock/gmock.h>
#include <numeric>
#include <random>

/// Tests that the expected hits of a toss are announced before the toss and not after it.
namespace umpire::testing {
namespace {

const std::string kFiring = "5:5/5/3@255,190,90=XLFLF 4:0/1/0@345,280,268=- step1:fire A1>B1 "
                            "introduction";

SharedPosition startOf(const std::string& name) {
    return std::get<SharedPosition>(*findGame(name)->start(*gameFiles(name, {}), ""));
}

TEST(HitForecast, SaysWhatTheTossThatIsOwedIsLikelyToHit) {
    HitForecast forecast(startOf("war-galley"));
    forecast.follow(kFiring);
    ASSERT_TRUE(forecast.hasNews(HitForecast::Wait::Yes));
    const auto hits = forecast.expected();
    ASSERT_TRUE(hits);
    EXPECT_EQ(hits->attacker, "A1");
    EXPECT_EQ(hits->target, "B1");
    EXPECT_EQ(hits->matches, 2) << "three masts within 3 M (WG-28)";
    EXPECT_GT(hits->mean, 0.1);
    ASSERT_EQ(hits->chances.size(), 3U);
    EXPECT_NEAR(std::accumulate(hits->chances.begin(), hits->chances.end(), 0.0), 1.0, 1e-9);
    EXPECT_NEAR(hits->chances[1] + 2.0 * hits->chances[2], hits->mean, 1e-9);
    EXPECT_FALSE(forecast.hasNews(HitForecast::Wait::Yes)) << "once";
    forecast.follow("5:5/5/3@255,190,90 4:0/1/0@345,280,268 orders introduction");
    EXPECT_TRUE(forecast.hasNews(HitForecast::Wait::Yes)) << "no toss is owed any more";
    EXPECT_FALSE(forecast.expected());
}

TEST(HitForecast, SaysNothingWhereNoTossWithATargetIsOwed) {
    for (const std::string position :
         {"5:5/5/3@255,190,90 4:0/1/0@345,280,268 orders introduction", "no position at all"}) {
        HitForecast forecast(startOf("war-galley"));
        forecast.follow(position);
        EXPECT_FALSE(forecast.hasNews(HitForecast::Wait::Yes)) << position;
        EXPECT_FALSE(forecast.expected()) << position;
    }
    const SharedPosition stones = startOf("murus-gallicus");
    HitForecast forecast(stones);
    forecast.follow(stones->text());
    EXPECT_FALSE(forecast.hasNews(HitForecast::Wait::Yes));
}

TEST(HitForecast, GivesUpWhatNobodyWaitsFor) {
    HitForecast forecast(startOf("war-galley"));
    forecast.follow(kFiring);
    forecast.follow("5:5/5/3@255,190,90 4:0/1/0@345,280,268 orders introduction");
    EXPECT_FALSE(forecast.hasNews(HitForecast::Wait::Yes));
}

/// Returns the stills of the galleys, of their orders taken up, and of the toss.
std::vector<films::Still> firingStills(const films::RenderedGalleys& rendered) {
    using namespace war_galley;
    const State firing = std::get<State>(parseState(kFiring, {}));
    std::mt19937_64 random(3);
    films::GalleyTable lying;
    lying.galleys = films::galleysOf(firing);
    std::vector<films::Still> stills(1);
    stills.front().picture = rendered.picture(lying);
    films::GalleyTable after = lying;
    const auto tossed = films::tossedMatches(firing, {0, 2}, lying.matches, random);
    after.matches.insert(after.matches.end(), tossed->begin(), tossed->end());
    stills.push_back(films::stillOf(rendered, lying, after, Side::A));
    stills.back().manner = films::Manner::Toss;
    return stills;
}

TEST(HitForecast, OnFilmStandsBeforeTheTossAndIsGoneAfterIt) {
    const films::RenderedGalleys rendered(
        films::filmingView(films::galleyTable(), {960, 540}, 18_deg), films::galleyTable(), {});
    films::FilmOptions options = quickFilm();
    options.pixelsPerMillimetre = 1.19;
    options.focalPixels = 0.86 * 960;
    const ScratchFolder scratch;
    const FilmedGame film =
        filmed(firingStills(rendered), options, scratch.file(""), films::galleyTable());
    LiveRequest request = film.request("war-galley");
    request.position = kFiring;
    std::vector<std::string> told;
    std::string said;
    LiveListener listeners;
    listeners.announce = [&](const Announcement& each) -> Expected<void> {
        said += text(each.event) + "\n";
        if (const auto* called = std::get_if<Called>(&each.event)) {
            told.push_back(called->action.substr(0, 7));
        }
        return {};
    };
    listeners.remark = [](const Message&) {};
    listeners.expected = [&](const std::optional<ExpectedHits>& expected) {
        told.push_back(expected ? expected->attacker + " fires at " + expected->target : "none");
        EXPECT_TRUE(!expected || expected->mean > 0.1);
    };
    const auto followed = followGame(request, listeners);
    ASSERT_TRUE(followed) << english(followed.error().message);
    EXPECT_THAT(told, ::testing::ElementsAre("A1 fires at B1", "A1 toss", "A1 hits", "none"))
        << said;
}

} // namespace
} // namespace umpire::testing
