#include "app/club/tables/asked_pictures.h"

#include "app/record/journal/journal_rows.h"
#include "app/record/journal/journal_tail.h"
#include "app/record/moments/kept_moments.h"
#include "app/record/moments/moments_film.h"

#include <algorithm>

namespace umpire {

std::optional<std::string> AskedPictures::withHash(const std::filesystem::path& journal,
                                                   const std::string& hash) {
    if (auto jpeg = pictureWithHash(journal, hash); jpeg && *jpeg) {
        return *std::move(jpeg);
    }
    auto film = momentsOf(journal, hash);
    if (!film || !*film) {
        return frameWithHash(hash);
    }
    film_ = **std::move(film);
    const auto frames = framesIn(film_).value_or(std::vector<MomentsFrame>());
    frames_ = hashesOf(frames);
    return momentsLines(frames, frames_);
}

std::optional<std::string> AskedPictures::frameWithHash(const std::string& hash) const {
    const auto found = std::ranges::find(frames_, hash);
    return found == frames_.end()
               ? std::nullopt
               : std::optional(
                     std::string((*framesIn(film_))[std::size_t(found - frames_.begin())].jpeg));
}

} // namespace umpire
