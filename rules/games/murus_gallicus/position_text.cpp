#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"
#include "rules/settings_text.h"

#include <algorithm>

namespace umpire::murus_gallicus {
namespace {

/// The letters of each player's wall, tower and catapult. The third and fourth player have the next
/// letters of the alphabet.
constexpr std::array<std::string_view, kMaxPlayers> kUnitLetters = {"WTC", "wtc", "XUD", "xud"};
constexpr std::array<char, 2> kSideLetters = {'r', 'g'};

constexpr int kWidestRow = 10; ///< the only row number with two digits

constexpr std::string_view kSwapped = "swapped";
constexpr std::string_view kResigned = "resigned"; ///< written if the player to move has resigned
constexpr std::string_view kOtherResigned = "other-resigned";
constexpr std::string_view kDrawn = "drawn";

std::optional<Unit> unitOf(char letter) {
    for (std::size_t seat = 0; seat < kUnitLetters.size(); ++seat) {
        const std::size_t kind = kUnitLetters[seat].find(letter);
        if (kind != std::string_view::npos) {
            return Unit{{int(seat)}, int(kind) + 1};
        }
    }
    return std::nullopt;
}

char letterOf(const Unit& unit) {
    return kUnitLetters[std::size_t(unit.owner.seat)][std::size_t(unit.height - 1)];
}

std::string rowText(const State& state, int row) {
    const BoardGeometry& board = geometryOf(state.settings);
    std::string line;
    int empty = 0;
    const auto flush = [&] {
        line += empty > 0 ? std::to_string(empty) : "";
        empty = 0;
    };
    for (CellIndex cell = 0; cell < board.cellCount; ++cell) {
        if (board.names[std::size_t(cell)].row != row) {
            continue;
        }
        if (const auto unit = unitAt(state, cell)) {
            flush();
            line += letterOf(*unit);
        } else {
            ++empty;
        }
    }
    flush();
    return line;
}

std::string moversText(const State& state) {
    if (state.settings.seating == Seating::Two) {
        return {kSideLetters[std::size_t(state.mover.seat)]};
    }
    const int players = playersOf(state.settings.seating);
    std::string digits;
    for (int i = 0; i < players; ++i) {
        const int seat = (state.mover.seat + i) % players;
        if (!state.out[std::size_t(seat)]) {
            digits += char('1' + seat);
        }
    }
    return digits;
}

/// Reads the text of a position. Reads the settings, at the end, first, because they determine the
/// board.
class PositionParser : public RefusingReader {
public:
    PositionParser(std::string_view text, const Settings& base) : RefusingReader(text) {
        state_.settings = base;
    }

    Parsed<State> parse() {
        NotationReader ahead = *this;
        ahead.takeWord();
        ahead.take(" ");
        ahead.takeWord();
        if (readSettings(ahead) && readRows() && readMovers() && checkMaterial()) {
            std::vector<Event> events; // not used: these events were reported in the game
            settleTurn(state_, events);
            return state_;
        }
        return error();
    }

private:
    bool takeFlag(std::string_view word) {
        if (word == kSwapped && state_.settings.opening == Opening::Bribe) {
            state_.persons = Persons::Swapped;
            return true;
        }
        if (word == kDrawn) {
            state_.agreement = Agreement::Draw;
            return true;
        }
        const bool resigned = word == kResigned || word == kOtherResigned;
        if (!resigned || state_.settings.seating != Seating::Two) {
            return false;
        }
        resigned_ = word;
        return true;
    }
    bool readSettings(NotationReader words) {
        bool first = true;
        bool flags = false;
        const std::size_t begin = words.at();
        while (!words.atEnd()) {
            if (!words.take(" ")) {
                return refuse(words.fail(message("a space")));
            }
            const std::size_t at = words.at();
            const std::string_view word = words.takeWord();
            const bool setting = !flags && takeSettingsWord(word, first);
            flags = flags || !setting;
            if (!setting && !takeFlag(word)) {
                return refuseAt(at, message("a variant, a setting (%1), %2, %3, %4 or %5",
                                            knownSettings(settingList()), "`swapped`", "`resigned`",
                                            "`other-resigned`", "`drawn`"));
            }
            first = false;
        }
        const auto contradiction = contradictionIn(state_.settings);
        return !contradiction ||
               refuseAt(begin, message("settings that agree: %1", *contradiction));
    }
    bool takeSettingsWord(std::string_view word, bool first) {
        const auto named = first ? settingsOfVariant(word) : std::nullopt;
        Settings settings =
            first ? Settings{} : state_.settings; // without a variant, settings change `basic`
        if (!named && !takeSetting(word, settings)) {
            return false;
        }
        state_.settings = named.value_or(settings);
        return true;
    }
    std::string knownLetters() const {
        std::string known;
        const auto kinds = std::size_t(heightLimit(state_.settings));
        for (int seat = 0; seat < playersOf(state_.settings.seating); ++seat) {
            known += kUnitLetters[std::size_t(seat)].substr(0, kinds);
        }
        return known;
    }
    bool readPiece(CellIndex& cell, CellIndex end) {
        const int left = end - cell;
        const char next = peek();
        const std::string letters = knownLetters();
        if (left >= kWidestRow && take("10")) {
            cell += kWidestRow;
            return true;
        }
        if (next >= '1' && next <= '9' && next - '0' <= left) {
            cell += next - '0';
        } else if (next != '\0' && letters.find(next) != std::string::npos) {
            setUnit(state_, cell++, *unitOf(next));
        } else {
            return refuse(
                message("one of %1 or a number of empty cells from 1 to %2", letters, left));
        }
        takeCharacter();
        return true;
    }
    bool readRow(int row) {
        const BoardGeometry& board = geometryOf(state_.settings);
        const auto names = std::span(board.names).first(std::size_t(board.cellCount));
        const auto inRow = [row](CellName name) { return name.row == row; };
        auto cell = CellIndex(std::ranges::find_if(names, inRow) - names.begin());
        const auto count = int(std::ranges::count_if(names, inRow));
        for (const CellIndex end = cell + count; cell < end;) {
            if (!readPiece(cell, end)) {
                return false;
            }
        }
        return take(row > 0 ? "/" : " ") ||
               refuse(row > 0 ? message("%1 after the %2 cells of row %3", "`/`", count, row + 1)
                              : message("a space and whose turn it is, after row 1"));
    }
    bool readRows() {
        int row = geometryOf(state_.settings).rowCount;
        while (row > 0 && readRow(row - 1)) {
            --row;
        }
        return row == 0;
    }
    bool readSide() {
        const auto found = std::ranges::find(kSideLetters, peek());
        if (found == kSideLetters.end()) {
            return refuse(message("%1 or %2, whose turn it is", "`r`", "`g`"));
        }
        takeCharacter();
        state_.mover = Player{int(found - kSideLetters.begin())};
        state_.out[std::size_t(state_.mover.seat)] = resigned_ == kResigned;
        state_.out[std::size_t(1 - state_.mover.seat)] = resigned_ == kOtherResigned;
        return true;
    }
    /// Reads the seats of the players who have not left, beginning with the mover.
    bool readSeats() {
        const int players = playersOf(state_.settings.seating);
        state_.out.fill(false);
        std::fill_n(state_.out.begin(), players, true);
        state_.mover = Player{peek() - '1'};
        int turn = -1;
        while (!atWordsEnd()) {
            const int seat = peek() - '1';
            const int thisTurn = (seat - state_.mover.seat + players) % players;
            if (seat < 0 || seat >= players || thisTurn <= turn) {
                break;
            }
            turn = thisTurn;
            state_.out[std::size_t(seat)] = false;
            takeCharacter();
        }
        return (turn >= 0 && atWordsEnd()) ||
               refuse(message("the players still in, from 1 to %1, in turn from whose turn it is",
                              players));
    }
    bool readMovers() {
        return (state_.settings.seating == Seating::Two ? readSide() : readSeats()) &&
               (atWordsEnd() || refuse(message("a space or the end")));
    }
    /// Refuses a player with more stones than at the start (MG-1, MG-20).
    bool checkMaterial() {
        const BoardGeometry& board = geometryOf(state_.settings);
        for (int seat = 0; seat < playersOf(state_.settings.seating); ++seat) {
            const Stones& stones = state_.stones[std::size_t(seat)];
            const int count =
                countOf(stones.walls) + 2 * countOf(stones.towers) + 3 * countOf(stones.catapults);
            const int most = 2 * countOf(board.home[std::size_t(seat)]);
            if (count > most) {
                return refuse({0,
                               message("at most %1 stones of the %2 player (%3)", most,
                                       nameOf(state_.settings, Player{seat}), "MG-1"),
                               std::to_string(count) + " stones"});
            }
        }
        return true;
    }

    State state_;
    /// The word of the text for a resignation or a draw; empty if it has none.
    std::string_view resigned_;
};

} // namespace

std::string text(const State& state) {
    std::string line;
    for (int row = geometryOf(state.settings).rowCount - 1; row >= 0; --row) {
        line += rowText(state, row) + (row > 0 ? "/" : " ");
    }
    line += moversText(state);
    const auto append = [&line](std::string_view word) {
        line.append(word.empty() ? 0 : 1, ' ').append(word);
    };
    append(text(state.settings));
    const bool two = state.settings.seating == Seating::Two;
    append(state.persons == Persons::Swapped ? kSwapped : "");
    append(two && state.out[std::size_t(state.mover.seat)] ? kResigned : "");
    append(two && state.out[std::size_t(1 - state.mover.seat)] ? kOtherResigned : "");
    append(state.agreement == Agreement::Draw ? kDrawn : "");
    return line;
}

Parsed<State> parseState(std::string_view text, const Settings& base) {
    return PositionParser(text, base).parse();
}

} // namespace umpire::murus_gallicus
