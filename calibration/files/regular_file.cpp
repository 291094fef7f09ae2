#include "calibration/files/regular_file.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {
namespace {

constexpr std::size_t kBlock = 1U << 16U;

/// Closes the file descriptor in its destructor.
struct OpenFile {
    int descriptor;
    ~OpenFile() {
        if (descriptor >= 0) {
            ::close(descriptor);
        }
    }
};

} // namespace

Message describe(FileFault fault) {
    switch (fault) {
    case FileFault::Missing:
        return message("no such file; check the path");
    case FileFault::Directory:
        return message("is a directory; name the file in it");
    case FileFault::NoFile:
        return message("is a pipe or a device; name a file");
    case FileFault::Unreadable:
        return message("cannot be read; check its permissions");
    case FileFault::TooLarge:
        break;
    }
    return "is larger than such a file ever is; check the path";
}

tl::expected<std::string, FileFault> readRegularFile(const std::filesystem::path& path,
                                                     std::size_t mostBytes) {
    const auto fault = [](FileFault why) { return tl::make_unexpected(why); };
    struct stat about {};
    // The type is checked before the file is opened, because opening could wait for a pipe's writer
    // or wake a device.
    if (::stat(path.c_str(), &about) != 0) {
        return fault(errno == ENOENT || errno == ENOTDIR ? FileFault::Missing
                                                         : FileFault::Unreadable);
    }
    const OpenFile file{
        S_ISREG(about.st_mode) ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1};
    if (file.descriptor < 0 || ::fstat(file.descriptor, &about) != 0 || !S_ISREG(about.st_mode)) {
        return fault(S_ISREG(about.st_mode)   ? FileFault::Unreadable
                     : S_ISDIR(about.st_mode) ? FileFault::Directory
                                              : FileFault::NoFile);
    }
    std::string text;
    for (;;) { // reads to the end: files of /proc report the size 0
        const std::size_t begin = text.size();
        text.resize(begin + std::min(kBlock, mostBytes + 1 - begin));
        const ssize_t got = ::read(file.descriptor, text.data() + begin, text.size() - begin);
        text.resize(begin + std::size_t(std::max<ssize_t>(got, 0)));
        if (got < 0) {
            return fault(FileFault::Unreadable);
        }
        if (text.size() > mostBytes) {
            return fault(FileFault::TooLarge);
        }
        if (got == 0) {
            return text;
        }
    }
}

} // namespace umpire
