#pragma once

#include "app/game/clock/game_clock.h"
#include "app/game/live/live_game.h"
#include "app/game/live/live_journal.h"
#include "app/game/live/watched_table.h"
#include "app/game/referee/make_referee.h"
#include "calibration/view/camera_intrinsics.h"
#include "vision/observe_table.h"

#include <memory>

/// What a game is followed by: from the files that the request names, or from the journal that it
/// goes on with.
namespace umpire {

struct LiveSetup {
    std::unique_ptr<referee::AnyReferee> referee;
    SharedPosition start; ///< where the game begins
    GameSettings settings;
    std::optional<TableDescription> table;
    std::optional<referee::Squares> squares; ///< that it is played on
    std::optional<boards::Print> print;      ///< to be found, where no table file tells its place
    std::optional<CameraIntrinsics> camera;
    std::vector<Message> notes;                  ///< to be noted as the game begins
    std::optional<matches::LearnedLook> learned; ///< of the table file's table
    std::optional<Message> learnedWarning;
    std::optional<LiveJournal> resumed; ///< restored() is still to be followed
    std::optional<GameClock> clock;     ///< as the record has it; there is one
};

/// Errors: WrongUsage for a game or a variant that is none, CannotRead for files and the position.
Expected<LiveSetup> newGame(const LiveRequest& request);

/// Errors: WrongUsage for a game that is none, CannotRead where the record's files, or its first
/// position, do not load any more.
/// `print`: as of LiveRequest.
Expected<LiveSetup> resumedGame(LiveJournal journal, const PrintOfGame& print);

/// What sees the table: as the request says where the table is and what it looked like before the
/// game, with the second camera. `setup` gives its table, camera, print and learned look away.
/// Errors: CannotRead for a camera file and a picture, those of openSource and registerIn.
Expected<WatchedTable> watchedTable(LiveSetup& setup, const LiveRequest& request,
                                    const Remark& remark);

} // namespace umpire
