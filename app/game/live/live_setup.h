#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_game.h"
#include "app/game/live/live_journal.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/make_referee.h"
#include "calibration/view/camera_intrinsics.h"
#include "vision/observe_table.h"

#include <memory>
#include <string>
#include <vector>

/// Prepares a game from the files that the request names, or from the journal of a resumed game.
namespace umpire {

struct LiveSetup {
    std::unique_ptr<referee::AnyReferee> referee;
    SharedPosition start; ///< first position of the game
    GameSettings settings;
    std::optional<TableDescription> table;
    std::optional<referee::Squares> squares; ///< squares of the board; none for a game without them
    /// Printed board to search for, if no table file gives the board's place.
    std::optional<boards::Print> print;
    std::optional<CameraIntrinsics> camera;
    std::vector<Message> notes; ///< notes for the start of the record
    /// What was learned with the table of the table file.
    std::optional<matches::LearnedLook> learned;
    std::optional<Message> learnedWarning;
    std::optional<LiveJournal> resumed; ///< journal of the resumed game, whose events are not
                                        ///< replayed yet; none for a new game
    /// Clock of a new game at its start, or of a resumed game at the end of its record.
    std::optional<GameClock> clock;
};

/// Prepares a new game. Error WrongUsage: unknown game or variant. Error CannotRead: a file or the
/// position cannot be read.
Expected<LiveSetup> newGame(const LiveRequest& request);

/// Returns the names of a new game's players, such as "red", by seat. Errors: those of the game,
/// the variant and the files, as newGame has them.
Expected<std::vector<std::string>> playersOf(const LiveRequest& request);

/// Prepares a resumed game. Error WrongUsage: unknown game. Error CannotRead: the record's files or
/// its first position cannot be read any more. `print`: see LiveRequest.
Expected<LiveSetup> resumedGame(LiveJournal journal, const PrintOfGame& print);

/// Returns the watched table of the request, with its place, the picture of the empty board, and
/// the second camera. Moves the table, the camera, the print and the learned look out of `setup`.
/// Error CannotRead: a camera file or a picture cannot be read. Also the errors of openSource and
/// registerIn.
Expected<WatchedTable> watchedTable(LiveSetup& setup, const LiveRequest& request,
                                    const Remark& remark);

} // namespace umpire
