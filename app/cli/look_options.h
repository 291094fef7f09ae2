#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

/// The options that `look` and `score` share.
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

/// Error: WrongUsage if `what` names anything except detectors.
Expected<LookRequest> requestOf(const LookOptions& options);

/// Draws the overlay if requested, and prints its path to standard error. Error:
/// CannotWrite.
Expected<void> writeOverlay(const LookOptions& options, const Look& look,
                            const std::optional<war_galley::TossRuling>& ruling);

/// Prints the message to standard error, in one printable line.
void complain(const Message& line);
/// Reports the failure like the function above, and returns the exit status.
int reportFailure(const Failure& failure);
/// Prints that the user ended the work, and how much of it the answer covers; prints nothing if the
/// work is complete. `unit`: the counted thing, such as "picture".
void complainOfWhatIsLeft(const std::string& unit, std::size_t done, std::size_t left);

/// Prints an answer, text or JSON, to standard output in printable lines. Error: CannotWrite if the
/// output is closed or full.
Expected<void> writeAnswer(const std::string& text);

} // namespace umpire
