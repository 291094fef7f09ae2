#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/units.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire::desk {

struct TableToMeasure {
    cv::Mat picture; ///< CV_8UC3; shows all tags, and the board without pieces
    std::optional<std::filesystem::path> camera;
    std::string game; ///< the file contains this game's board; War Galley has none
    std::vector<std::filesystem::path> data; ///< files of the players' own map or board
    std::filesystem::path out;
    Millimetres tag = 40_mm; ///< side of a printed tag's black square
};

/// Returns the path for the empty board's picture, which helps to detect tokens.
std::filesystem::path emptyBoardBeside(const std::filesystem::path& tableFile);

/// Writes a table file from the tags in the picture, and the picture beside it. The table's sides
/// follow the printed board if there is one. Errors: TableNotFound, also if the game's board is not
/// completely visible; CannotRead for the camera file and the data; CannotWrite.
Expected<void> measureTable(const TableToMeasure& wanted);

} // namespace umpire::desk
