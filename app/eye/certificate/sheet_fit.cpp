#include "app/eye/certificate/sheet_fit.h"

#include <opencv2/calib3d.hpp>

namespace umpire {
namespace {

struct Means {
    TablePoint onSheet;
    TablePoint onTable;
};

Means meansOf(const std::vector<PlacePair>& pairs) {
    Means means;
    for (const PlacePair& pair : pairs) {
        means.onSheet = means.onSheet + pair.onSheet * (1.0 / double(pairs.size()));
        means.onTable = means.onTable + pair.onTable * (1.0 / double(pairs.size()));
    }
    return means;
}

} // namespace

SheetFit fitted(const std::vector<PlacePair>& pairs) {
    const Means means = meansOf(pairs);
    double along0 = 0.0;
    double across = 0.0;
    double square = 0.0;
    for (const PlacePair& pair : pairs) {
        const TablePoint from = pair.onSheet - means.onSheet;
        const TablePoint to = pair.onTable - means.onTable;
        along0 += dot(from, to);
        across += cross(from, to);
        square += dot(from, from);
    }
    SheetFit fit;
    fit.heading = Radians(std::atan2(across, along0));
    fit.scale = square > 0 ? std::hypot(along0, across) / square : 0.0;
    fit.origin = means.onTable - along(fit.heading, means.onSheet.x) -
                 along(fit.heading + 90_deg, means.onSheet.y);
    return fit;
}

cv::Matx33d roughly(const std::vector<PlacePair>& pairs, std::size_t tags) {
    constexpr std::size_t kEnoughForAPlane = 3;
    const SheetFit fit = fitted(pairs);
    const double c = fit.scale * std::cos(fit.heading.value());
    const double s = fit.scale * std::sin(fit.heading.value());
    const Means means = meansOf(pairs);
    const double x = means.onSheet.x.value();
    const double y = means.onSheet.y.value();
    const cv::Matx33d similar(c, -s, means.onTable.x.value() - c * x + s * y, //
                              s, c, means.onTable.y.value() - s * x - c * y,  //
                              0, 0, 1);
    if (tags < kEnoughForAPlane) {
        return similar;
    }
    std::vector<cv::Point2d> sheet;
    std::vector<cv::Point2d> table;
    for (const PlacePair& pair : pairs) {
        sheet.emplace_back(pair.onSheet.x.value(), pair.onSheet.y.value());
        table.emplace_back(pair.onTable.x.value(), pair.onTable.y.value());
    }
    const cv::Mat plane = cv::findHomography(sheet, table, 0);
    return plane.empty() ? similar : cv::Matx33d(plane);
}

} // namespace umpire
