#include "app/club/reports/report_store.h"
#include "app/club/tables/club_store.h"
#include "app/club/tables/table_results.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/tournament_file.h"
#include "tests/app/club/tables/club.h"

/// Tournaments in the club's database, and results that come from the tables.
namespace umpire::testing {
namespace {

using tournament::Player;
using tournament::Tournament;
using Changed = TournamentChange::What;

Player player(int number, const std::string& name) {
    Player made;
    made.number = number;
    made.name = name;
    return made;
}

Tournament cup() {
    Tournament made;
    made.name = "Spring Cup";
    made.game = "murus-gallicus";
    made.players = {player(1, "Kovács, Anna"), player(2, "Béla"), player(3, "Cecil"),
                    player(4, "Dora")};
    return made;
}

GameOver wonBy(const std::string& winner) {
    GameOver over{.winner = std::nullopt, .because = "so", .rule = "X-1"};
    if (!winner.empty()) {
        over.winner = winner;
    }
    return over;
}

/// Makes the row that ends a game, as a table's journal has it.
EventRow endingRow(const std::string& winner, std::int64_t after = 0) {
    return rowOf({{}, wonBy(winner), ""}, {after, "h"});
}

class ClubTournament : public Club {
protected:
    /// Reads the newest tournament from the database.
    Tournament now() {
        Tournament read;
        (void)keeper->tell([&](TournamentStore& store) {
            return store.load().map([&](const std::optional<StoredTournament>& stored) {
                read = stored ? stored->tournament : Tournament{};
            });
        });
        return read;
    }

    void begin(const Tournament& made) {
        ASSERT_TRUE(comesTrue([&] { return keeper->seen().health.hasDatabase; }));
        const auto added = keeper->tell([&](TournamentStore& store) {
            return store.add(made, {Changed::Made, 0, 0, "", "Ilona"}).map([](std::int64_t) {});
        });
        ASSERT_TRUE(added) << english(added.error().message);
        nextRound();
    }

    void nextRound() {
        const auto made = keeper->tell([](TournamentStore& store) {
            return store.load().and_then([&](std::optional<StoredTournament> stored) {
                stored->tournament.rounds.push_back(
                    *tournament::nextRound(stored->tournament, {tournament::Arbiter::SaysGoOn}));
                return store.save(*stored, {Changed::Round, int(stored->tournament.rounds.size())});
            });
        });
        ASSERT_TRUE(made) << english(made.error().message);
    }

    /// Plays a game with that end at the table and sends it to the club.
    void play(const std::string& table, const PlayerNames& names, const std::vector<Event>& end,
              unsigned seed = 3) {
        const auto file = scratch.file(table + "-" + std::to_string(seed) + ".umpire");
        auto settings = playoutSettings("murus-gallicus");
        settings.players = {"roman", "gaul"};
        settings.names = names;
        settings.started = "";
        settings.options["seed"] = std::to_string(seed);
        auto journal = Journal::create(file, settings);
        ASSERT_TRUE(journal);
        for (const Entry& event : recordedPlayout("murus-gallicus", seed, 4)) {
            ASSERT_TRUE(journal->append(event));
        }
        for (const Event& event : end) {
            ASSERT_TRUE(journal->append({{}, event, ""}));
        }
        const auto seat = sit(table);
        seat->follow(file);
        seat->wake();
        // A table's records are kept in the order of their hashes.
        ASSERT_TRUE(comesTrue([&] { return kept(table).find(written(file)) != std::string::npos; }))
            << remarks;
    }

    /// Returns the result of a table of the first round, as points.
    std::string result(int table, int round = 1) {
        const Tournament known = now();
        for (const auto& pairing : known.rounds.at(std::size_t(round - 1)).pairings) {
            if (pairing.table == table) {
                return pairing.result ? pointsOf(*pairing.result) : "none";
            }
        }
        return "no table";
    }
    std::string changes() {
        return database.ask("SELECT what, round, table_number, said, table_name FROM "
                            "tournament_change WHERE table_number > 0 ORDER BY number");
    }
};

TEST_F(ClubTournament, ComesBackAsItWentIn) {
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store) << english(store.error().message);
    TournamentStore tournaments = store->tournaments();
    Tournament made = cup();
    made.players.push_back(player(5, "Ő \"Ernő\", \\ '"));
    made.players[1].members = {"Béla", "Balázs"};
    made.players[2].withdrawnAfter = 3;
    made.players[3].absences = {{2, tournament::Bye::HalfPoint}};
    made.players[0].title = "WGM";
    made.players[0].fideNumber = "700001";
    made.federation = "HUN";
    made.deputies = {"Fodor, Flora"};
    made.firstColour = tournament::FirstColour::Second;
    made.forbidden = {{{1, 4}, 2, 3}};
    made.accelerations = {{0.5, 1, 2, 1, 2}};
    made.report = "012 Spring\r\n001    1\r\n";
    made.tieBreaks = {tournament::TieBreak::Buchholz};
    made.rounds.push_back(*tournament::nextRound(made));
    for (auto& pairing : made.rounds[0].pairings) {
        if (!pairing.bye) {
            pairing.result = tournament::drawn(made.points);
            break;
        }
    }
    const auto id = tournaments.add(made, {Changed::Made, 0, 0, "", "Ilona", "spring"});
    ASSERT_TRUE(id) << english(id.error().message);
    const auto read = tournaments.load(*id);
    ASSERT_TRUE(read) << english(read.error().message);
    ASSERT_TRUE(*read);
    EXPECT_EQ(tournament::writeTournament((*read)->tournament), tournament::writeTournament(made));
    EXPECT_EQ((*read)->tournament, made);

    // A save does not overwrite a change that somebody made in between.
    StoredTournament changed = **read;
    changed.tournament.players[0].name = "Anna";
    changed.tournament.players[0].title = "WIM";
    changed.tournament.forbidden.clear();
    changed.tournament.tieBreaks = {tournament::TieBreak::Wins};
    EXPECT_TRUE(tournaments.save(changed, {Changed::Player, 0, 0, "Anna"}));
    const auto refused = tournaments.save(**read, {Changed::Player, 0, 0, "Anna"});
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error().message),
              "somebody has changed the tournament at the same time; look, and say it again");
    EXPECT_EQ(database.ask("SELECT count(*) FROM tournament_change WHERE what = 'player'"), "1");
    EXPECT_EQ((*tournaments.load())->tournament.players[0].name, "Anna");
    EXPECT_FALSE(*tournaments.load(77));
}

TEST_F(ClubTournament, TakesResultsFromTheTables) {
    serve();
    begin(cup()); // table 1: Anna – Dora, table 2: Béla – Cecil
    play("1", {}, {wonBy("roman")});
    EXPECT_TRUE(comesTrue([&] { return result(1) == "1-0"; })) << changes();
    // If the game has names, they decide the pairing; the order of their words does not matter.
    play("2", {{"roman", "Cecil"}, {"gaul", "béla"}}, {wonBy("roman")});
    EXPECT_TRUE(comesTrue([&] { return result(2) == "0-1"; })) << changes();
    // A second game does not change the result, but the arbiter sees the difference.
    play("2", {}, {wonBy("roman")}, 4);
    EXPECT_TRUE(comesTrue([&] { return changes().ends_with("other_result|1|2|1-0|2"); }))
        << changes();
    EXPECT_EQ(result(2), "0-1");
    nextRound();
    EXPECT_EQ(result(1, 2), "none") << "an old game is no result of the new round";
}

TEST_F(ClubTournament, TakesAResultBackThatWasUndone) {
    serve();
    begin(cup());
    play("1", {{"roman", "Anna Kovács"}}, {wonBy("gaul"), Undone{{}, "", false, 3}});
    EXPECT_TRUE(comesTrue([&] { return kept("1") != ""; }));
    EXPECT_EQ(result(1), "none") << changes();
    play("1", {}, {wonBy("gaul")}, 4);
    EXPECT_TRUE(comesTrue([&] { return result(1) == "0-1"; })) << changes();
    // The referee resumes and undoes the end of the game. The result is undone too.
    auto journal = Journal::resume(scratch.file("1-4.umpire"));
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->append({{}, Undone{{}, "", false, 3}, ""}));
    const auto seat = sit("1");
    seat->follow(scratch.file("1-4.umpire"));
    EXPECT_TRUE(comesTrue([&] { return result(1) == "none"; })) << changes();
    ASSERT_TRUE(journal->append({{}, GameOver{std::nullopt, message("agreed"), ""}, ""}));
    seat->wake();
    EXPECT_TRUE(comesTrue([&] { return result(1) == "0.5-0.5"; })) << changes();
}

TEST_F(ClubTournament, KeepsTheResultOfATableWhateverPlayersSayByTelephone) {
    serve();
    begin(cup());
    const auto say = [&](int table, int number, const std::string& said) {
        const auto done = keeper->tellStore([&](ClubStore& store) {
            return reports::ReportStore(store).note(1, {1, table}, player(number, "P"), said);
        });
        ASSERT_TRUE(done) << english(done.error().message);
    };
    const auto settle = [&] {
        ASSERT_TRUE(keeper->tellStore([](ClubStore& store) {
            return reports::ReportStore(store).settled().map([](const auto&) {});
        }));
    };
    say(1, 1, "1-0");
    play("1", {}, {wonBy("gaul")});
    ASSERT_TRUE(comesTrue([&] { return result(1) == "0-1"; })) << changes();
    say(1, 1, "1-0");
    say(1, 4, "1-0");
    settle();
    EXPECT_EQ(result(1), "0-1") << changes();
    // The server was killed between the last report and the result.
    say(2, 2, "draw");
    say(2, 3, "draw");
    keeper.reset();
    serve();
    ASSERT_TRUE(comesTrue([&] { return keeper->seen().health.hasDatabase; }));
    settle();
    settle();
    EXPECT_EQ(result(2), "0.5-0.5") << changes();
    // The arbiter's result stays, and the arbiter sees the table's different one.
    play("2", {}, {wonBy("roman")});
    EXPECT_TRUE(comesTrue([&] { return changes().ends_with("other_result|1|2|1-0|2"); }))
        << changes();
    EXPECT_EQ(result(2), "0.5-0.5");
}

TEST_F(ClubTournament, SaysWhatItDoesNotTake) {
    serve();
    begin(cup());
    play("2", {{"roman", "Zoltán"}}, {wonBy("roman")});
    EXPECT_TRUE(comesTrue([&] { return changes() == "other_players|1|2|Zoltán – gaul|2"; }))
        << changes();
    EXPECT_EQ(result(2), "none");
    play("7", {}, {wonBy("roman")}); // no player of the tournament plays at table 7
    EXPECT_EQ(changes(), "other_players|1|2|Zoltán – gaul|2");
    // After a restart the server does not ask again.
    keeper.reset();
    serve();
    EXPECT_TRUE(comesTrue([&] { return now().name == "Spring Cup"; }));
    EXPECT_EQ(changes(), "other_players|1|2|Zoltán – gaul|2");
}

TEST_F(ClubTournament, TakesWhatEndedWhileTheServerWasAway) {
    serve();
    begin(cup());
    play("1", {}, {});
    keeper.reset();
    // The database has the event but not the result, as after a crash between the two writes.
    auto store = ClubStore::open(database.address());
    const std::string record = database.ask("SELECT record FROM event LIMIT 1");
    const StoredRow row{
        "1", record, endingRow("gaul", std::stoll(database.ask("SELECT max(number) FROM event")))};
    ASSERT_TRUE(store && store->add(std::span(&row, 1)));
    serve();
    EXPECT_TRUE(comesTrue([&] { return result(1) == "0-1"; })) << changes();
}

TEST(TableResults, KnowTheTablesOfATournament) {
    EXPECT_EQ(tournamentTableNamed("7"), (TournamentTable{7, 0}));
    EXPECT_EQ(tournamentTableNamed("3-2"), (TournamentTable{3, 2}));
    for (const std::string name : {"", "0", "-1", "3-", "3-x", "window", "3-0", "3-1-1"}) {
        EXPECT_FALSE(tournamentTableNamed(name)) << name;
    }
}

SaidOfPairing ended(const std::string& game, const std::vector<std::string>& sides,
                    const std::string& winner, const Tournament& tournament,
                    const std::vector<int>& seats, int board = 0, const PlayerNames& names = {}) {
    GameSettings settings;
    settings.game = game;
    settings.variant = "basic";
    settings.players = sides;
    settings.names = names;
    EndingEvent ending{"1", "r", 9, wonBy(winner)};
    ending.settings = rowsOf(settings);
    return saidOf(ending, tournament, {1, seats, {}, {}}, board);
}

TEST(TableResults, OfMoreThanTwoPlayersHaveOneWinner) {
    Tournament made = cup();
    made.game = "murus-gallicus";
    const std::vector<std::string> sides = {"a", "b", "c"};
    EXPECT_EQ(ended("murus-gallicus", sides, "b", made, {4, 2, 3}).said, "0.5-2-0.5");
    EXPECT_EQ(ended("murus-gallicus", sides, "", made, {4, 2, 3}).said, "1-1-1");
    EXPECT_EQ(ended("murus-gallicus", sides, "a", made, {4, 2, 3}, 0, {{"a", "Cecil"}}).said,
              "0.5-0.5-2");
    EXPECT_EQ(ended("triremes", sides, "b", made, {4, 2, 3}).what, Changed::OtherGame);
    EXPECT_EQ(ended("murus-gallicus", sides, "b", made, {4, 2}).what, Changed::OtherGame);
}

TEST(TableResults, OfTeamsCountBoards) {
    Tournament made = cup();
    made.game = "naval-battle";
    made.players[0].members = {"Ági", "Bandi"};
    made.players[1].members = {"Csilla", "Dani"};
    const std::vector<std::string> sides = {"red", "blue"};
    const auto match = ended("naval-battle", sides, "red", made, {1, 2});
    EXPECT_EQ(match.result, matchOf(1, 0, made.points));
    EXPECT_EQ(ended("naval-battle", sides, "red", made, {1, 2}, 1).said, "1-0");
    EXPECT_EQ(ended("naval-battle", sides, "red", made, {1, 2}, 2).said, "0-1")
        << "the second team has the first seat on even boards";
    EXPECT_EQ(ended("naval-battle", sides, "red", made, {1, 2}, 2, {{"red", "Bandi"}}).said, "1-0");
    EXPECT_EQ(ended("naval-battle", sides, "red", made, {1, 2}, 2).what, Changed::Board);
}

TEST_F(ClubTournament, AMatchOfTeamsIsWonWhenAllItsBoardsAreIn) {
    // The folder of the fixture has no table 1-1: the boards are written as the ledger does.
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store);
    Tournament made = cup();
    made.game = "";
    made.players = {player(1, "A"), player(2, "B")};
    made.players[0].members = {"Ági", "Bandi"};
    made.players[1].members = {"Csilla", "Dani"};
    made.rounds.push_back(*tournament::nextRound(made));
    TournamentStore tournaments = store->tournaments();
    ASSERT_TRUE(tournaments.add(made, {Changed::Made}));
    const auto finish = [&](const std::string& table, const std::string& winner) {
        GameSettings settings = playoutSettings("murus-gallicus");
        settings.players = {"roman", "gaul"};
        settings.started = "";
        const RecordMessage record{"r" + table, rowsOf(settings)};
        ASSERT_TRUE(store->begin(table, record));
        const StoredRow row{table, record.record, endingRow(winner)};
        ASSERT_TRUE(store->add(std::span(&row, 1)));
        const auto entered = enterEnding(tournaments, table, record.record);
        ASSERT_TRUE(entered) << english(entered.error().message);
    };
    finish("1-1", "roman");
    EXPECT_FALSE((*tournaments.load())->tournament.rounds[0].pairings[0].result);
    finish("1-2", "roman");
    EXPECT_EQ((*tournaments.load())->tournament.rounds[0].pairings[0].result,
              matchOf(1, 1, made.points));
    EXPECT_EQ(changes(), "board|1|1|1-0|1-1\nboard|1|1|0-1|1-2\nresult|1|1|0.5-0.5|1-2");
}

} // namespace
} // namespace umpire::testing
