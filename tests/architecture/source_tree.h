#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Reads the sources as text for the architecture tests.
namespace umpire::architecture {

struct SourceFile {
    std::string path; ///< relative to the repository's root, with '/'
    std::vector<std::string> lines;
};

/// An `#include`: the name between the quotes or angle brackets.
struct Include {
    std::string name;
    bool quoted = false;
    std::string where; ///< "vision/matches/match_fit.cpp:12"
};

std::filesystem::path repositoryRoot();

/// Lists every file under the folder with one of the extensions, sorted by path.
std::vector<SourceFile> filesUnder(const std::string& folder,
                                   const std::vector<std::string>& extensions);
/// Returns the C++ sources and headers of the product: rules, calibration, vision, app.
const std::vector<SourceFile>& productSources();

SourceFile readSource(const std::string& path);
/// Returns the includes of a source in their order, without the files that moc writes during the
/// build.
std::vector<Include> includesOf(const SourceFile& source);

/// Formats a place as "file:line"; the first line is 1.
std::string at(const std::string& path, std::size_t lineIndex);

} // namespace umpire::architecture
