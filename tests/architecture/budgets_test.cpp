#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

namespace umpire::architecture {
namespace {

/// The style rules that can be counted. clang-tidy counts the lines and parameters of functions.
constexpr int kMaxLinesInAFile = 400;
constexpr int kMaxLinesInAReadme = 10;
constexpr std::size_t kMaxColumns = 100;

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

/// Returns a CSS length in pixels: `px`, or `rem` of 16 pixels; 0 for any other unit.
double pixelsOf(const std::ssub_match& number, const std::string& unit) {
    return std::stod(number) * (unit == "px" ? 1.0 : unit == "rem" ? 16.0 : 0.0);
}

/// Half a step of the window's grid of 8 pixels.
TEST(Budgets, PagesKeepDistancesOfWholeFours) {
    static const std::regex kDistance("(?:padding|margin|gap)[a-z-]*: *([^;}]*)");
    static const std::regex kLength("([0-9]*\\.?[0-9]+)([a-z]+)");
    int lengths = 0;
    for (const SourceFile& sheet : filesUnder("app", {".css"})) {
        const std::string text = wholeFile(sheet.path);
        for (std::sregex_iterator it(text.begin(), text.end(), kDistance), end; it != end; ++it) {
            const std::string all = (*it)[1];
            for (std::sregex_iterator one(all.begin(), all.end(), kLength); one != end; ++one) {
                ++lengths;
                EXPECT_DOUBLE_EQ(std::fmod(pixelsOf((*one)[1], (*one)[2]), 4.0), 0.0)
                    << sheet.path << " has " << it->str();
            }
        }
    }
    EXPECT_GT(lengths, 100) << "the test read next to nothing";
}

std::set<std::string> firstGroups(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        found.insert((*it)[1]);
    }
    return found;
}

/// A word is used if a source names its key, or a page puts the key together from a beginning.
TEST(Budgets, EveryWordOfThePagesIsSaidAndEachSaidWordIsThere) {
    std::string pages;
    for (const SourceFile& source : filesUnder("app", {".js", ".html"})) {
        pages += wholeFile(source.path);
    }
    std::string all = pages;
    for (const SourceFile& source : filesUnder("app", {".h", ".cpp"})) {
        all += wholeFile(source.path);
    }
    const auto words = firstGroups(wholeFile("app/web/telephone/page/words.json"),
                                   std::regex(R"re(\n  "([^"]+)": )re"));
    const auto beginnings = firstGroups(all, std::regex(R"re("([^" ]+(?: |: |_))" \+)re"));
    for (const std::string& key : words) {
        EXPECT_TRUE(std::ranges::any_of(beginnings,
                                        [&](const auto& each) { return key.starts_with(each); }) ||
                    all.find('"' + key + '"') != std::string::npos)
            << key << " is never said";
    }
    for (const std::string& key : firstGroups(pages, std::regex(R"re(\bsay\("([^"]+)"[,)])re"))) {
        EXPECT_TRUE(words.contains(key)) << key << " is no word";
    }
    EXPECT_GT(words.size(), 100u) << "the test read next to nothing";
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

/// The window and the pages use these sentences too; `Failure::setting` names the option.
TEST(Budgets, NoOptionOfTheCommandLineStandsInASentenceBelowIt) {
    static const std::regex kText("\"(?:[^\"\\\\]|\\\\.)*\"");
    static const std::regex kOption("(^|[^-!])--[a-z]");
    for (const SourceFile& source : productSources()) {
        for (std::size_t i = 0; i < source.lines.size() && !source.path.starts_with("app/cli/");
             ++i) {
            const std::string& line = source.lines[i];
            for (std::sregex_iterator it(line.begin(), line.end(), kText), end; it != end; ++it) {
                const std::string text = it->str();
                EXPECT_TRUE(text.find(' ') == std::string::npos ||
                            !std::regex_search(text, kOption))
                    << at(source.path, i) << " says " << text;
            }
        }
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

/// "Suite.Test", and "Suite.*" for some test of the suite.
TEST(Budgets, TheThreatModelNamesTestsThatExist) {
    const std::regex defined(R"(TEST(?:_F|_P)?\((\w+),\s*(\w+)\))");
    std::set<std::string> tests;
    for (const SourceFile& source : filesUnder("tests", {".cpp"})) {
        const std::string text = wholeFile(source.path);
        for (std::sregex_iterator test(text.begin(), text.end(), defined), end; test != end;
             ++test) {
            tests.insert((*test)[1].str() + "." + (*test)[2].str());
        }
    }
    const std::string page = wholeFile("docs/security.md");
    const std::regex named(R"(`([A-Z]\w+\.)(\w+|\*)`)");
    int count = 0;
    for (std::sregex_iterator test(page.begin(), page.end(), named), end; test != end; ++test) {
        const std::string name = (*test)[1].str() + ((*test)[2] == "*" ? "" : (*test)[2].str());
        const auto found = tests.lower_bound(name);
        const bool isThere =
            found != tests.end() && ((*test)[2] == "*" ? found->starts_with(name) : *found == name);
        EXPECT_TRUE(isThere) << name;
        ++count;
    }
    EXPECT_GE(count, 15);
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

} // namespace
} // namespace umpire::architecture
