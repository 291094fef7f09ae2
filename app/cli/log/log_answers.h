#pragma once

#include "app/cli/look_options.h"

#include <filesystem>
#include <string>
#include <vector>

/// Answers of `umpire log`. Errors, besides the journal's own (app/record/journal/journal.h):
/// CannotWrite for a faulty journal, after the answer; WrongUsage for an unknown export format, and
/// for a record whose secrets must not be shown.
namespace umpire {

/// Whether the actions and positions of an unfinished game are shown: none of them or all.
enum class Secrets { Kept, Told };

struct LogQuestion {
    std::vector<std::filesystem::path> files;
    AnswerForm form = AnswerForm::Text;
    Secrets secrets = Secrets::Kept;
};

/// Prints one line per journal; for a folder, one line per journal in the folder.
Expected<void> answerList(const LogQuestion& question);

/// Prints the settings and every event.
Expected<void> answerShow(const LogQuestion& question);

/// What another source says about a record; each text is empty if it is unknown.
struct Anchor {
    std::string hash; ///< an event's hash, as announced
    std::string code; ///< the code that `umpire log seal` printed
};
/// Prints whether the file is as it was written, and otherwise its faults.
Expected<void> answerVerify(const LogQuestion& question, const Anchor& anchor);

/// Prints one line per game of an archive: its witnesses and their times, or its faults. `named`:
/// codes of phones that must have signed. Error: CannotWrite, also for any fault.
Expected<void> answerVerifyArchive(const LogQuestion& question,
                                   const std::vector<std::string>& named);

/// Prints a short code of the last hash (app/record/journal/journal_seal.h). Error: also for a
/// record without events.
Expected<void> answerSeal(const LogQuestion& question);

/// Erases the films of the moments before these events; without events, all films. Error: also for
/// an event without a film.
Expected<void> answerForgetMoments(const LogQuestion& question,
                                   const std::vector<std::int64_t>& events);

struct ExportRequest {
    std::string as; ///< format of the export: "text", "jsonl", "csv" or "folder"
    /// path of a new file or folder; empty: standard output, which is impossible for a folder
    std::filesystem::path out;
};
Expected<void> answerExport(const LogQuestion& question, const ExportRequest& request);

/// Replays a journal or an exported folder under today's rules, and prints the differences.
Expected<void> answerReplay(const LogQuestion& question);

/// Prints the game's value after each action, and the largest mistakes. Errors: also those of
/// app/mind/analysis/analyse_game.h.
Expected<void> answerAnalysis(const LogQuestion& question, std::optional<double> seconds,
                              std::uint64_t positions);

enum class StatisticsForm { Text, Json, Csv };
/// Prints the statistics of all records at the places, including subfolders; copies of a record
/// count once. Error: also if there is no record.
Expected<void> answerStatistics(const std::vector<std::filesystem::path>& places,
                                StatisticsForm form);

} // namespace umpire
