#include "tests/app/run_umpire.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace umpire::testing {
namespace {

using nlohmann::json;

/// Budgets over `sample_images/dice`; they only move up.
constexpr int kPictures = 3;
constexpr int kFoundAtLeast = 23; ///< within `kNear`
constexpr int kReadAtLeast = 21;  ///< of those; a cocked die is read where it has no value
constexpr int kInventedAtMost = 1;
constexpr double kMiddleMmAtMost = 1.1; ///< mean distance of those found

/// A die is found where its top is said to be this near, in millimetres.
constexpr double kNear = 7.0;

struct Tally {
    int dice = 0;
    int found = 0;
    int read = 0;
    int invented = 0;
    double millimetres = 0.0;
};

double apart(const json& a, const json& b) {
    return std::hypot(a["center_mm"][0].get<double>() - b["center_mm"][0].get<double>(),
                      a["center_mm"][1].get<double>() - b["center_mm"][1].get<double>());
}

void compare(std::vector<json> said, const json& truth, Tally& tally) {
    for (const json& die : truth["dice"]) {
        ++tally.dice;
        const auto best = std::ranges::min_element(
            said, {}, [&](const json& other) { return apart(die, other); });
        if (best == said.end() || apart(die, *best) > kNear)
            continue;
        ++tally.found;
        tally.read += (*best)["value"] == die["value"];
        tally.millimetres += apart(die, *best);
        said.erase(best);
    }
    tally.invented += int(said.size());
}

Tally lookAtAll() {
    Tally tally;
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(sample("dice"))) {
        if (entry.path().extension() != ".json")
            continue;
        const std::string stem = (entry.path().parent_path() / entry.path().stem()).string();
        const RunResult run =
            runUmpire({"look", stem + ".jpg", "--table", sample("table.yaml"), "--camera",
                       stem + "-camera.yaml", "--what", "dice", "--json"});
        EXPECT_EQ(run.status, 0) << stem << ": " << run.err;
        const json said = json::parse(run.out, nullptr, false);
        EXPECT_FALSE(said.is_discarded()) << stem;
        compare(said["dice"], json::parse(std::ifstream(entry.path())), tally);
        ++pictures;
    }
    EXPECT_EQ(pictures, kPictures);
    return tally;
}

TEST(DiceSamples, StayWithinTheirBudget) {
    const Tally tally = lookAtAll();
    std::cout << "measured " << tally.found << " found, " << tally.read << " read, "
              << tally.invented << " invented of " << tally.dice << ", mean "
              << tally.millimetres / tally.found << " mm\n";
    EXPECT_GE(tally.found, kFoundAtLeast);
    EXPECT_GE(tally.read, kReadAtLeast);
    EXPECT_LE(tally.invented, kInventedAtMost);
    EXPECT_LE(tally.millimetres / tally.found, kMiddleMmAtMost);
}

} // namespace
} // namespace umpire::testing
