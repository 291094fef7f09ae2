#pragma once

#include "tests/films/film.h"

#include <filesystem>
#include <map>

/// A film that headless Chromium uses as its camera: `--use-file-for-fake-video-capture`.
namespace umpire::testing {

struct BrowserFilm {
    std::filesystem::path file; ///< concatenated JPEGs, 30 a second
    std::vector<double> begins; ///< seconds when each still is on the table without a hand over it
};

/// The picture's upper left corner shows the number of the still on the table, plus one, as squares
/// of that many pixels; the lowest bit is first, and white is one. This is needed because a browser
/// does not keep to the film's own time.
inline constexpr int kStampBits = 8;
inline constexpr int kStampSide = 8;

/// Makes a film: three dark seconds, then twelve extra seconds of the first still. `rests` gives
/// the extra seconds of a still. The last still stays for 40.
BrowserFilm browserFilm(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                        std::map<std::size_t, double> rests, const std::filesystem::path& folder);

} // namespace umpire::testing
