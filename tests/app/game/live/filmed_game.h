#pragma once

#include "app/game/live/live_game.h"
#include "rules/games/murus_gallicus/rules.h"
#include "tests/films/murus_film.h"

#include <filesystem>

/// The files of a filmed game, in the form that `umpire referee` reads.
namespace umpire::testing {

struct FilmedGame {
    std::filesystem::path film;
    std::filesystem::path table;
    std::vector<films::FrameLabel> labels;

    [[nodiscard]] LiveRequest request(const std::string& name) const;
    /// Returns the time when the still is complete on the table; for a missing still, a second
    /// after the end.
    [[nodiscard]] std::chrono::microseconds beginOf(std::size_t still) const;
};

/// Returns a camera of `size` over the table, tilted by 15 degrees.
films::RenderedMurus smallTable(cv::Size size);

/// Renders the film of these stills into a folder. The same options give the same film.
FilmedGame filmed(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                  const std::filesystem::path& folder,
                  const TableDescription& table = films::murusTable());

/// Frames enough for a verdict, and no more: 15 a second.
films::FilmOptions quickFilm();

/// Makes a film of d1-d3 and e7-e5, 960 x 540.
FilmedGame filmTwoActions(const films::FilmOptions& options, const std::filesystem::path& folder);
/// Returns this film, made quickly and once for all tests of a program.
const FilmedGame& twoActions();

} // namespace umpire::testing
