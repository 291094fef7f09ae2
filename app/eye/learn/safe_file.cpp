#include "app/eye/learn/safe_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire::learn {
namespace {

constexpr mode_t kOwnerOnly = 0600;

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        bytes.remove_prefix(std::size_t(written));
    }
    return ::fsync(descriptor) == 0;
}

/// Flushes the folder, so that the new name survives a power failure. Ignores errors, because some
/// file systems cannot do this.
void keepName(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        (void)::fsync(descriptor);
        ::close(descriptor);
    }
}

} // namespace

Expected<void> writeSafely(const std::filesystem::path& file, std::string_view bytes) {
    std::string beside = file.string() + ".XXXXXX";
    const int descriptor = ::mkostemp(beside.data(), O_CLOEXEC);
    const bool isWritten =
        descriptor >= 0 && ::fchmod(descriptor, kOwnerOnly) == 0 && writeAll(descriptor, bytes);
    const bool isClosed = descriptor >= 0 && ::close(descriptor) == 0;
    if (isWritten && isClosed && ::rename(beside.c_str(), file.c_str()) == 0) {
        keepName(file.has_parent_path() ? file.parent_path() : ".");
        return {};
    }
    const std::string why = std::strerror(errno);
    if (descriptor >= 0) {
        ::unlink(beside.c_str());
    }
    return failWith(ExitStatus::CannotWrite,
                    file.string() + ": cannot be written (" + why +
                        "); check that the folder may be written and that the disk has room");
}

} // namespace umpire::learn
