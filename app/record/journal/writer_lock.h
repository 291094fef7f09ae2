#pragma once

#include <filesystem>
#include <string>

namespace umpire {

/// Locks a file against other writing processes by a lock file beside it. The kernel releases the
/// lock when the process ends in any way: a killed process leaves the file, but no lock.
class WriterLock {
public:
    explicit WriterLock(const std::filesystem::path& file);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    enum class Taken { Yes, ByAnother, NoFile };
    /// NoFile: the lock file cannot be created there. ByAnother: another process holds the lock;
    /// waits for that process's signature, at most two seconds.
    Taken take();
    /// Writes this process into the lock file. Called only by the process that will write.
    void sign() const;
    /// Returns the process that holds the lock, by its signature; "?" if there is none.
    [[nodiscard]] std::string holder() const { return holder_.empty() ? "?" : holder_; }

private:
    std::filesystem::path path_;
    int descriptor_ = -1;
    std::string holder_;
};

} // namespace umpire
