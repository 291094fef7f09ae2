#include "app/club/tournament/said_result.h"

#include "app/common/failure/number_in.h"

#include <array>
#include <cmath>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

namespace umpire::tournament {
namespace {

template <typename Number>
std::vector<Number> numbersIn(const std::string& text, char between) {
    std::vector<Number> numbers;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, between);) {
        const auto number = numberIn<Number>(part);
        if (!number || !(*number >= 0)) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

/// The result of one seat.
enum class Part { Won, Half, Lost, Came, StayedAway };

constexpr std::array<std::pair<std::string_view, Part>, 11> kParts = {{
    {"1/2", Part::Half},
    {"0.5", Part::Half},
    {"0,5", Part::Half},
    {"½", Part::Half},
    {"=", Part::Half},
    {"1", Part::Won},
    {"0", Part::Lost},
    {"+", Part::Came},
    {"-", Part::StayedAway},
    {"−", Part::StayedAway},
    {"–", Part::StayedAway},
}};
constexpr std::array<std::string_view, 5> kBetween = {"-", ":", "–", "−", ""};

/// Removes and returns the first part of the text.
std::optional<Part> partAtFront(std::string_view& text) {
    for (const auto& [word, part] : kParts) {
        if (text.starts_with(word)) {
            text.remove_prefix(word.size());
            return part;
        }
    }
    return std::nullopt;
}

std::optional<std::pair<Part, Part>> partsOf(std::string_view text) {
    const auto first = partAtFront(text);
    for (const std::string_view between : kBetween) {
        std::string_view rest = text;
        if (!first || !rest.starts_with(between)) {
            continue;
        }
        rest.remove_prefix(between.size());
        const auto second = partAtFront(rest);
        if (second && rest.empty()) {
            return std::pair(*first, *second);
        }
    }
    return std::nullopt;
}

std::optional<Outcome> outcomeOf(Part part) {
    switch (part) {
    case Part::Won:
        return Outcome::Won;
    case Part::Half:
        return Outcome::Drawn;
    case Part::Lost:
        return Outcome::Lost;
    case Part::Came:
    case Part::StayedAway:
        break;
    }
    return std::nullopt;
}

std::optional<Result> ofTwo(const std::string& said, const PointSystem& points) {
    const auto parts = said == "draw" ? std::pair(Part::Half, Part::Half) : partsOf(said);
    if (!parts) {
        return std::nullopt;
    }
    const auto [first, second] = *parts;
    if (first == Part::StayedAway) {
        return second == Part::StayedAway ? std::optional(notPlayed(2))
               : second == Part::Came     ? std::optional(forfeitedBy(0, points))
                                          : std::nullopt;
    }
    if (first == Part::Came) {
        return second == Part::StayedAway ? std::optional(forfeitedBy(1, points)) : std::nullopt;
    }
    const auto mine = outcomeOf(first);
    const auto theirs = outcomeOf(second);
    const bool moreThanOnePoint = !theirs || (mine == Outcome::Won && theirs != Outcome::Lost) ||
                                  (theirs == Outcome::Won && mine != Outcome::Lost);
    return moreThanOnePoint ? std::nullopt : std::optional(played(*mine, *theirs, points));
}

/// Returns the result of a match of teams from its boards' points, such as "2.5:1.5". Returns none
/// if a number is no multiple of a half, or if they are more points than boards.
std::optional<Result> ofTeams(const std::string& said, std::size_t boards,
                              const PointSystem& points) {
    const auto won = numbersIn<double>(said, ':');
    const bool halves = won.size() == 2 && won[0] * 2 == std::floor(won[0] * 2) &&
                        won[1] * 2 == std::floor(won[1] * 2);
    return halves && won[0] + won[1] <= double(boards)
               ? std::optional(matchOf(won[0], won[1], points))
               : std::nullopt;
}

std::size_t boardsAt(const Tournament& tournament, const Pairing& pairing) {
    const Player* first = playerOf(tournament, pairing.seats.front());
    const Player* second = playerOf(tournament, pairing.seats.back());
    return first == nullptr || second == nullptr ? 0 : boardsOf(*first, *second).size();
}

Message whatThereIs(std::size_t seats, std::size_t boards) {
    if (seats != 2) {
        return message("the place of each seat as in %1, or %2", "1,3,2", "--");
    }
    const char* const plain = "1-0, 0-1, draw, 0-0, ½-0, 0-½, +-, -+, --";
    return boards == 0 ? Message(plain)
                       : message("%1 or what its %n board(s) won as in %2", plain,
                                 Count{static_cast<long long>(boards)}, "2.5:1.5");
}

} // namespace

Expected<Result> saidResult(const std::string& said, const Tournament& tournament,
                            const Pairing& pairing) {
    const std::size_t seats = pairing.seats.size();
    if (said == "none") {
        return Result{};
    }
    std::optional<Result> result;
    std::size_t boards = 0;
    if (seats == 2) {
        boards = boardsAt(tournament, pairing);
        result = boards > 0 && said.find(':') != std::string::npos
                     ? ofTeams(said, boards, tournament.points)
                     : ofTwo(said, tournament.points);
    } else if (partsOf(said) == std::pair(Part::StayedAway, Part::StayedAway)) {
        result = notPlayed(seats);
    } else if (const auto places = numbersIn<int>(said, ','); places.size() == seats) {
        result = placed(places);
    }
    return result ? Expected<Result>(*result)
                  : wrongUsage(message("`%1` is no result of a table with %n seat(s); give %2; "
                                       "`none` takes a result away",
                                       said, Count{static_cast<long long>(seats)},
                                       whatThereIs(seats, boards)));
}

} // namespace umpire::tournament
