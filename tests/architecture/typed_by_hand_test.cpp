#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace umpire::architecture {
namespace {

/// A journal's row, a feed's message or a game's state typed by hand may be one that no writer
/// makes: the test passes although the program is wrong. Tests must use the real writers.
struct Typed {
    std::string_view file; ///< relative to tests/
    std::string_view because;
};
constexpr Typed kMayBeTyped[] = {
    {"app/club/tables/club_parts_test.cpp", "a row that a stranger has put wrong"},
    {"app/club/tables/club_strangers_test.cpp", "rows that a stranger has put wrong"},
    {"app/cli/rules/rules_command_test.cpp", "the lines of `umpire rules … play`, to the letter"},
    {"app/eye/one_picture/look_json_test.cpp", "the words of `umpire look`, to the letter"},
    {"app/game/live/command_feed_test.cpp", "the feed's words, to the letter"},
    {"app/mind/lab/kept_games_test.cpp", "a lab's games that are torn or of another's making"},
    {"app/mind/lab/lab_command_test.cpp", "a lab's games that are torn"},
    {"app/record/journal/journal_damage_test.cpp", "journals that are put wrong"},
    {"app/record/journal/journal_forger.cpp", "journals that no writer makes"},
    {"app/record/journal/journal_test.cpp", "a hash covers each byte of a row"},
    {"app/web/linked/linked_words_test.cpp", "what no table of this program says"},
};

/// Returns the words of every kind and field of the journal and of the feed.
std::set<std::string> writersWords() {
    static const std::regex kWord("\"([a-z_]+)\"");
    static const std::regex kKey("\\{\"([a-z_]+)\", ");
    std::set<std::string> words;
    for (const SourceFile& source : filesUnder("app", {".h", ".cpp"})) {
        const bool hasEvents = source.path.ends_with("/event_fields.h");
        const bool hasState = std::ranges::any_of(source.lines, [](const std::string& line) {
            return line.find("\"umpire.state/1\"") != std::string::npos;
        });
        for (const std::string& line : source.lines) {
            const std::regex& word = hasEvents ? kWord : kKey;
            for (std::sregex_iterator it(line.begin(), line.end(), word), end;
                 (hasEvents || hasState) && it != end; ++it) {
                words.insert((*it)[1]);
            }
        }
    }
    for (const char* others : {"id", "name", "note", "number", "schema", "text", "what", "where"}) {
        words.erase(others); // files and answers of other kinds use these words too
    }
    return words;
}

/// Returns the names of JSON fields in a text with that kind of quote: `"what":`, `\"what\":`.
std::vector<std::string> fieldsIn(const std::string& text, const std::string& quote) {
    std::vector<std::string> fields;
    for (std::size_t at = 0; (at = text.find(quote, at)) != std::string::npos;) {
        at += quote.size();
        const std::size_t end = text.find(quote, at);
        const std::size_t next =
            end == std::string::npos ? end : text.find_first_not_of(' ', end + quote.size());
        if (next != std::string::npos && text[next] == ':') {
            fields.push_back(text.substr(at, end - at));
        }
    }
    return fields;
}

/// Returns the parts of a line that build a row, a state or its JSON by hand.
std::vector<std::string> typedIn(const std::string& line, const std::set<std::string>& words) {
    static const std::regex kRow("EventRow( \\w+)?\\{[^}]*\"|\\.payload = ");
    static const std::regex kState("LivePosition( \\w+)?\\{\"[^\"]");
    const std::size_t raw = line.find("R\"");
    std::vector<std::string> fields =
        raw == std::string::npos ? fieldsIn(line, "\\\"") : fieldsIn(line.substr(raw + 2), "\"");
    std::erase_if(fields, [&](const std::string& field) { return !words.contains(field); });
    const bool mayBe =
        std::ranges::any_of(std::array{"EventRow", ".payload", "LivePosition"},
                            [&](const char* word) { return line.find(word) != std::string::npos; });
    if (mayBe && (std::regex_search(line, kRow) || std::regex_search(line, kState))) {
        fields.push_back(line);
    }
    return fields;
}

bool mayBeTyped(const std::string& path) {
    return std::ranges::any_of(
        kMayBeTyped, [&](const Typed& each) { return path == "tests/" + std::string(each.file); });
}

TEST(TypedByHand, IsNoRowMessageOrStateThatARealWriterMakes) {
    const std::set<std::string> words = writersWords();
    ASSERT_TRUE(words.contains("because") && words.contains("illegal_stands") &&
                words.contains("to_move"));
    std::set<std::string> found;
    for (const SourceFile& source : filesUnder("tests", {".h", ".cpp"})) {
        if (source.path == "tests/architecture/typed_by_hand_test.cpp") {
            continue;
        }
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            for (const std::string& typed : typedIn(source.lines[i], words)) {
                found.insert(source.path);
                EXPECT_TRUE(mayBeTyped(source.path)) << at(source.path, i) << " types `" << typed
                                                     << "` by hand: let the real writer make it";
            }
        }
    }
    for (const Typed& each : kMayBeTyped) {
        EXPECT_TRUE(found.contains("tests/" + std::string(each.file)))
            << each.file << " types nothing any more (" << each.because << "): strike it out";
    }
}

} // namespace
} // namespace umpire::architecture
