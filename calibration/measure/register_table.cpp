#include "calibration/measure/register_table.h"

#include "calibration/tags/table_pose.h"
#include "calibration/view/camera_intrinsics.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// Search distance around the expected centre of a tag that was missed at first, as a share of the
/// tag's side.
constexpr double kSearchShare = 1.4;
/// Maximum root mean square of the edges' distances. A larger value means that a tag was moved;
/// tags in their places stay below 0.3 mm.
constexpr Millimetres kLargestRms = 4_mm;
/// Height of the highest piece (a matchbox that lies flat). `registration.sigma` is valid from the
/// table up to this height.
constexpr Millimetres kPieceHeight = 15_mm;

tl::unexpected<CalibrationError> noFit() {
    return tableNotFound(
        message("the tags' edges fit no camera above the table; check the table file"));
}

/// Collects the detected tags that are in the table file. Other tags cause a warning. A tag of the
/// table file that was detected twice causes an error.
Calibrated<std::vector<PlacedTag>> placedTags(const std::vector<DetectedTag>& seen,
                                              const TableDescription& table,
                                              std::vector<Message>& warnings) {
    std::vector<PlacedTag> placed;
    for (const DetectedTag& tag : seen) {
        const auto place = std::ranges::find(table.tags, tag.id, &TableTag::id);
        if (place == table.tags.end()) {
            warnings.push_back(message("tag %1 is not in the table file and was ignored", tag.id));
            continue;
        }
        if (std::ranges::count(seen, tag.id, &DetectedTag::id) > 1) {
            return tableNotFound(
                message("tag %1 is in the picture twice; remove or cover the copy", tag.id));
        }
        placed.push_back({*place, tag});
    }
    return placed;
}

/// Returns the rectangle in the picture, in pixels, in which a tag and its surroundings are
/// expected.
cv::Rect expectedPlace(const ViewFit& fit, const TableTag& tag, Millimetres size) {
    std::vector<cv::Point2f> outline;
    for (const cv::Point3d& corner : cornersOfTag(tag, size * (2 * kSearchShare))) {
        const cv::Point2d p = projected(fit, corner);
        constexpr double kFarOutside = 1e5;
        outline.emplace_back(float(std::clamp(p.x, -kFarOutside, kFarOutside)),
                             float(std::clamp(p.y, -kFarOutside, kFarOutside)));
    }
    return cv::boundingRect(outline);
}

/// The table's tags in the picture, and the poses computed from their corners, the best pose first.
struct Found {
    TagSight sight;
    std::vector<ViewFit> poses;
};

/// Searches for each tag that was missed at first, at its expected place. Each found tag improves
/// the pose, and so the expected place of the next tag.
void addMissingTags(Found& found, const TableDescription& table, const Lens& lens) {
    for (const TableTag& tag : table.tags) {
        const auto sameId = [&](const PlacedTag& seen) { return seen.place.id == tag.id; };
        if (found.poses.empty() || std::ranges::any_of(found.sight.tags, sameId)) {
            continue;
        }
        const cv::Rect place = expectedPlace(found.poses.front(), tag, table.tagSize);
        if (const auto seen =
                detectTagWithin(found.sight.gray, found.sight.family, tag.id, place)) {
            found.sight.tags.push_back({tag, *seen});
            found.poses = coarsePoses(found.sight, lens.start, lens.unknowns);
        }
    }
}

TableView viewOf(const ViewFit& fit, const TableDescription& table,
                 const std::vector<PlacedTag>& tags) {
    TableView view;
    view.camera = fit.camera;
    view.rotation = fit.rotation;
    view.translation = fit.translation;
    view.areaWidth = table.width;
    view.areaHeight = table.height;
    for (const PlacedTag& tag : tags) {
        view.tagFootprints.emplace_back(tag.place.center.x.value(), tag.place.center.y.value(),
                                        table.tagSize.value() * kTagPaperShare,
                                        tag.place.heading.value());
    }
    return view;
}

/// Returns the variance of a point's place, per axis, in square millimetres: the fit's own
/// variance, plus half the squared distance to the place that the rival pose gives.
double variance(const FinePose& pose, const TableView& view, TablePoint3 point) {
    const double sigma = planeSigma(pose.fit, {point.x.value(), point.y.value(), point.z.value()});
    if (!pose.rival) {
        return sigma * sigma;
    }
    TableView other = view;
    other.camera = pose.rival->camera;
    other.rotation = pose.rival->rotation;
    other.translation = pose.rival->translation;
    const auto there = tableFromImage(other, imageFromTable(view, point), point.z);
    const TablePoint apart = there ? *there - TablePoint{point.x, point.y} : TablePoint{};
    return sigma * sigma + dot(apart, apart) / 2;
}

/// Returns the root mean square error over the area, at the table's height or at the pieces'
/// height, whichever is larger.
Millimetres sigmaOver(const FinePose& pose, const TableView& view) {
    double worst = 0.0;
    for (const Millimetres height : {0_mm, kPieceHeight}) {
        worst = std::max(
            worst, meanOverArea([&](double right, double up) {
                return variance(pose, view, {view.areaWidth * right, view.areaHeight * up, height});
            }));
    }
    return Millimetres(std::sqrt(worst));
}

/// Detects quickly, and repeats the detection thoroughly if fewer than two tags of the table were
/// found (one if the table has a single tag).
Calibrated<Found> findTags(const cv::Mat& gray, const TableDescription& table, const Lens& lens,
                           std::vector<Message>& warnings) {
    const std::size_t enough = std::min<std::size_t>(2, table.tags.size());
    Found found;
    found.sight = {gray, *tagFamily(table.tagDictionary), table.tagSize, {}};
    for (const auto look : {detectTagsQuickly, detectTags}) {
        std::vector<Message> unknown;
        const auto placed = placedTags(look(gray, found.sight.family), table, unknown);
        if (!placed) {
            return tl::unexpected(placed.error());
        }
        if (placed->size() >= found.sight.tags.size()) {
            found.sight.tags = *placed;
            warnings = unknown;
        }
        if (found.sight.tags.size() >= enough) {
            break;
        }
    }
    if (found.sight.tags.empty()) {
        return tableNotFound(
            message("no tag of the table is in the picture; show at least one whole, "
                    "with its white margin, or check the table file"));
    }
    found.poses = coarsePoses(found.sight, lens.start, lens.unknowns);
    addMissingTags(found, table, lens);
    return found;
}

Calibrated<TableRegistration> registered(const cv::Mat& gray, const TableDescription& table,
                                         const Lens& lens) {
    TableRegistration result;
    const auto found = findTags(gray, table, lens, result.warnings);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto pose = finePose(found->sight, found->poses, lens.unknowns);
    if (!pose) {
        return noFit();
    }
    const std::vector<PlacedTag>& tags = found->sight.tags;
    result.view = viewOf(pose->fit, table, tags);
    const Millimetres rms(pose->fit.rmsPixels /
                          pixelsPerMillimetre(result.view, tags.front().place.center));
    if (!(rms < kLargestRms)) {
        return tableNotFound(
            message("the tags do not lie where the table file says (they miss by %1 "
                    "mm); measure the table anew",
                    int(rms.value())));
    }
    const bool calibrated = lens.unknowns == CameraUnknowns::None;
    result.view.registration = {RegistrationMethod::Tags,
                                calibrated ? CameraKnowledge::Calibrated
                                           : CameraKnowledge::Estimated,
                                int(tags.size()), rms, sigmaOver(*pose, result.view)};
    return result;
}

} // namespace

Calibrated<TableRegistration> registerTable(const cv::Mat& image, const TableDescription& table,
                                            const std::optional<CameraIntrinsics>& camera) {
    if (image.empty() || image.depth() != CV_8U || !tagFamily(table.tagDictionary)) {
        return tableNotFound("no picture of 8 bits a colour, or a tag dictionary that is unknown");
    }
    try {
        cv::Mat gray = image;
        if (image.channels() > 1) {
            cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
        }
        return registered(gray, table, lensOf(camera, image.size()));
    } catch (const cv::Exception&) {
        return noFit();
    }
}

} // namespace umpire
