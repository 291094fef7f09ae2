#include "vision/stone_heights.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire {

namespace {

/// How common heights are on a board in play.
constexpr HeightChances kCommon = {0.45, 0.40, 0.15};
/// Thickness of a stone over its diameter: draughts, go stones and counters from 0.15 to 0.4.
constexpr double kThinnest = 0.15;
constexpr double kThickest = 0.42;
constexpr double kThicknessStep = 0.005;
constexpr double kUsualThickness = 0.27;
constexpr double kThicknessSpread = 0.08;
/// The three heights' chances at one thickness, not yet normalised, and their logarithmic offset.
struct Weighed {
    HeightChances chances{};
    double logarithm = 0;
};

Weighed weighed(const HeightProfile& profile, double thickness) {
    HeightChances log{};
    for (std::size_t k = 0; k < log.size(); ++k)
        log[k] = profile.at(thickness * double(k + 1)) + std::log(kCommon[k]);
    Weighed result;
    const double most = *std::ranges::max_element(log);
    double sum = 0;
    for (std::size_t k = 0; k < log.size(); ++k)
        sum += result.chances[k] = std::exp(log[k] - most);
    for (double& chance : result.chances)
        chance /= sum;
    result.logarithm = most + std::log(sum);
    return result;
}

} // namespace

std::vector<HeightChances> heightChances(const std::vector<HeightProfile>& profiles) {
    std::vector<std::vector<Weighed>> byThickness;
    std::vector<double> logarithms;
    for (double thickness = kThinnest; thickness <= kThickest; thickness += kThicknessStep) {
        const double off = (thickness - kUsualThickness) / kThicknessSpread;
        double logarithm = -off * off / 2;
        std::vector<Weighed> all;
        for (const HeightProfile& profile : profiles) {
            all.push_back(weighed(profile, thickness));
            logarithm += all.back().logarithm;
        }
        byThickness.push_back(std::move(all));
        logarithms.push_back(logarithm);
    }
    const double most = *std::ranges::max_element(logarithms);
    std::vector<HeightChances> chances(profiles.size(), HeightChances{});
    double sum = 0;
    for (std::size_t t = 0; t < logarithms.size(); ++t) {
        const double weight = std::exp(logarithms[t] - most);
        sum += weight;
        for (std::size_t k = 0; k < profiles.size(); ++k)
            for (std::size_t high = 0; high < chances[k].size(); ++high)
                chances[k][high] += weight * byThickness[t][k].chances[high];
    }
    for (HeightChances& each : chances)
        for (double& chance : each)
            chance /= sum;
    return chances;
}

} // namespace umpire
