#include "app/club/tournament/next_round.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/club/tournament/utf8.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <random>
#include <sstream>

/// Tests that a Tournament Report File is written back as it was read, byte for byte where nothing
/// changed.
namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string contentsOf(const std::string& name) {
    std::ifstream stream(UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf/" + name,
                         std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    EXPECT_FALSE(text.str().empty()) << name;
    return text.str();
}

Imported readFile(const std::string& name) {
    const auto read = readTrf(contentsOf(name), name);
    EXPECT_TRUE(read) << english(read.error().message);
    return read.value_or(Imported());
}

std::vector<std::string> notesOf(const Imported& read) {
    std::vector<std::string> notes;
    for (const Message& note : read.notes) {
        notes.push_back(english(note));
    }
    return notes;
}

Points pointsOf(const Tournament& tournament, int player) {
    for (const Row& row : standingsOf(tournament).rows) {
        if (row.player == player) {
            return row.points;
        }
    }
    return -1;
}

TEST(TrfRoundTrip, OfEachFileGivesItsBytes) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(UMPIRE_SOURCE_DIR "/tests/app/club/tournament/trf")) {
        const std::string name = entry.path().filename().string();
        const std::string encoding = name == "trf1250.trf" ? "windows-1250" : "";
        const std::string text = contentsOf(name);
        const auto read = readTrf(*inUtf8(text, encoding), name);
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(*inEncoding(*writeTrf(read->tournament), encoding), text) << name;
        const auto kept = readTournament(writeTournament(read->tournament), "kept");
        ASSERT_TRUE(kept) << english(kept.error().message);
        EXPECT_EQ(*inEncoding(*writeTrf(*kept), encoding), text) << name << ", from its JSON";
        ++files;
    }
    EXPECT_EQ(files, 11);
}

TEST(TrfRoundTrip, KnowsWhatARichFileSays) {
    const Imported read = readFile("rich.trf");
    const Tournament& made = read.tournament;
    EXPECT_EQ(made.name, "Spring Test");
    EXPECT_EQ(made.place, "Pecs");
    EXPECT_EQ(made.federation, "HUN");
    EXPECT_EQ(made.begins, "2026/03/01");
    EXPECT_EQ(made.ends, "2026/03/02");
    EXPECT_EQ(made.arbiter, "Ede, Erik");
    EXPECT_THAT(made.deputies, ElementsAre("Fodor, Flora"));
    EXPECT_EQ(made.rateOfPlay, "90 min + 30 s");
    EXPECT_EQ(made.firstColour, FirstColour::First);
    const Player& anna = made.players.at(0);
    EXPECT_EQ(anna.sex, "w");
    EXPECT_EQ(anna.title, "wf");
    EXPECT_EQ(anna.fideNumber, "700001");
    EXPECT_EQ(anna.born, "1990/01/02");
    EXPECT_EQ(pointsOf(made, 2), 0) << "both lost";
    EXPECT_EQ(pointsOf(made, 4), 0);
    EXPECT_THAT(notesOf(read), IsEmpty());
}

TEST(TrfRoundTrip, TakesPointsAsEachProgramWritesThem) {
    for (const char* name : {"points310.trf", "points310x.trf", "trf26.trf"}) {
        const Imported read = readFile(name);
        EXPECT_EQ(read.tournament.points, (PointSystem{3, 1, 0, 3})) << name;
        EXPECT_EQ(pointsOf(read.tournament, 3), 6) << name;
        EXPECT_THAT(notesOf(read), testing::Contains(HasSubstr("the points are 2.0, and the "
                                                               "results give 6.0")))
            << name;
    }
}

TEST(TrfRoundTrip, KnowsWhoIsAwayWhoMayNotMeetAndWhoIsAccelerated) {
    const Tournament away = readFile("away.trf").tournament;
    EXPECT_THAT(whoPlays(away, 3), ElementsAre(1, 3));
    const Tournament forbidden = readFile("forbidden.trf").tournament;
    EXPECT_FALSE(mayMeet(forbidden, 2, 1, 3));
    EXPECT_TRUE(mayMeet(forbidden, 2, 3, 3));
    EXPECT_THAT(*writeTrfForPairing(forbidden), HasSubstr("XXP 1 2\r\nXXP 3 4\r\n"));
    const Imported trf26 = readFile("trf26.trf");
    EXPECT_THAT(trf26.tournament.accelerations, ElementsAre(Acceleration{0.5, 1, 2, 1, 2}));
    EXPECT_THAT(*writeTrfForPairing(trf26.tournament),
                HasSubstr("XXA    1  0.5  0.5\r\nXXA    2  0.5  0.5\r\n"));
    EXPECT_THAT(notesOf(trf26),
                testing::IsSupersetOf(
                    {"trf26.trf, line 21: `202` is kept in the file, and Umpire does not use it",
                     "trf26.trf, line 22: `260   1   2` is not written as FIDE's files have it; it "
                     "is kept and not used"}));
}

TEST(TrfRoundTrip, MakesNoRoundOfByesAlone) {
    const Imported lone = readFile("i6906.trf");
    EXPECT_EQ(lone.tournament.rounds.size(), 1u);
    EXPECT_THAT(whoPlays(lone.tournament, 2), ElementsAre(1, 2, 3));
    EXPECT_THAT(notesOf(lone), ElementsAre("i6906.trf, line 7: round 2 has no game yet and is not "
                                           "made; the bye is kept for it"));
    const Imported first = readFile("i3.trf");
    EXPECT_EQ(first.tournament.rounds.size(), 0u);
    EXPECT_THAT(whoPlays(first.tournament, 1), ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(byeOf(first.tournament.players.at(4), 1), Bye::Pairing);
}

TEST(TrfRoundTrip, ReadsTheShortLineOfALateEntry) {
    const Tournament late = readFile("late.trf").tournament;
    ASSERT_EQ(late.players.size(), 5u);
    EXPECT_EQ(late.players[4].name, "Elek, Eva");
    EXPECT_EQ(late.players[4].firstRound, 3);
    EXPECT_THAT(whoPlays(late, 3), ElementsAre(1, 2, 3, 4, 5));
}

TEST(TrfRoundTrip, ChangesOnlyTheLinesThatSayWhatChanged) {
    Tournament made = readFile("rich.trf").tournament;
    made.arbiter = "Gal, Gizi";
    made.players[1].rating = 2010;
    made.players[2].absences = {{3, Bye::HalfPoint}};
    const std::string was = contentsOf("rich.trf");
    const std::string now = *writeTrf(made);
    std::string expected = was;
    const auto replace = [&](const std::string& what, const std::string& instead) {
        ASSERT_NE(expected.find(what), std::string::npos) << what;
        expected.replace(expected.find(what), what.size(), instead);
    };
    replace("102 Ede, Erik", "102 Gal, Gizi");
    replace("2000 HUN", "2010 HUN");
    replace("  2.0    1     2 w 1     1 w 1", "  2.5    1     2 w 1     1 w 1  0000 - H");
    EXPECT_EQ(now, expected);
}

TEST(TrfRoundTrip, TakesARoundAndAPlayerMoreIntoTheFile) {
    Tournament made = readFile("rich.trf").tournament;
    made.rounds.push_back({{{1, {3, 4}, {}, firstWins({})}, {2, {1, 2}, {}, forfeitedBy(0, {})}}});
    made.players.push_back(Player{5, "Elek, Éva", {}, "HUN", 1700, {}, 4, {}, {}});
    const std::string now = *writeTrf(made);
    EXPECT_THAT(now,
                HasSubstr("001    3 m  f Csizmar, Cyril                    1900 HUN      700003 "
                          "2001/05/06  3.0    1     2 w 1     1 w 1     4 w 1\r\n"));
    EXPECT_THAT(now, HasSubstr("  3 b 0\r\n001    5      Elek, Éva ")) << "after the others";
    EXPECT_THAT(now, HasSubstr("062 5\r\n"));
    EXPECT_THAT(now, HasSubstr("132          "));
    const auto again = readTrf(now, "again");
    ASSERT_TRUE(again) << english(again.error().message);
    EXPECT_EQ(standingsOf(again->tournament).rows, standingsOf(made).rows);
}

TEST(TrfRoundTrip, KeepsAnUnratedResultThoughTheLineChanges) {
    std::string text = contentsOf("rich.trf");
    text.replace(text.find("    2 w 1     1 w 1"), 9, "    2 w W");
    text.replace(text.find("    3 b 0     4 w 0"), 9, "    3 b L");
    const auto read = readTrf(text, "x");
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(*writeTrf(read->tournament), text);
    Tournament made = read->tournament;
    made.rounds.push_back({{{1, {3, 4}, {}, firstWins({})}, {2, {1, 2}, {}, drawn({})}}});
    EXPECT_THAT(*writeTrf(made), HasSubstr("     2 w W     1 w 1     4 w 1\r\n"));
    EXPECT_THAT(*writeTrf(made), HasSubstr("     3 b L     4 w 0     1 b =\r\n"));
}

TEST(TrfRoundTrip, SaysTheSameInBothFormats) {
    Tournament made = readFile("rich.trf").tournament;
    made.points = {3, 1, 0, 3};
    made.forbidden = {{{1, 2, 4}, 2, 4}, {{3, 4}, 1, 0}};
    made.accelerations = {{1.0, 1, 2, 1, 2}};
    made.players[1].absences = {{4, Bye::HalfPoint}, {5, Bye::ZeroPoint}};
    made.players[3].withdrawnAfter = 2;
    const std::string trf26 = *writeTrf(made, TrfVersion::Of2026);
    EXPECT_THAT(trf26, HasSubstr("142 5\r\n152 W\r\n162  W 3.0    D 1.0    L 0.0    P 3.0\r\n"
                                 "240 Z 003    4\r\n240 H 004    2\r\n240 Z 004    4\r\n"
                                 "240 Z 005    2    4\r\n250       1.0 001 002 0001 0002\r\n"
                                 "260 002 004    1    2    4\r\n260 001 005    3    4\r\n"));
    for (const TrfVersion version : {TrfVersion::Of2016, TrfVersion::Of2026}) {
        const auto read = readTrf(*writeTrf(made, version), "x");
        ASSERT_TRUE(read) << english(read.error().message);
        const Tournament& again = read->tournament;
        EXPECT_EQ(again.points, made.points);
        EXPECT_FALSE(mayMeet(again, 1, 4, 3));
        EXPECT_TRUE(mayMeet(again, 1, 4, 5));
        EXPECT_FALSE(mayMeet(again, 4, 3, 5));
        for (int round = 3; round <= 5; ++round) {
            EXPECT_EQ(whoPlays(again, round), whoPlays(made, round)) << round;
        }
        EXPECT_EQ(byeOf(again.players[1], 4), Bye::HalfPoint);
        EXPECT_EQ(again.players[0].fideNumber, "700001");
        for (int player = 1; player <= 4; ++player) {
            EXPECT_EQ(pointsOf(again, player), pointsOf(made, player));
        }
    }
}

/// A tournament with random content.
class DrawnTournament {
public:
    explicit DrawnTournament(unsigned seed) : random_(seed) {}

    Tournament tournament() {
        Tournament made;
        made.system = System::Swiss;
        made.name = text();
        made.place = text();
        made.federation = below(2) == 0 ? "HUN" : "";
        made.rateOfPlay = below(3) == 0 ? text() : "";
        made.plannedRounds = 3 + below(7);
        made.points = below(3) == 0 ? PointSystem{3, 1, 0, 3} : PointSystem{};
        if (below(2) == 0) {
            made.firstColour = below(2) == 0 ? FirstColour::First : FirstColour::Second;
        }
        const int players = 2 + below(12);
        for (int number = 1; number <= players; ++number) {
            made.players.push_back(player(number));
        }
        const int rounds = below(made.plannedRounds + 1);
        for (int round = 1; round <= rounds; ++round) {
            made.rounds.push_back(roundOf(made, round));
        }
        for (Player& each : made.players) {
            for (int round = rounds + 1; round <= made.plannedRounds && below(4) == 0; ++round) {
                each.absences.push_back({round, below(2) == 0 ? Bye::HalfPoint : Bye::ZeroPoint});
            }
        }
        if (below(3) == 0) {
            made.forbidden = {{{1, 2}, 1, below(2) == 0 ? 0 : made.plannedRounds}};
        }
        return made;
    }

    int below(int most) { return int(random_() % unsigned(most)); }

private:
    std::string text() {
        static const std::vector<std::string> kParts = {"Kovács", "Őze", "Жени", " ",
                                                        ", ",     "ß",   "x",    "Łódź"};
        std::string made = "A";
        for (int part = below(6); part > 0; --part) {
            made += kParts[std::size_t(below(int(kParts.size())))];
        }
        return made + "z";
    }

    Player player(int number) {
        Player made;
        made.number = number;
        made.name = text();
        made.rating = below(3) == 0 ? 0 : 1000 + below(1800);
        made.federation = below(2) == 0 ? "POL" : "";
        made.sex = below(2) == 0 ? "w" : "";
        made.title = below(4) == 0 ? "WGM" : "";
        made.fideNumber = below(2) == 0 ? std::to_string(100000 + below(900000)) : "";
        made.born = below(2) == 0 ? "1990/01/02" : "";
        return made;
    }

    Result result(const PointSystem& points) {
        using enum Outcome;
        switch (below(9)) {
        case 0:
            return played(Lost, Lost, points);
        case 1:
            return played(Outcome::Drawn, Lost, points);
        case 2:
            return forfeitedBy(std::size_t(below(2)), points);
        case 3:
            return notPlayed(2);
        case 4:
        case 5:
            return drawn(points);
        default:
            return below(2) == 0 ? firstWins(points) : secondWins(points);
        }
    }

    Round roundOf(const Tournament& made, int round) {
        std::vector<int> numbers = whoPlays(made, round);
        std::ranges::shuffle(numbers, random_);
        Round drawn;
        std::vector<int> meeting(numbers.begin() + (numbers.size() > 3 ? below(2) : 0),
                                 numbers.end());
        for (std::size_t at = 0; at + 1 < meeting.size(); at += 2) {
            std::vector<int> seats = {meeting[at], meeting[at + 1]};
            Pairing pairing{int(at / 2) + 1, seats, {}, result(made.points)};
            drawn.pairings.push_back(pairing);
        }
        if (meeting.size() % 2 == 1) {
            drawn.pairings.push_back({0, {meeting.back()}, Bye::Pairing, {}});
        }
        if (meeting.size() < numbers.size()) {
            drawn.pairings.push_back(
                {0, {numbers.front()}, below(2) == 0 ? Bye::HalfPoint : Bye::FullPoint, {}});
        }
        return drawn;
    }

    std::mt19937 random_;
};

TEST(TrfRoundTrip, Of1000DrawnTournamentsGivesTheirBytesAndTheirStandings) {
    for (unsigned seed = 1; seed <= 1000; ++seed) {
        DrawnTournament drawn(seed);
        const Tournament made = drawn.tournament();
        for (const TrfVersion version : {TrfVersion::Of2016, TrfVersion::Of2026}) {
            const auto text = writeTrf(made, version);
            ASSERT_TRUE(text) << seed << english(text.error().message);
            const auto read = readTrf(*text, "x");
            ASSERT_TRUE(read) << seed << english(read.error().message) << *text;
            const Tournament& again = read->tournament;
            ASSERT_EQ(*writeTrf(again), *text) << seed << ": nothing changed";
            ASSERT_EQ(*writeTrf(again, version), *text) << seed << ": written anew";
            ASSERT_EQ(standingsOf(again).rows, standingsOf(made).rows) << seed << *text;
            ASSERT_EQ(again.points, made.points) << seed;
            for (std::size_t i = 0; i < made.players.size(); ++i) {
                ASSERT_EQ(again.players[i].name, made.players[i].name) << seed;
                ASSERT_EQ(again.players[i].born, made.players[i].born) << seed;
            }
            for (int round = int(made.rounds.size()) + 1; round <= made.plannedRounds; ++round) {
                ASSERT_EQ(whoPlays(again, round), whoPlays(made, round)) << seed << *text;
            }
        }
    }
}

TEST(TrfRoundTrip, OfAChangedLineEndOrAMarkStaysToo) {
    for (const std::string end : {"\n", "\r", "\r\n"}) {
        std::string text = "\xEF\xBB\xBF";
        std::istringstream lines(contentsOf("i3.trf"));
        for (std::string line; std::getline(lines, line);) {
            text += line + end;
        }
        const auto read = readTrf(text, "x");
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(*writeTrf(read->tournament), text);
        Tournament changed = read->tournament;
        changed.name = "Away";
        EXPECT_THAT(*writeTrf(changed), HasSubstr("012 Away" + end + "XXR 5" + end));
        EXPECT_THAT(*writeTrf(changed), Not(HasSubstr("Home")));
    }
}

} // namespace
} // namespace umpire::tournament
