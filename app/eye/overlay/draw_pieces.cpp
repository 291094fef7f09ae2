#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire {
namespace {

/// Share of the deck's length that the bow's triangle takes.
constexpr double kBowShare = 0.3;

Colour colourOf(GalleyRole role) {
    switch (role) {
    case GalleyRole::Attacker:
        return colours::kAttacker;
    case GalleyRole::Target:
        return colours::kTarget;
    case GalleyRole::Bystander:
        return colours::kPlain;
    }
    return colours::kPlain;
}

std::string noteOf(GalleyRole role) {
    switch (role) {
    case GalleyRole::Attacker:
        return " attacker";
    case GalleyRole::Target:
        return " target";
    case GalleyRole::Bystander:
        return {};
    }
    return {};
}

std::array<cv::Point2d, 4> footprint(const Galley& galley) {
    std::array<cv::Point2d, 4> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = pixelOf(galley.outline[i]);
    }
    return corners;
}

/// Returns the raised top's corners; without the camera's pose, the footprint's.
std::array<cv::Point2d, 4> deckOf(const Look& look, const Galley& galley) {
    std::array<cv::Point2d, 4> corners = footprint(galley);
    if (look.observation.registration.method != RegistrationMethod::None) {
        for (std::size_t i = 0; i < corners.size(); ++i) {
            corners[i] = pixelOf(look.view, galley.hull[i], PieceSizes{}.boxHeight);
        }
    }
    return corners;
}

std::array<cv::Point2d, 3> bowTriangle(const std::array<cv::Point2d, 4>& deck) {
    const auto& [bowPort, sternPort, sternStarboard, bowStarboard] = deck;
    return {(bowPort + bowStarboard) * 0.5, bowPort + (sternPort - bowPort) * kBowShare,
            bowStarboard + (sternStarboard - bowStarboard) * kBowShare};
}

/// Returns a radius that leaves a 16 mm die completely visible.
double ringAround(const Look& look, const Die& die, double unit) {
    const double least = 14.0 * unit;
    return look.observation.registration.method == RegistrationMethod::None
               ? least
               : std::max(least, 13.0 * pixelsPerMillimetre(look.view, die.center));
}

} // namespace

void drawGalley(Sketch& sketch, const Look& look, const Galley& galley, GalleyRole role) {
    const Colour colour = colourOf(role);
    const std::array<cv::Point2d, 4> hull = footprint(galley);
    const std::array<cv::Point2d, 4> deck = deckOf(look, galley);
    sketch.canvas.fill(deck, colour, 0.18);
    sketch.canvas.outline(hull, {colour, 3.0});
    sketch.canvas.outline(deck, {colour, 1.2});
    if (galley.bow == Bow::Seen) {
        const std::array<cv::Point2d, 3> bow = bowTriangle(deck);
        sketch.canvas.fill(bow, colour, 0.85);
        sketch.canvas.outline(bow, {colour, 1.0});
    }
    sketch.layout.avoidInside(hull);
    sketch.layout.avoidInside(deck);
    const cv::Point2d middle = (deck[0] + deck[1] + deck[2] + deck[3]) * 0.25;
    sketch.labels.push_back(
        {middle, galley.id + noteOf(role), std::nullopt, colour, 1, Label::Leader::None});
}

void drawMatch(Sketch& sketch, const Match& match, const MatchLook& look) {
    Canvas& canvas = sketch.canvas;
    const std::array<cv::Point2d, 2> shaft = {pixelOf(match.tailInImage),
                                              pixelOf(match.headInImage)};
    canvas.path(shaft, {look.ink.colour, look.ink.width});
    if (match.headed == Headed::Yes) {
        canvas.arrowHead(shaft[0], shaft[1], look.ink.colour);
    } else {
        canvas.disc(shaft[0], 1.6 * look.ink.width * canvas.unit(), look.ink.colour);
        canvas.disc(shaft[1], 1.6 * look.ink.width * canvas.unit(), look.ink.colour);
    }
    sketch.layout.avoid(shaft, 12.0 * canvas.unit());
    sketch.labels.push_back(
        {(shaft[0] + shaft[1]) * 0.5, match.id + look.note, look.mark, look.ink.colour, look.rank});
}

void drawDie(Sketch& sketch, const Look& look, const Die& die) {
    const cv::Point2d top = pixelOf(die.centerInImage);
    const double radius = ringAround(look, die, sketch.canvas.unit());
    std::array<cv::Point2d, 24> ring;
    for (std::size_t k = 0; k < ring.size(); ++k) {
        const double way = 2.0 * CV_PI * double(k) / double(ring.size());
        ring[k] = top + cv::Point2d(std::cos(way), std::sin(way)) * radius;
    }
    sketch.canvas.outline(ring, {colours::kPlain, 2.0});
    sketch.layout.avoid(ring, radius);
    const cv::Point2d upperRight = ring[ring.size() * 7 / 8];
    sketch.labels.push_back(
        {upperRight, die.value ? std::to_string(*die.value) : "?", std::nullopt, colours::kPlain});
}

} // namespace umpire
