#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

/// Turns pictures of a table at rest into a film of a game: hands come from the players' sides,
/// cover what they change and leave; the light drifts, the sensor is noisy, the camera is bumped.
/// Every frame is labelled. The same stills, options and seed give the same film.
namespace umpire::films {

/// How a still came from the one before.
enum class Manner {
    Hand, ///< a hand goes to each place in turn
    Toss, ///< a hand throws something in, which tumbles before it lies
};

/// The picture's edge that the hand comes from.
enum class Seat { Near, Far, Left, Right };

struct Still {
    cv::Mat picture;    ///< CV_8UC3, without noise; all of one size
    std::string action; ///< what has been completed with it, in the game's notation; empty for the
                        ///< first still, half of an action, and a hand that only points
    Manner manner = Manner::Hand;
    Seat seat = Seat::Near;
    std::vector<cv::Rect> changed; ///< where the hand goes, in order; compared where it is empty
};

/// Asked for each still once, in order; none after the last.
using Stills = std::function<std::optional<Still>(std::size_t index)>;

enum class Phase { Still, Hand, Settling, Bumped };

/// `still`: the last one that is complete on the table, seen or covered; `action`: its.
struct FrameLabel {
    std::int64_t number = 0;
    std::chrono::microseconds time{};
    Phase phase = Phase::Still;
    std::size_t still = 0;
    std::string action;
};
std::string nameOf(Phase phase);

/// Somebody knocks against the camera while this still is shown; it stays turned by these degrees.
struct Bump {
    std::size_t still = 0;
    double pan = 1.0;
    double tilt = 0.5;
    double roll = 1.0;
};

struct FilmOptions {
    std::uint64_t seed = 1;
    double framesPerSecond = 30.0;
    int restFrames = 24;  ///< of each still at least; up to half as many more by chance
    int dwellFrames = 5;  ///< of a hand at each place
    int reachFrames = 10; ///< a hand's way in, from place to place, and out
    double pixelsPerMillimetre = 1.6;
    double focalPixels = 1100.0;
    double noise = 2.0;  ///< standard deviation, grey levels
    double drift = 0.06; ///< of the light, as a share
    std::vector<Bump> bumps;
};

using TakeFrame = std::function<void(const cv::Mat& frame, const FrameLabel& label)>;

/// Frames are CV_8UC3; the picture that `take` is given is its own until it returns.
void makeFilm(const Stills& stills, const FilmOptions& options, const TakeFrame& take);

/// The same as a Motion-JPEG file; returns the labels. `file` ends in .avi.
std::vector<FrameLabel> writeFilm(const Stills& stills, const FilmOptions& options,
                                  const std::string& file);

/// Labels as lines `number milliseconds phase still action`, tabs between.
std::string textOf(const std::vector<FrameLabel>& labels);

/// Where two pictures differ, as rectangles that a hand can cover; not larger than `largest`.
std::vector<cv::Rect> changedPlaces(const cv::Mat& before, const cv::Mat& after, cv::Size largest);

} // namespace umpire::films
