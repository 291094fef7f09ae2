#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>

/// Exports a record to other formats.
namespace umpire {

/// The settings and events to export.
struct ExportedGame {
    GameSettings settings;
    std::vector<RecordedEvent> events;
};

/// Formats the game for people and `umpire rules GAME play`: tags as in PGN, then one action per
/// line; other events are comments after `#`. A tag holds a start position set by the players.
std::string textOf(const ExportedGame& game);

/// Writes one JSON document per line: the settings ("umpire.game/1"), then every event.
std::string jsonLinesOf(const ExportedGame& game);

/// The inverse of the export. The error gives the first wrong line's number, its field and the
/// reason.
tl::expected<ExportedGame, std::string> gameFromJsonLines(std::string_view lines);

/// Returns the JPEG of an event, if the event has one.
using PictureSource = std::function<Expected<std::optional<std::string>>(std::int64_t event)>;

/// Writes a folder that serves as a regression test: game.jsonl, actions.txt (textOf),
/// positions.txt (the position after each action of the line of play), frames/000007.jpg, and the
/// settings' files. Error: CannotWrite if the folder exists or cannot be written; the folder may
/// then be incomplete.
Expected<void> writeGameFolder(const ExportedGame& game, const PictureSource& pictures,
                               const std::filesystem::path& folder);

/// Reads the game back from such a folder. Error: CannotRead.
Expected<ExportedGame> readGameFolder(const std::filesystem::path& folder);

} // namespace umpire
