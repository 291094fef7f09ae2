#pragma once

#include "rules/table/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Reads the notation of the games. A text is one line of printable ASCII. One space separates two
/// fields. A cell is written as a column letter and a row number (d4), and a setting as
/// `key=value`.
namespace umpire {

/// The reason why a text cannot be parsed.
struct ParseError {
    std::size_t at = 0; ///< number of characters before the error
    Message expected;   ///< the text that would be correct, such as "a row from 1 to 7"
    std::string found;  ///< the text at the error; empty at the end of the text
    bool operator==(const ParseError&) const = default;
};

/// Describes an error: "at character 3: expected a row from 1 to 7, found `9`" (counted from 1).
Message describe(const ParseError& error);

template <typename T>
using Parsed = std::variant<T, ParseError>;

/// A cell by its column (a = 0) and row (1 = 0). The game decides whether the cell is on the board.
struct CellName {
    int column = 0;
    int row = 0;
    auto operator<=>(const CellName&) const = default;
};

/// Writes a cell: "d4".
std::string text(CellName cell);

/// Reads a text from left to right. A failed read leaves the position unchanged.
class NotationReader {
public:
    explicit NotationReader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool atEnd() const { return next_ == text_.size(); }
    [[nodiscard]] std::size_t at() const { return next_; }
    /// Returns the next character; 0 at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[next_]; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(next_); }

    /// Takes the token and returns true, if the text continues with the token.
    bool take(std::string_view token);
    /// Takes the next character. Returns none at the end.
    std::optional<char> takeCharacter();
    /// Takes the text up to the next space or the end; the result may be empty.
    std::string_view takeWord();
    /// Takes a number without a sign, of at most nine digits. Returns none at any other text.
    std::optional<int> takeNumber();
    /// Takes a number from `least` to `most`. Returns none, and takes nothing, at any other text.
    std::optional<int> takeNumber(int least, int most);
    /// Takes a small letter and a row from 1 to 99. Returns none at any other text.
    std::optional<CellName> takeCell();

    /// Makes an error at the present position. `expected` names what would be correct there.
    [[nodiscard]] ParseError fail(Message expected) const;
    /// Makes an error at the position `at`, which is earlier in the text.
    [[nodiscard]] ParseError failAt(std::size_t at, Message expected) const;

private:
    std::string_view text_;
    std::size_t next_ = 0;
};

/// Reads a whole text, and keeps the error if the text cannot be parsed: take(":") ||
/// refuse("`:`").
class RefusingReader : public NotationReader {
public:
    using NotationReader::NotationReader;

    [[nodiscard]] const ParseError& error() const { return error_; }
    [[nodiscard]] bool atWordsEnd() const { return atEnd() || peek() == ' '; }

    /// Keeps the error. Always returns false.
    bool refuse(ParseError error);
    bool refuse(Message expected) { return refuseAt(at(), std::move(expected)); }
    bool refuseAt(std::size_t at, Message expected) {
        return refuse(failAt(at, std::move(expected)));
    }
    /// Calls `takeOne` once, and again after each `sign`, until `takeOne` returns false.
    template <typename TakeOne>
    bool takeEach(std::string_view sign, TakeOne takeOne) {
        bool taken = takeOne();
        while (taken && take(sign)) {
            taken = takeOne();
        }
        return taken;
    }

private:
    ParseError error_;
};

/// Reads a text that contains one action: take("pass") && give(Pass{}).
template <typename Action>
class ActionReader : public RefusingReader {
protected:
    using RefusingReader::RefusingReader;

    bool give(Action action) {
        action_ = std::move(action);
        return true;
    }
    /// Returns the action from `give`, or the error. More text after the action is an error.
    Parsed<Action> result(bool isTaken) {
        if (isTaken && !atEnd()) {
            isTaken = refuse(message("the end of the action"));
        }
        return isTaken ? Parsed<Action>(std::move(action_)) : Parsed<Action>(error());
    }

private:
    Action action_;
};

} // namespace umpire
