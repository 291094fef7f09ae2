#include "app/desk/setup/measured_table.h"

#include "app/eye/detectors/sight.h"
#include "app/eye/one_picture/look.h"
#include "app/print/kit/kit.h"
#include "calibration/measure/calibrate_table.h"
#include "calibration/measure/calibration_files.h"
#include "calibration/measure/framed_table.h"
#include "vision/boards/find_board.h"
#include "vision/boards/find_print.h"

#include <fstream>
#include <opencv2/imgcodecs.hpp>

namespace umpire::desk {
namespace {

/// Tells whether a found board is complete: 8 x 7 or 8 x 8 squares, as in the variants on squares.
/// Stacks at an edge hide its lines, and the board then seems smaller.
bool isWhole(const BoardPlacement& board) {
    return board.columns == 8 && (board.rows == 7 || board.rows == 8);
}

tl::unexpected<Failure> notWhole() {
    return failWith(
        ExitStatus::TableNotFound,
        message("the board is not seen whole: take the pieces off it, and measure again"));
}

/// Returns the table with the game's board. Stones may lie on any board of squares; other games
/// need the kit's printed board. Errors: TableNotFound; the errors of printedBoard.
Expected<TableDescription> withBoard(const TableToMeasure& wanted, const LookInputs& inputs) {
    const auto found = findTable(inputs);
    if (!found) {
        return tl::make_unexpected(found.error());
    }
    if (sightOf(wanted.game).kinds.contains(PieceKind::Stones)) {
        auto boards = boards::findBoards(wanted.picture, found->view);
        std::erase_if(boards, [](const BoardPlacement& board) { return !isWhole(board); });
        if (boards.empty()) {
            return notWhole();
        }
        TableDescription table = *inputs.table;
        table.board = boards.front();
        table.board->game = wanted.game;
        return table;
    }
    KitRequest kit;
    kit.what = wanted.game;
    kit.data = wanted.data;
    const auto board = printedBoard(kit);
    if (!board) {
        return tl::make_unexpected(board.error());
    }
    const auto place = boards::findPrint(wanted.picture, found->view, *board);
    if (!place) {
        return notWhole();
    }
    TableDescription table = *inputs.table;
    table.board = board->squares; // a printed board gives the table's axes, because tags laid by
                                  // hand are seldom parallel to the board
    return framedAs(std::move(table), {place->corner, place->heading});
}

} // namespace

std::filesystem::path emptyBoardBeside(const std::filesystem::path& tableFile) {
    return std::filesystem::path(tableFile).replace_extension(".png");
}

Expected<void> measureTable(const TableToMeasure& wanted) {
    LookInputs inputs;
    inputs.frame.image = wanted.picture;
    if (wanted.camera) {
        const auto camera = loadCamera(*wanted.camera).and_then([&](const CameraIntrinsics& own) {
            return rescaled(own, wanted.picture.size());
        });
        if (!camera) {
            return failWith(ExitStatus::CannotRead, camera.error().message);
        }
        inputs.camera = *camera;
    }
    const auto measured = calibrateTable(wanted.picture, inputs.camera, wanted.tag);
    if (!measured) {
        return failWith(ExitStatus::TableNotFound, measured.error().message);
    }
    inputs.table = measured->table;
    if (isPlayedOnABoard(wanted.game)) {
        auto table = withBoard(wanted, inputs);
        if (!table) {
            return tl::make_unexpected(table.error());
        }
        inputs.table = *std::move(table);
    }
    std::error_code ignored; // saveTable will report the error
    std::filesystem::create_directories(wanted.out.parent_path(), ignored);
    const auto saved = saveTable(*inputs.table, wanted.out.string());
    if (!saved) {
        return failWith(ExitStatus::CannotWrite, saved.error().message);
    }
    const std::string empty = emptyBoardBeside(wanted.out).string();
    std::vector<uchar> bytes;
    cv::imencode(".png", wanted.picture, bytes);
    std::ofstream file(empty, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
    file.close();
    return file ? Expected<void>()
                : failWith(ExitStatus::CannotWrite, empty + ": the picture cannot be written");
}

} // namespace umpire::desk
