#include "vision/stone_heights.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace umpire {

namespace {

/// How common heights are on a board in play.
constexpr HeightChances kCommon = {0.42, 0.38, 0.20};
/// Thickness of a stone over its diameter: draughts, go stones and counters from 0.15 to 0.4.
constexpr double kThinnest = 0.15;
constexpr double kThickest = 0.42;
constexpr double kThicknessStep = 0.0125;
constexpr double kUsualThickness = 0.27;
constexpr double kThicknessSpread = 0.08;
/// A rounded edge and the shadow under it hide this much of a stack, in diameters: what is seen
/// leans less by it.
constexpr std::array<double, 3> kHidden = {0.0, 0.03, 0.06};
/// How far the fit may be wrong about a colour's radius, as a logarithm, and the steps in which it
/// is sought (12 rendered boards: to 0.05).
constexpr double kRadiusSlip = 0.09;
constexpr double kRadiusStep = 0.006;
/// What the lean is measured to, and how far each stone of a stack slips on the one below, in
/// diameters (232 stacks on 12 rendered boards, the likeliest height of each: 0.85 right with
/// these, 0.80 where the first is 0.03). One stone alone cannot slip.
constexpr double kLeanSigma = 0.02;
constexpr double kSlip = 0.03;
/// A lean that was not seen aright is as likely as this beside the density of one that was. (A
/// webcam's 31 stacks, unlike those the net was trained on: 23 are said and 17 of them right; with
/// 0.07 28 and 18, with 1.0 18 and 13.)
constexpr double kOddLean = 0.5;
/// Stones of one kind differ by this much in radius, and it is measured to that; a logarithm (the
/// same boards: from 0.004 to 0.014).
constexpr double kSizeSigma = 0.009;
/// A top whose size says nothing of its height, for a stone beside it or a wider one, is as likely
/// as this beside the best size.
constexpr double kOddSize = 0.05;

/// What holds for some stacks under several suppositions, each with the logarithm of its chance.
class Mean {
public:
    void add(double logarithm, std::vector<HeightChances> chances) {
        logarithms_.push_back(logarithm);
        chances_.push_back(std::move(chances));
    }
    [[nodiscard]] double logarithm() const {
        double sum = 0;
        for (const double each : logarithms_)
            sum += std::exp(each - most());
        return most() + std::log(sum);
    }
    [[nodiscard]] std::vector<HeightChances> chances() const {
        std::vector<HeightChances> mean(chances_.front().size(), HeightChances{});
        const double whole = logarithm();
        for (std::size_t k = 0; k < chances_.size(); ++k) {
            const double weight = std::exp(logarithms_[k] - whole);
            for (std::size_t stack = 0; stack < mean.size(); ++stack)
                for (std::size_t high = 0; high < mean[stack].size(); ++high)
                    mean[stack][high] += weight * chances_[k][stack][high];
        }
        return mean;
    }

private:
    [[nodiscard]] double most() const { return *std::ranges::max_element(logarithms_); }

    std::vector<double> logarithms_;
    std::vector<std::vector<HeightChances>> chances_;
};

/// A stack under a supposed thickness and so much of it hidden.
struct Supposed {
    HeightChances weight{}; ///< of the heights, without the size
    double logarithm = 0;   ///< of what the weights are to be multiplied by
    HeightChances growth{}; ///< logarithm of the top's radius over a stone's on the board
    std::optional<TopSize> size;
};

/// `expected`: in diameters; `joints`: where stones may slip.
double logOfLean(const SeenLean& seen, double expected, double joints) {
    const double sigma = std::sqrt(kLeanSigma * kLeanSigma + joints * kSlip * kSlip);
    const double off = (seen.length - expected) / sigma;
    return std::log(std::exp(-off * off / 2) / sigma + kOddLean);
}

Supposed supposed(const StackEvidence& stack, double thickness, double hidden) {
    Supposed result;
    result.size = stack.size;
    HeightChances log{};
    for (std::size_t k = 0; k < log.size(); ++k) {
        const double height = thickness * double(k + 1);
        const double spread = 1 / (1 - std::min(0.9, height / stack.eyeHeight));
        const double seen = std::max(0.0, height - hidden) * spread;
        log[k] = std::log(kCommon[k]);
        if (stack.lean)
            log[k] += logOfLean(*stack.lean, seen * stack.lean->slope, double(k));
        result.growth[k] = std::log(spread);
    }
    result.logarithm = *std::ranges::max_element(log);
    for (std::size_t k = 0; k < log.size(); ++k)
        result.weight[k] = std::exp(log[k] - result.logarithm);
    return result;
}

/// With the size, where stones of the colour have this radius: chances that sum to one. Adds to
/// the logarithm what they were divided by.
HeightChances withSize(const Supposed& stack, double radius, double& logarithm) {
    HeightChances chances = stack.weight;
    double sum = 0;
    for (std::size_t k = 0; k < chances.size(); ++k) {
        if (stack.size) {
            const double off = (stack.size->logRadius - radius - stack.growth[k]) / kSizeSigma;
            chances[k] *= std::exp(-off * off / 2) + kOddSize;
        }
        sum += chances[k];
    }
    for (double& chance : chances)
        chance /= sum;
    logarithm += stack.logarithm + std::log(sum);
    return chances;
}

/// Adds what a colour's stacks say to `chances` and to the thickness's logarithm.
double weighColour(const std::vector<Supposed>& stacks, std::span<const std::size_t> chosen,
                   std::vector<HeightChances>& chances) {
    if (chosen.empty())
        return 0.0;
    Mean mean;
    for (double radius = -kRadiusSlip; radius <= kRadiusSlip; radius += kRadiusStep) {
        double logarithm = 0;
        std::vector<HeightChances> here;
        for (const std::size_t k : chosen)
            here.push_back(withSize(stacks[k], radius, logarithm));
        mean.add(logarithm, std::move(here));
    }
    const std::vector<HeightChances> said = mean.chances();
    for (std::size_t k = 0; k < chosen.size(); ++k)
        chances[chosen[k]] = said[k];
    return mean.logarithm();
}

std::vector<std::size_t> ofColour(const std::vector<StackEvidence>& stacks, StoneColour colour) {
    std::vector<std::size_t> chosen;
    for (std::size_t k = 0; k < stacks.size(); ++k)
        if (stacks[k].colour == colour)
            chosen.push_back(k);
    return chosen;
}

} // namespace

std::vector<HeightChances> heightChances(const std::vector<StackEvidence>& stacks) {
    if (stacks.empty())
        return {};
    const auto light = ofColour(stacks, StoneColour::Light);
    const auto dark = ofColour(stacks, StoneColour::Dark);
    Mean mean;
    for (double thickness = kThinnest; thickness <= kThickest; thickness += kThicknessStep)
        for (const double hidden : kHidden) {
            std::vector<Supposed> here;
            for (const StackEvidence& stack : stacks)
                here.push_back(supposed(stack, thickness, hidden));
            const double off = (thickness - kUsualThickness) / kThicknessSpread;
            std::vector<HeightChances> chances(stacks.size());
            double logarithm = -off * off / 2;
            logarithm += weighColour(here, light, chances);
            logarithm += weighColour(here, dark, chances);
            mean.add(logarithm, std::move(chances));
        }
    return mean.chances();
}

} // namespace umpire
