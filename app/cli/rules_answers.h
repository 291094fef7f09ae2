#pragma once

#include "app/cli/look_options.h"

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <vector>

/// What the rules say, of any listed game. Every answer goes to standard output as it is found;
/// the errors are WrongUsage (no such game or variant), CannotRead (a position or a file that does
/// not parse) and CannotWrite.
namespace umpire {

struct RulesQuestion {
    std::string game;
    std::string variant;                     ///< "advanced catapults=off"; empty: the game's first
    std::optional<std::string> position;     ///< none: the variant's start
    std::vector<std::filesystem::path> data; ///< files of the players' own (app/game_files)
    AnswerForm form = AnswerForm::Text;
};

/// For each depth up to this one the number of legal action sequences.
Expected<void> answerPerft(const RulesQuestion& question, int depth);

/// The legal actions, and the outcome where the game is over.
Expected<void> answerActions(const RulesQuestion& question);

/// The game's variants and settings, and what they mean.
Expected<void> answerVariants(const RulesQuestion& question);

/// Plays actions, one a line; what is empty or begins with # is passed over. Tags ([Variant "…"],
/// [Position "…"], as `umpire log export` writes them) say where it begins; a position among the
/// actions sets it. One JSON object a line, whatever the form.
Expected<void> answerPlay(const RulesQuestion& question, std::istream& actions);

} // namespace umpire
