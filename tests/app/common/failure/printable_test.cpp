#include "app/common/failure/printable.h"
#include "app/record/journal/export_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

/// Text from outside that would command a terminal.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Printable, LeavesWordsOfEveryLanguageAsTheyAre) {
    for (const char* text : {"", "d1-d3 (roman)", "Űző Péter", "Иван", "✓ 🎲", "👨\xE2\x80\x8D👩"}) {
        EXPECT_EQ(printable(text), text);
    }
}

TEST(Printable, SpellsWhatIsNoVisibleCharacter) {
    EXPECT_EQ(printable("\x1B[31mred"), "\\u001B[31mred");
    EXPECT_EQ(printable(std::string("a\0b\x7F", 4)), "a\\u0000b\\u007F");
    EXPECT_EQ(printable("\xC2\x9B[m"), "\\u009B[m") << "the same command in one character";
    EXPECT_EQ(printable("\xE2\x80\xAEgnp.exe"), "\\u202Egnp.exe") << "letters turned round";
    EXPECT_EQ(printable("a\r\nb\tc"), "a  b c");
    EXPECT_EQ(printable("\xF3\xA0\x81\x81"), "\\uDB40\\uDC41") << "as JSON has it";
    EXPECT_EQ(printableLines("a\x07\n\tb\r\n"), "a\\u0007\n\tb\\u000D\n");
}

TEST(Printable, SpellsBytesThatAreNoCharacters) {
    for (const char* wrong :
         {"\x9B", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x80", "\xFF"}) {
        const std::string shown = printable(wrong);
        EXPECT_TRUE(shown.starts_with("\\uFFFD")) << shown;
        EXPECT_EQ(printable(shown), shown);
    }
}

TEST(CsvField, IsNoFormulaAndKeepsNumbersAndQuotes) {
    for (const auto& [text, field] :
         std::map<std::string, std::string>{{"", ""},
                                            {"Anna", "Anna"},
                                            {"-0.5", "-0.5"},
                                            {"=1+1", "'=1+1"},
                                            {"@SUM(1)", "'@SUM(1)"},
                                            {"-2+3", "'-2+3"},
                                            {"+1", "'+1"},
                                            {"a;=1+1", "\"a;=1+1\""},
                                            {"\t=1", "\"'\t=1\""},
                                            {"=\"x\",2", "\"'=\"\"x\"\",2\""},
                                            {"Kovács, Anna", "\"Kovács, Anna\""}}) {
        EXPECT_EQ(csvField(text), field);
    }
}

TEST(Printable, IsWhatANoteIsInAnExport) {
    ExportedGame game;
    game.settings.game = "murus-gallicus";
    game.settings.players = {"Anna\x1B]0;title\x07"};
    game.events = {{1, {}, Noted{"\x1B[2Jgone\nd1-d3", "B\xC2\x9Bob"}, "", ""}};
    const std::string text = textOf(game);
    EXPECT_THAT(text, HasSubstr("# note: \\u001B[2Jgone d1-d3 (B\\u009Bob)\n"));
    EXPECT_EQ(printableLines(text), text);
}

} // namespace
} // namespace umpire::testing
