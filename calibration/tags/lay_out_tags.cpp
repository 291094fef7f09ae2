#include "calibration/tags/lay_out_tags.h"

#include "calibration/tags/table_pose.h"
#include "calibration/view/table_view.h"

namespace umpire {

namespace {

/// Maximum scatter of the edges, in pixels. The edges of well printed, flat tags scatter by 0.05 to
/// 0.15 px; a larger scatter means that a tag is bent or has another size.
constexpr double kLargestScatterPixels = 1.0;

/// Computes rough places of all tags on the first tag's plane, from a pose of the first tag.
TagSight laidOut(const TagSight& sight, const ViewFit& pose) {
    TableView view;
    view.camera = pose.camera;
    view.rotation = pose.rotation;
    view.translation = pose.translation;
    TagSight result = sight;
    for (PlacedTag& tag : result.tags) {
        std::array<TablePoint, 4> corners{};
        for (std::size_t i = 0; i < 4; ++i) {
            corners[i] =
                tableFromImage(view, {Pixels(tag.seen.corners[i].x), Pixels(tag.seen.corners[i].y)})
                    .value_or(TablePoint{});
        }
        tag.place.center =
            midpoint(midpoint(corners[0], corners[2]), midpoint(corners[1], corners[3]));
        tag.place.heading =
            directionOf(corners[0] + corners[3], corners[1] + corners[2]); // left to right
    }
    result.tags.front().place = sight.tags.front().place;
    return result;
}

} // namespace

/// Tries both poses of the first tag (a flat object has two possible poses), and takes the pose in
/// which the edges of all tags fit best.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens) {
    const TagSight first{sight.gray, sight.family, sight.tagSize, {sight.tags.front()}};
    std::optional<TagLayout> best;
    // A single tag does not determine the camera; the later fit of all tags does.
    for (const ViewFit& pose : coarsePoses(first, lens.start, CameraUnknowns::None)) {
        const auto layout = fitLayout(laidOut(sight, pose), pose, lens.unknowns);
        if (layout && (!best || layout->scatterPixels < best->scatterPixels)) {
            best = layout;
        }
    }
    return best && best->scatterPixels < kLargestScatterPixels ? best : std::nullopt;
}

} // namespace umpire
