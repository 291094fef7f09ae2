#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_game.h"
#include "app/game/live/live_journal.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/make_referee.h"
#include "calibration/view/camera_intrinsics.h"
#include "vision/observe_table.h"

#include <memory>

/// Sets a game up from the files that the request names, or from the journal that it
/// continues.
namespace umpire {

struct LiveSetup {
    std::unique_ptr<referee::AnyReferee> referee;
    SharedPosition start; ///< the game's first position
    GameSettings settings;
    std::optional<TableDescription> table;
    std::optional<referee::Squares> squares; ///< the board's squares
    std::optional<boards::Print> print; ///< print to find if no table file gives the board's place
    std::optional<CameraIntrinsics> camera;
    std::vector<Message> notes;                  ///< notes for the record at the game's start
    std::optional<matches::LearnedLook> learned; ///< learned with the table file's table
    std::optional<Message> learnedWarning;
    std::optional<LiveJournal> resumed; ///< restored() is still to be followed
    std::optional<GameClock> clock;     ///< as the record has it, if the record has a clock
};

/// Errors: WrongUsage for an unknown game or variant, CannotRead for files and the position.
Expected<LiveSetup> newGame(const LiveRequest& request);

/// Errors: WrongUsage for an unknown game, CannotRead if the record's files or its first position
/// can no longer be loaded. `print`: see LiveRequest.
Expected<LiveSetup> resumedGame(LiveJournal journal, const PrintOfGame& print);

/// Creates the watched table from the request: the table's place, its look before the game, and the
/// second camera. Moves table, camera, print and learned look out of `setup`. Errors: CannotRead
/// for a camera file or a picture; those of openSource and registerIn.
Expected<WatchedTable> watchedTable(LiveSetup& setup, const LiveRequest& request,
                                    const Remark& remark);

} // namespace umpire
