#include "vision/dice/find_dice.h"

#include "vision/dice/die_sightings.h"
#include "vision/dice/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::dice {

namespace {

/// Geometric mean of the edges of the dice in the networks' training data, in pixels
/// (training/dice_render.py).
constexpr double kNetEdge = 25.0;

/// Converts a point of the picture to the rescaled picture. Pixel centres are at integers in both
/// pictures.
cv::Point2d rescaledPoint(cv::Point2d point, double scale) {
    const cv::Point2d half(0.5, 0.5);
    return (point + half) * scale - half;
}

Millimetres heightOf(double edge, double pixelsPerMm) {
    return Millimetres(
        std::clamp(edge / pixelsPerMm, kOptions.minEdge.value(), kOptions.largestEdge.value()));
}

/// Maps directions on the plane of a die's top face (in mm, y away from side A) to pixels around
/// `at`. Returns none if the ray through `at` does not meet that plane.
std::optional<cv::Matx22d> pictureFromPlane(const TableView& view, cv::Point2d at) {
    const auto middle = tableFromImage(view, {Pixels(at.x), Pixels(at.y)}, kOptions.dieEdge);
    if (!middle) {
        return {};
    }
    const auto moved = [&](Millimetres x, Millimetres y) {
        const ImagePoint p = imageFromTable(view, {middle->x + x, middle->y + y, kOptions.dieEdge});
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

/// Returns the part of the picture to search: the area and its surroundings, up to the height of a
/// die. Returns the whole picture if the view is not in the table's frame or a corner is behind the
/// camera.
cv::Rect partSought(const cv::Mat& image, const TableView& view) {
    const cv::Rect all({}, image.size());
    if (!isInTablesFrame(view.registration)) {
        return all;
    }
    const Millimetres beside = kOptions.besideArea;
    std::vector<cv::Point2f> outline;
    for (const Millimetres x : {-beside, view.areaWidth + beside}) {
        for (const Millimetres y : {-beside, view.areaHeight + beside}) {
            const TablePoint corner = view.areaOrigin + TablePoint{x, y};
            for (const Millimetres z : {0_mm, kOptions.largestEdge}) {
                const ImagePoint at = imageFromTable(view, {corner.x, corner.y, z});
                const auto back = tableFromImage(view, at, z);
                if (!back || distance(*back, corner) > 1_mm) {
                    return all; // a corner is behind the camera
                }
                outline.emplace_back(float(at.x.value()), float(at.y.value()));
            }
        }
    }
    return cv::boundingRect(outline) & all;
}

/// Returns scale factors for the picture, so that dice have the size of the training data: one
/// factor if the view is in the table's frame, otherwise several. `size`: the size of the searched
/// part.
std::vector<double> scalesFor(cv::Size size, const TableView& view) {
    const double pixels = double(size.area());
    if (isInTablesFrame(view.registration)) {
        const TablePoint middle =
            view.areaOrigin + TablePoint{view.areaWidth * 0.5, view.areaHeight * 0.5};
        const ImagePoint at = imageFromTable(view, {middle.x, middle.y, 0_mm});
        if (const auto plane = pictureFromPlane(view, {at.x.value(), at.y.value()})) {
            return {std::min(std::sqrt(kOptions.maxPixels / pixels),
                             kNetEdge / (kOptions.dieEdge.value() * largestStretch(*plane)))};
        }
    }
    std::vector<double> scales;
    for (double scale = std::min(1.0, std::sqrt(kOptions.maxPixelsSought / pixels));
         std::min(size.width, size.height) * scale >= kOptions.minSide; scale /= kOptions.step) {
        scales.push_back(scale);
    }
    return scales;
}

/// A part of the picture that was cut out and then scaled.
struct Scaled {
    cv::Point2d corner; ///< upper left corner of the part, in the picture
    double scale;

    [[nodiscard]] cv::Point2d inPicture(cv::Point2d point) const {
        return corner + rescaledPoint(point, 1.0 / scale);
    }
};

/// Returns the crop for the reader: seen from straight above if the view is in the table's frame,
/// otherwise as in the picture.
DieCrop cropFor(const DieProposal& proposal, const Scaled& seen, const TableView& view) {
    const auto plane = isInTablesFrame(view.registration)
                           ? pictureFromPlane(view, seen.inPicture(proposal.top))
                           : std::nullopt;
    if (!plane) {
        return {proposal.top, cv::Matx22d::eye() * proposal.edge, CropPlane::Picture};
    }
    const double edge = heightOf(proposal.edge / seen.scale, largestStretch(*plane)).value();
    return {proposal.top, *plane * cv::Matx22d(1, 0, 0, -1) * (edge * seen.scale),
            CropPlane::Table};
}

std::vector<DieProposal> mostPromising(std::vector<DieProposal> proposals) {
    std::ranges::stable_sort(proposals, std::ranges::greater{}, &DieProposal::heat);
    proposals.resize(std::min(proposals.size(), kOptions.maxProposals));
    return proposals;
}

/// Equalises the contrast of the picture's lightness, so that white dice on pale wood are as
/// visible as black dice.
cv::Mat evenedOut(const cv::Mat& image) {
    cv::Mat lab, lightness;
    cv::cvtColor(image, lab, cv::COLOR_BGR2Lab);
    cv::extractChannel(lab, lightness, 0);
    cv::createCLAHE(kOptions.contrastLimit, {kOptions.contrastTiles, kOptions.contrastTiles})
        ->apply(lightness, lightness);
    cv::insertChannel(lightness, lab, 0);
    cv::Mat evened;
    cv::cvtColor(lab, evened, cv::COLOR_Lab2BGR);
    return evened;
}

/// Returns the dice that are found at one scale with enough confidence (isBelieved). `image`: the
/// searched part of the picture.
std::vector<Sighting> sightingsAt(const cv::Mat& image, const Scaled& seen, const TableView& view) {
    cv::Mat scaled;
    cv::resize(image, scaled, {}, seen.scale, seen.scale,
               seen.scale < 1.0 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const std::vector<DieProposal> proposals = mostPromising(proposeDice(scaled));
    std::vector<DieCrop> crops;
    for (const DieProposal& proposal : proposals) {
        crops.push_back(cropFor(proposal, seen, view));
    }
    const std::vector<DieChances> chances = judgeDice(scaled, crops);
    std::vector<Sighting> sightings;
    for (std::size_t k = 0; k < proposals.size(); ++k) {
        sightings.push_back({seen.inPicture(proposals[k].top), proposals[k].edge / seen.scale,
                             proposals[k].heat, chances[k]});
    }
    std::erase_if(sightings, [](const Sighting& s) { return !isBelieved(s); });
    return sightings;
}

/// Converts the product of the finder's and the reader's output to a probability, because each
/// network alone is overconfident.
double confidenceOf(double answer) {
    return 1.0 / (1.0 + std::exp((kOptions.evenAnswer - answer) * kOptions.answerSlope));
}

Die dieOf(const Sighting& sighting) {
    Die die{valueOf(sighting), {}, {Pixels(sighting.top.x), Pixels(sighting.top.y)}, 0.0};
    die.confidence =
        confidenceOf(sighting.heat * (die.value ? sighting.chances[std::size_t(*die.value)]
                                                : chanceOfDie(sighting)));
    return die;
}

/// Returns the place on the table of a die whose top face is at that point of the picture. The
/// height is the die's own height. Returns none if the ray does not meet the table, or if the die
/// is too small or too large.
std::optional<TablePoint> placeOf(const Sighting& sighting, const TableView& view) {
    const auto plane = pictureFromPlane(view, sighting.top);
    if (!plane) {
        return {};
    }
    // The size is checked only in the table's frame, because a scale from pieces may be wrong and
    // must not hide a clearly visible die.
    const double edge = sighting.edge / largestStretch(*plane);
    if (isInTablesFrame(view.registration) &&
        (edge < kOptions.minEdge.value() / kOptions.edgeError ||
         edge > kOptions.largestEdge.value() * kOptions.edgeError)) {
        return {};
    }
    return tableFromImage(view, {Pixels(sighting.top.x), Pixels(sighting.top.y)},
                          heightOf(sighting.edge, largestStretch(*plane)));
}

} // namespace

std::vector<Die> findDice(const cv::Mat& image, const TableView& view,
                          const std::optional<std::vector<cv::Rect>>& parts) {
    const cv::Rect sought = partSought(image, view);
    if (sought.empty()) {
        return {};
    }
    cv::Mat evened(image.size(), image.type());
    evenedOut(image(sought)).copyTo(evened(sought));
    std::vector<Sighting> sightings;
    for (const double scale : scalesFor(sought.size(), view)) {
        for (const cv::Rect& each : parts.value_or(std::vector{sought})) {
            const cv::Rect part = each & sought;
            if (std::min(part.width, part.height) < kOptions.leastPart) {
                continue;
            }
            const Scaled seen{part.tl(), scale};
            std::vector<Sighting> found = sightingsAt(evened(part), seen, view);
            std::erase_if(found, [](const Sighting& pale) {
                return pale.heat * chanceOfDie(pale) < kOptions.minPaleDie;
            });
            const std::vector<Sighting> plain = sightingsAt(image(part), seen, view);
            sightings.insert(sightings.end(), plain.begin(), plain.end());
            sightings.insert(sightings.end(), found.begin(), found.end());
        }
    }
    sightings = ofOneSize(oneAPlace(std::move(sightings)));
    if (!isInTablesFrame(view.registration)) {
        sightings = ifAnyIsSure(std::move(sightings));
    }
    std::vector<Die> dice;
    const bool placed = view.registration.method != RegistrationMethod::None;
    for (const Sighting& sighting : sightings) {
        const auto place = placed ? placeOf(sighting, view) : TablePoint{};
        if (!place ||
            (placed && (isOnTag(view, *place) || !isNearArea(view, *place, kOptions.besideArea)))) {
            continue;
        }
        dice.push_back(dieOf(sighting));
        dice.back().center = *place;
    }
    std::ranges::sort(dice, {}, [](const Die& die) {
        return std::pair(die.centerInImage.x, die.centerInImage.y);
    });
    return dice;
}

} // namespace umpire::dice
