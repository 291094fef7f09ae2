#include "app/cli/log/log_records.h"

#include "app/cli/log/log_answers.h"
#include "app/cli/shown_progress.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/analysis/analysis_text.h"
#include "app/mind/statistics/statistics.h"
#include "app/record/journal/secrets.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

std::string formed(const Statistics& statistics, StatisticsForm form) {
    switch (form) {
    case StatisticsForm::Json:
        return indentedText(statisticsJson(statistics));
    case StatisticsForm::Csv:
        return statisticsCsv(statistics);
    case StatisticsForm::Text:
        break;
    }
    return statisticsText(statistics);
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

Expected<void> answerAnalysis(const LogQuestion& question, std::optional<double> seconds,
                              std::uint64_t positions) {
    const std::filesystem::path& file = question.files.front();
    AnalysisLimits limits;
    if (seconds) {
        limits.thinking.time = std::chrono::duration<double>(*seconds);
    } else {
        limits.thinking.nodes = positions;
    }
    ShownProgress progress("analyse");
    const StopOnEnd end;
    limits.stop = end.token();
    limits.heard = [&](std::size_t done, std::size_t all) { progress.tell(done, all); };
    return recordAt(file).and_then([&](const JournalRecord& record) {
        return mayBeTold(question, record)
            .and_then([&] { return analyseGame(record, limits); })
            .map_error([&](Failure failed) {
                const std::string why = english(failed.message);
                failed.message = why.starts_with(file.string()) ? why : file.string() + ": " + why;
                return failed;
            })
            .and_then([&](const Analysis& analysis) {
                progress.wipe();
                complainOfWhatIsLeft("action", analysis.actions.size(), analysis.left);
                return writeAnswer(question.form == AnswerForm::Json
                                       ? indentedText(analysisJson(analysis, record.settings))
                                       : analysisText(analysis, record.settings));
            })
            .and_then([&] { return unlessFaulty(file, record); });
    });
}

Expected<void> answerStatistics(const std::vector<std::filesystem::path>& places,
                                StatisticsForm form) {
    const StopOnEnd end; // ends reading, so that temporary files are removed
    const FoundRecords found = tallyBelow(places, [&] { return end.token().stop_requested(); });
    if (end.token().stop_requested()) {
        return failWith(ExitStatus::CannotRead, "not all records were read, as this was ended");
    }
    const Expected<void> status =
        found.wrong ? Expected<void>(tl::make_unexpected(*found.wrong)) : Expected<void>();
    if (found.tally.games.empty()) {
        return status ? failWith(ExitStatus::CannotRead,
                                 places.front().string() +
                                     ": holds no record of a game; give a folder "
                                     "of what `umpire referee --journal` wrote")
                      : status;
    }
    return writeAnswer(formed(statisticsOf(found.tally), form)).and_then([&] { return status; });
}

} // namespace umpire
