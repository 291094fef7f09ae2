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

/// Runs a game from its first frame to the source's end.
namespace umpire {

/// Returns a game's board as the kit prints it, from the game's name, its variant and its files.
/// Error: the game has no printed board.
using PrintOfGame = std::function<Expected<boards::Print>(
    const std::string& game, const std::string& variant, const GameFiles& files)>;

/// Settings of the films that show the moments before a ruling on a toss, an illegal action, a
/// question or a dispute. Films need a journal.
struct MomentsSetting {
    std::chrono::seconds length{20}; ///< at most 60 s; 0: no film is stored
    /// limit for all films; the oldest are erased first
    std::uintmax_t onDisk = kUsualMomentsOnDisk;
};

struct LiveRequest {
    std::string source; ///< the source, in the form that app/eye/camera accepts
    /// the game, the files below and the start position come from `resume` if it is given
    std::string game;
    std::string variant; ///< empty: the game's first variant
    PlayerNames names;   ///< a side may have no name; the record stores the names
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::string> also;                 ///< a second camera at the table, as `source`
    std::optional<std::filesystem::path> alsoCamera; ///< camera file of the second camera
    /// certificate from `umpire certify`; the record stores it
    std::optional<std::filesystem::path> certificate;
    std::optional<std::string> position;          ///< first position, instead of the start
    std::vector<std::filesystem::path> data;      ///< files of the players' own table, map or board
    std::optional<std::filesystem::path> journal; ///< a new file for the record
    std::optional<std::filesystem::path> resume;  ///< the journal to resume, with its settings
    std::optional<TableCorners> corners;          ///< set by hand; tags are then not searched
    std::optional<std::filesystem::path> before;  ///< a picture of the empty board by this camera
    /// The print of the board to find if no table file gives its place; none: only boards with
    /// visible squares are found.
    PrintOfGame print{};
    std::string clock;         ///< how long each side may think (app/game/clock); empty: no limit
    std::string atZero;        ///< "lose", "call", "show"; empty: the side loses
    ComputerSeats computers{}; ///< the sides that the computer plays
    CommandSources commands;   ///< the sources of commands and their rights
    MomentsSetting moments{};
    std::optional<OtherTable> other{}; ///< the table of the other sides; none: all sides play here
    std::stop_token stop;              ///< ends the game before the source does
    /// Opens the source instead of app/eye/camera; `source` is then only its name.
    std::function<Expected<std::unique_ptr<FrameSource>>()> open{};
};

/// An examined frame; all references are valid only during the call.
struct LiveFrame {
    const cv::Mat& image;             ///< CV_8UC3, BGR
    std::chrono::microseconds time;   ///< stream time
    const TableView* view;            ///< null: the table has not been found yet
    const TableObservation* lastLook; ///< the last look at the table at rest; null: none yet
    const BoardPlacement* board;      ///< from the table file, or as seen; null: unknown
    const std::set<Detector>* sought; ///< the detectors that the game needs; null: unknown
    /// Players who lay in secret in this frame. Only viewOf (behind_screens.h) decides who may see
    /// which part of the frame.
    std::span<const Laying> laying{};
    /// From the table file, or measured from the kit's tags; null: unknown.
    const TableDescription* table = nullptr;
    bool knowsArea = false; ///< the view's area is the play area, not just the visible area
};

/// The current game as everybody may know it.
struct LivePosition {
    std::string position; ///< in the game's notation; empty if partly secret
    /// players who have to act; empty: no player has to act, or the game is over
    std::vector<std::string> toMove;
    int ply = 0; ///< number of actions and corrections that count
    std::string game;
    /// The players' own names by side; a side without a name has no entry.
    PlayerNames names{};
    /// The question that only players can answer; none: no question is open.
    std::optional<AnswerNeeded> question{};
    /// The visible pieces, in games of pieces known by kind and place.
    std::optional<referee::PieceBoard> board{};
    /// If a part of the position is secret: the position as each player sees it, by the player's
    /// name.
    std::map<std::string, std::string, std::less<>> seenBy{};
    /// the difference of the other table's record, in a game at two tables
    std::optional<TablesDiffer> otherTable{};
    /// Players who now lay out secret pieces; pictures wait until these pieces are revealed.
    std::vector<Laying> laying{};
    PlayedRules rules{}; ///< the rules that the game is played by
    bool operator==(const LivePosition&) const = default;
};

/// Receives messages for people that are not announcements: a fault of the source, or that the
/// table has not been found yet.
using Remark = std::function<void(const Message&)>;

/// Callbacks for a listener of the game. They run in the game's thread, which waits for them. Empty
/// callbacks are skipped.
struct LiveListener {
    /// Receives every announcement in order. An error ends the game.
    std::function<Expected<void>(const Announcement&)> announce{};
    Remark remark{};
    std::function<void(const LiveFrame&)> frame{}; ///< every frame
    /// Receives the position, at the start and after each change.
    std::function<void(const LivePosition&)> position{};
    /// Receives the JPEG that shows an announced event, after its announcement.
    std::function<void(const Event&, const std::string&)> evidence{};
    /// Receives the film of the moments before an announced event, after its announcement. The
    /// journal has the film's hash; the file is written soon after.
    std::function<void(const MomentsFilm&)> moments{};
    /// Receives the possible corrections of the place at which a player pointed.
    std::function<void(const referee::Offer&)> offered{};
    /// Receives the expected hits of a toss soon after the toss is due, and none when it is no
    /// longer due. Everybody may know them. Without such a listener they are not computed.
    std::function<void(const std::optional<ExpectedHits>&)> expected{};
    /// Receives the players' sides before any other call. An error ends the game.
    std::function<Expected<void>(const std::vector<std::string>&)> seated{};
    /// Receives each side's used and remaining time: at the beginning, and before each
    /// announcement. The clock goes on by the frames' time.
    std::function<void(const ThinkingClock&)> clock{};
    /// Receives first the number of events in the journal, at least as many as were announced.
    std::function<void(std::uint64_t)> resumed{};
};

/// All listeners of a game, called one after the other.
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
    /// Calls every listener; returns the first error.
    template <typename What, typename Heard>
    [[nodiscard]] Expected<void> ask(What LiveListener::*what, const Heard& heard) const {
        Expected<void> told;
        for (const LiveListener& one : all_) {
            const Expected<void> each = one.*what ? (one.*what)(heard) : Expected<void>();
            told = told ? each : told;
        }
        return told;
    }
    /// Returns a function for code that only sends remarks. The listeners must outlive the
    /// function.
    [[nodiscard]] Remark remark() const {
        return [this](const Message& said) { tell(&LiveListener::remark, said); };
    }

private:
    std::vector<LiveListener> all_;
};

/// Returns when the source has ended or `stop` is requested. Each announcement is written to the
/// journal first, a verdict with its frame. When a journal is resumed, a film continues after the
/// journal's last event. Errors: WrongUsage for an unknown game or variant, CannotRead and
/// CannotWrite for files, sources and the journal, and those of a listener.
Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners);

} // namespace umpire
