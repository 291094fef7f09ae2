#include "vision/dice/find_dice.h"

#include "vision/dice/die_sightings.h"
#include "vision/dice/options.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::dice {

namespace {

/// The middle, by proportion, of the edges that the nets were trained on (training/dice_render.py).
constexpr double kNetEdge = 25.0;

/// Pixel centres are at integers in both pictures.
cv::Point2d rescaledPoint(cv::Point2d point, double scale) {
    const cv::Point2d half(0.5, 0.5);
    return (point + half) * scale - half;
}

Millimetres heightOf(double edge, double pixelsPerMm) {
    return Millimetres(
        std::clamp(edge / pixelsPerMm, kOptions.minEdge.value(), kOptions.largestEdge.value()));
}

/// How directions on the plane at a die's top, in millimetres with y away, appear around a pixel.
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

/// What to multiply the picture's sides by, so that dice in it are as large as the nets know them.
std::vector<double> scalesFor(const cv::Mat& image, const TableView& view) {
    const double pixels = double(image.total());
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
         std::min(image.cols, image.rows) * scale >= kOptions.minSide; scale /= kOptions.step) {
        scales.push_back(scale);
    }
    return scales;
}

/// The crop that shows the proposal best: from straight above where the camera's pose is known.
DieCrop cropFor(const DieProposal& proposal, double scale, const TableView& view) {
    const auto plane = isInTablesFrame(view.registration)
                           ? pictureFromPlane(view, rescaledPoint(proposal.top, 1.0 / scale))
                           : std::nullopt;
    if (!plane) {
        return {proposal.top, cv::Matx22d::eye() * proposal.edge, CropPlane::Picture};
    }
    const double edge = heightOf(proposal.edge / scale, largestStretch(*plane)).value();
    return {proposal.top, *plane * cv::Matx22d(1, 0, 0, -1) * (edge * scale), CropPlane::Table};
}

std::vector<DieProposal> mostPromising(std::vector<DieProposal> proposals) {
    std::ranges::stable_sort(proposals, std::ranges::greater{}, &DieProposal::heat);
    proposals.resize(std::min(proposals.size(), kOptions.maxProposals));
    return proposals;
}

/// The picture with the contrast of its lightness evened out, so that white dice stand out from
/// pale wood as black ones do.
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

std::vector<Sighting> sightingsAt(const cv::Mat& image, const TableView& view, double scale) {
    cv::Mat scaled;
    cv::resize(image, scaled, {}, scale, scale, scale < 1.0 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const std::vector<DieProposal> proposals = mostPromising(proposeDice(scaled));
    std::vector<DieCrop> crops;
    for (const DieProposal& proposal : proposals) {
        crops.push_back(cropFor(proposal, scale, view));
    }
    const std::vector<DieChances> chances = judgeDice(scaled, crops);
    std::vector<Sighting> sightings;
    for (std::size_t k = 0; k < proposals.size(); ++k) {
        sightings.push_back({rescaledPoint(proposals[k].top, 1.0 / scale),
                             proposals[k].edge / scale, proposals[k].heat, chances[k]});
    }
    std::erase_if(sightings, [](const Sighting& s) { return !isBelieved(s); });
    return sightings;
}

/// From what finder and reader say together: either is too sure by itself.
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

/// Where a die whose top appears there lies, at its own height; nowhere if it is too small or
/// large.
std::optional<TablePoint> placeOf(const Sighting& sighting, const TableView& view) {
    const auto plane = pictureFromPlane(view, sighting.top);
    if (!plane) {
        return {};
    }
    // A scale that was taken from pieces may be wrong, and must not hide what is plain to see.
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

std::vector<Die> findDice(const cv::Mat& image, const TableView& view) {
    std::vector<Sighting> sightings;
    const cv::Mat evened = evenedOut(image);
    for (const double scale : scalesFor(image, view)) {
        std::vector<Sighting> pale = sightingsAt(evened, view, scale);
        std::erase_if(
            pale, [](const Sighting& s) { return s.heat * chanceOfDie(s) < kOptions.minPaleDie; });
        for (const std::vector<Sighting>& seen : {sightingsAt(image, view, scale), pale}) {
            sightings.insert(sightings.end(), seen.begin(), seen.end());
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
