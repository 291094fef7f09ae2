#include "tests/films/film.h"

#include "tests/films/camera_effects.h"
#include "tests/films/hand.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

namespace umpire::films {
namespace {

constexpr int kTumbleFrames = 9;
constexpr int kSettlingFrames = 4;
constexpr int kBumpFrames = 10;

/// Returns the share of a hand's movement, which is slow at both ends.
double eased(double share) {
    return 0.5 - 0.5 * std::cos(CV_PI * share);
}

cv::Point2d middleOf(const cv::Rect& place) {
    return {place.x + place.width / 2.0, place.y + place.height / 2.0};
}

class FilmMaker {
public:
    FilmMaker(const FilmOptions& options, const TakeFrame& take, cv::Size size)
        : options_(options), take_(take),
          effects_(options.seed, size, {options.noise, options.drift}),
          near_(options.seed, options.pixelsPerMillimetre),
          others_(options.seed + 7, options.pixelsPerMillimetre), random_(options.seed * 31 + 7),
          turn_(cv::Matx33d::eye()) {}

    void begin(const Still& first);
    void goOn(const Still& next, std::size_t index);

private:
    void rest(std::size_t index);
    void show(const cv::Mat& picture, Phase phase);
    void byHand(const Still& next, const cv::Mat& after);
    void byToss(const Still& next, const cv::Mat& after);
    void moveHand(const Hand& hand, Seat seat, const std::pair<cv::Point2d, cv::Point2d>& way);
    void bump(const Bump& knock);
    [[nodiscard]] cv::Mat turned(const cv::Mat& picture) const;
    [[nodiscard]] std::vector<cv::Rect> placesOf(const Still& next, const cv::Mat& after,
                                                 cv::Size largest);
    [[nodiscard]] const Hand& handOf(Seat seat) const {
        return seat == Seat::Near ? near_ : others_;
    }

    const FilmOptions& options_;
    const TakeFrame& take_;
    CameraEffects effects_;
    Hand near_;
    Hand others_;
    cv::RNG random_;
    cv::Matx33d turn_;  ///< sum of the bumps so far
    cv::Mat untouched_; ///< the still as the camera would see it without bumps
    cv::Mat table_;     ///< the present table as the camera sees it
    FrameLabel label_;
};

void FilmMaker::begin(const Still& first) {
    untouched_ = first.picture;
    table_ = turned(first.picture);
    label_.action = first.action;
    rest(0);
}

void FilmMaker::goOn(const Still& next, std::size_t index) {
    const cv::Mat after = turned(next.picture);
    if (next.manner == Manner::Toss) {
        byToss(next, after);
    } else {
        byHand(next, after);
    }
    untouched_ = next.picture;
    table_ = after;
    label_.still = index;
    label_.action = next.action;
    for (int i = 0; i < kSettlingFrames; ++i) {
        show(table_, Phase::Settling);
    }
    rest(index);
}

void FilmMaker::rest(std::size_t index) {
    const int frames = options_.restFrames + random_.uniform(0, options_.restFrames / 2 + 1);
    for (int i = 0; i < frames; ++i) {
        show(table_, Phase::Still);
    }
    for (const Bump& knock : options_.bumps) {
        if (knock.still == index) {
            bump(knock);
            for (int i = 0; i < frames; ++i) {
                show(table_, Phase::Still);
            }
        }
    }
}

void FilmMaker::show(const cv::Mat& picture, Phase phase) {
    cv::Mat frame = picture.clone();
    const double seconds = double(label_.number) / options_.framesPerSecond;
    effects_.apply(frame, seconds);
    label_.phase = phase;
    label_.time = std::chrono::microseconds(std::llround(seconds * 1e6));
    take_(frame, label_);
    ++label_.number;
}

cv::Mat FilmMaker::turned(const cv::Mat& picture) const {
    cv::Mat result;
    cv::warpPerspective(picture, result, turn_, picture.size(), cv::INTER_CUBIC,
                        cv::BORDER_REFLECT_101);
    return turn_ == cv::Matx33d::eye() ? picture : result;
}

std::vector<cv::Rect> FilmMaker::placesOf(const Still& next, const cv::Mat& after,
                                          cv::Size largest) {
    if (next.changed.empty()) {
        return changedPlaces(table_, after, largest);
    }
    std::vector<cv::Rect> places;
    for (const cv::Rect& place : next.changed) {
        std::vector<cv::Point2f> corners{
            cv::Point2f(place.tl()), cv::Point2f(float(place.br().x), float(place.y)),
            cv::Point2f(place.br()), cv::Point2f(float(place.x), float(place.br().y))};
        cv::perspectiveTransform(corners, corners, turn_);
        places.push_back(cv::boundingRect(corners) & cv::Rect({}, after.size()));
    }
    return places;
}

void FilmMaker::moveHand(const Hand& hand, Seat seat,
                         const std::pair<cv::Point2d, cv::Point2d>& way) {
    for (int i = 1; i <= options_.reachFrames; ++i) {
        const double share = eased(double(i) / options_.reachFrames);
        cv::Mat picture = table_.clone();
        hand.drawOn(picture, way.first * (1 - share) + way.second * share, seat);
        show(picture, Phase::Hand);
    }
}

void FilmMaker::byHand(const Still& next, const cv::Mat& after) {
    const Hand& hand = handOf(next.seat);
    std::vector<cv::Rect> places = placesOf(next, after, hand.covers());
    if (places.empty()) { // the hand only points
        places.emplace_back(cv::Point(after.cols / 2, after.rows / 2), cv::Size(1, 1));
    }
    cv::Point2d at = hand.outside(after.size(), middleOf(places.front()), next.seat);
    table_ = table_.clone();
    for (const cv::Rect& place : places) {
        moveHand(hand, next.seat, {at, middleOf(place)});
        at = middleOf(place);
        after(place).copyTo(table_(place)); // the change under the hand
        for (int i = 0; i < options_.dwellFrames; ++i) {
            cv::Mat picture = table_.clone();
            const cv::Point2d trembling(random_.gaussian(1.2), random_.gaussian(1.2));
            hand.drawOn(picture, at + trembling, next.seat);
            show(picture, Phase::Hand);
        }
    }
    table_ = after; // shadows and reflections that are not under the hand
    moveHand(hand, next.seat, {at, hand.outside(after.size(), at, next.seat)});
}

void FilmMaker::byToss(const Still& next, const cv::Mat& after) {
    const Hand& hand = handOf(next.seat);
    const cv::Point2d middle(after.cols / 2.0, after.rows / 2.0);
    const cv::Point2d away = hand.outside(after.size(), middle, next.seat);
    const cv::Point2d edge = away * 0.55 + middle * 0.45;
    moveHand(hand, next.seat, {away, edge});
    const cv::Mat before = table_;
    for (int i = 1; i <= kTumbleFrames; ++i) { // flying matches are streaks that get lower
        const double share = double(i) / kTumbleFrames;
        cv::Mat flying;
        cv::Mat picture;
        const double blurred = 1 + 40 * (1 - share);
        cv::GaussianBlur(after, flying, {}, blurred, 1 + 4 * (1 - share));
        cv::addWeighted(before, 1 - share, flying, share, 0, picture);
        hand.drawOn(picture, edge, next.seat);
        show(picture, Phase::Hand);
    }
    table_ = after;
    moveHand(hand, next.seat, {edge, away});
}

void FilmMaker::bump(const Bump& knock) {
    const cv::Matx33d before = turn_;
    const cv::Vec3d degrees(knock.pan, knock.tilt, knock.roll);
    const cv::Size size = untouched_.size();
    // the camera swings back and forth before it stands still
    for (int i = 1; i <= kBumpFrames; ++i) {
        const double share = double(i) / kBumpFrames;
        const double swing = 1 - std::cos(share * 3 * CV_PI) * (1 - share);
        turn_ = turnedCamera(size, options_.focalPixels, degrees * swing) * before;
        show(turned(untouched_), Phase::Bumped);
    }
    turn_ = turnedCamera(size, options_.focalPixels, degrees) * before;
    table_ = turned(untouched_);
}

} // namespace

std::string nameOf(Phase phase) {
    switch (phase) {
    case Phase::Still:
        return "still";
    case Phase::Hand:
        return "hand";
    case Phase::Settling:
        return "settling";
    case Phase::Bumped:
        return "bumped";
    }
    return {};
}

void makeFilm(const Stills& stills, const FilmOptions& options, const TakeFrame& take) {
    const std::optional<Still> first = stills(0);
    if (!first) {
        return;
    }
    FilmMaker maker(options, take, first->picture.size());
    maker.begin(*first);
    std::size_t index = 1;
    for (std::optional<Still> next = stills(index); next; next = stills(++index)) {
        maker.goOn(*next, index);
    }
}

std::vector<FrameLabel> writeFilm(const Stills& stills, const FilmOptions& options,
                                  const std::string& file) {
    std::vector<FrameLabel> labels;
    cv::VideoWriter writer;
    makeFilm(stills, options, [&](const cv::Mat& frame, const FrameLabel& label) {
        if (!writer.isOpened()) {
            writer.open(file, cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'),
                        options.framesPerSecond, frame.size());
            writer.set(cv::VIDEOWRITER_PROP_QUALITY, 90);
        }
        writer.write(frame);
        labels.push_back(label);
    });
    return labels;
}

std::string textOf(const std::vector<FrameLabel>& labels) {
    std::string text;
    for (const FrameLabel& label : labels) {
        text += std::to_string(label.number) + '\t' + std::to_string(label.time.count() / 1000) +
                '\t' + nameOf(label.phase) + '\t' + std::to_string(label.still) + '\t' +
                label.action + '\n';
    }
    return text;
}

std::vector<cv::Rect> changedPlaces(const cv::Mat& before, const cv::Mat& after, cv::Size largest) {
    constexpr double kDifference = 10; // grey levels; the stills have no noise
    cv::Mat difference;
    cv::absdiff(before, after, difference);
    cv::transform(difference, difference, cv::Matx13f(0.34F, 0.33F, 0.33F));
    cv::Mat changed = difference > kDifference;
    const int together = std::max(3, largest.width / 6) | 1;
    cv::dilate(changed, changed, cv::Mat::ones(together, together, CV_8UC1));
    cv::Mat labels;
    cv::Mat boxes;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(changed, labels, boxes, centres);
    std::vector<cv::Rect> places;
    for (int i = 1; i < count; ++i) {
        const cv::Rect box(boxes.at<int>(i, cv::CC_STAT_LEFT), boxes.at<int>(i, cv::CC_STAT_TOP),
                           boxes.at<int>(i, cv::CC_STAT_WIDTH),
                           boxes.at<int>(i, cv::CC_STAT_HEIGHT));
        for (int y = box.y; y < box.br().y; y += largest.height) {
            for (int x = box.x; x < box.br().x; x += largest.width) {
                places.push_back(cv::Rect({x, y}, largest) & box);
            }
        }
    }
    return places;
}

} // namespace umpire::films
