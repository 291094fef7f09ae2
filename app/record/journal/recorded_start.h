#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"
#include "app/record/game_files/variant_file.h"
#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Returns the game's files as the record stores them. Files that the record lacks are the
/// program's own. Error: one line, if no game has that name.
Loaded<GameFiles> recordedFiles(const GameSettings& recorded);

/// Returns the start position of a recorded game, made with the record's files and variant. Error:
/// CannotRead if these files cannot be loaded by this program, or if there is no such game or
/// variant.
Expected<SharedPosition> recordedStart(const GameSettings& recorded);

/// Returns the group's own variant from the record; none if the game does not use it.
std::optional<OwnVariant> recordedOwnVariant(const GameSettings& recorded);

/// The rules of a recorded game, which are needed to parse its positions and to name its rules.
struct PlayedRules {
    SharedPosition start{};          ///< see recordedStart(); null if it fails
    std::string variant{};           ///< the variant, as the game writes it
    std::optional<OwnVariant> own{}; ///< see recordedOwnVariant()
    bool operator==(const PlayedRules&) const = default;
};
/// Returns the rules of a recorded game. Does not fail; see the fields.
PlayedRules playedRules(const GameSettings& recorded);

} // namespace umpire
