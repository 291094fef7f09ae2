#include "app/live/live_setup.h"

#include "app/referee/make_referee.h"
#include "calibration/calibration_files.h"
#include "calibration/checked_yaml.h"

#include <ctime>

namespace umpire {
namespace {

using referee::NoReferee;

/// The option that holds `--position`.
const std::string kPositionOption = "position";
/// Its galleys need no printed board, so that the table may have another game's.
constexpr std::string_view kOnAnyTable = "war-galley";

tl::unexpected<Failure> failure(ExitStatus status, Message why) {
    return tl::make_unexpected(Failure{status, std::move(why)});
}

Expected<std::string> textOf(const std::optional<std::filesystem::path>& file) {
    if (!file) {
        return std::string();
    }
    return readTextFile(file->string())
        .map([](std::string text) { return text.empty() ? "\n" : text; }) // given, not none
        .map_error([](const CalibrationError& error) {
            return Failure{ExitStatus::CannotRead, error.message};
        });
}

/// "2026-11-21T14:30:00Z".
std::string now() {
    const std::time_t seconds = std::time(nullptr);
    std::tm utc{};
    char text[32];
    gmtime_r(&seconds, &utc);
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

/// Errors: CannotRead, which names the file and the key.
Expected<void> readCalibration(LiveSetup& setup, const std::string& tableName,
                               const std::string& cameraName) {
    if (!setup.settings.tableFile.empty()) {
        const auto table = parseTable(setup.settings.tableFile, tableName);
        if (!table) {
            return failure(ExitStatus::CannotRead, table.error().message);
        }
        setup.table = *table;
    }
    if (!setup.settings.cameraFile.empty()) {
        const auto camera = parseCamera(setup.settings.cameraFile, cameraName);
        if (!camera) {
            return failure(ExitStatus::CannotRead, camera.error().message);
        }
        setup.camera = *camera;
    }
    return {};
}

/// The settings that a new journal begins with, but for the players; the calibration is read.
Expected<GameSettings> newSettings(const LiveRequest& request, const GameFiles& files) {
    GameSettings settings;
    settings.game = request.game;
    settings.variant = request.variant;
    settings.started = now();
    settings.programVersion = UMPIRE_VERSION;
    if (request.position) {
        settings.options[kPositionOption] = *request.position;
    }
    for (const auto& [name, file] : files) {
        settings.gameFiles[name] = file.text;
    }
    const auto table = textOf(request.table);
    const auto camera = textOf(request.camera);
    if (!table || !camera) {
        return tl::make_unexpected(table ? camera.error() : table.error());
    }
    settings.tableFile = *table;
    settings.cameraFile = *camera;
    return settings;
}

/// The table file has the board of another game.
std::optional<Failure> strangeBoard(const LiveRequest& request, const LiveSetup& setup) {
    const auto board = setup.table ? setup.table->board : std::nullopt;
    const bool fits = !board || request.game == kOnAnyTable || board->game == request.game;
    return fits ? std::nullopt
                : std::optional(
                      Failure{ExitStatus::CannotRead,
                              message("%1: %2", request.table->string(),
                                      message("has the board of %1; measure the table with this "
                                              "game's board on it, or name another",
                                              "`" + board->game + "`"))});
}

Failure failureOf(const NoReferee& none) {
    switch (none.wrong) {
    case NoReferee::Wrong::Files:
        break;
    case NoReferee::Wrong::Variant:
        return {ExitStatus::WrongUsage, message("%1: %2", "--variant", none.because)};
    case NoReferee::Wrong::Position:
        return {ExitStatus::CannotRead, message("%1: %2", "--position", none.because)};
    }
    return {ExitStatus::CannotRead, none.because};
}

Failure failureOf(const NoReferee& none, const LiveJournal& journal) {
    const GameSettings& recorded = journal.restored().settings;
    switch (none.wrong) {
    case NoReferee::Wrong::Files:
        break;
    case NoReferee::Wrong::Variant:
        return {ExitStatus::CannotRead, "the variant `" + recorded.variant + "` of " +
                                            recorded.game +
                                            " is not known; take the umpire that recorded it"};
    case NoReferee::Wrong::Position:
        return {ExitStatus::CannotRead, message("%1: %2", journal.file().string(), none.because)};
    }
    return {ExitStatus::CannotRead, "the record's " + english(none.because)};
}

/// The defaults' names with the record's contents.
Loaded<GameFiles> recordedFiles(const GameSettings& recorded) {
    return gameFiles(recorded.game).map([&](GameFiles files) {
        for (auto& [name, file] : files) {
            const auto own = recorded.gameFiles.find(name);
            file = own == recorded.gameFiles.end() ? file : GameFile{name, own->second};
        }
        return files;
    });
}

/// Where the record begins; empty: at the game's start.
std::string firstPosition(const JournalRecord& record) {
    if (!record.events.empty()) {
        if (const auto* begun = std::get_if<GameStarted>(&record.events.front().happening)) {
            return begun->position;
        }
    }
    const auto option = record.settings.options.find(kPositionOption);
    return option == record.settings.options.end() ? std::string() : option->second;
}

std::optional<BoardPlacement> boardOf(const LiveSetup& setup) {
    return setup.table ? setup.table->board : std::nullopt;
}

} // namespace

Expected<LiveSetup> newGame(const LiveRequest& request) {
    const auto first = referee::firstVariant(request.game);
    if (!first) {
        return failure(ExitStatus::WrongUsage, "--game: " + first.error());
    }
    auto files = gameFiles(request.game, request.data);
    if (!files) {
        return failure(ExitStatus::CannotRead, files.error());
    }
    auto settings = newSettings(request, *files);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    LiveSetup setup;
    setup.settings = *std::move(settings);
    std::string& variant = setup.settings.variant;
    variant = variant.empty() ? *first : variant;
    if (const auto read = readCalibration(setup, request.table.value_or("").string(),
                                          request.camera.value_or("").string());
        !read) {
        return tl::make_unexpected(read.error());
    }
    if (const auto strange = strangeBoard(request, setup)) {
        return tl::make_unexpected(*strange);
    }
    auto made = referee::makeReferee(
        {request.game, variant, *std::move(files), request.position.value_or(""), boardOf(setup)});
    if (!made) {
        return tl::make_unexpected(failureOf(made.error()));
    }
    setup.referee = *std::move(made);
    setup.settings.players = setup.referee->everybody();
    return setup;
}

Expected<LiveSetup> resumedGame(LiveJournal journal) {
    const std::string name = journal.file().string();
    LiveSetup setup;
    setup.settings = journal.restored().settings;
    if (const auto first = referee::firstVariant(setup.settings.game); !first) {
        return failure(ExitStatus::WrongUsage, name + ": " + first.error());
    }
    auto files = recordedFiles(setup.settings);
    if (!files) {
        return failure(ExitStatus::CannotRead, files.error());
    }
    if (const auto read = readCalibration(setup, name + ": table_file", name + ": camera_file");
        !read) {
        return tl::make_unexpected(read.error());
    }
    auto made = referee::makeReferee({setup.settings.game, setup.settings.variant,
                                      *std::move(files), firstPosition(journal.restored()),
                                      boardOf(setup), referee::Begun::Earlier});
    if (!made) {
        return tl::make_unexpected(failureOf(made.error(), journal));
    }
    setup.referee = *std::move(made);
    setup.resumed = std::move(journal);
    return setup;
}

} // namespace umpire
