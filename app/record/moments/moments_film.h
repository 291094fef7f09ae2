#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A film of JPEGs: an AVI file with one stream (MJPG), with an index and without sound. Source:
/// Microsoft, "AVI RIFF File Reference".
namespace umpire {

/// Frame slots per second. A slot may be empty; then the previous frame remains visible.
inline constexpr int kMomentsPlacesASecond = 5;
/// Limit of a film's slots: 60 s, and a frame for the drawn event.
inline constexpr int kMostMomentsPlaces = 60 * kMomentsPlacesASecond + 2;
/// Limit of a film's size.
inline constexpr std::size_t kMostMomentsBytes = 32U << 20U;

/// A frame of a film. `place` is its slot, counted from 0, and higher than the previous frame's.
struct MomentsFrame {
    std::string_view jpeg;
    int place = 0;
    bool operator==(const MomentsFrame&) const = default;
};

/// Returns the film's bytes. All frames have that width and height, in pixels.
std::string momentsFilm(const std::vector<MomentsFrame>& frames, int width, int height);

/// Returns the frames of a film, which point into `film`. None if the bytes are no film, are
/// truncated, or are longer than allowed.
std::optional<std::vector<MomentsFrame>> framesIn(std::string_view film);

/// Returns the text from which a film's name is hashed: one line per slot, with the SHA-256 of its
/// JPEG, or empty for an empty slot. `hashes`: those of the frames' JPEGs.
std::string momentsLines(const std::vector<MomentsFrame>& frames,
                         const std::vector<std::string>& hashes);
/// Returns the SHA-256 of each frame's JPEG.
std::vector<std::string> hashesOf(const std::vector<MomentsFrame>& frames);
/// Returns the film's name: the SHA-256 of its lines, in hexadecimal.
std::string momentsHash(const std::vector<MomentsFrame>& frames);

} // namespace umpire
