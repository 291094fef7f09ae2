#pragma once

#include "rules/games/murus_gallicus/rules.h"
#include "tests/films/murus_film.h"

#include <filesystem>

/// Files of a film of a game, as `umpire referee` is given them.
namespace umpire::testing {

struct FilmedGame {
    std::filesystem::path film;
    std::filesystem::path table;
    std::vector<films::FrameLabel> labels;
};

/// A camera of `size` over the table, tilted by 15 degrees.
films::RenderedMurus smallTable(cv::Size size);

/// The film of these stills in a folder. The same options give the same film.
FilmedGame filmed(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                  const std::filesystem::path& folder,
                  const TableDescription& table = films::murusTable());

/// Frames enough for a verdict, and no more: 15 a second.
films::FilmOptions quickFilm();

} // namespace umpire::testing
