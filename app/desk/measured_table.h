#pragma once

#include "app/look/failure.h"

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace umpire::desk {

struct TableToMeasure {
    cv::Mat picture; ///< CV_8UC3; all tags lie in it, and the board without pieces
    std::optional<std::filesystem::path> camera;
    std::string game; ///< Murus Gallicus: the board that is seen goes into the file
    std::filesystem::path out;
};

/// Writes a table file of what the picture shows, by tags as the program prints them (40 mm).
/// Errors: TableNotFound, also where Murus Gallicus' board is not seen whole, CannotRead for the
/// camera file, CannotWrite.
Expected<void> measureTable(const TableToMeasure& wanted);

} // namespace umpire::desk
