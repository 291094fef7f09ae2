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
    std::filesystem::path players; ///< CSV
    tournament::Tournament tournament;
    std::string system = "round-robin";
    std::string tieBreaks; ///< separated by commas; empty: the default tie-breaks
    std::string encoding;  ///< encoding of the players' file; empty: UTF-8
};
/// Error: also CannotWrite if the file exists already.
Expected<void> answerNewTournament(const NewTournament& asked);

/// Makes the next round and prints its pairings.
Expected<void> answerRound(const std::filesystem::path& file,
                           const tournament::NextRoundOptions& options);

struct SaidResult {
    int table = 0;
    std::string result;
    int round = 0; ///< 0: the last round
};
Expected<void> answerResult(const std::filesystem::path& file, const SaidResult& said);

struct AskedStandings {
    int afterRound = 0;    ///< 0: all rounds
    std::string tieBreaks; ///< empty: the tournament's
    AnswerForm form = AnswerForm::Text;
};
Expected<void> answerStandings(const std::filesystem::path& file, const AskedStandings& asked);

/// Prints the pairings of a round; 0: the last round.
Expected<void> answerShow(const std::filesystem::path& file, int round);

struct AskedNotice {
    std::string what; ///< "pairings", "slips", "results", "standings"
    std::filesystem::path out;
    std::filesystem::path codes; ///< a line for each player: number and code; may be empty
    NoticeRequest request;       ///< all but the tournament and the kind
};
Expected<void> answerNotice(const std::filesystem::path& file, const AskedNotice& asked);

struct AskedReport {
    std::filesystem::path out;
    std::string format;   ///< "trf16", "trf26"; empty: that of the file read, else trf16
    std::string encoding; ///< empty: UTF-8
};
/// Writes a Tournament Report File, for other programs.
Expected<void> answerReport(const std::filesystem::path& file, const AskedReport& asked);

} // namespace umpire
