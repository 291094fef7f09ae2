#pragma once

#include "app/eye/detectors/sight.h"
#include "app/eye/one_picture/look.h"
#include "app/game/table/changed_parts.h"
#include "app/game/table/turned_board.h"
#include "calibration/measure/framed_table.h"
#include "calibration/measure/table_corners.h"
#include "vision/boards/find_print.h"
#include "vision/frame_facts.h"

/// The table as a camera sees it: registered once, then measured in every frame.
namespace umpire {

/// Whether to search for dice, which is costly and not always necessary.
enum class DiceToo { No, Yes };

/// The kinds of pieces that a look should find.
struct LookWanted {
    DiceToo dice = DiceToo::No;
    std::optional<int> looseMatches; ///< see ObserveOptions
    RecordedStacks recorded{};       ///< see ObserveOptions
};

/// Interval between attempts to find the table: each costs as much as a tag detection.
inline constexpr std::chrono::microseconds kFindAgain = std::chrono::milliseconds(500);

class LiveTable {
public:
    /// `camera`: at its own resolution. `sight`: the detectors of the current game.
    LiveTable(std::optional<TableDescription> table, std::optional<CameraIntrinsics> camera,
              const SoughtPieces& sight);
    /// Uses corners that a player marked, instead of tags. They are valid until the camera or the
    /// table moves; then the player must mark them again, and the table must be registered again.
    void takeCorners(const TableCorners& corners) {
        corners_ = corners;
        view_.reset();
        boardFrame_.reset();
        board_.reset();
        isBoardSure_ = false;
    }
    [[nodiscard]] const std::optional<TableCorners>& corners() const { return corners_; }
    /// Sets the columns and rows of the squares that the game is played on.
    void expectBoard(cv::Size cells) { cells_ = cells; }
    /// Sets the game's board as drawn for the printer. The table is found where the print is, and
    /// the table's frame begins at the print's lower-left corner; none: the print need not be
    /// visible.
    void expectPrint(std::optional<boards::Print> print) { print_ = std::move(print); }
    /// See ObserveOptions.
    void learn(std::optional<matches::LearnedLook> learned) { learned_ = std::move(learned); }
    /// Returns the table from the table file, else the table measured from the kit's tags; null:
    /// neither.
    [[nodiscard]] const TableDescription* table() const {
        return table_ ? &*table_ : kit_ ? &kit_->table : nullptr;
    }
    /// Tells whether the view's area is the play area, and not only the visible part of the table.
    [[nodiscard]] bool knowsArea() const {
        return table_ || corners_ || (kit_ && kit_->isBetweenTags);
    }
    /// Takes a picture of the empty board, CV_8UC3, from any camera position. Errors: those of
    /// registerIn.
    Expected<void> takeEmptyBoard(const cv::Mat& image);

    [[nodiscard]] bool isRegistered() const { return view_.has_value(); }
    /// Returns null if the table is not registered.
    [[nodiscard]] const TableView* view() const { return view_ ? &*view_ : nullptr; }
    /// Errors: TableNotFound; CannotRead if the camera file is for another aspect ratio.
    Expected<void> registerIn(const cv::Mat& image);
    /// Measures a frame. The table must be registered in frames of that size.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// Examines a table at rest. Returns none if the board of squares is not seen yet.
    std::optional<TableObservation> look(const cv::Mat& image, const LookWanted& wanted);
    /// Returns, once, a message for people about the last look; none: there is no message.
    [[nodiscard]] std::optional<Message> takeRemark() { return std::exchange(remark_, {}); }
    /// Returns the same table in the same frame, for another camera to find by the tags. None if no
    /// tags are known, or if the game's board is not found yet. `camera`: see the constructor.
    [[nodiscard]] std::optional<LiveTable>
    forAnotherCamera(std::optional<CameraIntrinsics> camera) const;
    /// Prepares for frames of another size.
    void forget() { view_.reset(); }
    [[nodiscard]] std::optional<cv::Size> size() const;
    [[nodiscard]] const std::set<Detector>& sought() const { return sight_.kinds; }
    /// Returns the table file's board, else the board that a look found; null: neither.
    [[nodiscard]] const BoardPlacement* board() const {
        return table_ && table_->board ? &*table_->board : board_ ? &*board_ : nullptr;
    }

private:
    [[nodiscard]] Expected<TableView> viewIn(const cv::Mat& image) const;
    [[nodiscard]] Expected<TableView> framedViewIn(const cv::Mat& image);
    [[nodiscard]] Expected<std::optional<CameraIntrinsics>> cameraFor(cv::Size size) const;
    Expected<void> keepKit(const cv::Mat& image);
    void seeBoard(const cv::Mat& image, const RecordedStacks& recorded);
    [[nodiscard]] bool isBoardKnown() const { return isBoardSure_ || (table_ && table_->board); }
    void takeFrame(const cv::Mat& image, const TurnedBoard& seen);
    void turnEmptyBoard();

    std::optional<TableDescription> table_;
    std::optional<CameraIntrinsics> camera_;
    std::optional<TableCorners> corners_;
    /// Places of the kit's tags for a game without a table file: from the first good frame, so that
    /// the table's frame is the same for the whole film.
    std::optional<KitTable> kit_;
    std::optional<KitTable> likelyKit_; ///< the best places so far
    int kitTries_ = 0;                  ///< number of frames examined
    std::optional<boards::Print> print_;
    int printTries_ = 0; ///< views in which the print was not found
    /// The frame of a board with its own frame: that of its print, or of a turned board. It stays
    /// fixed.
    std::optional<TableFrame> boardFrame_;
    std::optional<cv::Size> cells_;       ///< size of the board to find
    std::optional<TurnedBoard> turned_;   ///< from the last look
    std::optional<BoardPlacement> board_; ///< from the last look, if it is in the view's frame
    bool isBoardSure_ = false;            ///< two looks agreed
    int boardTries_ = 0;                  ///< looks without the board
    std::optional<Message> remark_;
    SoughtPieces sight_;
    std::optional<matches::LearnedLook> learned_;
    std::optional<TableView> view_;
    std::optional<FrameFactsMeter> meter_;
    ChangedParts diceParts_; ///< the parts to search for dice
    cv::Mat emptyBoard_;     ///< empty: unknown
    cv::Mat emptyNow_;       ///< the empty board in the present light
};

} // namespace umpire
