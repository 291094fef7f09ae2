#include "app/live/live_setup.h"

#include "calibration/calibration_files.h"
#include "calibration/checked_yaml.h"

#include <ctime>

namespace umpire {
namespace {

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

} // namespace

Expected<CalibrationFiles> calibrationFiles(const GameSettings& settings,
                                            const std::string& tableName,
                                            const std::string& cameraName) {
    CalibrationFiles files;
    if (!settings.tableFile.empty()) {
        const auto table = parseTable(settings.tableFile, tableName);
        if (!table) {
            return tl::make_unexpected(Failure{ExitStatus::CannotRead, table.error().message});
        }
        files.table = *table;
    }
    if (!settings.cameraFile.empty()) {
        const auto camera = parseCamera(settings.cameraFile, cameraName);
        if (!camera) {
            return tl::make_unexpected(Failure{ExitStatus::CannotRead, camera.error().message});
        }
        files.camera = *camera;
    }
    return files;
}

Expected<GameSettings> newSettings(const LiveRequest& request) {
    GameSettings settings;
    settings.game = request.game;
    settings.started = now();
    settings.programVersion = UMPIRE_VERSION;
    if (request.position) {
        settings.options[kPositionOption] = *request.position;
    }
    const auto files = gameFiles(request.game, request.data);
    if (!files) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, files.error()});
    }
    for (const auto& [name, file] : *files) {
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

std::optional<Failure> strangeBoard(const LiveRequest& request, const CalibrationFiles& files) {
    const auto board = files.table ? files.table->board : std::nullopt;
    const bool fits = !board || request.game == WarGalley::kName || board->game == request.game;
    return fits ? std::nullopt
                : std::optional(
                      Failure{ExitStatus::CannotRead,
                              message("%1: %2", request.table->string(),
                                      message("has the board of %1; measure the table with this "
                                              "game's board on it, or name another",
                                              "`" + board->game + "`"))});
}

} // namespace umpire
