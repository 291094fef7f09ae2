#include "tests/rules/buda_1686/buda_table.h"

#include <gmock/gmock.h>

namespace umpire::buda_1686::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kStart =
    "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF T-J3=DF "
    "T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=IE I-C2=IE I-C3=IN I-S1=IP I-B1=ID I-B2=ID I-C4=reserve "
    "I-H1=reserve phase=draw";

/// Returns the starting position with one word replaced, or with more text at the end.
std::string with(std::string_view from, std::string_view to) {
    std::string line(kStart);
    const std::size_t at = line.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return line.replace(at, from.size(), to);
}

/// A text that does not parse, and a part of the error; an empty error: it parses.
struct Trouble {
    std::string text;
    std::string_view expected;
};

const std::vector<Trouble> kPositions = {
    {"", "at character 1: expected `turn=`"},
    {with("turn=1", "turn=x"), "at character 6: expected a turn"},
    {with("turn=1", "turn=9"), "turns 1 to 8"},
    {with("turn=1", "turn=0"), "turns 1 to 8"},
    {with("cas=1", "cas=6"), "cas goes from 1 to 5"},
    {with("cts=4", "cts=5"), "cts goes from 1 to 4"},
    {with("tms=4 ", ""), "at character 14: expected `tms=`"},
    {with("T-A1=VV ", ""), "expected `T-A1=`"},
    {with("T-A1=VV", "T-A1=XX"), "a zone, a breach such as VV*"},
    {with("T-A1=VV", "T-A1=IE"), "T-A1 is Turkish and stands on a wall or is lost"},
    {with("T-A1=VV", "T-A1=sick3"), "T-A1 is Turkish"},
    {with("T-A1=VV", "T-A1=NF"), ""},
    {with("T-A1=VV T-A2=VV", "T-A1=NF T-A2=NF"), "NF holds at most 2 units"},
    {with("I-C3=IN", "I-C3=VV"), "VV is shared"},
    {with("I-C1=IE I-C2=IE I-C3=IN", "I-C1=NF* I-C2=NF* I-C3=NF*"), "NF has 2 breaches"},
    {with("I-C3=IN", "I-C3=IN*"), "breaches of Turkish walls only"},
    {with("T-A3=NF", "T-A3=NF:1"), "T-A3's marker is at most 0"},
    {with("KZ:6", "KZ:7"), "T-ABD's marker is at most 6"},
    {with("KZ:6", "KZ-:4"), "T-ABD's marker is at most 3"},
    {with("I-C3=IN", "I-C3=sick9"), "the track ends at cell 8"},
    {with("I-C3=IN", "I-C3=reserve"), "I-C3 is no reserve in turn 1"},
    {with("phase=draw", "entrenched=EF:t1 phase=draw"), "the Turks have 2 entrenchment markers"},
    {with("phase=draw", "entrenched=EF:i1 stock=1/2 phase=draw"), "of the other side"},
    {with("phase=draw", "entrenched=IE:i1 stock=1/2 phase=draw"), "IE is a camp"},
    {with("phase=draw", "used-imperial=3 phase=draw"), "the same number of chits"},
    {with("phase=draw", "used-imperial=0 used-turk=0 phase=draw"), "the second 0 ends the turn"},
    {with("phase=draw", "used-imperial=22 used-turk=1 phase=draw"), "none of the cup"},
    {with("phase=draw", "drawn=7/8 phase=draw"), "chits of both sides lie open in a round"},
    {with("phase=draw", "drawn=?/- phase=draw"), "the chits drawn"},
    {with("phase=draw", "phase=act"), "chits of both sides lie open in a round"},
    {with("phase=draw", "drawn=7/7 phase=act actions=1"), "who is on turn has actions"},
    {with("phase=draw", "drawn=8/7 phase=act actions=3"), "at most 2 actions"},
    {with("phase=draw", "drawn=8/7 phase=reinforce"), "restores 1 or 2 units"},
    {with("phase=draw", "drawn=8/7 phase=action-die"), "is carried out in its phases"},
    {with("phase=draw", "drawn=8/7 phase=action-die operation=mine"), "lacks a part"},
    {with("phase=draw", "drawn=8/7 phase=fall-asleep"), "what is owed"},
    {with("phase=draw", "drawn=8/7 phase=enter operation=mine zone=DF"), ""},
    {with("phase=draw", "drawn=8/7 phase=counter-effect operation=mine"), "lacks a part"},
    {with("phase=draw", "phase=draw nonsense"), "a field in its place, a variant or a setting"},
    {with("phase=draw", "phase=draw losses=me"), "losses=owner|attacker"},
    {with("phase=draw", "phase=draw "), "a field in its place"},
};

TEST(BudaNotation, AMalformedOrImpossiblePositionSaysWhy) {
    for (const Trouble& wrong : kPositions) {
        const auto parsed = parseState(wrong.text, *settingsOfVariant("standard", scenario()));
        if (wrong.expected.empty()) {
            EXPECT_TRUE(parsedOr(parsed, wrong.text));
        } else {
            EXPECT_THAT(troubleIn(parsed, wrong.text), HasSubstr(wrong.expected)) << wrong.text;
        }
    }
}

TEST(BudaNotation, TheStartReadsAsDocumented) {
    EXPECT_EQ(text(start()), kStart);
    EXPECT_EQ(text(start("alternative")), std::string(kStart) + " alternative");
}

TEST(BudaNotation, APositionInTheMiddleOfAFightReadsAsDocumented) {
    TableSetup setup = lowerTownAssault();
    setup.entrench("VV", {Side::Turk, 2}).hurt("I-C1");
    const State state = after(setup, {"move:I-C2@IP", "assault:VV", "die:6"});
    EXPECT_EQ(text(state),
              "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF "
              "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=ID:4 I-C1=VV*- I-C2=IP I-C3=VV* I-S1=VV* I-B1=ID "
              "I-B2=ID I-C4=reserve I-H1=reserve entrenched=VV:t2 stock=2/1 drawn=8/3 phase=losses "
              "actions=1 moved=I-C2 rescue-tried=yes operation=assault zone=VV steps=1 loser=turk");
}

const std::vector<Trouble> kActions = {
    {"", "at character 1: expected an action: imperial:, turk:, cup:"},
    {"nonsense", "expected an action"},
    {"Pass", "expected an action"},
    {"pass ", "expected an action"},
    {"die:", "at character 5: expected a number, found the end"},
    {"die:07", "expected a number"},
    {"die:3x", "at character 6: expected the end of the action"},
    {"imperial:-1", "expected a number"},
    {"place:I-C4", "at character 11: expected `@`"},
    {"place:I-C4@QQ", "expected a zone, such as VV, found `QQ`"},
    {"move:X@VV", "at character 6: expected a unit, such as T-ABD"},
    {"fight:KZ", "expected `<`"},
    {"fight:KZ<", "expected the walls that attack"},
    {"fight:KZ<EF,EF", "expected the walls that attack"},
    {"boost:I-KAR", "expected `>`"},
    {"artillery:", "expected a zone"},
    {"die:99999999999", "expected a number"},
};

TEST(BudaNotation, AMalformedActionSaysWhereAndWhatWasExpected) {
    for (const Trouble& wrong : kActions) {
        EXPECT_THAT(troubleIn(parseAction(start(), wrong.text), wrong.text),
                    HasSubstr(wrong.expected));
    }
}

} // namespace
} // namespace umpire::buda_1686::testing
