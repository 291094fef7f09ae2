#include "app/camera/capture.h"
#include "app/outcome/last_catch.h"
#include "app/picture/read_picture.h"

#include <cmath>

namespace umpire {
namespace {

std::string textOf(const cv::Size& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " px";
}

struct Describe {
    std::string operator()(const SourceStalled&) const {
        return "the camera gives no frames; is another program using it, or its cable loose?";
    }
    std::string operator()(const SourceVanished& vanished) const {
        return "the camera is gone (" + vanished.why + "); trying again until it returns";
    }
    std::string operator()(const SourceReturned&) const { return "the camera is back"; }
    std::string operator()(const ResolutionChanged& changed) const {
        return "the picture's size changed from " + textOf(changed.before) + " to " +
               textOf(changed.now);
    }
    std::string operator()(const FrameDamaged& damaged) const {
        return "a frame was left out: " + damaged.why +
               (damaged.count > 1 ? " (" + std::to_string(damaged.count) + " frames by now)" : "");
    }
    std::string operator()(const SourceEnded&) const { return "the recording is over"; }
};

/// "30", "29.97".
std::string textOf(FramesPerSecond rate) {
    const auto hundredths = std::lround(rate.value() * 100);
    std::string text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        const std::string part = std::to_string(100 + hundredths % 100).substr(1);
        text += "." + part;
    }
    return text;
}

} // namespace

std::string describe(const SourceEvent& event) {
    return std::visit(Describe{}, event);
}

std::string describeMode(const SourceDescription& source) {
    std::string text = source.size.empty() ? "size not known yet" : textOf(source.size);
    if (source.rate.value() > 0) {
        text += ", " + textOf(source.rate) + " a second";
    }
    return source.format.empty() ? text : text + ", " + source.format;
}

std::optional<FrameDamaged> DamageCount::add(std::string why) {
    if (++count_ < told_) {
        return std::nullopt;
    }
    constexpr int kTimes = 10;
    told_ *= kTimes;
    return FrameDamaged{std::move(why), count_};
}

Expected<cv::Mat> imageOf(const CapturedPicture& picture, const std::string& name) {
    if (!picture.image.empty()) {
        return picture.image;
    }
    try {
        return decodePicture(picture.coded, name);
    } catch (...) {
        return tl::make_unexpected(Failure{ExitStatus::CannotRead, name + ": " + whatWasThrown()});
    }
}

} // namespace umpire
