#pragma once

#include "vision/matches/match_line.h"

#include <array>
#include <optional>

/// The colours across a match, averaged along it.
namespace umpire::matches {

struct Profile {
    static constexpr double kHalf = 4.0; ///< mm either side of the line
    static constexpr int kRows = 2 * int(kHalf / MatchStrip::kAcrossStep) + 1;
    std::array<cv::Vec3f, kRows> value{}; ///< white units
    std::array<float, kRows> weight{};    ///< columns seen, 0..1
    static double yOf(int row) { return row * MatchStrip::kAcrossStep - kHalf; }
    [[nodiscard]] int samples() const;
};

/// Mean over the shaft's part of the strip, straightened along the line.
Profile meanProfile(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line);

/// What a line has to be changed by.
struct LineChange {
    double offset = 0;
    double slope = 0;
    double sigmaSlope = 0;
    double pivot = 0; ///< mm: where the line is known whatever its slope
};

/// Shifts every piece of 4 mm until it looks like the mean profile, and lays a robust line through
/// the shifts. Whatever runs along the match, edges, side face or shadow, serves.
std::optional<LineChange> alignPieces(const MatchStrip& strip, const WhiteStrip& white,
                                      const StripLine& line, const Profile& profile);

struct ProfileCentre {
    double offset = 0; ///< mm from the profile's middle
    double sigma = 1;  ///< mm
};

/// Where the centre is expected, mm from the profile's middle: from the head, or where the line
/// lay.
struct CentreExpected {
    double offset = 0;
    double sigma = 0.6;
};

/// Where in the profile the match's middle lies: table left and right, top face, visible side face
/// and shadows, blurred; their colours are free within what the palette says.
ProfileCentre profileCentre(const Profile& profile, const StripOptics& optics, cv::Vec3f shaft,
                            const CentreExpected& expected);

} // namespace umpire::matches
