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

/// From a picture and the files a user has to what lies on the table.
namespace umpire {

/// What becomes of a picture of which the decoder remarks damage.
enum class Damage { IsWarnedOf, IsRefused };

struct LookRequest {
    std::filesystem::path picture;
    std::optional<std::filesystem::path> table;
    std::optional<std::filesystem::path> camera;
    std::optional<std::filesystem::path> before; ///< the same table a moment earlier
    std::set<Detector> detectors;                ///< empty: what the table file's game needs
    Damage damage = Damage::IsWarnedOf;
    std::optional<int> looseMatches; ///< as of ObserveOptions
};

struct Look {
    std::filesystem::path picture;
    bool comparedWithBefore = false; ///< whether `Match::tossed` was seen or is only assumed
    cv::Mat image;                   ///< CV_8UC3
    TableView view;
    TableObservation observation;
    std::optional<BoardPlacement> board; ///< the table file's
    std::set<Detector> sought = ObserveOptions{}.detectors;
};

/// Everything that is read from files.
struct LookInputs {
    Frame frame;
    std::optional<TableDescription> table;
    std::optional<CameraIntrinsics> camera;      ///< at the picture's resolution
    std::optional<matches::LearnedLook> learned; ///< of the table file's table
    std::vector<Message> warnings; ///< of damage in the pictures, and of what is unusable
};

/// Errors: CannotRead for a file that is missing or malformed, for a damaged picture where damage
/// is refused, for a camera file or a picture before of another shape than the picture.
Expected<LookInputs> readLookInputs(const LookRequest& request);
/// The same with a picture (CV_8UC3) that somebody has decoded: its file is not read.
Expected<LookInputs> readLookInputs(const LookRequest& request, const cv::Mat& picture);

/// That things may be missing from a picture, or lie elsewhere.
Message warningOf(const PictureDamage& damage);

/// CannotRead, with what was thrown while the picture was examined. To be called in a catch (...).
Failure notExamined(const std::filesystem::path& picture);

/// What to look for: as asked, or what the table file's game needs.
ObserveOptions observeOptions(const LookRequest& request, const LookInputs& inputs);

struct FoundTable {
    TableView view;
    std::vector<Message> warnings;
    /// As of `ViewFromPieces`; none where tags gave the view.
    std::optional<proposals::PieceHypotheses> pieces;
    std::optional<KitTable> kit; ///< where tags of the kit gave the view without a table file
};

/// What to say where tags, of the table or of the kit, are seen as in a mirror; none: they are not.
std::optional<Message> mirroredTags(const cv::Mat& image,
                                    const std::optional<TableDescription>& table);

/// The view by the table's tags; without a table file by those of the kit; where none is in view,
/// by the pieces that lie there, if any. Error: TableNotFound, where the tags contradict the table
/// file.
Expected<FoundTable> findTable(const LookInputs& inputs);

/// All of it, looking for what `detectors` names and nothing else. Error, besides those above:
/// TableNotFound, where a table file is given and neither its tags nor any piece is in view.
Expected<Look> lookAtTable(const LookRequest& request);
/// The same with what was read already.
Expected<Look> lookAtTable(const LookRequest& request, const LookInputs& inputs);

} // namespace umpire
