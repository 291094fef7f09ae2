#include "app/eye/learn/fit_layer.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

/// Tests the fit of one output on features with known truth.
namespace umpire::learn {
namespace {

constexpr int kFeatures = matches::JudgeLayer::kFeatures;

/// Returns a row by which about half of the answers are yes.
Row drawnRow(std::uint64_t seed) {
    cv::RNG random(seed);
    Row row{};
    for (float& weight : row) {
        weight = float(random.gaussian(0.5));
    }
    row.back() = 0;
    return row;
}

/// Returns pictures of ten samples each, whose answers are drawn at random with the probabilities
/// of `truth`.
RowProblem drawnBy(const Row& truth, int pictures, std::uint64_t seed) {
    cv::RNG random(seed);
    RowProblem problem;
    problem.features.create(pictures * 10, kFeatures, CV_32F);
    random.fill(problem.features, cv::RNG::NORMAL, 0, 1);
    for (int k = 0; k < problem.features.rows; ++k) {
        const auto* x = problem.features.ptr<float>(k);
        const double z =
            std::inner_product(truth.begin(), truth.end() - 1, x, double(truth.back()));
        problem.targets.push_back(random.uniform(0.0, 1.0) < 1 / (1 + std::exp(-z)) ? 1.0F : 0.0F);
        problem.pictures.push_back("picture " + std::to_string(k / 10 + 100));
    }
    return problem;
}

Row shifted(Row row) {
    for (std::size_t k = 0; k < 8; ++k) {
        row[k] += k % 2 == 0 ? 1.5F : -1.5F;
    }
    return row;
}

RowProblem inOrder(const RowProblem& problem, const std::vector<int>& order) {
    RowProblem other;
    for (const int k : order) {
        other.features.push_back(problem.features.row(k));
        other.targets.push_back(problem.targets[std::size_t(k)]);
        other.pictures.push_back(problem.pictures[std::size_t(k)]);
    }
    return other;
}

TEST(FitLayer, IsBetterOnATableThatDiffers) {
    const Row shipped = drawnRow(1);
    const Row table = shifted(shipped);
    const RowFit fit = triedRow(drawnBy(table, 24, 2), shipped);
    EXPECT_TRUE(fit.trial.isBetter);
    EXPECT_LT(fit.trial.lossAfter, fit.trial.lossBefore);
    const RowProblem unseen = drawnBy(table, 100, 3);
    EXPECT_LT(meanLoss(unseen, fit.row), 0.9 * meanLoss(unseen, shipped));
}

TEST(FitLayer, IsSeldomKeptOnATableThatDoesNotDiffer) {
    const Row shipped = drawnRow(1);
    int kept = 0;
    for (std::uint64_t seed = 10; seed < 50; ++seed) {
        const RowFit fit = triedRow(drawnBy(shipped, 12, seed), shipped);
        kept += fit.trial.isBetter ? 1 : 0;
        EXPECT_TRUE(fit.trial.isBetter || fit.row == shipped);
    }
    EXPECT_LE(kept, 4);
}

TEST(FitLayer, FewSamplesMoveItLittle) {
    const Row shipped = drawnRow(1);
    RowProblem few = drawnBy(shipped, 1, 5);
    for (float& target : few.targets) {
        target = 1 - target;
    }
    const RowProblem others = drawnBy(shipped, 100, 6);
    const Row fitted = fittedRow(few, shipped, 32);
    EXPECT_NE(fitted, shipped);
    EXPECT_LT(meanLoss(others, fitted), meanLoss(others, shipped) + 0.25);
    EXPECT_LT(meanLoss(few, fitted), meanLoss(few, shipped));
}

TEST(FitLayer, TheOrderOfTheSamplesDoesNotMatter) {
    const Row shipped = drawnRow(1);
    const RowProblem problem = drawnBy(shifted(shipped), 12, 7);
    const RowFit fit = triedRow(problem, shipped);
    std::vector<int> order(problem.targets.size());
    std::iota(order.begin(), order.end(), 0);
    cv::RNG random(8);
    for (int round = 0; round < 5; ++round) {
        for (std::size_t k = order.size() - 1; k > 0; --k) {
            std::swap(order[k], order[std::size_t(random.uniform(0, int(k) + 1))]);
        }
        const RowFit other = triedRow(inOrder(problem, order), shipped);
        EXPECT_EQ(other.row, fit.row);
        EXPECT_EQ(other.trial.lossAfter, fit.trial.lossAfter);
    }
}

TEST(FitLayer, WantsTwoPicturesAndBothAnswers) {
    const Row shipped = drawnRow(1);
    EXPECT_EQ(triedRow(drawnBy(shifted(shipped), 1, 9), shipped).row, shipped);
    RowProblem oneSided = drawnBy(shifted(shipped), 12, 9);
    oneSided.targets.assign(oneSided.targets.size(), 1.0F);
    EXPECT_EQ(triedRow(oneSided, shipped).row, shipped);
    EXPECT_EQ(triedRow({}, shipped).row, shipped);
}

} // namespace
} // namespace umpire::learn
