#pragma once

#include "vision/matches/match_line.h"

#include <array>
#include <optional>

/// The colours across a match, averaged along it.
namespace umpire::matches {

struct Profile {
    static constexpr double kHalf = 4.0; ///< mm on either side of the line
    static constexpr int kRows = 2 * int(kHalf / MatchStrip::kAcrossStep) + 1;
    std::array<cv::Vec3f, kRows> value{}; ///< white units
    std::array<float, kRows> weight{};    ///< share of columns seen, 0..1
    static double yOf(int row) { return row * MatchStrip::kAcrossStep - kHalf; }
    [[nodiscard]] int samples() const;
};

/// Averages over the shaft's part of the strip, straightened along the line.
Profile meanProfile(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line);

/// A correction of a line.
struct LineChange {
    double offset = 0;
    double slope = 0;
    double sigmaSlope = 0;
    double pivot = 0; ///< mm: position at which the line is known, whatever its slope
};

/// Shifts every piece of 4 mm until it resembles the mean profile, and fits a robust line to the
/// shifts. Everything parallel to the match contributes: edges, side face and shadow.
std::optional<LineChange> alignPieces(const MatchStrip& strip, const WhiteStrip& white,
                                      const StripLine& line, const Profile& profile);

struct ProfileCentre {
    double offset = 0; ///< mm from the profile's middle
    double sigma = 1;  ///< mm
};

/// The expected centre, mm from the profile's middle: from the head, or from the line's former
/// place.
struct CentreExpected {
    double offset = 0;
    double sigma = 0.6;
};

/// Finds the match's middle in the profile by a model: table left and right, top face, visible side
/// face and shadows, blurred. Their colours are free within the palette's limits.
ProfileCentre profileCentre(const Profile& profile, const StripOptics& optics, cv::Vec3f shaft,
                            const CentreExpected& expected);

} // namespace umpire::matches
