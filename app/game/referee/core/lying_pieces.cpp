#include "app/game/referee/core/lying_pieces.h"

#include <algorithm>
#include <cmath>

namespace umpire::referee {
namespace {

/// Minimum share of a spot; smaller shares are left out.
constexpr double kMinShare = 0.02;

/// Returns the distance to the nearest point of the rectangle; 0 for a point inside.
Millimetres distanceTo(const SpotArea& area, TablePoint p) {
    const auto outside = [](Millimetres v, Millimetres from, Millimetres size) {
        return std::max({from - v, v - from - size, 0_mm});
    };
    return length(TablePoint{outside(p.x, area.corner.x, area.width),
                             outside(p.y, area.corner.y, area.height)});
}

/// Returns the distance of a point inside the rectangle to the nearest edge.
Millimetres depthIn(const SpotArea& area, TablePoint p) {
    return std::min({p.x - area.corner.x, area.corner.x + area.width - p.x, p.y - area.corner.y,
                     area.corner.y + area.height - p.y});
}

} // namespace

Layout without(const Layout& layout, const Layout& other) {
    Layout left;
    std::ranges::set_difference(layout, other, std::back_inserter(left));
    return left;
}

Layout together(const Layout& layout, const Layout& other) {
    Layout all;
    std::ranges::set_union(layout, other, std::back_inserter(all));
    return all;
}

Layout between(const Layout& layout, const Layout& other) {
    Layout differing;
    std::ranges::set_symmetric_difference(layout, other, std::back_inserter(differing));
    return differing;
}

std::vector<SpotShare> sharesAt(TablePoint center, const std::vector<SpotArea>& areas,
                                const LayingModel& model) {
    std::map<int, double> weights;
    double deepest = 0.0;
    for (const SpotArea& area : areas) {
        const Millimetres off = distanceTo(area, center);
        const double weight = std::exp(-(off / model.spread));
        weights[area.spot] = std::max(weights[area.spot], weight);
        deepest = off > 0_mm ? deepest : std::max(deepest, depthIn(area, center) / model.spread);
    }
    // If the piece is inside one spot, the weight of the other spots decreases with the piece's
    // depth in that spot.
    for (auto& [spot, weight] : weights) {
        weight *= weight < 1.0 ? std::exp(-deepest) : 1.0;
    }
    double sum = deepest > 0.0 ? 0.0 : std::exp(-(model.beside / model.spread));
    for (const auto& [spot, weight] : weights) {
        sum += weight;
    }
    std::vector<SpotShare> shares;
    for (const auto& [spot, weight] : weights) {
        if (weight / sum >= kMinShare) {
            shares.push_back({spot, weight / sum});
        }
    }
    return shares;
}

std::optional<int> spotAt(TablePoint point, const std::vector<SpotArea>& areas) {
    const auto nearest = std::ranges::min_element(
        areas, {}, [point](const SpotArea& area) { return distanceTo(area, point); });
    return nearest != areas.end() && distanceTo(*nearest, point) < LayingModel{}.beside
               ? std::optional(nearest->spot)
               : std::nullopt;
}

void PieceEvidence::add(const std::vector<Sighting>& look) {
    std::map<PieceAt, double> best;
    for (const Sighting& sighting : look) {
        for (const SpotShare& share : sighting.shares) {
            const PieceAt piece{sighting.kind, share.spot};
            const double chance = std::max(sighting.confidence * share.share, model_.invented);
            best[piece] = std::max(best[piece], std::log(chance / model_.invented));
            for (const SpotShare& other : sighting.shares) {
                if (other.spot != share.spot) {
                    sums_[piece].rivals.insert(other.spot);
                }
            }
        }
    }
    for (const auto& [piece, support] : best) {
        sums_[piece].support += support;
        ++sums_[piece].looks;
    }
    ++looks_;
}

void PieceEvidence::show(const std::string& kind) {
    shown_.insert({kind, kAnywhere});
}

double PieceEvidence::support(const PieceAt& piece) const {
    if (shown_.contains(piece)) {
        return model_.most;
    }
    const auto found = sums_.find(piece);
    const Sum sum = found == sums_.end() ? Sum{} : found->second;
    // weight of each look
    const double worth = 1.0 / (1.0 + std::max(0, looks_ - 1) * model_.sameError);
    const double all = sum.support + (looks_ - sum.looks) * std::log(model_.missed);
    return std::clamp(all * worth, -model_.most, model_.most);
}

double PieceEvidence::support(const Layout& layout) const {
    double sum = 0.0;
    for (const PieceAt& piece : layout) {
        sum += support(piece);
    }
    return sum;
}

bool PieceEvidence::agreesOn(const PieceAt& piece, const Layout& layout) const {
    return (support(piece) > 0.0) == std::ranges::binary_search(layout, piece);
}

std::map<PieceAt, double> PieceEvidence::against(const Layout& layout,
                                                 const Layout& excused) const {
    std::map<PieceAt, double> against;
    for (const PieceAt& piece : layout) {
        if (const double misfit = -support(piece);
            misfit > 0.0 && !std::ranges::binary_search(excused, piece)) {
            against[piece] = misfit;
        }
    }
    for (const PieceAt& piece : without(without(seen(), layout), excused)) {
        if (piece.spot == kAnywhere) {
            continue; // a piece that players show although no action needs it contradicts nothing
        }
        double misfit = support(piece);
        if (const auto sum = sums_.find(piece); sum != sums_.end()) {
            for (const int spot : sum->second.rivals) {
                const PieceAt rival{piece.kind, spot};
                misfit -= std::ranges::binary_search(layout, rival) ? support(rival) : 0.0;
            }
        }
        if (misfit > 0.0) {
            against[piece] = misfit;
        }
    }
    return against;
}

Layout PieceEvidence::seen() const {
    Layout layout(shown_.begin(), shown_.end());
    for (const auto& [piece, sum] : sums_) {
        if (!shown_.contains(piece) && support(piece) > 0.0) {
            layout.push_back(piece);
        }
    }
    std::ranges::sort(layout);
    return layout;
}

} // namespace umpire::referee
