#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A film of JPEGs: an AVI file with one stream (MJPG), which has an index and no sound.
/// Source: Microsoft, "AVI RIFF File Reference".
namespace umpire {

/// So many places for frames a second; a place may be empty, and the frame before stays then.
inline constexpr int kMomentsPlacesASecond = 5;
/// A film has no more places: 60 s and a frame for what was drawn.
inline constexpr int kMostMomentsPlaces = 60 * kMomentsPlacesASecond + 2;
/// A film has no more bytes.
inline constexpr std::size_t kMostMomentsBytes = 32U << 20U;

/// A picture of a film. `place`: from 0; each frame has a higher one than the frame before.
struct MomentsFrame {
    std::string_view jpeg;
    int place = 0;
    bool operator==(const MomentsFrame&) const = default;
};

/// The film's bytes. All frames have that width and height, in pixels.
std::string momentsFilm(const std::vector<MomentsFrame>& frames, int width, int height);

/// The frames of a film, which point into it. None where it is no film, where it is cut off, or
/// where it is longer than one may be.
std::optional<std::vector<MomentsFrame>> framesIn(std::string_view film);

/// What a film is named by: a line for each place, which has the SHA-256 of its JPEG, and is empty
/// where the place is. `hashes`: of the frames' JPEGs.
std::string momentsLines(const std::vector<MomentsFrame>& frames,
                         const std::vector<std::string>& hashes);
/// The SHA-256 of each frame's JPEG.
std::vector<std::string> hashesOf(const std::vector<MomentsFrame>& frames);
/// The name of a film: the SHA-256, in hexadecimal, of its lines.
std::string momentsHash(const std::vector<MomentsFrame>& frames);

} // namespace umpire
