#pragma once

#include <filesystem>

namespace umpire {

/// A folder that only this user may read. The destructor removes it and its content.
class OwnFolder {
public:
    /// Creates the folder among the system's temporary files.
    OwnFolder();
    /// Creates the folder in the parent folder of the file `beside`. Its name begins with the
    /// file's name.
    explicit OwnFolder(const std::filesystem::path& beside);
    ~OwnFolder();
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    /// Returns the folder's path; an empty path if the folder could not be created.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace umpire
