#pragma once

#include "vision/matches/match_line.h"

#include <array>
#include <optional>

/// The profile of a match: the colours across the match, averaged along it.
namespace umpire::matches {

struct Profile {
    static constexpr double kHalf = 4.0; ///< distance to each side of the line, in mm
    static constexpr int kRows = 2 * int(kHalf / MatchStrip::kAcrossStep) + 1;
    std::array<cv::Vec3f, kRows> value{}; ///< in white units
    std::array<float, kRows> weight{};    ///< share of the columns that are visible, from 0 to 1
    static double yOf(int row) { return row * MatchStrip::kAcrossStep - kHalf; }
    [[nodiscard]] int samples() const;
};

/// Returns the mean of the profiles over the shaft's part of the strip, straightened along the
/// line.
Profile meanProfile(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line);

/// A correction of a line, with the standard deviation of the slope.
struct LineChange {
    double offset = 0;
    double slope = 0;
    double sigmaSlope = 0;
    double pivot = 0; ///< place along the line at which the offset does not depend on the slope, in
                      ///< mm
};

/// Shifts each piece of 4 mm until it fits the mean profile, and fits a line robustly to the
/// shifts. Everything parallel to the match contributes: edges, side face and shadow. Returns none
/// if fewer than three pieces are visible.
std::optional<LineChange> alignPieces(const MatchStrip& strip, const WhiteStrip& white,
                                      const StripLine& line, const Profile& profile);

struct ProfileCentre {
    double offset = 0; ///< distance from the middle of the profile, in mm
    double sigma = 1;  ///< standard deviation in mm
};

/// The expected centre and its standard deviation, in mm from the middle of the profile. It comes
/// from the head, or from the former place of the line.
struct CentreExpected {
    double offset = 0;
    double sigma = 0.6;
};

/// Finds the middle of the match in the profile, by fitting a blurred model of the table on the
/// left and right, the top face, the visible side face and the shadows. The colours of these parts
/// are fitted as well, with priors around the colours of the palette. `shaft`: in white units.
ProfileCentre profileCentre(const Profile& profile, const StripOptics& optics, cv::Vec3f shaft,
                            const CentreExpected& expected);

} // namespace umpire::matches
