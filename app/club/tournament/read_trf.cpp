#include "app/club/tournament/trf.h"
#include "app/club/tournament/utf8.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace umpire::tournament {
namespace {

constexpr std::size_t kFirstRoundColumn = 89; // from 0: two blanks, then the opponent
constexpr std::size_t kRoundColumns = 10;
constexpr std::size_t kShortestPlayer = 84; // to the end of the points
constexpr std::size_t kMostRounds = 99;

/// What a player's line says of a round.
struct Entry {
    int opponent = 0;
    char seat = '-';
    char result = ' ';
};

struct Line {
    int number = 0; ///< of the line, from 1
    Player player;
    std::vector<Entry> entries;
};

/// Characters of a line, so that columns are counted as the format counts them.
std::vector<std::string_view> charactersOf(std::string_view line) {
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < line.size();) {
        const auto first = static_cast<unsigned char>(line[at]);
        const std::size_t size = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        characters.push_back(line.substr(at, size));
        at += size;
    }
    return characters;
}

class Reader {
public:
    explicit Reader(std::string_view file) : file_(file) {}

    Expected<Tournament> read(std::string_view text) {
        tournament_.system = System::Swiss;
        int number = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
            ++number;
            if (auto failure = readLine(text.substr(at, end - at), number)) {
                return tl::make_unexpected(*failure);
            }
            at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
        }
        if (lines_.empty()) {
            return failWith(
                ExitStatus::CannotRead,
                message("%1: no line begins with 001; this is no Tournament Report File", file_));
        }
        if (auto failure = makeRounds()) {
            return tl::make_unexpected(*failure);
        }
        return tournament_;
    }

private:
    [[nodiscard]] Failure failure(int line, const Message& why) const {
        return {ExitStatus::CannotRead, message("%1, line %2: %3", file_, line, why)};
    }

    static std::string trimmed(std::string_view text) {
        const auto first = text.find_first_not_of(' ');
        return first == std::string_view::npos
                   ? ""
                   : std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
    }

    static std::optional<int> numberIn(const std::string& text) {
        int number = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        return fault == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                        : std::nullopt;
    }

    std::optional<Failure> readLine(std::string_view line, int number) {
        const std::string_view code = line.substr(0, 3);
        const auto characters = charactersOf(line);
        std::string rest;
        for (std::size_t i = 4; i < characters.size(); ++i) {
            rest += characters[i];
        }
        rest = trimmed(rest);
        std::ranges::replace_if(
            rest, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
        if (code == "001") {
            return readPlayer(line, number);
        }
        if (code == "012") {
            tournament_.name = rest;
        } else if (code == "022") {
            tournament_.place = rest;
        } else if (code == "102") {
            tournament_.arbiter = rest;
        } else if (code == "092" && rest.find("obin") != std::string::npos) {
            tournament_.system = System::RoundRobin;
        } else if (code == "XXR" || code == "142") {
            const auto rounds = numberIn(rest);
            if (!rounds || *rounds < 1 || *rounds > int(kMostRounds)) {
                return failure(number, message("`%1` is no number of rounds; give 1 to %2",
                                               printable(rest), kMostRounds));
            }
            tournament_.plannedRounds = *rounds;
        }
        return std::nullopt;
    }

    std::optional<Failure> readPlayer(std::string_view text, int number) {
        const auto characters = charactersOf(text);
        const auto field = [&](std::size_t first, std::size_t size) {
            std::string made;
            for (std::size_t i = first; i < std::min(first + size, characters.size()); ++i) {
                const bool control = static_cast<unsigned char>(characters[i][0]) < ' ';
                made += control ? std::string_view(" ") : characters[i];
            }
            return trimmed(made);
        };
        if (characters.size() < kShortestPlayer) {
            return failure(number, message("the line ends before the points in the columns 81 to "
                                           "84; fill it with blanks"));
        }
        Line line{number, {}, {}};
        const auto rank = numberIn(field(4, 4));
        const std::string rating = field(48, 4);
        line.player.number = rank.value_or(0);
        line.player.name = field(14, 33);
        line.player.rating = numberIn(rating).value_or(rating.empty() ? 0 : -1);
        line.player.federation = field(53, 3);
        if (line.player.number < 1 || line.player.rating < 0) {
            return failure(number, message("the starting rank in the columns 5 to 8 or the rating "
                                           "in the columns 49 to 52 is no number; put it right"));
        }
        if (lines_.contains(line.player.number)) {
            return failure(number, message("the starting rank %1 stands in an earlier line too; "
                                           "give each rank once",
                                           line.player.number));
        }
        for (std::size_t at = kFirstRoundColumn; at + 2 < characters.size(); at += kRoundColumns) {
            const std::string opponent = field(at + 2, 4);
            const std::string seat = field(at + 7, 1);
            const std::string result = field(at + 9, 1);
            const auto met = opponent.empty() ? std::optional(0) : numberIn(opponent);
            const std::size_t round = line.entries.size() + 1;
            if (!met || round > kMostRounds || isNoEntry(*met, seat, result)) {
                return failure(number,
                               message("round %1 is no opponent, seat and result; write it such "
                                       "as `  12 w 1` or `0000 - U`",
                                       round));
            }
            line.entries.push_back(
                {*met, seat.empty() ? '-' : seat[0], result.empty() ? ' ' : plain(result[0])});
        }
        const int key = line.player.number;
        lines_.emplace(key, std::move(line));
        return std::nullopt;
    }

    /// Unrated results are results: W 1, D =, L 0.
    static char plain(char result) {
        return result == 'W' ? '1' : result == 'D' ? '=' : result == 'L' ? '0' : result;
    }

    static bool isNoEntry(int opponent, const std::string& seat, const std::string& result) {
        const std::string_view seats = opponent > 0 ? "wb-" : "-";
        const std::string_view results = opponent > 0 ? "10=+-WDL" : "UHFZ-=+";
        return (!seat.empty() && seats.find(seat) == std::string_view::npos) ||
               (!result.empty() && results.find(result) == std::string_view::npos);
    }

    std::optional<Failure> makeRounds() {
        std::size_t rounds = 0;
        for (auto& [rank, line] : lines_) {
            while (!line.entries.empty() && line.entries.back().opponent == 0 &&
                   line.entries.back().result == ' ') {
                line.entries.pop_back();
            }
            rounds = std::max(rounds, line.entries.size());
            tournament_.players.push_back(line.player);
        }
        tournament_.rounds.resize(rounds);
        for (std::size_t round = 0; round < rounds; ++round) {
            for (const auto& [rank, line] : lines_) {
                if (round >= line.entries.size()) {
                    continue;
                }
                if (auto fault = addEntry(round, line)) {
                    return fault;
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Failure> addEntry(std::size_t round, const Line& line) {
        const Entry& entry = line.entries[round];
        auto& pairings = tournament_.rounds[round].pairings;
        const int rank = line.player.number;
        if (entry.opponent == 0) {
            if (entry.result != ' ') {
                pairings.push_back({0, {rank}, byeNamed(entry.result), {}});
            }
            return std::nullopt;
        }
        const auto other = lines_.find(entry.opponent);
        const bool mutual = other != lines_.end() && entry.opponent != rank &&
                            round < other->second.entries.size() &&
                            agree(entry, rank, other->second.entries[round]);
        if (!mutual) {
            return failure(line.number,
                           message("round %1 does not agree with the line of the opponent %2; put "
                                   "one of them right",
                                   round + 1, entry.opponent));
        }
        if (rank > entry.opponent) {
            return std::nullopt; // the opponent's line has added it
        }
        const auto tables =
            std::ranges::count_if(pairings, [](const Pairing& pairing) { return !pairing.bye; });
        Pairing pairing{int(tables) + 1,
                        {rank, entry.opponent},
                        {},
                        resultOf(entry, other->second.entries[round])};
        if (entry.seat == 'b') {
            std::ranges::reverse(pairing.seats);
            if (pairing.result) {
                std::ranges::reverse(pairing.result->seats);
            }
        }
        pairings.push_back(pairing);
        return std::nullopt;
    }

    static Bye byeNamed(char result) {
        return result == 'U' || result == '+'   ? Bye::Pairing
               : result == 'H' || result == '=' ? Bye::HalfPoint
               : result == 'F'                  ? Bye::FullPoint
                                                : Bye::ZeroPoint;
    }

    static bool agree(const Entry& mine, int rank, const Entry& theirs) {
        static constexpr std::array<std::string_view, 10> kPairs = {
            "10", "01", "==", "=0", "0=", "00", "+-", "-+", "--", "  "};
        const std::string both = {mine.result, theirs.result};
        const bool results = std::ranges::find(kPairs, both) != kPairs.end();
        const bool seats = (mine.seat == '-') == (theirs.seat == '-') &&
                           (mine.seat == '-' || mine.seat != theirs.seat);
        return theirs.opponent == rank && results && seats;
    }

    [[nodiscard]] std::optional<Result> resultOf(const Entry& mine, const Entry& theirs) const {
        const PointSystem& points = tournament_.points;
        switch (mine.result) {
        case '+':
            return forfeitedBy(1, points);
        case '-':
            return theirs.result == '-' ? notPlayed(2) : forfeitedBy(0, points);
        case ' ':
            return std::nullopt;
        default:
            return played(outcomeOf(mine.result), outcomeOf(theirs.result), points);
        }
    }

    static Outcome outcomeOf(char result) {
        return result == '1' ? Outcome::Won : result == '=' ? Outcome::Drawn : Outcome::Lost;
    }

    std::string_view file_;
    Tournament tournament_;
    std::map<int, Line> lines_; ///< by starting rank
};

} // namespace

Expected<Tournament> readTrf(std::string_view text, std::string_view name) {
    return Reader(name).read(asUtf8(text));
}

} // namespace umpire::tournament
