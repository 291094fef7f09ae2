#include "vision/matches/painted_sticks.h"

#include "vision/matches/match_colour.h"
#include "vision/matches/options.h"
#include "vision/matches/stick_look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/core.hpp>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

/// Pairs of source and target channel: the first line exchanges green and red, the second blue and
/// red.
constexpr std::array kExchanges{std::array{0, 0, 1, 2, 2, 1}, std::array{0, 2, 1, 1, 2, 0}};

/// Returns the colour along the middle half of a stick, as likeLab.
cv::Vec3f paintOf(const cv::Mat& image, const TableView& view, const StickHypothesis& stick) {
    const TablePoint middle = midpoint(stick.tail, stick.head);
    const cv::Vec3f colour =
        colourAlong(image, view, {midpoint(stick.tail, middle), midpoint(middle, stick.head)});
    return likeLab(colour[0], colour[1], colour[2]);
}

bool arePainted(const cv::Mat& image, const TableView& view,
                const std::vector<StickHypothesis>& sticks) {
    std::vector<StickLook> looks;
    ColourVotes votes;
    for (const StickHypothesis& stick : sticks) {
        if (stick.score > kOptions.sure) {
            looks.push_back({.colour = paintOf(image, view, stick), .score = stick.score});
            votes.add(looks.back().colour, stick.score);
        }
    }
    return !looks.empty() && kindOf(looks, votes.median()).arePainted;
}

bool isSightedTwice(const StickHypothesis& a, const StickHypothesis& b) {
    const TablePoint axis = along(directionOf(a.tail, a.head), 1_mm);
    const Radians turn = directionOf(a.tail, a.head) - directionOf(b.tail, b.head);
    const TablePoint apart = midpoint(b.tail, b.head) - midpoint(a.tail, a.head);
    return a.kind == b.kind &&
           std::abs(std::sin(turn.value())) < std::sin(kOptions.sightingsTurn.value()) &&
           std::abs(cross(axis, apart)) < kOptions.sightingsAcross.value() &&
           std::abs(dot(axis, apart)) < kOptions.sightingsAlong.value();
}

/// Adds sticks. Of two proposals of the same stick, the one with the higher score is kept.
void addSticks(std::vector<StickHypothesis>& sticks, const std::vector<StickHypothesis>& more) {
    for (const StickHypothesis& stick : more) {
        const auto same = std::ranges::find_if(
            sticks, [&](const StickHypothesis& known) { return isSightedTwice(known, stick); });
        if (same == sticks.end()) {
            sticks.push_back(stick);
        } else if (same->score < stick.score) {
            *same = stick;
        }
    }
}

} // namespace

proposals::PieceHypotheses proposeWithPainted(const cv::Mat& image, const TableView& view) {
    proposals::PieceHypotheses pieces = proposals::proposePieces(image, view);
    if (!isScaledBySticks(view.registration) ||
        !arePainted(image, view, proposals::sticksOf(pieces, StickHypothesis::Kind::Match))) {
        return pieces;
    }
    for (const auto& exchange : kExchanges) {
        cv::Mat exchanged(image.size(), image.type());
        cv::mixChannels(&image, 1, &exchanged, 1, exchange.data(), exchange.size() / 2);
        addSticks(pieces.sticks, proposals::sticksOf(proposals::proposePieces(exchanged, view),
                                                     StickHypothesis::Kind::Match));
    }
    return pieces;
}

} // namespace umpire::matches
