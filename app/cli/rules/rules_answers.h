#pragma once

#include "app/cli/look_options.h"
#include "app/print/kit/kit.h"

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
    std::vector<std::filesystem::path> data; ///< files of the players' own (app/record/game_files)
    AnswerForm form = AnswerForm::Text;
};

/// For each depth up to this one the number of legal action sequences.
Expected<void> answerPerft(const RulesQuestion& question, int depth);

/// The legal actions, and the outcome where the game is over.
Expected<void> answerActions(const RulesQuestion& question);

/// The game's variants and settings, and what they mean.
Expected<void> answerVariants(const RulesQuestion& question);

/// The rules on one page with example turns (app/record/lessons).
Expected<void> answerTeach(const RulesQuestion& question, Language language);

/// What becomes of the lines behind one that is illegal?
enum class OnIllegal { Stop, GoOn };

/// Who types at a terminal may ask for more than what an action causes.
enum class PlayedFrom { File, Terminal };

struct PlayRequest {
    RulesQuestion question;
    std::string source; ///< "game.txt", for errors
    PlayedFrom from = PlayedFrom::File;
    OnIllegal onIllegal = OnIllegal::Stop;
    std::string as; ///< the one player who hears the answers; empty: everything is told
};

/// Plays actions, one a line; what is empty or begins with # is passed over. Tags ([Variant "…"],
/// [Position "…"], as `umpire log export` writes them) say where it begins; a position among the
/// actions sets it. One JSON object a line, whatever the form. Error, besides the above: WrongUsage
/// after a line that is illegal.
Expected<void> answerPlay(const PlayRequest& request, std::istream& actions);

} // namespace umpire
