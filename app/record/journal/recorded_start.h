#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/variant_file.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Returns the game's files from the record; missing files are replaced by the program's own.
/// Error: there is no such game.
Loaded<GameFiles> recordedFiles(const GameSettings& recorded);

/// Returns the start of a recorded game's variant, with the record's files. Error: CannotRead if
/// these files can no longer be loaded, or if there is no such game or variant.
Expected<SharedPosition> recordedStart(const GameSettings& recorded);

/// Returns a group's own variant from the record, if the game uses it.
std::optional<OwnVariant> recordedOwnVariant(const GameSettings& recorded);

/// The rules of a recorded game, for parsing its positions and naming its rules.
struct PlayedRules {
    SharedPosition start{};          ///< see recordedStart(); null: the start cannot be loaded
    std::string variant{};           ///< in the game's words
    std::optional<OwnVariant> own{}; ///< see recordedOwnVariant()
    bool operator==(const PlayedRules&) const = default;
};
PlayedRules playedRules(const GameSettings& recorded);

} // namespace umpire
