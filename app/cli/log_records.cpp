#include "app/cli/log_records.h"

#include "app/journal/export_game.h"
#include "app/journal/line_of_play.h"

#include <algorithm>

namespace umpire {
namespace {

bool isExportedGame(const std::filesystem::path& folder) {
    std::error_code error;
    return std::filesystem::is_regular_file(folder / "game.jsonl", error);
}

} // namespace

std::vector<std::filesystem::path> journalsOf(const std::vector<std::filesystem::path>& places) {
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path& place : places) {
        std::error_code error;
        if (!std::filesystem::is_directory(place, error)) {
            files.push_back(place);
            continue;
        }
        std::vector<std::filesystem::path> inFolder;
        for (const auto& entry : std::filesystem::directory_iterator(place, error)) {
            if (entry.is_regular_file(error) && looksLikeJournal(entry.path())) {
                inFolder.push_back(entry.path());
            }
        }
        std::ranges::sort(inFolder);
        files.insert(files.end(), inFolder.begin(), inFolder.end());
    }
    return files;
}

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

Expected<void> unlessFaulty(const std::filesystem::path& file, const JournalRecord& record) {
    if (record.faults.empty()) {
        return {};
    }
    const std::size_t more = record.faults.size() - 1;
    return tl::make_unexpected(
        Failure{ExitStatus::CannotWrite,
                file.string() + ": " + english(record.faults.front().what) +
                    (more > 0 ? " (and " + std::to_string(more) + " more)" : "") +
                    "; what can be read is in the answer, export it and keep the file"});
}

bool keepsSecrets(const LogQuestion& question, const std::vector<RecordedEvent>& events) {
    return question.secrets == Secrets::Kept && holdsSecrets(events);
}

Expected<void> mayBeTold(const LogQuestion& question, const std::vector<RecordedEvent>& events) {
    if (!keepsSecrets(question, events)) {
        return {};
    }
    return tl::make_unexpected(
        Failure{ExitStatus::WrongUsage,
                question.files.front().string() +
                    ": the game is not over and its record holds secrets; give --secrets if "
                    "you may know them"});
}

} // namespace umpire
