#include "tests/rules/triremes/triremes_table.h"

#include <set>
#include <unordered_set>

/// Readings that TR-6, TR-A9, TR-A10, TR-17 and TR-19 leave open, and maps for more players
/// (TR-22). The defaults, and the readings of `alternative`, are tested beside the clauses.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesOptions, A10GoingAboardMayTakeNoTurn) { // loading=free
    const std::string line = "light=c5n,d9n|b4,b5,a1 dark=|j18 turn=light";
    EXPECT_EQ(played(line, {"c5<b4"}), "light=c5n:1,d9n|a1,b5 dark=|j18 turn=dark");
    EXPECT_EQ(played(line + " loading=free", {"c5<b4"}),
              "light=c5n:1,d9n|a1,b5 dark=|j18 turn=light loading=free");
    EXPECT_EQ(played(line + " loading=free", {"c5<b4", "c5<b5", "c5-c7n"}),
              "light=c7n:2,d9n|a1 dark=|j18 turn=dark loading=free");
    EXPECT_EQ(played(line + " loading=free", {"c5<b4", "c5>b4"}),
              "light=c5n,d9n|a1,b4,b5 dark=|j18 turn=dark loading=free")
        << "landing takes the turn (TR-14)";
}

TEST(TriremesOptions, A9ASquareThatTouchesAtACornerMayBeBeside) { // beside=diagonal
    const std::string line = "light=c5n:1|b3,b6 dark=|j18 turn=light";
    EXPECT_EQ(listed(line, "c5<"), "");
    EXPECT_EQ(listed(line, "c5>"), "c5>c3 c5>b4 c5>b5");
    EXPECT_EQ(listed(line + " beside=diagonal", "c5<"), "c5<b3 c5<b6");
    EXPECT_EQ(listed(line + " beside=diagonal", "c5>"), "c5>c3 c5>b4 c5>b5");
    EXPECT_EQ(listed("light=|b3 dark=c5n|j18 turn=light", "b3*"), "");
    const std::string storming = "light=|b3 dark=c5n|j18 turn=light beside=diagonal";
    EXPECT_EQ(listed(storming, "b3*"), "b3*c5");
    EXPECT_EQ(played(storming, {"b3*c5", "die:6", "die:1"}),
              "light=c5n:1| dark=|j18 turn=dark beside=diagonal");
    EXPECT_EQ(listed(storming, "b3-"), "b3-b4 b3-c3 b3-b2 b3-a3") << "he walks as ever (TR-9)";
}

TEST(TriremesOptions, A12ATieMayEndTheFightAndTheTurn) { // tie=end
    const std::string line = "light=|a1,b3 dark=|b4,j18 turn=light";
    const std::vector<std::string> tie = {"b3-b4", "die:3", "die:4"};
    EXPECT_EQ(played(line, tie), "light=|a1,b3 dark=|b4,j18 turn=light fight=b3<b4");
    EXPECT_EQ(played(line + " tie=end", tie), "light=|a1,b3 dark=|b4,j18 turn=dark tie=end");
    EXPECT_EQ(told(line + " tie=end", tie), "dark throws 4 in defence\n"
                                            "light's attack 6 ties with dark's defence 6\n"
                                            "the fight ends with the tie\n");
    // At sea both sides keep their ships. The second battle of a landing is still fought.
    EXPECT_EQ(
        played("light=d9n|a1 dark=e9n|j18 turn=light fight=d9>e9 tie=end", {"die:3", "die:4"}),
        "light=d9n|a1 dark=e9n|j18 turn=dark tie=end");
    EXPECT_EQ(played("light=c5n:2|a1 dark=|b4,b5,j18 turn=light tie=end",
                     {"c5>b4,b5", "die:3", "die:4", "die:6", "die:1"}),
              "light=c5n:1|a1,b5 dark=|b4,j18 turn=dark tie=end");
    // The fight that a boarding by tactical move interrupted goes on with its forfeit (TR-A16).
    EXPECT_EQ(played("light=d9n:1,h10n|a1 dark=e9n:1,g10n|j18 turn=light fight=d9>e9,g10>h10 "
                     "tie=end",
                     {"die:3", "die:4"}),
              "light=d9n:1,h10n|a1 dark=e9n,g10n|j18 turn=light fight=d9<e9 tie=end");
}

TEST(TriremesOptions, APlayerMayPlaceAllSoldiersAtOnce) { // placing=at-once, TR-6
    Settings settings = variant("standard");
    settings.placing = Placing::AtOnce;
    const State begun = after(startOf(settings), {"+a1", "+a2"});
    EXPECT_EQ(begun.mover, Player{0});
    EXPECT_EQ(text(begun).substr(text(begun).find("turn=")),
              "turn=light place=4,6 placing=at-once");
    const State dark = after(begun, {"+a3", "+a4", "+a5", "+a6"});
    EXPECT_EQ(dark.mover, Player{1});
    const State all = after(dark, {"+a20", "+b20", "+c20", "+d20", "+e20", "+f20"});
    EXPECT_EQ(phaseOf(all), Phase::Turn);
    EXPECT_EQ(all.mover, Player{0});
    settings.first = First::Die;
    const State darkBegins = after(startOf(settings), {"die:1", "die:6", "+a20"});
    EXPECT_EQ(text(darkBegins.settings), "first=die placing=at-once");
    EXPECT_EQ(darkBegins.mover, Player{1});
    for (const std::string_view wrong :
         {"light=|a1 dark=|a20 turn=light place=5,5", "light=| dark=|a20 turn=light place=0,5"}) {
        EXPECT_EQ(parseState(std::string(wrong) + " placing=at-once", settings).index(), 1U);
    }
}

TEST(TriremesOptions, TheTacticalMoveMayComeBeforeTheAttackersDie) { // tactical=before-die, TR-17
    const std::string line = "light=d9n|a1 dark=e9n:1,j12s|j18 turn=light fight=d9>e9";
    EXPECT_EQ(listed(line, "j12"), "");
    const std::string before = line + " tactical=before-die";
    EXPECT_EQ(listed(before, "j12"), "j12-j10s j12-i12w j12-j11w j12-k12e j12-j11e j12-j12n");
    EXPECT_EQ(toAct(position(before)), std::vector{Player{1}});
    EXPECT_EQ(played(before, {"j12-j10s"}),
              "light=d9n|a1 dark=e9n,j10s|j18 turn=light fight=d9<e9 tactical=before-die");
    const State thrown = after(position(before), {"die:4"});
    EXPECT_TRUE(toAct(thrown).empty());
    EXPECT_EQ(listed(thrown), "die:1 die:2 die:3 die:4 die:5 die:6");
    expectViolations(thrown,
                     {{"j12-j10s", ViolationKind::NotNow, "TR-7", "defender's die is due"}});
}

/// Expects that each player's domain lies along an edge with its coast there, and that no two
/// domains overlap.
void expectDomainsOf(const Chart& chart, int players) {
    EXPECT_EQ(chart.players, players);
    EXPECT_EQ(chart.anchors.size(), std::size_t(6 * players));
    EXPECT_EQ(chart.capitals.size(), std::size_t(players));
    std::vector<int> squares(std::size_t(players), 0);
    std::vector<int> fortress(std::size_t(players), 0);
    for (Square square = 0; square < chart.squareCount(); ++square) {
        const int seat = chart.domainOf[std::size_t(square)];
        if (seat >= 0) {
            ++squares[std::size_t(seat)];
            fortress[std::size_t(seat)] += chart.capitalOf[std::size_t(square)] == seat ? 1 : 0;
        } else {
            EXPECT_TRUE(chart.isSea(square));
        }
    }
    EXPECT_EQ(squares, std::vector<int>(std::size_t(players), 120));
    EXPECT_EQ(fortress, std::vector<int>(std::size_t(players), 6));
    for (const Anchor& anchor : chart.anchors) {
        const Ship ship{anchor.bow, anchor.heading, anchor.owner};
        EXPECT_EQ(chart.domainOf[std::size_t(sternOf(chart, ship))], anchor.owner.seat);
        EXPECT_TRUE(chart.isSea(sternOf(chart, ship)));
    }
}

TEST(TriremesOptions, FiveToEightPlayersHaveALargerMap) { // TR-22
    const std::vector<std::string> names = {"five-players", "six-players", "seven-players",
                                            "eight-players"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Chart& chart = start(names[i]).chart();
        expectDomainsOf(chart, int(i) + 5);
        EXPECT_EQ(chart.columns, 24);
        EXPECT_EQ(chart.rows, i < 2 ? 32 : 44);
    }
    // Clockwise from the south-west: of six the second in the west, the fifth in the east.
    const State six = start("six-players");
    EXPECT_TRUE(text(six).ends_with("turn=first place=6,6,6,6,6,6 six-players"));
    EXPECT_EQ(nameOf(six.settings, {5}), "sixth");
    const Chart& chart = six.chart();
    const auto owner = [&chart](std::string_view cell) {
        NotationReader reader(cell);
        return chart.domainOf[std::size_t(*takeSquare(reader, chart))];
    };
    EXPECT_EQ(owner("a1"), 0);
    EXPECT_EQ(owner("a16"), 1);
    EXPECT_EQ(owner("a32"), 2);
    EXPECT_EQ(owner("x32"), 3);
    EXPECT_EQ(owner("x16"), 4);
    EXPECT_EQ(owner("x1"), 5);
    EXPECT_EQ(chart.anchors[6].heading, Heading::East);
    EXPECT_EQ(chart.anchors[24].heading, Heading::West);
    // With five players the east is open sea.
    EXPECT_EQ(start("five-players").chart().domainOf[std::size_t(16 * 24 + 23)], -1);
    EXPECT_EQ(after(six, {"+a1", "+a16", "+a32", "+x32", "+x16", "+x1"}).mover, Player{0});
}

TEST(TriremesOptions, EveryReadingComesBackThroughTextAndDiffers) {
    std::unordered_set<State> different;
    for (unsigned code = 0; code < 32; ++code) {
        Settings settings = variant("standard");
        settings.placing = Placing(code & 1U);
        settings.loading = Loading(code >> 1U & 1U);
        settings.beside = Beside(code >> 2U & 1U);
        settings.afterTie = AfterTie(code >> 3U & 1U);
        settings.tactical = Tactical(code >> 4U & 1U);
        const State state = startOf(settings);
        EXPECT_EQ(position(text(state)), state) << text(state);
        different.insert(state);
    }
    EXPECT_EQ(different.size(), 32U);
}

} // namespace
} // namespace umpire::triremes::testing
