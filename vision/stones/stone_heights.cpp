#include "vision/stones/stone_heights.h"

#include <algorithm>
#include <cmath>

namespace umpire::stones {

namespace {

/// How common heights are on a board in play.
constexpr HeightChances kCommon = {0.42, 0.38, 0.20};
/// Thickness of a stone over its diameter: draughts, go stones and counters from 0.15 to 0.4.
constexpr double kThinnest = 0.15;
constexpr double kThickest = 0.42;
constexpr double kThicknessStep = 0.03;
constexpr double kUsualThickness = 0.27;
constexpr double kThicknessSpread = 0.08;
/// A rounded edge and the shadow under it hide this much of a stack, in diameters: what is seen
/// leans less by it.
constexpr std::array<double, 2> kHiddenByEdge = {0.0, 0.04};
/// How far the fit may be wrong about a colour's radius, as a logarithm, and the steps in which it
/// is sought (12 rendered boards: to 0.05).
constexpr double kRadiusSlip = 0.09;
constexpr double kSlipStep = 0.01;
/// What the lean is measured to, and how far each stone slips on the one below where a stack is not
/// neat, which half of them are, in diameters. One stone alone cannot slip. (232 stacks on 12
/// rendered boards in eight sizes and turns, 0.009, 0.012 and 0.014: what is true has chances of
/// 560, 557 and 561 nats; slips of 0.025, 0.032 and 0.04: 566, 557, 561.)
constexpr double kLeanSigma = 0.012;
constexpr double kSlip = 0.032;
/// A lean that was not seen aright is as likely as this beside the density of one that was. (A
/// webcam's 31 stacks, unlike those the nets were trained on: 27 are said and 20 of them right.)
constexpr double kOddLean = 0.5;
/// Stones of one kind differ by this much in radius, and it is measured to that; a logarithm (the
/// same boards: from 0.004 to 0.014).
constexpr double kSizeSigma = 0.01;
/// A top whose size says nothing of its height, for a stone beside it or a wider one, is as likely
/// as this beside the best size.
constexpr double kOddSize = 0.05;

/// What a shadow's end is known to beside what the net says, in diameters, and as a share of its
/// length: lamps are wide, and there may be two (the same boards: as well with 0.025).
constexpr double kShadowSigma = 0.035;
constexpr double kShadowShare = 0.15;
/// A shadow that was not seen aright, as for leans.
constexpr double kOddShadow = 1.0;
/// How much a stone lengthens a shadow, in diameters: from right under the lamp to 36 degrees
/// beside it, and the steps in which it is sought.
constexpr double kLongestShadow = 0.36;
constexpr double kShadowStep = 0.03;

/// Of one stack, what each height is worth; not chances yet.
using Worth = HeightChances;

/// A product of many factors, as its logarithm.
class LogProduct {
public:
    void times(double factor) {
        product_ *= factor;
        if (product_ < 1e-100 || product_ > 1e100) {
            logarithm_ += std::log(product_);
            product_ = 1.0;
        }
    }
    [[nodiscard]] double logarithm() const { return logarithm_ + std::log(product_); }

private:
    double product_ = 1.0;
    double logarithm_ = 0.0;
};

/// What each supposition is worth beside the others, from their logarithms; they sum to one.
/// `whole`: the logarithm of what they sum to themselves.
struct Shares {
    std::vector<double> shares;
    double whole = 0.0;
};

Shares sharesOf(const std::vector<double>& logarithms) {
    const double most = *std::ranges::max_element(logarithms);
    Shares result;
    double sum = 0;
    for (const double each : logarithms)
        sum += result.shares.emplace_back(std::exp(each - most));
    for (double& share : result.shares)
        share /= sum;
    result.whole = most + std::log(sum);
    return result;
}

/// A bell of height one where the value is as expected.
double bell(double off, double sigma) {
    return std::exp(-off * off / (2 * sigma * sigma));
}

/// How much nearer to the eye a height makes a top look larger, and lean farther.
double spreadOf(const StackEvidence& stack, double height) {
    return 1 / (1 - std::min(0.9, height / stack.eyeHeight));
}

/// With a stone's thickness and how much of it is hidden, diameters.
Worth worthOfLean(const StackEvidence& stack, double thickness, double hidden) {
    Worth worth = kCommon;
    for (std::size_t k = 0; stack.lean && k < worth.size(); ++k) {
        const double height = thickness * double(k + 1);
        const double expected =
            std::max(0.0, height - hidden) * spreadOf(stack, height) * stack.lean->slope;
        const double sigma = std::hypot(kLeanSigma, std::sqrt(double(k)) * kSlip);
        const double off = stack.lean->length - expected;
        worth[k] *= (bell(off, kLeanSigma) / kLeanSigma + bell(off, sigma) / sigma) / 2 + kOddLean;
    }
    return worth;
}

/// The way shadows fall on the board, one long.
cv::Point2d wayOfShadows(const std::vector<StackEvidence>& stacks) {
    cv::Point2d sum;
    for (const StackEvidence& stack : stacks)
        if (stack.shadow)
            sum += stack.shadow->offset / (stack.shadow->sigma * stack.shadow->sigma);
    return sum / std::max(1e-9, cv::norm(sum));
}

/// Where each stone lengthens a shadow by this, diameters.
Worth worthOfShadow(const StackEvidence& stack, cv::Point2d way, double aStone) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.shadow && k < worth.size(); ++k) {
        const double expected = aStone * double(k + 1);
        const double sigma = std::hypot(stack.shadow->sigma, kShadowSigma, kShadowShare * expected);
        worth[k] =
            bell(cv::norm(stack.shadow->offset - way * expected), sigma) / sigma + kOddShadow;
    }
    return worth;
}

/// By the top's size, where stones of the colour have this radius, a logarithm beside the fit's.
Worth worthOfSize(const StackEvidence& stack, double thickness, double radius) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.size && k < worth.size(); ++k) {
        const double growth = std::log(spreadOf(stack, thickness * double(k + 1)));
        worth[k] = bell(stack.size->logRadius - radius - growth, kSizeSigma) + kOddSize;
    }
    return worth;
}

/// Stacks of one colour: their stones have one radius, which is sought.
class Colour {
public:
    Colour(const std::vector<StackEvidence>& stacks, StoneColour colour) : stacks_(stacks) {
        for (std::size_t k = 0; k < stacks.size(); ++k)
            if (stacks[k].colour == colour)
                chosen_.push_back(k);
    }

    void suppose(double thickness) {
        sizes_.clear();
        for (double radius = -kRadiusSlip; radius <= kRadiusSlip; radius += kSlipStep)
            for (const std::size_t k : chosen_)
                sizes_.push_back(worthOfSize(stacks_[k], thickness, radius));
    }

    /// Writes chances that sum to one; returns the logarithm of what all of it is worth.
    double settle(const std::vector<Worth>& worths, std::vector<HeightChances>& chances) const {
        if (chosen_.empty())
            return 0.0;
        std::vector<double> logarithms;
        for (std::size_t first = 0; first < sizes_.size(); first += chosen_.size()) {
            LogProduct product;
            for (std::size_t k = 0; k < chosen_.size(); ++k)
                product.times(whole(worths[chosen_[k]], sizes_[first + k]));
            logarithms.push_back(product.logarithm());
        }
        const Shares radii = sharesOf(logarithms);
        for (std::size_t k = 0; k < chosen_.size(); ++k) {
            HeightChances& mean = chances[chosen_[k]] = {};
            const Worth& worth = worths[chosen_[k]];
            for (std::size_t radius = 0; radius < radii.shares.size(); ++radius) {
                const Worth& size = sizes_[radius * chosen_.size() + k];
                const double share = radii.shares[radius] / whole(worth, size);
                for (std::size_t high = 0; high < mean.size(); ++high)
                    mean[high] += share * worth[high] * size[high];
            }
        }
        return radii.whole;
    }

private:
    static double whole(const Worth& one, const Worth& other) {
        return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
    }

    const std::vector<StackEvidence>& stacks_;
    std::vector<std::size_t> chosen_;
    std::vector<Worth> sizes_; ///< a radius after the other
};

/// What the stacks' heights are under each thickness, hidden part and length of shadow.
class Suppositions {
public:
    explicit Suppositions(const std::vector<StackEvidence>& stacks)
        : stacks_(stacks), light_(stacks, StoneColour::Light), dark_(stacks, StoneColour::Dark) {
        const cv::Point2d way = wayOfShadows(stacks);
        for (double aStone = 0; aStone <= kLongestShadow; aStone += kShadowStep)
            for (const StackEvidence& stack : stacks)
                shadows_.push_back(worthOfShadow(stack, way, aStone));
    }

    void suppose(double thickness) {
        light_.suppose(thickness);
        dark_.suppose(thickness);
        for (const double hidden : kHiddenByEdge)
            suppose(thickness, hidden);
    }

    [[nodiscard]] std::vector<HeightChances> mean() const {
        const Shares shares = sharesOf(logarithms_);
        std::vector<HeightChances> mean(stacks_.size(), HeightChances{});
        for (std::size_t each = 0; each < chances_.size(); ++each)
            for (std::size_t k = 0; k < mean.size(); ++k)
                for (std::size_t high = 0; high < mean[k].size(); ++high)
                    mean[k][high] += shares.shares[each] * chances_[each][k][high];
        return mean;
    }

private:
    void suppose(double thickness, double hidden) {
        std::vector<Worth> leans;
        for (const StackEvidence& stack : stacks_)
            leans.push_back(worthOfLean(stack, thickness, hidden));
        const double off = (thickness - kUsualThickness) / kThicknessSpread;
        for (std::size_t first = 0; first < shadows_.size(); first += stacks_.size()) {
            std::vector<Worth> worths = leans;
            for (std::size_t k = 0; k < worths.size(); ++k)
                for (std::size_t high = 0; high < worths[k].size(); ++high)
                    worths[k][high] *= shadows_[first + k][high];
            std::vector<HeightChances> chances(stacks_.size());
            const double light = light_.settle(worths, chances);
            logarithms_.push_back(light + dark_.settle(worths, chances) - off * off / 2);
            chances_.push_back(std::move(chances));
        }
    }

    const std::vector<StackEvidence>& stacks_;
    Colour light_;
    Colour dark_;
    std::vector<Worth> shadows_; ///< a length after the other
    std::vector<double> logarithms_;
    std::vector<std::vector<HeightChances>> chances_;
};

} // namespace

std::vector<HeightChances> heightChances(const std::vector<StackEvidence>& stacks) {
    if (stacks.empty())
        return {};
    Suppositions suppositions(stacks);
    for (double thickness = kThinnest; thickness <= kThickest; thickness += kThicknessStep)
        suppositions.suppose(thickness);
    return suppositions.mean();
}

} // namespace umpire::stones
