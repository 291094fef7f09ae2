#pragma once

#include "app/cli/look_options.h"
#include "app/club/notices/notices.h"
#include "app/club/tournament/next_round.h"

#include <filesystem>
#include <string>
#include <vector>

/// Answers of `umpire tournament`. The file is that of docs/tournament.md; it is written whole or
/// not at all. Errors: CannotRead for the file, CannotWrite if it cannot be written, and those of
/// app/tournament.
namespace umpire {

struct NewTournament {
    std::filesystem::path file;
    /// the players' file: CSV, a Tournament Report File, or a tournament of Umpire
    std::filesystem::path players;
    tournament::Tournament tournament;
    std::string system = "round-robin";
    /// names of tie-breaks, separated by commas; empty: the default tie-breaks
    std::string tieBreaks;
    std::string encoding; ///< encoding of the players' file; empty: UTF-8
};
/// Creates the tournament's file. Error: also CannotWrite if the file exists already.
Expected<void> answerNewTournament(const NewTournament& asked);

/// Makes the next round and prints its pairings.
Expected<void> answerRound(const std::filesystem::path& file,
                           const tournament::NextRoundOptions& options);

struct SaidResult {
    int table = 0;
    std::string result;
    int round = 0; ///< number of the round; 0: the last round
};
Expected<void> answerResult(const std::filesystem::path& file, const SaidResult& said);

struct AskedStandings {
    int afterRound = 0; ///< round after which the standings are taken; 0: the last round
    /// names of tie-breaks, separated by commas; empty: the tournament's tie-breaks
    std::string tieBreaks;
    AnswerForm form = AnswerForm::Text;
};
Expected<void> answerStandings(const std::filesystem::path& file, const AskedStandings& asked);

/// Prints the pairings of a round; 0: the last round.
Expected<void> answerShow(const std::filesystem::path& file, int round);

struct AskedNotice {
    std::string what; ///< kind of notice: "pairings", "slips", "results" or "standings"
    std::filesystem::path out;
    /// path of a file with a line for each player: number and code; may be empty
    std::filesystem::path codes;
    NoticeRequest request; ///< the request without the tournament and the kind of notice
};
Expected<void> answerNotice(const std::filesystem::path& file, const AskedNotice& asked);

struct AskedReport {
    std::filesystem::path out;
    /// format of the report, "trf16" or "trf26"; empty: the format of the imported file, else trf16
    std::string format;
    std::string encoding; ///< encoding of the report; empty: UTF-8
};
/// Writes a Tournament Report File, for other programs.
Expected<void> answerReport(const std::filesystem::path& file, const AskedReport& asked);

} // namespace umpire
