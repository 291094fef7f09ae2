#pragma once

#include "tests/films/film.h"

#include <filesystem>
#include <map>

/// A film that headless Chromium takes for its camera: `--use-file-for-fake-video-capture`.
namespace umpire::testing {

struct BrowserFilm {
    std::filesystem::path file; ///< JPEGs one after the other, 30 a second
    std::vector<double> begins; ///< seconds: each still is on the table, and no hand over it
};

/// The number of the still that is on the table, plus one, stands in the picture's upper left
/// corner, in so many squares of so many pixels; the lowest bit first, and white is one. A browser
/// does not show a film in the film's own time.
inline constexpr int kStampBits = 8;
inline constexpr int kStampSide = 8;

/// Dark for three seconds, and the first still for twelve more. `rests`: seconds that a still stays
/// longer than the options say. The last one stays for 40.
BrowserFilm browserFilm(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                        std::map<std::size_t, double> rests, const std::filesystem::path& folder);

} // namespace umpire::testing
