#include "app/record/journal/journal.h"
#include "app/record/journal/line_of_play.h"
#include "tests/app/common/network/cut_line.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/waiting.h"
#include "tests/app/web/linked/linked_tables.h"
#include "tests/films/stages/trireme_stage.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>
#include <random>

/// Tests two real programs at films of two cameras.
namespace umpire::testing {
namespace {

using murus_gallicus::testing::action;
using murus_gallicus::testing::start;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// Makes two films of four actions, seen by two cameras.
FilmedGame fourActions(cv::Size size, const std::filesystem::path& folder) {
    std::vector<murus_gallicus::Action> actions;
    murus_gallicus::State state = start();
    for (const char* each : {"d1-d3", "e7-e5", "f1-f3", "c7-c5"}) {
        actions.push_back(action(state, each));
        state = murus_gallicus::apply(state, actions.back()).state;
    }
    std::filesystem::create_directories(folder);
    return filmed(films::stillsOf(smallTable(size), start(), actions), quickFilm(), folder);
}

/// Made once for all tests.
struct BothFilms {
    ScratchFolder scratch;
    FilmedGame here = fourActions({960, 540}, scratch.file("here"));
    FilmedGame there = fourActions({1024, 576}, scratch.file("there"));
};

const BothFilms& bothFilms() {
    static const BothFilms films;
    return films;
}

class LinkedFilms : public LinkedTables {
protected:
    [[nodiscard]] std::vector<std::string> host(const LinkAddress& at) const {
        const FilmedGame& film = bothFilms().here;
        return inviting(with(begun(film.film.string(), "roman", "murus-gallicus"),
                             {"--table", film.table.string()}),
                        at);
    }
    [[nodiscard]] std::vector<std::string> guest(const LinkAddress& at) const {
        const FilmedGame& film = bothFilms().there;
        return joining(with(begun(film.film.string(), "gaul", "murus-gallicus"),
                            {"--table", film.table.string()}),
                       at);
    }
    void expectOneGame() const {
        const auto all = ElementsAre("d1-d3", "e7-e5", "f1-f3", "c7-c5");
        EXPECT_THAT(playedAt("roman"), all);
        EXPECT_THAT(playedAt("gaul"), all);
    }
    /// Returns the SHA-256 of the picture beside the action, at the table where the action was
    /// made.
    [[nodiscard]] std::string evidenceAt(const std::string& side, const std::string& action) const {
        const auto journal = readJournal(journalOf(side));
        for (const RecordedEvent& each : journal ? journal->events : std::vector<RecordedEvent>()) {
            const auto* called = std::get_if<Called>(&each.happening);
            if (called != nullptr && called->action == action) {
                return each.pictureHash;
            }
        }
        return {};
    }
};

/// Each table's film shows both sides; the other side's move counts only while the umpire asks for
/// it.
TEST_F(LinkedFilms, PlayOneGameWithTwoCameras) {
    const LinkAddress at = freshAddress();
    RunningUmpire roman(host(at));
    awaitPort(at.port);
    RunningUmpire gaul(guest(at));
    EXPECT_EQ(gaul.waitForEnd(), 0);
    EXPECT_EQ(roman.waitForEnd(), 0);
    expectOneGame();
    EXPECT_THAT(roman.output(), HasSubstr("the other table plays e7-e5 as gaul; make that move"));
    EXPECT_THAT(gaul.output(), HasSubstr("the other table plays d1-d3 as roman; make that move"));
    EXPECT_THAT(roman.output(), Not(HasSubstr("another position")));
    EXPECT_THAT(roman.output(), Not(HasSubstr("cannot be reached"))) << "the guest said goodbye";
    EXPECT_THAT(roman.errors(), HasSubstr("--with 'wss://127.0.0.1:"));
    EXPECT_THAT(picturesAt("gaul"), Contains(evidenceAt("roman", "d1-d3")));
    EXPECT_THAT(picturesAt("gaul"), Contains(evidenceAt("roman", "f1-f3")));
    EXPECT_THAT(picturesAt("roman"), Contains(evidenceAt("gaul", "e7-e5")));
    EXPECT_THAT(picturesAt("roman"), Not(Contains(evidenceAt("gaul", "d1-d3"))))
        << "what was made here needs no picture from there";
}

/// A side's flag falls at its own table, and at both tables the side has lost.
TEST_F(LinkedFilms, CountTheTimeOfASideAtItsOwnTable) {
    const auto playedWith = [&](const std::string& here, const std::string& there) {
        const LinkAddress at = freshAddress();
        RunningUmpire roman(with(host(at), {"--clock", here}));
        awaitPort(at.port);
        RunningUmpire gaul(with(guest(at), {"--clock", there}));
        EXPECT_EQ(gaul.waitForEnd(), 0);
        EXPECT_EQ(roman.waitForEnd(), 0);
        return std::pair(roman.output(), gaul.output());
    };
    const auto [roman, gaul] = playedWith("1m/1s", "1s/1m");
    expectOneGame();
    EXPECT_THAT(roman, Not(HasSubstr("no time")));
    EXPECT_THAT(gaul, Not(HasSubstr("no time")));
    EXPECT_THAT(gaul, HasSubstr("the other table plays with the clock 1m/1s (at zero: lose), and "
                                "this table plays with the clock 1s/1m (at zero: lose)"));
    std::filesystem::remove(journalOf("roman"));
    std::filesystem::remove(journalOf("gaul"));
    const auto [winner, loser] = playedWith("1m", "1m/1s");
    EXPECT_THAT(loser, HasSubstr("roman wins the game: no time is left to the Gallic side"));
    EXPECT_THAT(winner, HasSubstr("roman wins the game"));
    EXPECT_THAT(playedAt("gaul"), ElementsAre("d1-d3", "resign"));
    EXPECT_EQ(playedAt("roman"), playedAt("gaul"));
}

/// The line is cut when the first action is asked for, and is back when both have told that.
TEST_F(LinkedFilms, LoseNothingWhenTheLineIsCut) {
    LinkAddress at = freshAddress();
    RunningUmpire roman(host(at));
    awaitPort(at.port);
    CutLine line(at.port);
    at.port = line.port();
    RunningUmpire gaul(guest(at));
    ASSERT_TRUE(gaul.readUntil("make that move here")) << gaul.output();
    line.cut();
    ASSERT_TRUE(gaul.readUntil("e7-e5")) << "the game goes on while the line is cut";
    ASSERT_TRUE(gaul.readUntil("the other table cannot be reached")) << gaul.output();
    ASSERT_TRUE(roman.readUntil("the other table cannot be reached")) << roman.output();
    EXPECT_THAT(roman.output(), Not(HasSubstr("e7-e5")));
    line.mend();
    EXPECT_EQ(gaul.waitForEnd(), 0);
    EXPECT_EQ(roman.waitForEnd(), 0);
    expectOneGame();
    EXPECT_THAT(roman.output(), HasSubstr("the other table is back"));
    EXPECT_THAT(gaul.output(), HasSubstr("the other table is back"));
    EXPECT_THAT(picturesAt("roman"), Contains(evidenceAt("gaul", "e7-e5")));
}

/// The guest is killed after its first action, the host after its second.
TEST_F(LinkedFilms, GoOnWhereATableWasKilled) {
    const LinkAddress at = freshAddress();
    auto roman = std::make_unique<RunningUmpire>(host(at));
    awaitPort(at.port);
    auto gaul = std::make_unique<RunningUmpire>(guest(at));
    ASSERT_TRUE(gaul->readUntil("gaul: e7-e5")) << gaul->output();
    ASSERT_TRUE(gaul->kill());
    ASSERT_TRUE(roman->readUntil("the other table cannot be reached")) << roman->output();
    gaul = std::make_unique<RunningUmpire>(
        joining(resumed(bothFilms().there.film.string(), "gaul"), at));
    ASSERT_TRUE(roman->readUntil("the other table is back")) << roman->output();
    ASSERT_TRUE(roman->readUntil("roman: f1-f3")) << roman->output();
    ASSERT_TRUE(roman->kill());
    roman = std::make_unique<RunningUmpire>(
        inviting(resumed(bothFilms().here.film.string(), "roman"), at));
    EXPECT_EQ(gaul->waitForEnd(), 0);
    EXPECT_EQ(roman->waitForEnd(), 0);
    expectOneGame();
    EXPECT_THAT(picturesAt("roman"), Contains(evidenceAt("gaul", "e7-e5")))
        << "a table that was killed shows its pictures from its journal";
    EXPECT_THAT(picturesAt("gaul"), Contains(evidenceAt("roman", "f1-f3")));
}

const cv::Size kCameraOfMap(960, 540);

FilmedGame mapOf(const std::vector<films::Still>& stills, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    return filmed(stills,
                  {.framesPerSecond = 8,
                   .restFrames = 5,
                   .dwellFrames = 1,
                   .reachFrames = 1,
                   .pixelsPerMillimetre = 2.7,
                   .focalPixels = 0.86 * kCameraOfMap.width,
                   .noise = 1.5},
                  folder, films::triremeTable());
}

bool throwsDie(const triremes::State& state) {
    return std::holds_alternative<triremes::ThrowDie>(Triremes::legalActions(state).front());
}

/// Fleets are near each other and the dark coast.
constexpr const char* kNearCoast =
    "light=c15n:2,d10n,e10n,g9n,j15n:1,i9n|b4,b5,k5 "
    "dark=d17s,e16s:1,f11s,g17s,h12s,i14s:1|b16,b17,k17,f19 turn=light";

/// Plays a random game until a fight needs dice.
triremes::State beforeTheDice() {
    const auto resources = resourcesFor<Triremes>();
    EXPECT_TRUE(resources) << resources.error();
    const auto parsed =
        Triremes::parseState(kNearCoast, *Triremes::settings("standard", *resources));
    std::mt19937 random(7);
    triremes::State state = std::get<triremes::State>(parsed);
    for (int ply = 0; ply < 2000 && !throwsDie(state); ++ply) {
        const auto legal = Triremes::legalActions(state);
        state = Triremes::apply(state, legal[random() % legal.size()]).state;
    }
    return state;
}

/// Stills of the thrown dice: 2 for the attacker, 5 for the defender.
std::vector<films::Still> diceOn(films::TriremeStage& stage, triremes::State state) {
    std::vector<films::Still> stills{{.picture = stage.picture(state), .action = ""}};
    for (const int value : {2, 5}) {
        const triremes::Action die = triremes::ThrowDie{value};
        stage.happens(state, die);
        const std::string text = Triremes::text(state, die);
        state = Triremes::apply(state, die).state;
        stills.push_back({.picture = stage.picture(state), .action = text});
    }
    return stills;
}

/// The dice lie on one table only; the other table's camera shows an empty table.
TEST_F(LinkedFilms, TakeOverADieThatWasReadAtTheOtherTable) {
    const triremes::State state = beforeTheDice();
    ASSERT_TRUE(throwsDie(state));
    films::TriremeStage stage(
        films::viewFitting(films::triremeTable(), kCameraOfMap, 10_deg, 90_deg), 1);
    const FilmedGame dice = mapOf(diceOn(stage, state), scratch_.file("dice"));
    const std::vector<std::string> both{"--table", dice.table.string(), "--position",
                                        Triremes::text(state)};
    const LinkAddress at = freshAddress();
    RunningUmpire dark(inviting(
        with(with(begun("telephone", "dark", "triremes"), both), {"--listen", "127.0.0.1:0"}), at));
    awaitPort(at.port);
    RunningUmpire light(joining(with(begun(dice.film.string(), "light", "triremes"), both), at));
    ASSERT_TRUE(dark.readUntil("die:5")) << dark.output() << light.output();
    ASSERT_TRUE(dark.readUntil("shows its picture of action 1, die:2")) << dark.output();
    EXPECT_EQ(dark.output().find("make that move here"), std::string::npos) << dark.output();
    // the action is announced first and counts afterwards
    comesTrue([&] { return playedAt("dark").size() >= 2; });
    EXPECT_THAT(playedAt("dark"), ElementsAre("die:2", "die:5")) << dark.output() << light.output();
    EXPECT_THAT(picturesAt("dark"), Contains(evidenceAt("light", "die:2")));
}

} // namespace
} // namespace umpire::testing
