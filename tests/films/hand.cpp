#include "tests/films/hand.h"

#include <array>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

/// The hand is drawn once, at this many pixels per millimetre, on a strip of this size, with its
/// fingers up.
constexpr double kFine = 2.0;
constexpr double kWidth = 240;
constexpr double kLength = 1100;
constexpr double kMiddle = kWidth / 2;
constexpr double kKnuckles = 130; // from the strip's upper end
constexpr double kWrist = 235;
constexpr double kCuff = 265;
const cv::Size2d kCovered(62, 82); // fingers and palm without a gap

cv::Point fine(cv::Point2d millimetres) {
    return {cvRound(millimetres.x * kFine), cvRound(millimetres.y * kFine)};
}

struct Person {
    cv::Scalar skin;
    cv::Scalar sleeve;
    cv::Scalar stripe;
};

Person personOf(std::uint64_t seed) {
    static const std::array<cv::Scalar, 4> kSkins{
        {{135, 165, 215}, {110, 145, 200}, {75, 105, 160}, {50, 70, 105}}};
    static const std::array<cv::Scalar, 5> kSleeves{
        {{110, 60, 35}, {50, 50, 50}, {60, 60, 140}, {190, 195, 200}, {70, 95, 60}}};
    const cv::Scalar sleeve = kSleeves[seed / 4 % kSleeves.size()];
    return {kSkins[seed % kSkins.size()], sleeve, seed % 3 == 0 ? sleeve * 0.7 : sleeve};
}

void capsule(cv::Mat& mask, cv::Point2d from, cv::Point2d to, double width) {
    cv::line(mask, fine(from), fine(to), cv::Scalar(255), cvRound(width * kFine), cv::LINE_AA);
}

/// Four slightly bent fingers, as for picking something up, and the thumb.
struct Finger {
    cv::Point2d root;
    cv::Point2d tip;
    double width;
};
const std::array<Finger, 5> kFingers{{{{-31, 0}, {-22, -68}, 18},
                                      {{-10, -4}, {-7, -82}, 19},
                                      {{11, -4}, {8, -80}, 19},
                                      {{31, 0}, {22, -62}, 17},
                                      {{-38, 55}, {-52, -8}, 20}}};

cv::Point2d atKnuckles(cv::Point2d p) {
    return {kMiddle + p.x, kKnuckles + p.y};
}

cv::Mat skinMask() {
    cv::Mat mask(fine({kWidth, kLength}).y, fine({kWidth, 0}).x, CV_8UC1, cv::Scalar(0));
    for (const Finger& finger : kFingers) {
        capsule(mask, atKnuckles(finger.root), atKnuckles(finger.tip), finger.width);
    }
    const std::array<cv::Point, 8> palm{
        fine({kMiddle - 41, kKnuckles - 4}),  fine({kMiddle + 41, kKnuckles - 4}),
        fine({kMiddle + 44, kKnuckles + 45}), fine({kMiddle + 31, kWrist}),
        fine({kMiddle + 34, kCuff + 20}),     fine({kMiddle - 34, kCuff + 20}),
        fine({kMiddle - 31, kWrist}),         fine({kMiddle - 46, kKnuckles + 50})};
    cv::fillConvexPoly(mask, palm.data(), int(palm.size()), cv::Scalar(255), cv::LINE_AA);
    return mask;
}

cv::Mat sleeveMask(cv::Size size) {
    cv::Mat mask(size, CV_8UC1, cv::Scalar(0));
    const std::array<cv::Point, 4> arm{fine({kMiddle - 46, kCuff}), fine({kMiddle + 46, kCuff}),
                                       fine({kMiddle + 78, kLength}),
                                       fine({kMiddle - 78, kLength})};
    cv::fillConvexPoly(mask, arm.data(), int(arm.size()), cv::Scalar(255), cv::LINE_AA);
    return mask;
}

/// Returns the shading of round things, which are darker towards their edges.
cv::Mat roundness(const cv::Mat& mask, double radius) {
    cv::Mat depth;
    cv::distanceTransform(mask, depth, cv::DIST_L2, 3);
    cv::Mat light = cv::min(depth / (radius * kFine), 1.0);
    cv::sqrt(light, light);
    return light * 0.45 + 0.58;
}

void paint(cv::Mat& colour, const cv::Mat& mask, const cv::Mat& light, const cv::Scalar& tint) {
    cv::Mat three;
    cv::merge(std::vector<cv::Mat>{light, light, light}, three);
    cv::Mat shaded;
    cv::multiply(three, tint, shaded);
    shaded.convertTo(shaded, CV_8UC3);
    shaded.copyTo(colour, mask);
}

void drawFingers(cv::Mat& colour, const Person& person) {
    for (const Finger& finger : kFingers) {
        cv::Mat mask(colour.size(), CV_8UC1, cv::Scalar(0));
        capsule(mask, atKnuckles(finger.root), atKnuckles(finger.tip), finger.width);
        paint(colour, mask, roundness(mask, finger.width * 0.4), person.skin);
        const cv::Point2d tip = atKnuckles(finger.tip);
        cv::ellipse(colour, fine({tip.x, tip.y - 3}), fine({finger.width * 0.3, 6}), 0, 0, 360,
                    person.skin * 1.12 + cv::Scalar(14, 8, 6), -1, cv::LINE_AA);
    }
}

void drawSleeve(cv::Mat& colour, const Person& person, const cv::Mat& mask) {
    paint(colour, mask, roundness(mask, 55), person.sleeve);
    cv::Mat stripes(mask.size(), CV_8UC1, cv::Scalar(0));
    for (double y = kCuff; y < kLength; y += 34) {
        cv::line(stripes, fine({0, y}), fine({kWidth, y + 10}), cv::Scalar(255),
                 cvRound(9 * kFine));
    }
    paint(colour, mask & stripes, roundness(mask, 55), person.stripe);
    cv::line(colour, fine({kMiddle - 46, kCuff + 1}), fine({kMiddle + 46, kCuff + 1}),
             person.sleeve * 0.55, 5, cv::LINE_AA);
}

/// Returns how far the picture's "up" of the strip is turned for a seat, in degrees
/// counter-clockwise.
double turnOf(Seat seat) {
    switch (seat) {
    case Seat::Near:
        return 0;
    case Seat::Far:
        return 180;
    case Seat::Left:
        return -90; // fingers to the right
    case Seat::Right:
        return 90;
    }
    return 0;
}

void blend(cv::Mat& onto, const cv::Mat& colour, const cv::Mat& cover) {
    for (int row = 0; row < onto.rows; ++row) {
        auto* to = onto.ptr<cv::Vec3b>(row);
        const auto* from = colour.ptr<cv::Vec3b>(row);
        const auto* share = cover.ptr<uchar>(row);
        for (int column = 0; column < onto.cols; ++column) {
            const int part = share[column];
            for (int channel = 0; part > 0 && channel < 3; ++channel) {
                to[column][channel] = uchar(
                    (from[column][channel] * part + to[column][channel] * (255 - part)) / 255);
            }
        }
    }
}

void darken(cv::Mat& picture, const cv::Mat& shadow) {
    constexpr int kDarkest = 100; // of 255
    for (int row = 0; row < picture.rows; ++row) {
        auto* to = picture.ptr<cv::Vec3b>(row);
        const auto* share = shadow.ptr<uchar>(row);
        for (int column = 0; column < picture.cols; ++column) {
            const int left = 255 - share[column] * kDarkest / 255;
            for (int channel = 0; left < 255 && channel < 3; ++channel) {
                to[column][channel] = uchar(to[column][channel] * left / 255);
            }
        }
    }
}

} // namespace

Hand::Hand(std::uint64_t seed, double pixelsPerMillimetre)
    : grip_(fine({kMiddle, kKnuckles - 12})), scale_(pixelsPerMillimetre / kFine) {
    const Person person = personOf(seed);
    const cv::Mat skin = skinMask();
    const cv::Mat sleeve = sleeveMask(skin.size());
    colour_ = cv::Mat(skin.size(), CV_8UC3, person.skin * 0.7);
    paint(colour_, skin, roundness(skin, 30), person.skin);
    drawFingers(colour_, person);
    drawSleeve(colour_, person, sleeve);
    cover_ = cv::max(skin, sleeve);
    // The hand appears smaller than it was drawn. Without this step its edges would be ragged.
    if (scale_ < 1) {
        cv::resize(colour_, colour_, {}, scale_, scale_, cv::INTER_AREA);
        cv::resize(cover_, cover_, {}, scale_, scale_, cv::INTER_AREA);
        grip_ *= scale_;
        scale_ = 1;
    }
}

cv::Size Hand::covers() const {
    const double pixels = grip_.x / kMiddle * scale_; // a millimetre
    return {int(kCovered.width * pixels), int(kCovered.height * pixels)};
}

cv::Point2d Hand::outside(cv::Size picture, cv::Point2d target, Seat seat) const {
    const double beyond = covers().height * 2.2;
    switch (seat) {
    case Seat::Near:
        return {target.x, picture.height + beyond};
    case Seat::Far:
        return {target.x, -beyond};
    case Seat::Left:
        return {-beyond, target.y};
    case Seat::Right:
        return {picture.width + beyond, target.y};
    }
    return target;
}

void Hand::drawOn(cv::Mat& picture, cv::Point2d place, Seat seat) const {
    cv::Mat placed = cv::getRotationMatrix2D(grip_, turnOf(seat), scale_);
    placed.at<double>(0, 2) += place.x - grip_.x;
    placed.at<double>(1, 2) += place.y - grip_.y;
    cv::Mat colour;
    cv::Mat cover;
    cv::warpAffine(colour_, colour, placed, picture.size());
    cv::warpAffine(cover_, cover, placed, picture.size());
    const cv::Rect all({}, picture.size());
    // Some 3 cm of shadow to the right and below, soft.
    const double reach = covers().width * 0.4;
    const cv::Rect touched = cv::boundingRect(cover);
    if (touched.empty()) {
        return;
    }
    const cv::Rect area = (touched + cv::Size(int(reach * 2), int(reach * 2))) & all;
    cv::Mat shadow;
    const cv::Matx23d shift(1, 0, reach * 0.7, 0, 1, reach * 0.5);
    cv::warpAffine(cover(area), shadow, shift, area.size());
    const int softness = int(reach / 2) * 2 + 1;
    cv::blur(shadow, shadow, {softness, softness});
    cv::Mat part = picture(area);
    darken(part, shadow);
    blend(part, colour(area), cover(area));
}

} // namespace umpire::films
