#pragma once

#include "vision/matches/match_strip.h"

#include <numeric>
#include <optional>

/// Colours of one table's matches, and a strip normalised by its table's colour scatter.
namespace umpire::matches {

/// Colours that the matches of one picture share (wood and head colour are the same everywhere).
struct MatchPalette {
    std::optional<cv::Vec3f> shaft;
    std::optional<cv::Vec3f> head;
};

/// The strip with the table's colour at the origin and the table's scatter as unit. So print, grain
/// and checked patterns get little weight, and one threshold suits all surfaces.
struct WhiteStrip {
    cv::Vec3f table;
    cv::Matx33f whiten;
    std::vector<cv::Vec3f> value; ///< indexed like MatchStrip::colour

    [[nodiscard]] cv::Vec3f white(cv::Vec3f colour) const { return whiten * (colour - table); }
};

/// Estimates the table's colour on both sides of the line, and whitens the strip by it.
WhiteStrip whitened(const MatchStrip& strip, const StripLine& line);

/// Returns the mean colour of the shaft under a line (its inner part, without the ends); none if
/// the shaft is completely hidden.
std::optional<cv::Vec3f> shaftColour(const MatchStrip& strip, const StripLine& line);

/// Returns the mean colour around a point of the line; `along` and `across` are half sides (mm).
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
    /// Returns the weighted median; none without votes of positive weight.
    [[nodiscard]] std::optional<cv::Vec3f> median() const;

private:
    std::vector<cv::Vec3f> colours_;
    std::vector<double> weights_;
};

} // namespace umpire::matches
