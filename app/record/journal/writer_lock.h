#pragma once

#include <filesystem>
#include <string>

namespace umpire {

/// Holds a file against other writing processes by a lock file beside it. The kernel lets go of it
/// when the process ends, however it ends: a killed one leaves a file, but no lock.
class WriterLock {
public:
    explicit WriterLock(const std::filesystem::path& file);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    enum class Taken { Yes, ByAnother, NoFile };
    /// NoFile: the lock file cannot be made there. ByAnother: once that one has signed, or two
    /// seconds have passed.
    Taken take();
    /// Writes down which process holds it: who will write the file, not who finds it there.
    void sign() const;
    /// The process that holds it, as it signed; "?" where it did not.
    [[nodiscard]] std::string holder() const { return holder_.empty() ? "?" : holder_; }

private:
    std::filesystem::path path_;
    int descriptor_ = -1;
    std::string holder_;
};

} // namespace umpire
