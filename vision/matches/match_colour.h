#pragma once

#include "vision/matches/match_strip.h"

#include <numeric>
#include <optional>

/// The colours of the matches in a picture, and strips whose colours are normalised by the scatter
/// of the table's colours.
namespace umpire::matches {

/// The colours that all matches of a picture share. A colour is none if it is not known.
struct MatchPalette {
    std::optional<cv::Vec3f> shaft;
    std::optional<cv::Vec3f> head;
};

/// A strip in "white units": the table's colour is the origin, and the scatter of the table's
/// colours is one in every direction. So print, grain and checked patterns have little weight, and
/// the same thresholds suit all surfaces.
struct WhiteStrip {
    cv::Vec3f table;
    cv::Matx33f whiten;
    std::vector<cv::Vec3f> value; ///< with the indices of MatchStrip::colour

    [[nodiscard]] cv::Vec3f white(cv::Vec3f colour) const { return whiten * (colour - table); }
};

/// Measures the colours of the table on both sides of the line, and converts the strip to white
/// units.
WhiteStrip whitened(const MatchStrip& strip, const StripLine& line);

/// Returns the median colour of the shaft along a line, without its ends. Returns none if the shaft
/// is completely hidden.
std::optional<cv::Vec3f> shaftColour(const MatchStrip& strip, const StripLine& line);

/// Returns the mean colour around a point. `along` and `across` are half sides of the area, in mm.
/// Returns none if almost all of it is hidden.
std::optional<cv::Vec3f> patchColour(const MatchStrip& strip, StripPoint at, double along,
                                     double across);

/// Colours with weights. The median is taken for each channel separately.
class ColourVotes {
public:
    void add(cv::Vec3f colour, double weight) {
        colours_.push_back(colour);
        weights_.push_back(weight);
    }
    [[nodiscard]] double weight() const {
        return std::accumulate(weights_.begin(), weights_.end(), 0.0);
    }
    /// Returns the weighted median, or none if the sum of the weights is not positive.
    [[nodiscard]] std::optional<cv::Vec3f> median() const;

private:
    std::vector<cv::Vec3f> colours_;
    std::vector<double> weights_;
};

} // namespace umpire::matches
