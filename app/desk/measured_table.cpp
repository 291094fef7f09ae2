#include "app/desk/measured_table.h"

#include "app/look/look.h"
#include "calibration/calibrate_table.h"
#include "calibration/calibration_files.h"
#include "vision/find_board.h"

namespace umpire::desk {
namespace {

constexpr Millimetres kPrintedTag = 40_mm;

/// Of the variants on squares. Stacks at an edge hide its lines.
bool isWhole(const BoardPlacement& board) {
    return board.columns == 8 && (board.rows == 7 || board.rows == 8);
}

tl::unexpected<Failure> failed(ExitStatus status, const CalibrationError& error) {
    return tl::make_unexpected(Failure{status, error.message});
}

} // namespace

Expected<void> measureTable(const TableToMeasure& wanted) {
    LookInputs inputs;
    inputs.frame.image = wanted.picture;
    if (wanted.camera) {
        const auto camera = loadCamera(*wanted.camera).and_then([&](const CameraIntrinsics& own) {
            return rescaled(own, wanted.picture.size());
        });
        if (!camera) {
            return failed(ExitStatus::CannotRead, camera.error());
        }
        inputs.camera = *camera;
    }
    auto measured = calibrateTable(wanted.picture, inputs.camera, kPrintedTag);
    if (!measured) {
        return failed(ExitStatus::TableNotFound, measured.error());
    }
    if (wanted.game == "murus-gallicus") {
        inputs.table = measured->table;
        const auto found = findTable(inputs);
        auto boards =
            found ? findBoards(wanted.picture, found->view) : std::vector<BoardPlacement>();
        std::erase_if(boards, [](const BoardPlacement& board) { return !isWhole(board); });
        if (boards.empty()) {
            return tl::make_unexpected(Failure{ExitStatus::TableNotFound,
                                               "the board is not seen whole: take the pieces "
                                               "off it, and measure again"});
        }
        measured->table.board = boards.front();
        measured->table.board->game = wanted.game;
    }
    std::error_code ignored; // that the file cannot be written is said
    std::filesystem::create_directories(wanted.out.parent_path(), ignored);
    const auto saved = saveTable(measured->table, wanted.out.string());
    return saved ? Expected<void>() : failed(ExitStatus::CannotWrite, saved.error());
}

} // namespace umpire::desk
