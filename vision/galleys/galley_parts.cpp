#include "vision/galleys/galley_parts.h"

#include "vision/galleys/galley_box.h"
#include "vision/galleys/galley_masts.h"
#include "vision/galleys/galley_sticks.h"
#include "vision/galleys/options.h"
#include "vision/picture/colour_balance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::galleys {

using proposals::StickHypothesis;

namespace {

struct Owned {
    OarClaim claim;
    std::size_t galley = 0;
};

/// Tells whether the stick may be an oar. A short stick counts as an oar even if the network took
/// it for a match, because a loose match is 40 mm long.
bool mayBeOar(const StickHypothesis& stick) {
    constexpr Millimetres kLongest = 32_mm;
    const bool oar = stick.kind == StickHypothesis::Kind::Oar;
    const bool shortMatch =
        stick.kind == StickHypothesis::Kind::Match && distance(stick.tail, stick.head) < kLongest;
    return (oar || shortMatch) && stick.score >= kOptions.minOarScore;
}

/// Returns the galley whose oar the stick most probably is. Returns none if the stick cannot be an
/// oar of any galley.
std::optional<Owned> ownerOf(const StickHypothesis& stick, const std::vector<Galley>& galleys,
                             const TableView& view, const PieceSizes& sizes) {
    std::optional<Owned> best;
    if (!mayBeOar(stick)) {
        return best;
    }
    for (std::size_t k = 0; k < galleys.size(); ++k) {
        const std::optional<OarClaim> claim = oarClaim(stick, galleys[k], view, sizes);
        if (claim && (!best || claim->misfit < best->claim.misfit)) {
            best = Owned{*claim, k};
        }
    }
    return best;
}

/// Counts the oars of a side. A claim counts only if no stronger claim is at the same place.
int countDistinct(std::vector<OarClaim> claims, GalleySide side) {
    std::erase_if(claims, [&](const OarClaim& claim) { return claim.side != side; });
    std::ranges::sort(claims, std::greater(), &OarClaim::score);
    std::vector<double> counted;
    for (const OarClaim& claim : claims) {
        if (std::ranges::none_of(counted, [&](double other) {
                return std::abs(claim.ahead - other) < kOptions.sameOar;
            })) {
            counted.push_back(claim.ahead);
        }
    }
    return int(counted.size());
}

/// Returns the wood's colour, as the median of places on the oars a little outside the box. Without
/// oars, returns the colour of a common match.
cv::Vec3f woodColour(const std::vector<StickHypothesis>& oars, const cv::Mat& image,
                     const TableView& view) {
    // Share of the visible part of an oar, counted from the side of the box: far from deck and
    // head.
    constexpr double kAlong = 0.4;
    std::vector<cv::Vec3f> seen;
    for (const StickHypothesis& oar : oars) {
        const TablePoint p = oar.tail + (oar.head - oar.tail) * kAlong;
        const ImagePoint q = imageFromTable(view, {p.x, p.y, kStickPlane});
        const cv::Point2f pixel(float(q.x.value()), float(q.y.value()));
        if (shows(image, pixel)) {
            seen.push_back(colourAt(image, pixel));
        }
    }
    if (seen.empty()) {
        return {115, 155, 185};
    }
    const cv::Vec3f wood = picture::medianColour(seen);
    return {std::max(3.0F, wood[0]), std::max(3.0F, wood[1]), std::max(3.0F, wood[2])};
}

/// Tells whether the picture shows at least four of five places along a side, at the distance of
/// the oars' heads.
bool isShown(const PartsScene& scene, const Galley& galley, GalleySide side) {
    const auto& [image, view, sizes] = scene;
    constexpr int kPlaces = 5;
    constexpr int kEnough = 4;
    const double out = sizes.boxWidth.value() / 2 + 16; // distance from the galley's axis, in mm
    int shown = 0;
    for (int i = 0; i < kPlaces; ++i) {
        const double ahead = (i / (kPlaces - 1.0) - 0.5) * sizes.boxLength.value();
        const TablePoint p = tablePoint(galley, {ahead, side == GalleySide::Port ? out : -out});
        const ImagePoint q = imageFromTable(view, {p.x, p.y, oarHeight(sizes)});
        shown += shows(image, {float(q.x.value()), float(q.y.value())});
    }
    return shown >= kEnough;
}

std::optional<int> shownCount(bool shown, int count) {
    return shown || count > 0 ? std::optional(count) : std::nullopt;
}

} // namespace

void countParts(std::vector<Galley>& galleys, std::span<const StickHypothesis> sticks,
                const PartsScene& scene) {
    const auto& [image, view, sizes] = scene;
    std::vector<std::vector<OarClaim>> claims(galleys.size());
    std::vector<StickHypothesis> oars;
    for (const StickHypothesis& stick : sticks) {
        if (const auto owned = ownerOf(stick, galleys, view, sizes)) {
            claims[owned->galley].push_back(owned->claim);
            oars.push_back(owned->claim.stick);
        }
    }
    const cv::Vec3f wood = woodColour(oars, image, view);
    for (std::size_t k = 0; k < galleys.size(); ++k) {
        Galley& galley = galleys[k];
        const auto count = [&](GalleySide side) {
            return shownCount(isShown(scene, galley, side), countDistinct(claims[k], side));
        };
        galley.oars = {count(GalleySide::Port), count(GalleySide::Starboard)};
        galley.masts.reset();
        galley.mastChances.reset();
        if (const auto deck = deckPatch(scene, galley, wood)) {
            galley.mastChances = mastChances(*deck);
            galley.masts =
                int(std::ranges::max_element(*galley.mastChances) - galley.mastChances->begin());
        }
    }
}

} // namespace umpire::galleys
