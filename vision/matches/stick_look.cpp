#include "vision/matches/stick_look.h"

#include "calibration/view/upper_median.h"
#include "vision/matches/match_profile.h"
#include "vision/matches/options.h"
#include "vision/picture/colour_balance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::matches {

namespace {

bool isPaint(const cv::Vec3f& colour) {
    return colour[1] - colour[2] > kOptions.redPaint || colour[2] < kOptions.bluePaint;
}

/// Returns the distance from the row `middle` to the place where the share has fallen to half, in
/// rows. `way` is 1 or -1.
double halfWay(const std::array<float, Profile::kRows>& share, int middle, int way) {
    const float half = share[std::size_t(middle)] / 2;
    int row = middle;
    while (row + way >= 0 && row + way < Profile::kRows && share[std::size_t(row + way)] >= half) {
        row += way;
    }
    if (row + way < 0 || row + way >= Profile::kRows) {
        return std::abs(row - middle);
    }
    const float here = share[std::size_t(row)];
    const float next = share[std::size_t(row + way)];
    return std::abs(row - middle) + double((here - half) / std::max(1e-3F, here - next));
}

} // namespace

cv::Vec3f colourAlong(const cv::Mat& image, const TableView& view,
                      const std::array<TablePoint, 2>& line) {
    constexpr int kSamplesAlong = 9;
    std::vector<cv::Vec3b> colours;
    for (int k = 0; k < kSamplesAlong; ++k) {
        const double t = double(k) / (kSamplesAlong - 1);
        const TablePoint p = line[0] * (1 - t) + line[1] * t;
        const ImagePoint pixel = imageFromTable(view, {p.x, p.y, kMatchPlane});
        colours.push_back(
            image.at<cv::Vec3b>(std::clamp(cvRound(pixel.y.value()), 0, image.rows - 1),
                                std::clamp(cvRound(pixel.x.value()), 0, image.cols - 1)));
    }
    return picture::medianColour(colours);
}

StickSpan spanAcross(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                     cv::Vec3f shaft) {
    const Profile profile = meanProfile(strip, white, line);
    const float square = std::max(0.01F, float(shaft.dot(shaft)));
    std::array<float, Profile::kRows> share{};
    std::ranges::transform(profile.value, share.begin(),
                           [&](const cv::Vec3f& value) { return value.dot(shaft) / square; });
    const auto around = share.begin() + Profile::kRows / 2;
    const int top =
        int(std::max_element(around - kOptions.rowsBeside, around + kOptions.rowsBeside + 1) -
            share.begin());
    const double before = halfWay(share, top, -1), after = halfWay(share, top, 1);
    return {Profile::yOf(top) + (after - before) / 2 * MatchStrip::kAcrossStep,
            (before + after) * MatchStrip::kAcrossStep};
}

std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start,
                                     double reach) {
    const WhiteStrip white = whitened(strip, start);
    const LineFit found = searchLine(strip, white, {start, reach, std::nullopt, std::nullopt});
    const auto colour = shaftColour(strip, found.line);
    if (!colour) {
        return std::nullopt;
    }
    const double width = spanAcross(strip, white, found.line, white.white(*colour)).width;
    return StickLook{*colour, width, isShadowed(white.table, *colour)};
}

std::optional<double> widthOf(const cv::Mat& image, const TableView& view,
                              const TableSegment& stick) {
    constexpr double kReach =
        0.5; // search distance in mm; short, because the line lies on the stick
    const MatchStrip strip = sampleStrip(image, view, stick, PieceSizes{}.matchLength);
    const auto look = lookAtStick(strip, {}, kReach);
    return look ? std::optional(look->width) : std::nullopt;
}

bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour) {
    const float left = colour[0] / std::max(1.0F, table[0]);
    return left > kOptions.darkestShadow && left < kOptions.lightestTable &&
           std::hypot(colour[1] - left * table[1], colour[2] - left * table[2]) <
               kOptions.shadowHue;
}

SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common) {
    std::vector<double> widths;
    double painted = 0, total = 0;
    for (const StickLook& look : looks) {
        widths.push_back(look.width);
        total += look.score;
        if (!common || isPaint(look.colour) ||
            cv::norm(look.colour - *common) > kOptions.paintedApart) {
            painted += look.score;
        }
    }
    const double width = std::clamp(upperMedian(widths), kOptions.narrowest, kOptions.widest);
    const bool enough = looks.size() >= kOptions.fewestPainted;
    SticksKind kind{enough && painted > kOptions.paintedShare * total, std::nullopt};
    if (kind.arePainted || width < kOptions.narrowerThanMatches) {
        kind.width = Millimetres(width);
    }
    return kind;
}

} // namespace umpire::matches
