#include "app/club/tournament/trf_lines.h"
#include "app/club/tournament/trf_parts.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace umpire::tournament {
namespace {

using Parts = std::map<std::string, std::vector<std::string>>;

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::size_t kFirstRoundColumn = 89;
constexpr std::size_t kRoundColumns = 10;
constexpr std::size_t kResultColumn = 9; ///< column of the result within a round's columns

std::string textOf(const std::vector<TrfPart>& parts) {
    std::string text;
    for (const TrfPart& part : parts) {
        for (const std::string& line : part.lines) {
            text += line + std::string(kLineEnd);
        }
    }
    return text;
}

Parts bySubject(const std::vector<TrfPart>& parts) {
    Parts made;
    for (const TrfPart& part : parts) {
        made[part.subject] = part.lines;
    }
    return made;
}

std::string subjectOfLine(const TrfLine& line) {
    return line.code == "001"
               ? "001 " + std::to_string(numberIn<int>(fieldOf(line.text, 4, 4)).value_or(0))
               : std::string(subjectOf(line.code));
}

/// Merges a player's line: columns whose content has not changed since reading stay as in the
/// file.
std::string mergedPlayer(std::string_view source, const std::string& was, const std::string& now) {
    constexpr std::size_t kPointsColumn = 80;
    std::string made;
    const std::size_t whole = charactersOf(now).size();
    for (std::size_t at = 0; at < whole;) {
        const std::size_t size = at == 0               ? kPointsColumn
                                 : at == kPointsColumn ? kFirstRoundColumn - kPointsColumn
                                                       : kRoundColumns;
        const std::string there = columnsOf(source, at, size);
        const std::string wanted = columnsOf(now, at, size);
        const bool stays = columnsOf(was, at, size) == wanted &&
                           charactersOf(there).size() == charactersOf(wanted).size();
        made += stays ? there : wanted;
        at += size;
    }
    return made;
}

/// The file that was read, with the tournament's later changes.
class Merged {
public:
    Merged(std::string_view source, const std::vector<TrfPart>& was, std::vector<TrfPart> now)
        : source_(trfLines(source)), was_(bySubject(was)), now_(bySubject(now)),
          order_(std::move(now)) {
        text_ = source.substr(0, source.size() - sizeOfLines());
        end_ = source_.empty() || source_[0].end.empty() ? kLineEnd : source_[0].end;
    }

    std::string text() {
        std::size_t lastPlayer = 0;
        for (std::size_t i = 0; i < source_.size(); ++i) {
            lastPlayer = source_[i].code == "001" ? i : lastPlayer;
        }
        for (std::size_t i = 0; i < source_.size(); ++i) {
            addLine(source_[i]);
            if (i == lastPlayer) {
                addNew([](std::string_view subject) { return subject.starts_with("001 "); });
            }
        }
        addNew([](std::string_view) { return true; });
        return text_;
    }

private:
    [[nodiscard]] std::size_t sizeOfLines() const {
        std::size_t size = 0;
        for (const TrfLine& line : source_) {
            size += line.text.size() + line.end.size();
        }
        return size;
    }

    static const std::vector<std::string>* in(const Parts& parts, const std::string& subject) {
        const auto found = parts.find(subject);
        return found == parts.end() ? nullptr : &found->second;
    }

    void addLine(const TrfLine& line) {
        const std::string subject = subjectOfLine(line);
        const auto* was = in(was_, subject);
        const auto* now = in(now_, subject);
        if (was == nullptr || (now != nullptr && *was == *now)) {
            text_ += std::string(line.text) + std::string(line.end);
            if (was != nullptr) {
                written_.insert(subject);
            }
        } else if (now != nullptr && written_.insert(subject).second) {
            for (std::size_t i = 0; i < now->size(); ++i) {
                const std::string merged = line.code == "001"
                                               ? mergedPlayer(line.text, was->front(), now->front())
                                               : (*now)[i];
                text_ += merged + std::string(line.end.empty() ? end_ : line.end);
            }
        }
    }

    /// Adds the wanted parts that no line of the file contains.
    template <typename Wanted>
    void addNew(const Wanted& wanted) {
        for (const TrfPart& part : order_) {
            const auto* was = in(was_, part.subject);
            if (!wanted(part.subject) || (was != nullptr && *was == part.lines) ||
                !written_.insert(part.subject).second) {
                continue;
            }
            if (!text_.empty() && text_.back() != '\n' && text_.back() != '\r') {
                text_ += end_;
            }
            for (const std::string& line : part.lines) {
                text_ += line + std::string(end_);
            }
        }
    }

    std::vector<TrfLine> source_;
    Parts was_;
    Parts now_;
    std::vector<TrfPart> order_;
    std::set<std::string> written_;
    std::string text_;
    std::string_view end_;
};

TrfVersion versionOf(std::string_view report) {
    const auto lines = trfLines(report);
    const bool isNew = std::ranges::any_of(lines, [](const TrfLine& line) {
        constexpr std::array<std::string_view, 5> kNew = {"142", "152", "162", "202", "250"};
        return std::ranges::find(kNew, line.code) != kNew.end();
    });
    return isNew ? TrfVersion::Of2026 : TrfVersion::Of2016;
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

Expected<std::string> writeTrf(const Tournament& tournament, std::optional<TrfVersion> version) {
    TrfPartsOptions options;
    options.version = version.value_or(versionOf(tournament.report));
    const auto was = version || tournament.report.empty()
                         ? Expected<Imported>(tl::make_unexpected(Failure{}))
                         : readTrf(tournament.report, "the report");
    if (!was) {
        return trfParts(tournament, options).map(textOf);
    }
    options.ranks = TrfPartsOptions::Ranks::Numbers;
    return trfParts(tournament, options).and_then([&](std::vector<TrfPart> now) {
        return trfParts(was->tournament, options).map([&](const std::vector<TrfPart>& before) {
            return Merged(tournament.report, before, std::move(now)).text();
        });
    });
}

std::optional<std::string> unusedOfPlayers(const Tournament& tournament) {
    constexpr std::array<std::string_view, 8> kOfNobody = {"142", "152", "162", "192",
                                                           "202", "352", "362", "XXB"};
    Tournament scratch = tournament;
    for (const TrfLine& line : trfLines(tournament.report)) {
        if (line.code == "001" ||
            std::ranges::find(kOfNobody, subjectOf(line.code)) != kOfNobody.end()) {
            continue;
        }
        const TrfUse use = useTrfLine(line, scratch);
        if (use == TrfUse::Unused || use == TrfUse::Wrong) {
            return std::string(line.code);
        }
    }
    return std::nullopt;
}

std::set<std::pair<int, int>> unratedIn(const Tournament& tournament) {
    std::set<std::pair<int, int>> unrated;
    const auto report =
        tournament.report.empty() ? Expected<std::string>("") : writeTrf(tournament);
    for (const TrfLine& line : trfLines(report.value_or(""))) {
        for (std::size_t round = 0; line.code == "001" && round < tournament.rounds.size();
             ++round) {
            const std::string result =
                fieldOf(line.text, kFirstRoundColumn + round * kRoundColumns + kResultColumn, 1);
            if (result == "W" || result == "D" || result == "L") {
                unrated.insert(
                    {int(round) + 1, numberIn<int>(fieldOf(line.text, 4, 4)).value_or(0)});
            }
        }
    }
    return unrated;
}

std::vector<Message> lostInTrf(const Tournament& tournament) {
    constexpr std::size_t kNameColumns = 33;
    std::vector<Message> lost;
    const auto any = [&](const auto& has) { return std::ranges::any_of(tournament.players, has); };
    for (const Player& player : tournament.players) {
        if (charactersOf(player.name).size() > kNameColumns) {
            lost.push_back(message("the name %1 is longer than %2 letters and is cut",
                                   printable(player.name), kNameColumns));
        }
    }
    if (any([](const Player& player) { return !player.club.empty(); })) {
        lost.push_back(message("a Tournament Report File has no clubs; they are left out"));
    }
    if (any([](const Player& player) { return !player.members.empty(); })) {
        lost.push_back(message("teams stand in the report as players; their members and boards are "
                               "left out"));
    }
    if (!tournament.playOffs.empty()) {
        lost.push_back(message("a Tournament Report File has no play-offs; their results are left "
                               "out"));
    }
    return lost;
}

Expected<std::string> writeTrfForPairing(const Tournament& tournament) {
    TrfPartsOptions options;
    options.purpose = TrfPartsOptions::For::Pairing;
    return trfParts(tournament, options).map(textOf);
}

} // namespace umpire::tournament
