#include "app/cli/commands.h"
#include "app/cli/data_option.h"
#include "app/cli/look_options.h"
#include "app/cli/paper_options.h"
#include "app/common/failure/printable.h"
#include "app/print/kit/kit.h"

#include <iostream>
#include <memory>

namespace umpire {
namespace {

struct PrintOptions {
    KitRequest request;
    std::string out;
};

Expected<void> answerPrint(const PrintOptions& options) {
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

} // namespace

void addPrintCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("print", "writes a PDF for players to print");
    const auto options = std::make_shared<PrintOptions>();
    command->add_option("WHAT", options->request.what, listedKits())->required();
    command->add_option("--out", options->out, "the PDF file to write")->required();
    addPaperOptions(*command, options->request.paper, options->request.language);
    addMillimetres(*command, "--tag-size", options->request.tagSize,
                   "side of a corner tag in mm (40)");
    addMillimetres(*command, "--match", options->request.matchLength,
                   "length of a match in mm (42)");
    command->add_option("--variant", options->request.variant,
                        "of a game: prints what this variant needs, the first where it is left out "
                        "(`umpire rules GAME variants` lists them; `all`: all boards of Murus "
                        "Gallicus)");
    addDataOption(*command, options->request.data);
    answerWith(*command, exitStatus, [options] { return answerPrint(*options); });
}

} // namespace umpire
