#include "app/club/tournament/csv.h"
#include "app/club/tournament/read_players.h"

#include <array>
#include <gmock/gmock.h>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::vector<std::string>> fieldsOf(std::string_view text) {
    std::vector<std::vector<std::string>> fields;
    const auto read = readCsv(text, "list.csv");
    EXPECT_TRUE(read) << english(read.error().message);
    for (const CsvRecord& record : read.value_or(CsvFile()).records) {
        fields.push_back(record.fields);
    }
    return fields;
}

/// Returns the reason for which the text was refused.
std::string whyNot(std::string_view text) {
    const auto players = readPlayers(text, "list.csv");
    EXPECT_FALSE(players) << text;
    if (players) {
        return "";
    }
    EXPECT_EQ(players.error().status, ExitStatus::CannotRead);
    const std::string why = english(players.error().message);
    EXPECT_EQ(why.find('\n'), std::string::npos) << why;
    return why;
}

TEST(Csv, ReadsQuotesAndLinesAsRfc4180Says) {
    EXPECT_THAT(fieldsOf("a,b\r\n\"x,y\",\"say \"\"no\"\"\"\r\n\"two\r\nlines\",\r\n"),
                ElementsAre(ElementsAre("a", "b"), ElementsAre("x,y", "say \"no\""),
                            ElementsAre("two\nlines", "")));
    EXPECT_THAT(fieldsOf("a\rb\nc"),
                ElementsAre(ElementsAre("a"), ElementsAre("b"), ElementsAre("c")));
    EXPECT_THAT(fieldsOf("\"\""), ElementsAre());
    EXPECT_THAT(fieldsOf(""), ElementsAre());
}

TEST(Csv, SeesHowASpreadsheetPartsTheFields) {
    EXPECT_THAT(fieldsOf("\xEF\xBB\xBFnév;klub\n\"a,b,c\";d\n"),
                ElementsAre(ElementsAre("név", "klub"), ElementsAre("a,b,c", "d")));
    EXPECT_THAT(fieldsOf("x\ty\n1,5\t2\n"),
                ElementsAre(ElementsAre("x", "y"), ElementsAre("1,5", "2")));
    EXPECT_THAT(fieldsOf("\xEF\xBB\xBFsep=;\r\na,b;c\r\n"), ElementsAre(ElementsAre("a,b", "c")));
    EXPECT_THAT(fieldsOf("\"a;b;c\",d\n"), ElementsAre(ElementsAre("a;b;c", "d")));
}

TEST(Csv, ARecordKnowsTheLineThatItBeginsOn) {
    const auto records = readCsv("a,b\n\n\"1\n2\",3\r\n4,5", "x");
    ASSERT_TRUE(records);
    ASSERT_EQ(records->records.size(), 3u);
    EXPECT_EQ(records->records[1].line, 3);
    EXPECT_EQ(records->records[2].line, 5);
}

TEST(Players, AreReadFromAnyOrderOfColumnsInFiveLanguages) {
    const auto players = readPlayers("Rating,Club,Whatever,Name\n1650,Buda SC,x,\"Kovács, Anna\"\n"
                                     ",,,Béla\n",
                                     "list.csv");
    ASSERT_TRUE(players) << english(players.error().message);
    ASSERT_EQ(players->tournament.players.size(), 2u);
    EXPECT_EQ(players->tournament.players[0].name, "Kovács, Anna");
    EXPECT_EQ(players->tournament.players[0].club, "Buda SC");
    EXPECT_EQ(players->tournament.players[0].rating, 1650);
    EXPECT_EQ(players->tournament.players[0].number, 1);
    EXPECT_EQ(players->tournament.players[1].rating, 0);
    for (const std::string heading : {"NÉV;ÉRTÉKSZÁM", "Име;Рейтинг", "Имя;Рейтинг",
                                      "Imię i nazwisko;Ranking", "Команда;Elo"}) {
        const auto read = readPlayers(heading + "\nX;12\n", "list.csv");
        ASSERT_TRUE(read) << heading << english(read.error().message);
        EXPECT_EQ(read->tournament.players[0].name, "X");
        EXPECT_EQ(read->tournament.players[0].rating, 12) << heading;
    }
}

std::vector<std::string> notesOf(const Imported& read) {
    std::vector<std::string> notes;
    for (const Message& note : read.notes) {
        notes.push_back(english(note));
    }
    return notes;
}

TEST(Players, AreReadFromTheColumnsOfChessResults) {
    const auto read = readPlayers("From the database of a program;;;;;;;\n"
                                  "Spring Open, 2026;;;;;;;\n"
                                  "No.;;Name;FideID;FED;Rtg;Club/City;Performance\n"
                                  "1;WGM;Ardley, Anna;700001;HUN;1800;Pecs;x\n"
                                  "2;;Borsos, Bela;700002;HUN;1700;Pecs;y\n",
                                  "list.csv");
    ASSERT_TRUE(read) << english(read.error().message);
    const auto& players = read->tournament.players;
    ASSERT_EQ(players.size(), 2u);
    EXPECT_EQ(players[0].title, "WGM");
    EXPECT_EQ(players[0].name, "Ardley, Anna");
    EXPECT_EQ(players[0].fideNumber, "700001");
    EXPECT_EQ(players[0].federation, "HUN");
    EXPECT_EQ(players[0].rating, 1800);
    EXPECT_EQ(players[1].club, "Pecs");
    EXPECT_THAT(notesOf(*read),
                ElementsAre("list.csv, line 1: the line stands before the names of the columns and "
                            "is left out",
                            "list.csv, line 2: the line stands before the names of the columns and "
                            "is left out",
                            "list.csv, line 3: the column `Performance` is not understood and left "
                            "out"));
}

TEST(Players, TakeTheFirstOfTwoColumnsThatSayTheSame) {
    const auto read = readPlayers("name,club,city,fed,country,rtg,rating\n"
                                  "Anna,SC,Pecs,HUN,Hungary,1800,1700\n",
                                  "list.csv");
    ASSERT_TRUE(read) << english(read.error().message);
    const Player& anna = read->tournament.players.at(0);
    EXPECT_EQ(anna.club, "SC");
    EXPECT_EQ(anna.federation, "HUN");
    EXPECT_EQ(anna.rating, 1800);
    EXPECT_THAT(notesOf(*read),
                ElementsAre("list.csv, line 1: the column `city` says the same as `club` and is "
                            "left out",
                            "list.csv, line 1: the column `country` says the same as `fed` and is "
                            "left out",
                            "list.csv, line 1: the column `rating` says the same as `rtg` and is "
                            "left out"));
}

TEST(Players, HaveFidesSexAndDateOrNone) {
    for (const auto& [heading, man, woman] :
         std::vector<std::array<std::string, 3>>{{"sex", "m", "F"},
                                                 {"Gender", "Male", "female"},
                                                 {"Nem", "Férfi", "NŐ"},
                                                 {"nem", "F", "N"},
                                                 {"пол", "М", "Ж"},
                                                 {"Пол", "мъж", "жена"},
                                                 {"płeć", "M", "K"}}) {
        const auto read = readPlayers("name;" + heading + ";born\nA;" + man + ";1990\nB;" + woman +
                                          ";1990/01/02\nC;;\n",
                                      "list.csv");
        ASSERT_TRUE(read) << english(read.error().message);
        EXPECT_EQ(read->tournament.players[0].sex, "m") << heading;
        EXPECT_EQ(read->tournament.players[1].sex, "w") << heading;
        EXPECT_EQ(read->tournament.players[0].born, "1990");
        EXPECT_EQ(read->tournament.players[1].born, "1990/01/02");
        EXPECT_THAT(notesOf(*read), ElementsAre()) << heading;
    }
    const auto read = readPlayers("name;sex;born\nA;x;2 Jan. 1990\n", "list.csv");
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(read->tournament.players[0].sex + read->tournament.players[0].born, "");
    EXPECT_THAT(notesOf(*read),
                ElementsAre("list.csv, line 2, column `sex`: `x` is left out; write m or w",
                            "list.csv, line 2, column `born`: `2 Jan. 1990` is left out; write a "
                            "year, or a date as 1990/01/02"));
}

TEST(Players, ATitleLineWithASeparatorOfItsOwnMisleadsNobody) {
    const auto read = readPlayers("Open, in spring, 2026\nname;rating\nAnna;1500\n", "list.csv");
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(read->tournament.players.at(0).rating, 1500);
}

TEST(Players, HaveTheirLastNameBeforeTheFirst) {
    for (const std::string heading :
         {"Last name;First name", "Vezetéknév;Keresztnév", "Фамилия;Имя", "Nazwisko;Imię",
          "Surname;Name", "Фамилия;Име"}) {
        const auto read = readPlayers(heading + "\nKovács;Anna\nBéla;\n", "list.csv");
        ASSERT_TRUE(read) << heading << english(read.error().message);
        EXPECT_EQ(read->tournament.players[0].name, "Kovács, Anna") << heading;
        EXPECT_EQ(read->tournament.players[1].name, "Béla") << heading;
        EXPECT_THAT(notesOf(*read), ElementsAre()) << heading;
    }
}

TEST(Players, OfATeamAreItsBoardsInOrder) {
    const auto teams = readPlayers("board 2,team,board 1,board 3\nBéla,Galleons,Anna,\n", "t.csv");
    ASSERT_TRUE(teams) << english(teams.error().message);
    EXPECT_THAT(teams->tournament.players[0].members, ElementsAre("Anna", "Béla"));
}

TEST(Players, KeepTheirNumbersWhereTheFileHasSome) {
    const auto players = readPlayers("no;name\n7;Anna\n2;Béla\n", "list.csv");
    ASSERT_TRUE(players);
    EXPECT_EQ(players->tournament.players[0].name, "Béla");
    EXPECT_EQ(players->tournament.players[1].number, 7);
}

TEST(Players, EachKindOfBadInputIsOneLineThatSaysWhereAndWhatToDo) {
    EXPECT_EQ(whyNot(""), "list.csv: the file is empty; its first line names the columns, such as "
                          "`name,club,rating`");
    EXPECT_EQ(whyNot("club,rating\nx,1\n"),
              "list.csv, line 1: no column is called `name`; the first line names the columns, "
              "such as `name,club,rating`");
    EXPECT_EQ(whyNot("name\n"), "list.csv: 0 players are in the file; give 1 to 9999");
    EXPECT_EQ(whyNot("name,rating,rating\nx,1,2\n"), "list.csv, line 1, column `rating`: another "
                                                     "column says the same; remove one of them");
    EXPECT_EQ(whyNot("name,rating\nAnna,1500\nBéla,high\n"),
              "list.csv, line 3, column `rating`: `high` is no rating; give a whole number from 0 "
              "to 4000, or leave the field empty");
    EXPECT_EQ(whyNot("name;Rating\nAnna;4001\n"),
              "list.csv, line 2, column `Rating`: `4001` is no rating; give a whole number from 0 "
              "to 4000, or leave the field empty");
    EXPECT_EQ(whyNot("number,name\n0,Anna\n"),
              "list.csv, line 2, column `number`: `0` is no number of a player; give 1 to 9999");
    EXPECT_EQ(whyNot("number,name\n3,Anna\n3,Béla\n"),
              "list.csv, line 3, column `number`: line 2 "
              "has the number 3 too; give each number once");
    EXPECT_EQ(whyNot("name,club\nAnna,\n,x\n"), "list.csv, line 3, column `name`: the name is "
                                                "missing; give one, or remove the line");
    EXPECT_EQ(whyNot("name,club\nAnna,x\nBéla,x\nAnna,x\n"),
              "list.csv, line 4, column `name`: line 2 has the same name and club; remove one of "
              "them, or tell them apart");
    EXPECT_EQ(whyNot("name\n\"An\nna\"\n"), "list.csv, line 2, column `name`: the text has an end "
                                            "of line or a control character; remove it");
    EXPECT_EQ(whyNot("name\n" + std::string(201, 'x') + "\n"),
              "list.csv, line 2, column `name`: the text is longer than 200 bytes; shorten it");
    EXPECT_EQ(whyNot("name,club\nAnna\n"), "list.csv, line 2: the fields are 1, and those of the "
                                           "first line are 2; add or remove a separator");
}

TEST(Players, ABrokenQuoteOrEncodingIsOneLineToo) {
    EXPECT_THAT(whyNot("name\n\"Anna\n"), HasSubstr("line 2: the quote is not closed"));
    EXPECT_THAT(whyNot("name\n\"Anna\"x\n"),
                HasSubstr("line 2: something stands behind a closing"));
    EXPECT_THAT(whyNot("name\nAn\"na\n"), HasSubstr("line 2: a quote stands inside a field"));
    EXPECT_EQ(whyNot("name\nKov\xE1\x63s\n"),
              "list.csv, line 2: the text is not UTF-8; save the file as UTF-8, or give its "
              "encoding: windows-1250 (as in Hungary and Poland), windows-1251 (Cyrillic) or "
              "windows-1252");
    EXPECT_THAT(whyNot(std::string("name\nx\0y\n", 9)), HasSubstr("line 2: the text is not UTF-8"));
    EXPECT_EQ(whyNot("\xFF\xFEn\0a\0"), "list.csv: the file is UTF-16; save it as `CSV UTF-8`");
}

TEST(Players, NoPrefixOfAFileCrashesTheReader) {
    const std::string file =
        "\xEF\xBB\xBFsep=;\r\n\"name\";rating\r\n\"Kov\"\"ács\";1500\r\nŐz;\r\n";
    int read = 0;
    for (std::size_t size = 0; size <= file.size(); ++size) {
        read += readPlayers(file.substr(0, size), "x") ? 1 : 0;
    }
    EXPECT_GT(read, 1);
}

} // namespace
} // namespace umpire::tournament
