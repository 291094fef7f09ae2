#include "app/cli/tournament/arbiter_answers.h"

#include "app/cli/look_options.h"
#include "app/cli/tournament/kept_tournament.h"
#include "app/cli/tournament/tournament_text.h"
#include "app/club/tournament/arbiter.h"
#include "app/club/tournament/check.h"
#include "app/club/tournament/said_result.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"

#include <random>

namespace umpire {
namespace {

using tournament::Bye;
using tournament::Tournament;

int nextOr(const Tournament& tournament, int round) {
    return round > 0 ? round : int(tournament.rounds.size()) + 1;
}

/// Parses pairs: "3-8", or "5" for a bye. Error: WrongUsage.
Expected<tournament::Pairs> pairsIn(const std::vector<std::string>& said) {
    tournament::Pairs pairs;
    for (const std::string& pair : said) {
        const std::size_t between = pair.find('-');
        std::vector<int> seats;
        for (const auto& part :
             between == std::string::npos
                 ? std::vector{pair}
                 : std::vector{pair.substr(0, between), pair.substr(between + 1)}) {
            const auto number = numberIn<int>(part);
            if (number.value_or(0) <= 0) {
                return wrongUsage("PAIR: `" + printable(pair) +
                                  "` is none; give two numbers as 3-8, or one for a bye");
            }
            seats.push_back(*number);
        }
        pairs.push_back(seats);
    }
    return pairs;
}

Expected<std::vector<Message>> checkedRounds(const Tournament& made, const std::string& program) {
    std::vector<Message> lines;
    for (int round = 1; round <= int(made.rounds.size()); ++round) {
        const auto anew = pairedAnew(made, round, program);
        if (!anew) {
            lines.push_back(message("round %1: %2", round, anew.error().message));
            continue;
        }
        if (!*anew) {
            continue;
        }
        const auto& there = made.rounds[std::size_t(round - 1)];
        for (const Message& line : tournament::differences(made, there, **anew)) {
            lines.push_back(message("round %1: %2", round, line));
        }
    }
    return lines;
}

} // namespace

Expected<void> answerLateEntry(const std::filesystem::path& file, const LateEntry& asked) {
    if (asked.player.name.empty()) {
        return wrongUsage("NAME: a player has a name; give it");
    }
    return changeIn(file, [&](const Tournament& made) {
        return withLateEntry(made, asked.player, asked.because);
    });
}

Expected<void> answerWithdraw(const std::filesystem::path& file, const AskedPlayer& asked) {
    return changeIn(file, [&](const Tournament& made) {
        return withWithdrawn(made, asked.number, asked.because);
    });
}

Expected<void> answerExpel(const std::filesystem::path& file, const AskedPlayer& asked) {
    if (asked.because.empty()) {
        return wrongSetting("because", "a player is expelled for a reason; give it");
    }
    return changeIn(file, [&](const Tournament& made) {
        return withExpelled(made, asked.number, asked.because);
    });
}

Expected<void> answerAbsent(const std::filesystem::path& file, const AskedPlayer& asked) {
    return changeIn(file, [&](const Tournament& made) {
        return withAbsence(made, asked.number, nextOr(made, asked.round),
                           asked.isHalf ? Bye::HalfPoint : Bye::ZeroPoint, asked.because);
    });
}

Expected<void> answerBack(const std::filesystem::path& file, const AskedPlayer& asked) {
    return changeIn(file, [&](const Tournament& made) {
        return withAbsence(made, asked.number, nextOr(made, asked.round), std::nullopt,
                           asked.because);
    });
}

Expected<void> answerPlayers(const std::filesystem::path& file, const NothingAsked&) {
    return tournamentIn(file).and_then(
        [](const Tournament& made) { return writeAnswer(textOfPlayers(made)); });
}

Expected<void> answerPairs(const std::filesystem::path& file, const AskedPairs& asked) {
    return pairsIn(asked.pairs).and_then([&](const tournament::Pairs& pairs) {
        return tournamentIn(file).and_then([&](const Tournament& before) {
            return withRoundByHand(before, nextOr(before, asked.round), pairs, asked.because)
                .and_then([&](const Tournament& made) {
                    return keep(made, file).and_then([&] {
                        const int round = int(made.rounds.size());
                        for (const Message& fault : faultsOf(made, round)) {
                            complain(fault);
                        }
                        return writeAnswer(textOfRound(made, round));
                    });
                });
        });
    });
}

Expected<void> answerTieBreaks(const std::filesystem::path& file, const AskedTieBreaks& asked) {
    return tieBreaksIn(asked.names)
        .and_then([&](const std::vector<tournament::TieBreak>& tieBreaks) {
            return changeIn(file, [&](const Tournament& made) {
                return withTieBreaks(made, tieBreaks, asked.because);
            });
        });
}

Expected<void> answerLots(const std::filesystem::path& file, const AskedLots& asked) {
    const std::uint32_t seed = asked.seed ? *asked.seed : std::random_device()();
    return tournamentIn(file).and_then([&](const Tournament& before) {
        return withLots(before, seed).and_then([&](const Tournament& made) {
            return keep(made, file).and_then([&] {
                return writeAnswer("seed " + std::to_string(seed) + "\n" + textOfPlayers(made));
            });
        });
    });
}

Expected<void> answerPlayOff(const std::filesystem::path& file, const AskedPlayOff& asked) {
    return changeIn(file, [&](const Tournament& made) {
        const std::vector<int> seats = {asked.first, asked.second};
        return tournament::saidResult(asked.result, made, {1, seats, {}, {}})
            .and_then([&](const tournament::Result& result) -> Expected<Tournament> {
                if (result.seats.empty() || asked.first == asked.second) {
                    return wrongUsage("a play-off has two players and a result");
                }
                return withPlayOff(made, {seats, result}, asked.because);
            });
    });
}

Expected<void> answerChanges(const std::filesystem::path& file, const NothingAsked&) {
    return tournamentIn(file).and_then([](const Tournament& made) {
        std::string text;
        for (const tournament::RecordedChange& each : made.changes) {
            text += "after round " + std::to_string(each.round) + ": " + printable(each.said) +
                    (each.because.empty() ? "" : " (" + printable(each.because) + ")") + "\n";
        }
        return writeAnswer(text.empty() ? "nothing was changed but results\n" : text);
    });
}

Expected<void> answerCheck(const std::filesystem::path& file, const std::string& program) {
    return tournamentIn(file).and_then([&](const Tournament& made) -> Expected<void> {
        std::vector<Message> lines = faultsOf(made);
        const bool isSwiss = made.system == tournament::System::Swiss;
        const auto found = isSwiss ? tournament::findPairingProgram(program)
                                   : Expected<tournament::PairingProgram>();
        if (found) {
            const auto rounds = checkedRounds(made, program);
            lines.insert(lines.end(), rounds->begin(), rounds->end());
        } else {
            lines.push_back(found.error().message);
        }
        for (const Message& line : tournament::otherPlaces(made)) {
            lines.push_back(line);
        }
        std::string text;
        for (const Message& line : lines) {
            text += english(line) + "\n";
        }
        return writeAnswer(text.empty() ? "nothing differs\n" : text);
    });
}

} // namespace umpire
