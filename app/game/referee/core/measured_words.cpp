#include "app/game/referee/core/measured_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace umpire::referee {
namespace {

std::vector<std::string_view> splitAt(std::string_view text, char border) {
    std::vector<std::string_view> parts;
    std::size_t end = 0;
    while ((end = text.find(border)) != std::string_view::npos) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

bool isSameWord(std::string_view one, std::string_view other) {
    // maximum difference between two measurements of the same thing, in millimetres or degrees
    constexpr double kMeasured = 2.0;
    while (!one.empty() && !other.empty()) {
        double first = 0;
        double second = 0;
        const auto ofOne = std::from_chars(one.data(), one.data() + one.size(), first);
        const auto ofOther = std::from_chars(other.data(), other.data() + other.size(), second);
        const bool areNumbers = ofOne.ec == std::errc() && ofOther.ec == std::errc();
        const std::size_t length = areNumbers ? std::size_t(ofOne.ptr - one.data()) : 1;
        const std::size_t otherLength = areNumbers ? std::size_t(ofOther.ptr - other.data()) : 1;
        const std::string_view word = one.substr(0, length);
        const std::string_view otherWord = other.substr(0, otherLength);
        const bool measured = word.find('.') != std::string_view::npos ||
                              otherWord.find('.') != std::string_view::npos;
        if (word != otherWord &&
            !(areNumbers && measured && std::abs(first - second) < kMeasured)) {
            return false;
        }
        one.remove_prefix(length);
        other.remove_prefix(otherLength);
    }
    return one.empty() && other.empty();
}

/// Compares the words in any order, because two looks may list the same matches in different
/// orders.
bool sameWords(std::string_view one, std::string_view other) {
    std::vector<std::string_view> left = splitAt(other, ' ');
    for (const std::string_view word : splitAt(one, ' ')) {
        const auto same = std::ranges::find_if(
            left, [&](std::string_view each) { return isSameWord(word, each); });
        if (same == left.end()) {
            return false;
        }
        left.erase(same);
    }
    return left.empty();
}

} // namespace

bool isAlikeButMeasured(std::string_view one, std::string_view other) {
    const std::vector<std::string_view> parts = splitAt(one, ';');
    const std::vector<std::string_view> others = splitAt(other, ';');
    return std::ranges::equal(parts, others, sameWords);
}

} // namespace umpire::referee
