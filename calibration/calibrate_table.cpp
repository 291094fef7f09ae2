#include "calibration/calibrate_table.h"

#include "calibration/framed_table.h"
#include "calibration/table_pose.h"
#include "calibration/table_view.h"
#include "calibration/tag_layout.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// A tag printed and laid well scatters by 0.05 to 0.15 px; more is a bent or a wrong one.
constexpr double kLargestScatterPixels = 1.0;

/// Rough places of all tags on the plane of the first one, as a pose sees them.
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

/// Sees the first tag in both ways in which a flat thing may be seen, and takes the way in which
/// all tags have their size.
std::optional<TagLayout> bestLayout(const TagSight& sight, const Lens& lens) {
    const TagSight first{sight.gray, sight.family, sight.tagSize, {sight.tags.front()}};
    std::optional<TagLayout> best;
    // One tag does not tell the camera: that is left to the fit of all.
    for (const ViewFit& pose : coarsePoses(first, lens.start, CameraUnknowns::None)) {
        const auto layout = fitLayout(laidOut(sight, pose), pose, lens.unknowns);
        if (layout && (!best || layout->scatterPixels < best->scatterPixels)) {
            best = layout;
        }
    }
    return best;
}

/// Side A's edge goes from the first tag to the second.
TableDescription framed(std::vector<TableTag> tags, Millimetres tagSize) {
    const TablePoint origin = tags.front().center;
    const Radians turn = tags.size() > 1 ? directionOf(origin, tags[1].center) : tags[0].heading;
    TableDescription table;
    table.tagSize = tagSize;
    table.tags = std::move(tags);
    return framedAs(std::move(table), {origin, turn});
}

Calibrated<TagSight> tagsIn(const cv::Mat& gray, const TagFamily& family, Millimetres tagSize) {
    std::vector<DetectedTag> seen = detectTags(gray, family);
    if (seen.empty()) {
        return tableNotFound(
            message("no tag is in the picture; show them all whole, with their white margins"));
    }
    std::ranges::sort(seen, {}, &DetectedTag::id);
    const auto copy = std::ranges::adjacent_find(seen, {}, &DetectedTag::id);
    if (copy != seen.end()) {
        return tableNotFound(
            message("tag %1 is in the picture twice; remove or cover the copy", copy->id));
    }
    TagSight sight{gray, family, tagSize, {}};
    for (const DetectedTag& tag : seen) {
        sight.tags.push_back({{tag.id, {}, {}}, tag});
    }
    return sight;
}

Calibrated<MeasuredTable> measured(const cv::Mat& gray, const TagFamily& family,
                                   Millimetres tagSize, const Lens& lens) {
    const auto sight = tagsIn(gray, family, tagSize);
    if (!sight) {
        return tl::unexpected(sight.error());
    }
    const auto layout = bestLayout(*sight, lens);
    if (!layout || !(layout->scatterPixels < kLargestScatterPixels)) {
        return tableNotFound(
            message("the tags do not lie flat on one table; press them down and try again"));
    }
    MeasuredTable result{framed(layout->tags, tagSize), {}, {}};
    result.table.tagDictionary = family.name;
    for (std::size_t i = 0; i < layout->tags.size(); ++i) {
        result.sigmas.push_back({layout->tags[i].id, layout->sigmas[i]});
    }
    if (layout->tags.size() == 1) {
        result.warnings.emplace_back(
            "only one tag was seen: the area is just its surroundings, and "
            "the table's edge is the tag's; lay tags at the corners");
    }
    if (lens.unknowns == CameraUnknowns::All) {
        result.warnings.emplace_back(
            "the camera is not calibrated: places are good to a millimetre "
            "or two; use --camera, or correct them with a ruler");
    }
    return result;
}

} // namespace

Calibrated<MeasuredTable> calibrateTable(const cv::Mat& image,
                                         const std::optional<CameraIntrinsics>& camera,
                                         Millimetres tagSize, const std::string& dictionary) {
    const auto family = tagFamily(dictionary);
    if (image.empty() || image.depth() != CV_8U || !family) {
        return tableNotFound("no picture of 8 bits a colour, or a tag dictionary that is unknown");
    }
    try {
        cv::Mat gray = image;
        if (image.channels() > 1) {
            cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
        }
        return measured(gray, *family, tagSize, lensOf(camera, image.size()));
    } catch (const cv::Exception&) {
        return tableNotFound("the tags' edges fit no flat table; try another picture");
    }
}

} // namespace umpire
