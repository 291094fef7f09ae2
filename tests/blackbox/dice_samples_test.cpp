#include "app/measure/evaluate/compare_look.h"
#include "app/measure/evaluate/truth.h"
#include "tests/app/run_umpire.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <iostream>
#include <numeric>

namespace umpire::testing {
namespace {

using nlohmann::json;

/// Budgets for `sample_images/dice`; they only move up.
constexpr int kPictures = 3;
constexpr int kFoundAtLeast = 23; ///< within 7 mm
constexpr int kReadAtLeast = 21;  ///< of the found dice; a cocked die is right without a value
constexpr int kInventedAtMost = 1;
constexpr double kMiddleMmAtMost = 1.1; ///< mean distance of the found dice

Figures lookAtAll() {
    Figures figures;
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(sample("dice"))) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        const std::string stem = (entry.path().parent_path() / entry.path().stem()).string();
        const RunResult run =
            runUmpire({"look", stem + ".jpg", "--table", sample("table.yaml"), "--camera",
                       stem + "-camera.yaml", "--what", "dice", "--json"});
        EXPECT_EQ(run.status, 0) << stem << ": " << run.err;
        const json said = json::parse(run.out, nullptr, false);
        EXPECT_FALSE(said.is_discarded()) << stem;
        compareLook(said, readTruth(entry.path()).value(), figures);
        ++pictures;
    }
    EXPECT_EQ(pictures, kPictures);
    return figures;
}

TEST(DiceSamples, StayWithinTheirBudget) {
    Figures figures = lookAtAll();
    const Share found = figures.shares["die_found"];
    const int read = figures.shares["die_value_right"].right;
    const int invented = figures.counts["dice_invented"];
    const std::vector<double>& off = figures.errors["die_center_mm"];
    const double mean = std::accumulate(off.begin(), off.end(), 0.0) / double(off.size());
    std::cout << "measured " << found.right << " found, " << read << " read, " << invented
              << " invented of " << found.of << ", mean " << mean << " mm\n";
    EXPECT_GE(found.right, kFoundAtLeast);
    EXPECT_GE(read, kReadAtLeast);
    EXPECT_LE(invented, kInventedAtMost);
    EXPECT_LE(mean, kMiddleMmAtMost);
}

} // namespace
} // namespace umpire::testing
