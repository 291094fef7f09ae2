#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/common/failure/number_in.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/look_json.h"
#include "app/eye/one_picture/look_text.h"
#include "app/eye/one_picture/names.h"
#include "app/eye/one_picture/rule_on_toss.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace umpire {
namespace {

std::set<Detector> detectorsIn(const std::string& text) {
    std::set<Detector> detectors;
    std::istringstream names(text);
    for (std::string name; std::getline(names, name, ',');) {
        const std::optional<Detector> detector = detectorNamed(name);
        if (!detector) {
            throw CLI::ValidationError("--what",
                                       "`" + name +
                                           "` is not known; name some of galleys, matches, "
                                           "orders, stones, dice, codes, tokens, with commas");
        }
        detectors.insert(*detector);
    }
    return detectors;
}

Expected<void> answerLook(const LookOptions& options) {
    return lookQuietly(options.request).and_then([&](const Look& look) {
        const bool json = options.form == AnswerForm::Json;
        return writeAnswer(json ? indentedText(jsonOf(look)) : describe(look)).and_then([&] {
            return writeOverlay(options, look, std::nullopt);
        });
    });
}

constexpr int kMostDropped = 200; ///< maximum number of matches; more than a matchbox contains
constexpr const char* kAttackerHelp =
    "the galley that fires, named by its id, by its place in the picture (left, right, top or "
    "bottom), or by its fleet (A or B) if the fleet has one galley (default: of two galleys, the "
    "one with masts)";
constexpr const char* kTargetHelp =
    "the galley that is fired at, named like --attacker (default: of two galleys, the other one)";

struct ScoreOptions {
    LookOptions look;
    std::string attacker;
    std::string target;
    std::optional<int> dropped;
    std::vector<std::string> bows; ///< values of --bow: "g1=90"
};

using Bows = std::map<std::string, Radians>;

/// Parses bows such as "g1=90": the bow of g1 points to 90 degrees, along the table's y axis.
Expected<Bows> bowsIn(const std::vector<std::string>& said) {
    Bows bows;
    for (const std::string& each : said) {
        const std::size_t equals = std::min(each.find('='), each.size());
        const auto degrees = numberIn<double>(each.substr(std::min(equals + 1, each.size())));
        if (equals == 0 || !degrees) {
            return wrongUsage("--bow `" + each + "` is not an id and degrees, such as `g1=90`");
        }
        bows[each.substr(0, equals)] = radiansFromDegrees(*degrees);
    }
    return bows;
}

/// Rules on the picture. Looks for galleys, matches and orders, whatever game the table file names.
Expected<RuledLook> ruleQuietly(LookRequest request, const ScoreOptions& options,
                                const Bows& bows) {
    const QuietCodecs quiet;
    request.detectors = ObserveOptions{}.detectors;
    return readLookInputs(request).and_then([&](const LookInputs& inputs) {
        return lookAtTable(request, inputs).and_then([&](const Look& look) {
            return ruleOnDropped(look, request, inputs,
                                 {options.attacker, options.target, options.dropped, bows});
        });
    });
}

std::string jsonOfRuled(const RuledLook& ruled) {
    auto answer = jsonOf(ruled.ruling);
    answer["toss"]["taken"] = ruled.taken;
    return indentedText(answer);
}

std::string textOfRuled(const RuledLook& ruled) {
    std::string text = describe(ruled.ruling);
    for (const std::string& taken : ruled.taken) {
        text += "Note: " + taken + ".\n";
    }
    return text;
}

Expected<void> answerScore(const ScoreOptions& options) {
    if (!options.attacker.empty() && options.attacker == options.target) {
        return wrongUsage("--attacker and --target are both `" + options.attacker +
                          "`; name two galleys");
    }
    const Expected<Bows> bows = bowsIn(options.bows);
    if (!bows) {
        return tl::make_unexpected(bows.error());
    }
    return ruleQuietly(options.look.request, options, *bows).and_then([&](const RuledLook& ruled) {
        if (options.look.request.damage == Damage::IsWarnedOf) {
            for (const Message& warning : ruled.look.observation.warnings) {
                complain(warning);
            }
        }
        const bool json = options.look.form == AnswerForm::Json;
        return writeAnswer(json ? jsonOfRuled(ruled) : textOfRuled(ruled)).and_then([&] {
            return writeOverlay(options.look, ruled.look, ruled.ruling);
        });
    });
}

} // namespace

void addLookCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("look", "lists the pieces in a picture of a table");
    const auto options = std::make_shared<LookOptions>();
    addLookOptions(*command, *options);
    command->add_option_function<std::string>(
        "--what",
        [options](const std::string& names) { options->request.detectors = detectorsIn(names); },
        "looks only for these pieces, separated by commas: galleys, matches, orders, stones, dice, "
        "codes, tokens");
    answerWith(*command, exitStatus, [options] { return answerLook(*options); });
}

void addScoreCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("score", "decides which matches of a War Galley toss hit");
    const auto options = std::make_shared<ScoreOptions>();
    addLookOptions(*command, options->look);
    options->look.request.damage = Damage::IsRefused;
    command->add_option("--attacker", options->attacker, kAttackerHelp);
    command->add_option("--target", options->target, kTargetHelp);
    command
        ->add_option("--dropped", options->dropped,
                     "the number of dropped matches (default: as many as the rules allow)")
        ->check(CLI::Range(0, kMostDropped));
    command->add_option("--bow", options->bows,
                        "the direction in degrees of a bow whose triangle cannot be seen, such as "
                        "g1=90; may be repeated");
    command->add_flag_callback(
        "--accept-damage", [options] { options->look.request.damage = Damage::IsWarnedOf; },
        "rules on the picture even if it is damaged");
    answerWith(*command, exitStatus, [options] { return answerScore(*options); });
}

} // namespace umpire
