#include "app/cli/log_answers.h"
#include "app/cli/log_records.h"
#include "app/look/look_json.h"
#include "app/statistics/statistics.h"

#include <nlohmann/json.hpp>
#include <set>

namespace umpire {
namespace {

std::string formed(const Statistics& statistics, StatisticsForm form) {
    switch (form) {
    case StatisticsForm::Json:
        return textOf(statisticsJson(statistics));
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
    Tally tally;
    std::set<std::string> counted; // a copy of a record is no second evening
    const auto isNew = [&](const JournalRecord& record) {
        const std::string last = record.events.empty() ? "" : record.events.back().hash;
        return last.empty() || counted.insert(last).second;
    };
    Expected<void> status;
    for (const std::filesystem::path& place : places) {
        for (const std::filesystem::path& file : recordsBelow(place)) {
            const auto record = recordAt(file);
            if (!record) {
                status = status ? tl::make_unexpected(record.error()) : status;
                continue;
            }
            if (isNew(*record)) {
                addTo(tally, *record);
            }
            status = status ? unlessFaulty(file, *record) : status;
        }
    }
    if (tally.games.empty()) {
        return status ? tl::make_unexpected(Failure{
                            ExitStatus::CannotRead,
                            places.front().string() + ": holds no record of a game; give a folder "
                                                      "of what `umpire referee --journal` wrote"})
                      : status;
    }
    return writeAnswer(formed(statisticsOf(tally), form)).and_then([&] { return status; });
}

} // namespace umpire
