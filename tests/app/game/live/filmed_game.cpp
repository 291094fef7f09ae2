#include "tests/app/game/live/filmed_game.h"

#include "calibration/measure/calibration_files.h"
#include "tests/app/run_umpire.h"
#include "tests/films/rendered_murus.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gtest/gtest.h>

namespace umpire::testing {

films::RenderedMurus smallTable(cv::Size size) {
    const TableDescription table = films::murusTable();
    return {films::filmingView(table, size, 15_deg), table, films::MurusSet{}};
}

LiveRequest FilmedGame::request(const std::string& name) const {
    LiveRequest request;
    request.source = film.string();
    request.game = name;
    request.table = table;
    return request;
}

std::chrono::microseconds FilmedGame::beginOf(std::size_t still) const {
    const auto first = std::ranges::find(labels, still, &films::FrameLabel::still);
    return first != labels.end() ? first->time : labels.back().time + std::chrono::seconds(1);
}

FilmedGame filmed(const std::vector<films::Still>& stills, const films::FilmOptions& options,
                  const std::filesystem::path& folder, const TableDescription& table) {
    FilmedGame game{folder / "film.avi", folder / "table.yaml", {}};
    const auto saved = saveTable(table, game.table);
    EXPECT_TRUE(saved) << english(saved.error().message);
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

FilmedGame filmTwoActions(const films::FilmOptions& options, const std::filesystem::path& folder) {
    using namespace murus_gallicus::testing;
    const auto first = action(start(), "d1-d3");
    const auto second = action(after(start(), {"d1-d3"}), "e7-e5");
    return filmed(stillsOf(smallTable({960, 540}), start(), {first, second}), options, folder);
}

const FilmedGame& twoActions() {
    static const ScratchFolder scratch;
    static const FilmedGame game = filmTwoActions(quickFilm(), scratch.file(""));
    return game;
}

} // namespace umpire::testing
