#pragma once

#include <filesystem>
#include <string>

namespace umpire::testing {

/// A new folder, deleted with the object.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return path_ / name; }
    /// Writes a file in the folder and returns its path.
    [[nodiscard]] std::string write(const std::string& name, const std::string& contents) const;

private:
    std::filesystem::path path_;
};

/// Returns the whole content of a file.
std::string contentsOf(const std::filesystem::path& file);

} // namespace umpire::testing
