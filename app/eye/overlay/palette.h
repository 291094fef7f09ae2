#pragma once

/// The colours drawn over a picture, the same in `--overlay` and in the window. No meaning depends
/// on colour alone: a line style or a mark always shows it too.
namespace umpire::palette {

struct Rgb {
    int red = 0;
    int green = 0;
    int blue = 0;
};

inline constexpr Rgb kHit{80, 235, 90};
inline constexpr Rgb kMiss{235, 235, 235};
inline constexpr Rgb kTooClose{255, 205, 40};
inline constexpr Rgb kAttacker{90, 195, 255};
inline constexpr Rgb kTarget{255, 110, 150};
inline constexpr Rgb kPlain{240, 240, 240};
inline constexpr Rgb kMatch{255, 220, 60};
inline constexpr Rgb kLaid{190, 190, 190};
inline constexpr Rgb kCode{160, 255, 120};
inline constexpr Rgb kRim{20, 20, 24}; ///< rim around letters and lines

} // namespace umpire::palette
