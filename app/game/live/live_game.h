#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/camera/frame_source.h"
#include "app/game/clock/thinking_clock.h"
#include "app/game/live/behind_screens.h"
#include "app/game/live/command_feed.h"
#include "app/game/live/last_moments.h"
#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/game/thinking/computer_players.h"
#include "app/game/thinking/expected_hits.h"
#include "app/game/two_tables/other_table.h"
#include "app/record/events/event.h"
#include "app/record/events/player_names.h"
#include "app/record/game_files/game_files.h"
#include "app/record/journal/recorded_start.h"
#include "app/record/moments/kept_moments.h"
#include "calibration/measure/table_corners.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "vision/boards/find_print.h"
#include "vision/observe_table.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <vector>

/// Runs a game from its first frame to the end of the source.
namespace umpire {

/// Returns the printed board of a game, from the game's name, its variant and its files. Error: the
/// game has no printed board.
using PrintOfGame = std::function<Expected<boards::Print>(
    const std::string& game, const std::string& variant, const GameFiles& files)>;

/// Settings of the films that show the moments before a ruling on a toss, an illegal action, a
/// question or a call for the arbiter. Films are stored only with a journal.
struct MomentsSetting {
    std::chrono::seconds length{20}; ///< length of a film, at most 60 s; 0: no film is stored
    /// Maximum size of all films together, in bytes. When it is exceeded, the oldest films are
    /// erased.
    std::uintmax_t onDisk = kUsualMomentsOnDisk;
};

struct LiveRequest {
    std::string source; ///< the source, in the form that app/eye/camera accepts
    /// Name of the game. If `resume` is given, the journal determines the game, the files below and
    /// the position instead.
    std::string game;
    std::string variant; ///< empty: the game's first variant
    PlayerNames names;   ///< players' names by side; a side may have no name
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::string> also;                 ///< a second camera at the table, as `source`
    std::optional<std::filesystem::path> alsoCamera; ///< camera file of the second camera
    /// Certificate by `umpire certify`, which the record stores.
    std::optional<std::filesystem::path> certificate;
    std::optional<std::string> position; ///< first position; none: the game's start
    /// The players' own files in place of the program's: the game's map, board or rules (`--data`).
    std::vector<std::filesystem::path> data;
    /// File of a new journal; none: the game is not recorded.
    std::optional<std::filesystem::path> journal;
    /// Journal of the game to resume, with its settings.
    std::optional<std::filesystem::path> resume;
    /// Corners of the table that a player marked; tags are then not searched.
    std::optional<TableCorners> corners;
    std::optional<std::filesystem::path> before; ///< picture of the empty board by the same camera
    /// The printed board to search for if no table file gives the board's place. None: only boards
    /// with visible squares are found.
    PrintOfGame print{};
    std::string clock;  ///< time limits (app/game/clock); empty: no limit
    std::string atZero; ///< what happens when a side's time is over: "lose", "call" or "show";
                        ///< empty: "lose"
    ComputerSeats computers{}; ///< sides that the computer plays
    CommandSources commands;   ///< the sources of commands and their rights
    MomentsSetting moments{};
    /// The table at which the other sides play; none: all sides play at this table.
    std::optional<OtherTable> other{};
    std::stop_token stop; ///< ends the game before the source ends
    /// Opens the source instead of app/eye/camera. `source` is then used only as its name.
    std::function<Expected<std::unique_ptr<FrameSource>>()> open{};
};

/// An examined frame. All references are valid only during the call.
struct LiveFrame {
    const cv::Mat& image;           ///< CV_8UC3, BGR
    std::chrono::microseconds time; ///< stream time
    const TableView* view;          ///< null if the table has not been found yet
    /// The last look at the table at rest; null if there was no look yet.
    const TableObservation* lastLook;
    /// Place of the board, from the table file or as seen; null if unknown.
    const BoardPlacement* board;
    const std::set<Detector>* sought; ///< detectors that the game needs; null if unknown
    /// Players who lay out pieces in secret in this frame. Only viewOf (behind_screens.h) decides
    /// who may see which part of the frame.
    std::span<const Laying> laying{};
    /// Description from the table file, or measured from the kit's tags; null if unknown.
    const TableDescription* table = nullptr;
    /// True: the view's area is the play area; false: it is only the visible area.
    bool knowsArea = false;
};

/// The current game, as everybody may know it.
struct LivePosition {
    std::string position; ///< position in the game's notation; empty if a part of it is secret
    /// Players who have to act. Empty if no player has to act, or if the game is over.
    std::vector<std::string> toMove;
    int ply = 0; ///< number of actions and corrections that were not undone
    std::string game;
    /// Names of the players by side. A side without a name has no entry.
    PlayerNames names{};
    /// The open question that only players can answer; none if no question is open.
    std::optional<AnswerNeeded> question{};
    /// The visible pieces, for games whose printed pieces the camera reads; none for other games.
    std::optional<referee::PieceBoard> board{};
    /// The position as each player sees it, by the player's name. Empty if no part of the position
    /// is secret.
    std::map<std::string, std::string, std::less<>> seenBy{};
    /// Difference between this record and that of the other table; none without a difference.
    std::optional<TablesDiffer> otherTable{};
    /// Players who now lay out secret pieces. No pictures are shown until the pieces are revealed.
    std::vector<Laying> laying{};
    PlayedRules rules{};
    bool operator==(const LivePosition&) const = default;
};

/// Receives a message for people that is no announcement, such as a fault of the source, or the
/// reason why the table has not been found yet.
using Remark = std::function<void(const Message&)>;

/// The callbacks of one listener. They run in the game's thread, which waits for them. Empty
/// callbacks are skipped.
struct LiveListener {
    /// Receives every announcement, in order. An error ends the game.
    std::function<Expected<void>(const Announcement&)> announce{};
    Remark remark{};
    std::function<void(const LiveFrame&)> frame{}; ///< receives every frame
    /// Receives the position at the start and after each change.
    std::function<void(const LivePosition&)> position{};
    /// Receives, after an announcement, the JPEG picture that shows the event.
    std::function<void(const Event&, const std::string&)> evidence{};
    /// Receives, after an announcement, the film of the moments before the event. The journal has
    /// the film's hash. The file of the film is written a little later.
    std::function<void(const MomentsFilm&)> moments{};
    /// Receives the possible corrections at the place to which a player pointed.
    std::function<void(const referee::Offer&)> offered{};
    /// Receives the expected hits of a toss soon after the toss is due, and none when it is no
    /// longer due. Everybody may know these numbers. They are computed only if a listener has this
    /// callback.
    std::function<void(const std::optional<ExpectedHits>&)> expected{};
    /// Receives the names of the sides, before any other callback except `resumed` and `remark`. An
    /// error ends the game.
    std::function<Expected<void>(const std::vector<std::string>&)> seated{};
    /// Receives the used and the remaining time of each side, at the beginning and before each
    /// announcement. Between the calls the clock continues by the time of the frames.
    std::function<void(const ThinkingClock&)> clock{};
    /// Receives the number of events in the journal when a game is resumed, before `seated`. These
    /// events include all that were announced before the interruption.
    std::function<void(std::uint64_t)> resumed{};
};

/// All listeners of a game. They are called one after the other.
class LiveListeners {
public:
    LiveListeners() = default;
    LiveListeners(LiveListener one) { add(std::move(one)); } // NOLINT: one is a list of one

    void add(LiveListener one) { all_.push_back(std::move(one)); }
    template <typename What>
    [[nodiscard]] bool want(What LiveListener::*what) const {
        return std::ranges::any_of(all_, [&](const LiveListener& one) { return bool(one.*what); });
    }
    template <typename What, typename... Heard>
    void tell(What LiveListener::*what, const Heard&... heard) const {
        for (const LiveListener& one : all_) {
            if (one.*what) {
                (one.*what)(heard...);
            }
        }
    }
    /// Calls every listener. Returns the first error.
    template <typename What, typename Heard>
    [[nodiscard]] Expected<void> ask(What LiveListener::*what, const Heard& heard) const {
        Expected<void> told;
        for (const LiveListener& one : all_) {
            const Expected<void> each = one.*what ? (one.*what)(heard) : Expected<void>();
            told = told ? each : told;
        }
        return told;
    }
    /// Returns a function that sends a remark to all listeners. The listeners must outlive the
    /// function.
    [[nodiscard]] Remark remark() const {
        return [this](const Message& said) { tell(&LiveListener::remark, said); };
    }

private:
    std::vector<LiveListener> all_;
};

/// Runs the game until the source ends or `stop` is requested. First writes each announcement to
/// the journal, and a verdict with its frame. If a journal is resumed, a film continues after the
/// journal's last event. Error WrongUsage: unknown game or variant. Errors CannotRead and
/// CannotWrite: files, the source and the journal. Also returns the first error of a listener.
Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners);

} // namespace umpire
