#include "app/club/tournament/trf_parts.h"

#include "app/club/tournament/player_columns.h"
#include "app/club/tournament/score_card.h"
#include "app/club/tournament/standings.h"
#include "app/common/failure/printable.h"
#include "app/common/failure/printed.h"

#include <algorithm>
#include <map>

namespace umpire::tournament {
namespace {

using For = TrfPartsOptions::For;

constexpr Points kMostPoints = 99.5; // the largest that fits into "99.9"

/// One player's entry for a round: ten columns.
struct Entry {
    int opponent = 0; ///< starting rank of the opponent; 0: no opponent
    char seat = '-';
    char result = ' ';
};

/// Returns exactly `wanted` columns of a UTF-8 text: a short text is padded, a long text is cut,
/// and invisible characters become blanks.
std::string columns(std::string_view text, std::size_t wanted) {
    std::string made;
    std::size_t taken = 0;
    for (std::size_t at = 0; at < text.size() && taken < wanted; ++taken) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        made +=
            first < ' ' || first == 0x7F ? std::string(" ") : std::string(text.substr(at, size));
        at += size;
    }
    return made + std::string(wanted - taken, ' ');
}

/// Right-aligns the text in `wanted` columns.
std::string columnsToTheRight(std::string_view text, std::size_t wanted) {
    const std::string made = columns(text, wanted);
    const auto last = made.find_last_not_of(' ');
    const std::size_t blanks = last == std::string::npos ? 0 : made.size() - last - 1;
    return std::string(blanks, ' ') + made.substr(0, made.size() - blanks);
}

/// Returns a line of the report: a code and its text.
std::string lineOf(const char* code, const std::string& text) {
    std::string line = code + (" " + text);
    std::ranges::replace_if(
        line, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return line;
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

char codeOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Won:
        return '1';
    case Outcome::Drawn:
        return '=';
    case Outcome::Lost:
        return '0';
    }
    return ' ';
}

const char* systemOf(System system) {
    return system == System::Swiss              ? "Individual: Swiss-System"
           : system == System::Knockout         ? "Individual: Knock-Out"
           : system == System::DoubleRoundRobin ? "Individual: Double-Round-Robin"
                                                : "Individual: Round-Robin";
}

using Seated = std::map<int, const Pairing*>;

class Writer {
public:
    Writer(const Tournament& tournament, const TrfPartsOptions& options)
        : tournament_(tournament), options_(options), next_(int(tournament.rounds.size()) + 1) {
        for (const Player& player : tournament.players) {
            players_[player.number] = &player;
        }
        for (const Round& round : tournament.rounds) {
            seated_.push_back(seatedIn(round));
        }
        const std::vector<int> numbers = numbersByRank(tournament);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            ranks_[numbers[i]] =
                options.ranks == TrfPartsOptions::Ranks::Numbers ? numbers[i] : int(i) + 1;
        }
        for (const Row& row : standingsOf(tournament).rows) {
            places_[row.player] = int(places_.size()) + 1;
        }
    }

    Expected<std::vector<TrfPart>> parts() {
        header();
        for (const auto& [number, rank] : ranks_) {
            const auto line = playerLine(*players_.at(number));
            if (!line) {
                return tl::make_unexpected(line.error());
            }
            add(("001 " + std::to_string(number)).c_str(), {*line});
        }
        if (options_.purpose == For::Pairing || tournament_.system == System::Swiss) {
            rules();
        }
        std::vector<std::string> changes;
        for (const RecordedChange& each : tournament_.changes) {
            const std::string because = each.because.empty() ? "" : " (" + each.because + ")";
            changes.push_back(lineOf("###", "after round " + std::to_string(each.round) + ": " +
                                                each.said + because));
        }
        add("### changes", isForPairing() ? std::vector<std::string>() : changes);
        return std::move(parts_);
    }

private:
    [[nodiscard]] bool isNew() const { return options_.version == TrfVersion::Of2026; }
    [[nodiscard]] bool isForPairing() const { return options_.purpose == For::Pairing; }

    void add(const char* subject, std::vector<std::string> lines) {
        if (!lines.empty()) {
            parts_.push_back({subject, std::move(lines)});
        }
    }

    void header() {
        const auto& players = tournament_.players;
        const auto rated =
            std::ranges::count_if(players, [](const Player& each) { return each.rating > 0; });
        const auto always = [&](const char* code, const std::string& text) {
            add(code, {lineOf(code, text)});
        };
        const auto ifAny = [&](const char* code, const std::string& text) {
            add(code, text.empty() ? std::vector<std::string>() : std::vector{lineOf(code, text)});
        };
        always("012", tournament_.name);
        always("022", tournament_.place);
        ifAny("032", tournament_.federation);
        ifAny("042", tournament_.begins);
        ifAny("052", tournament_.ends);
        always("062", std::to_string(players.size()));
        always("072", std::to_string(rated));
        always("092", systemOf(tournament_.system));
        always("102", tournament_.arbiter);
        std::vector<std::string> deputies;
        for (const std::string& each : tournament_.deputies) {
            deputies.push_back(lineOf("112", each));
        }
        add("112", deputies);
        ifAny("122", tournament_.rateOfPlay);
        if (isNew()) {
            std::string names;
            for (const TieBreak each : standingsOf(tournament_).tieBreaks) {
                std::string acronym(acronymOf(each));
                std::ranges::replace(acronym, '-', '/');
                names += (names.empty() ? "" : ",") + acronym;
            }
            always("202", names);
        }
    }

    [[nodiscard]] int lastRound() const { return std::max(next_, tournament_.plannedRounds); }

    /// Returns the player's bye in the next round, if the player's line has to contain it. In TRF26
    /// the lines 240 contain requested byes.
    [[nodiscard]] std::optional<Bye> nextBye(const Player& player) const {
        const bool isMade = isForPairing() || (tournament_.system == System::Swiss &&
                                               next_ <= tournament_.plannedRounds);
        const auto bye = isMade ? byeOf(player, next_) : std::nullopt;
        return isNew() && bye && *bye != Bye::Pairing ? std::nullopt : bye;
    }

    /// Tells whether a pairing program would mistake a round with such a bye for a finished round.
    [[nodiscard]] bool isTakenForARound(Bye next) const {
        return isForPairing() && next == Bye::Pairing;
    }

    [[nodiscard]] Expected<std::string> playerLine(const Player& player) const {
        const auto next = nextBye(player);
        std::string rounds;
        const bool counts = next && !isTakenForARound(*next);
        Points points = counts ? worth(tournament_, *next) : 0;
        for (const auto& seated : seated_) {
            const auto [entry, won] = entryOf(player, seated);
            rounds += printed(entry);
            points += won;
        }
        if (next) {
            rounds += printed({0, '-', codeOf(counts ? *next : Bye::ZeroPoint)});
        }
        if (points > kMostPoints) {
            return wrongUsage(
                message("%1 has more points than a Tournament Report File can hold; give a win "
                        "fewer points",
                        printable(player.name)));
        }
        const std::string rating =
            player.rating > 0 ? umpire::printed("%4d", player.rating) : "    ";
        return umpire::printed("001 %4d ", ranks_.at(player.number)) +
               columns(sexIn(player.sex, {}), 1) + columnsToTheRight(player.title, 3) + " " +
               columns(player.name, 33) + " " + rating + " " + columns(player.federation, 3) + " " +
               columnsToTheRight(player.fideNumber, 11) + " " + columns(player.born, 10) + " " +
               umpire::printed("%4.1f %4d", points, places_.at(player.number)) + rounds;
    }

    static std::string printed(const Entry& entry) {
        const std::string opponent =
            entry.opponent == 0 ? "0000" : umpire::printed("%4d", entry.opponent);
        return "  " + opponent + " " + entry.seat + " " + entry.result;
    }

    /// Returns the player's starting rank; 0 if nobody has that number.
    [[nodiscard]] int rankOf(int number) const {
        const auto found = ranks_.find(number);
        return found == ranks_.end() ? 0 : found->second;
    }

    [[nodiscard]] char codeOfResult(const Pairing& pairing, std::size_t seat) const {
        if (!pairing.result) {
            return isForPairing() ? '=' : ' ';
        }
        if (!wasPlayed(*pairing.result)) {
            return pairing.result->seats[seat].presence == Presence::Came ? '+' : '-';
        }
        return codeOf(outcomeAt(*pairing.result, seat, tournament_.points));
    }

    [[nodiscard]] std::pair<Entry, Points> entryOf(const Player& player,
                                                   const Seated& seated) const {
        const auto found = seated.find(player.number);
        if (found == seated.end()) {
            return {{0, '-', 'Z'}, 0};
        }
        const Pairing& pairing = *found->second;
        if (pairing.bye) {
            return {{0, '-', codeOf(*pairing.bye)}, worth(tournament_, *pairing.bye)};
        }
        const std::size_t place = pairing.seats[0] == player.number ? 0 : 1;
        const Points draw = isForPairing() ? tournament_.points.draw : 0;
        return {{rankOf(pairing.seats[1 - place]), place == 0 ? 'w' : 'b',
                 codeOfResult(pairing, place)},
                pairing.result ? pairing.result->seats[place].points : draw};
    }

    void rules() {
        if (tournament_.plannedRounds > 0) {
            add("142", {umpire::printed(isNew() ? "142 %d" : "XXR %d", tournament_.plannedRounds)});
        }
        const auto colour = tournament_.firstColour;
        const bool isFirst = colour.value_or(FirstColour::First) == FirstColour::First;
        if (colour || (isForPairing() && tournament_.rounds.empty())) {
            add("152", {isNew() ? (isFirst ? "152 W" : "152 B")
                                : (isFirst ? "XXC white1" : "XXC black1")});
        }
        add("162", pointsLines());
        add("240", absences());
        add("250", accelerations());
        add("260", forbidden());
    }

    /// Writes a point system other than 1, a half and 0, for all programs.
    [[nodiscard]] std::vector<std::string> pointsLines() const {
        const PointSystem& points = tournament_.points;
        if (points == PointSystem{}) {
            return {};
        }
        if (isNew()) {
            return {umpire::printed("162  W%4.1f    D%4.1f    L%4.1f    P%4.1f", points.win,
                                    points.draw, points.loss, points.pairingBye)};
        }
        return {umpire::printed("XXS W=%.1f D=%.1f WL=%.1f BL=%.1f PAB=%.1f", points.win,
                                points.draw, points.loss, points.loss, points.pairingBye),
                umpire::printed("BBW %4.1f", points.win), umpire::printed("BBD %4.1f", points.draw),
                umpire::printed("BBL %4.1f", points.loss),
                umpire::printed("BBU %4.1f", points.pairingBye)};
    }

    /// Writes absences in future rounds that the players' lines do not contain.
    [[nodiscard]] std::vector<std::string> absences() const {
        std::vector<std::string> lines;
        const int first = isNew() ? next_ : next_ + 1;
        for (int round = first; round <= tournament_.plannedRounds && !isForPairing(); ++round) {
            for (const Bye bye : {Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint}) {
                std::string who;
                for (const auto& [number, rank] : ranks_) {
                    const bool away = byeOf(*players_.at(number), round) == bye;
                    who += away ? umpire::printed(" %4d", rank) : "";
                }
                if (!who.empty()) {
                    lines.push_back(umpire::printed("240 %c %03d", codeOf(bye), round) + who);
                }
            }
        }
        return lines;
    }

    [[nodiscard]] Points pointsBefore(int number, int round) const {
        Points points = 0;
        for (const Acceleration& each : tournament_.accelerations) {
            const bool counts = round >= each.firstRound && round <= each.lastRound &&
                                number >= each.firstPlayer && number <= each.lastPlayer;
            points = counts ? each.points : points;
        }
        return points;
    }

    [[nodiscard]] std::vector<std::string> accelerations() const {
        std::vector<std::string> lines;
        if (tournament_.accelerations.empty()) {
            return lines;
        }
        if (isNew()) {
            for (const Acceleration& each : tournament_.accelerations) {
                lines.push_back(umpire::printed("250      %4.1f %03d %03d %04d %04d", each.points,
                                                each.firstRound, each.lastRound, each.firstPlayer,
                                                each.lastPlayer));
            }
            return lines;
        }
        for (const auto& [number, rank] : ranks_) {
            std::string rounds;
            std::size_t used = 0;
            for (int round = 1; round <= lastRound(); ++round) {
                const Points points = pointsBefore(number, round);
                rounds += umpire::printed(" %4.1f", points);
                used = points > 0 ? rounds.size() : used;
            }
            if (used > 0) {
                lines.push_back(umpire::printed("XXA %4d", rank) + rounds.substr(0, used));
            }
        }
        return lines;
    }

    [[nodiscard]] std::vector<std::string> forbidden() const {
        std::vector<std::string> lines;
        for (const Forbidden& each : tournament_.forbidden) {
            const bool always = each.firstRound <= 1 && each.lastRound == 0;
            if (isForPairing() && !isForbidden(each, next_)) {
                continue;
            }
            const bool isOld = !isNew() && (always || isForPairing());
            const int last = each.lastRound == 0 ? lastRound() : each.lastRound;
            std::string line =
                isOld ? "XXP" : umpire::printed("260 %03d %03d", each.firstRound, last);
            for (const int number : each.players) {
                line += umpire::printed(isOld ? " %d" : " %4d", rankOf(number));
            }
            lines.push_back(line);
        }
        return lines;
    }

    const Tournament& tournament_;
    TrfPartsOptions options_;
    int next_;
    std::map<int, const Player*> players_; ///< the players, by number
    std::vector<Seated> seated_;           ///< each round's pairings, by player number
    std::map<int, int> ranks_;             ///< starting ranks, by player number
    std::map<int, int> places_;            ///< places in the standings, by player number
    std::vector<TrfPart> parts_;
};

} // namespace

Expected<std::vector<TrfPart>> trfParts(const Tournament& tournament,
                                        const TrfPartsOptions& options) {
    for (const Round& round : tournament.rounds) {
        for (const Pairing& pairing : round.pairings) {
            if (!pairing.bye && pairing.seats.size() != 2) {
                return wrongUsage(message("a Tournament Report File has tables of two only; export "
                                          "the standings instead"));
            }
        }
    }
    return Writer(tournament, options).parts();
}

} // namespace umpire::tournament
