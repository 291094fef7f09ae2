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

/// Follows a game from its first frame to the source's end.
namespace umpire {

/// A game's board as the kit prints it, by the game's name, its variant and its files. Error: it
/// has none.
using PrintOfGame = std::function<Expected<boards::Print>(
    const std::string& game, const std::string& variant, const GameFiles& files)>;

/// What is kept as a film of the moments before a ruling on a toss, an illegal action, a question
/// and a dispute. There is none without a journal.
struct MomentsSetting {
    std::chrono::seconds length{20};             ///< at most 60; 0: no film is kept
    std::uintmax_t onDisk = kUsualMomentsOnDisk; ///< of all films; the oldest go first
};

struct LiveRequest {
    std::string source;  ///< as app/eye/camera takes it
    std::string game;    ///< this and the files below, and where to begin, come from `resume` if
                         ///< there is one
    std::string variant; ///< empty: the game's first
    PlayerNames names;   ///< a side may have none; the record keeps them
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::string> also;                  ///< a second camera at the table, as `source`
    std::optional<std::filesystem::path> alsoCamera;  ///< and its camera file
    std::optional<std::filesystem::path> certificate; ///< of `umpire certify`: the record keeps it
    std::optional<std::string> position;              ///< where to begin, instead of at the start
    std::vector<std::filesystem::path> data;          ///< the players' own table, map or board
    std::optional<std::filesystem::path> journal;     ///< a new file that keeps the record
    std::optional<std::filesystem::path> resume; ///< goes on with that journal, and by its settings
    std::optional<TableCorners> corners;         ///< set by hand: tags are not looked for
    std::optional<std::filesystem::path> before; ///< a picture of the empty board by this camera
    /// Where no table file tells where the board lies, this print of it is looked for; none: only
    /// boards whose squares can be seen.
    PrintOfGame print{};
    std::string clock;         ///< how long each side may think (app/game/clock); empty: no limit
    std::string atZero;        ///< "lose", "call", "show"; empty: the side loses
    ComputerSeats computers{}; ///< the sides that the computer plays
    CommandSources commands;   ///< who may say what, and where it comes from
    MomentsSetting moments{};
    std::optional<OtherTable> other{}; ///< where the other sides sit; none: all sit here
    std::stop_token stop;              ///< ends the game before the source does
    /// Opens the source in place of app/eye/camera; `source` is its name then.
    std::function<Expected<std::unique_ptr<FrameSource>>()> open{};
};

/// A frame that was examined; all of it is only valid during the call.
struct LiveFrame {
    const cv::Mat& image;             ///< CV_8UC3, BGR
    std::chrono::microseconds time;   ///< of the stream
    const TableView* view;            ///< null: the table has not been found yet
    const TableObservation* lastLook; ///< at the table at rest; null: there was none yet
    const BoardPlacement* board;      ///< of the table file, or as it was seen; null: neither
    const std::set<Detector>* sought; ///< what it looks for; null: not told
    /// Who lays in secret what the frame may show. Only viewOf (behind_screens.h) says what of it
    /// is for whom.
    std::span<const Laying> laying{};
    /// Of the table file, or as the tags of the kit were measured; null: neither.
    const TableDescription* table = nullptr;
    bool knowsArea = false; ///< the view's area is the play area, and not what the picture shows
};

/// The game as everybody may know it.
struct LivePosition {
    std::string position;            ///< in the game's notation; empty where a part of it is secret
    std::vector<std::string> toMove; ///< who owes an action; empty: the table does, or it is over
    int ply = 0;                     ///< how many actions and corrections count
    std::string game;
    /// The players' own names, by side; who has none is not in it.
    PlayerNames names{};
    /// What only the players know and have to say; none: nothing.
    std::optional<AnswerNeeded> question{};
    /// In games of pieces known by kind and place: what everybody sees of them.
    std::optional<referee::PieceBoard> board{};
    /// As each player sees it, by name, where a part of it is secret.
    std::map<std::string, std::string, std::less<>> seenBy{};
    /// In a game at two tables: where the other table's record is another one.
    std::optional<TablesDiffer> otherTable{};
    /// Who lays out something now that the others may not see: pictures wait until it is open.
    std::vector<Laying> laying{};
    PlayedRules rules{}; ///< what it is played by
    bool operator==(const LivePosition&) const = default;
};

/// For people, besides what is announced: what is wrong with the source, or that the table is not
/// found yet.
using Remark = std::function<void(const Message&)>;

/// One who hears a game, by the thread that follows the game, which waits. What is empty is not
/// wanted.
struct LiveListener {
    /// Everything in order. An error ends the game.
    std::function<Expected<void>(const Announcement&)> announce{};
    Remark remark{};
    std::function<void(const LiveFrame&)> frame{}; ///< each one
    /// At the beginning and after each change.
    std::function<void(const LivePosition&)> position{};
    /// What an announcement rests on, after it was announced: a JPEG.
    std::function<void(const Event&, const std::string&)> evidence{};
    /// The film of what was before an announcement, after it was announced. The journal has its
    /// hash, and the file is written soon.
    std::function<void(const MomentsFilm&)> moments{};
    /// What may be put right where somebody pointed.
    std::function<void(const referee::Offer&)> offered{};
    /// What a toss is likely to hit, soon after it is owed, and none when it is owed no more. It is
    /// known to all. Where nobody wants it, nothing is reckoned.
    std::function<void(const std::optional<ExpectedHits>&)> expected{};
    /// Before anything is announced: who plays. An error ends the game.
    std::function<Expected<void>(const std::vector<std::string>&)> seated{};
    /// How long each side has thought and may think: at the beginning, and with each announcement,
    /// before it is announced. It goes on by the frames' time.
    std::function<void(const ThinkingClock&)> clock{};
    /// First: so many events are in the journal, at least as many as were announced.
    std::function<void(std::uint64_t)> resumed{};
};

/// All who hear a game, one after the other.
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
    /// All hear it; the first error.
    template <typename What, typename Heard>
    [[nodiscard]] Expected<void> ask(What LiveListener::*what, const Heard& heard) const {
        Expected<void> told;
        for (const LiveListener& one : all_) {
            const Expected<void> each = one.*what ? (one.*what)(heard) : Expected<void>();
            told = told ? each : told;
        }
        return told;
    }
    /// For what knows no listeners. They outlive it.
    [[nodiscard]] Remark remark() const {
        return [this](const Message& said) { tell(&LiveListener::remark, said); };
    }

private:
    std::vector<LiveListener> all_;
};

/// Returns when the source has ended or `stop` is requested. What is announced is in the journal
/// before, with the frame where it is a verdict; a film goes on after the journal's last event.
/// Errors: WrongUsage for a game or variant that is none, CannotRead and CannotWrite for files,
/// sources and the journal, those of a listener.
Expected<void> followGame(const LiveRequest& request, const LiveListeners& listeners);

} // namespace umpire
