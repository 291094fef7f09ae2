#pragma once

#include "rules/table/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Reading the games' notation. Text is one line of printable ASCII; fields are parted by one
/// space, cells are a column letter and a row number (d4), settings are `key=value`.
namespace umpire {

/// Why a text does not parse.
struct ParseError {
    std::size_t at = 0; ///< characters before the place, from 0
    Message expected;   ///< "a row from 1 to 7"
    std::string found;  ///< what stands there instead; empty at the end of the text
    bool operator==(const ParseError&) const = default;
};

/// "at character 3: expected a row from 1 to 7, found `9`" (characters count from 1 for people).
Message describe(const ParseError& error);

template <typename T>
using Parsed = std::variant<T, ParseError>;

/// A cell by its column (a = 0) and row (1 = 0); which ones are on the board is the game's
/// business.
struct CellName {
    int column = 0;
    int row = 0;
    auto operator<=>(const CellName&) const = default;
};

/// "d4".
std::string text(CellName cell);

/// Walks over a text. What does not fit leaves it where it is.
class NotationReader {
public:
    explicit NotationReader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool atEnd() const { return next_ == text_.size(); }
    [[nodiscard]] std::size_t at() const { return next_; }
    /// The next character; 0 at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[next_]; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(next_); }

    /// Takes the token if it comes next.
    bool take(std::string_view token);
    /// Any one character.
    std::optional<char> takeCharacter();
    /// Up to the next space or the end; empty where one of them comes next.
    std::string_view takeWord();
    /// A number without sign of at most nine digits.
    std::optional<int> takeNumber();
    /// One small letter and a row from 1 to 99.
    std::optional<CellName> takeCell();

    /// An error here: what was expected, and what stands here.
    [[nodiscard]] ParseError fail(Message expected) const;
    /// The same at an earlier place.
    [[nodiscard]] ParseError failAt(std::size_t at, Message expected) const;

private:
    std::string_view text_;
    std::size_t next_ = 0;
};

} // namespace umpire
