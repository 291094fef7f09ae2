#include "app/measure/evaluate/compare_look.h"
#include "app/measure/evaluate/truth.h"
#include "tests/app/run_umpire.h"

#include <cctype>
#include <filesystem>
#include <gtest/gtest.h>
#include <iostream>

/// Tests coded counters with the real program: on the sample pictures and on other people's
/// photographs.
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
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) {
        text.pop_back();
    }
    return text;
}

TEST(SampleCodes, AreAllReadWhereTheyLie) {
    Figures figures;
    for (const char* name : {"codes-0001", "codes-0002", "codes-0003"}) {
        const std::string stem = sample("codes/") + name;
        const json codes = codesIn(
            {stem + ".jpg", "--table", sample("table.yaml"), "--camera", stem + "-camera.yaml"});
        compareLook({{"codes", codes}}, readTruth(stem + ".json").value(), figures);
    }
    const Share read = figures.shares["code_read"];
    const int invented = figures.counts["codes_invented"];
    const double worstMm = spreadOf(figures.errors["code_center_mm"]).max;
    const double worstDegrees = spreadOf(figures.errors["code_heading_deg"]).max;
    std::cout << "measured {" << read.of << ", " << read.right << ", " << invented << ", "
              << worstMm << " mm, " << worstDegrees << " degrees}\n";
    EXPECT_EQ(read.of, 41);
    EXPECT_GE(read.right, 40); // missed: 14 x 14 modules of 1.9 pixels
    EXPECT_EQ(invented, 0);    // the torn counter is not invented
    EXPECT_LE(worstMm, 1.0);
    EXPECT_LE(worstDegrees, 2.0);
}

TEST(SampleCodes, OfABoxIsNoCounterAndIsSaidToBeNone) {
    const RunResult run = runUmpire({"look", sample("codes/codes-0003.jpg"), "--table",
                                     sample("table.yaml"), "--what", "codes", "--json"});
    const json answer = json::parse(run.out);
    int foreign = 0;
    for (const json& code : answer["codes"]) {
        foreign += code["counter"] == false ? 1 : 0;
    }
    EXPECT_EQ(foreign, 1);
    EXPECT_NE(answer["warnings"].dump().find("no counter"), std::string::npos);
}

TEST(SampleCodes, AreNotSeenWhereThereAreNone) {
    for (const auto& entry : std::filesystem::directory_iterator(sample("nothing"))) {
        if (entry.path().extension() == ".jpg") {
            EXPECT_EQ(codesIn({entry.path().string(), "--table", sample("table.yaml")}).size(), 0U)
                << entry.path();
        }
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
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    int pictures = 0, read = 0, misread = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::filesystem::path answer = entry.path();
        const std::string ending = answer.extension();
        answer.replace_extension(".txt");
        if (ending != ".png" && ending != ".jpg" && ending != ".webp") {
            continue;
        }
        const std::string text = std::filesystem::exists(answer) ? trimmed(contentsOf(answer)) : "";
        ++pictures;
        for (const json& code : codesIn({entry.path().string()})) {
            ++(trimmed(code["text"]) == text ? read : misread);
        }
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
