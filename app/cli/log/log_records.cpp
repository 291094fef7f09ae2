#include "app/cli/log/log_records.h"

#include "app/record/journal/secrets.h"

#include <algorithm>

namespace umpire {

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

Expected<void> unlessFaulty(const std::filesystem::path& file, const JournalRecord& record) {
    const auto fault = faultIn(file, record);
    return fault ? Expected<void>(tl::make_unexpected(*fault)) : Expected<void>();
}

bool keepsSecrets(const LogQuestion& question, const JournalRecord& record) {
    return question.secrets == Secrets::Kept && holdsSecrets(record);
}

Expected<void> mayBeTold(const LogQuestion& question, const JournalRecord& record) {
    if (!keepsSecrets(question, record)) {
        return {};
    }
    return wrongUsage(question.files.front().string() +
                      ": the game is not over and its record holds secrets; give --secrets if "
                      "you may know them");
}

} // namespace umpire
