#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/eye/camera/open_source.h"
#include "app/eye/overlay/draw_overlay.h"

#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace umpire {
namespace {

/// Number of frames to skip. Webcams need about ten frames to set their exposure; earlier pictures
/// are dark.
constexpr std::int64_t kFramesToSettle = 15;
constexpr std::chrono::seconds kPatience{10};

struct CamerasCommand {
    AnswerForm form = AnswerForm::Text;
    std::string grab;
    std::string out = "frame.jpg";
};

using Json = nlohmann::ordered_json;

Json camerasJson(const VideoFormat& format) {
    const auto rateOf = [](FramesPerSecond rate) { return rounded(rate.value(), 1000); };
    const auto sizeOf = [&](const VideoSize& size) -> Json {
        return {{"width", size.size.width},
                {"height", size.size.height},
                {"rates", jsonList(size.rates, rateOf)}};
    };
    return {{"format", format.name}, {"sizes", jsonList(format.sizes, sizeOf)}};
}

std::string camerasJson(const std::vector<VideoDevice>& devices) {
    const auto cameraOf = [](const VideoDevice& device) -> Json {
        const auto formatOf = [](const VideoFormat& format) { return camerasJson(format); };
        return {{"name", device.name},
                {"path", device.path.string()},
                {"node", device.node.string()},
                {"formats", jsonList(device.formats, formatOf)},
                {"problem", orNull(device.problem)}};
    };
    return indentedText({{"schema", "umpire.cameras/1"}, {"cameras", jsonList(devices, cameraOf)}});
}

std::string textOf(const std::vector<VideoDevice>& devices) {
    if (devices.empty()) {
        return "No camera is connected. Plug one in, or give a phone's stream by its address "
               "(http://... or rtsp://...).\n";
    }
    std::ostringstream text;
    for (const VideoDevice& device : devices) {
        text << device.name << "\n  " << device.path.string();
        if (device.path != device.node) {
            text << " (now " << device.node.string() << ")";
        }
        text << '\n';
        if (!device.problem.empty()) {
            text << "  cannot be asked: " << device.problem << '\n';
        }
        for (const VideoFormat& format : device.formats) {
            text << "  " << format.name << ':';
            for (const VideoSize& size : format.sizes) {
                text << ' ' << size.size.width << 'x' << size.size.height;
                if (!size.rates.empty()) {
                    text << '@' << size.rates.front().value();
                }
            }
            text << '\n';
        }
    }
    return text.str();
}

Failure noFrame(const std::string& source, const std::string& why) {
    return {ExitStatus::CannotWrite, source + ": gave no frame (" + why + ")"};
}

/// Returns a recording's first frame, or a camera's first frame after the exposure has settled.
Expected<CameraFrame> grabbed(FrameSource& source) {
    const SourceDescription description = source.description();
    const std::int64_t wanted = description.kind == SourceKind::Device ? kFramesToSettle : 0;
    const auto until = std::chrono::steady_clock::now() + kPatience;
    std::string last = "none came within " + std::to_string(kPatience.count()) + " seconds";
    while (std::chrono::steady_clock::now() < until) {
        FromSource got = source.next(std::chrono::milliseconds(200));
        if (auto* frame = std::get_if<CameraFrame>(&got); frame != nullptr) {
            if (frame->number >= wanted) {
                return std::move(*frame);
            }
        } else if (const auto* news = std::get_if<SourceNews>(&got)) {
            if (std::holds_alternative<SourceEnded>(news->event)) {
                break;
            }
            last = english(describe(news->event));
        }
    }
    return tl::make_unexpected(noFrame(description.name, last));
}

Expected<void> grab(const CamerasCommand& asked) {
    auto source = openSource(asked.grab);
    if (!source) {
        return tl::make_unexpected(source.error());
    }
    const Expected<CameraFrame> frame = grabbed(**source);
    const SourceDescription description = (*source)->description();
    for (const Message& warning : description.warnings) {
        std::cerr << "warning: " << printable(english(warning)) << '\n';
    }
    if (!frame) {
        return tl::make_unexpected(frame.error());
    }
    return savePicture(frame->image, asked.out).map([&] {
        std::cerr << printable(description.name) << ": " << describeMode(description)
                  << "\nframe: " << printable(asked.out) << '\n';
    });
}

Expected<void> answer(const CamerasCommand& asked) {
    if (!asked.grab.empty()) {
        return grab(asked);
    }
    const std::vector<VideoDevice> devices = listVideoDevices();
    return writeAnswer(asked.form == AnswerForm::Json ? camerasJson(devices) : textOf(devices));
}

} // namespace

void addCamerasCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand("cameras", "lists the cameras that are connected");
    const auto asked = std::make_shared<CamerasCommand>();
    addJsonFlag(*command, asked->form);
    CLI::Option* grabbing = command->add_option(
        "--grab", asked->grab,
        "takes one frame from this source, which is a camera, a stream, a video or a folder");
    command->add_option("--out", asked->out, "the file for the frame (default: frame.jpg)")
        ->needs(grabbing);
    answerWith(*command, exitStatus, [asked] { return answer(*asked); });
}

} // namespace umpire
