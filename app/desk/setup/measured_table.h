#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/units.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire::desk {

struct TableToMeasure {
    cv::Mat picture; ///< the picture, CV_8UC3. It must show all tags, and the board without pieces
    std::optional<std::filesystem::path> camera;
    std::string game; ///< game whose board the file must contain; War Galley has no board
    std::vector<std::filesystem::path> data; ///< files of the players' own map or board
    std::filesystem::path out;
    Millimetres tag = 40_mm; ///< side of the black square of a printed tag
};

/// Returns the path of the empty board's picture that belongs to a table file. This picture helps
/// to detect tokens.
std::filesystem::path emptyBoardBeside(const std::filesystem::path& tableFile);

/// Writes a table file from the tags in the picture, and the picture beside the file. If the game
/// has a printed board, the table's axes follow the board. Errors: TableNotFound, also if the
/// game's board is not completely visible; CannotRead for the camera file and the data;
/// CannotWrite.
Expected<void> measureTable(const TableToMeasure& wanted);

} // namespace umpire::desk
