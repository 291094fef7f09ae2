#include "app/club/archive/event_archive.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/record/archive_files/packed_files.h"
#include "app/record/journal/journal_tail.h"
#include "tests/app/club/tables/club.h"
#include "tests/app/record/journal/alike_worlds.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sys/resource.h>

/// Tests the archive of an event, made from the real database and from the tables on the network.
namespace umpire::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class ClubArchive : public Club {
protected:
    void SetUp() override {
        Club::SetUp();
        serve();
    }

    /// Plays two games in the club. One ends; the other has secrets and is still running.
    void play() {
        over.writeAll();
        open.writeAll();
        one = sit("1");
        two = sit("2");
        one->follow(over.file());
        two->follow(open.file());
        ASSERT_TRUE(comesTrue([&] { return kept("1") == written(over.file()); })) << remarks;
        ASSERT_TRUE(comesTrue([&] { return kept("2") == written(open.file()); })) << remarks;
    }

    [[nodiscard]] HallTable shown(const std::string& table) const {
        const auto seen = keeper->seen();
        const auto found = seen.hall->tables().find(table);
        return found == seen.hall->tables().end() ? HallTable{} : found->second;
    }

    RunResult archive(const std::filesystem::path& to,
                      const std::vector<std::string>& more = {}) const {
        return runUmpire(with({"club", "archive", folder().string(), to.string()}, more));
    }
    /// Returns the only journal of that table in an archive folder.
    [[nodiscard]] static std::filesystem::path journalIn(const std::filesystem::path& archive,
                                                         const std::string& table) {
        for (const auto& each : std::filesystem::directory_iterator(archive / "journals")) {
            if (each.path().filename().string().starts_with(table + "-")) {
                return each.path();
            }
        }
        ADD_FAILURE() << "no journal of table " << table;
        return {};
    }
    [[nodiscard]] static json indexIn(const std::filesystem::path& archive) {
        return json::parse(contentsOf(archive / "index.json"));
    }
    /// Lists the files in the test's folder that do not belong to the club.
    [[nodiscard]] std::set<std::string> files() const {
        std::set<std::string> names;
        for (const auto& each : std::filesystem::directory_iterator(scratch.file(""))) {
            names.insert(each.path().filename().string());
        }
        return names;
    }

    WritingTable over{scratch.file("1.umpire"), "murus-gallicus", 3, 1000};
    WritingTable open{scratch.file("2.umpire"), "naval-battle", 4, 30};
    std::unique_ptr<ClubTable> one;
    std::unique_ptr<ClubTable> two;
    std::filesystem::path out = scratch.file("event");
};

TEST_F(ClubArchive, HasTheJournalsOfTheTables) {
    play();
    const RunResult run =
        archive(out, {"--journals", over.file().string(), "--journals", open.file().string()});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("The archive has 2 games with "));
    EXPECT_THAT(run.out, HasSubstr("1 game is not over. The event goes on"));
    EXPECT_THAT(run.out, Not(HasSubstr("not in this copy")));
    for (const auto& [table, original] :
         {std::pair{"1", over.file()}, std::pair{"2", open.file()}}) {
        const auto copy = journalIn(out, table);
        EXPECT_EQ(written(copy), written(original));
        const WholeRecord has = wholeRecord(copy);
        const WholeRecord had = wholeRecord(original);
        EXPECT_EQ(has.record.settings, had.record.settings);
        EXPECT_EQ(has.record.events, had.record.events);
        EXPECT_EQ(has.pictures, had.pictures);
        EXPECT_GT(has.pictures.size(), 1U);
        const RunResult verified = runUmpire({"log", "verify", copy.string()});
        EXPECT_EQ(verified.status, 0) << verified.err;
        EXPECT_THAT(verified.out, Not(HasSubstr("not closed yet")));
    }
    const json index = indexIn(out);
    EXPECT_EQ(index["schema"], "umpire.club-archive/1");
    EXPECT_EQ(index["goes_on"], true);
    ASSERT_EQ(index["records"].size(), 2U);
    const json& first = index["records"][0];
    EXPECT_EQ(first["table"], "1");
    EXPECT_EQ(out / std::string(first["file"]), journalIn(out, "1"));
    EXPECT_EQ(first["last_hash"], wholeRecord(over.file()).record.events.back().hash);
    EXPECT_EQ(first["over"], true);
    EXPECT_EQ(first["result"].contains("winner"), true) << first;
    EXPECT_EQ(index["records"][1]["result"], nullptr);
    EXPECT_THAT(contentsOf(out / "README.txt"), HasSubstr("1 game is not over"));
    // The archive keeps secret actions secret.
    EXPECT_EQ(runUmpire({"log", "show", journalIn(out, "2").string()}).status, 2);
}

TEST_F(ClubArchive, IsOneFileOverWhichStatisticsAreTheSame) {
    play();
    const RunResult own =
        runUmpire({"log", "statistics", over.file().string(), open.file().string(), "--json"});
    ASSERT_EQ(own.status, 0);
    const auto before = files();
    const auto moment = scratch.file("moment");
    std::filesystem::create_directory(moment);
    for (const std::string name : {"event.zip", "event.tar.gz"}) {
        const auto file = scratch.file(name);
        const RunResult run = archive(file, {"--without-pictures"});
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_THAT(run.out, HasSubstr("The pictures were left out."));
        EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
        ::setenv("TMPDIR", moment.c_str(), 1);
        const RunResult same = runUmpire({"log", "statistics", file.string(), "--json"});
        EXPECT_EQ(same.status, 0) << same.err;
        EXPECT_EQ(same.out, own.out);
        ::unsetenv("TMPDIR");
        EXPECT_TRUE(std::filesystem::is_empty(moment));
    }
    EXPECT_EQ(files().size(), before.size() + 3) << "the archives and the folder";
    std::filesystem::resize_file(scratch.file("event.zip"), 1000);
    const RunResult cut = runUmpire({"log", "statistics", scratch.file("event.zip").string()});
    EXPECT_EQ(cut.status, 3);
    EXPECT_THAT(cut.err, HasSubstr("event.zip: cannot be unpacked ("));
}

TEST_F(ClubArchive, SaysWhichRowWasChangedInTheDatabase) {
    play();
    ASSERT_EQ(database.ask("UPDATE event SET time_us = time_us + 1 WHERE table_name = '1' AND "
                           "number = 5"),
              "UPDATE 1");
    ASSERT_EQ(database.ask("DELETE FROM event WHERE table_name = '2' AND number = 7"), "DELETE 1");
    const RunResult run = archive(out, {"--without-pictures"});
    EXPECT_EQ(run.status, 5);
    EXPECT_THAT(run.err, HasSubstr("event: is written, but the rows of 2 games in the club's "
                                   "database do not verify; compare them with the journal"));
    EXPECT_THAT(run.out, HasSubstr(".umpire: event 5 was changed\n"));
    EXPECT_THAT(run.out, HasSubstr(".umpire: event 7 is missing or cannot be read\n"));
    EXPECT_EQ(indexIn(out)["records"][0]["faults"], json::array({"event 5 was changed"}));
    const RunResult verified = runUmpire({"log", "verify", journalIn(out, "1").string()});
    EXPECT_EQ(verified.status, 5);
    EXPECT_THAT(verified.out, HasSubstr("event 5 was changed"));
}

TEST_F(ClubArchive, LeavesAGameOutWhoseSettingsAreNone) {
    play();
    ASSERT_EQ(
        database.ask("UPDATE record SET settings = '{\"head\":\"1\"}' WHERE table_name = '1'"),
        "UPDATE 1");
    const RunResult run = archive(out, {"--without-pictures"});
    EXPECT_EQ(run.status, 5);
    EXPECT_THAT(run.out, HasSubstr("table 1, "));
    EXPECT_THAT(run.out, HasSubstr(": no journal can be made of it, its settings "));
    EXPECT_EQ(indexIn(out)["records"][0]["file"], nullptr);
    EXPECT_EQ(written(journalIn(out, "2")), written(open.file()));
}

TEST_F(ClubArchive, FetchesThePicturesOfATableThatIsThere) {
    play();
    two.reset();
    const RunResult run = archive(out);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(wholeRecord(journalIn(out, "1")).pictures, wholeRecord(over.file()).pictures);
    EXPECT_THAT(run.out, Not(HasSubstr("table 1")));
    EXPECT_THAT(run.out, HasSubstr("table 2, journals/2-"));
    EXPECT_THAT(run.out, HasSubstr(" are not in this copy\n"));
    const json index = indexIn(out);
    EXPECT_EQ(index["records"][0]["missing_pictures"], json::array());
    const auto pictures = wholeRecord(open.file()).pictures;
    EXPECT_EQ(index["records"][1]["missing_pictures"].size(), pictures.size());
    const RunResult verified = runUmpire({"log", "verify", journalIn(out, "2").string()});
    EXPECT_EQ(verified.status, 0);
    EXPECT_THAT(verified.out, HasSubstr("intact"));
    EXPECT_THAT(verified.out, HasSubstr("are not in this copy; the record has the SHA-256"));
}

TEST_F(ClubArchive, HasWhatTheDatabaseHasWhereNothingElseIsThere) {
    play();
    const WholeRecord game = wholeRecord(over.file());
    const auto& [event, jpeg] = *game.pictures.begin();
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store);
    ASSERT_TRUE(store->addEvidence("1", sha256(jpeg), jpeg));
    ASSERT_TRUE(comesTrue([&] { return !shown("1").record.empty(); }));
    const std::string record = shown("1").record;
    ASSERT_TRUE(keeper->rule({"1", {"r7", record, "Ilona", "stands", "a \"sleeve\", seen"}, 3, 0}));
    broker.kill();
    const RunResult run = archive(out);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("and 1 ruling."));
    EXPECT_THAT(run.out, HasSubstr("The broker cannot be reached ("));
    const WholeRecord copied = wholeRecord(journalIn(out, "1"));
    EXPECT_EQ(copied.pictures, (std::map<std::int64_t, std::string>{{event, jpeg}}));
    EXPECT_TRUE(copied.record.faults.empty()) << describe(copied.record.faults);
    EXPECT_THAT(contentsOf(out / "rulings.csv"),
                HasSubstr("Z,Ilona,1," + record + ",3,stands,\"a \"\"sleeve\"\", seen\",,r7\r\n"));
}

TEST_F(ClubArchive, TellsGamesThatLookAlikeInTheSameWords) {
    const auto worlds = alikeWorlds(alikePositions().front(), 1);
    WritingTable first{scratch.file("first.umpire"), "naval-battle", 1, 0};
    WritingTable second{scratch.file("second.umpire"), "naval-battle", 1, 0};
    std::ranges::for_each(worlds.one, [&](const Entry& each) { first.append(each); });
    std::ranges::for_each(worlds.other, [&](const Entry& each) { second.append(each); });
    one = sit("1");
    two = sit("2");
    one->follow(first.file());
    two->follow(second.file());
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(first.file()); })) << remarks;
    ASSERT_TRUE(comesTrue([&] { return kept("2") == written(second.file()); })) << remarks;
    ASSERT_TRUE(comesTrue([&] { return !shown("2").record.empty(); }));
    ASSERT_TRUE(keeper->rule(
        {"2", {"r8", shown("2").record, "Ilona", "correct a6 red LO", "it was seen"}, 3, 0}));
    ASSERT_EQ(archive(out).status, 0);
    json records = indexIn(out)["records"];
    for (json& each : records) {
        for (const char* name : {"table", "record", "file", "last_hash"}) {
            each.erase(name);
        }
    }
    EXPECT_EQ(records[0], records[1]);
    EXPECT_THAT(contentsOf(out / "rulings.csv"), HasSubstr(",correct,it was seen,"));
}

TEST_F(ClubArchive, HasTheTournaments) {
    tournament::Tournament cup;
    cup.name = "Spring Cup";
    cup.game = "murus-gallicus";
    for (const auto& [number, name] :
         {std::pair{1, "Kovács, Anna"}, std::pair{2, "Béla"}, std::pair{3, "Cecil"}}) {
        cup.players.emplace_back();
        cup.players.back().number = number;
        cup.players.back().name = name;
    }
    cup.rounds.push_back(*tournament::nextRound(cup));
    for (tournament::Pairing& each : cup.rounds[0].pairings) {
        if (!each.bye) {
            each.result = tournament::drawn(cup.points);
        }
    }
    // one archive of the same name, and one with three players at a table
    tournament::Tournament groups = cup;
    groups.system = tournament::System::Groups;
    groups.seatsAtTable = 3;
    groups.rounds.clear();
    groups.rounds.push_back(*tournament::nextRound(groups));
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store);
    const TournamentChange made{TournamentChange::What::Made, 0, 0, "", "Ilona", "a new season"};
    const auto id = store->tournaments().add(cup, made);
    ASSERT_TRUE(id);
    ASSERT_TRUE(store->tournaments().note(*id, {TournamentChange::What::Round, 1}));
    // The game was played days later, and its result was corrected after weeks.
    for (const auto& [said, later] : {std::pair("1-0", "3 days"), std::pair("½-½", "30 days")}) {
        ASSERT_TRUE(
            store->tournaments().note(*id, {TournamentChange::What::Result, 1, 1, said, "Ilona"}));
        ASSERT_EQ(database.ask("UPDATE tournament_change SET changed_at = changed_at + interval '" +
                               std::string(later) + "' WHERE said = '" + said + "'"),
                  "UPDATE 1");
    }
    ASSERT_TRUE(store->tournaments().add(groups, made));
    groups.name = "Пролетна купа";
    ASSERT_TRUE(store->tournaments().add(groups, made));
    const RunResult run = archive(out);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("The archive has 3 tournaments.\n"));
    const auto read = [&](const std::string& name) {
        return contentsOf(out / "tournaments" / name);
    };
    const auto archived = tournament::readTournament(read("Spring-Cup.json"), "it");
    ASSERT_TRUE(archived);
    const auto eveningOf = [&](const std::string& change) {
        return database.ask("SELECT to_char(changed_at AT TIME ZONE 'UTC' - interval '6 hours', "
                            "'YYYY/MM/DD') FROM tournament_change WHERE " +
                            change);
    };
    cup.begins = eveningOf("what = 'round'");
    cup.ends = eveningOf("said = '1-0'");
    EXPECT_EQ(*archived, cup);
    EXPECT_EQ(*tournament::readTournament(read("tournament.json"), "it"), groups);
    groups.name = cup.name;
    EXPECT_EQ(*tournament::readTournament(read("Spring-Cup-2.json"), "it"), groups);
    EXPECT_EQ(read("Spring-Cup.trf"), *tournament::writeTrf(cup));
    EXPECT_FALSE(std::filesystem::exists(out / "tournaments/Spring-Cup-2.trf"));
    EXPECT_THAT(read("Spring-Cup-results.csv"), HasSubstr("1,1,1,2,Béla,0.5,0,yes\r\n"));
    EXPECT_THAT(read("Spring-Cup-results.csv"), HasSubstr("1,bye,1,1,\"Kovács, Anna\",0,,\r\n"));
    EXPECT_THAT(read("Spring-Cup-standings.csv"),
                HasSubstr("rank,number,player,club,points,direct-encounter,"));
    EXPECT_THAT(read("Spring-Cup-standings.csv"), HasSubstr(",2,Béla,,0.5,"));
    EXPECT_THAT(read("Spring-Cup-standings.pdf"), ::testing::StartsWith("%PDF-"));
    EXPECT_THAT(read("Spring-Cup-changes.csv"), HasSubstr("Z,made,,,,Ilona,a new season,,,,\r\n"));
    EXPECT_EQ(indexIn(out)["tournaments"][0]["rounds"], 1);

    const std::string rules =
        scratch.write("season.json", R"({"schema": "umpire.season/1", "name": "S"})");
    const RunResult season = runUmpire({"club", "season", rules, out.string()});
    EXPECT_THAT(season.out, HasSubstr("Ratings: Murus Gallicus")) << season.err;
    ASSERT_EQ(archive(scratch.file("event.zip")).status, 0);
    EXPECT_EQ(runUmpire({"club", "season", rules, scratch.file("event.zip").string()}).out,
              season.out);
}

TEST_F(ClubArchive, IsWrittenWholeOrNotAtAll) {
    play();
    const auto before = files();
    EventArchiveRequest request{*readClubFolder(folder()), out};
    int asked = 0;
    request.isEnded = [&] { return ++asked > 2; };
    const auto ended = writeEventArchive(request);
    ASSERT_FALSE(ended);
    EXPECT_EQ(english(ended.error().message),
              out.string() + ": is not written, because the program was ended");
    EXPECT_EQ(files(), before);

    request.isEnded = [] { return false; };
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit less{20'000, limit.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &less);
    const auto full = writeEventArchive(request);
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().status, ExitStatus::CannotWrite);
    EXPECT_THAT(english(full.error().message), HasSubstr(out.string() + "/journals/1-"));
    EXPECT_EQ(files(), before);
    EXPECT_EQ(archive(scratch.file("none/event.zip")).status, 5);
    EXPECT_EQ(archive(out, {"--journals", scratch.file("none").string()}).status, 3);
    EXPECT_EQ(files(), before);
    const std::string file = scratch.write("there.zip", "something else");
    const RunResult refused = archive(file);
    EXPECT_EQ(refused.status, 5);
    EXPECT_THAT(refused.err, HasSubstr("there.zip: is already there; give another name"));
    EXPECT_EQ(contentsOf(file), "something else");
}

TEST_F(ClubArchive, OfAnEmptyClubSaysSo) {
    const RunResult run = archive(out);
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out,
              "No table has told the club anything yet: there is no game in the archive.\n");
    EXPECT_EQ(indexIn(out)["records"], json::array());
}

} // namespace
} // namespace umpire::testing
