#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/picture/picture_damage.h"
#include "calibration/measure/kit_tags.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "vision/observe_table.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Finds the pieces on the table in a picture, with the help of a user's files.
namespace umpire {

/// What to do with a picture in which the decoder reports damage: warn, or fail.
enum class Damage { IsWarnedOf, IsRefused };

/// A request to find the pieces in a picture.
struct LookRequest {
    std::filesystem::path picture;
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    /// A picture of the same table from a moment earlier.
    std::optional<std::filesystem::path> before;
    /// Empty: the kinds of pieces in the table file's game.
    std::set<Detector> detectors;
    Damage damage = Damage::IsWarnedOf;
    std::optional<int> looseMatches; ///< number of loose matches, if known; see ObserveOptions
};

/// A picture with the pieces that were found in it. Other comments call this a look.
struct Look {
    std::filesystem::path picture;
    /// True if `Match::tossed` was determined from the picture `before`, false if it is assumed.
    bool comparedWithBefore = false;
    cv::Mat image; ///< CV_8UC3
    TableView view;
    TableObservation observation;
    std::optional<BoardPlacement> board; ///< none without a board in the table file
    std::set<Detector> sought = ObserveOptions{}.detectors;
};

/// The data that was read from the files of a request.
struct LookInputs {
    Frame frame;
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera; ///< for the picture's resolution
    /// What was learned about this table; none: nothing.
    std::optional<matches::LearnedLook> learned;
    std::vector<Message> warnings; ///< about damaged pictures and unusable files
};

/// Reads the pictures and files of a request. Error: CannotRead if a file is missing or malformed,
/// if a picture is damaged and damage is refused, or if the camera file or the earlier picture has
/// another aspect ratio.
Expected<LookInputs> readLookInputs(const LookRequest& request);
/// Reads the files of a request for a picture that is already decoded (CV_8UC3). Does not read the
/// picture's file.
Expected<LookInputs> readLookInputs(const LookRequest& request, const cv::Mat& picture);

/// Returns the warning that pieces may be missing from a damaged picture, or be displaced.
Message warningOf(const PictureDamage& damage);

/// Returns a failure CannotRead with the text of the current exception. Must be called in a catch
/// block.
Failure notExamined(const std::filesystem::path& picture);

/// Returns the options for a look. The detectors are those of the request, or if it names none,
/// those of the table file's game.
ObserveOptions observeOptions(const LookRequest& request, const LookInputs& inputs);

/// The view of the table in a picture.
struct FoundTable {
    TableView view;
    std::vector<Message> warnings;
    /// Found when pieces gave the view (see `ViewFromPieces`); none if tags gave it.
    std::optional<proposals::PieceHypotheses> pieces;
    std::optional<KitTable> kit; ///< set if the kit's tags gave the view without a table file
};

/// Returns a warning if tags of the table or the kit are mirrored in the picture; none if no tag
/// is.
std::optional<Message> mirroredTags(const cv::Mat& image,
                                    const std::optional<TableDescription>& table);

/// Determines the view by the table's tags; without a table file, by the kit's tags; if these are
/// not visible, by the pieces. Error: TableNotFound if the visible tags contradict the table file.
Expected<FoundTable> findTable(const LookInputs& inputs);

/// Reads the inputs and finds the pieces. Only the detectors in `detectors` run. Errors: those
/// above, and TableNotFound if a table file is given but neither its tags nor any piece of known
/// size is visible.
Expected<Look> lookAtTable(const LookRequest& request);
/// Finds the pieces like the function above, with inputs that were already read.
Expected<Look> lookAtTable(const LookRequest& request, const LookInputs& inputs);

} // namespace umpire
