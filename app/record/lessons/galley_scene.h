#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/geometry.h"
#include "rules/table/message.h"

#include <optional>
#include <span>

/// The marks of a drawing of galleys from above, for any renderer.
namespace umpire {

/// The kinds of marks, in drawing order.
enum class SceneKind {
    Zone,    ///< an area: the firing galley's side zone (WG-31)
    Order,   ///< a line: an order match; an order match with a head is followed by a Head
    HullOfA, ///< an area
    HullOfB, ///< an area
    Bow,     ///< an area: the triangle on the deck
    Oar,     ///< a line with a Head at its far end
    Mast,    ///< a point
    Hit,     ///< a line: from the end of a match that hits to the target's hull
    Match,   ///< a line: a dropped match
    Head,    ///< a point: phosphorus
    NameOfA, ///< a point and a text on a deck
    NameOfB, ///< a point and a text on a deck
    Label    ///< a text at the first point, with room up to the other points: a part's name
};

struct SceneMark {
    SceneKind kind = SceneKind::Zone;
    std::vector<TablePoint> points;
    Message text{};
    bool operator==(const SceneMark&) const = default;
};

/// A part of the table, in the table's frame: y away from side A.
struct Scene {
    TablePoint corner; ///< lower left
    Millimetres width;
    Millimetres height;
    std::vector<SceneMark> marks; ///< in drawing order
    bool operator==(const Scene&) const = default;
};

/// Returns the scene of a War Galley position: the galleys with oars and masts, and what the
/// actions lay on the table: order matches, and a toss with the firing galley's side zone. Without
/// an action, labels name the parts of the first galley. None for another game.
std::optional<Scene> galleyScene(const AnyPosition& position,
                                 std::span<const std::string_view> actions);

} // namespace umpire
