#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/variant_file.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// The game's files as the record keeps them, and the program's own for the others. Error: there is
/// no such game.
Loaded<GameFiles> recordedFiles(const GameSettings& recorded);

/// The start of what a recorded game is played by: its variant, over its own files. Error:
/// CannotRead, where these do not load any more, or where there is no such game or variant.
Expected<SharedPosition> recordedStart(const GameSettings& recorded);

/// A group's own variant that the record keeps, where the game is played by it.
std::optional<OwnVariant> recordedOwnVariant(const GameSettings& recorded);

/// What a recorded game is played by, for who reads its positions and names its rules.
struct PlayedRules {
    SharedPosition start{};          ///< as recordedStart() has it; null: it does not load
    std::string variant{};           ///< in the game's words
    std::optional<OwnVariant> own{}; ///< as recordedOwnVariant() has it
    bool operator==(const PlayedRules&) const = default;
};
PlayedRules playedRules(const GameSettings& recorded);

} // namespace umpire
