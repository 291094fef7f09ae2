#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/terminal_code.h"
#include "app/common/json/json_text.h"
#include "app/common/network/network_address.h"
#include "app/eye/one_picture/calibration_failure.h"
#include "app/eye/one_picture/process.h"
#include "app/web/server/feed.h"
#include "calibration/measure/calibration_files.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace umpire {
namespace {

struct ServeCommand {
    std::string listen = kEveryAddress;
    TossFiles files;
    AnswerForm form = AnswerForm::Text;
};

std::string jsonOf(const Feed& feed) {
    return indentedText({{"schema", "umpire.serve/1"},
                         {"pages", feed.telephonePages()},
                         {"typed", feed.typedPages()}});
}

std::string inWords(const Feed& feed) {
    std::string text = codeInTerminal(feed.telephonePages().front(), STDOUT_FILENO) +
                       "\nScan the code with a telephone that is in the same network. The code "
                       "says:\n  " +
                       feed.telephonePages().front() + "\n";
    text += "Or type an address on the telephone, and then the six characters that appear here:\n";
    for (const std::string& each : feed.typedPages()) {
        text += "  " + each + "\n";
    }
    return text + "Ctrl+C ends it, and then this code opens nothing any more.\n";
}

/// Prints the code to standard output, because standard error is redirected while the server runs.
void showCode(const std::string& code, AnswerForm form) {
    if (form == AnswerForm::Text) {
        std::cout << typedCodeLine(code) << std::flush;
    } else if (!code.empty()) {
        std::cout << compactText({{"code", code}}) << std::endl;
    }
}

/// Reads the files, so that a faulty file is reported before the first picture is taken.
Expected<void> checkFiles(const TossFiles& files) {
    return readLookInputs({.picture = kTelephonePicture, .table = files.table},
                          cv::Mat(cv::Size(64, 64), CV_8UC3, cv::Scalar::all(0)))
        .and_then([&](const LookInputs&) -> Expected<void> {
            if (!files.camera) {
                return {};
            }
            return loadCamera(*files.camera)
                .map([](const CameraIntrinsics&) {})
                .map_error([](const CalibrationError& error) { return failureOf(error); });
        });
}

Expected<void> serve(const ServeCommand& asked) {
    if (const auto good = checkFiles(asked.files); !good) {
        return good;
    }
    surviveClosedPipes();
    AwaitedEnd end;
    FeedRequest request;
    request.listen = asked.listen;
    request.telephone = TelephoneRequest{
        .files = asked.files,
        .showTypedCode = [form = asked.form](const auto& code) { showCode(code, form); }};
    const auto feed = Feed::open(request);
    if (!feed) {
        return tl::make_unexpected(feed.error());
    }
    std::cout << (asked.form == AnswerForm::Json ? jsonOf(**feed) : inWords(**feed)) << std::flush;
    // silences the thread that examines pictures; this thread prints no more errors
    const QuietCodecs quiet;
    end.wait();
    return {};
}

} // namespace

void addServeCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("serve", "shows a code that opens a page on a phone, where players "
                                    "photograph a toss and read the ruling");
    const auto asked = std::make_shared<ServeCommand>();
    command->add_option("--listen", asked->listen,
                        "serves the page at this address; with port 0 the system chooses a port "
                        "(default: 0.0.0.0:8420, which is every address of this machine)");
    addFile(*command, "--table", asked->files.table,
            "the table file (YAML), which describes the play area and the tags");
    addFile(*command, "--camera", asked->files.camera,
            "the phone's camera file (YAML) from `umpire calibrate camera`");
    addJsonFlag(*command, asked->form, "prints the addresses of the page as JSON");
    answerWith(*command, exitStatus, [asked] { return serve(*asked); });
}

} // namespace umpire
