#include "app/cli/log/log_answers.h"
#include "app/cli/log/log_records.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/statistics/statistics.h"

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
