#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/quiet_codecs.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/look_json.h"
#include "app/eye/one_picture/look_text.h"
#include "app/eye/one_picture/names.h"

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

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

} // namespace umpire
