#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// The sources as text: what the architecture tests read.
namespace umpire::architecture {

struct SourceFile {
    std::string path; ///< from the repository's root, with '/'
    std::vector<std::string> lines;
};

/// One `#include`: the name between its quotes or angle brackets.
struct Include {
    std::string name;
    bool quoted = false;
    std::string where; ///< "vision/matches/match_fit.cpp:12"
};

std::filesystem::path repositoryRoot();

/// Every file under the folder with one of the extensions, sorted by path.
std::vector<SourceFile> filesUnder(const std::string& folder,
                                   const std::vector<std::string>& extensions);
/// C++ sources and headers of the product: rules, calibration, vision, app.
std::vector<SourceFile> productSources();

SourceFile readSource(const std::string& path);
std::vector<Include> includesOf(const SourceFile& source);

/// "file:line", the first line being 1.
std::string at(const std::string& path, std::size_t lineIndex);

} // namespace umpire::architecture
