#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shared_options.h"
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
                   "the side of a corner tag in mm (default: 40)");
    addMillimetres(*command, "--match", options->request.matchLength,
                   "the length of a match in mm (default: 42)");
    command->add_option(
        "--variant", options->request.variant,
        "prints what this variant of the game needs (default: the first variant); `umpire rules "
        "GAME variants` lists the variants, and `all` prints all boards of Murus Gallicus");
    addDataOption(*command, options->request.data);
    answerWith(*command, exitStatus, [options] { return answerPrint(*options); });
}

} // namespace umpire
