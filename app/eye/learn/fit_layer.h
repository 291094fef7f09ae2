#pragma once

#include "vision/matches/learned_look.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::learn {

using Row = matches::JudgeLayer::Row;

/// The training data for one answer of the judge's last layer.
struct RowProblem {
    cv::Mat features;                  ///< (samples, JudgeLayer::kFeatures), CV_32F
    std::vector<float> targets;        ///< probability that the answer is yes: 0, 1, or between
    std::vector<std::string> pictures; ///< the picture of each sample
    /// Log odds from which the answer counts as yes.
    double saysYes = 0.0;
    /// Marks samples that are used for training but not for comparing fits; empty: none.
    std::vector<char> teachesOnly{};
};

/// Logistic regression by Newton's method. An L2 penalty, in units of the features' own size, pulls
/// the weights to `prior`: with `strength` s, moving the answer by one log odds for all samples
/// costs as much as s samples that are wrong by one. Deterministic.
Row fittedRow(const RowProblem& problem, const Row& prior, double strength);

/// Returns the mean log loss of a row's answers, in nats per sample.
double meanLoss(const RowProblem& problem, const Row& row);

/// A two-fold test: a row fitted on one half of the pictures is scored on the other half.
struct RowTrial {
    double lossBefore = 0.0; ///< loss of the shipped row, in nats per sample
    double lossAfter = 0.0;
    int wrongBefore = 0; ///< number of wrong answers
    int wrongAfter = 0;
    bool isBetter = false; ///< fewer answers are wrong, and the mean loss falls by over two
                           ///< standard errors of the pictures' differences
};

struct RowFit {
    Row row{}; ///< the prior if the trial was no better
    RowTrial trial;
};

/// Chooses the strength by cross-validation over pictures, tests the choice on the half of the
/// pictures not used for it, and keeps the fit to all pictures only if that was better. With few
/// pictures, parts of them replace pictures. The order of the samples does not matter.
RowFit triedRow(const RowProblem& problem, const Row& prior);

} // namespace umpire::learn
