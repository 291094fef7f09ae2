#include "app/web/telephone/toss_answers.h"

#include "app/common/json/json_text.h"
#include "app/eye/one_picture/look_json.h"
#include "app/eye/overlay/draw_overlay.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// maximum width and height in pixels; more than any phone's screen
constexpr int kLongestSide = 2048;
constexpr int kQuality = 88; ///< JPEG quality, out of 100: keeps thin strokes clean

Json inWords(const std::vector<Message>& sentences, const Say& say) {
    Json all = Json::array();
    for (const Message& each : sentences) {
        all.push_back(say(each));
    }
    return all;
}

std::string textOnOneLine(const Json& json) {
    return compactText(json) + "\n";
}

/// Removes the name from "telephone: …", because the reader has just sent the picture.
const Message& withoutName(const Message& message) {
    const bool isNamed = message.form() == "%1: %2" && message.values().size() == 2 &&
                         message.values().front() == Message(kTelephonePicture);
    return isNamed ? message.values().back() : message;
}

std::vector<unsigned char> jpegOf(const std::function<cv::Mat()>& drawn) {
    std::vector<unsigned char> jpeg;
    try {
        cv::Mat picture = drawn();
        if (const int side = std::max(picture.cols, picture.rows); side > kLongestSide) {
            const double scale = double(kLongestSide) / side;
            cv::Mat smaller;
            cv::resize(picture, smaller, {}, scale, scale, cv::INTER_AREA);
            picture = smaller;
        }
        cv::imencode(".jpg", picture, jpeg, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    } catch (const cv::Exception&) { // e.g. for lack of memory
        jpeg.clear();
    }
    return jpeg;
}

Json questionJson(const war_galley::TossDecision& question) {
    using About = war_galley::TossDecision::About;
    switch (question.about) {
    case About::Range:
        return {{"key", kRangeKey}};
    case About::Touch:
        return {{"key", kTouchKey}};
    case About::Match:
        return {{"key", question.match}};
    case About::Count:
        return {{"key", kCountKey}, {"least", question.least}, {"most", question.most}};
    }
    return {};
}

} // namespace

std::string lookAnswer(const TossDesk::Kept& kept, const Say& say) {
    return textOnOneLine({{"toss", kept.number},
                          {"look", jsonOf(kept.look)},
                          {"notes", inWords(kept.look.observation.warnings, say)}});
}

std::string rulingAnswer(const RuledLook& ruled, const war_galley::TossAnswers& decided,
                         const Say& say) {
    Json questions = Json::array();
    for (const auto& each : war_galley::decisionsFor(ruled.ruling, decided)) {
        questions.push_back(questionJson(each));
    }
    return textOnOneLine({{"ruling", jsonOf(ruled.ruling)},
                          {"settled", jsonOf(war_galley::settled(ruled.ruling, decided))},
                          {"questions", questions},
                          {"matches", jsonOf(ruled.look)["matches"]},
                          {"because", inWords(ruled.ruling.because, say)}});
}

std::string failureAnswer(const Failure& failure, const Say& say) {
    return textOnOneLine({{"failure", say(withoutName(failure.message))}});
}

std::vector<unsigned char> seenPicture(const Look& look) {
    return jpegOf([&] { return look.image; });
}

std::vector<unsigned char> rulingPicture(const RuledLook& ruled,
                                         const war_galley::TossAnswers& decided) {
    return jpegOf([&] {
        return drawOverlay(ruled.look, war_galley::settled(ruled.ruling, decided), Words::None);
    });
}

} // namespace umpire
