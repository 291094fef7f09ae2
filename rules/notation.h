#pragma once

#include "rules/table/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Reads the games' notation. A text is one line of printable ASCII. One space separates fields; a
/// cell is a column letter and a row number (d4); a setting is `key=value`.
namespace umpire {

/// The reason why a text does not parse.
struct ParseError {
    std::size_t at = 0; ///< number of characters before the error
    Message expected;   ///< "a row from 1 to 7"
    std::string found;  ///< the text at the error; empty at the end
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

    /// Takes the token if it comes next.
    bool take(std::string_view token);
    /// Takes any single character.
    std::optional<char> takeCharacter();
    /// Takes text up to the next space or the end; may be empty.
    std::string_view takeWord();
    /// Takes a number without a sign, of at most nine digits.
    std::optional<int> takeNumber();
    /// Takes a number in that range; leaves any other text.
    std::optional<int> takeNumber(int least, int most);
    /// Takes one small letter and a row from 1 to 99.
    std::optional<CellName> takeCell();

    /// Makes an error at the present position, with the expectation there.
    [[nodiscard]] ParseError fail(Message expected) const;
    /// Makes an error at an earlier position.
    [[nodiscard]] ParseError failAt(std::size_t at, Message expected) const;

private:
    std::string_view text_;
    std::size_t next_ = 0;
};

/// Reads a whole text and keeps the reason why it does not parse: take(":") || refuse("`:`").
class RefusingReader : public NotationReader {
public:
    using NotationReader::NotationReader;

    [[nodiscard]] const ParseError& error() const { return error_; }
    [[nodiscard]] bool atWordsEnd() const { return atEnd() || peek() == ' '; }

    /// Returns false.
    bool refuse(ParseError error);
    bool refuse(Message expected) { return refuseAt(at(), std::move(expected)); }
    bool refuseAt(std::size_t at, Message expected) {
        return refuse(failAt(at, std::move(expected)));
    }
    /// Calls `takeOne` once, and again after each sign, until it returns false.
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

/// Reads one action: take("pass") && give(Pass{}).
template <typename Action>
class ActionReader : public RefusingReader {
protected:
    using RefusingReader::RefusingReader;

    bool give(Action action) {
        action_ = std::move(action);
        return true;
    }
    /// Returns the action that was given; nothing may follow it.
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
