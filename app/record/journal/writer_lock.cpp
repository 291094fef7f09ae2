#include "app/record/journal/writer_lock.h"

#include <chrono>
#include <fcntl.h>
#include <fstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace umpire {

namespace {

/// Number of attempts, which together take two seconds, to read the process id of the lock's
/// holder.
constexpr int kMaxTries = 200;
constexpr std::chrono::milliseconds kBetweenTries{10};

/// Tells whether the path still leads to the open file. The previous holder may have removed the
/// file.
bool isStillThere(const std::filesystem::path& path, int descriptor) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
           opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& file) : path_(file.string() + ".lock") {}

WriterLock::~WriterLock() {
    if (descriptor_ >= 0) {
        ::unlink(path_.c_str());
        ::close(descriptor_);
    }
}

WriterLock::Taken WriterLock::take() {
    for (int tries = 0;; ++tries) {
        const int descriptor = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (descriptor < 0) {
            return Taken::NoFile;
        }
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            ::close(descriptor);
            std::ifstream(path_) >> holder_;
            if (!holder_.empty() || tries >= kMaxTries) {
                return Taken::ByAnother;
            }
            // the holder will soon write its id, or remove the file
            std::this_thread::sleep_for(kBetweenTries);
            continue;
        }
        if (!isStillThere(path_, descriptor)) {
            ::close(descriptor);
            continue;
        }
        // removes the id of a killed process
        [[maybe_unused]] const int emptied = ::ftruncate(descriptor, 0);
        descriptor_ = descriptor;
        return Taken::Yes;
    }
}

void WriterLock::sign() const {
    const std::string process = std::to_string(::getpid());
    // The id is only for people. If it cannot be written because the disk is full, the lock is
    // still valid.
    [[maybe_unused]] const auto noted =
        ::pwrite(descriptor_, process.data(), process.size(), off_t{0});
}

} // namespace umpire
