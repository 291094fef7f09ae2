#include "app/game/live/live_setup.h"

#include "app/common/json/json_text.h"
#include "app/eye/camera/open_source.h"
#include "app/eye/detectors/sight.h"
#include "app/eye/learn/learned_file.h"
#include "app/eye/picture/read_picture.h"
#include "app/game/live/certificate_notes.h"
#include "app/game/live/seated_names.h"
#include "app/record/game_files/variant_file.h"
#include "app/record/journal/recorded_start.h"
#include "calibration/files/checked_yaml.h"
#include "calibration/measure/calibration_files.h"

namespace umpire {
namespace {

/// Name of the recorded option that stores `--position`.
const std::string kPositionOption = "position";

Expected<std::string> textOf(const std::optional<std::filesystem::path>& file) {
    if (!file) {
        return std::string();
    }
    return readTextFile(file->string())
        // a line end shows that a file was given, although it is empty
        .map([](const std::string& text) { return text.empty() ? "\n" : text; })
        .map_error([](const CalibrationError& error) {
            return Failure{ExitStatus::CannotRead, error.message};
        });
}

/// Reads the table file and the camera file. Error CannotRead: the message names the file and the
/// key.
Expected<void> readCalibration(LiveSetup& setup, const std::string& tableName,
                               const std::string& cameraName) {
    if (!setup.settings.tableFile.empty()) {
        const auto table = parseTable(setup.settings.tableFile, tableName);
        if (!table) {
            return failWith(ExitStatus::CannotRead, table.error().message);
        }
        setup.table = *table;
    }
    if (!setup.settings.cameraFile.empty()) {
        const auto camera = parseCamera(setup.settings.cameraFile, cameraName);
        if (!camera) {
            return failWith(ExitStatus::CannotRead, camera.error().message);
        }
        setup.camera = *camera;
    }
    return {};
}

/// Returns the settings of a new journal, except the players. Includes the calibration files.
Expected<GameSettings> newSettings(const LiveRequest& request, const GameFiles& files) {
    GameSettings settings;
    settings.game = request.game;
    settings.variant = request.variant;
    settings.started = utcText();
    settings.programVersion = UMPIRE_VERSION;
    if (request.position) {
        settings.options[kPositionOption] = *request.position;
    }
    if (!request.clock.empty()) {
        settings.options[kClockOption] = request.clock;
        settings.options[kAtZeroOption] =
            request.atZero.empty() ? std::string(nameOf(AtZero::Lose)) : request.atZero;
    }
    for (const auto& [name, file] : files) {
        settings.gameFiles[name] = file.text;
    }
    const auto table = textOf(request.table);
    const auto camera = textOf(request.camera);
    if (!table || !camera) {
        return tl::make_unexpected(table ? camera.error() : table.error());
    }
    const auto certificate = textOf(request.certificate);
    if (!certificate) {
        return tl::make_unexpected(certificate.error());
    }
    settings.tableFile = *table;
    settings.cameraFile = *camera;
    settings.certificate = *certificate;
    return settings;
}

/// Returns a failure if the table file has the board of another game. A game without a board is
/// played on any table.
std::optional<Failure> strangeBoard(const LiveRequest& request, const LiveSetup& setup) {
    const auto board = setup.table ? setup.table->board : std::nullopt;
    const bool fits = !board || !isPlayedOnABoard(request.game) || board->game == request.game;
    return fits ? std::nullopt
                : std::optional(
                      Failure{ExitStatus::CannotRead,
                              message("%1: %2", request.table->string(),
                                      message("has the board of %1; measure the table with this "
                                              "game's board on it, or name another",
                                              "`" + board->game + "`"))});
}

Expected<const AnyGame*> gameOf(const std::string& game) {
    const AnyGame* known = findGame(game);
    return known != nullptr
               ? Expected<const AnyGame*>(known)
               : wrongSetting("game", "`" + game + "` is none; take one of " + listedGames());
}

/// Returns the position, or the start if the text is empty. Error CannotRead: the text is no
/// position.
Expected<SharedPosition> positionAfter(const SharedPosition& start, const std::string& position) {
    const auto read = position.empty() ? start : start->read(position);
    if (const auto* error = std::get_if<ParseError>(&read)) {
        return wrongSetting("position", describe(*error), ExitStatus::CannotRead);
    }
    return std::get<SharedPosition>(read);
}

/// Adds the record's name to a failure, because the fault is in the record, not in the request.
Failure inRecord(const std::string& name, const Failure& failure) {
    return {failure.status, message("%1: %2", name, failure.message)};
}

Expected<SharedPosition> startOf(const LiveRequest& request, const AnyGame& game,
                                 const GameFiles& files) {
    const auto start = game.start(files, request.variant);
    if (!start) {
        return failWith(ExitStatus::CannotRead, start.error());
    }
    if (const auto* error = std::get_if<ParseError>(&*start)) {
        return wrongSetting("variant", describe(*error));
    }
    return positionAfter(std::get<SharedPosition>(*start), request.position.value_or(""));
}

/// Returns the first position of the record in notation; empty: the game's start.
std::string firstPosition(const JournalRecord& record) {
    if (!record.events.empty()) {
        if (const auto* begun = std::get_if<GameStarted>(&record.events.front().happening)) {
            return begun->position;
        }
    }
    const auto option = record.settings.options.find(kPositionOption);
    return option == record.settings.options.end() ? std::string() : option->second;
}

/// If there is no table file, prepares to search for the game's printed board. The table's frame
/// then begins at the lower left corner of the print.
void findItsPrint(LiveSetup& setup, const PrintOfGame& print) {
    const bool isPrinted = isPlayedOnABoard(setup.settings.game) && !setup.squares;
    if (setup.table || !print || !isPrinted) {
        return;
    }
    const auto files = recordedFiles(setup.settings);
    auto found = files ? print(setup.settings.game, setup.settings.variant, *files)
                       : failWith(ExitStatus::CannotRead, files.error());
    if (found) {
        setup.print = *std::move(found);
    }
}

void seat(LiveSetup& setup, const SharedPosition& start, referee::Begun begun,
          const PrintOfGame& print) {
    setup.start = start;
    setup.squares = referee::squaresOf(*start);
    findItsPrint(setup, print);
    std::optional<BoardPlacement> board;
    if (setup.print) {
        board = setup.print->squares;
    } else if (setup.table) {
        board = setup.table->board;
    }
    setup.referee = referee::makeReferee(*start, board, begun);
}

/// Returns the clock of the settings, for a game that is not announced yet.
Expected<GameClock> clockOf(const LiveSetup& setup) {
    return recordedControl(setup.settings.options).and_then([&](const TimeControl& control) {
        return allowedTo(setup.referee->everybody(), control)
            .map([&](const std::map<std::string, TimeAllowed>& allowed) {
                return GameClock(setup.start, allowed, control.atZero);
            });
    });
}

/// Returns the table of the request, with its place and the picture of the empty board.
Expected<LiveTable> tableOf(LiveSetup& setup, const LiveRequest& request) {
    LiveTable table(std::move(setup.table), std::move(setup.camera),
                    sightOf(setup.referee->game()));
    if (setup.squares) {
        table.expectBoard({setup.squares->columns, setup.squares->rows});
    }
    table.expectPrint(std::move(setup.print));
    table.learn(std::move(setup.learned));
    if (request.corners) {
        table.takeCorners(*request.corners);
    }
    if (!request.before) {
        return table;
    }
    return readPicture(*request.before).and_then([&](const cv::Mat& image) {
        return table.takeEmptyBoard(image)
            .map([&] { return std::move(table); })
            .map_error([&](Failure failed) {
                failed.message = message("%1: %2", request.before->string(), failed.message);
                return failed;
            });
    });
}

/// Returns the second camera; null if the request has none.
Expected<std::unique_ptr<SecondEye>> secondEye(const LiveRequest& request, const Remark& remark) {
    if (!request.also) {
        return nullptr;
    }
    std::optional<CameraIntrinsics> camera;
    if (request.alsoCamera) {
        const auto loaded = loadCamera(*request.alsoCamera);
        if (!loaded) {
            return failWith(ExitStatus::CannotRead, loaded.error().message);
        }
        camera = *loaded;
    }
    return openSource(*request.also).map([&](std::unique_ptr<FrameSource> source) {
        return std::make_unique<SecondEye>(std::move(source), std::move(camera), remark);
    });
}

} // namespace

Expected<WatchedTable> watchedTable(LiveSetup& setup, const LiveRequest& request,
                                    const Remark& remark) {
    auto also = secondEye(request, remark);
    if (!also) {
        return tl::make_unexpected(also.error());
    }
    return tableOf(setup, request).map([&](LiveTable table) {
        return WatchedTable(std::move(table), remark, *std::move(also));
    });
}

Expected<std::vector<std::string>> playersOf(const LiveRequest& request) {
    return gameOf(request.game).and_then([&](const AnyGame* game) {
        const auto files = gameFiles(request.game, request.data);
        const auto start = files ? startOf(request, *game, *files)
                                 : failWith(ExitStatus::CannotRead, files.error());
        return start.map([](const SharedPosition& position) {
            std::vector<std::string> players;
            for (int seat = 0; seat < position->playerCount(); ++seat) {
                players.push_back(position->nameOf(Player{seat}));
            }
            return players;
        });
    });
}

Expected<LiveSetup> newGame(const LiveRequest& request) {
    const auto game = gameOf(request.game);
    if (!game) {
        return tl::make_unexpected(game.error());
    }
    const auto files = gameFiles(request.game, request.data);
    if (!files) {
        return failWith(ExitStatus::CannotRead, files.error());
    }
    auto settings = newSettings(request, *files);
    if (!settings) {
        return tl::make_unexpected(settings.error());
    }
    LiveSetup setup;
    setup.settings = *std::move(settings);
    const auto words = inTheGamesWords(**game, *files, request.variant);
    if (!words) {
        return failWith(ExitStatus::CannotRead, words.error());
    }
    setup.settings.variant = words->empty() ? std::string((*game)->variants[0].name) : *words;
    if (const auto read = readCalibration(setup, request.table.value_or("").string(),
                                          request.camera.value_or("").string());
        !read) {
        return tl::make_unexpected(read.error());
    }
    if (request.table) {
        learn::LearnedOrNot learned = learn::learnedLookOf(*request.table);
        setup.learned = std::move(learned.look);
        setup.learnedWarning = std::move(learned.warning);
    }
    if (const auto strange = strangeBoard(request, setup)) {
        return tl::make_unexpected(*strange);
    }
    auto notes = certificateNotes(setup.settings, request.certificate.value_or("").string());
    if (!notes) {
        return tl::make_unexpected(notes.error());
    }
    setup.notes = *std::move(notes);
    const auto start = startOf(request, **game, *files);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    seat(setup, *start, referee::Begun::Now, request.print);
    setup.settings.players = setup.referee->everybody();
    setup.settings.names = request.names;
    auto clock = timeControl(request.clock, request.atZero).and_then([&](const TimeControl&) {
        return clockOf(setup);
    });
    if (!clock) {
        return tl::make_unexpected(clock.error());
    }
    setup.clock = *std::move(clock);
    return checkNames(request.names, setup.settings.players).map([&] { return std::move(setup); });
}

Expected<LiveSetup> resumedGame(LiveJournal journal, const PrintOfGame& print) {
    const std::string name = journal.file().string();
    LiveSetup setup;
    setup.settings = journal.restored().settings;
    if (const auto game = gameOf(setup.settings.game); !game) {
        return tl::make_unexpected(inRecord(name, game.error()));
    }
    if (const auto read = readCalibration(setup, name + ": table_file", name + ": camera_file");
        !read) {
        return tl::make_unexpected(read.error());
    }
    const auto start = recordedStart(setup.settings).and_then([&](const SharedPosition& first) {
        return positionAfter(first, firstPosition(journal.restored()))
            .map_error([&](const Failure& failed) { return inRecord(name, failed); });
    });
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    seat(setup, *start, referee::Begun::Earlier, print);
    auto clock = clockOf(setup);
    if (!clock) {
        return tl::make_unexpected(inRecord(name, clock.error()));
    }
    setup.clock = clockAfter(*std::move(clock), journal.restored().events);
    setup.resumed = std::move(journal);
    return setup;
}

} // namespace umpire
