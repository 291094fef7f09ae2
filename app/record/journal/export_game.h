#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Exports records to other formats, and reads them back.
namespace umpire {

/// A tag at the beginning of a game's text, as in chess's PGN, such as [Game "murus-gallicus"].
struct GameTag {
    std::string name;
    std::string value;
    bool operator==(const GameTag&) const = default;
};

/// Formats the tag as one line without a line end. Quotes and backslashes are escaped; line breaks
/// become blanks.
std::string textOf(const GameTag& tag);

/// Parses a line. Returns none if the line is no tag.
std::optional<GameTag> tagIn(std::string_view line);

/// The settings and events of a record.
struct ExportedGame {
    GameSettings settings;
    std::vector<RecordedEvent> events;
};

/// Formats the game for people and for `umpire rules GAME play`. The text begins with tags as in
/// PGN, and has one action on each line. Other events are comments after `#`. If players set up the
/// start position, a tag contains it.
std::string textOf(const ExportedGame& game);

/// Formats the record as JSON lines: first the settings ("umpire.game/1"), then each event.
std::string jsonLinesOf(const ExportedGame& game);

/// Reads JSON lines that `jsonLinesOf` wrote. Error: one line with the number of the first wrong
/// line, its field and the reason.
tl::expected<ExportedGame, std::string> gameFromJsonLines(std::string_view lines);

/// Returns the JPEG of the event with that number; none if the event has no picture.
using PictureSource = std::function<Expected<std::optional<std::string>>(std::int64_t event)>;

/// Writes the record as a folder, which serves as a regression test. It contains game.jsonl,
/// actions.txt (from textOf), positions.txt (the position after each action of the line of play),
/// frames/000007.jpg and so on, and the files of the settings. Error: CannotWrite if the folder
/// exists or cannot be written; it may then be incomplete.
Expected<void> writeGameFolder(const ExportedGame& game, const PictureSource& pictures,
                               const std::filesystem::path& folder);

/// Reads the record from such a folder. Error: CannotRead if it has no valid game.jsonl.
Expected<ExportedGame> readGameFolder(const std::filesystem::path& folder);

} // namespace umpire
