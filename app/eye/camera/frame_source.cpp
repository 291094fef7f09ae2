#include "app/common/failure/last_catch.h"
#include "app/eye/camera/capture.h"
#include "app/eye/picture/read_picture.h"

#include <cmath>

namespace umpire {
namespace {

std::string textOf(const cv::Size& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " px";
}

struct Describe {
    Message operator()(const SourceStalled& stalled) const {
        switch (stalled.who) {
        case Silent::Camera:
            break;
        case Silent::NoTelephoneYet:
            return message("no telephone is connected yet; scan the code with the telephone that "
                           "is the camera");
        case Silent::Telephone:
            return message("the telephone sends no pictures; it is away, or its screen is asleep: "
                           "wake it and show its page, or scan the code again");
        }
        return message(
            "the camera gives no frames; is another program using it, or its cable loose?");
    }
    Message operator()(const SourceVanished& vanished) const {
        return message("the camera is gone (%1); trying again until it returns", vanished.why);
    }
    Message operator()(const SourceReturned& returned) const {
        switch (returned.who) {
        case Silent::Camera:
            break;
        case Silent::NoTelephoneYet:
            return message("a telephone is the camera now");
        case Silent::Telephone:
            return message("the telephone is back");
        }
        return message("the camera is back");
    }
    Message operator()(const ResolutionChanged& changed) const {
        return message("the picture's size changed from %1 to %2", textOf(changed.before),
                       textOf(changed.now));
    }
    Message operator()(const FrameDamaged& damaged) const {
        return damaged.count > 1 ? message("a frame was left out: %1 (%2 frames by now)",
                                           damaged.why, damaged.count)
                                 : message("a frame was left out: %1", damaged.why);
    }
    Message operator()(const SourceEnded&) const { return message("end of the film"); }
};

/// Formats the rate with up to two decimals, such as "30" or "29.97".
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

Message describe(const SourceEvent& event) {
    return std::visit(Describe{}, event);
}

std::string describeMode(const SourceDescription& source) {
    std::string text = source.size.empty() ? "size not known yet" : textOf(source.size);
    if (source.rate.value() > 0) {
        text += ", " + textOf(source.rate) + " a second";
    }
    return source.format.empty() ? text : text + ", " + source.format;
}

std::optional<FrameDamaged> DamageCount::add(Message why) {
    if (++count_ < told_) {
        return std::nullopt;
    }
    constexpr int kTimes = 10;
    told_ *= kTimes;
    return FrameDamaged{std::move(why), count_};
}

Expected<cv::Mat> imageOf(const CapturedPicture& picture, const Message& name) {
    if (!picture.image.empty()) {
        return picture.image;
    }
    try {
        return decodePicture(picture.coded, name);
    } catch (...) {
        return failWith(ExitStatus::CannotRead, message("%1: %2", name, whatWasThrown()));
    }
}

} // namespace umpire
