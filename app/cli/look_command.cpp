#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/quiet_codecs.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/look_json.h"
#include "app/eye/one_picture/look_text.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

Expected<void> answerLook(const LookOptions& options) {
    return requestOf(options).and_then(lookQuietly).and_then([&](const Look& look) {
        const bool json = options.form() == AnswerForm::Json;
        return writeAnswer(json ? indentedText(jsonOf(look)) : describe(look)).and_then([&] {
            return writeOverlay(options, look, std::nullopt);
        });
    });
}

} // namespace

void addLookCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("look", "says what lies on the table");
    const auto options = std::make_shared<LookOptions>();
    addLookOptions(*command, *options);
    command->add_option(
        "--what", options->what,
        "looks only for these: galleys, matches, orders, stones, dice, codes, tokens");
    command->callback([options, &exitStatus] {
        const Expected<void> answered = answerLook(*options);
        exitStatus = answered ? int(ExitStatus::Answered) : reportFailure(answered.error());
    });
}

} // namespace umpire
