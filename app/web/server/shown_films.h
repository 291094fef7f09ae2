#pragma once

#include "app/game/live/last_moments.h"

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

namespace umpire {

/// What pages are told of a film of the last moments before an event.
struct ShownMoments {
    std::uint64_t event = 0; ///< its number in the feed
    std::string hash;        ///< names the film
    /// Of each frame, in seconds before the last one the camera took; the last frame has what was
    /// recognised drawn on it, and the time 0 too.
    std::vector<double> times;
};

/// The newest films, for whoever asks for their frames.
class ShownFilms {
public:
    /// Puts a film in the place of the oldest. None where it is no film.
    std::optional<ShownMoments> put(const MomentsFilm& film, std::uint64_t event);
    /// The JPEG of a frame, from 0; none where the film is not there any more, or has no such
    /// frame.
    [[nodiscard]] std::optional<std::string> frame(std::string_view hash, std::size_t number) const;

private:
    mutable std::mutex mutex_;
    std::deque<MomentsFilm> films_; ///< the newest last
};

} // namespace umpire
