#include "app/record/journal/journal.h"

#include "app/record/journal/journal_copy.h"
#include "app/record/journal/journal_seal.h"
#include "app/record/journal/journal_tables.h"
#include "app/record/journal/writer_lock.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace umpire {
namespace {

Message isAlreadyThere() {
    return message("is already there; go on with that game, or give another name");
}

/// Sets up a database so that each event is written to the main file at its commit. So the main
/// file alone contains all events that were announced, even if the write-ahead log is damaged. A
/// game has about one event a second, so the cost does not matter.
Expected<JournalDatabase> durably(Expected<JournalDatabase> database) {
    for (const char* pragma : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                               "PRAGMA wal_autocheckpoint = 1", "PRAGMA foreign_keys = ON"}) {
        if (database) {
            if (auto set = database->ask(pragma); !set) {
                return tl::make_unexpected(set.error());
            }
        }
    }
    return database;
}

/// Removes SQLite's side files. If they remained after the removal of the main file, SQLite would
/// apply them to the next file of the same name.
void removeLogs(const std::filesystem::path& file) {
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
        std::error_code ignored; // SQLite reports side files that remain
        std::filesystem::remove(file.string() + ending, ignored);
    }
}

void removeDatabase(const std::filesystem::path& file) {
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    removeLogs(file);
}

/// Creates an empty file that only its owner may read, because a game may have secrets. SQLite
/// gives its side files the same permissions.
Expected<void> makePrivate(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) {
        return journalFailure(file, std::string("cannot be made: ") + std::strerror(errno));
    }
    ::close(descriptor);
    return {};
}

/// Checks that the closed journal has no side files and no faults.
Expected<void> checkMade(const std::filesystem::path& file) {
    std::error_code ignored;
    if (std::filesystem::exists(file.string() + "-wal", ignored)) {
        return journalFailure(file, diskIsFull());
    }
    const auto record = readJournal(file, JournalCheck::Whole);
    if (record && record->faults.empty()) {
        return {};
    }
    return record ? Expected<void>(journalFailure(file, record->faults.front().what))
                  : tl::make_unexpected(record.error());
}

/// Creates the journal under a temporary name and renames it. So a crash or a full disk leaves
/// either a complete journal or none.
Expected<void> makeFile(const std::filesystem::path& file, const SettingRows& settings,
                        const std::shared_ptr<WriterLock>& lock) {
    const std::filesystem::path part = file.string() + ".part";
    removeDatabase(part); // removes what a crash left
    auto made = makePrivate(part)
                    .and_then([&] { return durably(JournalDatabase::open(part, lock)); })
                    .and_then([&](const JournalDatabase& database) {
                        return makeTables(database, settings);
                    });
    made = made ? checkMade(part) : made;
    if (made) {
        removeLogs(file);
        const std::error_code error = giveName(part, file);
        made = error ? journalFailure(file, error == std::errc::file_exists
                                                ? isAlreadyThere()
                                                : Message("cannot be made: " + error.message()))
                     : made;
        syncFolder(file.parent_path());
    }
    if (!made) {
        removeDatabase(part);
        // The message must contain the final name, because people do not know the temporary one.
        if (const auto& values = made.error().message.values();
            values.size() == 2 && values[0] == Message(part.string())) {
            made = journalFailure(file, values[1]);
        }
    }
    return made;
}

/// Size of the parts in which copied rows are written to disk, in bytes.
constexpr std::size_t kPartBytes = 16U << 20U;

Expected<void> copyRows(const JournalDatabase& database, const CopiedJournal& copied) {
    std::int64_t last = 0;
    std::vector<CopiedRow> part;
    std::size_t bytes = 0;
    for (auto rows = copied.rowsAfter(last); !rows || !rows->empty();
         rows = copied.rowsAfter(last)) {
        if (!rows) {
            return tl::make_unexpected(rows.error());
        }
        last = rows->back().number;
        for (EventRow& row : *rows) {
            auto jpeg = row.picture.empty() ? std::nullopt : copied.pictureOf(row);
            if (!jpeg) {
                return tl::make_unexpected(jpeg.error());
            }
            bytes += row.payload.size() + jpeg->value_or("").size();
            part.push_back({std::move(row), jpeg->value_or("")});
            if (bytes < kPartBytes) {
                continue;
            }
            if (auto written = writeCopied(database, part); !written) {
                return written;
            }
            part.clear();
            bytes = 0;
        }
    }
    return writeCopied(database, part).and_then([&] { return writeHead(database, copied.head); });
}

} // namespace

struct Journal::Open {
    std::filesystem::path file;
    JournalDatabase database;
    Head head;

    static Expected<Journal> toWrite(const std::filesystem::path& file,
                                     std::shared_ptr<WriterLock> lock, HeldRemark remark) {
        auto database = JournalDatabase::open(file, std::move(lock));
        if (database) {
            database->whenHeld(std::move(remark));
        }
        database = durably(std::move(database));
        if (!database) {
            return tl::make_unexpected(database.error());
        }
        database->whenClosed(&sealFile);
        if (auto written = openToWrite(*database); !written) {
            return tl::make_unexpected(written.error());
        }
        const auto meta = readMeta(*database);
        if (!meta || !meta->head) {
            return journalFailure(
                file, message("its head cannot be read; `umpire log verify` says more"));
        }
        return Journal(std::make_unique<Open>(Open{file, *std::move(database), *meta->head}));
    }
};

Journal::Journal(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Expected<Journal> Journal::create(const std::filesystem::path& file, const GameSettings& settings,
                                  HeldRemark remark) {
    // taken first, so that only one of several creators succeeds
    auto lock = JournalDatabase::lock(file);
    if (!lock) {
        return tl::make_unexpected(lock.error());
    }
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        return journalFailure(file, isAlreadyThere());
    }
    if (auto made = makeFile(file, rowsOf(settings), *lock); !made) {
        return tl::make_unexpected(made.error());
    }
    auto journal = Open::toWrite(file, *lock, std::move(remark));
    if (!journal) {
        removeDatabase(file); // the file has no event yet, and the name becomes free again
    }
    return journal;
}

Expected<Journal> Journal::resume(const std::filesystem::path& file, HeldRemark remark) {
    if (const auto record = readJournal(file, JournalCheck::Whole); !record) {
        return tl::make_unexpected(record.error());
    } else if (!record->faults.empty()) {
        return journalFailure(
            file,
            message("%1; %2", record->faults.front().what,
                    message("begin another journal, `umpire log export` saves what this one has")));
    }
    return JournalDatabase::lock(file).and_then([&](std::shared_ptr<WriterLock> lock) {
        return Open::toWrite(file, std::move(lock), std::move(remark));
    });
}

Expected<RecordedEvent> Journal::append(const Entry& event) {
    const EventRow row = rowOf(event, open_->head);
    if (row.payload.size() > kMaxPayloadBytes) {
        return journalFailure(open_->file,
                              message("an event has more than 1 MiB; it is not recorded"));
    }
    if (auto written = writeEvent(open_->database, row, event.jpeg); !written) {
        return tl::make_unexpected(written.error());
    }
    open_->head = {row.number, row.hash};
    return recordedFrom(row).map_error([&](const std::string& why) {
        return Failure{ExitStatus::CannotWrite, message("%1: %2", open_->file.string(), why)};
    });
}

std::int64_t Journal::count() const {
    return open_->head.count;
}

Expected<void> writeCopy(const std::filesystem::path& file, const CopiedJournal& copied) {
    const auto lock = JournalDatabase::lock(file);
    if (!lock) {
        return tl::make_unexpected(lock.error());
    }
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        return journalFailure(file, "is already there; give another name");
    }
    auto written = makeFile(file, copied.settings, *lock);
    if (!written) {
        return written;
    }
    written = durably(JournalDatabase::open(file, *lock)).and_then([&](JournalDatabase database) {
        database.whenClosed(&sealFile);
        return copyRows(database, copied);
    });
    if (!written) {
        removeDatabase(file);
    }
    return written;
}

std::string missingPicturesText(const std::vector<std::int64_t>& events) {
    constexpr std::size_t kMostNamed = 10;
    std::string numbers;
    for (std::size_t i = 0; i < std::min(events.size(), kMostNamed); ++i) {
        numbers.append(i == 0 ? "" : ", ").append(std::to_string(events[i]));
    }
    if (events.size() > kMostNamed) {
        numbers += " and " + std::to_string(events.size() - kMostNamed) + " more";
    }
    return events.empty()       ? ""
           : events.size() == 1 ? "the picture of event " + numbers + " is not in this copy"
                                : "the pictures of events " + numbers + " are not in this copy";
}

} // namespace umpire
