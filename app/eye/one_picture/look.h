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

/// Examines a picture: from the picture and a user's files to the pieces on the table.
namespace umpire {

/// How to treat a picture in which the decoder reports damage.
enum class Damage { IsWarnedOf, IsRefused };

struct LookRequest {
    std::filesystem::path picture;
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::filesystem::path> before; ///< a picture of the same table a moment earlier
    std::set<Detector> detectors;                ///< empty: the detectors of the table file's game
    Damage damage = Damage::IsWarnedOf;
    std::optional<int> looseMatches; ///< see ObserveOptions
};

struct Look {
    std::filesystem::path picture;
    bool comparedWithBefore = false; ///< true if `Match::tossed` was seen, not only assumed
    cv::Mat image;                   ///< CV_8UC3
    TableView view;
    TableObservation observation;
    std::optional<BoardPlacement> board; ///< board from the table file
    std::set<Detector> sought = ObserveOptions{}.detectors;
};

/// All data that was read from files.
struct LookInputs {
    Frame frame;
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera;      ///< at the picture's resolution
    std::optional<matches::LearnedLook> learned; ///< learned for the table file's table
    std::vector<Message> warnings;               ///< about damaged pictures and unusable files
};

/// Errors: CannotRead for a missing or malformed file, for a damaged picture if damage is refused,
/// and for a camera file or earlier picture with another aspect ratio.
Expected<LookInputs> readLookInputs(const LookRequest& request);
/// Reads the inputs for an already decoded picture (CV_8UC3); the picture's file is not read.
Expected<LookInputs> readLookInputs(const LookRequest& request, const cv::Mat& picture);

/// Warns that pieces may be missing from a damaged picture, or be displaced.
Message warningOf(const PictureDamage& damage);

/// Returns CannotRead with the current exception's text. Call it inside a catch (...) block.
Failure notExamined(const std::filesystem::path& picture);

/// Returns the requested detectors, or those of the table file's game.
ObserveOptions observeOptions(const LookRequest& request, const LookInputs& inputs);

struct FoundTable {
    TableView view;
    std::vector<Message> warnings;
    /// See `ViewFromPieces`; none if tags gave the view.
    std::optional<proposals::PieceHypotheses> pieces;
    std::optional<KitTable> kit; ///< if the kit's tags gave the view without a table file
};

/// Returns the message if tags of the table or the kit are mirrored; none if no tags are.
std::optional<Message> mirroredTags(const cv::Mat& image,
                                    const std::optional<TableDescription>& table);

/// Returns the view by the table's tags; without a table file, by the kit's tags; if no tag
/// is visible, by the pieces, if any. Error: TableNotFound if the tags contradict the table
/// file.
Expected<FoundTable> findTable(const LookInputs& inputs);

/// Reads the inputs and looks, with only the detectors in `detectors`. Error, besides those above:
/// TableNotFound if a table file is given but neither its tags nor any piece is visible.
Expected<Look> lookAtTable(const LookRequest& request);
/// Looks like the function above, with inputs that are already read.
Expected<Look> lookAtTable(const LookRequest& request, const LookInputs& inputs);

} // namespace umpire
