#include "app/cli/log/log_answers.h"

#include "app/club/witnesses/witnessed_archive.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/record/journal/journal_seal.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

std::string namesOf(const std::vector<Witnessed>& witnesses) {
    return joinedTexts(", ", witnesses,
                       [](const Witnessed& each) { return each.name + " at " + utcText(each.at); });
}

std::string whatOf(const WitnessedGame& game) {
    if (!game.fault.empty()) {
        return game.fault;
    }
    if (game.sealed == 0) {
        return game.isOver ? "is not witnessed" : "is not over, and has no seal";
    }
    const std::string events = std::to_string(game.events) + " events, ";
    return game.sealed == game.events
               ? events + "witnessed by " + namesOf(game.witnesses)
               : events + "witnessed only up to event " + std::to_string(game.sealed) + " by " +
                     namesOf(game.witnesses);
}

std::string textOf(const WitnessedArchive& archive) {
    std::string text;
    for (const std::string& fault : archive.faults) {
        text += fault + "\n";
    }
    for (const WitnessedGame& game : archive.games) {
        text += game.file + ": " + whatOf(game) + "\n";
    }
    const std::string checkpoints =
        std::to_string(archive.checkpoints) +
        (archive.checkpoints == 1 ? " checkpoint of " : " checkpoints of ") + archive.club + "\n";
    return text + (archive.club.empty() ? "no checkpoint\n" : checkpoints);
}

Json jsonOf(const std::filesystem::path& file, const WitnessedArchive& archive) {
    const auto witness = [](const Witnessed& each) -> Json {
        return {{"name", each.name}, {"at", utcText(each.at)}};
    };
    const auto game = [&](const WitnessedGame& each) -> Json {
        return {{"file", each.file},
                {"events", each.events},
                {"witnessed_events", each.sealed},
                {"over", each.isOver},
                {"holds", each.holds()},
                {"witnesses", jsonList(each.witnesses, witness)},
                {"fault", orNull(each.fault)}};
    };
    return {{"schema", "umpire.verify-archive/1"},
            {"file", file.string()},
            {"holds", archive.holds()},
            {"club", orNull(archive.club)},
            {"checkpoints", archive.checkpoints},
            {"faults", archive.faults},
            {"games", jsonList(archive.games, game)}};
}

} // namespace

Expected<void> answerVerifyArchive(const LogQuestion& question,
                                   const std::vector<std::string>& named) {
    const std::filesystem::path& file = question.files.front();
    std::vector<std::string> codes;
    for (const std::string& each : named) {
        const auto code = sealCodeFrom(each);
        if (!code) {
            return wrongUsage("--witness: `" + each +
                              "` is no code; one has 16 letters and digits");
        }
        codes.push_back(*code);
    }
    return checkArchive(file, codes).and_then([&](const WitnessedArchive& archive) {
        return writeAnswer(question.form == AnswerForm::Json ? indentedText(jsonOf(file, archive))
                                                             : textOf(archive))
            .and_then([&] {
                return archive.holds()
                           ? Expected<void>()
                           : failWith(ExitStatus::CannotWrite,
                                      file.string() + ": not all of it is witnessed, or it was "
                                                      "changed");
            });
    });
}

} // namespace umpire
