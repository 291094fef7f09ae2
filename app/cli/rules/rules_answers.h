#pragma once

#include "app/cli/look_options.h"
#include "app/print/kit/kit.h"

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <vector>

/// Answers about the rules of any listed game. Output goes to standard output at once. Errors:
/// WrongUsage (no such game or variant), CannotRead (a position or a file that does not parse) and
/// CannotWrite.
namespace umpire {

struct RulesQuestion {
    std::string game;
    /// name and settings, "advanced catapults=off"; empty: the first variant
    std::string variant;
    std::optional<std::string> position;     ///< in the game's notation; none: the variant's start
    std::vector<std::filesystem::path> data; ///< the players' own files (app/record/game_files)
    AnswerForm form = AnswerForm::Text;
};

/// Prints the number of legal action sequences for each depth up to `depth`.
Expected<void> answerPerft(const RulesQuestion& question, int depth);

/// Prints the legal actions, and the outcome of a finished game.
Expected<void> answerActions(const RulesQuestion& question);

/// Prints the game's variants and settings with explanations.
Expected<void> answerVariants(const RulesQuestion& question);

/// Prints the rules on one page with example turns (app/record/lessons).
Expected<void> answerTeach(const RulesQuestion& question, Language language);

/// Whether to continue after an illegal line.
enum class OnIllegal { Stop, GoOn };

/// Whether the lines come from a file or a terminal. At a terminal, users may also ask for help, a
/// drawing of the board, a clause, or to take actions back.
enum class PlayedFrom { File, Terminal };

struct PlayRequest {
    RulesQuestion question;
    std::string source; ///< name of the input, "game.txt", for error messages
    PlayedFrom from = PlayedFrom::File;
    OnIllegal onIllegal = OnIllegal::Stop;
    std::string as; ///< the player whose view is shown; empty: everything is shown
};

/// Plays actions, one per line; skips lines that are empty or begin with #. Tags ([Variant "…"],
/// [Position "…"], as written by `umpire log export`) give the start; a position among the actions
/// sets it. Prints one JSON object per line, in any form. Error, besides those above: WrongUsage
/// after an illegal line.
Expected<void> answerPlay(const PlayRequest& request, std::istream& actions);

} // namespace umpire
