#pragma once

#include <filesystem>
#include <string>

namespace umpire {

/// Locks a file against other writing processes by means of a lock file beside it. The system
/// releases the lock whenever the process ends. A killed process leaves the lock file, but not the
/// lock.
class WriterLock {
public:
    explicit WriterLock(const std::filesystem::path& file);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    enum class Taken { Yes, ByAnother, NoFile };
    /// Tries to take the lock. NoFile: the lock file cannot be created. ByAnother: another process
    /// holds the lock. In that case waits up to two seconds until that process has written its id.
    Taken take();
    /// Writes this process's id into the lock file. Only the process that will write calls this.
    void sign() const;
    /// Returns the id of the process that holds the lock; "?" if it is unknown.
    [[nodiscard]] std::string holder() const { return holder_.empty() ? "?" : holder_; }

private:
    std::filesystem::path path_;
    int descriptor_ = -1;
    std::string holder_;
};

} // namespace umpire
