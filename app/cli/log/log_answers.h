#pragma once

#include "app/cli/look_options.h"

#include <filesystem>
#include <string>
#include <vector>

/// What journals hold. Errors, besides the journal's own (app/record/journal/journal.h):
/// CannotWrite for one with faults, after the answer; WrongUsage for a form of export that there is
/// none of, and for a record whose secrets are to be kept.
namespace umpire {

/// Of a game that is not over: its actions and positions are then not given at all, or all are.
enum class Secrets { Kept, Told };

struct LogQuestion {
    std::vector<std::filesystem::path> files;
    AnswerForm form = AnswerForm::Text;
    Secrets secrets = Secrets::Kept;
};

/// A line a journal; of a folder those files in it that are journals.
Expected<void> answerList(const LogQuestion& question);

/// The settings and every event.
Expected<void> answerShow(const LogQuestion& question);

/// What is known of a record from elsewhere; empty: nothing.
struct Anchor {
    std::string hash; ///< of an event, as it was announced
    std::string code; ///< as `umpire log seal` gave it
};
/// Whether the file is as it was written, and what is not.
Expected<void> answerVerify(const LogQuestion& question, const Anchor& anchor);

/// A line a game of an archive: who witnessed it and when, or what does not hold. `named`: codes of
/// phones that have to have signed. Error: CannotWrite also where anything does not hold.
Expected<void> answerVerifyArchive(const LogQuestion& question,
                                   const std::vector<std::string>& named);

/// A short code of the last hash (app/record/journal/seal_code.h). Error: also for a record without
/// events.
Expected<void> answerSeal(const LogQuestion& question);

/// Erases the films of the moments before these events; before all where none is named. Error: also
/// for an event without a film.
Expected<void> answerForgetMoments(const LogQuestion& question,
                                   const std::vector<std::int64_t>& events);

struct ExportRequest {
    std::string as;            ///< "text", "jsonl" or "folder"
    std::filesystem::path out; ///< empty: standard output, but for a folder
};
Expected<void> answerExport(const LogQuestion& question, const ExportRequest& request);

/// Today's rules over a journal or an exported folder.
Expected<void> answerReplay(const LogQuestion& question);

/// What the game was worth after each action, and the largest mistakes. Errors: also those of
/// app/mind/analysis/analyse_game.h.
Expected<void> answerAnalysis(const LogQuestion& question, std::optional<double> seconds,
                              std::uint64_t positions);

enum class StatisticsForm { Text, Json, Csv };
/// What all records of the places have in common, those of folders below too; a copy of a record
/// counts once. Error: also where there is no record.
Expected<void> answerStatistics(const std::vector<std::filesystem::path>& places,
                                StatisticsForm form);

} // namespace umpire
