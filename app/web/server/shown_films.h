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
    std::string hash;        ///< the film's name, its SHA-256
    /// Time of each frame, in seconds before the camera's last frame. The last frame, with the
    /// recognised pieces drawn on it, also has the time 0.
    std::vector<double> times;
    bool isOfToss = false; ///< true if the last frame shows the lines of a new toss
};

/// Stores the newest films, for requests of their frames.
class ShownFilms {
public:
    /// Maximum number of stored films. A film has up to 25 MiB. A client that watches a film can go
    /// on while the next film arrives.
    static constexpr std::size_t kMost = 2;
    /// Maximum number of stored films if spectators see them later.
    static constexpr std::size_t kMostDelayed = 8;

    /// Sets the maximum number of stored films; must be called before the first is put.
    void keep(std::size_t most) { most_ = most; }
    /// Stores a film; if there are too many, removes the oldest. Returns none if the data is no
    /// film.
    std::optional<ShownMoments> put(const MomentsFilm& film, std::uint64_t event);
    /// Returns the JPEG of a frame, counted from 0; none if the film is gone or has no such frame.
    [[nodiscard]] std::optional<std::string> frame(std::string_view hash, std::size_t number) const;
    /// Tells whether the film with `hash` is not newer than the other film. Returns false if either
    /// film is no longer stored.
    [[nodiscard]] bool isUpTo(std::string_view newest, std::string_view hash) const;

private:
    std::size_t most_ = kMost;
    mutable std::mutex mutex_;
    std::deque<MomentsFilm> films_; ///< newest last
};

} // namespace umpire
