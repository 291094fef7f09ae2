#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/quiet_codecs.h"
#include "app/look/look_json.h"
#include "app/look/look_text.h"
#include "app/look/rule_on_toss.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

struct ScoreOptions {
    LookOptions look;
    std::string attacker;
    std::string target;
    Damage damage = Damage::IsRefused;
};

/// A ruling needs galleys, matches and orders, whatever game the table file names.
Expected<Look> lookForToss(LookRequest request, Damage damage) {
    request.detectors = ObserveOptions{}.detectors;
    request.damage = damage;
    return lookQuietly(request);
}

Expected<void> answerScore(const ScoreOptions& options) {
    if (options.attacker == options.target) {
        return tl::make_unexpected(
            Failure{ExitStatus::WrongUsage, "--attacker and --target are both `" +
                                                options.attacker + "`; name two galleys"});
    }
    const Expected<Look> look = requestOf(options.look).and_then([&](const LookRequest& request) {
        return lookForToss(request, options.damage);
    });
    if (!look) {
        return tl::make_unexpected(look.error());
    }
    if (options.damage == Damage::IsWarnedOf) {
        for (const Message& warning : look->observation.warnings) {
            complain(warning);
        }
    }
    return ruleOnToss(*look, options.attacker, options.target)
        .and_then([&](const war_galley::TossRuling& ruling) {
            const bool json = options.look.form() == AnswerForm::Json;
            return writeAnswer(json ? textOf(jsonOf(ruling)) : describe(ruling)).and_then([&] {
                return writeOverlay(options.look, *look, ruling);
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
    command->add_flag_callback(
        "--accept-damage", [options] { options->damage = Damage::IsWarnedOf; },
        "rules on the picture even where the decoder finds that it is damaged");
    command->callback([options, &exitStatus] {
        const Expected<void> answered = answerScore(*options);
        exitStatus = answered ? int(ExitStatus::Answered) : reportFailure(answered.error());
    });
}

} // namespace umpire
