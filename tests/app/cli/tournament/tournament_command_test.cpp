#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>

/// Tests the program `umpire tournament`.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class TournamentCommand : public ::testing::Test {
protected:
    std::string out(const std::vector<std::string>& arguments) const {
        const RunResult run = runUmpire(whole(arguments));
        EXPECT_EQ(run.status, 0) << run.err;
        return run.out;
    }
    std::string err(const std::vector<std::string>& arguments, int status) const {
        const RunResult run = runUmpire(whole(arguments));
        EXPECT_EQ(run.status, status) << run.err;
        return run.err;
    }
    void make(const std::vector<std::string>& more = {}) const {
        EXPECT_EQ(out(with({"new", "--players", players_, "--name", "Cup"}, more)), "");
    }

    ScratchFolder scratch_;
    std::string players_ =
        scratch_.write("players.csv", "név;klub\nAnna;Buda\nBéla;\nCili;\nDani;\n");
    std::string file_ = scratch_.file("cup.json").string();

private:
    /// Inserts the file's name behind the subcommand.
    [[nodiscard]] std::vector<std::string> whole(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin() + 1, file_);
        arguments.insert(arguments.begin(), "tournament");
        return arguments;
    }
};

TEST_F(TournamentCommand, HoldsARoundRobinToItsEnd) {
    make({"--game", "murus-gallicus"});
    EXPECT_EQ(out({"round"}), "round 1\ntable 1: Anna – Dani\ntable 2: Béla – Cili\n");
    EXPECT_THAT(err({"round"}, 2),
                HasSubstr("the result of table 1 in round 1 (Anna – Dani) is missing"));
    for (int round = 1; round <= 3; ++round) {
        out({"result", "1", "1-0"});
        out({"result", "2", round == 2 ? "+-" : "draw"});
        if (round < 3) {
            out({"round"});
        }
    }
    EXPECT_THAT(out({"show", "--round", "1"}),
                HasSubstr("table 1: Anna – Dani  1 – 0\ntable 2: Béla – Cili  ½ – ½"));
    EXPECT_THAT(err({"round"}, 2), HasSubstr("rounds"));
    const std::string standings = out({"standings", "--tie-breaks", "sonneborn-berger,wins"});
    EXPECT_THAT(standings, HasSubstr("name  points  sonneborn-berger  wins"));
    EXPECT_THAT(out({"standings", "--json"}), HasSubstr(R"("schema": "umpire.standings/1")"));
    const std::string pdf = scratch_.file("round.pdf").string();
    out({"print", "standings", "--out", pdf, "--language", "hu", "--address", "http://x/wall"});
    EXPECT_THAT(contentsOf(pdf), StartsWith("%PDF"));
    const std::string report = scratch_.file("cup.trf").string();
    out({"report", "--out", report});
    EXPECT_THAT(contentsOf(report), HasSubstr("001    1"));
}

TEST_F(TournamentCommand, SaysWhatIsWrongAndKeepsTheFile) {
    EXPECT_THAT(err({"show"}, 3), HasSubstr("cannot be read"));
    EXPECT_THAT(err({"new", "--players", players_, "--name", "Cup", "--system", "lottery"}, 2),
                HasSubstr("there is: round-robin, double-round-robin, groups, swiss, knockout"));
    EXPECT_THAT(err({"new", "--players", players_, "--name", "Cup", "--tie-breaks", "luck"}, 2),
                HasSubstr("`luck` is none; there is: "));
    EXPECT_THAT(err({"new", "--players", file_, "--name", "Cup"}, 3), HasSubstr("cannot be read"));
    make();
    const std::string before = contentsOf(file_);
    EXPECT_THAT(err({"new", "--players", players_, "--name", "Cup"}, 5),
                HasSubstr("is there already"));
    EXPECT_THAT(err({"result", "1", "1-0"}, 2), HasSubstr("`umpire tournament round` makes it"));
    EXPECT_EQ(contentsOf(file_), before);
    out({"round"});
    EXPECT_THAT(err({"result", "1", "2-0"}, 2), HasSubstr("is no result of a table with 2 seats"));
    EXPECT_THAT(err({"result", "7", "1-0"}, 2), HasSubstr("7"));
    EXPECT_THAT(err({"print", "cakes", "--out", file_}, 2), HasSubstr("is no notice"));
    EXPECT_THAT(err({"show", "--round", "4"}, 2), HasSubstr("there are rounds 1 to 1"));
}

TEST_F(TournamentCommand, TakesEveryResultOfTwo) {
    make();
    out({"round"});
    const std::vector<std::pair<std::vector<std::string>, std::string>> said = {
        {{"--"}, "− – −"},       {{"-+"}, "− – +"},    {{"+-"}, "+ – −"},
        {{"--", "--"}, "− – −"}, {{"0-0"}, "0 – 0"},   {{"½-0"}, "½ – 0"},
        {{"0.5:0"}, "½ – 0"},    {{"0-1/2"}, "0 – ½"}, {{"draw"}, "½ – ½"}};
    for (const auto& [result, shown] : said) {
        std::vector<std::string> arguments = {"result", "1"};
        arguments.insert(arguments.end(), result.begin(), result.end());
        EXPECT_EQ(out(arguments), "");
        EXPECT_THAT(out({"show"}), HasSubstr("Dani  " + shown + "\n"));
    }
    out({"result", "1", "--", "--round", "1"});
    EXPECT_THAT(out({"standings", "--tie-breaks", "wins"}), HasSubstr("Anna       0     0"));
    out({"result", "--", "1", "0:0"});
    EXPECT_THAT(out({"standings", "--tie-breaks", "wins"}), HasSubstr("Dani       0     0"));
    EXPECT_THAT(err({"result", "1", "2.5:1.5"}, 2), HasSubstr("give 1-0, 0-1, draw, 0-0"));
}

TEST_F(TournamentCommand, WritesAReportBackAsItWasReadAndSaysWhatItDoesNotUse) {
    const std::string trf26 = UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf/trf26.trf";
    const RunResult made = runUmpire({"tournament", "new", file_, "--players", trf26});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr("umpire: " + trf26 +
                                    ", line 21: `202` is kept in the file, and Umpire does not use "
                                    "it\n"));
    const std::string report = scratch_.file("out.trf").string();
    out({"report", "--out", report});
    EXPECT_EQ(contentsOf(report), contentsOf(trf26));
    out({"report", "--out", report, "--format", "trf16"});
    EXPECT_THAT(contentsOf(report), HasSubstr("XXR 5\r\nXXC white1\r\nXXS W=3.0"));
    EXPECT_THAT(err({"report", "--out", report, "--format", "trf06"}, 2), HasSubstr("trf26"));
}

TEST_F(TournamentCommand, AsksHowAnOlderFileIsWritten) {
    const std::string trf = UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf/trf1250.trf";
    EXPECT_THAT(err({"new", "--players", trf}, 3),
                HasSubstr("--encoding: " + trf + ", line 2: the text is not UTF-8"));
    EXPECT_THAT(err({"new", "--players", trf, "--encoding", "koi8"}, 2),
                HasSubstr("there is: utf-8, windows-1250, windows-1251, windows-1252"));
    out({"new", "--players", trf, "--encoding", "windows-1250"});
    EXPECT_THAT(out({"standings"}), HasSubstr("Kőszegi, Győző"));
    const std::string report = scratch_.file("out.trf").string();
    out({"report", "--out", report, "--encoding", "windows-1250"});
    EXPECT_EQ(contentsOf(report), contentsOf(trf));
    EXPECT_THAT(err({"report", "--out", report, "--encoding", "windows-1251"}, 2),
                HasSubstr("has no letter `ő`"));
}

TEST_F(TournamentCommand, NamesAColumnThatItDoesNotUnderstand) {
    const std::string list = scratch_.write("list.csv", "Name;Rtg;Performance\nAnna;1800;x\n");
    EXPECT_THAT(err({"new", "--players", list}, 2),
                HasSubstr("--name: the tournament has no name"));
    const RunResult made =
        runUmpire({"tournament", "new", file_, "--players", list, "--name", "S"});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr("line 1: the column `Performance` is not understood"));
    EXPECT_THAT(contentsOf(file_), HasSubstr("\"rating\": 1800"));
}

TEST_F(TournamentCommand, IsAnArbitersDay) {
    make();
    EXPECT_THAT(out({"lots", "--seed", "7"}), StartsWith("seed 7\n"));
    out({"add", "Ede", "--rating", "1500"});
    EXPECT_THAT(out({"pair", "1-2", "3-4", "5"}), HasSubstr("bye: Ede"));
    const RunResult again = runUmpire({"tournament", "pair", file_, "1-3", "2", "--round", "1"});
    EXPECT_THAT(again.err, HasSubstr("umpire: Ede takes part but has no game\n"));
    EXPECT_THAT(err({"pair", "1_2"}, 2), HasSubstr("give two numbers as 3-8"));
    EXPECT_THAT(err({"expel", "2"}, 2), HasSubstr("--because: "));
    out({"expel", "3", "--because", "insults"});
    out({"withdraw", "4", "--because", "ill"});
    out({"absent", "2", "--half"});
    EXPECT_THAT(out({"players"}), ::testing::AllOf(HasSubstr("withdrawn"), HasSubstr("expelled")));
    out({"back", "4"});
    out({"tie-breaks", "wins,play-off", "--because", "as announced"});
    out({"play-off", "1", "2", "-+"});
    EXPECT_THAT(out({"standings"}), HasSubstr("wins  play-off"));
    EXPECT_THAT(out({"changes"}), HasSubstr("(insults)\n"));
    EXPECT_THAT(out({"check"}), HasSubstr("round 1: Ede takes part but has no game\n"));
    EXPECT_THAT(err({"play-off", "1", "1", "1-0"}, 2), HasSubstr("two players"));
}

TEST_F(TournamentCommand, TakesThePlacesOfTablesOfMoreThanTwo) {
    make({"--system", "groups", "--seats", "4", "--rounds", "2", "--variant", "escape-4"});
    out({"round"});
    EXPECT_THAT(err({"result", "1", "1-0"}, 2), HasSubstr("a table with 4 seats"));
    out({"result", "1", "1,3,2,4"});
    EXPECT_THAT(out({"show"}), HasSubstr("3 · 1 · 2 · 0"));
    out({"result", "1", "none"});
    EXPECT_EQ(out({"show"}).find("·"), std::string::npos);
}

} // namespace
} // namespace umpire::testing
