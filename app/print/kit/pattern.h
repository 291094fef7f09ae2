#pragma once

#include <QPainterPath>
#include <string>

/// Machine-readable patterns as shapes.
namespace umpire::kit {

/// The dark cells of a square pattern, one unit each, y down.
struct Pattern {
    int cells = 0; ///< number per side
    QPainterPath dark;
};

/// Returns the smallest square Data Matrix with this text.
Pattern dataMatrix(const std::string& text);

/// Returns a tag with its black border; no cells for an unknown family or number.
Pattern tagPattern(const std::string& family, int id);

} // namespace umpire::kit
