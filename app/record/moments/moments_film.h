#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A film of JPEGs: an AVI file with one stream (MJPG) and an index, without sound. Source:
/// Microsoft, "AVI RIFF File Reference".
namespace umpire {

/// Number of slots per second. A slot holds a frame or is empty; in an empty slot the previous
/// frame remains visible.
inline constexpr int kMomentsPlacesASecond = 5;
/// Maximum number of slots of a film: 60 seconds, and frames at the end for the event itself.
inline constexpr int kMostMomentsPlaces = 60 * kMomentsPlacesASecond + 2;
/// Maximum size of a film, in bytes.
inline constexpr std::size_t kMostMomentsBytes = 32U << 20U;

/// A frame of a film. `place` is the number of its slot, counted from 0. It is higher than that of
/// the frame before.
struct MomentsFrame {
    std::string_view jpeg;
    int place = 0;
    bool operator==(const MomentsFrame&) const = default;
};

/// Returns the bytes of a film. Width and height of the frames are in pixels.
std::string momentsFilm(const std::vector<MomentsFrame>& frames, int width, int height);

/// Returns the frames of a film. Their JPEGs are views into `film`. Returns none if the bytes are
/// no film, are truncated, or exceed the limits.
std::optional<std::vector<MomentsFrame>> framesIn(std::string_view film);

/// Returns the text whose hash becomes the film's name. It has a line for each slot: the SHA-256 of
/// the slot's JPEG, or an empty line for an empty slot. `hashes` are the SHA-256s of the frames, in
/// order.
std::string momentsLines(const std::vector<MomentsFrame>& frames,
                         const std::vector<std::string>& hashes);
/// Returns the SHA-256 of each frame's JPEG, in hexadecimal.
std::vector<std::string> hashesOf(const std::vector<MomentsFrame>& frames);
/// Returns the name of a film: the SHA-256 of its lines, in hexadecimal.
std::string momentsHash(const std::vector<MomentsFrame>& frames);

} // namespace umpire
