#include "app/cli/look_options.h"

#include "app/common/failure/printable.h"
#include "app/eye/overlay/draw_overlay.h"

#include <cstdio>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace umpire {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
// opens no file, because a sanitizer's report on standard error must be visible
constexpr const char* kElsewhere = "";
#else
constexpr const char* kElsewhere = "/dev/null";
#endif

} // namespace

void addLookOptions(CLI::App& command, LookOptions& options) {
    command
        .add_option("PICTURE", options.request.picture, "JPEG, PNG, WebP, TIFF or BMP of the table")
        ->required();
    addFile(command, "--table", options.request.table,
            "the table file (YAML), which describes the play area and the tags; tags of the kit "
            "need no file");
    addFile(command, "--camera", options.request.camera,
            "the camera file (YAML) from `umpire calibrate camera`");
    addFile(command, "--before", options.request.before,
            "a picture of the same table a moment earlier");
    command.add_option(
        "--overlay", options.overlay,
        "writes the picture to this PNG file, with the recognised pieces drawn on it");
    addJsonFlag(command, options.form);
}

CLI::Option* addFile(CLI::App& command, const std::string& name,
                     std::optional<std::filesystem::path>& file, const std::string& what) {
    const auto take = [&file](const std::string& path) {
        file = path.empty() ? std::nullopt : std::optional<std::filesystem::path>(path);
    };
    return command.add_option_function<std::string>(name, take, what)->type_name("FILE");
}

CLI::Option* addMillimetres(CLI::App& command, const std::string& name, Millimetres& length,
                            const std::string& what) {
    return command.add_option_function<double>(
        name, [&length](double mm) { length = Millimetres(mm); }, what);
}

CLI::Option* addJsonFlag(CLI::App& command, AnswerForm& form, const std::string& what) {
    return command.add_flag_callback(
        "--json", [&form] { form = AnswerForm::Json; }, what);
}

void answerWith(CLI::App& command, int& exitStatus, std::function<Expected<void>()> answer) {
    command.callback([answer = std::move(answer), &exitStatus] {
        const Expected<void> answered = answer();
        exitStatus = answered ? int(ExitStatus::Answered) : reportFailure(answered.error());
    });
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
    // written at once, because other threads of the program complain too
    std::cerr << "umpire: " + printable(english(line)) + '\n';
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

QuietCodecs::QuietCodecs() {
    const int elsewhere = open(kElsewhere, O_WRONLY | O_CLOEXEC);
    if (elsewhere < 0) {
        return;
    }
    std::fflush(stderr);
    kept_ = dup(STDERR_FILENO);
    if (kept_ >= 0) {
        dup2(elsewhere, STDERR_FILENO);
    }
    close(elsewhere);
}

QuietCodecs::~QuietCodecs() {
    if (kept_ >= 0) {
        std::fflush(stderr);
        dup2(kept_, STDERR_FILENO);
        close(kept_);
    }
}

Expected<Look> lookQuietly(const LookRequest& request) {
    const QuietCodecs quiet;
    return lookAtTable(request);
}

} // namespace umpire
