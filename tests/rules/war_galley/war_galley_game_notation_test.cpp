#include "tests/rules/war_galley/war_galley_game_table.h"

/// Text of positions and actions: the grammar is in the game's README.
namespace umpire::war_galley::testing {
namespace {

std::string trouble(std::string_view line) {
    return troubleIn(parseState(line, variant("standard")), line);
}

std::string actionTrouble(std::string_view word) {
    return troubleIn(parseAction(startOf(variant("standard")), word), word);
}

constexpr std::string_view kLines[] = {
    "?;? ?;? build",
    "5:5/5/3;? 6:6/6/2;4:4/4/4 build",
    "5:5/5/3;4:4/4/4@300,72.125,90 6:6/6/2;4:4/4/4 place first=B",
    "5:2/3/1@-12.5,72,0.001=FFX;4:4/4/4@300,72,359.999 6:6/6/2@1,2,3;4:0/0/4@0,0,0 orders",
    "5:0/3/0@10,10,10=- 6:6/6/2@1,200,3 orders:A introduction",
    "5:0/5/3@300,100,90=XXX 5:0/5/0@365,100,90=- step1:fire A1>B1 introduction",
    "5:0/5/3@300,100,90=XXX 5:0/5/0@365,100,90=- step3:fire A1>B1~1-3 introduction",
    "5:0/5/3@300,100,90=XX;5:0/5/3@300,300,90=XX 5:0/5/0@365,100,90=-;5:0/5/0@235,100,90=- "
    "step2:fire A1>?",
    "5:0/5/3@300,100,90=XX;5:0/5/3@300,200,90=XX 5:0/5/0@365,100,90=-;5:0/5/0@235,100,90=- "
    "step2:fire A1>B2:2,A2>B1",
    "5:5/5/3@300,100,90=FFFXX 5:5/5/0@330,117.6,0=FFFFF step2:move A1*B1:4,B1*A1:2 introduction",
    "5:5/5/3@300,100,90=FFFXX 5:5/5/0@330,117.6,0=FFFFF step2:move confirm,A1*B1:4 galleys=1 "
    "poses=confirmed",
    "5:5/5/3@300,100,90=FFFXX 5:5/5/0@330,117.6,0=FFFFF step2:move confirm galleys=1 "
    "poses=confirmed",
    "5:5/5/3@300,100,90=FOOXX 5:5/5/0@330,300,0=FFFFF step3:oars A1 introduction",
    "5:5/5/3@300,100,90 5:0/0/0@330,300,0 over introduction",
    "?;? 5:5/5/3;? over A-resigned",
    "?;? ?;? build first=B sink=any turn=in-place bonus=consecutive corner=any resting-bow=rams "
    "stalled=nothing contact=completes near=strict box=player plans=longest zone=whole "
    "headless=misses blocking=all band=part poses=confirmed width=900.5 depth=600 match=43.2 "
    "match-width=2.1 box-length=53 box-width=36 touching=1 apart=4.5",
    "?;? ?;?;? build galleys=2/3",
    "?;? ?;? build A-draws",
    "?;? ?;? over A-draws B-draws",
    "5:5/5/3@300,100,90<300,58,90=FFFXX 5:5/5/0@330,117.6,0=FFFFF step1:move confirm galleys=1 "
    "poses=confirmed",
    "5:5/5/3@300,100,90<300,58,90=fFFXX 5:5/5/0@330,117.6,0=FFFFF step2:move A1?B1 galleys=1 "
    "stalled=nothing poses=confirmed",
    "5:5/5/3@300,100,90 5:5/5/0@330,117.6,0 orders galleys=1 poses=confirmed A1+B1",
    "5:5/5/3@300,100,90 5:5/5/0@330,117.6,0 orders galleys=1 poses=confirmed A1/B1 B-draws",
    "?;?;? ?;?;? build galleys=3",
};

TEST(WarGalleyNotation, OfPositionsComesBack) {
    for (const std::string_view line : kLines) {
        const State state = position(line);
        EXPECT_EQ(text(state), line);
        EXPECT_EQ(std::hash<State>{}(position(text(state))), std::hash<State>{}(state));
    }
}

TEST(WarGalleyNotation, NamesVariants) {
    for (const Variant& each : variants()) {
        const State start = startOf(variant(each.name));
        EXPECT_EQ(position(text(start)), start) << each.name;
        EXPECT_EQ(text(start).find(each.name) != std::string::npos, each.name != "standard");
    }
    const auto base = parseState("? ? build", variant("introduction"));
    ASSERT_EQ(base.index(), 0U);
    EXPECT_EQ(std::get<State>(base).settings, variant("introduction"));
}

TEST(WarGalleySettings, ReachWhatRulesByThem) { // WG-A2, A4, A6, A13, and M
    const State state = position("?;? ?;? build turn=in-place bonus=consecutive corner=any "
                                 "zone=whole headless=misses match=43.2 match-width=2.1 "
                                 "box-length=53 box-width=36");
    const PieceSizes sizes{53_mm, 36_mm, 15_mm, 43.2_mm, 2.1_mm};
    const MotionOptions motion = motionOptionsOf(state.settings);
    EXPECT_EQ(motion.turning, Turning::InPlace);
    EXPECT_EQ(motion.sizes, sizes);
    const CollisionOptions collision = collisionOptionsOf(state.settings);
    EXPECT_EQ(collision.speedBonus, SpeedBonus::ConsecutiveForwards);
    EXPECT_EQ(collision.cornerStern, CornerStern::AnyCorner);
    EXPECT_EQ(collision.sizes, sizes);
    const TossOptions toss = tossOptionsOf(state.settings);
    EXPECT_EQ(toss.sideZone, SideZoneRule::Whole);
    EXPECT_EQ(toss.headless, HeadlessMatch::CannotHit);
    EXPECT_EQ(toss.sizes, sizes);
}

TEST(WarGalleyNotation, TellsDifferentStatesApart) {
    std::vector<std::size_t> hashes;
    for (const std::string_view line : kLines) {
        hashes.push_back(std::hash<State>{}(position(line)));
    }
    std::ranges::sort(hashes);
    EXPECT_EQ(std::ranges::adjacent_find(hashes), hashes.end());
}

TEST(WarGalleyNotation, SaysWhereAPositionIsWrong) {
    EXPECT_EQ(trouble("?"), "at character 2: expected `@` and a place, `=` and orders, `;` and a "
                            "galley, or a space, found the end");
    EXPECT_EQ(trouble("5:5/5 ?;? build"),
              "at character 6: expected a galley such as 5:5/5/3, or `?` while it is not built, "
              "found ` `");
    EXPECT_EQ(
        trouble("?;? ?;? sail"),
        "at character 9: expected `build`, `place`, `orders`, `step` or `over`, found `sail`");
    EXPECT_EQ(trouble("? ? build"), "at character 1: expected 2 galleys on each side, found `?`");
    EXPECT_EQ(trouble("?;? ? build"),
              "at character 1: expected 2 galleys on each side, found `?;?`");
    EXPECT_EQ(trouble("5:5/5/3@1,2,3.4567;? ?;? build"),
              "at character 18: expected where the bow is and its heading, such as 63.5,72,90 with "
              "three decimals at most, found `7;?`");
    EXPECT_EQ(trouble("?;? ?;? build sink=never")
                  .rfind("at character 15: expected a variant, a "
                         "setting (galleys=1 to 20, first=A|B, ",
                         0),
              0U);
    EXPECT_EQ(trouble("?;? ?;? build galleys=21").rfind("at character 15", 0), 0U);
    EXPECT_EQ(trouble("?;? ?;? build match=9.9").rfind("at character 15", 0), 0U);
}

TEST(WarGalleyNotation, RefusesWhatCannotBe) {
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"7:7/7/1;? ?;? build", "WG-5"},
        {"5:6/5/3;? ?;? build", "WG-5"},
        {"5:5/5/4;? ?;? build", "WG-5"},
        {"5:5/4/3;? ?;? build", "a later phase"},
        {"5:5/5/3;5:5/5/3 5:5/5/3;5:5/5/3 build", "the phase after"},
        {"?;? ?;? place", "`build`"},
        {"?;? ?;? orders", "`build`"},
        {"?;? ?;? build A-resigned", "`over`"},
        {"5:5/5/3 5:5/5/3 orders introduction", "`place`"},
        {"5:5/5/3=FFFXX 5:5/5/3 place introduction", "`orders` or a step"},
        {"5:5/5/3@1,1,1=FF 5:5/5/3@99,99,9 orders introduction", "A1 with orders"},
        {"5:0/0/3@1,1,1=XXX;5:5/5/3@9,9,9 5:5/5/3@99,99,9;5:5/5/3@199,99,9 orders", "sunk"},
        {"5:0/0/3@1,1,1 5:5/5/3@99,99,9 orders introduction", "`over`"},
        {"5:5/5/3@1,1,1 5:5/5/3@99,99,9 orders:A introduction", "WG-16"},
        {"5:0/1/0@1,1,1=- 5:0/1/0@99,99,9=- orders:A:B introduction", "WG-17"},
        {"5:5/5/3@1,1,1 5:5/5/3@99,99,9 over introduction", "another phase"},
        {"5:5/5/3;? ?;? build A-draws B-draws", "`over`"},
        {"4:5/3/2@1,1,1 5:5/5/3@99,99,9 orders introduction", "WG-5"},
        {"5:5/5/3@1,1,1<9,9,9 5:5/5/3@99,99,9 orders introduction", "come from"},
        {"5:5/5/3@1,1,1 5:5/5/3@99,99,9 orders introduction A1+B1", "confirms"},
        {"5:5/5/3@1,1,1 5:5/5/3@99,99,9 orders galleys=1 poses=confirmed B1+A1", "neighbours"},
        {"5:5/5/3@1,1,1=FFFXX 5:5/5/3@99,99,9=FFFXX step1:fire A1?B1 galleys=1 poses=confirmed",
         "nothing to confirm but movement"},
        {"5:5/5/3@1,1,1=FFFXX 5:5/5/3@99,99,9=FFFXX step1:move confirm,A1?B1 galleys=1 "
         "poses=confirmed",
         "after the confirmation"},
        {"5:5/5/3@1,1,1=FFFXX 5:5/5/3@99,99,9 step1:move A1*B1:1 introduction", "WG-17"},
        {"5:5/5/3@1,1,1=FFOXX 5:5/5/3@99,99,9=- step1:move A1*B1:1 introduction", "WG-12"},
        {"5:5/5/3@1,1,1=- 5:5/5/3@99,99,9=- step1:move A1*A1:1 introduction", "A1*B2:3"},
        {"5:5/5/3@1,1,1=- 5:5/5/3@99,99,9=- step1:move confirm introduction", "confirm"},
        {"5:5/5/3@1,1,1=X 5:5/5/3@99,99,9=- step1:move A1>B1 introduction", "fire is the part"},
        {"5:5/5/3@1,1,1=X 5:5/5/3@500,99,9=- step1:fire A1>B1 introduction", "WG-A21"},
        {"5:5/5/0@1,1,1=X 5:5/5/3@99,99,9=- step1:fire A1>B1 introduction", "no shot of A1"},
        {"5:5/5/3@1,1,1=X 5:5/5/3@99,9,9=- step1:fire A1>B1:1 introduction", "still owed"},
        {"5:5/5/3@1,1,1=X 5:5/5/3@99,9,9=- step1:fire A1>B1~3-2 introduction", "WG-28"},
        {"5:5/5/3@1,1,1=X 5:5/5/3@99,9,9=- step1:fire A1>B1~0-9 introduction", "WG-28"},
        {"5:5/5/3@1,1,1=OO 5:5/5/3@99,9,9=- step1:oars A1 introduction", "WG-22"},
        {"5:1/0/3@1,1,1=OO 5:5/5/3@99,9,9=- step2:oars A1 introduction", "WG-22"},
        {"5:5/5/3@999999,1,1 5:5/5/3@99,9,9 orders introduction", "900 m"},
    };
    for (const auto& [line, expected] : wrong) {
        EXPECT_NE(trouble(line).find(expected), std::string::npos) << line << ": " << trouble(line);
    }
}

TEST(WarGalleyNotation, SaysWhereAnActionIsWrong) {
    EXPECT_EQ(actionTrouble("C1 hits 2"),
              "at character 1: expected a side A or B, a galley from A1 to B2 or `confirmed`, "
              "found `C1`");
    EXPECT_EQ(actionTrouble("A3 hits 2").rfind("at character 1", 0), 0U);
    EXPECT_EQ(actionTrouble("A1 hits two"),
              "at character 9: expected a number of hits, found `two`");
    EXPECT_EQ(actionTrouble("A1 hits 2 "), "at character 10: expected the end of the action, "
                                           "found ` `");
    EXPECT_EQ(actionTrouble("A surrenders"),
              "at character 2: expected ` build `, ` ready`, ` resign` or ` draw`, found ` `");
    EXPECT_EQ(actionTrouble("A1 orders FFQ"),
              "at character 11: expected at most eight letters of F L R X O, or `-`, found `FFQ`");
    EXPECT_EQ(actionTrouble("A1 at 5,5").rfind("at character 10: expected where the bow is", 0),
              0U);
    EXPECT_EQ(actionTrouble("A1 toss 1,2>3").rfind("at character 14: expected a match", 0), 0U);
    EXPECT_EQ(actionTrouble("A1 toss none sigma=0").rfind("at character 21: expected a sigma", 0),
              0U);
    EXPECT_EQ(actionTrouble("A1 loses 1/1").rfind("at character 13", 0), 0U);
    EXPECT_EQ(actionTrouble("A1 oars 4").rfind("at character 10", 0), 0U);
    EXPECT_EQ(actionTrouble("A1 aims C1").rfind("at character 9", 0), 0U);
    EXPECT_EQ(actionTrouble("A build 5/5").rfind("at character 12", 0), 0U);
    EXPECT_EQ(actionTrouble("A1 sails").rfind("at character 3", 0), 0U);
}

TEST(WarGalleyNotation, OfActionsComesBack) {
    const State state = startOf(variant("standard"));
    for (const std::string_view word :
         {"A build 5/5/3", "B2 at 63.5,-72,359.999", "A1 orders FFXOO", "A1 orders -",
          "A1 takes-up", "B ready", "confirmed", "A1 aims B2", "A1 toss none",
          "A1 toss none sigma=0.4", "A1 toss none dropped=2 sigma=0.4", "A1 toss 1,1>2,2 dropped=3",
          "A1 toss 100,50>120.5,86 o90,10=90,52 1,1=2,2 sigma=0.125", "A1 hits 2", "B1 spoiled",
          "B2 loses 2/0/1", "A1 oars 4/6", "A2 lies 0.001,-0.001,90", "A resign"}) {
        EXPECT_EQ(text(state, action(state, word)), word);
    }
}

TEST(WarGalleyNotation, KeepsThousandths) {
    const GalleyPose rough{{Millimetres(1.0 / 3.0), Millimetres(-2.0 / 3.0)}, -90_deg};
    EXPECT_EQ(text(recorded(rough)), "0.333,-0.667,270");
    EXPECT_EQ(recorded(recorded(rough)), recorded(rough));
    EXPECT_EQ(text(recorded(GalleyPose{{-0.0001_mm, 899'999.9994_mm}, 359.9999_deg})),
              "0,899999.999,0");
    EXPECT_EQ(text(recorded(GalleyPose{{100'000_mm, 0_mm}, 720.5_deg})), "100000,0,0.5");
}

TEST(WarGalleyViolations, RefuseWhatIsNotTheirTime) {
    const State ordering = position("5:1/1/0@300,100,90 5:0/5/0@300,348,270 orders introduction");
    EXPECT_EQ(ruleAgainst(ordering, "A build 5/5/3"), "WG-5");
    EXPECT_EQ(english(violationOf(ordering, "A1 at 300,72,90").because), "orders are being laid");
    EXPECT_EQ(ruleAgainst(ordering, "A1 hits 0"), "WG-20");
    EXPECT_EQ(ruleAgainst(ordering, "confirmed"), "WG-20");
    EXPECT_EQ(ruleAgainst(ordering, "A1 oars 1/1"), "WG-20");
    EXPECT_EQ(ruleAgainst(startOf(variant("standard")), "A1 orders FFFFF"), "WG-12");
    EXPECT_EQ(ruleAgainst(startOf(variant("standard")), "A ready"), "WG-17");
    EXPECT_EQ(validate(ordering, LayOrders{7, {}})->rule, "WG-1") << "no such galley";
    EXPECT_EQ(validate(ordering, Correct{0, {{Millimetres(1e300), 0_mm}, 0_deg}})->rule, "WG-A5");
}

} // namespace
} // namespace umpire::war_galley::testing
