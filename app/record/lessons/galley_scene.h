#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/geometry.h"
#include "rules/table/message.h"

#include <optional>
#include <span>

/// The marks of a drawing of galleys from above, without any drawing library.
namespace umpire {

/// The kinds of marks, in the order of drawing. Each comment says which points a mark has.
enum class SceneKind {
    Zone,    ///< an area: the side zone of the firing galley (WG-31)
    Order,   ///< a line: an order match; a Head follows if the match has a head
    HullOfA, ///< an area
    HullOfB, ///< an area
    Bow,     ///< an area: the triangle at the bow, on the deck
    Oar,     ///< a line: an oar, with a Head at its far end
    Mast,    ///< a point: a mast
    Hit,     ///< a line: from the end of a match that hits, to the target's hull
    Match,   ///< a line: a dropped match
    Head,    ///< a point: the head of a match
    NameOfA, ///< a point and a text: the name of a galley on its deck
    NameOfB, ///< a point and a text on a deck
    Label    ///< a text at the first point: the name of a part; the other points bound its room
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
