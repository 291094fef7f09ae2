#include "vision/dice/find_dice.h"

#include "vision/dice/dice_net.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::dice {

namespace {

/// The middle, by proportion, of the edges that the nets were trained on (training/dice_render.py).
constexpr double kNetEdge = 25.0;
/// And of the dice that are sold, with the least and the largest, and 1 mm of the finder's error.
constexpr Millimetres kDieEdge = 15.5_mm;
constexpr Millimetres kMinEdge = 11_mm;
constexpr Millimetres kLargestEdge = 21_mm;
/// What is smaller or larger by more than this is no die: the finder tells an edge's length within
/// a factor of 1.1 in the mean of what it was trained on.
constexpr double kEdgeError = 1.3;
/// From one size of picture to the next where the scale is not known; the nets take edges from 15
/// to 38 pixels, so that each die is seen well at one of them.
constexpr double kStep = 1.5;
/// A picture is not looked at when it is smaller than this, in pixels.
constexpr int kMinSide = 160;
/// Nor larger than this, in pixels: the finder then takes 300 MB.
constexpr double kMaxPixels = 6e6;
/// So many proposals at most are looked at more closely, at one size of the picture: a dotted cloth
/// must not keep the players waiting.
constexpr std::size_t kMaxProposals = 150;
/// Two sightings nearer than this, in the smaller one's edges, are the same die.
constexpr double kSameDie = 0.6;
/// A die is believed in from this product of the finder's answer and the reader's chance on. 10
/// photographs of 69 dice: dice give 0.58 and more (one 0.18), other things 0.51 and less.
constexpr double kMinDie = 0.55;
/// And in one that shows no value only from this on: of 16 things on three photographs of draughts
/// boards that were taken for dice 12 had none.
constexpr double kMinUnread = 0.8;
/// And its value from this share of that chance on.
constexpr double kMinValue = 0.5;

/// Dice roll past the edge of the area that the table file names, but not further than this.
constexpr Millimetres kBesideArea = 200_mm;

/// A die as it was seen at one size of the picture.
struct Sighting {
    cv::Point2d top; ///< in the picture's own pixels
    double edge;     ///< likewise
    double heat;     ///< the finder's answer
    DieChances chances;
};

/// Pixel centres are at integers in both pictures.
cv::Point2d rescaledPoint(cv::Point2d point, double scale) {
    const cv::Point2d half(0.5, 0.5);
    return (point + half) * scale - half;
}

Millimetres heightOf(double edge, double pixelsPerMm) {
    return Millimetres(std::clamp(edge / pixelsPerMm, kMinEdge.value(), kLargestEdge.value()));
}

/// How directions on the plane at a die's top, in millimetres with y away, appear around a pixel.
std::optional<cv::Matx22d> pictureFromPlane(const TableView& view, cv::Point2d at) {
    const auto middle = tableFromImage(view, {Pixels(at.x), Pixels(at.y)}, kDieEdge);
    if (!middle)
        return {};
    const auto moved = [&](Millimetres x, Millimetres y) {
        const ImagePoint p = imageFromTable(view, {middle->x + x, middle->y + y, kDieEdge});
        return cv::Vec2d(p.x.value() - at.x, p.y.value() - at.y);
    };
    const cv::Vec2d x = moved(1_mm, 0_mm), y = moved(0_mm, 1_mm);
    return cv::Matx22d(x[0], y[0], x[1], y[1]);
}

double largestStretch(const cv::Matx22d& plane) {
    const cv::Matx22d square = plane.t() * plane;
    const double half = cv::trace(square) / 2.0;
    return std::sqrt(half + std::sqrt(std::max(0.0, half * half - cv::determinant(square))));
}

/// What to multiply the picture's sides by, so that dice in it are as large as the nets know them.
std::vector<double> scalesFor(const cv::Mat& image, const TableView& view) {
    const double largest = std::sqrt(kMaxPixels / double(image.total()));
    if (isInTablesFrame(view.registration)) {
        const TablePoint middle =
            view.areaOrigin + TablePoint{view.areaWidth * 0.5, view.areaHeight * 0.5};
        const ImagePoint at = imageFromTable(view, {middle.x, middle.y, 0_mm});
        if (const auto plane = pictureFromPlane(view, {at.x.value(), at.y.value()}))
            return {std::min(largest, kNetEdge / (kDieEdge.value() * largestStretch(*plane)))};
    }
    std::vector<double> scales;
    for (double scale = std::min(1.0, largest);
         std::min(image.cols, image.rows) * scale >= kMinSide; scale /= kStep)
        scales.push_back(scale);
    return scales;
}

/// The crop that shows the proposal best: from straight above where the camera's pose is known.
DieCrop cropFor(const DieProposal& proposal, double scale, const TableView& view) {
    const auto plane = isInTablesFrame(view.registration)
                           ? pictureFromPlane(view, rescaledPoint(proposal.top, 1.0 / scale))
                           : std::nullopt;
    if (!plane)
        return {proposal.top, cv::Matx22d::eye() * proposal.edge, CropPlane::Picture};
    const double edge = heightOf(proposal.edge / scale, largestStretch(*plane)).value();
    return {proposal.top, *plane * cv::Matx22d(1, 0, 0, -1) * (edge * scale), CropPlane::Table};
}

double chanceOfDie(const Sighting& sighting) {
    return 1.0 - sighting.chances[kNoDie];
}

/// The likeliest answer, a value or that it is cocked.
std::size_t likeliest(const DieChances& chances) {
    return std::size_t(std::max_element(chances.begin(), chances.begin() + kNoDie) -
                       chances.begin());
}

std::optional<int> valueOf(const Sighting& sighting) {
    const std::size_t best = likeliest(sighting.chances);
    const bool isSure = sighting.chances[best] >= kMinValue * chanceOfDie(sighting);
    return best != kCocked && isSure ? std::optional(int(best)) : std::nullopt;
}

bool isBelieved(const Sighting& sighting) {
    const double least = valueOf(sighting) ? kMinDie : kMinUnread;
    return sighting.heat * chanceOfDie(sighting) >= least;
}

std::vector<DieProposal> mostPromising(std::vector<DieProposal> proposals) {
    std::ranges::stable_sort(proposals, std::ranges::greater{}, &DieProposal::heat);
    proposals.resize(std::min(proposals.size(), kMaxProposals));
    return proposals;
}

std::vector<Sighting> sightingsAt(const cv::Mat& image, const TableView& view, double scale) {
    cv::Mat scaled;
    cv::resize(image, scaled, {}, scale, scale, scale < 1.0 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const std::vector<DieProposal> proposals = mostPromising(proposeDice(scaled));
    std::vector<DieCrop> crops;
    for (const DieProposal& proposal : proposals)
        crops.push_back(cropFor(proposal, scale, view));
    const std::vector<DieChances> chances = judgeDice(scaled, crops);
    std::vector<Sighting> sightings;
    for (std::size_t k = 0; k < proposals.size(); ++k)
        sightings.push_back({rescaledPoint(proposals[k].top, 1.0 / scale),
                             proposals[k].edge / scale, proposals[k].heat, chances[k]});
    std::erase_if(sightings, [](const Sighting& s) { return !isBelieved(s); });
    return sightings;
}

bool isSameDie(const Sighting& a, const Sighting& b) {
    return cv::norm(a.top - b.top) < kSameDie * std::min(a.edge, b.edge);
}

/// The best sighting of each die.
std::vector<Sighting> withoutRepeats(std::vector<Sighting> sightings) {
    const auto worth = [](const Sighting& s) { return s.heat * s.chances[likeliest(s.chances)]; };
    std::ranges::stable_sort(sightings, std::ranges::greater{}, worth);
    std::vector<Sighting> kept;
    for (const Sighting& sighting : sightings)
        if (std::ranges::none_of(kept, [&](const Sighting& k) { return isSameDie(k, sighting); }))
            kept.push_back(sighting);
    return kept;
}

Die dieOf(const Sighting& sighting) {
    Die die{valueOf(sighting), {}, {Pixels(sighting.top.x), Pixels(sighting.top.y)}, 0.0};
    die.confidence = die.value ? sighting.chances[std::size_t(*die.value)] : chanceOfDie(sighting);
    return die;
}

/// Where a die whose top appears there lies, at its own height; nowhere if it is too small or
/// large.
std::optional<TablePoint> placeOf(const Sighting& sighting, const TableView& view) {
    const auto plane = pictureFromPlane(view, sighting.top);
    if (!plane)
        return {};
    // A scale that was taken from pieces may be wrong, and must not hide what is plain to see.
    const double edge = sighting.edge / largestStretch(*plane);
    if (isInTablesFrame(view.registration) &&
        (edge < kMinEdge.value() / kEdgeError || edge > kLargestEdge.value() * kEdgeError))
        return {};
    return tableFromImage(view, {Pixels(sighting.top.x), Pixels(sighting.top.y)},
                          heightOf(sighting.edge, largestStretch(*plane)));
}

} // namespace

std::vector<Die> findDice(const cv::Mat& image, const TableView& view) {
    std::vector<Sighting> sightings;
    for (const double scale : scalesFor(image, view)) {
        const std::vector<Sighting> here = sightingsAt(image, view, scale);
        sightings.insert(sightings.end(), here.begin(), here.end());
    }
    std::vector<Die> dice;
    const bool placed = view.registration.method != RegistrationMethod::None;
    for (const Sighting& sighting : withoutRepeats(sightings)) {
        const auto place = placed ? placeOf(sighting, view) : TablePoint{};
        if (!place || (placed && (isOnTag(view, *place) || !isNearArea(view, *place, kBesideArea))))
            continue;
        dice.push_back(dieOf(sighting));
        dice.back().center = *place;
    }
    std::ranges::sort(dice, {}, [](const Die& die) {
        return std::pair(die.centerInImage.x, die.centerInImage.y);
    });
    return dice;
}

} // namespace umpire::dice
