#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/units.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire::desk {

struct TableToMeasure {
    cv::Mat picture; ///< CV_8UC3; all tags lie in it, and the board without pieces
    std::optional<std::filesystem::path> camera;
    std::string game;                        ///< its board goes into the file; War Galley has none
    std::vector<std::filesystem::path> data; ///< the players' own map or board
    std::filesystem::path out;
    Millimetres tag = 40_mm; ///< side of a printed tag's black square
};

/// The picture itself, beside the table file: the empty board, which tokens are told from.
std::filesystem::path emptyBoardBeside(const std::filesystem::path& tableFile);

/// Writes a table file of what the picture shows, by its tags, and
/// the picture beside it. The table's sides are those of the board, where a printed one is found.
/// Errors: TableNotFound, also where the game's board is not seen whole, CannotRead for the camera
/// file and the data, CannotWrite.
Expected<void> measureTable(const TableToMeasure& wanted);

} // namespace umpire::desk
