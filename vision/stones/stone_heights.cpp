#include "vision/stones/stone_heights.h"

#include "vision/stones/options.h"

#include <algorithm>
#include <cmath>

namespace umpire::stones {

namespace {

/// Prior probabilities of one, two and three stones, on a board during a game.
constexpr HeightChances kCommon = {0.42, 0.38, 0.20};
/// Part of a stack, in diameters, that a rounded edge and the shadow under it may hide. It reduces
/// the visible lean. Both values are tried.
constexpr std::array<double, 2> kHiddenByEdge = {0.0, 0.04};

/// Likelihoods of the three heights of one stack, not normalised.
using Worth = HeightChances;

Worth both(const Worth& one, const Worth& other) {
    return {one[0] * other[0], one[1] * other[1], one[2] * other[2]};
}

/// A product of many factors, kept as a logarithm so that it cannot overflow.
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

/// Posterior probabilities of hypotheses, computed from their log-likelihoods. `whole` is the
/// logarithm of the sum of the likelihoods.
struct Shares {
    std::vector<double> shares;
    double whole = 0.0;
};

Shares sharesOf(const std::vector<double>& logarithms) {
    const double most = *std::ranges::max_element(logarithms);
    Shares result;
    double sum = 0;
    for (const double each : logarithms) {
        sum += result.shares.emplace_back(std::exp(each - most));
    }
    for (double& share : result.shares) {
        share /= sum;
    }
    result.whole = most + std::log(sum);
    return result;
}

/// Returns the value of a Gaussian whose maximum is 1.
double bell(double off, double sigma) {
    return std::exp(-off * off / (2 * sigma * sigma));
}

/// Returns the factor by which a top at this height (in diameters) looks larger and appears farther
/// from the point under the camera.
double spreadOf(const StackEvidence& stack, double height) {
    return 1 / (1 - std::min(0.9, height / stack.eyeHeight));
}

/// Returns the likelihoods from the lean, times the prior, for a thickness of a stone and a hidden
/// part, both in diameters.
Worth worthOfLean(const StackEvidence& stack, double thickness, double hidden) {
    Worth worth = kCommon;
    for (std::size_t k = 0; stack.lean && k < worth.size(); ++k) {
        const double height = thickness * double(k + 1);
        const double expected =
            std::max(0.0, height - hidden) * spreadOf(stack, height) * stack.lean->slope;
        const double sigma = std::hypot(kOptions.leanSigma, std::sqrt(double(k)) * kOptions.slip);
        const double off = stack.lean->length - expected;
        worth[k] *=
            (bell(off, kOptions.leanSigma) / kOptions.leanSigma + bell(off, sigma) / sigma) / 2 +
            kOptions.oddLean * bell(off, kOptions.oddLeanSigma) + kOptions.anyLean;
    }
    return worth;
}

/// Returns the likelihoods from the height of the cylinder that was fitted to the stack.
Worth worthOfFit(const StackEvidence& stack, double thickness) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.fitted && stack.lean && k < worth.size(); ++k) {
        const double off = (*stack.fitted - thickness * double(k + 1)) * stack.lean->slope;
        worth[k] = bell(off, kOptions.fitSigma) + kOptions.oddFit;
    }
    return worth;
}

/// Returns the distance from the middle of the nearest cell. `cell`: the side of a cell.
double offMiddle(const cv::Point2d& fromMiddle, double cell) {
    return std::hypot(std::remainder(fromMiddle.x, cell), std::remainder(fromMiddle.y, cell));
}

/// Returns the likelihoods from the place of the foot in its cell. The visible top and a height
/// determine this place.
Worth worthOfPlace(const StackEvidence& stack, double thickness) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.top && k < worth.size(); ++k) {
        const double share = thickness * double(k + 1) / stack.eyeHeight;
        const cv::Point2d base = stack.top->fromMiddle - stack.top->fromEye * share;
        worth[k] = bell(offMiddle(base, stack.top->cell), kOptions.astray * stack.top->cell) +
                   kOptions.oddPlace;
    }
    return worth;
}

/// Returns the direction of the shadows on the board: the mean over all stacks, as a unit vector.
cv::Point2d wayOfShadows(const std::vector<StackEvidence>& stacks) {
    cv::Point2d sum;
    for (const StackEvidence& stack : stacks) {
        if (stack.shadow) {
            sum += stack.shadow->offset / (stack.shadow->sigma * stack.shadow->sigma);
        }
    }
    return sum / std::max(1e-9, cv::norm(sum));
}

/// Returns the likelihoods from the shadow, if each stone makes the shadow `aStone` diameters
/// longer.
Worth worthOfShadow(const StackEvidence& stack, cv::Point2d way, double aStone) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.shadow && k < worth.size(); ++k) {
        const double expected = aStone * double(k + 1);
        const double sigma =
            std::hypot(stack.shadow->sigma, kOptions.shadowSigma, kOptions.shadowShare * expected);
        worth[k] = bell(cv::norm(stack.shadow->offset - way * expected), sigma) / sigma +
                   kOptions.oddShadow;
    }
    return worth;
}

/// Returns the likelihoods from the top's size. `radius`: the logarithm of the colour's radius
/// relative to the fitted radius.
Worth worthOfSize(const StackEvidence& stack, double thickness, double radius) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.size && k < worth.size(); ++k) {
        const double growth = std::log(spreadOf(stack, thickness * double(k + 1)));
        worth[k] =
            bell(stack.size->logRadius - radius - growth, kOptions.sizeSigma) + kOptions.oddSize;
    }
    return worth;
}

/// Returns the likelihoods from the recorded height.
Worth worthOfRecord(const StackEvidence& stack) {
    Worth worth = {1, 1, 1};
    for (std::size_t k = 0; stack.recorded && k < worth.size(); ++k) {
        worth[k] = int(k) + 1 == *stack.recorded ? 1.0 : kOptions.notAsRecorded;
    }
    return worth;
}

/// The stacks of one colour. Their stones have the same radius, which is estimated.
class Colour {
public:
    Colour(const std::vector<StackEvidence>& stacks, StoneColour colour) : stacks_(stacks) {
        for (std::size_t k = 0; k < stacks.size(); ++k) {
            if (stacks[k].colour == colour) {
                chosen_.push_back(k);
                records_.push_back(worthOfRecord(stacks[k]));
            }
        }
    }

    void suppose(double thickness) {
        sizes_.clear();
        for (double radius = -kOptions.radiusSlip; radius <= kOptions.radiusSlip;
             radius += kOptions.slipStep) {
            for (const std::size_t k : chosen_) {
                sizes_.push_back(worthOfSize(stacks_[k], thickness, radius));
            }
        }
    }

    /// Writes the probabilities of the heights of each stack; their sum is one. Returns the
    /// log-likelihood of all measurements of this colour.
    double settle(const std::vector<Worth>& worths, std::vector<HeightChances>& chances) const {
        if (chosen_.empty()) {
            return 0.0;
        }
        std::vector<double> logarithms;
        for (std::size_t first = 0; first < sizes_.size(); first += chosen_.size()) {
            LogProduct product;
            for (std::size_t k = 0; k < chosen_.size(); ++k) {
                const Worth seen = both(worths[chosen_[k]], sizes_[first + k]);
                product.times(whole(seen, records_[k]));
            }
            logarithms.push_back(product.logarithm());
        }
        const Shares radii = sharesOf(logarithms);
        for (std::size_t k = 0; k < chosen_.size(); ++k) {
            HeightChances& mean = chances[chosen_[k]] = {};
            const Worth& worth = worths[chosen_[k]];
            for (std::size_t radius = 0; radius < radii.shares.size(); ++radius) {
                const Worth& size = sizes_[radius * chosen_.size() + k];
                const double share = radii.shares[radius] / whole(worth, size);
                for (std::size_t high = 0; high < mean.size(); ++high) {
                    mean[high] += share * worth[high] * size[high];
                }
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
    std::vector<Worth> records_; ///< likelihoods from the record, one entry for each chosen stack
    std::vector<Worth> sizes_;   ///< likelihoods from the size, for each radius one entry for each
                                 ///< chosen stack
};

/// Evaluates the heights for each combination of thickness, hidden part and length of shadow.
class Suppositions {
public:
    explicit Suppositions(const std::vector<StackEvidence>& stacks)
        : stacks_(stacks), light_(stacks, StoneColour::Light), dark_(stacks, StoneColour::Dark) {
        const cv::Point2d way = wayOfShadows(stacks);
        for (double aStone = 0; aStone <= kOptions.longestShadow; aStone += kOptions.shadowStep) {
            for (const StackEvidence& stack : stacks) {
                shadows_.push_back(worthOfShadow(stack, way, aStone));
            }
        }
    }

    /// Evaluates a thickness. `usual` and `sigma`: mean and standard deviation of the prior, in
    /// diameters.
    void suppose(double thickness, double usual, double sigma) {
        light_.suppose(thickness);
        dark_.suppose(thickness);
        const double off = (thickness - usual) / sigma;
        for (const double hidden : kHiddenByEdge) {
            supposeHidden(thickness, hidden, -off * off / 2);
        }
    }

    [[nodiscard]] StackHeights mean() const {
        const Shares shares = sharesOf(logarithms_);
        StackHeights mean{std::vector<HeightChances>(stacks_.size(), HeightChances{}), 0.0};
        for (std::size_t each = 0; each < chances_.size(); ++each) {
            mean.thickness += shares.shares[each] * thicknesses_[each];
            for (std::size_t k = 0; k < stacks_.size(); ++k) {
                for (std::size_t high = 0; high < mean.chances[k].size(); ++high) {
                    mean.chances[k][high] += shares.shares[each] * chances_[each][k][high];
                }
            }
        }
        return mean;
    }

private:
    void supposeHidden(double thickness, double hidden, double logarithm) {
        std::vector<Worth> leans;
        for (const StackEvidence& stack : stacks_) {
            leans.push_back(
                both(worthOfLean(stack, thickness, hidden),
                     both(worthOfFit(stack, thickness), worthOfPlace(stack, thickness))));
        }
        for (std::size_t first = 0; first < shadows_.size(); first += stacks_.size()) {
            std::vector<Worth> worths = leans;
            for (std::size_t k = 0; k < worths.size(); ++k) {
                worths[k] = both(worths[k], shadows_[first + k]);
            }
            std::vector<HeightChances> chances(stacks_.size());
            const double light = light_.settle(worths, chances);
            logarithms_.push_back(light + dark_.settle(worths, chances) + logarithm);
            chances_.push_back(std::move(chances));
            thicknesses_.push_back(thickness);
        }
    }

    const std::vector<StackEvidence>& stacks_;
    Colour light_;
    Colour dark_;
    std::vector<Worth> shadows_; ///< likelihoods from the shadow, for each length one entry for
                                 ///< each stack
    std::vector<double> logarithms_;
    std::vector<std::vector<HeightChances>> chances_;
    std::vector<double> thicknesses_;
};

} // namespace

StackHeights stackHeights(const std::vector<StackEvidence>& stacks,
                          std::optional<double> thickness) {
    if (stacks.empty()) {
        return {};
    }
    Suppositions suppositions(stacks);
    if (thickness) {
        const double sigma = *thickness * kOptions.thicknessError;
        for (const double off : {-sigma, 0.0, sigma}) {
            suppositions.suppose(*thickness + off, *thickness, sigma);
        }
        return suppositions.mean();
    }
    for (double each = kOptions.thinnest; each <= kOptions.thickest;
         each += kOptions.thicknessStep) {
        suppositions.suppose(each, kOptions.usualThickness, kOptions.thicknessSpread);
    }
    return suppositions.mean();
}

} // namespace umpire::stones
