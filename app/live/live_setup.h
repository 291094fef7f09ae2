#pragma once

#include "app/journal/recorded_settings.h"
#include "app/live/live_game.h"
#include "app/live/live_journal.h"
#include "calibration/camera_intrinsics.h"
#include "calibration/table_description.h"

/// What a game is followed by: from the files that the request names, or from the journal that it
/// goes on with.
namespace umpire {

struct CalibrationFiles {
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera;
};
/// Errors: CannotRead, which names the file and the key.
Expected<CalibrationFiles> calibrationFiles(const GameSettings& settings,
                                            const std::string& tableName,
                                            const std::string& cameraName);

/// The option that holds `--position`.
inline const std::string kPositionOption = "position";

/// The settings that a new journal begins with, but for the variant and the players; the files are
/// read. Errors: CannotRead for one of them.
Expected<GameSettings> newSettings(const LiveRequest& request);

template <Game G>
struct LiveSetup {
    typename G::State start;
    GameSettings settings;
    CalibrationFiles files;
    std::optional<LiveJournal> resumed;
};

template <Game G>
Expected<typename G::State> startOf(const typename G::Settings& settings,
                                    const std::string& position, const std::string& whose) {
    if (position.empty()) {
        return G::start(settings);
    }
    auto parsed = G::parseState(position, settings);
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return tl::make_unexpected(
            Failure{ExitStatus::CannotRead, whose + ": " + english(describe(*error))});
    }
    return std::get<typename G::State>(std::move(parsed));
}

/// As the game is played before a camera, which some settings are for.
template <Game G>
typename G::State watched(typename G::State start) {
    if constexpr (requires { G::watched(start); }) {
        return G::watched(std::move(start));
    }
    return start;
}

/// The table file has the board of another game.
std::optional<Failure> strangeBoard(const LiveRequest& request, const CalibrationFiles& files);

/// Errors: WrongUsage for a variant that is none, CannotRead for files and the position.
template <Game G>
Expected<LiveSetup<G>> newGame(const LiveRequest& request) {
    const auto resources = resourcesFor<G>(request.data);
    if (!resources) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, resources.error()});
    }
    auto recorded = newSettings(request);
    if (!recorded) {
        return tl::make_unexpected(recorded.error());
    }
    recorded->variant =
        request.variant.empty() ? std::string(G::variants()[0].name) : request.variant;
    const auto settings = parseSettings<G>(recorded->variant, *resources);
    if (const auto* error = std::get_if<ParseError>(&settings)) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage, "--variant: " + english(describe(*error))});
    }
    auto start = startOf<G>(std::get<typename G::Settings>(settings), request.position.value_or(""),
                            "--position");
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    for (int seat = 0; seat < G::playerCount(*start); ++seat) {
        recorded->players.push_back(G::playerName(*start, Player{seat}));
    }
    auto files = calibrationFiles(*recorded, request.table.value_or("").string(),
                                  request.camera.value_or("").string());
    if (!files) {
        return tl::make_unexpected(files.error());
    }
    if (const auto strange = strangeBoard(request, *files)) {
        return tl::make_unexpected(*strange);
    }
    return LiveSetup<G>{watched<G>(*std::move(start)), *std::move(recorded), *std::move(files),
                        std::nullopt};
}

/// Errors: CannotRead where the record's files, or its first position, do not load any more.
template <Game G>
Expected<LiveSetup<G>> resumedGame(LiveJournal journal) {
    const GameSettings& recorded = journal.restored().settings;
    const std::string name = journal.file().string();
    const auto settings = recordedSettings<G>(recorded);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    std::string position = recorded.options.contains(kPositionOption)
                               ? recorded.options.at(kPositionOption)
                               : std::string();
    if (const auto& events = journal.restored().events; !events.empty()) {
        const auto* begun = std::get_if<GameStart>(&events.front().happening);
        position = begun != nullptr ? begun->position : position;
    }
    auto start = startOf<G>(*settings, position, name);
    auto files = calibrationFiles(recorded, name + ": table_file", name + ": camera_file");
    if (!start || !files) {
        return tl::make_unexpected(start ? files.error() : start.error());
    }
    return LiveSetup<G>{*std::move(start), recorded, *std::move(files), std::move(journal)};
}

} // namespace umpire
