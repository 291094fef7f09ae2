#include "tests/app/run_umpire.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Tests `umpire club season` with the real program, on files that the real program wrote.
namespace umpire::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class SeasonCommand : public ::testing::Test {
protected:
    static std::string out(const Arguments& arguments) {
        const RunResult run = runUmpire(arguments);
        EXPECT_EQ(run.status, 0) << run.err;
        return run.out;
    }

    /// Holds a round robin of four players, in which the first seat wins at table 1 and table 2 is
    /// drawn.
    std::string holdTournament(const std::string& name, const std::string& day) const {
        const std::string players = scratch.write("players.csv", "name\nAnna\nBéla\nCili\nDani\n");
        const std::string file = scratch.file(name + ".json").string();
        Arguments make = {"tournament", "new", file,     "--players",     players,
                          "--name",     name,  "--game", "murus-gallicus"};
        out(day.empty() ? make : with(make, {"--begins", day}));
        for (int round = 1; round <= 3; ++round) {
            out({"tournament", "round", file});
            out({"tournament", "result", file, "1", "1-0"});
            out({"tournament", "result", file, "2", "draw"});
        }
        return file;
    }

    /// Plays a game that the Romans resign with the real referee, which writes its journal.
    std::string playGame(const std::string& name, const std::string& roman,
                         const std::string& gaul) const {
        const auto film = scratch.file("film of " + name);
        std::filesystem::create_directory(film);
        std::filesystem::copy(sample("board/board-0001.jpg"), film);
        const std::string journal = scratch.file(name).string();
        const RunResult run =
            runUmpire({"referee", film.string(), "--game", "murus-gallicus", "--journal", journal,
                       "--name", "roman=" + roman, "--name", "gaul=" + gaul},
                      {}, scratch.write("said", "resign roman\n"));
        EXPECT_EQ(run.status, 0) << run.err;
        return journal;
    }

    std::string rules(const std::string& more = "") const {
        return scratch.write("season.json",
                             R"({"schema": "umpire.season/1", "name": "2026/27")" + more + "}");
    }

    ScratchFolder scratch;
};

TEST_F(SeasonCommand, MakesAllFormsOfTournamentsAndJournals) {
    const std::string one = holdTournament("Friday 1", "2026/09/04");
    const std::string two = holdTournament("Friday 2", "2026/09/11");
    const std::string game = playGame("a.umpire", "Dani", "Anna");
    const std::string season = rules(R"(, "tables": [{"name": "Fridays", "best": 1}])");
    const std::string text = out({"club", "season", season, one, two, game});
    EXPECT_THAT(text, HasSubstr("\nFridays\n"));
    EXPECT_THAT(text, HasSubstr("\nRatings: Murus Gallicus\n"));
    EXPECT_THAT(text, HasSubstr("\nHead to head: Murus Gallicus\n"));
    EXPECT_THAT(text, HasSubstr("first tournament won: Friday 1"));
    const json found = json::parse(out({"club", "season", season, one, two, game, "--json"}));
    EXPECT_EQ(found["schema"], "umpire.season-figures/1");
    EXPECT_EQ(found["games"], 13);
    EXPECT_EQ(found["ratings"][0]["players"].size(), 4U);
    // The output does not depend on the order of the files, nor on copies in the folder.
    EXPECT_EQ(out({"club", "season", season, game, two, one}), text);
    EXPECT_EQ(out({"club", "season", season, scratch.file("").string()}), text);
    EXPECT_EQ(out({"club", "season", season, one, scratch.file("").string(), game}), text);

    const std::string page = scratch.file("season.html").string();
    const std::string pdf = scratch.file("season.pdf").string();
    const std::string csv = scratch.file("csv").string();
    out({"club", "season", season, one, two, game, "--html", page, "--pdf", pdf, "--csv", csv,
         "--language", "pl"});
    EXPECT_THAT(contentsOf(page), HasSubstr("<html lang=\"pl\">"));
    EXPECT_THAT(contentsOf(page), HasSubstr("<h2>Rankingi: Mur galijski</h2>"));
    EXPECT_THAT(contentsOf(pdf), StartsWith("%PDF"));
    EXPECT_THAT(contentsOf(csv + "/head-to-head.csv"),
                HasSubstr("\r\nmurus-gallicus,Anna,Dani,3,"));
    EXPECT_THAT(contentsOf(csv + "/tables.csv"), HasSubstr("Fridays,1,"));
}

TEST_F(SeasonCommand, LeavesAPlayerOutOfEveryForm) {
    const std::string one = holdTournament("Friday 1", "2026/09/04");
    const std::string game = playGame("a.umpire", "Cili", "Dani");
    const std::string season =
        rules(R"(, "left_out": ["Dani"], "renamed": {"Anna": "Kovács Anna <&>"})");
    const std::string page = scratch.file("season.html").string();
    const std::string pdf = scratch.file("season.pdf").string();
    const std::string csv = scratch.file("csv").string();
    std::string all = out({"club", "season", season, one, game, "--json", "--html", page, "--pdf",
                           pdf, "--csv", csv});
    EXPECT_EQ(json::parse(all)["games"], 3);
    all += out({"club", "season", season, one, game}) + contentsOf(page);
    for (const auto& each : std::filesystem::directory_iterator(csv)) {
        all += contentsOf(each.path());
    }
    const std::string words = scratch.file("words").string();
    ASSERT_EQ(std::system(("pdftotext " + pdf + " " + words).c_str()), 0);
    EXPECT_THAT(contentsOf(words), HasSubstr("Kovács Anna"));
    all += contentsOf(words);
    EXPECT_THAT(all, Not(HasSubstr("Dani")));
    EXPECT_THAT(all, Not(HasSubstr("\"Anna\"")));
    EXPECT_THAT(contentsOf(page), HasSubstr("<td class=\"left\">Kovács Anna &lt;&amp;&gt;"));
}

TEST_F(SeasonCommand, SaysWhatIsWrongAndCountsTheRest) {
    const std::string dated = holdTournament("Friday 1", "2026/09/04");
    const std::string undated = holdTournament("Cup", "");
    const std::string damaged = scratch.write("damaged.json", contentsOf(dated).substr(0, 900));
    const auto failed = [&](const Arguments& more, int status) {
        const RunResult run = runUmpire(with({"club", "season"}, more));
        EXPECT_EQ(run.status, status) << run.err;
        return run;
    };
    const RunResult some = failed({rules(), dated, undated}, 3);
    EXPECT_THAT(some.err, HasSubstr("the tournament `Cup` has no day"));
    EXPECT_THAT(some.out, HasSubstr("Ratings: Murus Gallicus"));
    const std::string withDay = rules(R"(, "dates": {"Cup": "2026-09-18"})");
    EXPECT_EQ(failed({withDay, dated, undated}, 0).err, "");
    EXPECT_THAT(failed({withDay, dated, damaged}, 3).err, HasSubstr("damaged.json"));
    EXPECT_THAT(failed({withDay, scratch.file("none").string()}, 3).err, HasSubstr("none"));
    expectRefusal({"club", "season", dated, dated}, 3, "schema");
    expectRefusal({"club", "season", scratch.file("none").string(), dated}, 3, "cannot be read");
    EXPECT_THAT(failed({withDay, dated, "--csv", dated}, 5).err, HasSubstr("is no folder"));
}

} // namespace
} // namespace umpire::testing
