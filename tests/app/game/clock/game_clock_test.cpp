#include "app/game/clock/game_clock.h"

#include "app/record/game_files/game_files.h"

#include <gmock/gmock.h>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

/// A game of Murus Gallicus whose actions are called at given times.
class ClockedGame {
public:
    explicit ClockedGame(std::string_view clock)
        : start_(std::get<SharedPosition>(
              *findGame("murus-gallicus")->start(*gameFiles("murus-gallicus"), "basic"))),
          now_(start_),
          clock_(start_, *allowedTo({"roman", "gaul"}, *timeControl(clock, "")), AtZero::Lose) {
        hear(10s, StateChanged{TableState::Still});
    }
    void hear(microseconds at, const Event& event) { clock_.hear(event, at); }
    /// `rested`: when the table came to rest; none: the action was said.
    void play(microseconds at, const std::string& action, microseconds rested = 0us) {
        now_ = std::get<AnyStep>(now_->play(action)).position;
        hear(at, Called{.action = action, .position = now_->text(), .rested = rested});
    }
    [[nodiscard]] const ThinkingClock& shown() const { return clock_.shown(); }
    [[nodiscard]] microseconds left(const std::string& side) const {
        return shown().sides.at(side).left();
    }
    [[nodiscard]] std::optional<FlagFell> fallenBy(microseconds at) const {
        return umpire::fallenBy(shown(), at);
    }
    [[nodiscard]] std::string start() const { return start_->text(); }
    [[nodiscard]] std::string now() const { return now_->text(); }

private:
    SharedPosition start_;
    SharedPosition now_;
    GameClock clock_;
};

TEST(GameClock, EndsATurnWhenTheTableCameToRest) {
    ClockedGame game("1m");
    game.play(20s, "d1-d3", 19600ms);
    EXPECT_EQ(game.left("roman"), 60s - 9600ms);
    EXPECT_EQ(game.left("gaul"), 60s - 400ms) << "the other side thinks from then on";
    game.play(22s, "d7-d5");
    EXPECT_EQ(game.left("gaul"), 60s - 2400ms) << "it was said";
    game.play(23s, "e1-e3", 22500ms);
    game.play(23s, "e7-e5", 22500ms);
    EXPECT_EQ(game.left("gaul"), 60s - 2400ms) << "both were seen at once";
    EXPECT_EQ(game.left("roman"), 60s - 9600ms - 1s);
    EXPECT_EQ(game.shown().totals.at("roman"), 10600ms);
}

TEST(GameClock, AddsTheIncrementAndLeavesOutTheDelay) {
    ClockedGame game("1m+5s/1m,delay=3s");
    game.play(20s, "d1-d3");
    EXPECT_EQ(game.left("roman"), 55s);
    game.hear(22s, Noted{"hm"});
    EXPECT_EQ(game.left("gaul"), 60s) << "the delay is not counted";
    game.play(28s, "d7-d5");
    EXPECT_EQ(game.left("gaul"), 55s);
    game.play(29s, "e1-e3");
    EXPECT_EQ(game.left("roman"), 59s) << "of each turn";
}

TEST(GameClock, StandsWhileItIsPausedAskedAndBlind) {
    ClockedGame game("1m");
    game.hear(15s, Paused{});
    game.hear(100s, Resumed{});
    game.hear(101s, StateChanged{TableState::TooDark});
    EXPECT_FALSE(game.shown().runs());
    game.hear(200s, StateChanged{TableState::Still});
    game.hear(202s, Asked{.choices = {{"d1-d3", 0.5}}, .rested = 201s});
    EXPECT_FALSE(game.fallenBy(300s));
    EXPECT_EQ(game.left("roman"), 60s - 7s) << "5 s, 1 s and 1 s";
    game.play(300s, "d1-d3");
    EXPECT_EQ(game.left("roman"), 53s);
    EXPECT_EQ(game.left("gaul"), 60s);
    EXPECT_TRUE(game.shown().runs());
}

TEST(GameClock, GivesNoTimeBackAndTakesNone) {
    ClockedGame game("1m+5s");
    game.play(20s, "d1-d3");
    game.hear(24s, Undone{{"d1-d3"}, game.start()});
    EXPECT_EQ(game.left("roman"), 55s);
    EXPECT_EQ(game.left("gaul"), 56s) << "no increment for a turn that was taken away";
    EXPECT_THAT(game.shown().thinking, ::testing::ElementsAre("roman"));
    game.hear(26s, Called{.action = "d1-d3", .position = game.now()});
    EXPECT_EQ(game.left("roman"), 53s) << "this turn had its increment before it was given back";
}

TEST(GameClock, SaysWhenAFlagFellToTheMicrosecondAndOnce) {
    ClockedGame game("30s/off");
    EXPECT_FALSE(game.fallenBy(39999999us));
    const auto fell = game.fallenBy(40400ms);
    EXPECT_EQ(fell, (FlagFell{"roman", 40s, AtZero::Lose}));
    game.hear(40400ms, *fell);
    EXPECT_FALSE(game.fallenBy(50s));
    game.play(60s, "d1-d3");
    EXPECT_FALSE(game.fallenBy(900s)) << "this side has no limit";
}

} // namespace
} // namespace umpire
