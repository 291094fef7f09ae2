#include "tests/app/run_umpire.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <gtest/gtest.h>
#include <iostream>
#include <nlohmann/json.hpp>

/// Coded counters through the program: the sample pictures, and photographs that others took.
namespace umpire::testing {
namespace {

using nlohmann::json;
using Paths = std::vector<std::filesystem::path>;

json codesIn(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "look");
    arguments.insert(arguments.end(), {"--what", "codes", "--json"});
    const RunResult run = runUmpire(arguments);
    const json answer = json::parse(run.out, nullptr, false);
    return answer.is_object() ? answer["codes"] : json::array();
}

std::string trimmed(std::string text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0)
        text.pop_back();
    return text;
}

double turnBetween(double a, double b) {
    return std::abs(std::remainder(a - b, 360.0));
}

struct Tally {
    int codes = 0, read = 0, invented = 0;
    double worstMm = 0, worstDegrees = 0;
};

void compare(json said, const json& truth, Tally& tally) {
    for (const json& code : truth["codes"]) {
        ++tally.codes;
        const auto found = std::ranges::find_if(
            said, [&](const json& other) { return other["text"] == code["text"]; });
        if (found == said.end())
            continue;
        ++tally.read;
        const double dx = double((*found)["center_mm"][0]) - double(code["center_mm"][0]);
        const double dy = double((*found)["center_mm"][1]) - double(code["center_mm"][1]);
        tally.worstMm = std::max(tally.worstMm, std::hypot(dx, dy));
        tally.worstDegrees =
            std::max(tally.worstDegrees, turnBetween((*found)["heading_deg"], code["heading_deg"]));
        said.erase(found);
    }
    tally.invented += int(said.size());
}

TEST(SampleCodes, AreAllReadWhereTheyLie) {
    Tally tally;
    for (const char* name : {"codes-0001", "codes-0002", "codes-0003"}) {
        const std::string stem = sample("codes/") + name;
        const json truth = json::parse(contentsOf(stem + ".json"));
        compare(codesIn({stem + ".jpg", "--table", sample("table.yaml"), "--camera",
                         stem + "-camera.yaml"}),
                truth, tally);
    }
    std::cout << "measured {" << tally.codes << ", " << tally.read << ", " << tally.invented << ", "
              << tally.worstMm << " mm, " << tally.worstDegrees << " degrees}\n";
    EXPECT_EQ(tally.codes, 41);
    EXPECT_GE(tally.read, 40);    // missed: 14 x 14 modules of 1.9 pixels
    EXPECT_EQ(tally.invented, 0); // the torn one is not made up
    EXPECT_LE(tally.worstMm, 1.0);
    EXPECT_LE(tally.worstDegrees, 2.0);
}

TEST(SampleCodes, OfABoxIsNoCounterAndIsSaidToBeNone) {
    const RunResult run = runUmpire({"look", sample("codes/codes-0003.jpg"), "--table",
                                     sample("table.yaml"), "--what", "codes", "--json"});
    const json answer = json::parse(run.out);
    int foreign = 0;
    for (const json& code : answer["codes"])
        foreign += code["counter"] == false ? 1 : 0;
    EXPECT_EQ(foreign, 1);
    EXPECT_NE(answer["warnings"].dump().find("no counter"), std::string::npos);
}

TEST(SampleCodes, AreNotSeenWhereThereAreNone) {
    for (const auto& entry : std::filesystem::directory_iterator(sample("nothing")))
        if (entry.path().extension() == ".jpg") {
            EXPECT_EQ(codesIn({entry.path().string(), "--table", sample("table.yaml")}).size(), 0U)
                << entry.path();
        }
}

/// Photographs of codes of any make and size, with no table in view.
struct Photographs {
    std::string folder;
    int readAtLeast;
    int misreadAtMost;
};

class CodePhotographs : public ::testing::TestWithParam<Photographs> {};

TEST_P(CodePhotographs, StayWithinTheirBudget) {
    const std::filesystem::path folder =
        std::filesystem::path(UMPIRE_SHARED_DIR) / "photos/codes" / GetParam().folder;
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << folder << " is not there";
    int pictures = 0, read = 0, misread = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::filesystem::path answer = entry.path();
        const std::string ending = answer.extension();
        answer.replace_extension(".txt");
        if (ending != ".png" && ending != ".jpg" && ending != ".webp")
            continue;
        const std::string text = std::filesystem::exists(answer) ? trimmed(contentsOf(answer)) : "";
        ++pictures;
        for (const json& code : codesIn({entry.path().string()}))
            ++(trimmed(code["text"]) == text ? read : misread);
    }
    std::cout << GetParam().folder << ": of " << pictures << " read " << read << ", misread "
              << misread << '\n';
    EXPECT_GE(read, GetParam().readAtLeast);
    EXPECT_LE(misread, GetParam().misreadAtMost);
}

INSTANTIATE_TEST_SUITE_P(Blackbox, CodePhotographs,
                         ::testing::Values(Photographs{"datamatrix-2", 13, 0},
                                           Photographs{"qrcode-6", 15, 0},
                                           Photographs{"falsepositives-1", 0, 0}),
                         [](const auto& instance) {
                             std::string name = instance.param.folder;
                             std::erase(name, '-');
                             return name;
                         });

} // namespace
} // namespace umpire::testing
