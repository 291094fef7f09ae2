#include "app/record/events/hearer.h"
#include "app/record/game_files/any_game.h"
#include "app/record/sentences/told_line.h"

#include <gmock/gmock.h>
#include <random>

/// The terminal's line of an event can be read aloud.
namespace umpire {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A game that the rules play, with the referee's announcements.
class PlayedGame {
public:
    PlayedGame(std::string_view game, const std::string& position) : game_(findGame(game)) {
        const auto files = gameFiles(std::string(game));
        const bool isConfirmed = game == "war-galley"; // as when a camera watches
        const auto start = game_->start(*files, std::string(game_->variants.front().name) +
                                                    (isConfirmed ? " poses=confirmed" : ""));
        start_ = position_ = std::get<SharedPosition>(*start);
        if (!position.empty()) {
            position_ = std::get<SharedPosition>(start_->read(position));
        }
    }

    /// Plays the action and returns the call in everybody's words.
    std::string called(const std::string& action, const std::string& onlyFor = {}) {
        const auto players = namesToAct(*position_);
        const std::string before = position_->text();
        auto step = position_->play(action);
        EXPECT_TRUE(std::holds_alternative<AnyStep>(step)) << action;
        const auto& done = std::get<AnyStep>(step);
        Called called{.ply = ++ply_,
                      .player = players.empty() ? "table" : players.front(),
                      .action = action,
                      .happened = done.events,
                      .position = done.position->text()};
        called.onlyFor = onlyFor;
        position_ = done.position;
        return lineOf(publicView(called), toldGame(before));
    }
    [[nodiscard]] std::string line(const Event& event) const {
        return lineOf(event, toldGame(position_->text()));
    }
    [[nodiscard]] const AnyPosition& position() const { return *position_; }

private:
    [[nodiscard]] ToldGame toldGame(std::string_view before) const {
        return {game_->name, before, {}, {}, start_};
    }

    const AnyGame* game_;
    SharedPosition start_;
    SharedPosition position_;
    int ply_ = 0;
};

const std::string kFiring = "5:5/5/3@300,146,90=XLXRX 5:5/5/3@330,228,270=FXLXR step1:fire A1>B1 "
                            "galleys=1 poses=confirmed";
const std::string kToss = "A1 toss o87.863,100.278=129.824,97.572 o88.685,86.724>130.465,83.14 "
                          "269.208,253.468>229.282,241.69 273.286,310.187>273.274,268.281 "
                          "459.16,196.274>420.84,213.439 sigma=0.18";

TEST(ToldLine, OfATossSaysTheResultAndNoPlaceOfAMatch) {
    PlayedGame game("war-galley", kFiring);
    EXPECT_EQ(game.called(kToss), "1. galley A1 fires at B1: 1 hit");
    EXPECT_EQ(game.called("A1 hits 1"),
              "2. galley A1 hits galley B1 with 1 match; galley B1 loses 1 oar to starboard to "
              "galley A1; step 2; galley A1 turns left by 60°");
}

TEST(ToldLine, OfLossesSaysOarsAndMasts) {
    PlayedGame game("war-galley", "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF step5:move "
                                  "A1*B1:2 introduction");
    EXPECT_EQ(game.line(Unfinished{{"B1 loses 0/1/1", "B1 loses 1/0/1"}}),
              "not finished yet: perhaps galley B1 loses 1 oar to starboard, 1 mast, or galley B1 "
              "loses 1 oar to port, 1 mast");
    EXPECT_THAT(game.line(IllegalSeen{"B",
                                      "B1 loses 0/2/0",
                                      message("%1 has to lose %2, not %3", "B1", "0/0/0", "0/2/0"),
                                      "WG-34",
                                      0.9,
                                      {}}),
                HasSubstr("galley B1 has to lose nothing, not 2 oars to starboard (WG-34): galley "
                          "B1 loses 2 oars to starboard; take it back, or say `stands`"));
}

TEST(ToldLine, SaysWhatChangedInsteadOfAPose) {
    PlayedGame contact("war-galley", "6:6/6/2@300,101,90=FFFFF 6:6/6/2@330,160,0=OOOOF orders:A "
                                     "galleys=1 poses=confirmed");
    EXPECT_EQ(contact.called("B ready"),
              "1. side B is ready; galley A1's orders are 5 × forward; galley B1's orders are 4 × "
              "re-arrange oars, forward; step 1; galley A1 goes forward by 41 mm");
    EXPECT_EQ(contact.called("A1 lies 300,140.4,90"),
              "2. galley A1 lies 2 mm from its recorded place");
    EXPECT_EQ(contact.called("confirmed"),
              "3. table: confirmed - galley A1 and galley B1 lie 2.1 mm apart: too close to call "
              "whether they touch");
    EXPECT_EQ(contact.called("A1 rams B1 side"),
              "4. galley A1 rams the side of galley B1; galley A1 and galley B1 collide: galley B1 "
              "takes 3 points of damage");
    EXPECT_THAT(contact.called("B1 loses 0/2/1"), HasSubstr("galley A1 goes forward by 2 mm"));
    EXPECT_THAT(contact.called("A1 lies 300,140.4,90"), HasSubstr("galley A1 lies 2 mm from"));

    PlayedGame game("war-galley", kFiring);
    const Message move =
        message("%1 forward by %2 mm to %3", "A1", "42.0", "263.627,166.553,149.99");
    EXPECT_EQ(game.line(AnswerNeeded{{}, message("move the galleys: %1", move), {"confirmed"}}),
              "players: move the galleys: galley A1 forward by 42.0 mm; say `play confirmed`");
    const Message turn = message("%1 turn left by %2 degrees and %3 mm to %4, where it touches %5",
                                 "A1", "30.0", "2.1", "263.627,166.553,149.99", "B1");
    EXPECT_THAT(game.line(AnswerNeeded{{}, turn, {"confirmed"}}),
                HasSubstr("galley A1 turn left by 30.0 degrees and 2.1 mm, until it touches galley "
                          "B1;"));
    EXPECT_EQ(game.line(Desynchronised{{{"B1", message("the galley at %1", "330.4,228.1,270.899"),
                                         message("none near it")}}}),
              "table and record differ: galley B1 is not seen near its recorded place");
    EXPECT_THAT(game.line(Desynchronised{{{"B1 at 344.974,341.999,267.969", message("undone"),
                                           message("still there")}}}),
                HasSubstr("taken back in the record, but not on the table: galley B1"));
}

TEST(ToldLine, OfAChoiceTellsTheTossesApart) {
    PlayedGame game("war-galley", kFiring);
    const Asked asked{{{kToss + " A1 hits 1", 0.99}, {kToss + " A1 spoiled", 0.01}}};
    EXPECT_EQ(
        game.line(asked),
        "which was it? (1) galley A1 fires at B1: 1 hit, 99 %; (2) galley A1 fires at B1: the "
        "salvo is spoiled, 1 %; say `choose 1` or `accept` for the first");
    const Asked orders{{{"A1 orders XX B1 orders FXLXR A ready B ready", 0.5}}};
    EXPECT_THAT(game.line(orders),
                HasSubstr("galley A1 has the orders 2 × fire; galley B1 has the orders forward, "
                          "fire, turn left, fire, turn right"));
}

TEST(ToldLine, OfASecretSaysThatItIsOne) {
    PlayedGame game("war-galley", "5:5/5/3@100,72,90 5:5/5/3@100,350,270 orders introduction");
    EXPECT_EQ(game.called("A1 orders FFXLX", "A"), "1. side A: something secret");
    EXPECT_EQ(game.line(Undone{{"hidden"}, "", false, 0, "", {}, true}),
              "undone: something secret");
}

TEST(ToldLine, OfStonesSaysTheNotationAndOneSentence) {
    PlayedGame game("murus-gallicus", "");
    EXPECT_EQ(game.called("d1-d3"), "1. roman: d1-d3 - the tower of the Romans goes from d1 to d3");
    EXPECT_EQ(game.line(Undone{{"d1-d3"}, ""}), "undone: d1-d3");
}

TEST(ToldLine, OfShipsSaysEachThingOnce) {
    PlayedGame game("triremes", "light=k8n,d9n:2,h12s|a1 dark=b9e,j9n,e10s:1|j18 turn=light");
    EXPECT_EQ(game.line(Asked{{{"d9-d11n", 0.5, {}, "light"}, {"d9-d11n*e10", 0.5, {}, "light"}}}),
              "which was it? (1) the ship of the Romans goes from d9 to d11, 50 %; (2) the "
              "ship of the Romans goes from d9 to d11 and boards e10, 50 %; say `choose 1` "
              "or `accept` for the first");
    EXPECT_EQ(game.called("h12-h10s"),
              "1. light: h12-h10s - the Roman side sails h12 to h10 heading south");
}

/// Readers of a page see no numbers of events.
TEST(ToldEvent, NamesNoEventByItsNumber) {
    const ToldGame game{.game = "murus-gallicus", .names = {{"roman", "Anna"}}};
    Undone undone;
    undone.to = 3;
    EXPECT_EQ(english(toldOf(undone, game).main), "the last actions do not count");
}

/// An answer that a player may give is said in words, also where only the rules have words for it.
TEST(ToldEvent, OfAQuestionHasNoAnswerInNotation) {
    int answers = 0;
    for (const char* each : {"buda-1686", "naval-battle", "triremes"}) {
        std::mt19937 random(3);
        PlayedGame game(each, "");
        for (int ply = 0; ply < 400 && !game.position().outcome(); ++ply) {
            const auto legal = game.position().legalActions();
            const std::string before = game.position().text();
            std::vector<std::string> some;
            for (const std::string& action : legal) {
                if (action.find_first_of("~<") != std::string::npos || some.empty()) {
                    some.push_back(action);
                }
            }
            AnswerNeeded needed{namesToAct(game.position()), message("what is done?"), some};
            needed.listed = AnswerNeeded::Listed::All;
            for (const ToldAnswer& answer :
                 toldOf(needed, {.game = each, .before = before}).answers) {
                EXPECT_NE("play " + english(answer.words), answer.line) << each << ": " << before;
                ++answers;
            }
            game.called(legal[random() % legal.size()]);
        }
    }
    EXPECT_GT(answers, 100);
}

/// Whatever is played: no line has a pose, places in fractions of a millimetre, or rigs in
/// notation.
TEST(ToldLine, OfEveryActionOfEveryGameCanBeReadAloud) {
    for (const AnyGame* each : anyGames()) {
        std::mt19937 random(3);
        for (int times = 0; times < 3; ++times) {
            PlayedGame game(each->name, "");
            for (int ply = 0; ply < 120 && !game.position().outcome(); ++ply) {
                const auto legal = game.position().legalActions();
                if (legal.empty()) {
                    break;
                }
                const std::string line = game.called(legal[random() % legal.size()]);
                EXPECT_THAT(line, Not(HasSubstr("hidden")));
                EXPECT_LT(line.size(), 440U) << line;
                EXPECT_THAT(line, Not(::testing::ContainsRegex("[0-9]\\.[0-9][0-9]")));
                EXPECT_THAT(line, Not(::testing::ContainsRegex("[0-9],-?[0-9]")));
            }
        }
    }
}

} // namespace
} // namespace umpire
