#pragma once

#include <QPainterPath>
#include <string>

/// The shapes of patterns that cameras read: Data Matrix codes and tags.
namespace umpire::kit {

/// The dark cells of a square pattern. A cell is one unit wide; y points down.
struct Pattern {
    int cells = 0; ///< number of cells on each side
    QPainterPath dark;
};

/// Returns the smallest square Data Matrix that contains the text.
Pattern dataMatrix(const std::string& text);

/// Returns the tag with that number of the family, including its black border. The pattern has no
/// cells if family or number are unknown.
Pattern tagPattern(const std::string& family, int id);

} // namespace umpire::kit
