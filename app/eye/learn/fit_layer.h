#pragma once

#include "vision/matches/learned_look.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

namespace umpire::learn {

using Row = matches::JudgeLayer::Row;

/// The training data for one yes-or-no answer of the judge's last layer.
struct RowProblem {
    cv::Mat features; ///< (samples, JudgeLayer::kFeatures), CV_32F
    /// True probability of the answer yes for each sample, 0 to 1.
    std::vector<float> targets;
    std::vector<std::string> pictures; ///< name of the picture of each sample
    /// Log odds above which the answer counts as yes.
    double saysYes = 0.0;
    /// Nonzero for each sample that is used for fitting but not for comparing fits. Empty if there
    /// is none.
    std::vector<char> teachesOnly{};
};

/// Fits the weights of the answer by logistic regression with Newton's method. An L2 penalty, in
/// units of the features' size, pulls the weights to `prior`. `strength` is the weight of the
/// penalty: with strength s, a change of all answers by one log odds costs as much as s samples
/// with an error of one. The result is deterministic.
Row fittedRow(const RowProblem& problem, const Row& prior, double strength);

/// Returns the mean log loss of the row's answers, in nats per sample. A nat is the unit of the
/// natural logarithm.
double meanLoss(const RowProblem& problem, const Row& row);

/// The result of a two-fold test. A row that was fitted to one half of the pictures is tested on
/// the other half.
struct RowTrial {
    double lossBefore = 0.0; ///< loss of the row before the fit, in nats per sample
    double lossAfter = 0.0;
    int wrongBefore = 0; ///< number of wrong answers before the fit
    int wrongAfter = 0;
    /// True if fewer answers are wrong and the mean loss falls by more than two standard errors;
    /// the errors are estimated from the pictures.
    bool isBetter = false;
};

struct RowFit {
    Row row{}; ///< the prior unless the trial was better
    RowTrial trial;
};

/// Fits a row and tests it. Chooses the weight of the penalty by cross-validation over pictures,
/// and tests this choice on the pictures that were not used for it. Returns the row fitted to all
/// pictures if the test was better, otherwise the prior. With few pictures, parts of pictures take
/// their place. The order of the samples does not matter.
RowFit triedRow(const RowProblem& problem, const Row& prior);

} // namespace umpire::learn
