#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

/// What `look` and `score` have in common.
namespace umpire {

enum class AnswerForm { Text, Json };

struct LookOptions {
    std::string picture;
    std::string table;
    std::string camera;
    std::string before;
    std::string overlay;
    std::string what;
    bool json = false;

    [[nodiscard]] AnswerForm form() const { return json ? AnswerForm::Json : AnswerForm::Text; }
};

/// Adds PICTURE, --table, --camera, --before, --overlay and --json.
void addLookOptions(CLI::App& command, LookOptions& options);

/// Error: WrongUsage, where `what` names something else than a detector.
Expected<LookRequest> requestOf(const LookOptions& options);

/// Draws the overlay, where one is asked for, and says on standard error where it lies. Error:
/// CannotWrite.
Expected<void> writeOverlay(const LookOptions& options, const Look& look,
                            const std::optional<war_galley::TossRuling>& ruling);

/// Says it on standard error, in one line that is printable.
void complain(const Message& line);
/// The same, and returns the exit status.
int reportFailure(const Failure& failure);
/// Says that somebody ended the work, and of how much the answer is; nothing where nothing is left.
/// `unit`: what is counted, "picture".
void complainOfWhatIsLeft(const std::string& unit, std::size_t done, std::size_t left);

/// Writes an answer to standard output, text or JSON, in printable lines. Error: CannotWrite, where
/// the output is closed or full.
Expected<void> writeAnswer(const std::string& text);

} // namespace umpire
