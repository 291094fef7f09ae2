#include "vision/matches/match_profile.h"

#include "vision/matches/options.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace umpire::matches {

namespace {

/// The parts of the model of a profile across a match.
enum Part { Table, TableStep, TopFace, SideFace, ShadowLeft, ShadowRight, kParts };
constexpr int kFinePerSample = int(MatchStrip::kAcrossStep / kOptions.fineStep + 0.5);

using Shape = std::array<float, kParts>;
using Normal = cv::Matx<double, kParts, kParts>;
using PartColours = cv::Matx<double, kParts, 3>;

/// The shapes of the parts, blurred, on a fine grid around the centre.
class ShapeTable {
public:
    explicit ShapeTable(const StripOptics& optics) {
        const double w = optics.halfWidth;
        const double t = optics.across * w;
        const double left = w + std::abs(t); // from the centre to the edge of the silhouette
        for (int i = 0; i < kCount; ++i) {
            const double y = i * kOptions.fineStep - kReach;
            const auto step = [&](double at) {
                return 0.5 * std::erfc(-(y - at) / (optics.blur * std::sqrt(2.0)));
            };
            const auto box = [&](double from, double to) { return float(step(from) - step(to)); };
            const float top = box(t - w, t + w);
            shapes_[std::size_t(i)] = {1.0F,
                                       float(step(0)) - 0.5F,
                                       top,
                                       box(-left, left) - top,
                                       box(left, left + kOptions.shadowWidth),
                                       box(-left - kOptions.shadowWidth, -left)};
        }
    }
    /// Returns the shapes at `row` of a profile if the match's centre is `shift` fine steps from
    /// the profile's middle.
    [[nodiscard]] const Shape& at(int row, int shift) const {
        const int i = kCount / 2 + (row - Profile::kRows / 2) * kFinePerSample - shift;
        return shapes_[std::size_t(std::clamp(i, 0, kCount - 1))];
    }

private:
    static constexpr double kReach = Profile::kHalf + kOptions.centreReach;
    static constexpr int kCount = 2 * int(kReach / kOptions.fineStep + 0.5) + 1;
    std::array<Shape, kCount> shapes_{};
};

struct Prior {
    Normal precision = Normal::zeros();
    PartColours pull = PartColours::zeros(); ///< precision times the expected colours
    double constant = 0;
};

Prior priorOf(cv::Vec3f shaft) {
    Prior prior;
    const double contrast = cv::norm(shaft);
    const auto add = [&](int part, double spread, double share) {
        const double p = 1 / (spread * spread);
        prior.precision(part, part) = p;
        for (int c = 0; c < 3; ++c) {
            prior.pull(part, c) = p * share * double(shaft[c]);
            prior.constant += p * share * share * double(shaft[c]) * double(shaft[c]);
        }
    };
    add(Table, 10.0, 0);
    add(TableStep, kOptions.stepSpread, 0);
    add(TopFace, kOptions.faceFloor + kOptions.topSpread * contrast, 1);
    add(SideFace, kOptions.faceFloor + kOptions.sideSpread * contrast, kOptions.sideShare);
    add(ShadowLeft, kOptions.shadowSpread, 0);
    add(ShadowRight, kOptions.shadowSpread, 0);
    return prior;
}

/// Returns twice the negative log-likelihood of a centre, with the best colours of the parts.
double costOfCentre(const Profile& profile, const ShapeTable& shapes, const Prior& prior,
                    int shift) {
    Normal normal = prior.precision;
    PartColours right = prior.pull;
    double square = prior.constant;
    for (int row = 0; row < Profile::kRows; ++row) {
        const auto i = std::size_t(row);
        const double weight =
            double(profile.weight[i]) / (kOptions.profileNoise * kOptions.profileNoise);
        if (weight == 0) {
            continue;
        }
        const Shape& shape = shapes.at(row, shift);
        const cv::Vec3f& value = profile.value[i];
        for (int a = 0; a < kParts; ++a) {
            const double wa = weight * double(shape[std::size_t(a)]);
            for (int b = 0; b <= a; ++b) {
                normal(a, b) += wa * double(shape[std::size_t(b)]);
            }
            for (int c = 0; c < 3; ++c) {
                right(a, c) += wa * double(value[c]);
            }
        }
        square += weight * double(value.dot(value));
    }
    for (int a = 0; a < kParts; ++a) {
        for (int b = a + 1; b < kParts; ++b) {
            normal(a, b) = normal(b, a);
        }
    }
    const PartColours colours = normal.solve(right, cv::DECOMP_CHOLESKY);
    double explained = 0;
    for (int a = 0; a < kParts; ++a) {
        for (int c = 0; c < 3; ++c) {
            explained += colours(a, c) * right(a, c);
        }
    }
    return square - explained;
}

} // namespace

ProfileCentre profileCentre(const Profile& profile, const StripOptics& optics, cv::Vec3f shaft,
                            const CentreExpected& expected) {
    const ShapeTable shapes(optics);
    const Prior prior = priorOf(shaft);
    const auto costAt = [&](int shift) {
        const double miss = (shift * kOptions.fineStep - expected.offset) / expected.sigma;
        return costOfCentre(profile, shapes, prior, shift) + miss * miss;
    };
    constexpr int kCoarse = 3; // in fine steps: 0.15 mm, a third of the blur
    constexpr int kReach = int(kOptions.centreReach / kOptions.fineStep + 0.5);
    int best = 0;
    double least = costAt(0);
    for (int shift = -kReach; shift <= kReach; shift += kCoarse) {
        const double cost = costAt(shift);
        if (cost < least) {
            least = cost;
            best = shift;
        }
    }
    const double before = costAt(best - kCoarse);
    const double after = costAt(best + kCoarse);
    const double bend = std::max(1e-6, before - 2 * least + after);
    const double step = kCoarse * kOptions.fineStep;
    ProfileCentre centre;
    centre.offset =
        best * kOptions.fineStep + step * std::clamp(0.5 * (before - after) / bend, -0.5, 0.5);
    centre.sigma = step * std::sqrt(2 / bend);
    return centre;
}

} // namespace umpire::matches
