#include "app/club/tournament/knockout.h"
#include "app/club/tournament/score_card.h"
#include "app/club/tournament/trf.h"
#include "app/club/tournament/trf_lines.h"
#include "app/club/tournament/utf8.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace umpire::tournament {
namespace {

constexpr std::size_t kNameColumn = 14; // column of the name, from 0
// column of the first round, from 0: two blanks, then the opponent
constexpr std::size_t kFirstRoundColumn = 89;
constexpr std::size_t kRoundColumns = 10;
constexpr std::size_t kMostRounds = 99;
constexpr std::size_t kShown = 120; // maximum number of characters quoted from a wrong line

/// A player's entry for one round.
struct Entry {
    int opponent = 0;
    char seat = '-';
    char result = ' ';
};

bool isBlank(const Entry& entry) {
    return entry.opponent == 0 && entry.result == ' ';
}

struct Line {
    int number = 0; ///< the line's number, from 1
    Player player;
    std::optional<Points> points; ///< the player's points in the file
    std::vector<Entry> entries;
};

class Reader {
public:
    explicit Reader(std::string_view file) : file_(file) {}

    Expected<Imported> read(std::string_view text) {
        tournament_.system = System::Swiss;
        tournament_.report = text;
        const auto all = trfLines(text);
        for (const TrfLine& line : all) {
            // Points of these lines may depend on each other: a bye may be worth as much as a win.
            if (subjectOf(line.code) == "162") {
                // reads the points of a win or a bye now; the lines are read again below, to
                // compare them with the final points
                useTrfLine(line, tournament_);
            }
        }
        for (const TrfLine& line : all) {
            const bool later = subjectOf(line.code) == "240";
            auto failure = line.code == "001" ? readPlayer(line) : later ? std::nullopt : use(line);
            if (failure) {
                return tl::make_unexpected(*failure);
            }
        }
        if (lines_.empty()) {
            return failWith(
                ExitStatus::CannotRead,
                message("%1: no line begins with 001; this is no Tournament Report File", file_));
        }
        if (auto failure = makeRounds()) {
            return tl::make_unexpected(*failure);
        }
        if (tournament_.system == System::Knockout) {
            orderAsDrawn(tournament_);
        }
        for (const TrfLine& line : all) {
            if (subjectOf(line.code) == "240") {
                use(line); // used now, because it needs the players and the rounds
            }
        }
        comparePoints();
        return Imported{std::move(tournament_), std::move(notes_)};
    }

private:
    [[nodiscard]] Message at(int line, const Message& what) const {
        return message("%1, line %2: %3", file_, line, what);
    }

    [[nodiscard]] Failure failure(int line, const Message& why) const {
        return {ExitStatus::CannotRead, at(line, why)};
    }

    std::optional<Failure> use(const TrfLine& line) {
        switch (useTrfLine(line, tournament_)) {
        case TrfUse::Used:
        case TrfUse::Kept:
            break;
        case TrfUse::Unused:
            notes_.push_back(at(line.number, message("`%1` is kept in the file, and Umpire does "
                                                     "not use it",
                                                     printable(std::string(line.code)))));
            break;
        case TrfUse::Wrong:
            if (subjectOf(line.code) == "142") {
                return failure(line.number,
                               message("`%1` is no number of rounds; give 1 to %2",
                                       printable(fieldOf(line.text, 4, line.text.size())),
                                       kMostRounds));
            }
            notes_.push_back(at(line.number, message("`%1` is not written as FIDE's files have it; "
                                                     "it is kept and not used",
                                                     printable(columnsOf(line.text, 0, kShown)))));
            break;
        }
        return std::nullopt;
    }

    std::optional<Failure> readPlayer(const TrfLine& from) {
        const auto field = [&](std::size_t first, std::size_t size) {
            return fieldOf(from.text, first, size);
        };
        if (charactersOf(from.text).size() <= kNameColumn) {
            return failure(from.number, message("the line ends before the name in the columns 15 "
                                                "to 47; write it there"));
        }
        Line line{from.number, {}, pointsIn(field(80, 4)), {}};
        const std::string rating = field(48, 4);
        line.player.number = numberIn<int>(field(4, 4)).value_or(0);
        line.player.sex = field(9, 1);
        line.player.title = field(10, 3);
        line.player.name = field(kNameColumn, 33);
        line.player.rating = numberIn<int>(rating).value_or(rating.empty() ? 0 : -1);
        line.player.federation = field(53, 3);
        line.player.fideNumber = field(57, 11);
        line.player.born = field(69, 10);
        if (line.player.number < 1 || line.player.rating < 0) {
            return failure(from.number, message("the starting rank in the columns 5 to 8 or the "
                                                "rating in the "
                                                "columns 49 to 52 is no number; put it right"));
        }
        if (lines_.contains(line.player.number)) {
            return failure(from.number,
                           message("the starting rank %1 stands in an earlier line too; "
                                   "give each rank once",
                                   line.player.number));
        }
        if (auto fault = readEntries(from, line)) {
            return fault;
        }
        const int key = line.player.number;
        lines_.emplace(key, std::move(line));
        return std::nullopt;
    }

    std::optional<Failure> readEntries(const TrfLine& from, Line& line) const {
        const std::size_t columns = charactersOf(from.text).size();
        for (std::size_t at = kFirstRoundColumn; at + 2 < columns; at += kRoundColumns) {
            const std::string opponent = fieldOf(from.text, at + 2, 4);
            const std::string seat = fieldOf(from.text, at + 7, 1);
            std::string result = fieldOf(from.text, at + 9, 1);
            const auto met = opponent.empty() ? std::optional(0) : numberIn<int>(opponent);
            const std::size_t round = line.entries.size() + 1;
            if (result.size() == 1 && result[0] >= 'a' && result[0] <= 'z') {
                result[0] = char(result[0] - 'a' + 'A');
            }
            if (!met || round > kMostRounds || isNoEntry(*met, seat, result)) {
                return failure(from.number,
                               message("round %1 is no opponent, seat and result; write it such "
                                       "as `  12 w 1` or `0000 - U`",
                                       round));
            }
            const char away = *met == 0 && !opponent.empty() ? 'Z' : ' ';
            line.entries.push_back(
                {*met, seat.empty() ? '-' : seat[0], result.empty() ? away : plain(result[0])});
        }
        while (!line.entries.empty() && isBlank(line.entries.back())) {
            line.entries.pop_back();
        }
        return std::nullopt;
    }

    /// Returns the points in the field; none if the field is empty or not a number.
    static std::optional<Points> pointsIn(const std::string& text) {
        Points points = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), points);
        return fault == std::errc() && end == text.data() + text.size() ? std::optional(points)
                                                                        : std::nullopt;
    }

    /// Returns the code of a rated result for an unrated result: 1 for W, = for D, 0 for L. Other
    /// codes stay unchanged.
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
        std::size_t rounds = 0; // number of the last round with any game
        for (const auto& [rank, line] : lines_) {
            for (std::size_t round = 0; round < line.entries.size(); ++round) {
                rounds = line.entries[round].opponent > 0 ? std::max(rounds, round + 1) : rounds;
            }
        }
        tournament_.rounds.resize(rounds);
        tables_.assign(rounds, 0);
        for (auto& [rank, line] : lines_) {
            keepForLater(line, rounds);
            tournament_.players.push_back(line.player);
        }
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

    /// Stores byes of future rounds, and a late player's first round.
    void keepForLater(Line& line, std::size_t rounds) {
        const auto first = std::ranges::find_if_not(line.entries, isBlank);
        const auto before =
            line.entries.empty() ? rounds : std::size_t(first - line.entries.begin());
        line.player.firstRound = int(std::min(before, rounds)) + 1;
        for (std::size_t round = rounds; round < line.entries.size(); ++round) {
            const Entry& entry = line.entries[round];
            if (isBlank(entry)) {
                continue;
            }
            line.player.absences.push_back({int(round) + 1, byeNamed(entry.result)});
            notes_.push_back(at(line.number, message("round %1 has no game yet and is not made; "
                                                     "the bye is kept for it",
                                                     round + 1)));
        }
    }

    /// Notes each player whose points in the file differ from the results.
    void comparePoints() {
        for (const auto& [number, card] : scoreCards(tournament_, tournament_.rounds.size())) {
            const Line& line = lines_.at(number);
            Points withBye = card.points;
            for (const Absence& absence : line.player.absences) {
                withBye += worth(tournament_, absence.bye);
            }
            if (line.points && *line.points != card.points && *line.points != withBye) {
                notes_.push_back(
                    at(line.number,
                       message("the points are %1, and the results give %2",
                               printed("%.1f", *line.points), printed("%.1f", card.points))));
            }
        }
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
            return std::nullopt; // the pairing was added with the opponent's line
        }
        Pairing pairing{++tables_[round],
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
    std::map<int, Line> lines_; ///< players' lines, by starting rank
    std::vector<int> tables_;   ///< number of tables so far in each round
    std::vector<Message> notes_;
};

} // namespace

Expected<Imported> readTrf(std::string_view text, std::string_view name) {
    if (auto fault = notUtf8(text, name)) {
        return tl::make_unexpected(*fault);
    }
    return Reader(name).read(text);
}

} // namespace umpire::tournament
