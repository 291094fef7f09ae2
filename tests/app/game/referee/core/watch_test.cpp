#include "app/game/referee/core/watch.h"

#include "app/game/referee/core/commands.h"

#include <gtest/gtest.h>

namespace umpire::referee {
namespace {

/// Frames at 30 a second.
class Film {
public:
    void show(const FrameFacts& facts, int frames = 1) {
        for (; frames > 0; --frames) {
            now += StreamTime(33'333);
            watch.see(now, facts);
        }
    }
    TableState state() const { return watch.state(); }
    Watch watch;
    StreamTime now{};
};

FrameFacts hand() {
    FrameFacts facts;
    facts.moving = 0.05;
    facts.handInView = true;
    return facts;
}
FrameFacts displaced(double pixels) {
    FrameFacts facts;
    facts.displacement = Pixels(pixels);
    return facts;
}

TEST(Watch, WaitsUntilTheFirstFrame) {
    EXPECT_EQ(Watch().state(), TableState::Waiting);
}

TEST(Watch, IsStillOnlyAfterTheTimeToSettle) {
    Film film;
    film.show({}, 3);
    EXPECT_EQ(film.state(), TableState::Settling);
    film.show({}, 2);
    EXPECT_EQ(film.state(), TableState::Still);
    FrameFacts moving;
    moving.moving = 0.002;
    film.show(moving);
    EXPECT_EQ(film.state(), TableState::Settling);
    film.show({}, 5);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, AHandThatRestsIsAHandStill) {
    Film film;
    FrameFacts resting;
    resting.handInView = true;
    film.show(resting, 30);
    EXPECT_EQ(film.state(), TableState::HandOverTable);
    film.show({}, 5);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, RestBeginsAnewWithEachHand) {
    Film film;
    film.show({}, 10);
    const StreamTime before = film.watch.restsSince();
    film.show(hand());
    EXPECT_GT(film.watch.restsSince(), before);
}

TEST(Watch, ABumpThatStaysAsksForRegistration) {
    Film film;
    film.show({}, 10);
    film.show(displaced(0.5), 10);
    EXPECT_EQ(film.state(), TableState::Still) << "tags are not found to half a pixel";
    film.show(displaced(6.0));
    EXPECT_EQ(film.state(), TableState::Settling);
    film.show(displaced(6.0), 10);
    EXPECT_EQ(film.state(), TableState::Moved);
    EXPECT_TRUE(film.watch.wantsRegistration());
    film.watch.registered();
    EXPECT_FALSE(film.watch.wantsRegistration());
    film.show(displaced(0.1), 6);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, AShakeThatEndsWhereItBeganAsksForNothing) {
    Film film;
    film.show({}, 10);
    film.show(displaced(6.0), 2);
    film.show(displaced(0.1), 8);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, IsNotRegisteredWhileItMoves) {
    Film film;
    FrameFacts moving = displaced(30.0);
    moving.moving = 0.5;
    film.show(moving, 20);
    EXPECT_EQ(film.state(), TableState::Moved);
    EXPECT_FALSE(film.watch.wantsRegistration());
}

TEST(Watch, DarknessHasAMargin) {
    Film film;
    FrameFacts dark;
    dark.brightness = 20.0;
    film.show(dark, 10);
    EXPECT_EQ(film.state(), TableState::TooDark);
    dark.brightness = 27.0;
    film.show(dark, 10);
    EXPECT_EQ(film.state(), TableState::TooDark) << "no flicker at the threshold";
    film.show({}, 6);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, TellsGlare) {
    Film film;
    FrameFacts glare;
    glare.glare = 0.2;
    film.show(glare, 10);
    EXPECT_EQ(film.state(), TableState::Glare);
}

TEST(Watch, AfterTheCameraWasLostTheTableHasToSettle) {
    Film film;
    film.show({}, 10);
    film.watch.cameraLost();
    EXPECT_EQ(film.state(), TableState::CameraLost);
    film.show({});
    EXPECT_EQ(film.state(), TableState::Settling);
    film.show({}, 5);
    EXPECT_EQ(film.state(), TableState::Still);
}

TEST(Watch, ALongGapIsNoRest) {
    Film film;
    film.show({}, 10);
    film.now += StreamTime(5'000'000);
    film.show({});
    EXPECT_EQ(film.state(), TableState::Settling);
}

TEST(Commands, RoundTrip) {
    for (const std::string line : {"accept",
                                   "choose 2",
                                   "correct d4 roman 2",
                                   "stands",
                                   "undo 1",
                                   "undo 3 agreed",
                                   "agree roman",
                                   "pause",
                                   "resume",
                                   "resign",
                                   "resign gaul",
                                   "play d1-d3",
                                   "note the lamp was moved",
                                   "arbiter",
                                   "arbiter why # this",
                                   "hint",
                                   "hint gaul",
                                   "point 17",
                                   "point 512.25,300.50",
                                   "wrong none 512.00,300.00",
                                   "help",
                                   "corners 12.00,700.00 900.00,690.00 880.00,80.00 30.00,95.00"}) {
        const auto parsed = parseCommand(line);
        ASSERT_TRUE(std::holds_alternative<Command>(parsed)) << line;
        EXPECT_EQ(text(std::get<Command>(parsed)), line);
    }
    EXPECT_EQ(std::get<Command>(parseCommand("undo")), Command(Undo{}));
    EXPECT_EQ(std::get<Command>(parseCommand("undo agreed\r")), Command(Undo{1, true}));
    EXPECT_EQ(std::get<Command>(parseCommand("  Undo   2  # too fast")), Command(Undo{2}));
    EXPECT_EQ(std::get<Command>(parseCommand("A1 spoiled")),
              Command(Play{"A1 spoiled", Play::As::BareLine}));
}

TEST(Commands, ErrorsSayWhatWasExpectedAndWhere) {
    const auto errorOf = [](std::string_view line) {
        const auto parsed = parseCommand(line);
        const auto* error = std::get_if<ParseError>(&parsed);
        return error == nullptr ? "parses" : english(describe(*error));
    };
    EXPECT_NE(errorOf("").find("a command: accept"), std::string::npos);
    EXPECT_NE(errorOf("choose").find("as in `choose 2`"), std::string::npos);
    EXPECT_NE(errorOf("choose 0").find("at character 8"), std::string::npos);
    EXPECT_NE(errorOf("choose 2 3").find("the end of the command"), std::string::npos);
    EXPECT_NE(errorOf("undo 0").find("1 to 9999"), std::string::npos);
    EXPECT_NE(errorOf("undo x").find("how many actions"), std::string::npos);
    EXPECT_NE(errorOf("accept this").find("the end of the command"), std::string::npos);
    for (const char* line : {"point", "point x", "point 1,", "point 1,2,3", "corners 1,2 3,4 5,6",
                             "corners 1,2 3,4 5,6 7,x", "wrong", "wrong none", "wrong none 1",
                             "wrong missed 600,300", "wrong odd 600,300", "wrong none x,y"}) {
        EXPECT_NE(errorOf(line), "parses") << line;
    }
    EXPECT_NE(errorOf("note").find("text"), std::string::npos);
    EXPECT_NE(errorOf("note " + std::string(2000, 'x')).find("at most 1000"), std::string::npos);
}

TEST(Watch, AfterABlowWhatIsAlteredEverywhereIsNoHand) {
    Film film;
    film.show({}, 6);
    FrameFacts elsewhere = displaced(20.0);
    elsewhere.handInView = true;
    film.show(elsewhere, 8);
    EXPECT_EQ(film.state(), TableState::Moved);
    EXPECT_TRUE(film.watch.wantsRegistration());
    elsewhere.moving = 0.05;
    film.show(elsewhere);
    EXPECT_FALSE(film.watch.wantsRegistration()) << "something moves";
}

} // namespace
} // namespace umpire::referee
