#include "app/club/archive/event_archive.h"

#include "app/club/archive/archive_texts.h"
#include "app/club/archive/archived_tournaments.h"
#include "app/club/archive/picture_sources.h"
#include "app/club/witnesses/archived_log.h"
#include "app/club/witnesses/seal_store.h"
#include "app/common/failure/own_folder.h"
#include "app/common/json/json_text.h"
#include "app/eye/learn/safe_file.h"
#include "app/record/archive_files/packed_files.h"
#include "app/record/journal/journal_copy.h"
#include "app/record/journal/journal_database.h"
#include "app/record/journal/journal_seal.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace umpire {
namespace {

namespace fs = std::filesystem;

constexpr int kRowsAtOnce = 500;
constexpr std::size_t kLongestPart = 32; ///< maximum number of letters of a part of a file's name

tl::unexpected<Failure> notWritten(const fs::path& out, const std::string& why) {
    return failWith(ExitStatus::CannotWrite, out.string() + ": " + why);
}

/// Converts a text to a part of a file name that every file system accepts; blanks become dashes.
std::string plainPart(const std::string& text, std::size_t most = kLongestPart) {
    std::string part;
    for (const char c : text) {
        const bool isPlain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                             (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
        if (part.size() < most && (isPlain || c == ' ')) {
            part += c == ' ' ? '-' : c;
        }
    }
    return part;
}

/// Returns why no journal can have these settings; empty if a journal can.
std::string whyNoJournal(const SettingRows& rows) {
    const auto settings = settingsFrom(rows);
    if (!settings) {
        return "no journal can be made of it, its settings were changed: " + settings.error();
    }
    const bool hasOthers =
        rows.contains(std::string(kHeadName)) || rows.contains(std::string(kSealName));
    return hasOthers ? "no journal can be made of it, its settings have a name of the journal's own"
                     : "";
}

class Archivist {
public:
    Archivist(const EventArchiveRequest& request, fs::path folder, ClubStore& store)
        : request_(request), folder_(std::move(folder)), store_(store) {
        archive_.written = utcText();
        archive_.hasPictures = request.hasPictures;
    }

    Expected<EventArchive> write() && {
        std::error_code error;
        fs::create_directory(folder_ / "journals", error); // the writes below will report the error
        return openSources()
            .and_then([&] { return store_.atOneMoment([&] { return copyAll(); }); })
            .and_then([&] { return writeTexts(); })
            .map([&] { return std::move(archive_); });
    }

private:
    Expected<void> openSources() {
        auto journals = JournalPictures::open(request_.journals);
        if (!journals) {
            return tl::make_unexpected(journals.error());
        }
        journals_ = *std::move(journals);
        return {};
    }

    Expected<void> copyAll() {
        auto records = store_.records();
        auto rulings = store_.rulings();
        auto faults = store_.faults();
        if (!records || !rulings || !faults) {
            return tl::make_unexpected(!records   ? records.error()
                                       : !rulings ? rulings.error()
                                                  : faults.error());
        }
        archive_.rulings = *std::move(rulings);
        archive_.faults = *std::move(faults);
        if (auto copied = copyTournaments().and_then([&] { return copySeals(); }); !copied) {
            return copied;
        }
        for (const StoredRecord& each : *records) {
            events_ += std::size_t(std::max<std::int64_t>(0, each.head.count));
        }
        std::ranges::reverse(*records); // the list is sorted newest first
        std::ranges::stable_sort(*records, {}, &StoredRecord::table);
        for (const StoredRecord& each : *records) {
            if (auto copied = copy(each); !copied) {
                return copied;
            }
        }
        return {};
    }

    /// Copies the seals as the club last published them.
    Expected<void> copySeals() {
        const auto database = store_.database();
        return SealStore::lastClub(*database).and_then(
            [&](const std::optional<NoteKey>& club) -> Expected<void> {
                return club ? SealStore(database, *club).load().and_then([&](const SealLog& log) {
                    return writeSeals(log);
                })
                            : Expected<void>();
            });
    }

    Expected<void> writeSeals(const SealLog& log) {
        archive_.checkpoints = log.checkpoints.size();
        archive_.witnesses = log.witnesses.size();
        std::error_code error;
        // the writes below will report the error
        fs::create_directory(folder_ / "witnesses", error);
        Expected<void> done;
        for (const auto& [name, text] : filesOf(log)) {
            done = done.and_then([&, &name = name, &text = text] {
                return learn::writeSafely(folder_ / "witnesses" / name, text);
            });
        }
        return done;
    }

    Expected<void> copyTournaments() {
        TournamentStore tournaments = store_.tournaments();
        auto all = tournaments.list();
        if (!all) {
            return tl::make_unexpected(all.error());
        }
        std::ranges::reverse(*all); // the list is sorted newest first
        for (const NamedTournament& each : *all) {
            const auto stored = tournaments.load(each.id);
            const auto changes = tournaments.changes(each.id);
            if (!stored || !changes) {
                return tl::make_unexpected(stored ? changes.error() : stored.error());
            }
            if (auto copied = copy(*stored, *changes); !copied) {
                return copied;
            }
        }
        return {};
    }

    /// Copies a tournament, which exists because all is read from one snapshot.
    Expected<void> copy(const std::optional<StoredTournament>& stored,
                        const std::vector<TournamentChange>& changes) {
        if (!stored) {
            return {};
        }
        const tournament::Tournament it = withDays(stored->tournament, changes);
        std::error_code error;
        // the writes below will report the error
        fs::create_directory(folder_ / "tournaments", error);
        const std::string name = plainPart(it.name);
        const bool isName = name.find_first_not_of("-_") != std::string::npos;
        const std::string files =
            freeName("tournaments/" + (isName ? name : "tournament"), ".json");
        archive_.tournaments.push_back({it.name, files, it.players.size(), it.rounds.size()});
        return writeTournamentFiles(folder_ / files, it, changes);
    }

    Expected<void> copy(const StoredRecord& stored) {
        ArchivedRecord it{.table = stored.table,
                          .record = stored.record.record,
                          .file = {},
                          .settings = settingsFrom(stored.record.settings).value_or(GameSettings{}),
                          .head = stored.head,
                          .result = {},
                          .missing = {},
                          .faults = {}};
        if (const std::string why = whyNoJournal(stored.record.settings); !why.empty()) {
            it.faults.push_back(why);
            forgetCorrections(it);
            archive_.records.push_back(std::move(it));
            return {};
        }
        it.file = freeName("journals/" + plainPart(it.table) + "-" +
                               plainPart(it.settings.started) + "-" + plainPart(it.record, 8),
                           ".umpire") +
                  ".umpire";
        const CopiedJournal copied{stored.record.settings, stored.head,
                                   [&](std::int64_t after) { return rowsAfter(it, after); },
                                   [&](const EventRow& row) { return pictureOf(it, row.picture); }};
        return writeCopy(folder_ / it.file, copied).and_then([&] { return check(std::move(it)); });
    }

    /// Reads the written journal as its reader will. Notes faults, missing pictures and the result.
    Expected<void> check(ArchivedRecord it) {
        const auto record = readJournal(folder_ / it.file, JournalCheck::Whole);
        if (!record) {
            return tl::make_unexpected(record.error());
        }
        it.missing = record->picturesElsewhere;
        for (const JournalFault& fault : record->faults) {
            it.faults.push_back(english(fault.what));
        }
        for (const RecordedEvent& event : lineOfPlay(record->events)) {
            if (const auto* over = std::get_if<GameOver>(&event.happening)) {
                it.result = *over;
            }
        }
        if (holdsSecrets(*record)) {
            forgetCorrections(it);
        }
        archive_.records.push_back(std::move(it));
        return {};
    }

    /// Keeps only the first word of each ruling's command in this game, because the rest may be
    /// secret.
    void forgetCorrections(const ArchivedRecord& it) {
        for (StoredRuling& each : archive_.rulings) {
            if (each.table == it.table && each.ruling.record == it.record) {
                each.ruling.command.resize(
                    std::min(each.ruling.command.find(' '), each.ruling.command.size()));
            }
        }
    }

    /// Returns the name; adds a number to the name if a file with this name and suffix exists.
    [[nodiscard]] std::string freeName(const std::string& name, const std::string& end) const {
        std::string free = name;
        std::error_code error;
        for (int i = 2; fs::exists(folder_ / (free + end), error); ++i) {
            free = name + "-" + std::to_string(i);
        }
        return free;
    }

    void tellProgress() const {
        if (request_.heard) {
            request_.heard(copied_, events_);
        }
    }

    [[nodiscard]] tl::unexpected<Failure> wasEnded() const {
        return notWritten(request_.out, "is not written, because the program was ended");
    }

    Expected<std::vector<EventRow>> rowsAfter(const ArchivedRecord& it, std::int64_t after) {
        if (request_.isEnded()) {
            return wasEnded();
        }
        auto rows = store_.rows(it.table, it.record, after, kRowsAtOnce);
        if (rows) {
            tellProgress();
            copied_ += rows->size();
        }
        return rows;
    }

    /// Returns the picture with that hash from the club's database, the journals or the table.
    /// Returns none if they do not have it, or if pictures are left out.
    Expected<std::optional<std::string>> pictureOf(ArchivedRecord& it, const std::string& hash) {
        it.pictures += 1;
        tellProgress();
        std::optional<std::string> jpeg;
        if (!request_.hasPictures) {
            return jpeg;
        }
        if (request_.isEnded()) {
            return wasEnded();
        }
        const auto isIt = [&] { return jpeg && sha256(*jpeg) == hash; };
        auto kept = store_.evidence(hash);
        if (!kept) {
            return tl::make_unexpected(kept.error());
        }
        jpeg = *std::move(kept);
        jpeg = isIt() ? jpeg : journals_.find(hash);
        if (!isIt()) {
            const auto opened = openTables();
            if (!opened) {
                return tl::make_unexpected(opened.error());
            }
            jpeg = tables_->find({it.table, it.record, hash});
        }
        return isIt() ? jpeg : std::nullopt;
    }

    /// Connects to the tables when the first picture is missing.
    Expected<void> openTables() {
        if (tables_) {
            return {};
        }
        return TablePictures::open(request_.club).map([&](std::unique_ptr<TablePictures> opened) {
            tables_ = std::move(opened);
            archive_.brokerSays = tables_->brokerSays();
        });
    }

    [[nodiscard]] Expected<void> writeTexts() const {
        const std::pair<const char*, std::string> texts[] = {
            {"README.txt", readmeOf(archive_)},
            {"index.json", indexOf(archive_)},
            {"rulings.csv", rulingsCsv(archive_.rulings)},
            {"faults.csv", faultsCsv(archive_.faults)}};
        for (const auto& [name, text] : texts) {
            if (auto written = learn::writeSafely(folder_ / name, text); !written) {
                return written;
            }
        }
        return {};
    }

    const EventArchiveRequest& request_;
    fs::path folder_;
    ClubStore& store_;
    EventArchive archive_;
    JournalPictures journals_;
    std::unique_ptr<TablePictures> tables_;
    std::size_t events_ = 0; ///< events of all games
    std::size_t copied_ = 0; ///< events copied so far
};

Expected<void> finish(const fs::path& folder, const fs::path& out) {
    if (isPackedName(out)) {
        return packFolder(folder, out);
    }
    const std::error_code error = giveName(folder, out);
    syncFolder(out.parent_path());
    return error ? Expected<void>(notWritten(out, "cannot be written (" + error.message() + ")"))
                 : Expected<void>();
}

/// Replaces the temporary path in a failure by the archive's path.
Failure renamed(const Failure& failed, const fs::path& from, const fs::path& to) {
    std::string text = english(failed.message);
    const std::size_t at = text.find(from.string());
    if (at != std::string::npos) {
        text.replace(at, from.string().size(), to.string());
    }
    return {failed.status, text};
}

} // namespace

Expected<EventArchive> writeEventArchive(const EventArchiveRequest& request) {
    const fs::path out =
        // `out` may end with a slash
        request.out.has_filename() ? request.out : request.out.parent_path();
    std::error_code error;
    if (fs::exists(out, error)) {
        return notWritten(out, "is already there; give another name");
    }
    const OwnFolder folder(out);
    if (folder.path().empty()) {
        return notWritten(out, std::string("cannot be written (") + std::strerror(errno) +
                                   "); check that the folder is there and may be written");
    }
    return ClubStore::open(request.club.database)
        .and_then([&](ClubStore store) { return Archivist(request, folder.path(), store).write(); })
        .and_then([&](EventArchive archive) {
            return finish(folder.path(), out).map([&] { return std::move(archive); });
        })
        .map_error([&](const Failure& failed) { return renamed(failed, folder.path(), out); });
}

} // namespace umpire
