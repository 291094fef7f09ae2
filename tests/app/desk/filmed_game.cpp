#include "tests/app/desk/filmed_game.h"

#include "calibration/measure/calibration_files.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <QTemporaryDir>

namespace umpire::desk {
namespace {

FilmedGame make(const std::filesystem::path& folder) {
    using namespace murus_gallicus::testing;
    TableDescription table = films::murusTable();
    const TableView view = films::filmingView(table, {960, 600}, 15_deg);
    const films::RenderedMurus rendered(view, table, films::MurusSet{});
    const murus_gallicus::State begin = start();
    const auto first = action(begin, "d1-d3");
    const murus_gallicus::State second = after(begin, {"d1-d3"});
    auto stills = films::stillsOf(rendered, begin, {first, action(second, "d7-d5")});
    const murus_gallicus::State third = after(second, {"d7-d5"});
    murus_gallicus::State wrong = third;
    const auto& board = murus_gallicus::geometryOf(wrong.settings);
    murus_gallicus::setUnit(wrong, *board.find({1, 6}), {});
    murus_gallicus::setUnit(wrong, *board.find({1, 5}), {Player{1}, 1});
    murus_gallicus::setUnit(wrong, *board.find({1, 4}), {Player{1}, 1});
    stills.push_back(films::stillAfter(rendered, third, wrong, ""));
    const auto files = umpire::testing::filmed(stills, {}, folder, table);
    const FilmedGame made{files.film, files.table, folder / "camera.yaml"};
    EXPECT_TRUE(saveCamera(view.camera, made.camera));
    return made;
}

} // namespace

const FilmedGame& filmedGame() {
    static const QTemporaryDir folder;
    static const FilmedGame game = make(folder.path().toStdString());
    return game;
}

} // namespace umpire::desk
