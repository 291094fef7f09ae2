#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/common/json/json_text.h"
#include "app/eye/learn/learn.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using nlohmann::ordered_json;

struct LearnCommand {
    std::string table;
    std::string agree;
    std::string picture; ///< value of --add: path of a picture
    std::string corrections;
    std::optional<std::filesystem::path> camera;
    bool status = false; ///< set by --status; every form prints the status anyway
    bool fit = false;
    bool undo = false;
    AnswerForm form = AnswerForm::Text;
};

void complainOfSamples(const std::vector<Message>& warnings) {
    for (const Message& warning : warnings) {
        complain(warning);
    }
}

std::string agreementName(learn::Agreement agreement) {
    switch (agreement) {
    case learn::Agreement::Agreed:
        return "yes";
    case learn::Agreement::Refused:
        return "no";
    case learn::Agreement::NotAsked:
        break;
    }
    return "not asked yet";
}

ordered_json learnDocument(const learn::LearnStatus& status) {
    ordered_json answer{{"schema", "umpire.learn/1"},
                        {"agreed", nullptr},
                        {"corrections", status.corrections},
                        {"samples", status.samples},
                        {"pictures", status.pictures},
                        {"judge_learned", status.learned.look.judge.has_value()},
                        {"colours_learned", status.learned.look.colours.has_value()},
                        {"wrong_before", nullptr},
                        {"wrong_after", nullptr},
                        {"can_undo", status.canUndo}};
    if (status.learned.agreement != learn::Agreement::NotAsked) {
        answer["agreed"] = status.learned.agreement == learn::Agreement::Agreed;
    }
    if (const auto& report = status.learned.report) {
        answer["wrong_before"] = report->wrongBefore;
        answer["wrong_after"] = report->wrongAfter;
    }
    return answer;
}

std::string learnSummary(const learn::LearnStatus& status) {
    std::string text =
        "The players agree that samples are kept: " + agreementName(status.learned.agreement) +
        ".\n" + std::to_string(status.corrections) + " corrections in " +
        std::to_string(status.pictures) + " pictures; " + std::to_string(status.samples) +
        " samples are kept.\n";
    const auto& look = status.learned.look;
    if (!look.judge && !look.colours) {
        return text + "Nothing is learned: the table is looked at as shipped.\n";
    }
    text += look.judge ? "The judge of matches is fitted to this table.\n" : "";
    text += look.colours ? "The colours of this table are known.\n" : "";
    if (const auto& report = status.learned.report) {
        text += "On pictures that the fit had not seen " + std::to_string(report->wrongAfter) +
                " of its answers are wrong; as shipped " + std::to_string(report->wrongBefore) +
                " are.\n";
    }
    return text;
}

Expected<void> answerStatus(const LearnCommand& command) {
    return learn::statusOf(command.table).and_then([&](const learn::LearnStatus& status) {
        complainOfSamples(status.warnings);
        return writeAnswer(command.form == AnswerForm::Json ? indentedText(learnDocument(status))
                                                            : learnSummary(status));
    });
}

Expected<void> addPicture(const LearnCommand& command) {
    std::vector<learn::Correction> corrections;
    if (!command.corrections.empty()) {
        const auto read = learn::readCorrections(command.corrections);
        if (!read) {
            return tl::make_unexpected(read.error());
        }
        corrections = *read;
    }
    const LookRequest request{.picture = command.picture,
                              .table = command.table,
                              .camera = command.camera,
                              .detectors = ObserveOptions{}.detectors};
    return lookQuietly(request).and_then([&](const Look& look) {
        return learn::teach(command.table, {look.image, look.view, look.observation, corrections})
            .map([](const learn::Taught& taught) { complain(taught.said); });
    });
}

Expected<void> actOnTable(const LearnCommand& command) {
    if (!command.agree.empty()) {
        return learn::remember(command.table, command.agree == "yes" ? learn::Agreement::Agreed
                                                                     : learn::Agreement::Refused);
    }
    if (!command.picture.empty()) {
        return addPicture(command);
    }
    if (command.fit) {
        return learn::fitTable(command.table).map([](const learn::TableFit&) {});
    }
    if (command.undo) {
        return learn::undoFit(command.table);
    }
    return {};
}

} // namespace

void addLearnCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand(
        "learn", "learns one table from the players' corrections, and prints what it has learned");
    const auto asked = std::make_shared<LearnCommand>();
    command
        ->add_option("TABLE", asked->table,
                     "the table file; everything that is learned is kept beside the file")
        ->required();
    CLI::Option* agree =
        command
            ->add_option("--agree", asked->agree,
                         "remembers whether the players agree that pieces of their pictures are "
                         "kept beside the table file: yes or no")
            ->check(CLI::IsMember({"yes", "no"}));
    CLI::Option* add =
        command->add_option("--add", asked->picture,
                            "learns from this picture of the table; apart from the corrections, "
                            "everything in it must have been recognised correctly");
    command
        ->add_option("--corrections", asked->corrections,
                     "what `umpire look` got wrong in the picture (JSON)")
        ->needs(add);
    addFile(*command, "--camera", asked->camera, "the camera file of the picture")->needs(add);
    CLI::Option* fit =
        command->add_flag("--fit", asked->fit, "fits again to the samples that are kept");
    CLI::Option* undo = command->add_flag("--undo", asked->undo, "undoes the last fit");
    command->add_flag("--status", asked->status,
                      "prints what is kept and learned, as every other option does too");
    const std::vector<CLI::Option*> actions{agree, add, fit, undo};
    for (std::size_t k = 0; k < actions.size(); ++k) {
        for (std::size_t other = 0; other < k; ++other) {
            actions[k]->excludes(actions[other]);
        }
    }
    addJsonFlag(*command, asked->form);
    answerWith(*command, exitStatus, [asked] {
        return actOnTable(*asked).and_then([&] { return answerStatus(*asked); });
    });
}

} // namespace umpire
