#include "vision/matches/stick_look.h"

#include "calibration/upper_median.h"
#include "vision/matches/match_profile.h"
#include "vision/picture/median_colour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::matches {

namespace {

/// The shaft's middle is looked for so many rows beside the line.
constexpr int kRowsBeside = 4;

/// A shadow leaves so much of the table's lightness, and its hue within so many Lab units.
constexpr float kDarkestShadow = 0.45F;
constexpr float kLightestTable = 1.05F;
constexpr float kShadowHue = 8.0F;

/// Sticks are painted each its own colour where more than this part of them, by score, differs by
/// so many Lab units from what they have in common (six photographs of toothpicks: 0.43 to 0.9; one
/// of matches, and rendered tosses: 0.25 at most).
constexpr double kPaintedShare = 0.33;
constexpr double kPaintedApart = 20.0;
/// Fewer may be a pen and a ruler.
constexpr std::size_t kFewestPainted = 3;
/// Toothpicks are as wide as this at a match's length, and matches at most, mm.
constexpr double kNarrowest = 0.6;
constexpr double kWidest = 2.4;
constexpr double kNarrowerThanMatches = 1.5;

/// No wood is redder than it is yellow, nor blue, by so many Lab units.
constexpr float kRedPaint = 2.0F;
constexpr float kBluePaint = -5.0F;

bool isPaint(const cv::Vec3f& colour) {
    return colour[1] - colour[2] > kRedPaint || colour[2] < kBluePaint;
}

/// How far from `middle` the share falls to half of what it is there, rows.
double halfWay(const std::array<float, Profile::kRows>& share, int middle, int way) {
    const float half = share[std::size_t(middle)] / 2;
    int row = middle;
    while (row + way >= 0 && row + way < Profile::kRows && share[std::size_t(row + way)] >= half)
        row += way;
    if (row + way < 0 || row + way >= Profile::kRows)
        return std::abs(row - middle);
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
        int(std::max_element(around - kRowsBeside, around + kRowsBeside + 1) - share.begin());
    const double before = halfWay(share, top, -1), after = halfWay(share, top, 1);
    return {Profile::yOf(top) + (after - before) / 2 * MatchStrip::kAcrossStep,
            (before + after) * MatchStrip::kAcrossStep};
}

std::optional<StickLook> lookAtStick(const MatchStrip& strip, const StripLine& start,
                                     double reach) {
    const WhiteStrip white = whitened(strip, start);
    const LineFit found = searchLine(strip, white, {start, reach, std::nullopt, std::nullopt});
    const auto colour = shaftColour(strip, found.line);
    if (!colour)
        return std::nullopt;
    const double width = spanAcross(strip, white, found.line, white.white(*colour)).width;
    return StickLook{*colour, width, isShadowed(white.table, *colour)};
}

bool isShadowed(const cv::Vec3f& table, const cv::Vec3f& colour) {
    const float left = colour[0] / std::max(1.0F, table[0]);
    return left > kDarkestShadow && left < kLightestTable &&
           std::hypot(colour[1] - left * table[1], colour[2] - left * table[2]) < kShadowHue;
}

SticksKind kindOf(const std::vector<StickLook>& looks, const std::optional<cv::Vec3f>& common) {
    std::vector<double> widths;
    double painted = 0, total = 0;
    for (const StickLook& look : looks) {
        widths.push_back(look.width);
        total += look.score;
        if (!common || isPaint(look.colour) || cv::norm(look.colour - *common) > kPaintedApart)
            painted += look.score;
    }
    const double width = std::clamp(upperMedian(widths), kNarrowest, kWidest);
    const bool enough = looks.size() >= kFewestPainted;
    SticksKind kind{enough && painted > kPaintedShare * total, std::nullopt};
    if (kind.arePainted || width < kNarrowerThanMatches)
        kind.width = Millimetres(width);
    return kind;
}

} // namespace umpire::matches
