#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace umpire::architecture {
namespace {

/// The style rules that can be counted. Exceptions are listed with what they may have; a line here
/// may shrink or go, never grow.
constexpr int kMaxLinesInAFile = 400;
constexpr int kMaxLinesInAFunction = 60;
constexpr int kMaxParameters = 4;
constexpr int kMaxLinesInAReadme = 10;
constexpr std::size_t kMaxColumns = 100;

/// Files with functions of more parameters, and how many they may have.
const std::map<std::string, int> kMoreParameters = {
    {"tests/app/faulty_disk.cpp", 5}, // SQLite's own
    {"vision/galleys/galley_box.cpp", 5},
    {"vision/galleys/galley_masts.cpp", 5},
    {"vision/galleys/galley_parts.cpp", 6},
};

std::vector<SourceFile> ownSources() {
    std::vector<SourceFile> all = productSources();
    for (SourceFile& source : filesUnder("tests", {".h", ".cpp"})) {
        all.push_back(std::move(source));
    }
    return all;
}

/// Folders of the product that hold sources themselves.
std::set<std::string> sourceFolders() {
    std::set<std::string> folders;
    for (const SourceFile& source : productSources()) {
        folders.insert(source.path.substr(0, source.path.rfind('/')));
    }
    return folders;
}

std::string wholeFile(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(repositoryRoot() / path).rdbuf();
    return text.str();
}

TEST(Budgets, NoFileIsLongerThan400Lines) {
    for (const SourceFile& source : ownSources()) {
        EXPECT_LE(source.lines.size(), kMaxLinesInAFile) << source.path;
    }
}

TEST(Budgets, NoFunctionIsLongerThan60Lines) {
    int functionsRead = 0;
    for (const SourceFile& source : ownSources()) {
        for (const FunctionSpan& function : functionsOf(source)) {
            ++functionsRead;
            EXPECT_LE(function.lineCount, kMaxLinesInAFunction) << function.where;
        }
    }
    EXPECT_GT(functionsRead, 200) << "the test found next to no functions";
}

TEST(Budgets, NoFunctionHasMoreThanFourParameters) {
    for (const SourceFile& source : ownSources()) {
        const auto more = kMoreParameters.find(source.path);
        const int most = more == kMoreParameters.end() ? kMaxParameters : more->second;
        for (const FunctionSpan& function : functionsOf(source)) {
            EXPECT_LE(function.parameterCount, most) << function.where;
        }
    }
}

TEST(Budgets, NoLineIsLongerThan100Columns) {
    for (const SourceFile& source : ownSources()) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const auto columns = std::ranges::count_if( // UTF-8: continuation bytes take no column
                source.lines[i],
                [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
            EXPECT_LE(columns, kMaxColumns) << at(source.path, i);
        }
    }
}

TEST(Budgets, EveryHeaderOpensWithPragmaOnce) {
    for (const SourceFile& source : ownSources()) {
        const std::string first = source.lines.empty() ? "" : source.lines.front();
        EXPECT_TRUE(!source.path.ends_with(".h") || first == "#pragma once") << source.path;
    }
}

bool saysItsLaw(const std::string& line) {
    return line.starts_with("Law:") || line.starts_with("**Law:**");
}

TEST(Budgets, EveryFolderHasAShortReadmeThatEndsWithItsLaw) {
    std::set<std::string> folders = sourceFolders();
    folders.insert({"rules", "app", "sample_images", "tests"});
    for (const std::string& folder : folders) {
        const SourceFile readme = readSource(folder + "/README.md");
        EXPECT_TRUE(std::ranges::any_of(readme.lines, saysItsLaw))
            << readme.path << " is missing or does not say its law";
        EXPECT_LE(readme.lines.size(), kMaxLinesInAReadme) << readme.path;
    }
}

/// A header that no HEADERS list names is never compiled on its own.
TEST(Budgets, EveryLibraryHeaderIsInItsHeaderSet) {
    for (const SourceFile& source : productSources()) {
        if (!source.path.ends_with(".h") || source.path.starts_with("app/cli/")) {
            continue; // the command line is a program, not a library
        }
        std::filesystem::path list = std::filesystem::path(source.path).parent_path();
        while (!std::filesystem::exists(repositoryRoot() / list / "CMakeLists.txt")) {
            list = list.parent_path();
        }
        const std::string name =
            std::filesystem::path(source.path).lexically_relative(list).string();
        const std::string text = wholeFile((list / "CMakeLists.txt").string());
        EXPECT_NE(text.find(name), std::string::npos)
            << source.path << " is not named in " << list << "/CMakeLists.txt";
    }
}

TEST(FunctionSpans, AreCountedFromTheSignatureToTheClosingBrace) {
    const SourceFile source{"planted.cpp",
                            {"#include <map>", "namespace a {", "struct B {", "    int c = 1;",
                             "    int d(int e, std::map<int, int> f) const {", "        return 1;",
                             "    }", "};", "constexpr int kG[] = {1, 2};", "// h() {",
                             "int i(int j,", "      int k) {",
                             "    const auto l = [] { return '{'; };", "    return l() + 1'000;",
                             "}", "} // namespace a"}};
    const auto functions = functionsOf(source);
    ASSERT_EQ(functions.size(), 2u);
    EXPECT_EQ(functions[0].where, "planted.cpp:5");
    EXPECT_EQ(functions[0].lineCount, 3);
    EXPECT_EQ(functions[0].parameterCount, 2);
    EXPECT_EQ(functions[1].where, "planted.cpp:11");
    EXPECT_EQ(functions[1].lineCount, 5);
}

} // namespace
} // namespace umpire::architecture
