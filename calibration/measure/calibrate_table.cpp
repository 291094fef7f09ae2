#include "calibration/measure/calibrate_table.h"

#include "calibration/measure/framed_table.h"
#include "calibration/tags/tag_layout.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// Moves the tags to the table's frame: the x axis, which is side A's edge, points from the first
/// tag to the second, or along the heading of a single tag.
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
    const auto layout = layOutTags(*sight, lens);
    if (!layout) {
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
            "or two; calibrate the camera, or correct them with a ruler");
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
