#include "rules/tolerant_action.h"

#include <algorithm>
#include <array>

namespace umpire {
namespace {

/// Maximum number of words in an action; 3 ways to write each word give 729 texts to try.
constexpr std::size_t kMaxWords = 6;

/// The dashes that are read as "-", in UTF-8: hyphen, figure dash, en dash, em dash, minus sign.
constexpr std::array<std::string_view, 5> kDashes = {"\xE2\x80\x90", "\xE2\x80\x92", "\xE2\x80\x93",
                                                     "\xE2\x80\x94", "\xE2\x88\x92"};

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::size_t skipBlanks(std::string_view line, std::size_t at) {
    while (at < line.size() && isBlank(line[at])) {
        ++at;
    }
    return at;
}

/// Skips "12." or "12..." and the blanks after it; returns `begin` if there is no move number.
std::size_t skipMoveNumber(std::string_view line, std::size_t begin) {
    std::size_t at = begin;
    while (at < line.size() && isDigit(line[at])) {
        ++at;
    }
    const std::size_t dots = at;
    while (at < line.size() && line[at] == '.') {
        ++at;
    }
    return dots > begin && at > dots ? skipBlanks(line, at) : begin;
}

/// Returns the index where the comment begins: at a `#` that is first or follows a blank. Returns
/// the line's length if the line has no comment.
std::size_t commentIn(std::string_view line, std::size_t begin) {
    for (std::size_t at = begin; at < line.size(); ++at) {
        if (line[at] == '#' && (at == begin || isBlank(line[at - 1]))) {
            return at;
        }
    }
    return line.size();
}

/// Returns the begin and end of each sequence of letters.
std::vector<std::pair<std::size_t, std::size_t>> wordsIn(std::string_view action) {
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t at = 0; at < action.size(); ++at) {
        if (isLetter(action[at])) {
            const std::size_t begin = at;
            while (at < action.size() && isLetter(action[at])) {
                ++at;
            }
            words.emplace_back(begin, at);
        }
    }
    return words;
}

char inCapital(char c) {
    return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
}
char inSmall(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

/// The number of ways in which notations write a word: small letters ("toss"), capitals ("FFXLX"),
/// or a unit in capitals before the small letter of its square ("PAa1").
constexpr std::size_t kWays = 3;
void writeWord(std::span<char> word, std::size_t way) {
    std::ranges::transform(word, word.begin(), way == 0 ? inSmall : inCapital);
    word.back() = way == 2 ? inSmall(word.back()) : word.back();
}

/// Tells whether a blank stands beside a sign or a dash, as in "c5 < b5 , b4" or "c1 - a3". No
/// notation has such a blank.
bool isBesideSign(std::string_view line, std::size_t blank) {
    const auto isSign = [&](std::size_t at, std::string_view signs) {
        return at < line.size() && signs.find(line[at]) != std::string_view::npos;
    };
    const std::size_t next = skipBlanks(line, blank);
    std::size_t before = blank;
    while (before > 0 && isBlank(line[before - 1])) {
        --before;
    }
    constexpr std::string_view kSigns = "<>,*~";
    const bool isAfterDash = isSign(before - 1, "-") && before > 1 && isBlank(line[before - 2]);
    const bool isBeforeDash =
        isSign(next, "-") && next + 1 < line.size() && isBlank(line[next + 1]);
    return isSign(next, kSigns) || isSign(before - 1, kSigns) ||
           ((isAfterDash || isBeforeDash) && next < line.size());
}

} // namespace

TidyLine tidied(std::string_view line) {
    const std::size_t begin = skipMoveNumber(line, skipBlanks(line, 0));
    std::size_t end = commentIn(line, begin);
    while (end > begin && isBlank(line[end - 1])) {
        --end;
    }
    TidyLine tidy{"", begin};
    for (std::size_t at = begin; at < end;) {
        if (isBlank(line[at]) && (isBlank(line[at + 1]) || isBesideSign(line.substr(0, end), at))) {
            ++at;
            continue;
        }
        const auto dash = std::ranges::find_if(
            kDashes, [&](std::string_view each) { return line.substr(at).starts_with(each); });
        tidy.action += dash != kDashes.end() ? '-' : isBlank(line[at]) ? ' ' : line[at];
        at += dash != kDashes.end() ? dash->size() : 1;
    }
    return tidy;
}

std::vector<std::string> inOtherCapitals(std::string_view action) {
    const auto words = wordsIn(action);
    std::vector<std::string> texts;
    if (words.size() > kMaxWords) {
        return texts;
    }
    std::size_t count = 1;
    for (std::size_t i = 0; i < words.size(); ++i) {
        count *= kWays;
    }
    for (std::size_t choice = 0; choice < count; ++choice) {
        std::string text(action);
        std::size_t left = choice;
        for (const auto& word : words) {
            writeWord(std::span(text).subspan(word.first, word.second - word.first), left % kWays);
            left /= kWays;
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

} // namespace umpire
