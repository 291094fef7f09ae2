#include "app/desk/table_check.h"

#include "app/desk/draw_table.h"
#include "app/desk/picture_view.h"
#include "calibration/calibration_files.h"
#include "calibration/tag_detection.h"
#include "vision/lighting.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace umpire::desk {
namespace {

/// Points a side at which the play area is asked for.
constexpr int kProbes = 25;

void noteTags(const cv::Mat& image, const TableDescription& table, TableCheck& check) {
    const std::optional<TagFamily> family = tagFamily(table.tagDictionary);
    if (!family) {
        return;
    }
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    for (const DetectedTag& tag : detectTags(gray, *family)) {
        if (std::ranges::count(table.tags, tag.id, &TableTag::id) == 0) {
            continue;
        }
        check.seen.push_back(tag.id);
        QPolygonF outline;
        for (const cv::Point2d& corner : tag.corners) {
            outline.push_back({corner.x, corner.y});
        }
        check.outlines.push_back(outline);
    }
    for (const TableTag& tag : table.tags) {
        if (std::ranges::count(check.seen, tag.id) == 0) {
            check.missing.push_back(tag.id);
        }
    }
    std::ranges::sort(check.seen);
}

TablePoint areaPoint(const TableView& view, double x, double y) {
    return view.areaOrigin + TablePoint{view.areaWidth * x, view.areaHeight * y};
}

void noteArea(const TableView& view, TableCheck& check) {
    QPolygonF border;
    int shown = 0;
    const QRectF frame(0, 0, view.camera.size.width - 1, view.camera.size.height - 1);
    for (int i = 0; i < kProbes; ++i) {
        for (int j = 0; j < kProbes; ++j) {
            const TablePoint point =
                areaPoint(view, double(i) / (kProbes - 1), double(j) / (kProbes - 1));
            shown += frame.contains(pixelOf(view, point, 0_mm)) ? 1 : 0;
        }
    }
    check.inView = double(shown) / (kProbes * kProbes);
    constexpr std::array<std::array<double, 2>, 4> kCorners = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t side = 0; side < kCorners.size(); ++side) {
        const auto& [fromX, fromY] = kCorners[side];
        const auto& [toX, toY] = kCorners[(side + 1) % kCorners.size()];
        for (int k = 0; k < kProbes; ++k) { // a lens bends the border
            const double way = double(k) / kProbes;
            const TablePoint point =
                areaPoint(view, fromX + (toX - fromX) * way, fromY + (toY - fromY) * way);
            border.push_back(pixelOf(view, point, 0_mm));
        }
    }
    check.outlines.push_back(border);
}

} // namespace

TableCheck checkTable(const cv::Mat& image, const CheckedTable& against) {
    TableCheck check;
    check.picture = imageOf(image);
    LookInputs inputs{{image, std::nullopt}, against.table, std::nullopt};
    if (against.camera) {
        const auto camera = rescaled(*against.camera, image.size());
        if (!camera) {
            check.why = camera.error().message;
            return check;
        }
        inputs.camera = *camera;
    }
    if (against.table) {
        noteTags(image, *against.table, check);
    }
    const Expected<TableRegistration> found = findTable(inputs);
    if (!found || found->view.registration.method == RegistrationMethod::None) {
        check.why = found ? "nothing of known size is in view" : found.error().message;
        return check;
    }
    check.found = found->view.registration;
    check.warnings = found->warnings;
    for (std::string& warning : lightingWarnings(image, found->view)) {
        check.warnings.push_back(std::move(warning));
    }
    noteArea(found->view, check);
    return check;
}

} // namespace umpire::desk
