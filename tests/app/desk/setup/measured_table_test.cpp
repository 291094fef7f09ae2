#include "app/desk/setup/measured_table.h"

#include "app/eye/one_picture/look.h"
#include "calibration/measure/calibration_files.h"
#include "tests/app/desk/filmed_page.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/played_table.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/described_table.h"
#include "tests/films/rendered_murus.h"
#include "tests/films/stages/buda_stage.h"
#include "tests/films/stages/naval_stage.h"
#include "tests/films/stages/trireme_stage.h"

#include <map>
#include <opencv2/imgcodecs.hpp>
#include <QTemporaryDir>

/// Tests the table file that the table check writes: it contains the printed board's measured
/// place.
namespace umpire::desk {
namespace {

/// A printed board on a table with 40 mm tags around it, laid by hand.
struct LaidBoard {
    const char* game;
    /// contains the tags; `board` is the ideal place, straight at its corner
    TableDescription table;
    films::Surface surface = films::Surface::Oak;
    Radians heading;
    cv::Size pixels{1600, 900};
};

TableDescription tagsAround(TablePoint size, const BoardPlacement& board) {
    TableDescription table = describedTable(size.x, size.y, 40_mm,
                                            {{{36_mm, 38_mm},
                                              {size.x - 37_mm, 41_mm},
                                              {size.x - 40_mm, size.y - 36_mm},
                                              {38_mm, size.y - 40_mm}}});
    table.board = board;
    return table;
}

const cv::Mat& boardOf(const std::string& game) {
    static std::map<std::string, cv::Mat> boards;
    if (!boards.contains(game)) {
        const PrintedKit kit = kitOf(game);
        boards[game] = glued(kit, rasterised(kit, umpire::Ink::Colour), 0);
    }
    return boards[game];
}

/// Returns the offset from the sheet's corner to the squares' corner.
TablePoint borderOf(const std::string& game) {
    return game == "triremes" ? TablePoint{6_mm, 6_mm} : TablePoint{};
}

Sheet printOf(const LaidBoard& laid) {
    return {boardOf(laid.game), laid.table.board->origin - borderOf(laid.game), laid.heading};
}

/// Converts a point relative to the squares' corner to the true table frame.
TablePoint inTruth(const LaidBoard& laid, TablePoint from) {
    const TablePoint border = borderOf(laid.game);
    const TablePoint corner = laid.table.board->origin - border;
    const TablePoint on = from + border;
    return corner + along(laid.heading, on.x) + along(laid.heading + 90_deg, on.y);
}

const std::vector<LaidBoard>& laidBoards() {
    static const BoardPlacement kBuda{"buda-1686", {95_mm, 62_mm}, 12_mm, 45, 38};
    static const BoardPlacement kNaval{"naval-battle", {88_mm, 70_mm}, 22.5_mm, 16, 20};
    static const BoardPlacement kTriremes{"triremes", {96_mm, 60_mm}, 10_mm, 12, 20};
    static const std::vector<LaidBoard> kBoards = {
        {"buda-1686", tagsAround({740_mm, 580_mm}, kBuda), films::Surface::Oak, 2_deg},
        {"naval-battle", tagsAround({540_mm, 590_mm}, kNaval), films::Surface::GreenCloth, -4_deg},
        {"naval-battle", tagsAround({540_mm, 590_mm}, kNaval), films::Surface::Walnut, 1_deg},
        {"triremes", tagsAround({320_mm, 330_mm}, kTriremes), films::Surface::Grey, 3_deg},
    };
    return kBoards;
}

TEST(MeasuredTable, HasThePrintedBoardWhereItLies) {
    for (const LaidBoard& laid : laidBoards()) {
        SCOPED_TRACE(laid.game);
        const QTemporaryDir folder;
        const TableView view = films::viewFitting(laid.table, laid.pixels, 14_deg, 90_deg);
        const cv::Mat backdrop =
            films::PrintedTable(view, laid.table, printOf(laid)).picture({}, {});
        const std::filesystem::path camera = folder.filePath("camera.yaml").toStdString();
        ASSERT_TRUE(saveCamera(view.camera, camera));
        TableToMeasure wanted{
            backdrop, camera, laid.game, {}, folder.filePath("new/table.yaml").toStdString()};
        const auto measured = measureTable(wanted);
        ASSERT_TRUE(measured) << english(measured.error().message);
        const auto table = loadTable(wanted.out);
        ASSERT_TRUE(table && table->board);
        EXPECT_EQ(table->board->game, laid.game);
        EXPECT_EQ(table->board->columns, laid.table.board->columns);
        EXPECT_EQ(cv::imread(emptyBoardBeside(wanted.out).string()).size(), laid.pixels);
        LookInputs inputs{{backdrop, std::nullopt}, *table, view.camera};
        const auto found = findTable(inputs);
        ASSERT_TRUE(found) << english(found.error().message);
        const BoardPlacement& board = *table->board;
        for (const auto& [column, row] :
             {std::pair(0, 0), std::pair(board.columns, 0), std::pair(board.columns, board.rows),
              std::pair(0, board.rows)}) {
            const TablePoint on{board.cell * column, board.cell * row};
            const ImagePoint there =
                imageFromTable(found->view, {(board.origin + on).x, (board.origin + on).y, 0_mm});
            const TablePoint seen = *tableFromImage(view, there);
            EXPECT_LT(distance(seen, inTruth(laid, on)), 1.5_mm)
                << column << ", " << row << " off by " << distance(seen, inTruth(laid, on)).value()
                << " mm";
        }
        EXPECT_GE(board.origin.x, 0_mm);
        EXPECT_LE(board.origin.x + board.cell * board.columns, table->width);
    }
}

TEST(MeasuredTable, HasNoBoardThatIsNotThere) {
    const QTemporaryDir folder;
    for (std::size_t i = 0; i + 1 < laidBoards().size(); ++i) {
        const LaidBoard& laid = laidBoards()[i];
        LaidBoard other = laidBoards()[i == 1 ? 3 : i + 1];
        other.table.board->origin = laid.table.board->origin;
        const TableView view = films::viewFitting(laid.table, laid.pixels, 14_deg, 90_deg);
        const auto measured =
            measureTable({films::PrintedTable(view, laid.table, printOf(other)).picture({}, {}),
                          {},
                          laid.game,
                          {},
                          folder.filePath("table.yaml").toStdString()});
        ASSERT_FALSE(measured) << laid.game << " on the board of " << other.game;
        EXPECT_NE(english(measured.error().message).find("not seen whole"), std::string::npos)
            << english(measured.error().message);
    }
}

/// The first look of a game on a table that was measured by its own picture.
class MeasuredGame : public FilmedPage {
protected:
    void expectInStep(const LiveRequest& asked, const TableDescription& described,
                      const std::pair<cv::Mat, cv::Mat>& pictures) {
        const auto& [empty, laid] = pictures;
        LiveRequest request = asked;
        request.table = folder.filePath("table.yaml").toStdString();
        const auto measured =
            measureTable({empty, {}, request.game, {}, *request.table, described.tagSize});
        ASSERT_TRUE(measured) << english(measured.error().message);
        request.before = emptyBoardBeside(*request.table);
        std::vector<films::Still> stills(1);
        stills.front().picture = laid;
        const PlayedTable table(stills, {.framesPerSecond = 12, .restFrames = 4, .noise = 1.5});
        request.source = table.address();
        window.startGame(request);
        const auto isStill = [this] {
            return std::ranges::any_of(heard, [](const Announcement& each) {
                const auto* state = std::get_if<StateChanged>(&each.event);
                return state != nullptr && state->state == TableState::Still;
            });
        };
        EXPECT_TRUE(QTest::qWaitFor([&] { return isStill() || !page().isRunning(); }, kPatience));
        EXPECT_TRUE(isStill()) << told();
        EXPECT_EQ(count<Desynchronised>() + count<IllegalSeen>() + count<Asked>() + count<Called>(),
                  0)
            << told();
        window.close();
    }
    QTemporaryDir folder;
};

TEST_F(MeasuredGame, OfBudaBeginsInStep) {
    const auto view = films::filmingView(films::budaTable(), {1600, 900}, 15_deg);
    const auto settings = *Buda1686::settings("standard", *resourcesFor<Buda1686>());
    films::BudaStage stage(view, 1);
    LiveRequest request;
    request.game = "buda-1686";
    const Sheet map{boardOf("buda-1686"), films::budaTable().board->origin, {}};
    expectInStep(request, films::budaTable(),
                 {films::PrintedTable(view, films::budaTable(), map).picture({}, {}),
                  stage.picture(Buda1686::start(settings))});
}

TEST_F(MeasuredGame, OfTriremesBeginsInStep) {
    const TableDescription described = films::triremeTable();
    const auto view = films::viewFitting(described, {960, 540}, 10_deg, 90_deg);
    const auto settings = *Triremes::settings("standard", *resourcesFor<Triremes>());
    films::TriremeStage stage(view, 1);
    LiveRequest request;
    request.game = "triremes";
    request.position = "light=c5n:1,f18e|e19,f19,i19 dark=j5s|b4,g20 turn=light";
    const auto position = Triremes::parseState(*request.position, settings);
    const Sheet map{boardOf("triremes"), described.board->origin - borderOf("triremes"), {}};
    expectInStep(request, described,
                 {films::PrintedTable(view, described, map).picture({}, {}),
                  stage.picture(std::get<triremes::State>(position))});
}

TEST_F(MeasuredGame, OfNavalBattleBeginsInStep) {
    const auto view = films::viewFitting(films::navalTable(), {1600, 900}, 15_deg, 90_deg);
    const auto settings = *NavalBattle::settings("standard", *resourcesFor<NavalBattle>());
    films::NavalStage stage(view, 1);
    LiveRequest request;
    request.game = "naval-battle";
    request.position = "LOa6,PAh6,KRj9,ORb1e16,TRk6,DEd16,+1 PAp17,ORp19,DEp20,BAk17n17 red";
    const auto position = NavalBattle::parseState(*request.position, settings);
    expectInStep(request, films::navalTable(),
                 {stage.emptyBoard(), stage.picture(std::get<naval_battle::State>(position))});
}

} // namespace
} // namespace umpire::desk
