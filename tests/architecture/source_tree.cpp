#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <fstream>
#include <regex>

namespace umpire::architecture {

std::filesystem::path repositoryRoot() {
    return std::filesystem::path(UMPIRE_SOURCE_DIR);
}

std::string at(const std::string& path, std::size_t lineIndex) {
    return path + ":" + std::to_string(lineIndex + 1);
}

SourceFile readSource(const std::string& path) {
    SourceFile source{path, {}};
    std::ifstream file(repositoryRoot() / path);
    for (std::string line; std::getline(file, line);) {
        source.lines.push_back(line);
    }
    return source;
}

std::vector<SourceFile> filesUnder(const std::string& folder,
                                   const std::vector<std::string>& extensions) {
    std::vector<SourceFile> sources;
    const auto root = repositoryRoot();
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        const std::string extension = entry.path().extension().string();
        if (entry.is_regular_file() &&
            std::ranges::find(extensions, extension) != extensions.end()) {
            sources.push_back(readSource(entry.path().lexically_relative(root).generic_string()));
        }
    }
    std::ranges::sort(sources, {}, &SourceFile::path);
    return sources;
}

const std::vector<SourceFile>& productSources() {
    static const std::vector<SourceFile> kAll = [] {
        std::vector<SourceFile> all;
        for (const char* folder : {"rules", "calibration", "vision", "app"}) {
            std::ranges::move(filesUnder(folder, {".h", ".cpp"}), std::back_inserter(all));
        }
        return all;
    }();
    return kAll;
}

std::vector<Include> includesOf(const SourceFile& source) {
    static const std::regex kInclude(R"(^\s*#\s*include\s*(["<])([^">]+)[">])");
    std::vector<Include> includes;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        std::smatch match;
        if (std::regex_search(source.lines[i], match, kInclude) &&
            !match[2].str().starts_with("moc_")) {
            includes.push_back({match[2], match[1] == "\"", at(source.path, i)});
        }
    }
    return includes;
}

} // namespace umpire::architecture
