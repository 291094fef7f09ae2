#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/quiet_codecs.h"
#include "app/look/look_json.h"
#include "app/look/look_text.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

struct ScoreOptions {
    LookOptions look;
    std::string attacker;
    std::string target;
};

std::string knownIds(const std::vector<Galley>& galleys) {
    std::string ids;
    for (const Galley& galley : galleys) {
        ids += (ids.empty() ? "" : ", ") + galley.id;
    }
    return ids.empty() ? "no galley is seen in the picture" : "the picture shows " + ids;
}

Expected<war_galley::TossRuling> ruleOn(const Look& look, const ScoreOptions& options) {
    const std::string name = look.picture.string() + ": ";
    if (look.observation.registration.method == RegistrationMethod::None) {
        return tl::make_unexpected(
            Failure{ExitStatus::TableNotFound,
                    name + "nothing of known size is in view, so nothing can be measured; use a "
                           "table file and its tags"});
    }
    const war_galley::TossQuestion question{.attacker = options.attacker,
                                            .target = options.target,
                                            .galleys = look.observation.galleys,
                                            .matches = look.observation.matches};
    war_galley::TossOptions rules;
    rules.orders = look.comparedWithBefore ? war_galley::OrderMatches::AsMarked
                                           : war_galley::OrderMatches::ByGeometry;
    war_galley::TossAnswer answer = war_galley::ruleToss(question, rules);
    if (const auto* violation = std::get_if<war_galley::Violation>(&answer)) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage,
                    violation->because + "; " + knownIds(look.observation.galleys)});
    }
    return std::get<war_galley::TossRuling>(std::move(answer));
}

/// A ruling needs galleys, matches and orders, whatever game the table file names.
Expected<Look> lookForToss(LookRequest request) {
    request.detectors = ObserveOptions{}.detectors;
    return lookQuietly(request);
}

Expected<void> answerScore(const ScoreOptions& options) {
    if (options.attacker == options.target) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage, "--attacker and --target are both `" +
                                                options.attacker + "`; name two galleys"});
    }
    return requestOf(options.look).and_then(lookForToss).and_then([&](const Look& look) {
        return ruleOn(look, options).and_then([&](const war_galley::TossRuling& ruling) {
            const bool json = options.look.form() == AnswerForm::Json;
            return writeAnswer(json ? textOf(jsonOf(ruling)) : describe(ruling)).and_then([&] {
                return writeOverlay(options.look, look, ruling);
            });
        });
    });
}

} // namespace

void addScoreCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("score", "rules on a War Galley toss");
    const auto options = std::make_shared<ScoreOptions>();
    addLookOptions(*command, options->look);
    command->add_option("--attacker", options->attacker, "id of the galley that fires")->required();
    command->add_option("--target", options->target, "id of the galley fired at")->required();
    command->callback([options, &exitStatus] {
        const Expected<void> answered = answerScore(*options);
        exitStatus = answered ? int(ExitStatus::Answered) : reportFailure(answered.error());
    });
}

} // namespace umpire
