#include "rules/notation.h"

#include <algorithm>

namespace umpire {
namespace {

constexpr std::size_t kMaxDigits = 9; ///< an int can hold any number of this many digits
/// Maximum length, in characters, of the wrong text that an error repeats.
constexpr std::size_t kMaxQuoted = 24;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

Message describe(const ParseError& error) {
    const Message found =
        error.found.empty() ? message("the end") : Message("`" + error.found + "`");
    return message("at character %1: expected %2, found %3", error.at + 1, error.expected, found);
}

std::string text(CellName cell) {
    return char('a' + cell.column) + std::to_string(cell.row + 1);
}

bool NotationReader::take(std::string_view token) {
    const bool comes = rest().starts_with(token);
    next_ += comes ? token.size() : 0;
    return comes;
}

std::optional<char> NotationReader::takeCharacter() {
    return atEnd() ? std::nullopt : std::optional(text_[next_++]);
}

std::string_view NotationReader::takeWord() {
    const std::string_view word = rest().substr(0, rest().find(' '));
    next_ += word.size();
    return word;
}

std::optional<int> NotationReader::takeNumber() {
    const std::string_view ahead = rest();
    const auto digits = std::size_t(std::ranges::find_if_not(ahead, isDigit) - ahead.begin());
    if (digits == 0 || digits > kMaxDigits) {
        return std::nullopt;
    }
    int number = 0;
    for (const char digit : ahead.substr(0, digits)) {
        number = 10 * number + (digit - '0');
    }
    next_ += digits;
    return number;
}

std::optional<int> NotationReader::takeNumber(int least, int most) {
    const std::size_t begin = next_;
    const std::optional<int> number = takeNumber();
    if (number && (*number < least || *number > most)) {
        next_ = begin;
        return std::nullopt;
    }
    return number;
}

std::optional<CellName> NotationReader::takeCell() {
    const std::size_t begin = next_;
    const char letter = takeCharacter().value_or('\0');
    const bool leadingZero = peek() == '0';
    const std::optional<int> row = takeNumber();
    if (letter < 'a' || letter > 'z' || leadingZero || !row || *row > 99) {
        next_ = begin;
        return std::nullopt;
    }
    return CellName{letter - 'a', *row - 1};
}

ParseError NotationReader::fail(Message expected) const {
    return failAt(next_, std::move(expected));
}

ParseError NotationReader::failAt(std::size_t at, Message expected) const {
    const std::string_view there = text_.substr(std::min(at, text_.size()));
    std::string found(there.substr(0, std::min(there.find(' '), kMaxQuoted)));
    if (found.empty() && !there.empty()) {
        found.assign(1, ' ');
    }
    std::ranges::replace_if(
        found, [](char c) { return c < ' ' || c > '~'; }, '?');
    return {at, std::move(expected), std::move(found)};
}

bool RefusingReader::refuse(ParseError error) {
    error_ = std::move(error);
    return false;
}

} // namespace umpire
