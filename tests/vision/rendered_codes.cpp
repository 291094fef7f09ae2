#include "tests/vision/rendered_codes.h"

#include "tests/calibration/stood_view.h"

#include <cmath>
#include <opencv2/imgproc.hpp>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace umpire::rendered {

namespace {

constexpr double kPerMm = 8.0;
constexpr uchar kPaper = 225;
constexpr uchar kInk = 35;
constexpr uchar kWood = 140;
constexpr int kRays = 3; ///< a side of a pixel

/// Paints the modules of a counter onto the table.
void paint(cv::Mat& table, const CodedCounter& counter) {
    const cv::Mat light = modulesOf(counter.text, counter.kind);
    const cv::Mat modules = light * (kPaper - kInk) + kInk;
    const double half = counter.paper.value() / 2;
    const double c = std::cos(counter.heading.value()), s = std::sin(counter.heading.value());
    const cv::Point2d middle(counter.center.x.value() * kPerMm,
                             table.rows - counter.center.y.value() * kPerMm);
    const int reach = int(half * 1.5 * kPerMm);
    const cv::Rect around =
        cv::Rect(int(middle.x) - reach, int(middle.y) - reach, 2 * reach, 2 * reach) &
        cv::Rect({}, table.size());
    for (int row = around.y; row < around.br().y; ++row) {
        for (int column = around.x; column < around.br().x; ++column) {
            const double x = (column + 0.5 - middle.x) / kPerMm;
            const double y = (middle.y - row - 0.5) / kPerMm;
            const cv::Point2d p(c * x + s * y, c * y - s * x); // right, up on the counter
            if (std::max(std::abs(p.x), std::abs(p.y)) > half) {
                continue;
            }
            const double side = counter.code.value();
            const int i = int(std::floor((0.5 - p.y / side) * modules.rows));
            const int j = int(std::floor((p.x / side + 0.5) * modules.cols));
            const bool inside = i >= 0 && j >= 0 && i < modules.rows && j < modules.cols;
            table.at<uchar>(row, column) = inside ? modules.at<uchar>(i, j) : kPaper;
        }
    }
}

/// Maps each ray to the painting: CV_32FC2 of `kRays` times the picture's size.
cv::Mat rays(const TableView& view, cv::Size painting) {
    cv::Mat map(view.camera.size, CV_32FC2), fine;
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.cols; ++column) {
            const auto p = tableFromImage(view, {Pixels(column), Pixels(row)});
            map.at<cv::Vec2f>(row, column) =
                p ? cv::Vec2f(float(p->x.value() * kPerMm - 0.5),
                              float(painting.height - p->y.value() * kPerMm - 0.5))
                  : cv::Vec2f(-10, -10);
        }
    }
    cv::resize(map, fine, {}, kRays, kRays, cv::INTER_LINEAR);
    return fine;
}

} // namespace

cv::Mat modulesOf(const std::string& text, CodeKind kind) {
    const auto format = kind == CodeKind::DataMatrix ? ZXing::BarcodeFormat::DataMatrix
                                                     : ZXing::BarcodeFormat::QRCode;
    const ZXing::BitMatrix bits = ZXing::MultiFormatWriter(format).setMargin(0).encode(text, 0, 0);
    cv::Mat modules(bits.height(), bits.width(), CV_8UC1);
    for (int y = 0; y < bits.height(); ++y) {
        for (int x = 0; x < bits.width(); ++x) {
            modules.at<uchar>(y, x) = bits.get(x, y) ? 0 : 1;
        }
    }
    return modules;
}

cv::Mat picturedFrom(const cv::Mat& modules, const FewPixels& camera) {
    constexpr int kFiner = 10;
    const int side = 2 * camera.margin + cvCeil(modules.cols * camera.pixelsAModule);
    cv::Mat fine(side * kFiner, side * kFiner, CV_32F, cv::Scalar::all(200)), picture;
    const cv::Rect whole({}, modules.size());
    for (int row = 0; row < fine.rows; ++row) {
        for (int column = 0; column < fine.cols; ++column) {
            const auto moduleAt = [&](int k) {
                return cvFloor(((k + 0.5) / kFiner - camera.margin) / camera.pixelsAModule);
            };
            const cv::Point module(moduleAt(column), moduleAt(row));
            if (whole.contains(module) && modules.at<uchar>(module) == 0) {
                fine.at<float>(row, column) = 60;
            }
        }
    }
    cv::GaussianBlur(fine, fine, {}, camera.blurPixels * kFiner);
    cv::resize(fine, fine, {side, side}, 0, 0, cv::INTER_AREA);
    cv::Mat noise(side, side, CV_32F);
    cv::RNG(7).fill(noise, cv::RNG::NORMAL, 0, 2);
    cv::Mat(fine + noise).convertTo(picture, CV_8U);
    return picture;
}

TableView viewOf(const Shot& shot, TablePoint middle, Millimetres width, Millimetres height) {
    const double f = 1.1 * shot.size.width;
    const CameraIntrinsics camera{"test",
                                  shot.size,
                                  f,
                                  f,
                                  shot.size.width / 2.0 - 3,
                                  shot.size.height / 2.0 + 2,
                                  {-0.08, 0.01, 0.0003, -0.0002, 0.0}};
    TableView view = viewFrom(
        {{middle.x.value(), middle.y.value()}, f * shot.millimetresPerPixel, shot.tilt, shot.turn},
        camera, width, height);
    view.registration = {RegistrationMethod::Tags, CameraKnowledge::Calibrated, 4, 0.1_mm, 0.1_mm};
    return view;
}

cv::Mat paintedTable(const std::vector<CodedCounter>& counters, Millimetres width,
                     Millimetres height) {
    cv::Mat table(int(height.value() * kPerMm), int(width.value() * kPerMm), CV_8UC1);
    for (int row = 0; row < table.rows; ++row) {
        table.row(row).setTo(kWood + 12 * std::sin(row * 0.11) + 8 * std::sin(row * 0.031));
    }
    for (const CodedCounter& counter : counters) {
        paint(table, counter);
    }
    return table;
}

cv::Mat taken(const cv::Mat& table, const TableView& view, const Shot& shot) {
    cv::Mat fine, seen, lit, noise(shot.size, CV_32FC3);
    cv::remap(table, fine, rays(view, table.size()), cv::noArray(), cv::INTER_LINEAR,
              cv::BORDER_CONSTANT, cv::Scalar::all(kWood));
    cv::resize(fine, seen, shot.size, 0, 0, cv::INTER_AREA);
    if (shot.blurPixels > 0) {
        cv::GaussianBlur(seen, seen, {}, shot.blurPixels);
    }
    if (seen.channels() == 1) {
        cv::cvtColor(seen, seen, cv::COLOR_GRAY2BGR);
    }
    seen.convertTo(lit, CV_32FC3);
    for (int column = 0; column < lit.cols; ++column) {
        lit.col(column) *=
            shot.lightFrom + (shot.lightTo - shot.lightFrom) * column / (lit.cols - 1);
    }
    cv::RNG random(shot.seed);
    random.fill(noise, cv::RNG::NORMAL, 0, shot.noise);
    lit += noise;
    lit.convertTo(seen, CV_8UC3);
    return seen;
}

} // namespace umpire::rendered
