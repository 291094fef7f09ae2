#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/kit/kit.h"
#include "app/outcome/printable.h"

#include <iostream>
#include <map>
#include <memory>

namespace umpire {
namespace {

struct PrintOptions {
    KitRequest request;
    double tagSizeMm = 40.0;
    double matchMm = 42.0;
    std::string out;
};

const std::map<std::string, Paper> kPapers = {{"a4", Paper::A4}, {"letter", Paper::Letter}};
const std::map<std::string, Language> kLanguages = {{"en", Language::English},
                                                    {"hu", Language::Hungarian},
                                                    {"bg", Language::Bulgarian},
                                                    {"ru", Language::Russian},
                                                    {"pl", Language::Polish}};

Expected<void> answerPrint(PrintOptions options) {
    options.request.tagSize = Millimetres(options.tagSizeMm);
    options.request.matchLength = Millimetres(options.matchMm);
    const Expected<PrintedKit> printed = printKit(options.request);
    endPrinting();
    return printed.and_then([&](const PrintedKit& kit) {
        return saveKit(kit, options.out).map([&] {
            std::cerr << "umpire: " << kit.pages.size()
                      << (kit.pages.size() == 1 ? " page" : " pages") << " in "
                      << printable(options.out) << "; print at 100 %, without scaling\n";
        });
    });
}

/// The value's word, or one line that lists the words.
template <class Value>
CLI::Option* addChoice(CLI::App& command, const std::string& option, Value& chosen,
                       const std::map<std::string, Value>& choices) {
    std::string words;
    for (const auto& [word, value] : choices) {
        words += (words.empty() ? "" : ", ") + word;
    }
    const auto take = [&chosen, &choices, option, words](const std::string& word) {
        const auto found = choices.find(word);
        if (found == choices.end()) {
            throw CLI::ValidationError(option, "`" + word + "` is not known; there is: " + words);
        }
        chosen = found->second;
    };
    return command.add_option_function<std::string>(option, take, words);
}

} // namespace

void addPrintCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("print", "writes a PDF for players to print");
    const auto options = std::make_shared<PrintOptions>();
    command->add_option("WHAT", options->request.what, listedKits())->required();
    command->add_option("--out", options->out, "the PDF file to write")->required();
    addChoice(*command, "--paper", options->request.paper, kPapers);
    addChoice(*command, "--language", options->request.language, kLanguages);
    command->add_option("--tag-size", options->tagSizeMm, "side of a corner tag in mm (40)");
    command->add_option("--match", options->matchMm, "length of a match in mm (42)");
    command->add_option("--variant", options->request.variant,
                        "of a game: prints only what this variant needs (`umpire rules GAME "
                        "variants` lists them)");
    command
        ->add_option("--data", options->request.data,
                     "your own table, map or board (a file or a folder) instead of the program's")
        ->allow_extra_args(false);
    command->callback([options, &exitStatus] {
        const Expected<void> answered = answerPrint(*options);
        exitStatus = answered ? int(ExitStatus::Answered) : reportFailure(answered.error());
    });
}

} // namespace umpire
