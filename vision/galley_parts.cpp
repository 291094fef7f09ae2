#include "vision/galley_parts.h"

#include "vision/galley_box.h"
#include "vision/galley_sticks.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// Two claims closer than this are one stick seen twice. Holes are 9 mm apart in 60 mm boxes with
/// six oars; hypotheses of one stick scatter by 1 to 2 mm.
constexpr double kSameOar = 5.0;  // mm, along the side
constexpr double kSameMast = 4.0; // mm, on the deck

/// Weaker oars are a neighbour's echo or print (250 sides: exact in 0.93 at 0.3, 0.90 at 0.5, 0.83 at 0.7).
constexpr double kLeastOarScore = 0.3;

struct Owned {
    PartClaim claim;
    std::size_t galley = 0;
};

/// A short stick at a side is an oar whatever it was taken for: a loose match is 40 mm long.
bool mayBeOar(const StickHypothesis& stick) {
    constexpr Millimetres kLongest = 32_mm;
    const bool oar = stick.kind == StickHypothesis::Kind::Oar;
    const bool shortMatch =
        stick.kind == StickHypothesis::Kind::Match && distance(stick.tail, stick.head) < kLongest;
    return (oar || shortMatch) && stick.score >= kLeastOarScore;
}

/// The galley the stick belongs to best.
std::optional<Owned> ownerOf(const StickHypothesis& stick, const std::vector<Galley>& galleys,
                             const TableView& view, const PieceSizes& sizes) {
    std::optional<Owned> best;
    for (std::size_t k = 0; k < galleys.size(); ++k) {
        std::optional<PartClaim> claim;
        if (stick.kind == StickHypothesis::Kind::Mast)
            claim = mastClaim(stick, galleys[k], view, sizes);
        else if (mayBeOar(stick))
            claim = oarClaim(stick, galleys[k], view, sizes);
        if (claim && (!best || claim->misfit < best->claim.misfit))
            best = Owned{*claim, k};
    }
    return best;
}

double apart(const PartClaim& a, const PartClaim& b) {
    return a.kind == PartKind::Mast
               ? std::hypot(a.place.ahead - b.place.ahead, a.place.port - b.place.port)
               : std::abs(a.place.ahead - b.place.ahead);
}

/// Counts the claims of a kind, strongest first; what lies too close to a counted one is the same
/// stick.
int countDistinct(std::vector<PartClaim> claims, PartKind kind) {
    std::erase_if(claims, [&](const PartClaim& claim) { return claim.kind != kind; });
    std::ranges::sort(claims, std::greater(), &PartClaim::score);
    std::vector<PartClaim> counted;
    const double same = kind == PartKind::Mast ? kSameMast : kSameOar;
    for (const PartClaim& claim : claims)
        if (std::ranges::none_of(
                counted, [&](const PartClaim& other) { return apart(claim, other) < same; }))
            counted.push_back(claim);
    return int(counted.size());
}

/// Whether the picture shows most of a rectangle beside or on the galley, at a height.
bool isShown(const cv::Mat& image, const TableView& view, const Galley& galley, GalleyPoint middle,
             Millimetres height, const PieceSizes& sizes) {
    constexpr int kPlaces = 5;
    constexpr int kEnough = 4;
    int shown = 0;
    for (int i = 0; i < kPlaces; ++i) {
        const double ahead = (i / (kPlaces - 1.0) - 0.5) * sizes.boxLength.value();
        const TablePoint p = tablePoint(galley, {middle.ahead + ahead, middle.port});
        const ImagePoint q = imageFromTable(view, {p.x, p.y, height});
        shown += shows(image, {float(q.x.value()), float(q.y.value())});
    }
    return shown >= kEnough;
}

std::optional<int> shownCount(bool shown, int count) {
    return shown || count > 0 ? std::optional(count) : std::nullopt;
}

} // namespace

void countParts(std::vector<Galley>& galleys, std::span<const StickHypothesis> sticks,
                const cv::Mat& image, const TableView& view, const PieceSizes& sizes) {
    std::vector<std::vector<PartClaim>> claims(galleys.size());
    for (const StickHypothesis& stick : sticks)
        if (const auto owned = ownerOf(stick, galleys, view, sizes))
            claims[owned->galley].push_back(owned->claim);
    const double oarsOut = sizes.boxWidth.value() / 2 + 16; // mm: where their heads are
    for (std::size_t k = 0; k < galleys.size(); ++k) {
        Galley& galley = galleys[k];
        const auto shown = [&](double port, Millimetres height) {
            return isShown(image, view, galley, {0, port}, height, sizes);
        };
        galley.oars.port = shownCount(shown(oarsOut, oarHeight(sizes)),
                                      countDistinct(claims[k], PartKind::PortOar));
        galley.oars.starboard = shownCount(shown(-oarsOut, oarHeight(sizes)),
                                           countDistinct(claims[k], PartKind::StarboardOar));
        galley.masts =
            shownCount(shown(0, sizes.boxHeight), countDistinct(claims[k], PartKind::Mast));
    }
}

} // namespace umpire
