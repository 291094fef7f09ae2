#include "app/club/tournament/standings.h"
#include "app/club/tournament/trf.h"
#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"

#include <algorithm>
#include <map>

namespace umpire::tournament {
namespace {

constexpr std::size_t kNameColumns = 33;
constexpr Points kMostPoints = 99.5; // of what fits into "99.9"

/// One player's part in a round: ten columns.
struct Entry {
    int opponent = 0; ///< a starting rank
    char seat = '-';
    char result = ' ';
};

/// So many columns of UTF-8, filled with blanks or cut; what is no visible text is a blank.
std::string columns(std::string_view text, std::size_t wanted) {
    std::string made;
    std::size_t taken = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (taken == wanted) {
            break;
        }
        made +=
            first < ' ' || first == 0x7F ? std::string(" ") : std::string(text.substr(at, size));
        at += size;
        ++taken;
    }
    return made + std::string(wanted - taken, ' ');
}

/// A header's text, in one line.
std::string lineOf(const char* code, const std::string& text) {
    std::string line = code + (" " + text);
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return line + "\r\n";
}

char codeOf(Bye bye) {
    switch (bye) {
    case Bye::Pairing:
        return 'U';
    case Bye::HalfPoint:
        return 'H';
    case Bye::FullPoint:
        return 'F';
    case Bye::ZeroPoint:
        return 'Z';
    }
    return ' ';
}

/// Which result a missing one is.
enum class Missing { Blank, Draw };

char codeOf(const Pairing& pairing, std::size_t seat, Missing missing, const PointSystem& points) {
    if (!pairing.result) {
        return missing == Missing::Draw ? '=' : ' ';
    }
    const auto& seats = pairing.result->seats;
    if (!wasPlayed(*pairing.result)) {
        return seats[seat].presence == Presence::Came ? '+' : '-';
    }
    switch (outcomeAt(*pairing.result, seat, points)) {
    case Outcome::Won:
        return '1';
    case Outcome::Drawn:
        return '=';
    case Outcome::Lost:
        return '0';
    }
    return ' ';
}

class Writer {
public:
    Writer(const Tournament& tournament, Missing missing)
        : tournament_(tournament), missing_(missing) {
        const std::vector<int> numbers = numbersByRank(tournament);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            ranks_[numbers[i]] = int(i) + 1;
        }
        for (const Row& row : standingsOf(tournament).rows) {
            places_[row.player] = int(places_.size()) + 1;
        }
    }

    [[nodiscard]] std::string header() const {
        return lineOf("012", tournament_.name) + lineOf("022", tournament_.place) +
               lineOf("062", std::to_string(tournament_.players.size())) +
               lineOf("092", tournament_.system == System::Swiss ? "Individual: Swiss-System"
                                                                 : "Individual: Round-Robin") +
               lineOf("102", tournament_.arbiter);
    }

    /// `next`: the player's bye in the round after the last one.
    [[nodiscard]] Expected<std::string> playerLine(const Player& player,
                                                   std::optional<Bye> next) const {
        std::string rounds;
        Points points = next ? worth(tournament_, *next) : 0;
        for (const Round& round : tournament_.rounds) {
            const auto [entry, won] = entryOf(player, round);
            rounds += printed(entry);
            points += won;
        }
        if (next) {
            rounds += printed({0, '-', codeOf(*next)});
        }
        if (points > kMostPoints) {
            return wrongUsage(
                message("%1 has more points than a Tournament Report File can hold; give a win "
                        "fewer points",
                        printable(player.name)));
        }
        const std::string rating =
            player.rating > 0 ? umpire::printed("%4d", player.rating) : "    ";
        return umpire::printed("001 %4d      ", ranks_.at(player.number)) +
               columns(player.name, kNameColumns) + " " + rating + " " +
               columns(player.federation, 3) + std::string(24, ' ') +
               umpire::printed("%4.1f %4d", points, places_.at(player.number)) + rounds + "\r\n";
    }

private:
    static std::string printed(const Entry& entry) {
        const std::string opponent =
            entry.opponent == 0 ? "0000" : umpire::printed("%4d", entry.opponent);
        return "  " + opponent + " " + entry.seat + " " + entry.result;
    }

    /// 0: nobody has that number.
    [[nodiscard]] int rankOf(int number) const {
        const auto found = ranks_.find(number);
        return found == ranks_.end() ? 0 : found->second;
    }

    [[nodiscard]] std::pair<Entry, Points> entryOf(const Player& player, const Round& round) const {
        for (const Pairing& pairing : round.pairings) {
            const auto seat = std::ranges::find(pairing.seats, player.number);
            if (seat == pairing.seats.end()) {
                continue;
            }
            if (pairing.bye) {
                return {{0, '-', codeOf(*pairing.bye)}, worth(tournament_, *pairing.bye)};
            }
            const auto place = std::size_t(seat - pairing.seats.begin());
            const Points draw = missing_ == Missing::Draw ? tournament_.points.draw : 0;
            return {{rankOf(pairing.seats[1 - place]), place == 0 ? 'w' : 'b',
                     codeOf(pairing, place, missing_, tournament_.points)},
                    pairing.result ? pairing.result->seats[place].points : draw};
        }
        return {{0, '-', 'Z'}, 0};
    }

    const Tournament& tournament_;
    Missing missing_;
    std::map<int, int> ranks_;  ///< starting rank of a number
    std::map<int, int> places_; ///< in the standings
};

std::optional<Failure> notOfTwo(const Tournament& tournament) {
    for (const Round& round : tournament.rounds) {
        for (const Pairing& pairing : round.pairings) {
            if (!pairing.bye && pairing.seats.size() != 2) {
                return Failure{ExitStatus::WrongUsage,
                               message("a Tournament Report File has tables of two only; export "
                                       "the standings instead")};
            }
        }
    }
    return std::nullopt;
}

/// Points of another system than 1, a half and 0, for both programs.
std::string pointsLines(const PointSystem& points) {
    if (points == PointSystem{}) {
        return "";
    }
    return umpire::printed("XXS W=%.1f D=%.1f WL=%.1f BL=%.1f PAB=%.1f\r\n", points.win,
                           points.draw, points.loss, points.loss, points.pairingBye) +
           umpire::printed("BBW %4.1f\r\nBBD %4.1f\r\nBBL %4.1f\r\nBBU %4.1f\r\n", points.win,
                           points.draw, points.loss, points.pairingBye);
}

enum class For { Report, Pairing };

Expected<std::string> written(const Tournament& tournament, For purpose) {
    if (const auto failure = notOfTwo(tournament)) {
        return tl::make_unexpected(*failure);
    }
    const Writer writer(tournament, purpose == For::Pairing ? Missing::Draw : Missing::Blank);
    std::string text = writer.header();
    const int next = int(tournament.rounds.size()) + 1;
    for (const int number : numbersByRank(tournament)) {
        const Player& player = *playerOf(tournament, number);
        const auto line =
            writer.playerLine(player, purpose == For::Pairing ? byeOf(player, next) : std::nullopt);
        if (!line) {
            return tl::make_unexpected(line.error());
        }
        text += *line;
    }
    return text;
}

} // namespace

std::vector<int> numbersByRank(const Tournament& tournament) {
    std::vector<int> numbers;
    for (const Player& player : tournament.players) {
        numbers.push_back(player.number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

Expected<std::string> writeTrf(const Tournament& tournament) {
    return written(tournament, For::Report);
}

Expected<std::string> writeTrfForPairing(const Tournament& tournament, FirstColour colour) {
    auto text = written(tournament, For::Pairing);
    if (text) {
        *text += umpire::printed("XXR %d\r\n", tournament.plannedRounds);
        *text += colour == FirstColour::First ? "XXC white1\r\n" : "XXC black1\r\n";
        *text += pointsLines(tournament.points);
    }
    return text;
}

} // namespace umpire::tournament
