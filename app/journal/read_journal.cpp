#include "app/journal/journal.h"
#include "app/journal/journal_seal.h"
#include "app/journal/journal_tables.h"

#include <algorithm>
#include <fstream>

namespace umpire {
namespace {

constexpr std::int64_t kMostEvents = 1'000'000; ///< a damaged count may name more
constexpr std::size_t kMostPageFaults = 5;      ///< of SQLite's own findings, the first
constexpr std::size_t kHeaderBytes = 100;       ///< of an SQLite file

/// What an SQLite file says of itself before it is opened (sqlite.org/fileformat2.html).
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
    std::ifstream stream(file, std::ios::binary);
    if (!stream || !std::filesystem::is_regular_file(file, error)) {
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

tl::unexpected<Failure> unreadable(const std::filesystem::path& file, const std::string& what) {
    return tl::make_unexpected(Failure{ExitStatus::CannotRead, file.string() + ": " + what});
}

Expected<JournalDatabase> openToRead(const std::filesystem::path& file) {
    const FileHeader header = headerOf(file);
    if (!header.readable) {
        return unreadable(file, "cannot be read; give a journal's file");
    }
    if (!header.isDatabase || header.application != kJournalApplication) {
        return unreadable(file, "is no journal; give a file that `umpire referee --journal` wrote");
    }
    if (header.schema > kJournalSchema) {
        return unreadable(file, "has schema " + std::to_string(header.schema) +
                                    ", this program reads up to " + std::to_string(kJournalSchema) +
                                    "; take a newer umpire");
    }
    auto database = JournalDatabase::open(file, JournalDatabase::Access::Read);
    if (database) {
        // SQLite then reads what is left of a file that is shorter than it should be.
        (void)database->ask("PRAGMA writable_schema = ON");
        (void)database->ask("BEGIN"); // one state of the file, whatever is written meanwhile
    }
    return database;
}

class Reader {
public:
    Reader(const JournalDatabase& database, std::filesystem::path file)
        : database_(database), file_(std::move(file)) {}

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
            checkSchema();
            checkPages();
        }
        if (check == JournalCheck::Bytes && record_.isSealed && record_.faults.empty() &&
            !sealHolds(file_, meta->seal)) {
            fault(std::nullopt, "a byte was changed that holds no event, or the seal was");
        }
        return std::move(record_);
    }

private:
    void fault(std::optional<std::int64_t> event, std::string what) {
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
        const std::int64_t end = std::min(std::max(record_.count, found), kMostEvents);
        for (std::int64_t number = 1; number <= end; ++number) {
            readOne(number, meta.head);
        }
        closeGap(std::max(record_.count, end));
        if (meta.head && record_.faults.empty() && chain_ != meta.head->hash) {
            fault(std::nullopt, "the settings were changed, or the last hash was");
        }
    }

    void readOne(std::int64_t number, const std::optional<Head>& head) {
        auto row = readEvent(database_, number).value_or(std::nullopt);
        auto event = row ? recordedFrom(*row) : FromJson<RecordedEvent>(tl::unexpect, "");
        if (!event) {
            missingFrom_ = missingFrom_.value_or(number);
            chain_ = row ? row->hash : "";
            return;
        }
        closeGap(number - 1);
        if (head && number > head->count) {
            fault(number, "event " + std::to_string(number) + " was added after the record's end");
        } else if (chain_.empty()) {
            fault(number, "event " + std::to_string(number) +
                              " cannot be checked, the one before is missing");
        } else if (row->hash != hashOf(*row, chain_)) {
            fault(number, "event " + std::to_string(number) + " was changed" +
                              (number == 1 ? ", or the settings were" : ""));
        }
        chain_ = row->hash; // after a change the rest is held to what it says of itself
        rows_.push_back(*std::move(row));
        record_.events.push_back(*std::move(event));
    }

    void closeGap(std::int64_t last) {
        const std::int64_t first =
            missingFrom_.value_or(record_.events.empty() ? 1 : record_.events.back().number + 1);
        missingFrom_.reset();
        if (first == last) {
            fault(first, "event " + std::to_string(first) + " is missing or cannot be read");
        } else if (first < last) {
            fault(first, "events " + std::to_string(first) + " to " + std::to_string(last) +
                             " are missing or cannot be read");
        }
    }

    void checkPictures() {
        for (const EventRow& row : rows_) {
            const auto jpeg = readPicture(database_, row.number).value_or(std::nullopt);
            const std::string which = "the picture of event " + std::to_string(row.number);
            if (!jpeg && !row.picture.empty()) {
                fault(row.number, which + " is missing or cannot be read");
            } else if (jpeg && sha256(*jpeg) != row.picture) {
                fault(row.number, which + " was changed");
            }
        }
        const auto last = lastNumber(database_, "picture");
        if (last && *last > record_.count) {
            fault(*last, "a picture was added after the record's end");
        }
    }

    void checkSchema() {
        const auto rows =
            database_.ask("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'");
        std::size_t known = 0;
        for (const SqlRow& row : rows.value_or(std::vector<SqlRow>{})) {
            known += std::size_t(
                std::ranges::count_if(kJournalSchemaEntries, [&](const SchemaEntry& entry) {
                    return bytesIn(row[0]) == entry.name && bytesIn(row[1]) == entry.sql;
                }));
        }
        if (!rows || known != kJournalSchemaEntries.size() || rows->size() != known) {
            fault(std::nullopt, "the tables or the view were changed");
        }
    }

    void checkPages() {
        const auto rows = database_.ask("PRAGMA integrity_check");
        if (!rows) {
            fault(std::nullopt, "SQLite cannot check the file: " + rows.error().message);
            return;
        }
        for (std::size_t i = 0; i < std::min(rows->size(), kMostPageFaults); ++i) {
            std::string finding = bytesIn((*rows)[i][0]).value_or("");
            std::ranges::replace(finding, '\n', ' ');
            if (finding != "ok") {
                fault(std::nullopt, "SQLite finds: " + finding);
            }
        }
    }

    const JournalDatabase& database_;
    std::filesystem::path file_;
    JournalRecord record_;
    std::vector<EventRow> rows_;
    std::string chain_; ///< what the next event's hash stands on; empty: not known
    std::optional<std::int64_t> missingFrom_;
};

} // namespace

Expected<JournalRecord> readJournal(const std::filesystem::path& file, JournalCheck check) {
    return openToRead(file).and_then(
        [&](const JournalDatabase& database) { return Reader(database, file).read(check); });
}

Expected<std::optional<std::string>> pictureOf(const std::filesystem::path& file,
                                               std::int64_t event) {
    return openToRead(file).and_then(
        [&](const JournalDatabase& database) { return readPicture(database, event); });
}

bool looksLikeJournal(const std::filesystem::path& file) {
    const FileHeader header = headerOf(file);
    return header.isDatabase && header.application == kJournalApplication;
}

} // namespace umpire
