#include "tests/app/run_umpire.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>

namespace umpire::testing {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A row of the table in docs/accuracy.md: the published figures for a photograph.
struct Claim {
    std::string photograph;
    int sticks = 0;
    int counted = 0;
    int headed = 0;
};

std::vector<Claim> claimsOfThePage() {
    std::ifstream page(fs::path(UMPIRE_SOURCE_DIR) / "docs" / "accuracy.md");
    const std::regex row(R"(\| `([^`]+)` \| (\d+) \| (\d+) \| (\d+) \|)");
    std::vector<Claim> claims;
    bool isThere = false;
    for (std::string line; std::getline(page, line);) {
        isThere = line.starts_with("## ") ? line == "## Photographs without tags" : isThere;
        std::smatch found;
        if (isThere && std::regex_match(line, found, row)) {
            claims.push_back(
                {found[1], std::stoi(found[2]), std::stoi(found[3]), std::stoi(found[4])});
        }
    }
    return claims;
}

/// Tolerance, because other processors round differently, which may decide about a stick.
constexpr int kOneMoreOrLess = 1;
constexpr int kInAll = 2;

TEST(PhotographsWithoutTags, AreCountedAsTheAccuracyPageSays) {
    const fs::path folder = fs::path(UMPIRE_SHARED_DIR) / "photos" / "sticks";
    if (!fs::exists(folder)) {
        GTEST_SKIP() << "no shared photographs";
    }
    const std::vector<Claim> claims = claimsOfThePage();
    EXPECT_GE(claims.size(), 18u);
    int off = 0;
    for (const Claim& claim : claims) {
        const RunResult run = runUmpire({"look", (folder / claim.photograph).string(), "--json"});
        const json said = json::parse(run.out, nullptr, false);
        ASSERT_FALSE(said.is_discarded()) << claim.photograph << ": " << run.err;
        const json& matches = said["matches"];
        const auto headed = std::ranges::count_if(
            matches, [](const json& match) { return match["headed"] == true; });
        EXPECT_NEAR(int(matches.size()), claim.counted, kOneMoreOrLess) << claim.photograph;
        EXPECT_NEAR(int(headed), claim.headed, kOneMoreOrLess) << claim.photograph;
        off += int(matches.size()) - claim.counted;
    }
    EXPECT_LE(std::abs(off), kInAll);
}

} // namespace
} // namespace umpire::testing
