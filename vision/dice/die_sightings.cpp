#include "vision/dice/die_sightings.h"

#include "vision/dice/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::dice {

namespace {

/// Returns the index of the most probable result except `kNoDie`: a value, or `kCocked`.
std::size_t likeliest(const DieChances& chances) {
    return std::size_t(std::max_element(chances.begin(), chances.begin() + kNoDie) -
                       chances.begin());
}

double worthOf(const Sighting& sighting) {
    return sighting.heat * sighting.chances[likeliest(sighting.chances)];
}

bool areOfOneSize(const Sighting& a, const Sighting& b, double ratio) {
    return std::max(a.edge, b.edge) < ratio * std::min(a.edge, b.edge);
}

/// Tells whether two sightings are so near that they show the same die, or parts of the same die.
bool shareAPlace(const Sighting& a, const Sighting& b) {
    const double reach = areOfOneSize(a, b, kOptions.sameEdge)
                             ? kOptions.sameDie * std::min(a.edge, b.edge)
                             : kOptions.withinDie * std::max(a.edge, b.edge);
    return cv::norm(a.top - b.top) < reach;
}

/// Returns the probability that at least `ones` of `dice` fair dice show a one.
double chanceOfOnes(std::size_t dice, std::size_t ones) {
    double sum = 0.0;
    double each = std::pow(5.0 / 6.0, double(dice)); // probability of exactly `k` ones
    for (std::size_t k = 0; k <= dice; ++k) {
        sum += k >= ones ? each : 0.0;
        each *= double(dice - k) / double(k + 1) / 5.0;
    }
    return sum;
}

} // namespace

double chanceOfDie(const Sighting& sighting) {
    return 1.0 - sighting.chances[kNoDie];
}

std::optional<int> valueOf(const Sighting& sighting) {
    const std::size_t best = likeliest(sighting.chances);
    const bool isSure = sighting.chances[best] >= kOptions.minValue * chanceOfDie(sighting);
    return best != kCocked && isSure ? std::optional(int(best)) : std::nullopt;
}

bool isBelieved(const Sighting& sighting) {
    const double least = valueOf(sighting) ? kOptions.minDie : kOptions.minUnread;
    return sighting.heat * chanceOfDie(sighting) >= least;
}

std::vector<Sighting> oneAPlace(std::vector<Sighting> sightings) {
    std::ranges::stable_sort(sightings, std::ranges::greater{}, worthOf);
    std::vector<Sighting> kept;
    for (const Sighting& sighting : sightings) {
        if (std::ranges::none_of(kept,
                                 [&](const Sighting& k) { return shareAPlace(k, sighting); })) {
            kept.push_back(sighting);
        }
    }
    return kept;
}

std::vector<Sighting> ifAnyIsSure(std::vector<Sighting> sightings) {
    const bool isAnySure = std::ranges::any_of(
        sightings, [](const Sighting& s) { return worthOf(s) >= kOptions.sureDie; });
    const auto ones =
        std::ranges::count_if(sightings, [](const Sighting& s) { return valueOf(s) == 1; });
    if (!isAnySure || chanceOfOnes(sightings.size(), std::size_t(ones)) < kOptions.onesByChance) {
        sightings.clear();
    }
    return sightings;
}

std::vector<Sighting> ofOneSize(std::vector<Sighting> sightings) {
    const auto agrees = [](const Sighting& a, const Sighting& b) {
        return areOfOneSize(a, b, kOptions.sizesOfDice);
    };
    const auto worthBeside = [&](const Sighting& one) {
        double sum = 0.0;
        for (const Sighting& other : sightings) {
            sum += agrees(one, other) ? worthOf(other) : 0.0;
        }
        return sum;
    };
    const auto middle = std::ranges::max_element(sightings, {}, worthBeside);
    if (middle != sightings.end()) {
        const Sighting likeAll = *middle;
        std::erase_if(sightings, [&](const Sighting& s) { return !agrees(s, likeAll); });
    }
    return sightings;
}

} // namespace umpire::dice
