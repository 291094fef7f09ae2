#include "app/record/journal/journal.h"
#include "app/record/journal/journal_seal.h"
#include "app/record/journal/journal_tables.h"
#include "app/record/journal/journal_tail.h"

#include <algorithm>
#include <fstream>

namespace umpire {
namespace {

/// Maximum number of events; a damaged file may claim more.
constexpr std::int64_t kMaxEvents = 1'000'000;
constexpr int kMaxFailures = 10'000; ///< maximum number of rows that cannot be read
/// Maximum number of reported faults from SQLite's own check.
constexpr std::size_t kMaxPageFaults = 5;
constexpr std::size_t kHeaderBytes = 100; ///< size of the header of an SQLite file, in bytes

/// Maximum memory for events and for doubtful events, in bytes. An event takes 1.1 kB, and an
/// evening has two events a second. The first limit permits 200,000 events, more than a day of
/// play. Doubtful events are those whose hashes are wrong; the second limit permits 18,000 of them.
constexpr std::size_t kMaxEventBytes = 224U << 20U;
constexpr std::size_t kMaxDoubtfulBytes = 20U << 20U;
/// Memory for each comma of a payload. A list that consists of commas takes eleven times its size.
constexpr std::size_t kBytesAComma = 32;

/// The facts in the header of an SQLite file. They are read before SQLite opens the file
/// (sqlite.org/fileformat2.html).
struct FileHeader {
    bool readable = false;
    bool isDatabase = false;
    std::int64_t application = 0;
    std::int64_t schema = 0;
};

std::int64_t bigEndianAt(const std::array<unsigned char, kHeaderBytes>& bytes, std::size_t at) {
    return std::int64_t{bytes[at]} << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
}

FileHeader headerOf(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        return {}; // checked before the file is opened, because opening a pipe would block
    }
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return {};
    }
    std::array<unsigned char, kHeaderBytes> bytes{};
    stream.read(reinterpret_cast<char*>(bytes.data()), bytes.size());
    const std::string_view magic(reinterpret_cast<const char*>(bytes.data()), 15);
    return {.readable = true,
            .isDatabase = magic == "SQLite format 3",
            .application = bigEndianAt(bytes, 68),
            .schema = bigEndianAt(bytes, 60)};
}

tl::unexpected<Failure> unreadable(const std::filesystem::path& file, const Message& what) {
    return failWith(ExitStatus::CannotRead, message("%1: %2", file.string(), what));
}

struct OpenedJournal {
    JournalDatabase database;
    /// False if the schema has additional entries, or if the view was changed.
    bool hasItsSchema = true;
};

bool isEntry(const SqlRow& row, const SchemaEntry& entry) {
    return bytesIn(row[0]) == entry.type && bytesIn(row[1]) == entry.name &&
           bytesIn(row[2]) == entry.name && bytesIn(row[3]) == entry.sql;
}

/// Checks the schema before any table is read, because in a stranger's file an endless view or a
/// table with computed columns may have the name of a journal's table.
Expected<OpenedJournal> checkSchema(const std::filesystem::path& file, JournalDatabase database) {
    const auto rows = readSchema(database);
    if (!rows) {
        return tl::make_unexpected(rows.error());
    }
    std::size_t known = 0;
    for (const SchemaEntry& entry : kJournalSchemaEntries) {
        const auto same =
            std::ranges::count_if(*rows, [&](const SqlRow& row) { return isEntry(row, entry); });
        const auto named = std::ranges::count_if(
            *rows, [&](const SqlRow& row) { return bytesIn(row[1]) == entry.name; });
        known += same == 1 && named == 1 ? 1 : 0;
        if (entry.type == "table" && (same != 1 || named != 1)) {
            return unreadable(file, message("its table `%1` is not a journal's, so nothing in it "
                                            "is read; give the file as umpire wrote it",
                                            entry.name));
        }
    }
    const auto own = std::ranges::count_if(*rows, [](const SqlRow& row) {
        return bytesIn(row[1]).value_or("").starts_with("sqlite_autoindex_");
    });
    const bool isWhole = known == kJournalSchemaEntries.size() &&
                         rows->size() == known + std::size_t(own) && own == 1;
    return OpenedJournal{std::move(database), isWhole};
}

Expected<OpenedJournal> openToRead(const std::filesystem::path& file) {
    const FileHeader header = headerOf(file);
    if (!header.readable) {
        return unreadable(file, message("cannot be read; give a journal's file"));
    }
    if (!header.isDatabase || header.application != kJournalApplication) {
        return unreadable(file, message("is no journal; give a file that `umpire referee` wrote"));
    }
    if (header.schema > kJournalSchema) {
        return unreadable(file,
                          message("has schema %1, this program reads up to %2; take a newer umpire",
                                  header.schema, kJournalSchema));
    }
    return JournalDatabase::open(file, JournalDatabase::Access::Read)
        .and_then([&](JournalDatabase database) {
            // one snapshot, even if a writer changes the file meanwhile
            (void)database.ask("BEGIN");
            return checkSchema(file, std::move(database));
        });
}

/// The data that are needed to check an event's picture.
struct PictureRow {
    std::int64_t event = 0;
    std::string hash;
};

class Reader {
public:
    Reader(const OpenedJournal& opened, std::filesystem::path file)
        : database_(opened.database), file_(std::move(file)), hasItsSchema_(opened.hasItsSchema) {}

    Expected<JournalRecord> read(JournalCheck check) && {
        const auto meta = readMeta(database_);
        if (!meta) {
            return tl::make_unexpected(meta.error());
        }
        readSettings(meta->settings);
        readEvents(*meta);
        record_.isSealed = !meta->seal.empty() && meta->seal != openSeal();
        if (check != JournalCheck::Chain) {
            checkPictures();
            checkStructure();
        }
        if (check == JournalCheck::Bytes && record_.isSealed && record_.faults.empty()) {
            const SealState seal = stateOfSeal(file_, meta->seal);
            record_.isSealed = seal != SealState::Torn;
            if (seal == SealState::Broken) {
                fault(std::nullopt, "a byte was changed that holds no event, or the seal was");
            }
        }
        return std::move(record_);
    }

private:
    void fault(std::optional<std::int64_t> event, Message what) {
        record_.faults.push_back({event, std::move(what)});
    }

    void readSettings(const SettingRows& rows) {
        if (auto settings = settingsFrom(rows)) {
            record_.settings = *std::move(settings);
        } else {
            fault(std::nullopt, "the settings were changed: " + settings.error());
        }
        chain_ = hashOf(rows);
    }

    void readEvents(const MetaRows& meta) {
        if (!meta.head) {
            fault(std::nullopt, "the number of events is missing or was changed");
        }
        const auto last = lastNumber(database_, "event");
        const std::int64_t found = last.value_or(0);
        record_.count = meta.head ? meta.head->count : found;
        const std::int64_t end = std::min(std::max(record_.count, found), kMaxEvents);
        for (std::int64_t number = 1; number <= end && failures_ < kMaxFailures;) {
            number = readOne(number, meta.head);
        }
        closeGap(std::max(record_.count, end));
        if (meta.head && record_.faults.empty() && chain_ != meta.head->hash) {
            fault(std::nullopt, message("the settings were changed, or the last hash was"));
        }
    }

    /// Reads the event `number`, if it can be read. Returns the number of the next event.
    std::int64_t readOne(std::int64_t number, const std::optional<Head>& head) {
        const auto read = readEvent(database_, number);
        auto row = read.value_or(std::nullopt);
        auto event =
            row && fits(*row) ? recordedFrom(*row) : FromJson<RecordedEvent>(tl::unexpect, "");
        if (!event) {
            missingFrom_ = missingFrom_.value_or(number);
            chain_ = row ? row->hash : "";
            failures_ += 1;
            const auto next =
                read && !row ? nextNumber(database_, number).value_or(std::nullopt) : std::nullopt;
            return next.value_or(number + 1);
        }
        closeGap(number - 1);
        if (head && number > head->count) {
            fault(number, message("event %1 was added after the record's end", number));
        } else if (chain_.empty()) {
            fault(number, message("event %1 cannot be checked, the one before is missing", number));
        } else if (row->hash != hashOf(*row, chain_)) {
            fault(number, number == 1
                              ? message("event %1 was changed, or the settings were", number)
                              : message("event %1 was changed", number));
        }
        chain_ = row->hash; // events after a changed one are checked against the stored hash
        pictures_.push_back({number, std::move(row->picture)});
        record_.events.push_back(*std::move(event));
        return number + 1;
    }

    /// Tells whether the row is within the limits for all rows together.
    bool fits(const EventRow& row) {
        const std::size_t bytes = sizeof(RecordedEvent) + row.payload.size() + row.kind.size() +
                                  kBytesAComma * std::size_t(std::ranges::count(row.payload, ','));
        bytes_ += bytes;
        doubtfulBytes_ += row.hash == hashOf(row, chain_) ? 0 : bytes;
        return bytes_ < kMaxEventBytes && doubtfulBytes_ < kMaxDoubtfulBytes;
    }

    void closeGap(std::int64_t last) {
        const std::int64_t first =
            missingFrom_.value_or(record_.events.empty() ? 1 : record_.events.back().number + 1);
        missingFrom_.reset();
        if (first == last) {
            fault(first, message("event %1 is missing or cannot be read", first));
        } else if (first < last) {
            fault(first, message("events %1 to %2 are missing or cannot be read", first, last));
        }
    }

    void checkPictures() {
        std::uintmax_t left = bytesOnDisk(file_);
        for (const PictureRow& row : pictures_) {
            const auto jpeg = readPicture(database_, row.event).value_or(std::nullopt);
            const std::string which = "the picture of event " + std::to_string(row.event);
            if (!jpeg && !row.hash.empty()) {
                fault(row.event, which + " is missing or cannot be read");
            } else if (jpeg && jpeg->empty() && !row.hash.empty()) {
                record_.picturesElsewhere.push_back(row.event);
            } else if (jpeg && sha256(*jpeg) != row.hash) {
                fault(row.event, which + " was changed");
            }
            // in a forged file several rows may share their bytes
            if (jpeg && jpeg->size() > left) {
                fault(row.event, which + " is longer than the file");
                return;
            }
            left -= jpeg ? jpeg->size() : 0;
        }
        const auto last = lastNumber(database_, "picture");
        if (last && *last > record_.count) {
            fault(*last, "a picture was added after the record's end");
        }
    }

    /// Checks the structure of the SQLite file. This check executes expressions of the schema, so
    /// it runs only if the schema is that of a journal.
    void checkStructure() {
        if (!hasItsSchema_) {
            fault(std::nullopt, "the tables or the view were changed");
            return;
        }
        const auto rows =
            database_.ask("PRAGMA integrity_check(" + std::to_string(kMaxPageFaults) + ")");
        if (!rows) {
            fault(std::nullopt, "SQLite cannot check the file: " + english(rows.error().message));
            return;
        }
        for (std::size_t i = 0; i < std::min(rows->size(), kMaxPageFaults); ++i) {
            std::string finding = bytesIn((*rows)[i][0]).value_or("");
            std::ranges::replace(finding, '\n', ' ');
            if (finding != "ok") {
                fault(std::nullopt, "SQLite finds: " + finding);
            }
        }
    }

    const JournalDatabase& database_;
    std::filesystem::path file_;
    bool hasItsSchema_;
    JournalRecord record_;
    std::vector<PictureRow> pictures_;
    std::string chain_; ///< the hash of the previous event; empty: unknown
    std::optional<std::int64_t> missingFrom_;
    std::size_t bytes_ = 0;         ///< memory of all events so far, in bytes
    std::size_t doubtfulBytes_ = 0; ///< memory of the events with wrong hashes, in bytes
    int failures_ = 0;
};

/// Converts the empty JPEG of a picture that the copy lacks to none.
std::optional<std::string> unlessElsewhere(std::optional<std::string> jpeg) {
    return jpeg && jpeg->empty() ? std::nullopt : jpeg;
}

} // namespace

Expected<JournalRecord> readJournal(const std::filesystem::path& file, JournalCheck check) {
    return openToRead(file).and_then(
        [&](const OpenedJournal& opened) { return Reader(opened, file).read(check); });
}

Expected<std::optional<std::string>> pictureOf(const std::filesystem::path& file,
                                               std::int64_t event) {
    return openToRead(file).and_then([&](const OpenedJournal& opened) {
        return readPicture(opened.database, event).map(&unlessElsewhere);
    });
}

Expected<JournalTail> rowsAfter(const std::filesystem::path& file, std::int64_t number,
                                std::size_t most) {
    const auto opened = openToRead(file);
    if (!opened) {
        return tl::make_unexpected(opened.error());
    }
    const auto meta = readMeta(opened->database);
    if (!meta) {
        return tl::make_unexpected(meta.error());
    }
    JournalTail tail{.settings = meta->settings, .count = meta->head.value_or(Head{}).count};
    while (tail.rows.size() < most && number < tail.count) {
        auto row = readEvent(opened->database, ++number);
        if (!row) {
            return tl::make_unexpected(row.error());
        }
        if (!*row) {
            return unreadable(file, message("event %1 is missing or cannot be read", number));
        }
        tail.rows.push_back(**std::move(row));
    }
    return tail;
}

Expected<std::optional<std::string>> pictureWithHash(const std::filesystem::path& file,
                                                     const std::string& hash) {
    using Picture = std::optional<std::string>;
    return openToRead(file).and_then([&](const OpenedJournal& opened) -> Expected<Picture> {
        return opened.database
            .ask("SELECT jpeg FROM picture WHERE event = (SELECT min(number) FROM event WHERE "
                 "picture = ?)",
                 {hash})
            .map([](const std::vector<SqlRow>& rows) {
                return unlessElsewhere(rows.empty() ? Picture() : bytesIn(rows.front().front()));
            });
    });
}

bool looksLikeJournal(const std::filesystem::path& file) {
    const FileHeader header = headerOf(file);
    return header.isDatabase && header.application == kJournalApplication;
}

} // namespace umpire
