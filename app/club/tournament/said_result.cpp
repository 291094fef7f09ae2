#include "app/club/tournament/said_result.h"

#include <charconv>
#include <optional>
#include <sstream>
#include <vector>

namespace umpire::tournament {
namespace {

template <typename Number>
std::optional<Number> numberIn(const std::string& text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

template <typename Number>
std::vector<Number> numbersIn(const std::string& text, char between) {
    std::vector<Number> numbers;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, between);) {
        const auto number = numberIn<Number>(part);
        if (!number || *number < 0) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace

Expected<Result> saidResult(const std::string& said, std::size_t seats, const PointSystem& points) {
    if (said == "none") {
        return Result{};
    }
    if (said == "--") {
        return notPlayed(seats);
    }
    if (seats == 2) {
        if (said == "1-0") {
            return firstWins(points);
        }
        if (said == "0-1") {
            return secondWins(points);
        }
        if (said == "draw" || said == "1/2-1/2") {
            return drawn(points);
        }
        if (said == "+-" || said == "-+") {
            return forfeitedBy(said == "+-" ? 1 : 0, points);
        }
        if (const auto boards = numbersIn<double>(said, ':'); boards.size() == 2) {
            return matchOf(boards[0], boards[1], points);
        }
    } else if (const auto places = numbersIn<int>(said, ','); places.size() == seats) {
        return placed(places);
    }
    return wrongUsage(
        "`" + said + "` is no result of a table with " + std::to_string(seats) + " seats; give " +
        (seats == 2 ? "1-0, 0-1, draw, +-, -+, -- or, of teams, their boards as in 2.5:1.5"
                    : "the place of each seat as in 1,3,2, or --") +
        "; `none` takes a result away");
}

} // namespace umpire::tournament
