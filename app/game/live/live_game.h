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
/// Error: it has none.
using PrintOfGame = std::function<Expected<boards::Print>(
    const std::string& game, const std::string& variant, const GameFiles& files)>;

/// Settings of the films that show the moments before a ruling on a toss, an illegal action, a
/// question or a dispute. Films need a journal.
struct MomentsSetting {
    std::chrono::seconds length{20};             ///< at most 60 s; 0: no film is stored
    std::uintmax_t onDisk = kUsualMomentsOnDisk; ///< for all films; the oldest are erased first
};

struct LiveRequest {
    std::string source;  ///< in the form that app/eye/camera accepts
    std::string game;    ///< this, the files below and the start position come from `resume` if
                         ///< it is given
    std::string variant; ///< empty: the game's first variant
    PlayerNames names;   ///< a side may have none; the record stores them
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::string> also;                  ///< a second camera at the table, as `source`
    std::optional<std::filesystem::path> alsoCamera;  ///< and its camera file
    std::optional<std::filesystem::path> certificate; ///< of `umpire certify`; the record stores it
    std::optional<std::string> position;              ///< first position, instead of the start
    std::vector<std::filesystem::path> data;          ///< the players' own table, map or board
    std::optional<std::filesystem::path> journal;     ///< a new file for the record
    std::optional<std::filesystem::path> resume; ///< the journal to continue, with its settings
    std::optional<TableCorners> corners;         ///< set by hand; tags are then not searched
    std::optional<std::filesystem::path> before; ///< a picture of the empty board by this camera
    /// The print of the board to find if no table file gives its place; none: finds only boards
    /// whose squares are visible.
    PrintOfGame print{};
    std::string clock;         ///< how long each side may think (app/game/clock); empty: no limit
    std::string atZero;        ///< "lose", "call", "show"; empty: the side loses
    ComputerSeats computers{}; ///< the sides that the computer plays
    CommandSources commands;   ///< who may give which commands, and their sources
    MomentsSetting moments{};
    std::optional<OtherTable> other{}; ///< the table of the other sides; none: all sit here
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
    /// Players who lay in secret what the frame may show. Only viewOf (behind_screens.h) decides
    /// who may see which part of the frame.
    std::span<const Laying> laying{};
    /// From the table file, or measured from the kit's tags; null: unknown.
    const TableDescription* table = nullptr;
    bool knowsArea = false; ///< the view's area is the play area, not just the visible area
};

/// The current game as everybody may know it.
struct LivePosition {
    std::string position;            ///< in the game's notation; empty if partly secret
    std::vector<std::string> toMove; ///< who owes an action; empty: nobody, or the game is over
    int ply = 0;                     ///< number of actions and corrections that count
    std::string game;
    /// The players' own names, by side; a side without a name has no entry.
    PlayerNames names{};
    /// The question that players have to answer, as only they can; none: nothing to answer.
    std::optional<AnswerNeeded> question{};
    /// The visible pieces, in games of pieces known by kind and place.
    std::optional<referee::PieceBoard> board{};
    /// The position as each player sees it, by name, if a part of it is secret.
    std::map<std::string, std::string, std::less<>> seenBy{};
    /// In a game at two tables: how the other table's record differs.
    std::optional<TablesDiffer> otherTable{};
    /// Players who now lay out secret pieces: pictures wait until these are revealed.
    std::vector<Laying> laying{};
    PlayedRules rules{}; ///< the rules that the game is played by
    bool operator==(const LivePosition&) const = default;
};

/// Receives messages for people that are not announcements: a fault of the source, or that the
/// table has not been found yet.
using Remark = std::function<void(const Message&)>;

/// Callbacks for a listener of the game. They run in the game's thread, which waits for them. Empty
/// ones are skipped.
struct LiveListener {
    /// Receives every announcement in order. An error ends the game.
    std::function<Expected<void>(const Announcement&)> announce{};
    Remark remark{};
    std::function<void(const LiveFrame&)> frame{}; ///< every frame
    /// Called at the start and after each change.
    std::function<void(const LivePosition&)> position{};
    /// Receives the JPEG that shows an announced event, after its announcement.
    std::function<void(const Event&, const std::string&)> evidence{};
    /// Receives the film of the moments before an announced event, after its announcement. The
    /// journal has its hash; the file is written soon after.
    std::function<void(const MomentsFilm&)> moments{};
    /// Receives the possible corrections of the place that somebody pointed at.
    std::function<void(const referee::Offer&)> offered{};
    /// Receives the hits expected of a toss soon after it is owed, and none when it is owed no
    /// more. All may know them. Without such a listener nothing is computed.
    std::function<void(const std::optional<ExpectedHits>&)> expected{};
    /// Called first, with the players' sides. An error ends the game.
    std::function<Expected<void>(const std::vector<std::string>&)> seated{};
    /// How long each side has thought and may think: at the beginning, and with each announcement,
    /// before it is announced. It goes on by the frames' time.
    std::function<void(const ThinkingClock&)> clock{};
    /// First: so many events are in the journal, at least as many as were announced.
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
    /// Returns a function for code that only sends remarks. The listeners must outlive it.
    [[nodiscard]] Remark remark() const {
        return [this](const Message& said) { tell(&LiveListener::remark, said); };
    }

private:
    std::vector<LiveListener> all_;
};

/// Returns when the source has ended or `stop` is requested. Each announcement is in the journal
/// first, a verdict with its frame; when a journal is resumed, a film continues after its last
/// event. Errors: WrongUsage for an unknown game or variant, CannotRead and CannotWrite for files,
/// sources and the journal, and those of a listener.
Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners);

} // namespace umpire
