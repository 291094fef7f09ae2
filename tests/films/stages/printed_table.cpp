#include "tests/films/stages/printed_table.h"

#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

constexpr double kCard = 1.0;   // mm
constexpr double kDie = 16.0;   // mm
constexpr int kDieFace = 160;   // dots
constexpr double kFine = 16.0;  // finePoint's parts of a pixel
constexpr double kShadow = 0.7; // share of the light that remains

using Corners = std::array<cv::Point3d, 4>; ///< upper left, upper right, lower right, lower left

std::vector<cv::Point2f> seenBy(const TableView& view, const Corners& corners) {
    std::vector<cv::Point2f> seen;
    for (const cv::Point3d& corner : corners) {
        const cv::Point p = finePoint(view, corner);
        seen.emplace_back(float(p.x / kFine), float(p.y / kFine));
    }
    return seen;
}

/// Paints the face of a flat thing over the background. `cover` is CV_8UC1, 255 where the thing is.
void paint(cv::Mat& fine, const cv::Mat& face, const cv::Mat& cover,
           const std::vector<cv::Point2f>& corners) {
    const cv::Rect box =
        (cv::boundingRect(corners) + cv::Size(4, 4) - cv::Point(2, 2)) & cv::Rect({}, fine.size());
    if (box.empty()) {
        return;
    }
    std::vector<cv::Point2f> inBox;
    for (const cv::Point2f& corner : corners) {
        inBox.push_back(corner - cv::Point2f(box.tl()));
    }
    const float right = float(face.cols) - 0.5F;
    const float bottom = float(face.rows) - 0.5F;
    const std::vector<cv::Point2f> own{
        {-0.5F, -0.5F}, {right, -0.5F}, {right, bottom}, {-0.5F, bottom}};
    const cv::Mat map = cv::getPerspectiveTransform(own, inBox);
    cv::Mat colour;
    cv::Mat covered;
    cv::warpPerspective(face, colour, map, box.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::warpPerspective(cover, covered, map, box.size(), cv::INTER_LINEAR);
    cv::Mat part = fine(box);
    for (int row = 0; row < part.rows; ++row) {
        auto* to = part.ptr<cv::Vec3b>(row);
        const auto* from = colour.ptr<cv::Vec3b>(row);
        const auto* share = covered.ptr<uchar>(row);
        for (int column = 0; column < part.cols; ++column) {
            for (int k = 0; k < 3; ++k) {
                const int mixed =
                    from[column][k] * share[column] + to[column][k] * (255 - share[column]);
                to[column][k] = uchar(mixed / 255);
            }
        }
    }
}

Corners cornersOf(const Sheet& sheet, double height) {
    const Millimetres width(sheet.picture.cols / kDotsAMillimetre);
    const Millimetres tall(sheet.picture.rows / kDotsAMillimetre);
    Corners corners;
    std::size_t k = 0;
    for (const TablePoint& p : {TablePoint{0_mm, tall}, TablePoint{width, tall},
                                TablePoint{width, 0_mm}, TablePoint{0_mm, 0_mm}}) {
        const TablePoint on = sheet.onTable(p);
        corners[k++] = {on.x.value(), on.y.value(), height};
    }
    return corners;
}

Corners cornersOf(const UprightSheet& sheet) {
    const double top = sheet.picture.rows / kDotsAMillimetre + kCard;
    const TablePoint end =
        sheet.foot + along(sheet.heading, Millimetres(sheet.picture.cols / kDotsAMillimetre));
    return {{{sheet.foot.x.value(), sheet.foot.y.value(), top},
             {end.x.value(), end.y.value(), top},
             {end.x.value(), end.y.value(), kCard},
             {sheet.foot.x.value(), sheet.foot.y.value(), kCard}}};
}

/// Casts a shadow to the right and below, because the light comes from the upper left.
void castShadow(cv::Mat& fine, const TableView& view, const Corners& corners) {
    Corners cast = corners;
    for (cv::Point3d& corner : cast) {
        corner += cv::Point3d(0.7 * corner.z, -0.5 * corner.z, -corner.z);
    }
    const std::vector<cv::Point2f> outline = seenBy(view, cast);
    const cv::Rect box = cv::boundingRect(outline) & cv::Rect({}, fine.size());
    if (box.empty()) {
        return;
    }
    cv::Mat cover(box.size(), CV_8UC1, cv::Scalar(0));
    std::vector<cv::Point> polygon;
    for (const cv::Point2f& corner : outline) {
        polygon.emplace_back(corner - cv::Point2f(box.tl()));
    }
    cv::fillConvexPoly(cover, polygon, cv::Scalar(255), cv::LINE_AA);
    cv::Mat part = fine(box);
    cv::Mat darker = part * kShadow;
    darker.copyTo(part, cover);
}

/// Black pips on ivory, with round corners.
struct DieFace {
    cv::Mat picture;
    cv::Mat cover;
};
DieFace dieFace(int value, double brightness) {
    DieFace face{cv::Mat(kDieFace, kDieFace, CV_8UC3, cv::Scalar(222, 236, 240) * brightness),
                 cv::Mat(kDieFace, kDieFace, CV_8UC1, cv::Scalar(255))};
    const auto pip = [&](int column, int row) {
        cv::circle(face.picture, cv::Point(kDieFace / 2 + column * 45, kDieFace / 2 + row * 45), 16,
                   cv::Scalar(24, 22, 22), cv::FILLED, cv::LINE_AA);
    };
    if (value % 2 == 1) {
        pip(0, 0);
    }
    if (value >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (value >= 4) {
        pip(-1, 1);
        pip(1, -1);
    }
    if (value == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
    return face;
}

/// Draws the faces that the camera sees, the top last. Opposite faces sum to seven.
void drawDie(cv::Mat& fine, const TableView& view, const LaidDie& die) {
    const double half = kDie / 2;
    const auto corner = [&](double x, double y, double z) {
        const TablePoint p = die.center + along(die.heading, Millimetres(x)) +
                             along(die.heading + 90_deg, Millimetres(y));
        return cv::Point3d(p.x.value(), p.y.value(), z);
    };
    const Corners top{corner(-half, half, kDie), corner(half, half, kDie),
                      corner(half, -half, kDie), corner(-half, -half, kDie)};
    const double edge = kDie * 0.6; // as soft as a lamp's shadow
    castShadow(fine, view,
               {corner(-half, half, edge), corner(half, half, edge), corner(half, -half, edge),
                corner(-half, -half, edge)});
    const TablePoint3 eye = cameraCenter(view);
    const int first = die.value == 1 || die.value == 6 ? 2 : 1;
    int second = 3;
    while (second == die.value || second == 7 - die.value || second == first) {
        --second;
    }
    const std::array<int, 4> values{first, second, 7 - first, 7 - second};
    for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point3d a = top[side];
        const cv::Point3d b = top[(side + 1) % 4];
        const cv::Point2d middle((a.x + b.x) / 2, (a.y + b.y) / 2);
        const cv::Point2d outward =
            middle - cv::Point2d(die.center.x.value(), die.center.y.value());
        if (outward.dot(cv::Point2d(eye.x.value(), eye.y.value()) - middle) <= 0) {
            continue;
        }
        const double lit = 0.68 + 0.012 * (outward.y - outward.x);
        const DieFace face = dieFace(values[side], lit);
        paint(fine, face.picture, face.cover,
              seenBy(view, {a, b, cv::Point3d(b.x, b.y, 0), cv::Point3d(a.x, a.y, 0)}));
    }
    const DieFace face = dieFace(die.value, 1.0);
    paint(fine, face.picture, face.cover, seenBy(view, top));
}

/// Returns the board's ink at a place of the table.
Printed inkOf(const Sheet& board) {
    const double width = board.picture.cols / kDotsAMillimetre;
    const double height = board.picture.rows / kDotsAMillimetre;
    return [board, width, height](cv::Point2d p) -> std::optional<cv::Vec3b> {
        const TablePoint from = TablePoint{Millimetres(p.x), Millimetres(p.y)} - board.corner;
        const TablePoint right = along(board.heading, 1_mm);
        const double x = dot(from, right);
        const double y = cross(right, from);
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return std::nullopt;
        }
        const int column = std::min(int(x * kDotsAMillimetre), board.picture.cols - 1);
        const int row = std::clamp(int((height - y) * kDotsAMillimetre), 0, board.picture.rows - 1);
        return board.picture.at<cv::Vec3b>(row, column) * 0.92;
    };
}

} // namespace

TableView viewFitting(const TableDescription& table, cv::Size pixels, Radians tilt, Radians turn) {
    constexpr double kEdge = 12.0; // pixels left around the area
    TableView view = filmingView(table, pixels, tilt);
    const double c = std::cos(turn.value());
    const double s = std::sin(turn.value());
    view.rotation = view.rotation * cv::Matx33d(c, s, 0, -s, c, 0, 0, 0, 1);
    const cv::Vec3d middle(table.width.value() / 2, table.height.value() / 2, 0);
    const auto sees = [&](double x, double y) {
        const ImagePoint p = imageFromTable(view, {Millimetres(x), Millimetres(y), 0_mm});
        return p.x.value() > kEdge && p.y.value() > kEdge && p.x.value() < pixels.width - kEdge &&
               p.y.value() < pixels.height - kEdge;
    };
    for (double distance = 200;; distance *= 1.01) {
        view.translation = cv::Vec3d(0, 0, distance) - view.rotation * middle;
        if (sees(0, 0) && sees(2 * middle[0], 0) && sees(0, 2 * middle[1]) &&
            sees(2 * middle[0], 2 * middle[1])) {
            return view;
        }
    }
}

PrintedTable::PrintedTable(const TableView& view, const TableDescription& table, const Sheet& board)
    : view_(view), backdrop_(renderedBackdrop(view, table, Surface::Oak, inkOf(board))) {}

cv::Mat PrintedTable::picture(const std::vector<Sheet>& pieces, const std::vector<LaidDie>& dice,
                              std::vector<UprightSheet> standing) const {
    cv::Mat fine = backdrop_.clone();
    for (const Sheet& piece : pieces) {
        const Corners corners = cornersOf(piece, kCard);
        castShadow(fine, view_, corners);
        paint(fine, piece.picture * 0.95, cv::Mat(piece.picture.size(), CV_8UC1, cv::Scalar(255)),
              seenBy(view_, corners));
    }
    for (const UprightSheet& each : standing) {
        castShadow(fine, view_, cornersOf(each));
    }
    const TablePoint3 eye = cameraCenter(view_);
    std::ranges::sort(standing, std::ranges::greater{}, [&](const UprightSheet& each) {
        return distance(each.foot, {eye.x, eye.y});
    });
    for (const UprightSheet& each : standing) {
        paint(fine, each.picture * 0.9, cv::Mat(each.picture.size(), CV_8UC1, cv::Scalar(255)),
              seenBy(view_, cornersOf(each)));
    }
    for (const LaidDie& die : dice) {
        drawDie(fine, view_, die);
    }
    return taken(fine, view_);
}

cv::Mat cutFrom(const cv::Mat& page, const PrintedCode& code, TablePoint middle, TablePoint size) {
    const double dots = kDotsAMillimetre;
    const double c = std::cos(code.heading.value());
    const double s = std::sin(code.heading.value());
    const cv::Size pixels(cvRound(size.x.value() * dots), cvRound(size.y.value() * dots));
    // Converts the piece's pixels (y down) to the page's millimetres.
    const TablePoint at =
        code.center + along(code.heading, middle.x) + along(code.heading + 90_deg, middle.y);
    const double x = at.x.value() * dots - 0.5;
    const double y = page.rows - at.y.value() * dots - 0.5;
    const double u = (pixels.width - 1) / 2.0;
    const double v = (pixels.height - 1) / 2.0;
    const cv::Matx23d onPage(c, s, x - c * u - s * v, -s, c, y + s * u - c * v);
    cv::Mat piece;
    cv::warpAffine(page, piece, onPage, pixels, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    return piece;
}

} // namespace umpire::films
