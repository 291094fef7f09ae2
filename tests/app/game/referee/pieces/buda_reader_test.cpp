#include "app/game/referee/pieces/piece_readers.h"

#include "app/game/referee/pieces/printed_spots.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/buda_codes.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "tests/app/game/referee/pieces/at_the_table.h"

#include <gmock/gmock.h>

/// Tests Buda 1686 with a perfect eye: coded counters on the printed map.
namespace umpire::referee {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class BudaAtTheTable : public testing::AtTheTable<Buda1686> {
protected:
    BudaAtTheTable() {
        const auto state =
            Buda1686::start(*Buda1686::settings("standard", *resourcesFor<Buda1686>()));
        areas_ = budaAreas(state.scenario(), {});
        begin(state, TableReader<Buda1686>(BudaTable(areas_)));
        for (const PieceAt& piece : BudaTable(areas_).layoutOf(state)) {
            codes_[piece.kind] = middleOf(piece.spot);
        }
    }
    [[nodiscard]] TablePoint middleOf(int spot) const {
        const auto area = std::ranges::find(areas_, spot, &SpotArea::spot);
        return area->corner + TablePoint{area->width * 0.5, area->height * 0.5};
    }
    [[nodiscard]] TablePoint middleOf(const std::string& zone) const {
        return middleOf(*zoneNamed(referee_->state().scenario(), zone));
    }
    [[nodiscard]] TableObservation seen() const override {
        TableObservation observation;
        for (const auto& [kind, center] : codes_) {
            CodedPiece code;
            code.text = "BU:" + budaCodeOf(referee_->state().scenario(), kind);
            code.center = center;
            code.confidence = 0.9;
            observation.codes.push_back(code);
        }
        observation.dice = dice_;
        return observation;
    }
    /// Starts from that position with its counters laid out.
    void play(const std::string& units, const std::string& rest) {
        const auto parsed = Buda1686::parseState(units + rest, referee_->state().settings);
        ASSERT_EQ(parsed.index(), 0U) << english(describe(std::get<1>(parsed)));
        const auto& state = std::get<0>(parsed);
        begin(state, TableReader<Buda1686>(BudaTable(areas_)));
        codes_.clear();
        for (const PieceAt& piece : BudaTable(areas_).layoutOf(state)) {
            codes_[piece.kind] = middleOf(piece.spot);
        }
    }
    void showChits() {
        codes_["I12"] = {600_mm, 100_mm};
        codes_["T03"] = {600_mm, 200_mm};
    }

    std::vector<SpotArea> areas_;
    std::map<std::string, TablePoint> codes_;
    std::vector<Die> dice_;
};

TEST_F(BudaAtTheTable, ChitsAreCalledOnceBothLieOpenAndCountOnce) {
    codes_["I12"] = {600_mm, 100_mm};
    EXPECT_THAT(rest(), IsEmpty()) << "one alone is its drawer's secret";
    showChits();
    EXPECT_EQ(calledNow(), (std::vector<std::string>{"imperial:12", "turk:3"}));
    EXPECT_THAT(rest(), IsEmpty());
    say("play pass");
    say("play pass");
    ASSERT_EQ(referee_->state().phase, buda_1686::Phase::Draw);
    EXPECT_THAT(calledNow(), IsEmpty()) << "they lie there still, and have counted";
}

TEST_F(BudaAtTheTable, ChitsThatEndATurnAreNotDrawnAgain) {
    std::string position = Buda1686::text(referee_->state());
    position.insert(position.find(" phase=draw"), " used-imperial=0 used-turk=5");
    begin(std::get<buda_1686::State>(Buda1686::parseState(position, referee_->state().settings)),
          TableReader<Buda1686>(BudaTable(areas_)));
    codes_["I15"] = {600_mm, 100_mm};
    codes_["T00"] = {600_mm, 200_mm};
    EXPECT_EQ(calledNow(), (std::vector<std::string>{"imperial:15", "turk:0"}));
    EXPECT_EQ(referee_->state().turn, 2);
    EXPECT_THAT(calledNow(), IsEmpty()) << "they lie there still";
}

TEST_F(BudaAtTheTable, AMoveIsCalledAndAHalfOneWaitedFor) {
    showChits();
    rest();
    const TablePoint from = codes_["I-C1"];
    codes_.erase("I-C1");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(std::get<Unfinished>(said.front()).couldBecome,
              (std::vector<Message>{"move:I-C1@IN", "move:I-C1@IP"}));
    codes_["I-C1"] = from + TablePoint{3_mm, 2_mm};
    EXPECT_THAT(calledNow(), IsEmpty()) << "put back";
    codes_["I-C1"] = middleOf("IN");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"move:I-C1@IN"});
}

TEST_F(BudaAtTheTable, ACounterBetweenTwoPlacesIsAskedAbout) {
    showChits();
    rest();
    codes_["I-C1"] = middleOf("IN");
    areas_.push_back({*zoneNamed(referee_->state().scenario(), "IP"),
                      codes_["I-C1"] + TablePoint{0.2_mm, -20_mm}, 40_mm, 40_mm});
    for (SpotArea& area : areas_) { // lays the two camps side by side
        area.width = area.spot == *zoneNamed(referee_->state().scenario(), "IN")
                         ? codes_["I-C1"].x - area.corner.x
                         : area.width;
    }
    begin(buda_1686::State(referee_->state()), TableReader<Buda1686>(BudaTable(areas_)));
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* asked = std::get_if<Asked>(&said.front());
    ASSERT_NE(asked, nullptr) << text(said.front());
    ASSERT_EQ(asked->choices.size(), 2u);
    say("choose 2");
    EXPECT_TRUE(Buda1686::text(referee_->state()).find("moved=I-C1") != std::string::npos);
}

TEST_F(BudaAtTheTable, WhatIsForbiddenIsNamedByItsRule) {
    showChits();
    rest();
    const TablePoint from = codes_["T-ABD"];
    codes_["T-ABD"] = middleOf("EF");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* illegal = std::get_if<IllegalSeen>(&said.front());
    ASSERT_NE(illegal, nullptr) << text(said.front());
    EXPECT_EQ(illegal->action, "move:T-ABD@EF");
    EXPECT_EQ(illegal->player, "turk");
    EXPECT_EQ(illegal->rule, "BU-14");
    codes_["T-ABD"] = from;
    EXPECT_TRUE(std::holds_alternative<Synchronised>(rest().front()));
    codes_["T-ABD"] = middleOf("EF");
    rest();
    say("stands");
    EXPECT_THAT(rest(), IsEmpty());
    EXPECT_THAT(Buda1686::text(referee_->state()), HasSubstr("T-ABD=EF"));
}

TEST_F(BudaAtTheTable, WhatNothingExplainsIsToldCounterByCounter) {
    showChits();
    rest();
    std::swap(codes_["T-J2"], codes_["I-C3"]);
    codes_.erase("T-J3");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* differ = std::get_if<Desynchronised>(&said.front());
    ASSERT_NE(differ, nullptr) << text(said.front());
    EXPECT_EQ(differ->differences.size(), 5u);
    EXPECT_EQ(differ->asSeen, "") << "no single correction swaps two counters";
    say("correct T-J3=lost");
    say("correct T-J2=KZ");
    EXPECT_THAT(Buda1686::text(referee_->state()), HasSubstr("T-J3=lost"));
    EXPECT_THAT(Buda1686::text(referee_->state()), HasSubstr("T-J2=KZ"));
}

TEST_F(BudaAtTheTable, TheRecordBecomesAsTheTable) {
    showChits();
    rest();
    codes_["T-J2"] = middleOf("KZ");
    codes_["T-A3"] = middleOf("KZ");
    codes_.erase("T-J3");
    const auto said = rest();
    ASSERT_EQ(said.size(), 1u);
    const auto* differ = std::get_if<Desynchronised>(&said.front());
    ASSERT_NE(differ, nullptr) << text(said.front());
    say("correct " + differ->asSeen);
    EXPECT_THAT(Buda1686::text(referee_->state()),
                AllOf(HasSubstr("T-J2=KZ"), HasSubstr("T-A3=KZ"), HasSubstr("T-J3=lost")));
    EXPECT_THAT(rest(), IsEmpty());
}

TEST_F(BudaAtTheTable, ACounterIsPutRightByItsName) {
    showChits();
    rest();
    const auto has = [&](const char* words) {
        EXPECT_THAT(Buda1686::text(referee_->state()), HasSubstr(words));
    };
    say("correct T-J2 KZ");
    has("T-J2=KZ ");
    say("correct T-J2 damaged");
    has("T-J2=KZ- ");
    say("correct T-ABD marker 2");
    has(":2 ");
    say("correct T-J3 lost");
    has("T-J3=lost ");
    say("correct EF entrenched turk 2");
    has("entrenched=EF:t2 stock=2/1");
    say("correct EF entrenched none");
    EXPECT_THAT(Buda1686::text(referee_->state()), Not(HasSubstr("entrenched")));
    const std::string before = Buda1686::text(referee_->state());
    for (const char* wrong : {"T-J2 IE", "T-J2 marker x", "IE entrenched turk 1", "I-C1 KZ*"}) {
        say(std::string("correct ") + wrong);
        EXPECT_EQ(Buda1686::text(referee_->state()), before) << wrong;
    }
}

TEST_F(BudaAtTheTable, TheDieIsReadAndWhoDoesNotHelpNeedNotSaySo) {
    showChits();
    rest();
    say("play artillery:EF");
    ASSERT_TRUE(Buda1686::toAct(referee_->state()).empty() ||
                !Buda1686::legalActions(referee_->state()).empty());
    Die die;
    die.value = 1;
    die.center = {600_mm, 50_mm};
    die.confidence = 0.99;
    dice_ = {die};
    const auto called = calledNow();
    ASSERT_FALSE(called.empty());
    EXPECT_EQ(called.back(), "die:1");
    EXPECT_EQ(referee_->state().phase, buda_1686::Phase::Enter);
    codes_["I-C1"] =
        middleOf(BudaTable::breachSpot(*zoneNamed(referee_->state().scenario(), "EF")));
    EXPECT_EQ(calledNow(), std::vector<std::string>{"enter:I-C1"});
    codes_.erase("I-C2");
    codes_["i-c2"] = middleOf("IE");
    EXPECT_TRUE(std::holds_alternative<IllegalSeen>(rest().front())) << "nobody has hurt it";
}

TEST_F(BudaAtTheTable, WhatIsSaidFirstMayBeDoneLater) {
    showChits();
    rest();
    say("play move:I-C1@IN");
    EXPECT_THAT(rest(), IsEmpty()) << "it still lies where it was, and nobody moved it back";
    codes_["I-C1"] = middleOf("IN");
    EXPECT_THAT(rest(), IsEmpty());
    codes_["I-C1"] = middleOf("IE");
    EXPECT_TRUE(std::holds_alternative<IllegalSeen>(rest().front())) << "it has moved this turn";
}

/// The Turks' turn, with more behind the position's units.
constexpr const char* kTurkishTurn =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE- I-C3=IN I-S1=IP I-B1=ID I-B2=ID I-C4=reserve "
    "I-H1=reserve ";

TEST_F(BudaAtTheTable, ASortiesLossIsSeenOnTheMarkerThatTakesIt) { // BU-26
    play(kTurkishTurn, "entrenched=EF:t2 stock=2/1 drawn=3/8 phase=act on=turk actions=2");
    say("play sortie:T-J2");
    Die die;
    die.value = 1;
    die.center = {600_mm, 50_mm};
    die.confidence = 0.99;
    dice_ = {die};
    EXPECT_EQ(calledNow(), std::vector<std::string>{"die:1"});
    EXPECT_EQ(referee_->state().phase, buda_1686::Phase::Losses);
    codes_.erase("ET2");
    codes_["ET1"] = middleOf("EF");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"give-up:EF"});
    EXPECT_EQ(referee_->state().phase, buda_1686::Phase::Act);
}

TEST_F(BudaAtTheTable, AGeneralsSpecialInTheOthersTurnIsSeen) { // specials=any-turn
    play(kTurkishTurn, "drawn=3/8 phase=act on=turk actions=2 specials=any-turn");
    codes_.erase("i-c2");
    codes_["I-C2"] = middleOf("IE");
    EXPECT_EQ(calledNow(), std::vector<std::string>{"restore:I-KAR>I-C2"});
}

TEST_F(BudaAtTheTable, EitherSideResignsAndBothAgreeOnADraw) {
    say("play draw:imperial");
    EXPECT_EQ(referee_->state().offersDraw, buda_1686::Side::Imperial);
    say("play draw:turk");
    EXPECT_EQ(Buda1686::outcome(referee_->state())->winner, std::nullopt);
    play(kTurkishTurn, "drawn=3/8 phase=act on=turk actions=2");
    say("resign imperial");
    EXPECT_EQ(Buda1686::outcome(referee_->state())->winner, Player{1});
    play(kTurkishTurn, "drawn=3/8 phase=act on=turk actions=2");
    say("resign"); // the side whose turn it is
    EXPECT_EQ(Buda1686::outcome(referee_->state())->winner, Player{0});
}

TEST_F(BudaAtTheTable, ThatDrawsAloneTellsNobodyElse) {
    const auto said = referee_->command(now_, typed("play imperial:7"));
    for (const Announcement& each : said) {
        EXPECT_THAT(text(publicView(each.event)), ::testing::Not(HasSubstr("imperial:7")));
    }
    EXPECT_TRUE(referee_->positionIsSecret());
}

} // namespace
} // namespace umpire::referee
