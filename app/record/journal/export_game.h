#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>

/// A record in other forms.
namespace umpire {

/// What is exported.
struct ExportedGame {
    GameSettings settings;
    std::vector<RecordedEvent> events;
};

/// For people and for `umpire rules GAME play`: tags as in PGN, then the line of play, an action a
/// line; what else happened stands behind `#`. Where the players set the position, a tag says so.
std::string textOf(const ExportedGame& game);

/// A JSON document a line: the settings ("umpire.game/1"), then every event.
std::string jsonLinesOf(const ExportedGame& game);

/// The inverse. Error: the first line that is wrong, by its number, the field and why.
tl::expected<ExportedGame, std::string> gameFromJsonLines(std::string_view lines);

/// The JPEG of an event, where it has one.
using PictureSource = std::function<Expected<std::optional<std::string>>(std::int64_t event)>;

/// A folder that is a regression test: game.jsonl, actions.txt (textOf), positions.txt (after each
/// action of the line of play), frames/000007.jpg, and the settings' own files. Error: CannotWrite,
/// where it is there already or cannot be written; then it is incomplete.
Expected<void> writeGameFolder(const ExportedGame& game, const PictureSource& pictures,
                               const std::filesystem::path& folder);

/// The game of such a folder. Error: CannotRead.
Expected<ExportedGame> readGameFolder(const std::filesystem::path& folder);

} // namespace umpire
