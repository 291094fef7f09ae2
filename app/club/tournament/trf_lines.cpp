#include "app/club/tournament/trf_lines.h"

#include "app/club/tournament/read_players.h"
#include "app/club/tournament/standings.h"
#include "app/common/failure/number_in.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace umpire::tournament {
namespace {

constexpr int kMostRounds = 99;
constexpr int kLastRound = 999; // highest round: a line has three digits for it

/// Codes of JaVaFo and bbpPairings with another name in TRF26.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kSubjects = {{
    {"XXR", "142"},
    {"XXC", "152"},
    {"XXS", "162"},
    {"BBW", "162"},
    {"BBD", "162"},
    {"BBL", "162"},
    {"BBU", "162"},
    {"BBZ", "162"},
    {"BBF", "162"},
    {"XXZ", "240"},
    {"XXA", "250"},
    {"XXP", "260"},
}};
/// Codes for teams, for points given to players, and for standings by other rules.
constexpr std::array<std::string_view, 11> kUnused = {"013", "299", "300", "310", "320", "330",
                                                      "352", "362", "801", "802", "XXB"};

std::vector<std::string> wordsOf(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::optional<double> pointsIn(std::string_view text) {
    const auto points = numberIn<double>(text);
    return points && *points >= 0 && *points < 1000 ? points : std::nullopt;
}

/// Returns the numbers from the word `first` on; none if a word is no number.
std::optional<std::vector<int>> numbersIn(const std::vector<std::string>& words,
                                          std::size_t first) {
    std::vector<int> numbers;
    for (std::size_t i = first; i < words.size(); ++i) {
        const auto number = numberIn<int>(words[i]);
        if (!number || *number < 0) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

bool areRounds(int first, int last) {
    return first >= 1 && first <= last && last <= kLastRound;
}

bool arePlayers(const std::vector<int>& numbers, std::size_t first) {
    return std::all_of(numbers.begin() + std::ptrdiff_t(first), numbers.end(),
                       [](int number) { return number >= 1 && number <= kMostPlayers; });
}

TrfUse setPoints(std::string_view symbol, Points value, PointSystem& points) {
    const auto is = [&](std::initializer_list<std::string_view> names) {
        return std::ranges::find(names, symbol) != names.end();
    };
    if (is({"W", "WW", "BBW"})) {
        points.pairingBye = points.pairingBye == points.win ? value : points.pairingBye;
        points.win = value;
    } else if (is({"D", "WD", "BBD"})) {
        points.draw = value;
    } else if (is({"L", "WL", "BBL"})) {
        points.loss = value;
    } else if (is({"P", "PAB", "BBU"})) {
        points.pairingBye = value;
    } else {
        const Points usual = is({"BW", "FW", "FPB"})                     ? points.win
                             : is({"BD", "HPB", "X"})                    ? points.draw
                             : is({"BL"})                                ? points.loss
                             : is({"A", "Z", "FL", "ZPB", "BBZ", "BBF"}) ? 0
                                                                         : -1;
        return usual < 0 ? TrfUse::Wrong : usual == value ? TrfUse::Used : TrfUse::Unused;
    }
    return TrfUse::Used;
}

/// Parses points such as "W 3.0 D 1.0", "W=3.0 D=1.0" or "W3.0".
TrfUse usePoints(std::string_view code, std::string_view rest, PointSystem& points) {
    if (code.starts_with("BB")) {
        const auto value = pointsIn(fieldOf(rest, 0, rest.size()));
        return value ? setPoints(code, *value, points) : TrfUse::Wrong;
    }
    std::string spaced;
    for (const char letter : rest) {
        const bool begins = (letter >= '0' && letter <= '9') && !spaced.empty() &&
                            spaced.back() >= 'A' && spaced.back() <= 'Z';
        spaced +=
            letter == '=' || letter == ',' ? " " : (begins ? " " : "") + std::string(1, letter);
    }
    const auto words = wordsOf(spaced);
    TrfUse use = words.empty() || words.size() % 2 != 0 ? TrfUse::Wrong : TrfUse::Used;
    for (std::size_t i = 0; i + 1 < words.size() && use != TrfUse::Wrong; i += 2) {
        const auto value = pointsIn(words[i + 1]);
        const TrfUse one = value ? setPoints(words[i], *value, points) : TrfUse::Wrong;
        use = one == TrfUse::Used ? use : one;
    }
    return use;
}

TrfUse useForbidden(std::string_view code, std::string_view rest, Tournament& tournament) {
    const auto numbers = numbersIn(wordsOf(rest), 0);
    const bool rounds = code == "260";
    if (!numbers || numbers->size() < (rounds ? 4 : 2) || !arePlayers(*numbers, rounds ? 2 : 0) ||
        (rounds && !areRounds((*numbers)[0], (*numbers)[1]))) {
        return TrfUse::Wrong;
    }
    Forbidden made;
    made.firstRound = rounds ? (*numbers)[0] : 1;
    made.lastRound = rounds ? (*numbers)[1] : 0;
    made.players.assign(numbers->begin() + (rounds ? 2 : 0), numbers->end());
    tournament.forbidden.push_back(made);
    return TrfUse::Used;
}

/// Reads JaVaFo's line XXA: a player's points for the pairing of each round, from the first round.
TrfUse useRoundsOfOne(std::string_view text, Tournament& tournament) {
    constexpr std::size_t kFirst = 9;
    constexpr std::size_t kColumns = 5;
    const auto player = numberIn<int>(fieldOf(text, 4, 4));
    if (!player || !arePlayers({*player}, 0) || text.size() > kFirst + kColumns * kLastRound) {
        return TrfUse::Wrong;
    }
    int round = 0;
    std::vector<Acceleration> all;
    for (std::size_t at = kFirst; at < text.size(); at += kColumns) {
        const std::string said = fieldOf(text, at, 4);
        const auto points = said.empty() ? std::optional(0.0) : pointsIn(said);
        if (!points) {
            return TrfUse::Wrong;
        }
        ++round;
        if (!all.empty() && all.back().firstPlayer == *player && all.back().lastPlayer == *player &&
            all.back().points == *points && all.back().lastRound == round - 1) {
            all.back().lastRound = round;
        } else if (*points > 0) {
            all.push_back({*points, round, round, *player, *player});
        }
    }
    tournament.accelerations.insert(tournament.accelerations.end(), all.begin(), all.end());
    return TrfUse::Used;
}

TrfUse useAcceleration(std::string_view rest, Tournament& tournament) {
    auto words = wordsOf(rest);
    if (words.size() == 6) { // the first word is for teams
        words.erase(words.begin());
    }
    const auto points = words.size() == 5 ? pointsIn(words[0]) : std::nullopt;
    const auto numbers = numbersIn(words, 1);
    if (!points || !numbers || !areRounds((*numbers)[0], (*numbers)[1]) ||
        !arePlayers(*numbers, 2) || (*numbers)[2] > (*numbers)[3]) {
        return TrfUse::Wrong;
    }
    tournament.accelerations.push_back(
        {*points, (*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]});
    return TrfUse::Used;
}

TrfUse useAbsences(std::string_view code, std::string_view rest, Tournament& tournament) {
    auto words = wordsOf(rest);
    Bye bye = Bye::ZeroPoint;
    if (code == "240") {
        if (words.empty() || std::string_view("FHZ").find(words[0]) == std::string_view::npos) {
            return TrfUse::Wrong;
        }
        bye = words[0] == "F" ? Bye::FullPoint : words[0] == "H" ? Bye::HalfPoint : Bye::ZeroPoint;
        words.erase(words.begin());
    } else {
        words.insert(words.begin(), std::to_string(tournament.rounds.size() + 1));
    }
    const auto numbers = numbersIn(words, 0);
    if (!numbers || numbers->size() < 2 || !areRounds((*numbers)[0], (*numbers)[0])) {
        return TrfUse::Wrong;
    }
    for (std::size_t i = 1; i < numbers->size(); ++i) {
        const auto player =
            std::ranges::lower_bound(tournament.players, (*numbers)[i], {}, &Player::number);
        if (player == tournament.players.end() || player->number != (*numbers)[i]) {
            return TrfUse::Wrong;
        }
        if (std::size_t((*numbers)[0]) > tournament.rounds.size() &&
            std::ranges::find(player->absences, (*numbers)[0], &Absence::round) ==
                player->absences.end()) {
            player->absences.push_back({(*numbers)[0], bye});
        }
    }
    return TrfUse::Used;
}

TrfUse useFirstColour(std::string_view rest, Tournament& tournament) {
    TrfUse use = TrfUse::Used;
    for (const std::string& word : wordsOf(rest)) {
        if (word == "W" || word == "white1") {
            tournament.firstColour = FirstColour::First;
        } else if (word == "B" || word == "black1") {
            tournament.firstColour = FirstColour::Second;
        } else {
            use = TrfUse::Unused;
        }
    }
    return use;
}

TrfUse useSystem(std::string_view code, const std::string& rest, Tournament& tournament) {
    std::string small = rest;
    std::ranges::transform(small, small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
    });
    if (small.find("robin") != std::string::npos) {
        tournament.system = small.find("double") != std::string::npos ? System::DoubleRoundRobin
                                                                      : System::RoundRobin;
        return TrfUse::Used;
    }
    if (small.find("knock") != std::string::npos) {
        tournament.system = System::Knockout;
        return TrfUse::Used;
    }
    return code == "092" || (small.starts_with("fide_dutch") && !small.ends_with("baku"))
               ? TrfUse::Used
               : TrfUse::Unused;
}

TrfUse useTieBreaks(std::string text, Tournament& tournament) {
    std::ranges::replace(text, ',', ' ');
    std::vector<TieBreak> all;
    for (std::string word : wordsOf(text)) {
        std::ranges::replace(word, '/', '-');
        const auto tieBreak = tieBreakNamed(word);
        if (!tieBreak) {
            return TrfUse::Unused;
        }
        all.push_back(*tieBreak);
    }
    if (all.size() > std::size(kTieBreakNames)) {
        return TrfUse::Wrong;
    }
    tournament.tieBreaks = all;
    return TrfUse::Used;
}

/// Returns the tournament's text for that code; null if it has none.
std::string* textOf(std::string_view code, Tournament& tournament) {
    const std::array<std::pair<std::string_view, std::string*>, 7> texts = {{
        {"012", &tournament.name},
        {"022", &tournament.place},
        {"032", &tournament.federation},
        {"042", &tournament.begins},
        {"052", &tournament.ends},
        {"102", &tournament.arbiter},
        {"122", &tournament.rateOfPlay},
    }};
    const auto found = std::ranges::find(texts, code, [](const auto& each) { return each.first; });
    return found == texts.end() ? nullptr : found->second;
}

TrfUse useRounds(const std::string& rest, Tournament& tournament) {
    const auto rounds = numberIn<int>(rest);
    if (!rounds || *rounds < 1 || *rounds > kMostRounds) {
        return TrfUse::Wrong;
    }
    tournament.plannedRounds = *rounds;
    return TrfUse::Used;
}

/// Returns the size of the first character in bytes.
std::size_t sizeOfFirst(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    return std::min(size, text.size());
}

} // namespace

std::vector<TrfLine> trfLines(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    std::vector<TrfLine> lines;
    std::size_t at = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    for (int number = 1; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::size_t next =
            std::min(text.size(), end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
        const std::string_view line = text.substr(at, end - at);
        lines.push_back({number, line.substr(0, 3), line, text.substr(end, next - end)});
        at = next;
    }
    return lines;
}

std::vector<std::string_view> charactersOf(std::string_view text) {
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        characters.push_back(text.substr(0, sizeOfFirst(text)));
        text.remove_prefix(characters.back().size());
    }
    return characters;
}

std::string columnsOf(std::string_view text, std::size_t first, std::size_t count) {
    for (; first > 0 && !text.empty(); --first) {
        text.remove_prefix(sizeOfFirst(text));
    }
    std::string_view rest = text;
    for (; count > 0 && !rest.empty(); --count) {
        rest.remove_prefix(sizeOfFirst(rest));
    }
    return std::string(text.substr(0, text.size() - rest.size()));
}

std::string fieldOf(std::string_view text, std::size_t first, std::size_t count) {
    std::string made = columnsOf(text, first, count);
    std::ranges::replace_if(
        made,
        [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == 0x7F; },
        ' ');
    const auto begin = made.find_first_not_of(' ');
    return begin == std::string::npos ? ""
                                      : made.substr(begin, made.find_last_not_of(' ') - begin + 1);
}

std::string_view subjectOf(std::string_view code) {
    const auto found =
        std::ranges::find(kSubjects, code, [](const auto& each) { return each.first; });
    return found == kSubjects.end() ? code : found->second;
}

TrfUse useTrfLine(const TrfLine& line, Tournament& tournament) {
    const std::string rest = fieldOf(line.text, 4, line.text.size());
    const std::string_view subject = subjectOf(line.code);
    if (std::string* const text = textOf(line.code, tournament); text != nullptr) {
        *text = rest;
        return TrfUse::Used;
    }
    if (subject == "112") {
        tournament.deputies.push_back(rest);
        return TrfUse::Used;
    }
    if (subject == "092" || subject == "192") {
        return useSystem(line.code, rest, tournament);
    }
    if (subject == "142") {
        return useRounds(rest, tournament);
    }
    if (subject == "152") {
        return useFirstColour(rest, tournament);
    }
    if (subject == "162") {
        return usePoints(line.code, rest, tournament.points);
    }
    if (subject == "202") {
        return useTieBreaks(rest, tournament);
    }
    if (subject == "240") {
        return useAbsences(line.code, rest, tournament);
    }
    if (subject == "250") {
        return line.code == "XXA" ? useRoundsOfOne(line.text, tournament)
                                  : useAcceleration(rest, tournament);
    }
    if (subject == "260") {
        return useForbidden(line.code, rest, tournament);
    }
    return std::ranges::find(kUnused, line.code) == kUnused.end() ? TrfUse::Kept : TrfUse::Unused;
}

} // namespace umpire::tournament
