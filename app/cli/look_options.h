#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>

/// The options that `look` and `score` share, and what every command does with its answer.
namespace umpire {

enum class AnswerForm { Text, Json };

struct LookOptions {
    LookRequest request;
    std::string overlay; ///< path of the overlay; empty: no overlay
    AnswerForm form = AnswerForm::Text;
};

/// Adds PICTURE, --table, --camera, --before, --overlay and --json.
void addLookOptions(CLI::App& command, LookOptions& options);
/// Adds an option that names a file; an empty name stands for no file.
CLI::Option* addFile(CLI::App& command, const std::string& name,
                     std::optional<std::filesystem::path>& file, const std::string& what);
/// Adds an option that is a length in millimetres.
CLI::Option* addMillimetres(CLI::App& command, const std::string& name, Millimetres& length,
                            const std::string& what);
/// Adds --json.
CLI::Option* addJsonFlag(CLI::App& command, AnswerForm& form,
                         const std::string& what = "prints the answer as JSON");

/// Calls `answer` when this subcommand runs, reports its failure, and stores the exit status.
void answerWith(CLI::App& command, int& exitStatus, std::function<Expected<void>()> answer);

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

/// Suppresses the picture codecs' own messages ("Corrupt JPEG data: …") while this object exists.
/// The codecs print to standard error past every handler, but a failure must be a single line.
/// Redirects standard error, so it is for single-threaded programs.
class QuietCodecs {
public:
    QuietCodecs();
    ~QuietCodecs();
    QuietCodecs(const QuietCodecs&) = delete;
    QuietCodecs& operator=(const QuietCodecs&) = delete;

private:
    int kept_ = -1;
};

/// Runs `lookAtTable` with quiet codecs.
Expected<Look> lookQuietly(const LookRequest& request);

} // namespace umpire
