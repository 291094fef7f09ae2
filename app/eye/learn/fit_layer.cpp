#include "app/eye/learn/fit_layer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

namespace umpire::learn {
namespace {

constexpr int kWeights = matches::JudgeLayer::kFeatures + 1;
constexpr int kNewtonSteps = 12;
constexpr double kSettled = 1e-4; // step below which Newton's method ends, in log odds
constexpr std::array<double, 4> kStrengths{2, 8, 32, 128};
constexpr std::size_t kFolds = 3;
constexpr std::size_t kFewestPictures = 2;
/// Minimum number of parts for cross-validation. With fewer pictures, the pictures are divided into
/// parts.
constexpr std::size_t kFewestParts = 8;
/// Minimum number of samples with each of the two answers.
constexpr std::ptrdiff_t kFewestOfEach = 3;

/// Number of standard errors by which a fit must be better. In a simulation with 40 tables that do
/// not differ from the shipped look, with 12 pictures each, the fit was kept for 4 tables.
constexpr double kSureBy = 2.0;

using Samples = std::vector<int>;

double logOddsOf(const float* features, const Row& row) {
    return std::inner_product(row.begin(), row.end() - 1, features, double(row.back()));
}

/// Returns the log loss of an answer: log(1 + exp(z)) - target * z for the log odds z. The form
/// used here does not overflow.
double lossOf(double logOdds, double target) {
    return std::max(logOdds, 0.0) + std::log1p(std::exp(-std::abs(logOdds))) - target * logOdds;
}

/// Returns the mean square of each feature (1 for the bias). It measures how much a weight changes
/// the answers.
std::vector<double> sizesOf(const RowProblem& problem, const Samples& samples) {
    std::vector<double> sizes(kWeights, 0.0);
    for (const int k : samples) {
        const auto* features = problem.features.ptr<float>(k);
        for (int i = 0; i + 1 < kWeights; ++i) {
            sizes[std::size_t(i)] += double(features[i]) * features[i];
        }
    }
    for (double& size : sizes) {
        size = std::max(1e-6, size / double(std::max<std::size_t>(1, samples.size())));
    }
    sizes.back() = 1.0;
    return sizes;
}

/// The penalty that pulls the weights towards the values in `row`. `pull`: strength of the penalty
/// for each weight.
struct Prior {
    const Row& row;
    cv::Mat pull;
};

cv::Mat slopeOfPrior(const Prior& prior, const Row& row) {
    cv::Mat slope(kWeights, 1, CV_64F);
    for (int i = 0; i < kWeights; ++i) {
        const auto k = std::size_t(i);
        slope.at<double>(i) = prior.pull.at<double>(i) * (double(row[k]) - prior.row[k]);
    }
    return slope;
}

/// Returns the change of the weights in one step of Newton's method from `row`.
cv::Mat stepFrom(const RowProblem& problem, const Samples& samples, const Row& row,
                 const Prior& prior) {
    cv::Mat weighted(int(samples.size()), kWeights, CV_64F);
    cv::Mat slope = slopeOfPrior(prior, row);
    for (std::size_t n = 0; n < samples.size(); ++n) {
        const auto* features = problem.features.ptr<float>(samples[n]);
        const double chance = 1 / (1 + std::exp(-logOddsOf(features, row)));
        const double root = std::sqrt(std::max(1e-9, chance * (1 - chance)));
        const double error = chance - problem.targets[std::size_t(samples[n])];
        auto* out = weighted.ptr<double>(int(n));
        for (int i = 0; i < kWeights; ++i) {
            const double x = i + 1 < kWeights ? features[i] : 1.0F;
            out[i] = root * x;
            slope.at<double>(i) += error * x;
        }
    }
    cv::Mat curvature;
    cv::mulTransposed(weighted, curvature, true);
    curvature += cv::Mat::diag(prior.pull);
    cv::Mat step;
    cv::solve(curvature, slope, step, cv::DECOMP_CHOLESKY);
    return step;
}

Row fittedTo(const RowProblem& problem, const Samples& samples, const Row& shipped,
             double strength) {
    const std::vector<double> sizes = sizesOf(problem, samples);
    const Prior prior{shipped, cv::Mat(sizes, true) * strength};
    Row row = shipped;
    for (int round = 0; round < kNewtonSteps && !samples.empty(); ++round) {
        const cv::Mat step = stepFrom(problem, samples, row, prior);
        // The step is shortened, because Newton's method may overshoot far from the optimum.
        double size = 0;
        for (int i = 0; i < kWeights; ++i) {
            size = std::max(size, std::abs(step.at<double>(i)) * std::sqrt(sizes[std::size_t(i)]));
        }
        const double share = std::min(1.0, 1.0 / std::max(size, 1e-12));
        for (int i = 0; i < kWeights; ++i) {
            row[std::size_t(i)] -= float(share * step.at<double>(i));
        }
        if (size < kSettled) {
            break;
        }
    }
    return row;
}

double sumOfLosses(const RowProblem& problem, const Samples& samples, const Row& row) {
    double sum = 0;
    for (const int k : samples) {
        sum +=
            lossOf(logOddsOf(problem.features.ptr<float>(k), row), problem.targets[std::size_t(k)]);
    }
    return sum;
}

int wrongIn(const RowProblem& problem, const Samples& samples, const Row& row) {
    return int(std::ranges::count_if(samples, [&](int k) {
        const bool saysYes = logOddsOf(problem.features.ptr<float>(k), row) >= problem.saysYes;
        return saysYes != (problem.targets[std::size_t(k)] > 0.5F);
    }));
}

Samples askedAbout(const RowProblem& problem, const Samples& samples) {
    Samples asked;
    std::ranges::copy_if(samples, std::back_inserter(asked), [&](int k) {
        return problem.teachesOnly.empty() || problem.teachesOnly[std::size_t(k)] == 0;
    });
    return asked;
}

/// Groups the samples by picture, or by part of a picture. The order does not depend on the input's
/// order.
std::vector<Samples> byPicture(const RowProblem& problem) {
    std::map<std::string, Samples> named;
    for (std::size_t k = 0; k < problem.pictures.size(); ++k) {
        named[problem.pictures[k]].push_back(int(k));
    }
    const std::size_t bytes = matches::JudgeLayer::kFeatures * sizeof(float);
    const std::size_t parts = named.empty() ? 1 : (kFewestParts + named.size() - 1) / named.size();
    std::vector<Samples> pictures;
    for (auto& [name, samples] : named) {
        std::ranges::sort(samples, [&](int a, int b) {
            const int order = std::memcmp(problem.features.ptr(a), problem.features.ptr(b), bytes);
            return order != 0 ? order < 0
                              : problem.targets[std::size_t(a)] < problem.targets[std::size_t(b)];
        });
        std::vector<Samples> dealt(std::min(parts, samples.size()));
        for (std::size_t k = 0; k < samples.size(); ++k) {
            dealt[k % dealt.size()].push_back(samples[k]);
        }
        pictures.insert(pictures.end(), dealt.begin(), dealt.end());
    }
    return pictures;
}

/// Returns the samples of every `parts`-th picture beginning with `part`, or the samples of all
/// other pictures.
enum class Take { ThatPart, TheOthers };
Samples taken(const std::vector<Samples>& pictures, std::size_t part, std::size_t parts,
              Take take) {
    Samples samples;
    for (std::size_t k = 0; k < pictures.size(); ++k) {
        if ((k % parts == part) == (take == Take::ThatPart)) {
            samples.insert(samples.end(), pictures[k].begin(), pictures[k].end());
        }
    }
    return samples;
}

double bestStrength(const RowProblem& problem, const std::vector<Samples>& pictures,
                    const Row& prior) {
    double best = kStrengths.back();
    double least = HUGE_VAL;
    for (const double strength : kStrengths) {
        double loss = 0;
        for (std::size_t fold = 0; fold < kFolds; ++fold) {
            const Row row =
                fittedTo(problem, taken(pictures, fold, kFolds, Take::TheOthers), prior, strength);
            loss += sumOfLosses(problem, taken(pictures, fold, kFolds, Take::ThatPart), row);
        }
        if (loss < least) {
            least = loss;
            best = strength;
        }
    }
    return best;
}

RowTrial trialOf(const RowProblem& problem, const std::vector<Samples>& pictures,
                 const Row& prior) {
    std::vector<double> gains; // reduction of the loss in nats, for each picture
    std::size_t asked = 0;
    RowTrial trial;
    for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
        std::vector<Samples> seen;
        std::vector<Samples> held;
        for (std::size_t k = 0; k < pictures.size(); ++k) {
            (k % 2 == half ? held : seen).push_back(pictures[k]);
        }
        const Row row = fittedTo(problem, taken(seen, 0, 1, Take::ThatPart), prior,
                                 bestStrength(problem, seen, prior));
        for (const Samples& all : held) {
            const Samples picture = askedAbout(problem, all);
            asked += picture.size();
            const double before = sumOfLosses(problem, picture, prior);
            const double after = sumOfLosses(problem, picture, row);
            trial.lossBefore += before;
            trial.lossAfter += after;
            trial.wrongBefore += wrongIn(problem, picture, prior);
            trial.wrongAfter += wrongIn(problem, picture, row);
            gains.push_back(before - after);
        }
    }
    const auto count = double(gains.size());
    const double mean = std::accumulate(gains.begin(), gains.end(), 0.0) / count;
    double squares = 0;
    for (const double gain : gains) {
        squares += (gain - mean) * (gain - mean);
    }
    trial.isBetter = trial.wrongAfter < trial.wrongBefore &&
                     mean > kSureBy * std::sqrt(squares / (count - 1) / count);
    trial.lossBefore /= double(std::max<std::size_t>(1, asked));
    trial.lossAfter /= double(std::max<std::size_t>(1, asked));
    return trial;
}

} // namespace

Row fittedRow(const RowProblem& problem, const Row& prior, double strength) {
    return fittedTo(problem, taken(byPicture(problem), 0, 1, Take::ThatPart), prior, strength);
}

double meanLoss(const RowProblem& problem, const Row& row) {
    const Samples all = taken(byPicture(problem), 0, 1, Take::ThatPart);
    return all.empty() ? 0.0 : sumOfLosses(problem, all, row) / double(all.size());
}

RowFit triedRow(const RowProblem& problem, const Row& prior) {
    const std::vector<Samples> pictures = byPicture(problem);
    RowFit fit{prior, {}};
    const auto yes = std::ranges::count_if(problem.targets, [](float t) { return t > 0.5F; });
    const auto no = std::ptrdiff_t(problem.targets.size()) - yes;
    const std::set<std::string> names(problem.pictures.begin(), problem.pictures.end());
    if (names.size() < kFewestPictures || std::min(yes, no) < kFewestOfEach) {
        fit.trial.lossBefore = fit.trial.lossAfter = meanLoss(problem, prior);
        return fit;
    }
    fit.trial = trialOf(problem, pictures, prior);
    if (fit.trial.isBetter) {
        fit.row = fittedTo(problem, taken(pictures, 0, 1, Take::ThatPart), prior,
                           bestStrength(problem, pictures, prior));
    }
    return fit;
}

} // namespace umpire::learn
