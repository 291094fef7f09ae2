#include "tests/app/live/filmed_game.h"

#include "calibration/calibration_files.h"
#include "tests/films/rendered_murus.h"

#include <gtest/gtest.h>

namespace umpire::testing {

films::RenderedMurus smallTable(cv::Size size) {
    const TableDescription table = films::murusTable();
    return {films::filmingView(table, size, 15_deg), table, films::MurusSet{}};
}

FilmedGame filmed(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                  const std::filesystem::path& folder, const TableDescription& table) {
    FilmedGame game{folder / "film.avi", folder / "table.yaml", {}};
    const auto saved = saveTable(table, game.table);
    EXPECT_TRUE(saved) << saved.error().message;
    const auto listed = [&stills](std::size_t index) {
        return index < stills.size() ? std::optional(stills[index]) : std::nullopt;
    };
    game.labels = films::writeFilm(listed, options, game.film.string());
    return game;
}

films::FilmOptions quickFilm() {
    films::FilmOptions options;
    options.framesPerSecond = 15;
    options.restFrames = 8;
    options.reachFrames = 4;
    options.pixelsPerMillimetre = 1.2;
    options.focalPixels = 900;
    return options;
}

} // namespace umpire::testing
