#pragma once

#include "app/cli/look_options.h"

#include <filesystem>
#include <string>
#include <vector>

/// What journals hold. Errors, besides the journal's own (app/journal/journal.h): CannotWrite for
/// one with faults, after the answer; WrongUsage for a form of export that there is none of.
namespace umpire {

struct LogQuestion {
    std::vector<std::filesystem::path> files;
    AnswerForm form = AnswerForm::Text;
};

/// A line a journal; of a folder those files in it that are journals.
Expected<void> answerList(const LogQuestion& question);

/// The settings and every event.
Expected<void> answerShow(const LogQuestion& question);

/// Whether the file is as it was written, and what is not. `expected`: the last hash announced;
/// empty: not known.
Expected<void> answerVerify(const LogQuestion& question, const std::string& expected);

struct ExportRequest {
    std::string as;            ///< "text", "jsonl" or "folder"
    std::filesystem::path out; ///< empty: standard output, but for a folder
};
Expected<void> answerExport(const LogQuestion& question, const ExportRequest& request);

/// Today's rules over a journal or an exported folder.
Expected<void> answerReplay(const LogQuestion& question);

} // namespace umpire
