#include "app/cli/club/club_answers.h"
#include "app/cli/look_options.h"
#include "app/cli/tournament/kept_tournament.h"
#include "app/club/season/season_forms.h"
#include "app/common/json/json_text.h"
#include "app/eye/learn/safe_file.h"
#include "app/eye/one_picture/process.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using season::Season;

Expected<void> writeCsv(const Season& made, const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder, error)) {
        return failWith(ExitStatus::CannotWrite,
                        folder.string() + ": is no folder, and cannot be made one");
    }
    for (const auto& [name, text] : season::csvFilesOf(made)) {
        if (auto written = learn::writeSafely(folder / name, text); !written) {
            return written;
        }
    }
    return {};
}

Expected<void> writeFiles(const Season& made, const ClubSeasonRequest& request) {
    Expected<void> written;
    if (!request.csv.empty()) {
        written = writeCsv(made, request.csv);
    }
    if (written && !request.page.empty()) {
        written = learn::writeSafely(request.page, season::pageOf(made, request.language));
    }
    if (written && !request.pdf.empty()) {
        const auto printed = season::printSeason(made, request.paper, request.language);
        endPrinting();
        written =
            printed.and_then([&](const PrintedKit& pages) { return saveKit(pages, request.pdf); });
    }
    return written;
}

Expected<void> answerOf(const season::FoundEvenings& found, const season::SeasonRules& rules,
                        const ClubSeasonRequest& request) {
    const auto counted = season::countedIn(found.evenings, rules);
    const auto wrong = found.wrong ? found.wrong : counted.wrong;
    const Expected<void> status =
        wrong ? Expected<void>(tl::make_unexpected(*wrong)) : Expected<void>();
    for (const std::string& note : counted.notes) {
        complain(note);
    }
    if (counted.games.empty()) {
        return status ? failWith(ExitStatus::CannotRead,
                                 "there is no game that counts; give folders of what `umpire "
                                 "referee --journal` and `umpire tournament` wrote")
                      : status;
    }
    const Season made = season::seasonOf(counted, rules);
    return writeFiles(made, request)
        .and_then([&] {
            return writeAnswer(request.form == AnswerForm::Json ? indentedText(season::jsonOf(made))
                                                                : season::textOf(made));
        })
        .and_then([&] { return status; });
}

} // namespace

Expected<void> answerClubSeason(const ClubSeasonRequest& request) {
    const auto rules = textOfFile(request.rules).and_then([&](const std::string& text) {
        return season::readSeasonRules(text, request.rules.string());
    });
    if (!rules) {
        return tl::make_unexpected(rules.error());
    }
    const StopOnEnd end; // ends reading, so that temporary files are removed
    const auto found =
        season::eveningsBelow(request.places, [&] { return end.token().stop_requested(); });
    if (end.token().stop_requested()) {
        return failWith(ExitStatus::CannotRead, "not all evenings were read, as this was ended");
    }
    return answerOf(found, *rules, request);
}

} // namespace umpire
