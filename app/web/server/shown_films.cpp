#include "app/web/server/shown_films.h"

#include "app/record/moments/moments_film.h"

#include <algorithm>

namespace umpire {

std::optional<ShownMoments> ShownFilms::put(const MomentsFilm& film, std::uint64_t event) {
    const auto frames = framesIn(*film.bytes);
    if (!frames || frames->size() < 2) {
        return std::nullopt;
    }
    ShownMoments shown{event, film.hash, {}, film.isOfToss};
    const int last = (*frames)[frames->size() - 2].place;
    for (const MomentsFrame& frame : *frames) {
        shown.times.push_back(double(std::max(last - frame.place, 0)) / kMomentsPlacesASecond);
    }
    const std::scoped_lock lock(mutex_);
    films_.push_back(film);
    if (films_.size() > most_) {
        films_.pop_front();
    }
    return shown;
}

std::optional<std::string> ShownFilms::frame(std::string_view hash, std::size_t number) const {
    MomentsFilm film;
    {
        const std::scoped_lock lock(mutex_);
        const auto found = std::ranges::find(films_, hash, &MomentsFilm::hash);
        if (found == films_.end()) {
            return std::nullopt;
        }
        film = *found;
    }
    const auto frames = framesIn(*film.bytes);
    return frames && number < frames->size() ? std::optional(std::string((*frames)[number].jpeg))
                                             : std::nullopt;
}

bool ShownFilms::isUpTo(std::string_view newest, std::string_view hash) const {
    const std::scoped_lock lock(mutex_);
    const auto last = std::ranges::find(films_, newest, &MomentsFilm::hash);
    return last != films_.end() &&
           std::ranges::find(films_.begin(), last + 1, hash, &MomentsFilm::hash) != last + 1;
}

} // namespace umpire
