#pragma once

#include "app/game/live/last_moments.h"

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

namespace umpire {

/// The description of a film of the moments before an event, for pages.
struct ShownMoments {
    std::uint64_t event = 0; ///< the event's number in the feed
    std::string hash;        ///< the film's name
    /// Seconds of each frame before the camera's last one; the last frame, with the recognised
    /// pieces drawn on it, also has the time 0.
    std::vector<double> times;
};

/// Stores the newest films, for requests of their frames.
class ShownFilms {
public:
    /// How many are kept. A film has up to 25 MiB. Who watches one may go on watching it while the
    /// next one comes.
    static constexpr std::size_t kMost = 2;
    /// Where spectators are shown them later.
    static constexpr std::size_t kMostDelayed = 8;

    /// Before the first is put.
    void keep(std::size_t most) { most_ = most; }
    /// Puts a film in the place of the oldest. None where it is no film.
    std::optional<ShownMoments> put(const MomentsFilm& film, std::uint64_t event);
    /// Returns the JPEG of a frame, from 0; none if the film is gone or has no such
    /// frame.
    [[nodiscard]] std::optional<std::string> frame(std::string_view hash, std::size_t number) const;
    /// Was it put before that one, or is it that one? False where one of them is not there any
    /// more.
    [[nodiscard]] bool isUpTo(std::string_view newest, std::string_view hash) const;

private:
    std::size_t most_ = kMost;
    mutable std::mutex mutex_;
    std::deque<MomentsFilm> films_; ///< newest last
};

} // namespace umpire
