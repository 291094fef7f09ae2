#include "calibration/register_table.h"

#include "calibration/tag_detection.h"
#include "calibration/view_fit.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {

namespace {

/// A tag's paper reaches this far from its centre, as a share of the black square's side: 34 mm for
/// a tag of 40 mm, so that nothing printed or cut shows beyond it.
constexpr double kPaperShare = 0.85;
/// Tags are printed on paper and lie above the table: 0.1 mm (one sheet) to 0.4 mm (card, or
/// glued).
constexpr double kTagThicknessMm = 0.3;
/// Corners that miss their place by more say that a tag was moved: honest ones stay under 1 mm.
constexpr double kLargestRmsMm = 4.0;
/// A camera's field of view before anything is known: 60 degrees across.
constexpr double kStartFocalShare = 0.85;

struct PlacedTag {
    const TableTag* place;
    DetectedTag seen;
};

tl::unexpected<CalibrationError> notFound(const std::string& message) {
    return tl::unexpected(CalibrationError{CalibrationError::Kind::TableNotFound, message});
}

/// The tag's corners on the table, in the order of `DetectedTag::corners`.
std::array<cv::Point3d, 4> cornersOnTable(const TableTag& tag, Millimetres size) {
    // From the lower right one on, counter-clockwise; hullOf's heading is the tag's upper edge's
    // way.
    const Hull hull = hullOf(tag.center, tag.heading + 90_deg, size, size);
    const auto at = [&](std::size_t i) {
        return cv::Point3d(hull[i].x.value(), hull[i].y.value(), kTagThicknessMm);
    };
    return {at(0), at(3), at(2), at(1)};
}

std::vector<SeenEdge> cornerEdges(const std::vector<PlacedTag>& tags, Millimetres size) {
    std::vector<SeenEdge> edges;
    for (const PlacedTag& tag : tags) {
        const auto onTable = cornersOnTable(*tag.place, size);
        const auto& seen = tag.seen.corners;
        for (std::size_t c = 0; c < 4; ++c) {
            // Clockwise in the picture: outside lies to the left of each edge's direction.
            const cv::Point2d d = seen[(c + 1) % 4] - seen[c];
            const cv::Point2d outwards =
                cv::Point2d(d.y, -d.x) / std::max(1e-9, std::hypot(d.x, d.y));
            edges.push_back({onTable[c], seen[c], outwards});
            edges.push_back({onTable[(c + 1) % 4], seen[(c + 1) % 4], outwards});
        }
    }
    return edges;
}

CameraIntrinsics assumedCamera(cv::Size size) {
    CameraIntrinsics camera;
    camera.name = "estimated from the table's tags";
    camera.size = size;
    camera.fx = camera.fy = kStartFocalShare * size.width;
    camera.cx = (size.width - 1) / 2.0;
    camera.cy = (size.height - 1) / 2.0;
    return camera;
}

/// A flat thing may be seen in two poses; the better one after the fit is taken.
std::optional<ViewFit> bestFit(const std::vector<PlacedTag>& tags, Millimetres size,
                               const CameraIntrinsics& camera, CameraUnknowns unknowns) {
    std::vector<cv::Point3d> onTable;
    std::vector<cv::Point2d> seen;
    for (const PlacedTag& tag : tags) {
        const auto corners = cornersOnTable(*tag.place, size);
        // OpenCV 4.6's IPPE loses its way on planes other than z = 0: the paper's height comes later.
        for (const cv::Point3d& corner : corners)
            onTable.emplace_back(corner.x, corner.y, 0.0);
        seen.insert(seen.end(), tag.seen.corners.begin(), tag.seen.corners.end());
    }
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::solvePnPGeneric(onTable, seen, camera.matrix(), cv::Mat(camera.distortion), rotations,
                        translations, false, cv::SOLVEPNP_IPPE);
    const auto edges = cornerEdges(tags, size);
    std::optional<ViewFit> best;
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        ViewFit start;
        start.camera = camera;
        cv::Rodrigues(rotations[i], start.rotation);
        start.translation = cv::Vec3d(translations[i].reshape(1, 3));
        const auto fit = fitView(edges, start, unknowns);
        if (fit && (!best || fit->cost < best->cost))
            best = fit;
    }
    return best;
}

Calibrated<std::vector<PlacedTag>> placedTags(const std::vector<DetectedTag>& seen,
                                              const TableDescription& table,
                                              std::vector<std::string>& warnings) {
    std::vector<PlacedTag> placed;
    for (const DetectedTag& tag : seen) {
        const auto place = std::ranges::find(table.tags, tag.id, &TableTag::id);
        if (place == table.tags.end()) {
            warnings.push_back("tag " + std::to_string(tag.id) +
                               " is not in the table file and was ignored");
            continue;
        }
        if (std::ranges::count(seen, tag.id, &DetectedTag::id) > 1)
            return notFound("tag " + std::to_string(tag.id) +
                            " is in the picture twice; remove or cover the copy");
        placed.push_back({&*place, tag});
    }
    if (placed.empty())
        return notFound("no tag of the table is in the picture; show at least one whole, with its "
                        "white margin, or check the table file");
    return placed;
}

TableView viewOf(const ViewFit& fit, const TableDescription& table,
                 const std::vector<PlacedTag>& tags) {
    TableView view;
    view.camera = fit.camera;
    view.rotation = fit.rotation;
    view.translation = fit.translation;
    view.areaWidth = table.width;
    view.areaHeight = table.height;
    for (const PlacedTag& tag : tags)
        view.tagFootprints.emplace_back(tag.place->center.x.value(), tag.place->center.y.value(),
                                        table.tagSize.value() * kPaperShare,
                                        tag.place->heading.value());
    return view;
}

/// The plane's sigma over the area: root mean square over a grid of points.
Millimetres sigmaOver(const ViewFit& fit, const TableDescription& table) {
    constexpr int kSteps = 4;
    double sum = 0.0;
    for (int row = 0; row <= kSteps; ++row)
        for (int column = 0; column <= kSteps; ++column) {
            const double sigma = planeSigma(
                fit, {table.width.value() * column / kSteps, table.height.value() * row / kSteps});
            sum += sigma * sigma;
        }
    return Millimetres(std::sqrt(sum / ((kSteps + 1) * (kSteps + 1))));
}

} // namespace

Calibrated<TableRegistration> registerTable(const cv::Mat& image, const TableDescription& table,
                                            const std::optional<CameraIntrinsics>& camera) {
    try {
        const auto family = tagFamily(table.tagDictionary);
        if (!family || image.empty())
            return notFound("no picture, or an unknown tag dictionary in the table file");
        cv::Mat gray;
        cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
        std::vector<std::string> warnings;
        const auto tags = placedTags(detectTags(gray, *family), table, warnings);
        if (!tags)
            return tl::unexpected(tags.error());
        const auto fit =
            bestFit(*tags, table.tagSize, camera.value_or(assumedCamera(image.size())),
                    camera ? CameraUnknowns::None : CameraUnknowns::FocalLengthAndBend);
        if (!fit)
            return notFound(
                "the tags' corners fit no camera above the table; check the table file");
        TableRegistration result{viewOf(*fit, table, *tags), warnings};
        const double scale = pixelsPerMillimetre(result.view, tags->front().place->center);
        const double rms = fit->rmsPixels / scale;
        if (!(rms < kLargestRmsMm))
            return notFound("the tags do not lie where the table file says (they miss by " +
                            std::to_string(int(rms)) + " mm); measure the table anew");
        result.view.registration = {RegistrationMethod::Tags,
                                    camera ? CameraKnowledge::Calibrated
                                           : CameraKnowledge::Estimated,
                                    int(tags->size()), Millimetres(rms), sigmaOver(*fit, table)};
        return result;
    } catch (const cv::Exception&) {
        return notFound("the tags' corners fit no camera above the table; check the table file");
    }
}

} // namespace umpire
