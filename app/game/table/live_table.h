#pragma once

#include "app/eye/detectors/sight.h"
#include "app/eye/one_picture/look.h"
#include "app/game/table/changed_parts.h"
#include "app/game/table/turned_board.h"
#include "calibration/measure/framed_table.h"
#include "calibration/measure/table_corners.h"
#include "vision/boards/find_print.h"
#include "vision/frame_facts.h"

/// The table in a camera's eye: registered once, then measured frame by frame.
namespace umpire {

/// Dice are costly to find, and not always owed.
enum class DiceToo { No, Yes };

/// What a look is for.
struct LookWanted {
    DiceToo dice = DiceToo::No;
    std::optional<int> looseMatches; ///< as of ObserveOptions
    RecordedStacks recorded{};       ///< likewise
};

/// Between attempts to find the table: each costs as much as a tag detection.
inline constexpr std::chrono::microseconds kFindAgain = std::chrono::milliseconds(500);

class LiveTable {
public:
    /// `camera`: at its own resolution. `sight`: of the game that is played.
    LiveTable(std::optional<TableDescription> table, std::optional<CameraIntrinsics> camera,
              const Sight& sight);
    /// Where a player sees the table, instead of its tags. It holds until the camera or the table
    /// moves; then they have to be set anew, and the table registered.
    void takeCorners(const TableCorners& corners) {
        corners_ = corners;
        view_.reset();
        boardFrame_.reset();
        board_.reset();
        isBoardSure_ = false;
    }
    [[nodiscard]] const std::optional<TableCorners>& corners() const { return corners_; }
    /// Columns and rows of the squares that the game is played on.
    void expectBoard(cv::Size cells) { cells_ = cells; }
    /// The board that the game is played on, as it was drawn for the printer. The table is found
    /// where the print is, and its frame begins at the print's lower-left corner; none: it need
    /// not be seen.
    void expectPrint(std::optional<boards::Print> print) { print_ = std::move(print); }
    /// As of ObserveOptions.
    void learn(std::optional<matches::LearnedLook> learned) { learned_ = std::move(learned); }
    /// The table file's; without one, as the tags of the kit were measured; null: neither.
    [[nodiscard]] const TableDescription* table() const {
        return table_ ? &*table_ : kit_ ? &kit_->table : nullptr;
    }
    /// Whether the view's area is the play area, and not what the picture shows.
    [[nodiscard]] bool knowsArea() const {
        return table_ || corners_ || (kit_ && kit_->isBetweenTags);
    }
    /// The board before anything was laid on it, CV_8UC3, from wherever the camera stood then.
    /// Errors as registerIn.
    Expected<void> takeEmptyBoard(const cv::Mat& image);

    [[nodiscard]] bool isRegistered() const { return view_.has_value(); }
    /// Null where it is not registered.
    [[nodiscard]] const TableView* view() const { return view_ ? &*view_ : nullptr; }
    /// Errors: TableNotFound; CannotRead where the camera file is for another shape of picture.
    Expected<void> registerIn(const cv::Mat& image);
    /// It is registered, in a frame of that size.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// The same; the table is at rest. None where the board of squares is not seen yet.
    std::optional<TableObservation> look(const cv::Mat& image, const LookWanted& wanted);
    /// What people are to know of the last look, once; none: nothing.
    [[nodiscard]] std::optional<Message> takeRemark() { return std::exchange(remark_, {}); }
    /// The same table, as another camera is to find it: by the tags, in the same frame. None where
    /// no tags are known, or not yet where the game's board lies. `camera`: as of the constructor.
    [[nodiscard]] std::optional<LiveTable>
    forAnotherCamera(std::optional<CameraIntrinsics> camera) const;
    /// Frames of another size come.
    void forget() { view_.reset(); }
    [[nodiscard]] std::optional<cv::Size> size() const;
    [[nodiscard]] const std::set<Detector>& sought() const { return sight_.detectors; }
    /// The table file's; where it names none, as a look saw it; null: neither.
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
    /// Where the tags of the kit lie, without a table file: as the first good frame shows them, so
    /// that the frame of the table stays for the whole film.
    std::optional<KitTable> kit_;
    std::optional<KitTable> likelyKit_; ///< the best so far
    int kitTries_ = 0;                  ///< frames that were asked
    std::optional<boards::Print> print_;
    int printTries_ = 0; ///< views in which it was not found
    /// Where the board has a frame of its own: its print's, or a turned board's. It is not moved
    /// any more.
    std::optional<TableFrame> boardFrame_;
    std::optional<cv::Size> cells_;       ///< of the board to be seen
    std::optional<TurnedBoard> turned_;   ///< as the last look saw it
    std::optional<BoardPlacement> board_; ///< likewise, where it is in the view's frame
    bool isBoardSure_ = false;            ///< two looks saw the same
    int boardTries_ = 0;                  ///< looks in which it was not seen
    std::optional<Message> remark_;
    Sight sight_;
    std::optional<matches::LearnedLook> learned_;
    std::optional<TableView> view_;
    std::optional<FrameFactsMeter> meter_;
    ChangedParts diceParts_; ///< dice are costly to find
    cv::Mat emptyBoard_;     ///< empty: not known
    cv::Mat emptyNow_;       ///< as the camera would see it now
};

} // namespace umpire
