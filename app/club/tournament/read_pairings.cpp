#include "app/club/tournament/pairing_program.h"
#include "app/club/tournament/trf.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace umpire::tournament {
namespace {

std::vector<std::string_view> linesWithText(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (line.find_first_not_of(" \t") != std::string_view::npos) {
            lines.push_back(line);
        }
        at = end + 1;
    }
    return lines;
}

/// Returns a line's numbers; none if the line contains anything else.
std::optional<std::vector<int>> numbersIn(std::string_view line) {
    std::vector<int> numbers;
    const char* at = line.data();
    const char* const end = line.data() + line.size();
    while (true) {
        while (at != end && (*at == ' ' || *at == '\t')) {
            ++at;
        }
        if (at == end) {
            return numbers;
        }
        int number = 0;
        const auto [after, fault] = std::from_chars(at, end, number);
        if (fault != std::errc() || (after != end && *after != ' ' && *after != '\t')) {
            return std::nullopt;
        }
        numbers.push_back(number);
        at = after;
    }
}

Failure nonsense(const Message& what) {
    return {ExitStatus::CannotWrite,
            message("the pairing program's answer is no pairing: %1; pair this round by hand, or "
                    "use another program",
                    what)};
}

bool haveMet(const Tournament& tournament, int one, int other) {
    return std::ranges::any_of(tournament.rounds, [&](const Round& round) {
        return std::ranges::any_of(round.pairings, [&](const Pairing& pairing) {
            return pairing.result && playedAt(pairing, 0) && playedAt(pairing, 1) &&
                   std::ranges::count(pairing.seats, one) > 0 &&
                   std::ranges::count(pairing.seats, other) > 0;
        });
    });
}

class Answer {
public:
    explicit Answer(const Tournament& tournament)
        : tournament_(tournament), numbers_(numbersByRank(tournament)) {
        const auto waiting = whoPlays(tournament, int(tournament.rounds.size()) + 1);
        waiting_.insert(waiting.begin(), waiting.end());
    }

    Expected<Round> roundOf(std::string_view text) {
        const auto lines = linesWithText(text);
        const auto count = lines.empty() ? std::nullopt : numbersIn(lines[0]);
        if (!count || count->size() != 1 || std::size_t((*count)[0]) != lines.size() - 1) {
            return failed(message("its first line is not the number of its other lines"));
        }
        for (std::size_t i = 1; i < lines.size(); ++i) {
            if (auto fault = add(lines[i])) {
                return tl::make_unexpected(*fault);
            }
        }
        if (!waiting_.empty()) {
            return failed(message("%1 is left out", nameOf(*waiting_.begin())));
        }
        round_.pairings.insert(round_.pairings.end(), byes_.begin(), byes_.end());
        return round_;
    }

private:
    static tl::unexpected<Failure> failed(const Message& what) {
        return tl::make_unexpected(nonsense(what));
    }

    [[nodiscard]] std::string nameOf(int number) const {
        return printable(playerOf(tournament_, number)->name);
    }

    std::optional<Failure> add(std::string_view line) {
        const auto ranks = numbersIn(line);
        if (!ranks || ranks->size() != 2 || (*ranks)[0] == 0) {
            return nonsense(message("a line is not two players' starting ranks"));
        }
        std::vector<int> seats;
        for (const int rank : *ranks) {
            if (rank < 0 || std::size_t(rank) > numbers_.size()) {
                return nonsense(message("nobody has the starting rank %1", rank));
            }
            if (rank == 0) {
                continue;
            }
            seats.push_back(numbers_[std::size_t(rank - 1)]);
            if (waiting_.erase(seats.back()) == 0) {
                return nonsense(message("%1 is paired twice or is away", nameOf(seats.back())));
            }
        }
        if (seats.size() == 1) {
            if (!byes_.empty()) {
                return nonsense(message("two players have a bye"));
            }
            byes_.push_back({0, seats, Bye::Pairing, {}});
            return std::nullopt;
        }
        if (haveMet(tournament_, seats[0], seats[1])) {
            return nonsense(
                message("%1 and %2 have met already", nameOf(seats[0]), nameOf(seats[1])));
        }
        if (!mayMeet(tournament_, seats[0], seats[1], int(tournament_.rounds.size()) + 1)) {
            return nonsense(message("%1 and %2 may not meet", nameOf(seats[0]), nameOf(seats[1])));
        }
        round_.pairings.push_back({int(round_.pairings.size()) + 1, seats, {}, {}});
        return std::nullopt;
    }

    const Tournament& tournament_;
    std::vector<int> numbers_; ///< players' numbers, by starting rank
    std::set<int> waiting_;    ///< players who are not paired yet
    Round round_;
    std::vector<Pairing> byes_;
};

} // namespace

Expected<Round> readPairings(std::string_view text, const Tournament& tournament) {
    return Answer(tournament).roundOf(text);
}

} // namespace umpire::tournament
