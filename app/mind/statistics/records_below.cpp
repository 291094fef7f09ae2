#include "app/mind/statistics/records_below.h"

#include "app/record/archive_files/packed_files.h"
#include "app/record/journal/export_game.h"

#include <algorithm>
#include <set>

namespace umpire {
namespace {

bool isExportedGame(const std::filesystem::path& folder) {
    std::error_code error;
    return std::filesystem::is_regular_file(folder / "game.jsonl", error);
}

/// In an error message, replaces the path `from` of a temporary file by the name `to`, which the
/// user knows.
Expected<JournalRecord> renamed(Expected<JournalRecord> record, const std::filesystem::path& from,
                                const std::string& to) {
    return std::move(record).map_error([&](const Failure& failed) {
        std::string text = english(failed.message);
        if (text.starts_with(from.string())) {
            text.replace(0, from.string().size(), to);
        }
        return Failure{failed.status, text};
    });
}

/// Visits the journals in a packed file. A failure to unpack is reported to `visit` like a record
/// that cannot be read.
void visitArchive(const std::filesystem::path& place, const RecordVisit& visit,
                  const std::function<bool()>& isEnded) {
    const auto visited = visitPacked(
        place,
        [&](const std::string& name, const std::filesystem::path& file) {
            if (looksLikeJournal(file)) {
                const std::string known = place.string() + ": " + name;
                visit(known, renamed(readJournal(file), file, known));
            }
        },
        isEnded);
    if (!visited) {
        visit(place.string(), tl::make_unexpected(visited.error()));
    }
}

} // namespace

std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_directory(place, error) || isExportedGame(place)) {
        return {place};
    }
    std::vector<fs::path> records;
    for (auto entry = fs::recursive_directory_iterator(
             place, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        std::error_code unread;
        if (entry->is_directory(unread) && isExportedGame(entry->path())) {
            records.push_back(entry->path());
            entry.disable_recursion_pending();
        } else if (entry->is_regular_file(unread) && looksLikeJournal(entry->path())) {
            records.push_back(entry->path());
        }
    }
    std::ranges::sort(records);
    return records;
}

Expected<JournalRecord> recordAt(const std::filesystem::path& place) {
    std::error_code error;
    if (!std::filesystem::is_directory(place, error)) {
        return readJournal(place);
    }
    return readGameFolder(place).map([](ExportedGame game) {
        const auto count = std::int64_t(game.events.size());
        return JournalRecord{std::move(game.settings), std::move(game.events), count, {}};
    });
}

void visitRecords(const std::filesystem::path& place, const RecordVisit& visit,
                  const std::function<bool()>& isEnded) {
    std::error_code error;
    if (isPackedName(place) && std::filesystem::is_regular_file(place, error)) {
        visitArchive(place, visit, isEnded);
        return;
    }
    for (const std::filesystem::path& file : recordsBelow(place)) {
        if (isEnded && isEnded()) {
            return;
        }
        visit(file.string(), recordAt(file));
    }
}

std::optional<Failure> faultIn(const std::filesystem::path& file, const JournalRecord& record) {
    if (record.faults.empty()) {
        return std::nullopt;
    }
    const std::size_t more = record.faults.size() - 1;
    return Failure{ExitStatus::CannotWrite,
                   file.string() + ": " + english(record.faults.front().what) +
                       (more > 0 ? " (and " + std::to_string(more) + " more)" : "") +
                       "; what can be read is in the answer, export it and keep the file"};
}

FoundRecords tallyBelow(const std::vector<std::filesystem::path>& places,
                        const std::function<bool()>& isEnded) {
    FoundRecords found;
    std::set<std::string> counted; // last hash of each record, by which copies are recognised
    const auto isNew = [&](const JournalRecord& record) {
        const std::string last = record.events.empty() ? "" : record.events.back().hash;
        return last.empty() || counted.insert(last).second;
    };
    const auto note = [&](std::optional<Failure> wrong) {
        found.wrong = found.wrong ? std::move(found.wrong) : std::move(wrong);
    };
    for (const std::filesystem::path& place : places) {
        visitRecords(
            place,
            [&](const std::string& name, const Expected<JournalRecord>& record) {
                if (!record) {
                    note(record.error());
                    return;
                }
                if (isNew(*record)) {
                    addTo(found.tally, *record);
                }
                note(faultIn(name, *record));
            },
            isEnded);
    }
    return found;
}

} // namespace umpire
