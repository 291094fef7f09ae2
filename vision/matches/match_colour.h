#pragma once

#include "vision/matches/match_strip.h"

#include <numeric>
#include <optional>

/// Colours of one table's matches, and a strip seen in units of its own table's unevenness.
namespace umpire::matches {

/// What the matches of one picture have in common (wood and head colour are the same all over it).
struct MatchPalette {
    std::optional<cv::Vec3f> shaft;
    std::optional<cv::Vec3f> head;
};

/// The strip with its table at the origin and the table's scatter as unit: print, grain and checks
/// then weigh as little as they deserve, and one threshold serves all surfaces.
struct WhiteStrip {
    cv::Vec3f table;
    cv::Matx33f whiten;
    std::vector<cv::Vec3f> value; ///< as MatchStrip::colour

    [[nodiscard]] cv::Vec3f white(cv::Vec3f colour) const { return whiten * (colour - table); }
};

/// Learns the table from both sides of the line and whitens the strip by it.
WhiteStrip whitened(const MatchStrip& strip, const StripLine& line);

/// Mean colour of the shaft under a line (its inner part, without the ends); none where all is
/// hidden.
std::optional<cv::Vec3f> shaftColour(const MatchStrip& strip, const StripLine& line);

/// Mean colour of a patch around a point of the line, `along` and `across` its half sides (mm).
std::optional<cv::Vec3f> patchColour(const MatchStrip& strip, StripPoint at, double along,
                                     double across);

/// Colours with weights; their median is taken channel by channel.
class ColourVotes {
public:
    void add(cv::Vec3f colour, double weight) {
        colours_.push_back(colour);
        weights_.push_back(weight);
    }
    [[nodiscard]] double weight() const {
        return std::accumulate(weights_.begin(), weights_.end(), 0.0);
    }
    /// None without votes of positive weight.
    [[nodiscard]] std::optional<cv::Vec3f> median() const;

private:
    std::vector<cv::Vec3f> colours_;
    std::vector<double> weights_;
};

} // namespace umpire::matches
