#include "app/record/archive_files/packed_files.h"

#include "app/common/failure/own_folder.h"
#include "app/record/journal/journal_database.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace umpire {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = 1U << 20U;
/// Maximum number of bytes that all files of an archive may have together: kMostBytes, and
/// kMostForEach for each byte of the archive. Pictures hardly become smaller by packing; the rest
/// of a journal becomes ten times smaller.
constexpr la_int64_t kMostBytes = 64 << 20U;
constexpr la_int64_t kMostForEach = 50;
constexpr int kMostFiles = 20'000;
constexpr mode_t kOwnerOnly = 0600;

bool isZip(const fs::path& file) {
    return file.extension() == ".zip";
}

struct FreeWriter {
    void operator()(archive* it) const { archive_write_free(it); }
};
struct FreeReader {
    void operator()(archive* it) const { archive_read_free(it); }
};
struct FreeEntry {
    void operator()(archive_entry* it) const { archive_entry_free(it); }
};
using PackedWriter = std::unique_ptr<archive, FreeWriter>;
using PackedReader = std::unique_ptr<archive, FreeReader>;
using PackedEntry = std::unique_ptr<archive_entry, FreeEntry>;

std::string reasonOf(archive* it) {
    const char* text = archive_error_string(it);
    return text != nullptr ? text : std::strerror(errno);
}

tl::unexpected<Failure> cannotWrite(const fs::path& file, const std::string& why) {
    return failWith(ExitStatus::CannotWrite,
                    file.string() + ": cannot be written (" + why +
                        "); check that the folder may be written and that the "
                        "disk has room");
}

tl::unexpected<Failure> cannotRead(const fs::path& file, const std::string& why) {
    return failWith(ExitStatus::CannotRead, file.string() + ": cannot be unpacked (" + why +
                                                "); give a whole .zip or .tar.gz");
}

/// Returns the name of the archive without its extensions, such as "event" for event.zip and for
/// event.tar.gz.
std::string topOf(const fs::path& file) {
    fs::path name = file.filename().stem();
    return name.extension() == ".tar" ? name.stem().string() : name.string();
}

std::vector<fs::path> filesBelow(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (auto each = fs::recursive_directory_iterator(folder, error);
         !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
        if (each->is_regular_file()) {
            files.push_back(each->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

/// Adds a file to the archive. The error is the reason of a failure.
tl::expected<void, std::string> pack(archive* packed, const fs::path& file,
                                     const std::string& name) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    std::ifstream stream(file, std::ios::binary);
    if (error || !stream) {
        return tl::make_unexpected(file.filename().string() + ": " + std::strerror(errno));
    }
    const PackedEntry entry(archive_entry_new());
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_size(entry.get(), la_int64_t(size));
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), kOwnerOnly);
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    if (archive_write_header(packed, entry.get()) != ARCHIVE_OK) {
        return tl::make_unexpected(reasonOf(packed));
    }
    std::vector<char> block(kBlock);
    while (stream.read(block.data(), std::streamsize(block.size())) || stream.gcount() > 0) {
        const auto bytes = std::size_t(stream.gcount());
        if (archive_write_data(packed, block.data(), bytes) != la_ssize_t(bytes)) {
            return tl::make_unexpected(reasonOf(packed));
        }
    }
    return {};
}

tl::expected<void, std::string> packAll(const fs::path& folder, const fs::path& file,
                                        int descriptor) {
    const PackedWriter packed(archive_write_new());
    if (isZip(file)) {
        archive_write_set_format_zip(packed.get());
    } else {
        archive_write_add_filter_gzip(packed.get());
        archive_write_set_format_pax_restricted(packed.get());
    }
    if (archive_write_open_fd(packed.get(), descriptor) != ARCHIVE_OK) {
        return tl::make_unexpected(reasonOf(packed.get()));
    }
    for (const fs::path& each : filesBelow(folder)) {
        const fs::path name = topOf(file) / each.lexically_relative(folder);
        if (auto added = pack(packed.get(), each, name.generic_string()); !added) {
            return added;
        }
    }
    if (archive_write_close(packed.get()) != ARCHIVE_OK) {
        return tl::make_unexpected(reasonOf(packed.get()));
    }
    return {};
}

/// The number of bytes and of files that the archive may still contain.
struct Room {
    la_int64_t bytes = 0;
    int files = kMostFiles;
};

/// Counts the file, and checks the size that its header declares, if any, before any byte is
/// written.
bool hasRoomFor(archive* packed, archive_entry* entry, Room& room) {
    if (--room.files < 0) {
        archive_set_error(packed, EFBIG, "it has more than %d files", kMostFiles);
        return false;
    }
    if (archive_entry_size_is_set(entry) != 0 && archive_entry_size(entry) > room.bytes) {
        archive_set_error(packed, EFBIG, "it holds far more than is usual for its size");
        return false;
    }
    return true;
}

/// Unpacks a file. Returns false if the file is damaged or too large, cannot be written, or the
/// user has cancelled.
bool unpack(archive* packed, const fs::path& to, Room& room, const PackedEnd& isEnded) {
    std::ofstream stream(to, std::ios::binary | std::ios::trunc);
    std::vector<char> block(kBlock);
    la_ssize_t bytes = 0;
    while ((bytes = archive_read_data(packed, block.data(), block.size())) > 0) {
        room.bytes -= bytes;
        if (room.bytes < 0) {
            archive_set_error(packed, EFBIG, "it holds far more than is usual for its size");
            return false;
        }
        if (isEnded && isEnded()) {
            archive_set_error(packed, ECANCELED, "it was ended");
            return false;
        }
        stream.write(block.data(), bytes);
    }
    stream.close();
    if (bytes == 0 && !stream) {
        archive_set_error(packed, ENOSPC, "there is no room to unpack it");
    }
    return bytes == 0 && stream;
}

} // namespace

bool isPackedName(const fs::path& file) {
    const std::string name = file.filename().string();
    return std::ranges::any_of(std::array{".zip", ".tar.gz", ".tgz"},
                               [&](const char* end) { return name.ends_with(end); });
}

Expected<void> packFolder(const fs::path& folder, const fs::path& file) {
    std::string beside = file.string() + ".XXXXXX";
    const int descriptor = ::mkostemp(beside.data(), O_CLOEXEC);
    if (descriptor < 0) {
        return cannotWrite(file, std::strerror(errno));
    }
    ::fchmod(descriptor, kOwnerOnly);
    auto packed = packAll(folder, file, descriptor);
    const bool isKept = ::fsync(descriptor) == 0;
    if (const bool isClosed = ::close(descriptor) == 0; packed && !(isKept && isClosed)) {
        packed = tl::make_unexpected(std::string(std::strerror(errno)));
    }
    if (packed) {
        const std::error_code error = giveName(beside, file);
        packed = error ? tl::make_unexpected(error.message()) : packed;
    }
    if (!packed) {
        ::unlink(beside.c_str());
        return cannotWrite(file, packed.error());
    }
    syncFolder(file.parent_path());
    return {};
}

Expected<void> visitPacked(const fs::path& file, const PackedVisit& visit,
                           const PackedEnd& isEnded) {
    const OwnFolder folder;
    if (folder.path().empty()) {
        return cannotRead(file, "no folder can be made where files are kept for a moment");
    }
    const PackedReader packed(archive_read_new());
    archive_read_support_format_zip(packed.get());
    archive_read_support_format_tar(packed.get());
    archive_read_support_filter_gzip(packed.get());
    if (archive_read_open_filename(packed.get(), file.c_str(), kBlock) != ARCHIVE_OK) {
        return cannotRead(file, reasonOf(packed.get()));
    }
    std::error_code error;
    Room room{kMostBytes + kMostForEach * la_int64_t(fs::file_size(file, error))};
    archive_entry* entry = nullptr;
    int next = ARCHIVE_OK;
    while ((next = archive_read_next_header(packed.get(), &entry)) == ARCHIVE_OK ||
           next == ARCHIVE_WARN) {
        if (archive_entry_filetype(entry) != AE_IFREG) {
            continue;
        }
        const char* name = archive_entry_pathname(entry);
        const std::string told = name != nullptr ? name : "a file without a name";
        const fs::path one = folder.path() / "one";
        if (isEnded && isEnded()) {
            return cannotRead(file, "it was ended");
        }
        if (!hasRoomFor(packed.get(), entry, room) || !unpack(packed.get(), one, room, isEnded)) {
            return cannotRead(file, reasonOf(packed.get()));
        }
        visit(told, one);
    }
    return next == ARCHIVE_EOF ? Expected<void>() : cannotRead(file, reasonOf(packed.get()));
}

} // namespace umpire
