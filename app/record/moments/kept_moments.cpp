#include "app/record/moments/kept_moments.h"

#include "app/record/journal/journal_database.h"
#include "app/record/moments/moments_film.h"
#include "calibration/files/regular_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace umpire {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFolder = ".moments";
constexpr std::string_view kFilm = ".avi";
constexpr std::string_view kPart = ".part"; ///< suffix of a film that is not complete

fs::path folderOf(const fs::path& journal) {
    return journal.string() + std::string(kFolder);
}

/// Returns the path of the film with that hash. Returns none if the text is no hash, because a
/// stranger's record must not name another file.
std::optional<fs::path> fileOf(const fs::path& journal, const std::string& hash) {
    constexpr std::size_t kDigits = 64;
    const bool isHash =
        hash.size() == kDigits && hash.find_first_not_of("0123456789abcdef") == std::string::npos;
    return isHash ? std::optional(folderOf(journal) / (hash + std::string(kFilm))) : std::nullopt;
}

tl::unexpected<Failure> cannotWrite(const fs::path& file, const std::string& why) {
    return failWith(ExitStatus::CannotWrite,
                    message("%1: %2", file.string(),
                            message("the film of the last moments cannot be kept (%1)", why)));
}

/// Writes the bytes to a file. Returns 0, or the number of the system's error.
int writeAll(const fs::path& file, std::string_view bytes) {
    const int descriptor =
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) {
        return errno;
    }
    int error = 0;
    while (!bytes.empty() && error == 0) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        error = written < 0 && errno != EINTR ? errno : 0;
        bytes.remove_prefix(written > 0 ? std::size_t(written) : 0);
    }
    error = error == 0 && ::fsync(descriptor) != 0 ? errno : error;
    ::close(descriptor);
    return error;
}

struct Film {
    fs::path file;
    fs::file_time_type written;
    std::uintmax_t bytes = 0;
};

/// Returns the films of a folder, the oldest first.
std::vector<Film> filmsIn(const fs::path& folder) {
    std::vector<Film> films;
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        std::error_code unread;
        const fs::path ending = each->path().extension();
        if ((ending == kFilm || ending == kPart) && each->is_regular_file(unread)) {
            films.push_back({each->path(), each->last_write_time(unread), each->file_size(unread)});
        }
    }
    std::ranges::sort(films, {}, &Film::written);
    return films;
}

void makeRoom(const fs::path& folder, std::uintmax_t bytes, std::uintmax_t most) {
    const std::vector<Film> films = filmsIn(folder);
    std::uintmax_t all = bytes;
    for (const Film& film : films) {
        all += film.bytes;
    }
    for (const Film& film : films) {
        std::error_code ignored; // the next film will try to remove the file again
        if (all > most && fs::remove(film.file, ignored)) {
            all -= film.bytes;
        }
    }
}

} // namespace

Expected<void> keepMoments(const fs::path& journal, const std::string& hash,
                           const std::string& film, std::uintmax_t most) {
    const auto file = fileOf(journal, hash);
    if (!file || film.size() > most) {
        return cannotWrite(file.value_or(folderOf(journal)),
                           file ? "it is longer than all films may be" : "its hash is none");
    }
    const fs::path folder = folderOf(journal);
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
        return cannotWrite(folder, std::strerror(errno));
    }
    makeRoom(folder, film.size(), most);
    const fs::path part = file->string() + std::string(kPart);
    std::error_code error;
    if (const int failed = writeAll(part, film); failed != 0) {
        fs::remove(part, error);
        return cannotWrite(*file, std::strerror(failed));
    }
    fs::rename(part, *file, error);
    if (error) {
        return cannotWrite(*file, error.message());
    }
    syncFolder(folder);
    return {};
}

Expected<std::optional<std::string>> momentsOf(const fs::path& journal, const std::string& hash) {
    const auto file = fileOf(journal, hash);
    std::error_code error;
    if (!file || !fs::exists(*file, error)) {
        return std::nullopt;
    }
    auto film = readRegularFile(*file, kMostMomentsBytes);
    if (!film) {
        return failWith(ExitStatus::CannotRead,
                        message("%1: %2", file->string(), describe(film.error())));
    }
    const auto frames = framesIn(*film);
    if (!frames || momentsHash(*frames) != hash) {
        return failWith(
            ExitStatus::CannotRead,
            message("%1: %2", file->string(), message("is not the film that the record names")));
    }
    return std::optional(*std::move(film));
}

CheckedMoments checkMoments(const fs::path& journal, const JournalRecord& record) {
    CheckedMoments checked;
    for (const RecordedEvent& event : record.events) {
        if (event.momentsHash.empty()) {
            continue;
        }
        const auto film = momentsOf(journal, event.momentsHash);
        if (!film) {
            checked.faults.push_back(
                {event.number, message("the film of event %1 was changed", event.number)});
        } else if (*film) {
            ++checked.whole;
        } else {
            checked.missing.push_back(event.number);
        }
    }
    return checked;
}

Expected<std::size_t> forgetMoments(const fs::path& journal, const JournalRecord& record,
                                    const std::vector<std::int64_t>& events) {
    const fs::path folder = folderOf(journal);
    std::vector<fs::path> files;
    for (const RecordedEvent& event : record.events) {
        const auto file = fileOf(journal, event.momentsHash);
        if (file && std::ranges::find(events, event.number) != events.end()) {
            files.push_back(*file);
        }
    }
    if (events.empty()) {
        std::ranges::transform(filmsIn(folder), std::back_inserter(files), &Film::file);
    }
    std::size_t erased = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        erased += fs::remove(file, error) ? 1 : 0;
        if (error) {
            return failWith(ExitStatus::CannotWrite,
                            message("%1: %2", file.string(),
                                    message("cannot be erased (%1)", error.message())));
        }
    }
    std::error_code hasMore; // removing the folder fails if it contains other files
    fs::remove(folder, hasMore);
    return erased;
}

} // namespace umpire
