#pragma once

#include <QPainterPath>
#include <string>

/// What is read by a camera, as shapes.
namespace umpire::kit {

/// Dark cells of a square pattern, one unit each, y down.
struct Pattern {
    int cells = 0; ///< a side
    QPainterPath dark;
};

/// The smallest square Data Matrix that says it.
Pattern dataMatrix(const std::string& text);

/// A tag with its black border; an unknown family or number has no cells.
Pattern tagPattern(const std::string& family, int id);

} // namespace umpire::kit
