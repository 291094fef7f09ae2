#pragma once

#include "app/eye/detectors/sight.h"
#include "app/eye/one_picture/look.h"
#include "app/game/table/changed_parts.h"
#include "app/game/table/turned_board.h"
#include "calibration/measure/framed_table.h"
#include "calibration/measure/table_corners.h"
#include "vision/boards/find_print.h"
#include "vision/frame_facts.h"

/// The table as a camera sees it. It is registered once, and then measured in every frame.
namespace umpire {

/// Whether a look searches for dice, which takes long and is not always needed.
enum class DiceToo { No, Yes };

/// What a look should find.
struct LookWanted {
    DiceToo dice = DiceToo::No;
    std::optional<int> looseMatches; ///< see ObserveOptions
    RecordedStacks recorded{};       ///< see ObserveOptions
};

/// Minimum time between two attempts to find the table. Each attempt takes as long as a detection
/// of tags.
inline constexpr std::chrono::microseconds kFindAgain = std::chrono::milliseconds(500);

class LiveTable {
public:
    /// `camera`: for its own resolution. `sight`: the detectors that the game needs.
    LiveTable(std::optional<TableDescription> table, std::optional<CameraIntrinsics> camera,
              const SoughtPieces& sight);
    /// Uses corners that a player marked instead of tags. They are valid until the camera or the
    /// table moves. Then the player must mark them again, and the table must be registered again.
    void takeCorners(const TableCorners& corners) {
        corners_ = corners;
        view_.reset();
        boardFrame_.reset();
        board_.reset();
        isBoardSure_ = false;
    }
    [[nodiscard]] const std::optional<TableCorners>& corners() const { return corners_; }
    /// Sets the number of columns and rows of the game's board of squares.
    void expectBoard(cv::Size cells) { cells_ = cells; }
    /// Sets the printed board of the game. The table is then found by the print, and its frame
    /// begins at the lower left corner of the print. None: the print need not be visible.
    void expectPrint(std::optional<boards::Print> print) { print_ = std::move(print); }
    /// Sets what was learned from corrections (see ObserveOptions).
    void learn(std::optional<matches::LearnedLook> learned) { learned_ = std::move(learned); }
    /// Returns the table of the table file, or else the table that was measured from the kit's
    /// tags; null if neither exists.
    [[nodiscard]] const TableDescription* table() const {
        return table_ ? &*table_ : kit_ ? &kit_->table : nullptr;
    }
    /// Tells whether the view's area is the play area. Otherwise it is only the visible part of the
    /// table.
    [[nodiscard]] bool knowsArea() const {
        return table_ || corners_ || (kit_ && kit_->isBetweenTags);
    }
    /// Takes a picture of the empty board, CV_8UC3; the camera may stand anywhere. Errors: those of
    /// registerIn.
    Expected<void> takeEmptyBoard(const cv::Mat& image);

    [[nodiscard]] bool isRegistered() const { return view_.has_value(); }
    /// Returns the view; null if the table is not registered.
    [[nodiscard]] const TableView* view() const { return view_ ? &*view_ : nullptr; }
    /// Finds the table in a picture. Error TableNotFound: the table is not visible. Error
    /// CannotRead: the camera file has another aspect ratio.
    Expected<void> registerIn(const cv::Mat& image);
    /// Measures a frame. The table must be registered in frames of the same size.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// Examines a table at rest. Returns none if the board of squares has not been found yet.
    std::optional<TableObservation> look(const cv::Mat& image, const LookWanted& wanted);
    /// Returns a message for people about the last look, once; none if there is no message.
    [[nodiscard]] std::optional<Message> takeRemark() { return std::exchange(remark_, {}); }
    /// Returns the same table in the same frame, to be found by another camera with the tags.
    /// Returns none if no tags are known, or if the game's board has not been found yet. `camera`:
    /// as in the constructor.
    [[nodiscard]] std::optional<LiveTable>
    forAnotherCamera(std::optional<CameraIntrinsics> camera) const;
    /// Discards the view, before frames of another size.
    void forget() { view_.reset(); }
    [[nodiscard]] std::optional<cv::Size> size() const;
    [[nodiscard]] const std::set<Detector>& sought() const { return sight_.kinds; }
    /// Returns the board of the table file, or else the board that a look found; null if neither
    /// exists.
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
    /// Places of the kit's tags, for a game without a table file. They come from the first good
    /// frame and do not change, so that the whole film has the same frame of reference.
    std::optional<KitTable> kit_;
    std::optional<KitTable> likelyKit_; ///< the best places so far, if no frame was good enough
    int kitTries_ = 0;                  ///< number of frames in which the tags were searched
    std::optional<boards::Print> print_;
    int printTries_ = 0; ///< number of views in which the print was not found
    /// The frame of the printed board, or of a turned board, if the board has its own frame. It
    /// does not change.
    std::optional<TableFrame> boardFrame_;
    std::optional<cv::Size> cells_;       ///< number of columns and rows of the board to find
    std::optional<TurnedBoard> turned_;   ///< the turned board of the last look
    std::optional<BoardPlacement> board_; ///< board of the last look, if it is in the view's frame
    bool isBoardSure_ = false;            ///< true after two looks have agreed on the board
    int boardTries_ = 0;                  ///< number of looks without a board
    std::optional<Message> remark_;
    SoughtPieces sight_;
    std::optional<matches::LearnedLook> learned_;
    std::optional<TableView> view_;
    std::optional<FrameFactsMeter> meter_;
    ChangedParts diceParts_; ///< the parts of the picture to search for dice
    cv::Mat emptyBoard_;     ///< picture of the empty board; empty if none was taken
    cv::Mat emptyNow_;       ///< the empty board as the present view would show it
};

} // namespace umpire
