#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/pieces/printed_spots.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/naval_files.h"
#include "tests/app/game/referee/pieces/at_the_table.h"

#include <gmock/gmock.h>

/// Tests Naval Battle with a perfect eye: backs by colour, faces by codes.
namespace umpire::referee {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class NavalAtTheTable : public testing::AtTheTable<NavalBattle> {
protected:
    NavalAtTheTable() {
        const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
        board_ = {"naval-battle", {10_mm, 70_mm}, 22.5_mm, 16, 20};
        const auto parsed = NavalBattle::parseState(
            "PAd6,KRe6,TRh6,DEa1,BAc4,MIa3 NIe8,FRd9,ORj9,DEp20 red", settings);
        begin(std::get<naval_battle::State>(parsed),
              TableReader<NavalBattle>(NavalTable(squareAreas(board_))));
        for (const char* cell : {"d6", "e6", "h6", "a1", "a3"}) {
            backs_[cell] = "red";
        }
        for (const char* cell : {"e8", "d9", "j9", "p20"}) {
            backs_[cell] = "yellow";
        }
        faces_["c4"] = "BA"; // batteries lie open
    }
    void beginAt(const std::string& position) {
        const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
        const auto parsed = NavalBattle::parseState(position, settings);
        ASSERT_EQ(parsed.index(), 0u) << english(describe(std::get<1>(parsed)));
        begin(std::get<naval_battle::State>(parsed),
              TableReader<NavalBattle>(NavalTable(squareAreas(board_))));
    }
    [[nodiscard]] TablePoint middleOf(const std::string& cell) const {
        const int column = cell[0] - 'a';
        const int row = std::stoi(cell.substr(1)) - 1;
        return board_.origin + TablePoint{board_.cell * (column + 0.5), board_.cell * (row + 0.5)};
    }
    [[nodiscard]] TableObservation seen() const override {
        TableObservation observation;
        for (const auto& [cell, colour] : backs_) {
            umpire::Token token;
            token.cells = {cell};
            token.shape = TokenShape::Square;
            token.colour = colour;
            token.center = middleOf(cell);
            token.confidence = 0.95;
            observation.tokens.push_back(token);
        }
        for (const auto& [cell, face] : faces_) {
            CodedPiece code;
            code.text = "NB:" + face;
            code.center = middleOf(cell) + TablePoint{1.8_mm, -1.8_mm};
            observation.codes.push_back(code);
        }
        return observation;
    }
    void carry(const std::string& from, const std::string& to) {
        backs_[to] = backs_[from];
        backs_.erase(from);
    }
    void turnUp(const std::string& cell, const std::string& face) {
        backs_.erase(cell);
        faces_[cell] = face;
    }

    BoardPlacement board_;
    std::map<std::string, std::string> backs_; ///< colour by cell
    std::map<std::string, std::string> faces_; ///< code by cell
};

TEST_F(NavalAtTheTable, AMoveIsCalledAndAHalfOneDoesNotTellWhereItMayGo) {
    rest();
    backs_.erase("e6");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(std::get<Unfinished>(said.front()).couldBecome,
              std::vector<Message>{message("a move")});
    backs_["e7"] = "red";
    EXPECT_EQ(calledNow(), std::vector<std::string>{"e6-e7"});
}

TEST_F(NavalAtTheTable, AFightIsCalledByItsFacesAndTheLoserTakenOffLater) {
    rest();
    carry("e6", "e7");
    rest();
    turnUp("e8", "ni");
    turnUp("e7", "KR");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"e8xe7"});
    EXPECT_THAT(rest(), IsEmpty()) << "the loser still lies there";
    faces_.erase("e7");
    faces_.erase("e8");
    backs_["e7"] = "red";
    EXPECT_THAT(rest(), IsEmpty());
    backs_["e8"] = "yellow";
    EXPECT_FALSE(rest().empty()) << "what was taken off comes back";
}

TEST_F(NavalAtTheTable, ALoserThatStillLiesThereIsNoTokenThatHasMovedThere) {
    rest();
    carry("h6", "f7");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"h6-f7"});
    turnUp("e8", "ni");
    turnUp("f7", "TR");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"e8xf7"});
    backs_.erase("d6"); // the player holds the token, which may go to f7
    for (const Event& event : rest()) {
        EXPECT_TRUE(std::holds_alternative<Unfinished>(event)) << text(event);
    }
}

TEST_F(NavalAtTheTable, AFaceThatWasNotToldIsNotTakenForTheUnitThatWas) {
    rest();
    carry("e6", "e7");
    rest();
    turnUp("e8", "pa");
    turnUp("e7", "KR");
    const auto said = rest();
    ASSERT_FALSE(said.empty());
    EXPECT_TRUE(std::holds_alternative<Desynchronised>(said.front())) << text(said.front());
}

TEST_F(NavalAtTheTable, ABatteryThatIsGoneIsToldOnceByItsName) {
    rest();
    faces_.erase("c4");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(text(said.front()),
              "table and record differ: c4 should hold red battery and shows none");
    EXPECT_EQ(std::get<Desynchronised>(said.front()).asSeen, "c4 empty");
    const std::string before = NavalBattle::text(referee_->state());
    say("correct c4 empty, d6 red PA");
    EXPECT_EQ(NavalBattle::text(referee_->state()), before) << "the answer would tell who d6 is";
}

TEST_F(NavalAtTheTable, WhoIsTurnedUpFightsAndNotWhoLiesOpenAnyway) {
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    const auto parsed =
        NavalBattle::parseState("PAd6,KRe6,TRh6,DEa1,BAf4,MIa3 NIe5,FRd9,ORj9,DEp20 red", settings);
    begin(std::get<naval_battle::State>(parsed),
          TableReader<NavalBattle>(NavalTable(squareAreas(board_))));
    backs_["e5"] = "yellow";
    backs_.erase("e8");
    faces_ = {{"f4", "BA"}};
    rest();
    turnUp("e6", "KR");
    turnUp("e5", "ni");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"e6xe5"});
}

TEST_F(NavalAtTheTable, AnAccusationDoesNotTellWhatTheUnitIs) {
    rest();
    carry("a3", "b3"); // a mine, which never moves
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* mine = std::get_if<IllegalSeen>(&said.front());
    ASSERT_NE(mine, nullptr) << text(said.front());
    EXPECT_EQ(mine->rule, "NB-5");
    EXPECT_THAT(text(said.front()), Not(HasSubstr("mine")));
    carry("b3", "a3");
    rest();
    carry("d6", "c9"); // a battleship moves 2; other ships move 4
    const auto far = rest();
    ASSERT_EQ(far.size(), 1u);
    ASSERT_NE(std::get_if<IllegalSeen>(&far.front()), nullptr) << text(far.front());
    EXPECT_EQ(std::get<IllegalSeen>(far.front()).because, mine->because);
    EXPECT_THAT(text(far.front()), Not(HasSubstr("battleship")));
}

TEST_F(NavalAtTheTable, ARefusalDoesNotTellWhatTheUnitIs) {
    const auto refusal = [&](const char* line) {
        return referee_->command(now_, typed(line)).front().event;
    };
    const auto because = [](const Event& event, std::string_view hearer) {
        return english(std::get<Refused>(viewOf(event, hearer)).because);
    };
    const Event far = refusal("play d6-c9"); // a battleship moves 2; other ships move 4
    EXPECT_EQ(because(far, kEverybody), because(refusal("play a3-b3"), kEverybody)) << "a mine";
    EXPECT_EQ(because(far, "yellow"), because(far, kEverybody));
    EXPECT_THAT(because(far, "red"), HasSubstr("a battleship moves 2"));
    EXPECT_THAT(because(refusal("play d6-e6"), "yellow"), HasSubstr("e6 is occupied"));
}

TEST_F(NavalAtTheTable, WhatAPlayerAloneSaidOnlyHeHears) {
    const Event said =
        referee_->command(now_, typed("play d6-d12", Authority::seat("red"))).front().event;
    EXPECT_EQ(std::get<Refused>(viewOf(said, "red")).command, "play d6-d12");
    EXPECT_EQ(std::get<Refused>(viewOf(said, "yellow")).command, "play");
    const Event nonsense =
        referee_->command(now_, typed("play PA?", Authority::seat("red"))).front().event;
    EXPECT_THAT(text(viewOf(nonsense, "red")), HasSubstr("PA?"));
    EXPECT_THAT(text(publicView(nonsense)), Not(HasSubstr("PA")));
}

TEST_F(NavalAtTheTable, NB_11_APlanesStrikeIsToldToAllAndWhenceItCameToItsPlayer) {
    beginAt("LOd6,DEa1,ORa2 FRd8,DEp20,ORp19 red");
    const Event called = referee_->command(now_, typed("play d6~d8")).front().event;
    const auto openly = std::get<Called>(publicView(called));
    EXPECT_EQ(openly.action, kHiddenAction);
    ASSERT_FALSE(openly.happened.empty());
    EXPECT_THAT(english(openly.happened.front()), HasSubstr("red plane attacks frigate on d8"));
    EXPECT_THAT(text(publicView(called)), Not(HasSubstr("d6")));
    EXPECT_THAT(text(viewOf(called, "red")), HasSubstr("red plane from d6 attacks"));
    EXPECT_THAT(std::get<Called>(viewOf(called, "red")).position, HasSubstr("LOd6"));
    EXPECT_THAT(std::get<Called>(viewOf(called, "yellow")).position, Not(HasSubstr("LO")));
}

TEST_F(NavalAtTheTable, NB_20_AShipThatMustLeaveNeutralWaterIsToldToAllAndWhatItWasToItsPlayer) {
    beginAt("PAf9:2,KRe6,DEa1,ORa2 FRd15,DEp20,ORp19 red");
    const Event called = referee_->command(now_, typed("play e6-e7")).front().event;
    const auto openly = std::get<Called>(publicView(called));
    EXPECT_EQ(openly.action, "e6-e7") << "everybody sees who moves";
    ASSERT_EQ(openly.happened.size(), 2u);
    EXPECT_THAT(english(openly.happened.back()), HasSubstr("red unit on f9 stayed too long"));
    EXPECT_THAT(text(viewOf(called, "red")), HasSubstr("battleship on f9 stayed too long"));
}

TEST_F(NavalAtTheTable, WhoMovesOutOfTurnIsNamedByHisMove) {
    rest();
    carry("d9", "d8");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(std::get<IllegalSeen>(said.front()).action, "d9-d8");
    EXPECT_EQ(std::get<IllegalSeen>(said.front()).player, "yellow");
    say("stands");
    EXPECT_THAT(rest(), IsEmpty());
}

TEST_F(NavalAtTheTable, ATokenIsCorrectedByItsSquareWithoutSayingWhatItIs) {
    rest();
    const auto amends = [&](const char* line) {
        const Announcements said = referee_->command(now_, typed(line));
        const bool amended = std::holds_alternative<Corrected>(said.front().event);
        EXPECT_TRUE(amended || std::holds_alternative<Refused>(said.front().event));
        return amended;
    };
    EXPECT_TRUE(amends("correct d6 d12"));
    EXPECT_TRUE(amends("correct d12 d6"));
    EXPECT_FALSE(amends("correct d6 d9")) << "another token lies there";
    EXPECT_FALSE(amends("correct d6 q99"));
    EXPECT_FALSE(amends("correct d12 empty")) << "there is none";
    EXPECT_TRUE(amends("correct d6 empty"));
}

TEST_F(NavalAtTheTable, WhatCannotBeIsRefusedWithoutAWordOfThePosition) {
    rest();
    for (const char* line : {"correct a1 red LO", "correct d6 yellow BA", "correct nonsense"}) {
        const Announcements said = referee_->command(now_, typed(line));
        const auto* refused = std::get_if<Refused>(&said.front().event);
        if (refused != nullptr) {
            EXPECT_THAT(english(refused->because), Not(HasSubstr("KR"))) << line;
        }
        EXPECT_TRUE(refused != nullptr || line == std::string("correct a1 red LO"));
    }
}

/// A different offer would reveal what a token is or is not.
TEST_F(NavalAtTheTable, EveryTokenIsOfferedTheSame) {
    rest();
    const auto unitsOf = [&](const char* square) {
        const CellName name{square[0] - 'a', std::atoi(square + 1) - 1};
        const auto offer = referee_->offerOn(*referee_->state().chart().find(name));
        std::string all;
        for (const Correction& each : offer->pieces.front().corrections) {
            all += each.aspect == Aspect::Unit ? each.from + " " + english(each.value) + ", " : "";
        }
        return all;
    };
    EXPECT_EQ(unitsOf("d6"), unitsOf("d9"));
    EXPECT_THAT(unitsOf("d6"), ::testing::HasSubstr("red battleship"));
}

TEST_F(NavalAtTheTable, WhereATokenIsSeenIsOfferedFirst) {
    rest();
    carry("d6", "k12");
    rest();
    const auto offerOn = [&](const char* square) {
        const CellName name{square[0] - 'a', std::atoi(square + 1) - 1};
        return *referee_->offerOn(*referee_->state().chart().find(name));
    };
    const auto gone = offerOn("d6").pieces.front().corrections.front();
    EXPECT_EQ(gone.piece, "d6 k12");
    EXPECT_GT(gone.gain, kLikely);
    EXPECT_EQ(offerOn("k12").pieces.front().corrections.front().piece, "d6 k12");
    EXPECT_LT(offerOn("d9").pieces.front().corrections.front().gain, kLikely) << "it lies there";
}

} // namespace
} // namespace umpire::referee
