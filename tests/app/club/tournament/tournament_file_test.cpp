#include "app/club/tournament/tournament_file.h"

#include <gmock/gmock.h>

namespace umpire::tournament {
namespace {

using testing::HasSubstr;

/// Makes a tournament in which every field has a different value.
Tournament full() {
    Tournament made;
    made.name = "Klubest „Őszi”\n2026";
    made.game = "naval-battle";
    made.variant = "small";
    made.place = "Buda";
    made.arbiter = "Éva";
    made.system = System::Groups;
    made.plannedRounds = 7;
    made.seatsAtTable = 3;
    made.points = {3, 1, 0, 2};
    made.tieBreaks = {TieBreak::BoardPoints, TieBreak::BuchholzCut1};
    Player one;
    one.number = 4;
    one.name = "Galleons";
    one.club = "A";
    one.federation = "HUN";
    one.rating = 1500;
    one.members = {"Anna", "Béla"};
    one.firstRound = 2;
    one.withdrawnAfter = 3;
    one.absences = {{2, Bye::HalfPoint}, {3, Bye::FullPoint}};
    Player two;
    two.number = 9;
    two.name = "Frigates";
    two.sex = "w";
    two.title = "WGM";
    two.fideNumber = "700001";
    two.born = "1990/01/02";
    made.federation = "HUN";
    made.begins = "2026/03/01";
    made.ends = "2026/03/02";
    made.deputies = {"Anna", "Béla"};
    made.rateOfPlay = "90 min + 30 s";
    made.firstColour = FirstColour::Second;
    made.forbidden = {{{4, 9}, 2, 3}};
    made.accelerations = {{0.5, 1, 2, 4, 9}};
    made.report = "012 Cup\r\n";
    made.players = {one, two};
    made.rounds = {
        {{{1, {9, 4}, {}, matchOf(2.5, 1.5, {})}, {0, {4}, Bye::Pairing, {}}}},
        {{{1, {4, 9}, {}, {}}, {2, {9, 4}, {}, forfeitedBy(1, {})}, {0, {9}, Bye::ZeroPoint, {}}}},
        {}};
    return made;
}

TEST(TournamentFile, IsReadAsItWasWritten) {
    for (const Tournament& made : {full(), Tournament{}}) {
        const auto read = readTournament(writeTournament(made), "x.json");
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(*read, made);
    }
    for (const System system : {System::RoundRobin, System::DoubleRoundRobin, System::Groups,
                                System::Swiss, System::Knockout}) {
        EXPECT_EQ(systemNamed(nameOf(system)), system);
    }
    EXPECT_EQ(systemNamed("lottery"), std::nullopt);
}

std::string whyNot(const std::string& text) {
    const auto read = readTournament(text, "x.json");
    EXPECT_FALSE(read) << text;
    return read ? "" : english(read.error().message);
}

TEST(TournamentFile, ThatIsDamagedIsOneLine) {
    const std::string good = writeTournament(full());
    const auto with = [&](const std::string& what, const std::string& instead) {
        std::string text = good;
        text.replace(text.find(what), what.size(), instead);
        return whyNot(text);
    };
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    EXPECT_THAT(with("\"groups\"", deep), HasSubstr("more than 64 levels"));
    EXPECT_EQ(whyNot("[]"), "x.json: this is no tournament that Umpire wrote (schema: give "
                            "\"umpire.tournament/1\"); give another file, or import the players "
                            "again");
    EXPECT_THAT(whyNot("{"), HasSubstr("(is no JSON at byte 2;"));
    EXPECT_THAT(with("tournament/1", "tournament/9"), HasSubstr("(schema: give"));
    EXPECT_THAT(with("\"groups\"", "\"ladder\""), HasSubstr("(system: give one of round-robin, "));
    EXPECT_THAT(with("\"number\": 9", "\"number\": 4"),
                HasSubstr("(players: two have the number 4"));
    EXPECT_THAT(with("\"number\": 9", "\"number\": 8"),
                HasSubstr("(seats: nobody has the number 9"));
    EXPECT_THAT(with("\"first_round\": 2", "\"first_round\": 1e99"),
                HasSubstr("(players[0].first_round: give a whole number)"));
    EXPECT_THAT(with("\"win\": 3.0", "\"win\": 1e99"),
                HasSubstr("(points.win: give a number from"));
    EXPECT_THAT(with("\"buchholz-cut-1\"", "\"luck\""), HasSubstr("(tie_breaks[1]: give one of"));
    EXPECT_THAT(with("\"bye\": null", "\"bye\": \"half\""),
                HasSubstr("(rounds[0][0].seats: give one for a bye"));
}

TEST(TournamentFile, NoPrefixCrashesTheReader) {
    const std::string good = writeTournament(full());
    for (std::size_t size = 0; size + 2 < good.size(); ++size) {
        EXPECT_FALSE(readTournament(std::string_view(good).substr(0, size), "x"));
    }
}

} // namespace
} // namespace umpire::tournament
