#include "app/cli/tournament/tournament_answers.h"

#include "app/cli/look_options.h"
#include "app/cli/tournament/kept_tournament.h"
#include "app/cli/tournament/tournament_text.h"
#include "app/club/tournament/check.h"
#include "app/club/tournament/import_players.h"
#include "app/club/tournament/said_result.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/club/tournament/utf8.h"
#include "app/common/failure/printable.h"
#include "app/eye/learn/safe_file.h"
#include "app/print/kit/kit.h"

#include <fstream>
#include <iostream>
#include <sstream>

namespace umpire {
namespace {

using tournament::Tournament;

/// Returns the number of the round; the last round for 0. Error: WrongUsage if there is no such
/// round.
Expected<int> roundOf(const Tournament& tournament, int round) {
    const int last = int(tournament.rounds.size());
    if (last == 0 || round < 0 || round > last) {
        return wrongUsage(last == 0 ? "no round was made yet; `umpire tournament round` makes it"
                                    : "--round: there are rounds 1 to " + std::to_string(last));
    }
    return round == 0 ? last : round;
}

/// Reads the players' codes from a file with a line for each player, "3 K7QX-9M2P". Error:
/// CannotRead, with the line.
Expected<std::map<int, std::string>> codesIn(const std::filesystem::path& file) {
    return textOfFile(file).and_then([&](const std::string& text) {
        std::map<int, std::string> codes;
        std::istringstream lines(text);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            std::istringstream words(line);
            int player = 0;
            std::string code;
            std::string more;
            if (!(words >> player >> code) || words >> more || code.size() > 20) {
                return Expected<std::map<int, std::string>>(failWith(
                    ExitStatus::CannotRead, file.string() + ", line " + std::to_string(number) +
                                                ": give a player's number and code, such as "
                                                "`3 K7QX-9M2P`"));
            }
            codes[player] = code;
        }
        return Expected<std::map<int, std::string>>(std::move(codes));
    });
}

} // namespace

Expected<void> answerNewTournament(const NewTournament& asked) {
    if (std::filesystem::exists(asked.file)) {
        return failWith(ExitStatus::CannotWrite,
                        asked.file.string() + ": is there already; give a new file");
    }
    const auto system = tournament::systemNamed(asked.system);
    if (!system) {
        return wrongUsage(
            "--system: `" + asked.system +
            "` is none; there is: round-robin, double-round-robin, groups, swiss, knockout");
    }
    const auto tieBreaks = tieBreaksIn(asked.tieBreaks);
    if (!tieBreaks) {
        return tl::make_unexpected(tieBreaks.error());
    }
    Tournament made = asked.tournament;
    made.system = *system;
    made.tieBreaks = *tieBreaks;
    return textOfFile(asked.players)
        .and_then(
            [&](std::string text) { return tournament::inUtf8(std::move(text), asked.encoding); })
        .and_then([&](const std::string& text) {
            return tournament::withPlayersOf(text, asked.players.string(), made);
        })
        .and_then([&](const tournament::Imported& read) -> Expected<void> {
            if (read.tournament.name.empty()) {
                return wrongUsage("--name: the tournament has no name; give one");
            }
            return keep(read.tournament, asked.file).map([&] {
                for (const Message& note : read.notes) {
                    complain(note);
                }
                for (const Message& fault : faultsOf(read.tournament)) {
                    complain(fault);
                }
            });
        });
}

Expected<void> answerRound(const std::filesystem::path& file,
                           const tournament::NextRoundOptions& options) {
    return tournamentIn(file).and_then([&](Tournament tournament) {
        return nextRound(tournament, options).and_then([&](const tournament::Round& round) {
            tournament.rounds.push_back(round);
            return keep(tournament, file).and_then([&] {
                return writeAnswer(textOfRound(tournament, int(tournament.rounds.size())));
            });
        });
    });
}

Expected<void> answerResult(const std::filesystem::path& file, const SaidResult& said) {
    const auto tournament = tournamentIn(file);
    if (!tournament) {
        return tl::make_unexpected(tournament.error());
    }
    const auto round = roundOf(*tournament, said.round);
    if (!round) {
        return tl::make_unexpected(round.error());
    }
    return pairingAt(*tournament, *round, said.table)
        .and_then([&](const tournament::Pairing& pairing) {
            return tournament::saidResult(said.result, *tournament, pairing);
        })
        .and_then([&](const tournament::Result& result) {
            return withResult(*tournament, *round, said.table, result);
        })
        .and_then([&](const Tournament& changed) { return keep(changed, file); });
}

Expected<void> answerStandings(const std::filesystem::path& file, const AskedStandings& asked) {
    const auto tieBreaks = tieBreaksIn(asked.tieBreaks);
    if (!tieBreaks) {
        return tl::make_unexpected(tieBreaks.error());
    }
    return tournamentIn(file).and_then([&](const Tournament& tournament) {
        tournament::StandingsOptions options;
        options.tieBreaks = *tieBreaks;
        if (asked.afterRound > 0) {
            options.afterRound = asked.afterRound;
        }
        const auto standings = standingsOf(tournament, options);
        return writeAnswer(asked.form == AnswerForm::Json
                               ? tournament::writeStandings(tournament, standings)
                               : textOfStandings(tournament, standings));
    });
}

Expected<void> answerShow(const std::filesystem::path& file, int round) {
    return tournamentIn(file).and_then([&](const Tournament& tournament) {
        return roundOf(tournament, round).and_then([&](int which) {
            return writeAnswer(textOfRound(tournament, which));
        });
    });
}

Expected<void> answerNotice(const std::filesystem::path& file, const AskedNotice& asked) {
    NoticeRequest request = asked.request;
    if (!asked.codes.empty()) {
        auto codes = codesIn(asked.codes);
        if (!codes) {
            return tl::make_unexpected(codes.error());
        }
        request.codes = *std::move(codes);
    }
    if (asked.what == "pairings") {
        request.kind = NoticeKind::Pairings;
    } else if (asked.what == "results") {
        request.kind = NoticeKind::Results;
    } else if (asked.what == "standings") {
        request.kind = NoticeKind::Standings;
    } else if (asked.what == "slips") {
        request.kind = NoticeKind::Slips;
    } else {
        return wrongUsage("`" + asked.what +
                          "` is no notice; there is: pairings, slips, results, "
                          "standings");
    }
    const auto tournament = tournamentIn(file);
    if (!tournament) {
        return tl::make_unexpected(tournament.error());
    }
    request.tournament = *tournament;
    const Expected<PrintedKit> printed = printNotice(request);
    endPrinting();
    return printed.and_then([&](const PrintedKit& kit) { return saveKit(kit, asked.out); });
}

Expected<void> answerReport(const std::filesystem::path& file, const AskedReport& asked) {
    std::optional<tournament::TrfVersion> version;
    if (asked.format == "trf16" || asked.format == "trf26") {
        version = asked.format == "trf16" ? tournament::TrfVersion::Of2016
                                          : tournament::TrfVersion::Of2026;
    } else if (!asked.format.empty()) {
        return wrongUsage("--format: `" + asked.format + "` is none; there is: trf16, trf26");
    }
    return tournamentIn(file).and_then([&](const Tournament& tournament) {
        return writeTrf(tournament, version)
            .and_then([&](const std::string& text) {
                return tournament::inEncoding(text, asked.encoding);
            })
            .and_then([&](const std::string& text) { return learn::writeSafely(asked.out, text); })
            .map([&] {
                for (const Message& lost : lostInTrf(tournament)) {
                    complain(lost);
                }
            });
    });
}

} // namespace umpire
