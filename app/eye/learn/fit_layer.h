#pragma once

#include "vision/matches/learned_look.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::learn {

using Row = matches::JudgeLayer::Row;

/// What one answer of the judge's last layer is fitted to.
struct RowProblem {
    cv::Mat features;                  ///< (samples, JudgeLayer::kFeatures), CV_32F
    std::vector<float> targets;        ///< chance that the answer is yes: 0, 1, or between
    std::vector<std::string> pictures; ///< that each sample is of
    /// Log odds from which on the answer is taken for yes.
    double saysYes = 0.0;
    /// Samples that teach and are not asked about when fits are compared; empty: none.
    std::vector<char> teachesOnly{};
};

/// Logistic regression by Newton's method. The weights are drawn to `prior` by an L2 penalty in
/// units of the features' own size: with `strength` s it costs as much to move the answer by one
/// log odds for all samples as s samples that are wrong by one. Deterministic.
Row fittedRow(const RowProblem& problem, const Row& prior, double strength);

/// Mean log loss of a row's answers, nats a sample.
double meanLoss(const RowProblem& problem, const Row& row);

/// How a row fitted on one half of the pictures does on the other half, both ways.
struct RowTrial {
    double lossBefore = 0.0; ///< of the shipped row, nats a sample
    double lossAfter = 0.0;
    int wrongBefore = 0; ///< answers
    int wrongAfter = 0;
    bool isBetter = false; ///< fewer are wrong, and the loss is less by more than two standard
                           ///< errors of the pictures' differences
};

struct RowFit {
    Row row{}; ///< the prior where the trial was no better
    RowTrial trial;
};

/// Chooses the strength by cross-validation over pictures, tries the choice on the half of the
/// pictures that it has not seen, and keeps the fit to all of them only if that was better. Of
/// few pictures parts take the pictures' place. The order of the samples does not matter.
RowFit triedRow(const RowProblem& problem, const Row& prior);

} // namespace umpire::learn
