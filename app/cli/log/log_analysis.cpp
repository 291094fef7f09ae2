#include "app/cli/log/log_answers.h"
#include "app/cli/log/log_records.h"
#include "app/cli/shown_progress.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/analysis/analysis_text.h"

#include <nlohmann/json.hpp>

namespace umpire {

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

} // namespace umpire
