#include "app/journal/journal.h"

#include "app/journal/journal_seal.h"
#include "app/journal/journal_tables.h"

#include <utility>

namespace umpire {
namespace {

tl::unexpected<Failure> failure(const std::filesystem::path& file, const std::string& what) {
    return tl::make_unexpected(Failure{ExitStatus::CannotWrite, file.string() + ": " + what});
}

/// Each event is checkpointed as it is committed: the file alone holds all that was announced, and
/// damage to the log beside it loses nothing. A game has an event a second, not a thousand.
Expected<JournalDatabase> openDurably(const std::filesystem::path& file) {
    auto database = JournalDatabase::open(file, JournalDatabase::Access::Write);
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

/// What SQLite keeps beside a file. Left there when only the file was removed, it would be played
/// into the next one.
void removeLogs(const std::filesystem::path& file) {
    for (const char* ending : {"-wal", "-shm"}) {
        std::error_code ignored; // where it cannot go, SQLite says why
        std::filesystem::remove(file.string() + ending, ignored);
    }
}

void removeDatabase(const std::filesystem::path& file) {
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    removeLogs(file);
}

/// Under another name until it is whole: a crash leaves a journal or none.
Expected<void> makeFile(const std::filesystem::path& file, const SettingRows& settings) {
    const std::filesystem::path part = file.string() + ".part";
    removeDatabase(part); // what a crash left
    if (auto made = openDurably(part).and_then(
            [&](const JournalDatabase& database) { return makeTables(database, settings); });
        !made) {
        removeDatabase(part);
        return made;
    }
    removeLogs(file);
    std::error_code error;
    std::filesystem::rename(part, file, error);
    syncFolder(file.parent_path());
    return error ? Expected<void>(failure(file, "cannot be made: " + error.message()))
                 : Expected<void>();
}

} // namespace

struct Journal::Open {
    std::filesystem::path file;
    JournalDatabase database;
    Head head;
};

Journal::Journal(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Expected<Journal> Journal::create(const std::filesystem::path& file, const GameSettings& settings) {
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        return failure(file, "is already there; go on with it by --resume, or give another name");
    }
    if (auto made = makeFile(file, rowsOf(settings)); !made) {
        return tl::make_unexpected(made.error());
    }
    return resume(file);
}

Expected<Journal> Journal::resume(const std::filesystem::path& file) {
    if (const auto record = readJournal(file, JournalCheck::Whole); !record) {
        return tl::make_unexpected(record.error());
    } else if (!record->faults.empty()) {
        return failure(file, record->faults.front().what + "; begin another journal, `umpire log "
                                                           "export` saves what this one has");
    }
    auto database = openDurably(file);
    if (!database) {
        return tl::make_unexpected(database.error());
    }
    database->whenClosed(&sealFile);
    if (auto written = openToWrite(*database); !written) {
        return tl::make_unexpected(written.error());
    }
    const auto meta = readMeta(*database);
    if (!meta || !meta->head) {
        return failure(file, "its head cannot be read; `umpire log verify` says more");
    }
    return Journal(std::make_unique<Open>(Open{file, *std::move(database), *meta->head}));
}

Expected<RecordedEvent> Journal::append(const Event& event) {
    const EventRow row = rowOf(event, open_->head);
    if (auto written = writeEvent(open_->database, row, event.jpeg); !written) {
        return tl::make_unexpected(written.error());
    }
    open_->head = {row.number, row.hash};
    return recordedFrom(row).map_error([&](const std::string& why) {
        return Failure{ExitStatus::CannotWrite, open_->file.string() + ": " + why};
    });
}

std::int64_t Journal::count() const {
    return open_->head.count;
}

} // namespace umpire
