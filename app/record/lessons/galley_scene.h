#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/geometry.h"
#include "rules/table/message.h"

#include <optional>
#include <span>

/// The marks of a drawing of galleys from above, without any drawing library.
namespace umpire {

/// The kinds of marks, in the order of drawing. Each comment says what the mark shows, and whether
/// its points are the corners of an area, the ends of a line, or one point.
enum class SceneKind {
    Zone,    ///< the side zone of the firing galley, an area (WG-31)
    Order,   ///< an order match, a line; if the match has a head, the next mark is a Head
    HullOfA, ///< the hull of a galley of side A, an area
    HullOfB, ///< the hull of a galley of side B, an area
    Bow,     ///< the triangle on the deck at the bow, an area
    Oar,     ///< an oar, a line; a Head marks its far end
    Mast,    ///< a mast, one point
    Hit,     ///< the line from the end of a match that hits to the target's hull
    Match,   ///< a dropped match, a line
    Head,    ///< the head of a match, one point
    NameOfA, ///< the name of a galley of side A on its deck: a text at one point
    NameOfB, ///< the name of a galley of side B on its deck: a text at one point
    Label    ///< the name of a part, a text at the first point; the other points bound its space
};

struct SceneMark {
    SceneKind kind = SceneKind::Zone;
    std::vector<TablePoint> points;
    Message text{};
    bool operator==(const SceneMark&) const = default;
};

/// A part of the table. In the table's frame, y points away from side A.
struct Scene {
    TablePoint corner; ///< lower-left corner
    Millimetres width;
    Millimetres height;
    std::vector<SceneMark> marks; ///< in the order of drawing
    bool operator==(const Scene&) const = default;
};

/// Returns the drawing of a War Galley position. It contains the galleys with oars and masts, and
/// what the actions lay on the table: order matches, or a toss with the side zone of the firing
/// galley. Without an action it contains labels for the parts of the first galley. Returns none for
/// another game.
std::optional<Scene> galleyScene(const AnyPosition& position,
                                 std::span<const std::string_view> actions);

} // namespace umpire
