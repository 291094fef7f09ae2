#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

/// Turns pictures of a table at rest into a film of a game. Hands come from the players' sides,
/// cover what they change, and leave; the light drifts, the sensor is noisy, the camera is bumped.
/// Every frame is labelled. The same stills, options and seed give the same film.
namespace umpire::films {

/// The way in which a still follows the one before.
enum class Manner {
    Hand, ///< a hand goes to each place in turn
    Toss, ///< a hand throws things in, which tumble before they lie still
};

/// The picture's edge from which the hand comes.
enum class Seat { Near, Far, Left, Right };

struct Still {
    cv::Mat picture; ///< CV_8UC3, without noise; all stills have one size
    /// the action that this still completes, in the game's notation; empty for the first still,
    /// half of an action, or a hand that only points
    std::string action;
    Manner manner = Manner::Hand;
    Seat seat = Seat::Near;
    /// the hand's places, in order; empty: computed from the difference
    std::vector<cv::Rect> changed;
};

/// Returns each still once, in order, and none after the last still.
using Stills = std::function<std::optional<Still>(std::size_t index)>;

enum class Phase { Still, Hand, Settling, Bumped };

/// `still`: the last still that is complete on the table, visible or covered; `action`: its action.
struct FrameLabel {
    std::int64_t number = 0;
    std::chrono::microseconds time{};
    Phase phase = Phase::Still;
    std::size_t still = 0;
    std::string action;
};
std::string nameOf(Phase phase);

/// A blow to the camera during this still; the camera stays rotated by these degrees.
struct Bump {
    std::size_t still = 0;
    double pan = 1.0;
    double tilt = 0.5;
    double roll = 1.0;
};

struct FilmOptions {
    std::uint64_t seed = 1;
    double framesPerSecond = 30.0;
    int restFrames = 24;  ///< least rest of each still; chance adds up to half as much
    int dwellFrames = 5;  ///< rest of a hand at each place
    int reachFrames = 10; ///< a hand's way in, from place to place, and out
    double pixelsPerMillimetre = 1.6;
    double focalPixels = 1100.0;
    double noise = 2.0;  ///< standard deviation, grey levels
    double drift = 0.06; ///< relative change of the light
    std::vector<Bump> bumps;
};

using TakeFrame = std::function<void(const cv::Mat& frame, const FrameLabel& label)>;

/// Frames are CV_8UC3; a picture is valid only during the call of `take`.
void makeFilm(const Stills& stills, const FilmOptions& options, const TakeFrame& take);

/// Writes the film as Motion-JPEG and returns the labels. `file` ends in .avi.
std::vector<FrameLabel> writeFilm(const Stills& stills, const FilmOptions& options,
                                  const std::string& file);

/// Labels as lines `number milliseconds phase still action`, tabs between.
std::string textOf(const std::vector<FrameLabel>& labels);

/// Returns the regions where two pictures differ, as rectangles that a hand can cover; none is
/// larger than `largest`.
std::vector<cv::Rect> changedPlaces(const cv::Mat& before, const cv::Mat& after, cv::Size largest);

} // namespace umpire::films
