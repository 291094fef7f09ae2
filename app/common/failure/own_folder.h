#pragma once

#include <filesystem>

namespace umpire {

/// A folder that only this user may read, and that is removed with all that is in it.
class OwnFolder {
public:
    /// Where files go that nobody keeps.
    OwnFolder();
    /// Beside that file, with a name that begins as its name does.
    explicit OwnFolder(const std::filesystem::path& beside);
    ~OwnFolder();
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    /// Empty where none could be made.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace umpire
