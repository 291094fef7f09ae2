#include "app/cli/look_options.h"

#include "app/common/failure/printable.h"
#include "app/eye/one_picture/names.h"
#include "app/eye/overlay/draw_overlay.h"

#include <iostream>
#include <sstream>

namespace umpire {
namespace {

std::optional<std::filesystem::path> pathUnlessEmpty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<std::filesystem::path>(text);
}

} // namespace

void addLookOptions(CLI::App& command, LookOptions& options) {
    command.add_option("PICTURE", options.picture, "JPEG, PNG, WebP, TIFF or BMP of the table")
        ->required();
    command.add_option("--table", options.table,
                       "table file (YAML): play area and tags; tags of the kit need none");
    command.add_option("--camera", options.camera, "camera file (YAML), from `umpire calibrate`");
    command.add_option("--before", options.before, "a picture of the same table a moment earlier");
    command.add_option("--overlay", options.overlay,
                       "writes the picture as a PNG file, with what was seen drawn on it");
    command.add_flag("--json", options.json, "prints the answer as JSON");
}

Expected<LookRequest> requestOf(const LookOptions& options) {
    LookRequest request{.picture = options.picture,
                        .table = pathUnlessEmpty(options.table),
                        .camera = pathUnlessEmpty(options.camera),
                        .before = pathUnlessEmpty(options.before)};
    if (options.what.empty()) {
        return request;
    }
    std::istringstream names(options.what);
    for (std::string name; std::getline(names, name, ',');) {
        const std::optional<Detector> detector = detectorNamed(name);
        if (!detector) {
            return wrongUsage("--what: `" + name +
                              "` is not known; name some of galleys, matches, "
                              "orders, stones, dice, codes, tokens, with commas");
        }
        request.detectors.insert(*detector);
    }
    return request;
}

Expected<void> writeOverlay(const LookOptions& options, const Look& look,
                            const std::optional<war_galley::TossRuling>& ruling) {
    if (options.overlay.empty()) {
        return {};
    }
    return savePicture(drawOverlay(look, ruling), options.overlay).map([&] {
        std::cerr << "overlay: " << printable(options.overlay) << '\n';
    });
}

void complain(const Message& line) {
    std::cerr << "umpire: " << printable(english(line)) << '\n';
}

void complainOfWhatIsLeft(const std::string& unit, std::size_t done, std::size_t left) {
    if (left > 0) {
        complain("ended after " + std::to_string(done) + " of " + std::to_string(done + left) +
                 " " + unit + "s; the answer is of these alone");
    }
}

int reportFailure(const Failure& failure) {
    complain(failure.setting.empty() ? failure.message
                                     : message("%1: %2", "--" + failure.setting, failure.message));
    return int(failure.status);
}

Expected<void> writeAnswer(const std::string& text) {
    if (!(std::cout << printableLines(text) << std::flush)) {
        return failWith(ExitStatus::CannotWrite,
                        "standard output cannot be written; is the disk full or the pipe closed?");
    }
    return {};
}

} // namespace umpire
