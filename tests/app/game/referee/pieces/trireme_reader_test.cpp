#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/pieces/printed_spots.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/trireme_domain_file.h"
#include "tests/app/game/referee/pieces/at_the_table.h"

#include <gmock/gmock.h>

/// Tests Triremes with a perfect eye: figures by their bases, and the die.
namespace umpire::referee {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class TriremesAtTheTable : public testing::AtTheTable<Triremes> {
protected:
    void beginAt(const std::string& position) {
        const auto settings = *Triremes::settings("standard", *resourcesFor<Triremes>());
        const auto parsed = Triremes::parseState(position, settings);
        ASSERT_TRUE(std::holds_alternative<triremes::State>(parsed))
            << english(describe(std::get<ParseError>(parsed)));
        state_ = std::get<triremes::State>(parsed);
        begin(state_, TableReader<Triremes>(TriremeTable(squareAreas(board_))));
        lie(position);
    }
    /// Lays out a position; the side to act does not matter.
    void lie(const std::string& position) {
        const auto parsed = Triremes::parseState(position, state_.settings);
        ASSERT_TRUE(std::holds_alternative<triremes::State>(parsed))
            << english(describe(std::get<ParseError>(parsed)));
        lying_ = std::get<triremes::State>(parsed);
    }
    void throwDie(int value, Millimetres x) {
        Die die;
        die.value = value;
        die.center = {x, 100_mm};
        die.confidence = 0.99;
        dice_ = {die};
    }
    [[nodiscard]] TableObservation seen() const override {
        TableObservation observation;
        observation.dice = dice_;
        for (const triremes::Ship& ship : lying_.ships) {
            umpire::Token& token = add(observation, ship.bow, ship.owner);
            token.shape = TokenShape::Oblong;
            token.heading = 90_deg - 90_deg * double(ship.heading);
            token.center = token.center - along(*token.heading, 5_mm);
        }
        for (const triremes::Soldier& soldier : lying_.soldiers) {
            add(observation, soldier.at, soldier.owner);
        }
        return observation;
    }

private:
    umpire::Token& add(TableObservation& observation, int square, Player owner) const {
        const CellName cell = lying_.chart().nameOf(square);
        umpire::Token token;
        token.shape = TokenShape::Square;
        token.colour = owner.seat == 0 ? "red" : "blue";
        token.center = {10_mm * (cell.column + 0.5), 10_mm * (cell.row + 0.5)};
        token.confidence = 0.95;
        return observation.tokens.emplace_back(token);
    }

    BoardPlacement board_{"triremes", {}, 10_mm, 12, 20};
    triremes::State state_;
    triremes::State lying_;
    std::vector<Die> dice_;
};

TEST_F(TriremesAtTheTable, AShipThatSailsAndOneThatItSinksAreOneAction) {
    beginAt("light=d10n|b4 dark=d12w,h14s|k17 turn=light");
    rest();
    lie("light=d12n|b4 dark=h14s|k17 turn=light");
    EXPECT_THAT(calledNow(), ElementsAre("d10-d12n"));
}

TEST_F(TriremesAtTheTable, WhoComesAlongsideIsAskedWhetherHeBoards) {
    beginAt("light=d10n|b4 dark=e11s,h14s|k17 turn=light");
    rest();
    lie("light=d12n|b4 dark=e11s,h14s|k17 turn=light");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* asked = std::get_if<Asked>(&said.front());
    ASSERT_NE(asked, nullptr) << text(said.front());
    ASSERT_EQ(asked->choices.size(), 2u);
    const bool first = asked->choices.front().actions == "d10-d12n*e11";
    say(first ? "choose 1" : "choose 2");
    throwDie(6, 150_mm);
    EXPECT_THAT(calledNow(), ElementsAre("die:6"));
    EXPECT_THAT(calledNow(), IsEmpty()) << "it lies there still";
    throwDie(1, 170_mm);
    EXPECT_THAT(calledNow(), ElementsAre("die:1"));
}

TEST_F(TriremesAtTheTable, OntoWhichShipIsSaidWhereTwoAreNearThoughOneIsFull) {
    beginAt("light=c5n:2,d4n|b6,c3 dark=h14s|k17 turn=light");
    rest();
    lie("light=c5n:2,d4n|b6 dark=h14s|k17 turn=light");
    for (const Event& event : rest()) {
        EXPECT_FALSE(std::holds_alternative<Called>(event)) << text(event);
        EXPECT_THAT(text(event), Not(HasSubstr("<"))) << "tells that the other is full";
    }
    say("play d4<c3");
    EXPECT_THAT(calledNow(), IsEmpty());
    EXPECT_EQ(referee_->ply(), 1);
}

TEST_F(TriremesAtTheTable, WhoLoadsIsToldToAllAndOntoWhichShipToItsPlayer) {
    beginAt("light=c5n|b5,a5 dark=h14s|k17 turn=light");
    rest();
    lie("light=c5n|a5 dark=h14s|k17 turn=light");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    ASSERT_TRUE(std::holds_alternative<Called>(said.front())) << text(said.front());
    EXPECT_EQ(std::get<Called>(said.front()).action, "c5<b5");
    EXPECT_EQ(std::get<Called>(said.front()).onlyFor, "light");
    EXPECT_THAT(text(publicView(said.front())), Not(HasSubstr("c5")));
    EXPECT_THAT(text(publicView(said.front())),
                HasSubstr("light's soldier on b5 goes aboard a ship"));
    EXPECT_THAT(text(viewOf(said.front(), "dark")), Not(HasSubstr("c5")));
    EXPECT_THAT(text(viewOf(said.front(), "light")), HasSubstr("aboard the ship c5"));
}

TEST_F(TriremesAtTheTable, AFigureIsPutRightByItsSquare) {
    beginAt("light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light");
    const auto isNow = [&](const std::string& figures) {
        return Triremes::text(referee_->state()) == figures + " turn=light";
    };
    say("correct c5 c4s");
    EXPECT_TRUE(isNow("light=c4s:1,f18e|e19,f19,i19 dark=j5s|b4,g20"));
    say("correct c4 d7e:2");
    EXPECT_TRUE(isNow("light=d7e:2,f18e|e19,f19,i19 dark=j5s|b4,g20"));
    say("correct d7 dark");
    EXPECT_TRUE(isNow("light=f18e|e19,f19,i19 dark=j5s,d7e:2|b4,g20"));
    say("correct j5 empty");
    say("correct b4 light");
    EXPECT_TRUE(isNow("light=f18e|b4,e19,f19,i19 dark=d7e:2|g20"));
    say("correct j5 light s");
    say("correct b4 empty");
    EXPECT_TRUE(isNow("light=j5s,f18e|e19,f19,i19 dark=d7e:2|g20"));
    for (const char* wrong : {"c6 e19", "g20 d7", "d7 a1", "d7 d7n:3", "z9 empty", "a7 light n"}) {
        const std::string before = Triremes::text(referee_->state());
        say(std::string("correct ") + wrong);
        EXPECT_EQ(Triremes::text(referee_->state()), before) << wrong;
    }
}

TEST_F(TriremesAtTheTable, AStrikeIsSaidAndItsDiceAreSeenAndTheLoserTakenOffLater) {
    beginAt("light=d10n|b15 dark=h14s|b16,k17 turn=light");
    rest();
    throwDie(5, 150_mm);
    EXPECT_THAT(rest(), IsEmpty()) << "nobody has said who strikes whom";
    say("play b15-b16");
    throwDie(6, 170_mm);
    EXPECT_THAT(calledNow(), ElementsAre("die:6"));
    throwDie(2, 140_mm);
    EXPECT_THAT(calledNow(), ElementsAre("die:2"));
    EXPECT_THAT(rest(), IsEmpty()) << "hands have still to do it";
    lie("light=d10n|b16 dark=h14s|k17 turn=dark");
    EXPECT_THAT(rest(), IsEmpty());
}

TEST_F(TriremesAtTheTable, WhatIsForbiddenIsNamedByItsRule) {
    beginAt("light=d10n|b4 dark=h14s|k17 turn=light");
    rest();
    const auto accused = [this](const std::string& position) {
        lie(position);
        std::string rule;
        for (const Event& event : rest()) {
            if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
                rule = illegal->player + " " + english(illegal->action) + " " + illegal->rule;
            }
        }
        lie("light=d10n|b4 dark=h14s|k17 turn=light");
        rest();
        return rule;
    };
    EXPECT_EQ(accused("light=d13n|b4 dark=h14s|k17 turn=light"), "light d10-d13n TR-8");
    EXPECT_EQ(accused("light=d10n|b6 dark=h14s|k17 turn=light"), "light b4-b6 TR-9");
    EXPECT_EQ(accused("light=d10n|b4 dark=h12s|k17 turn=light"), "dark h14-h12s TR-8");
}

TEST_F(TriremesAtTheTable, WhatIsForbiddenStandsOnceTheOtherSidePlays) {
    beginAt("light=d10n|b4 dark=h14s|k17 turn=light");
    rest();
    lie("light=d13n|b4 dark=h14s|k17 turn=dark");
    EXPECT_THAT(calledNow(), IsEmpty());
    lie("light=d13n|b4 dark=h14s|k16 turn=light");
    std::vector<std::string> said;
    for (const Event& event : rest()) {
        said.push_back(std::holds_alternative<IllegalStands>(event) ? "stands"
                                                                    : actionIn(event).value_or(""));
    }
    EXPECT_THAT(said, ::testing::ElementsAre("stands", "k17-k16"));
}

} // namespace
} // namespace umpire::referee
