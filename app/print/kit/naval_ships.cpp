#include "app/print/kit/naval_ships.h"

#include <array>
#include <QPointF>
#include <sstream>
#include <vector>

namespace umpire::kit {
namespace {

using Corners = std::vector<QPointF>;

struct Skyline {
    const char* id;
    const char* corners; ///< x and height, from stern to bow
};
/// The outlines above the water.
constexpr std::array kSkylines = {
    // Battleship: two turrets a side of a tall bridge, two funnels.
    Skyline{"PA", "0,2 3,2 1,3 3,3.2 3,4 6,4 6,2.2 7.5,2.2 7.5,5 9,5 9,3 10,3 10,5 11.5,5 "
                  "11.5,3 12.5,3 12.5,7.6 14.5,7.6 14.5,4.4 15.5,4.4 15.5,2.4 16.5,2.4 "
                  "16.5,4 19,4 19,3.4 21,3.2 19,2.8 19,2.4 24,2.8"},
    // Carrier: a flat deck with an island.
    Skyline{"LO", "0,3.6 12,3.6 12,6 13,6 13,7.8 13.5,7.8 13.5,6 15.5,6 15.5,3.6 24,3.6 "
                  "24,3"},
    // Cruiser: one turret fore and aft, a bridge, two slim funnels.
    Skyline{"KR", "0,2 3,2 2,3 3.6,3.4 6,3.4 6,2.2 8,2.2 8,4.6 9,4.6 9,2.6 10.5,2.6 "
                  "10.5,4.6 11.5,4.6 11.5,2.6 13,2.6 13,6 15,6 15,3.6 16,3.6 16,2.4 17,2.4 "
                  "17,3.6 19,3.6 21,3.2 19,2.8 19,2.4 24,2.8"},
    // Destroyer: low, one funnel, a mast.
    Skyline{"NI", "1,1.4 6,1.4 6,2.4 8,2.4 8,1.6 10,1.6 9.6,4 11,4 11.4,1.8 13,1.8 13,4.4 "
                  "14,4.4 14,6.8 14.4,6.8 14.4,4.4 15.6,4.4 15.6,2 17,2 17,3 20,2.9 "
                  "18.6,2.2 24,2.8"},
    // Frigate: a block of a superstructure, a flight deck aft.
    Skyline{"FR", "2,1.8 7,1.8 7,4 11,4 11,3 12,3 12,4.6 13,4.6 13.4,7 13.9,7 14.2,4.6 "
                  "16,4.6 17,2.4 19,2.4 23,3"},
    // Submarine: a round back and a tower.
    Skyline{"OP", "0,0.6 2,1.2 11,1.6 11,4.4 12,4.4 12,6.2 12.4,6.2 12.4,4.4 14.5,4.4 "
                  "15,1.6 22,1.2 24,0.4"},
    // Missile ship: slanted launchers fore and aft.
    Skyline{"OR", "3,1.6 4,1.6 8.6,4.4 9.2,3.6 6,1.8 10,1.8 10,3.8 11,3.8 11,6 11.4,6 "
                  "11.4,3.8 13,3.8 13,2 14.6,2 19.2,4.8 19.8,4 16.6,2.1 22,2.5"},
    // Torpedo boat: small, a tube on deck.
    Skyline{"KT", "6,1.2 9,1.2 9,1.9 8,1.9 8,2.5 12,2.5 12,3.4 14,3.4 14.6,1.8 20,2.2"},
    // Patrol ship: a high bow, a gun, a mast.
    Skyline{"DO", "5,1.4 9,1.4 9,3 11,3 11,5.6 11.4,5.6 11.4,3.8 13.6,3.8 13.6,2 15.4,2 "
                  "15.4,3 18,3.4 16.6,2.2 21,2.8"},
    // Minesweeper: gallows aft, a tall mast.
    Skyline{"TR", "4,1.4 4.4,4.4 7.4,4.4 7.4,3.8 5.2,3.8 5.4,1.6 10,1.6 10,3.6 12,3.6 "
                  "12,6.6 12.4,6.6 12.4,3.6 14.6,3.6 14.6,2 21,2.6"},
    // Landing ship: a bow that opens, the bridge far aft.
    Skyline{"DE", "1,2.2 2,2.2 2,6 4.4,6 4.4,4.4 6,4.4 6,2.4 20,2.4 20,3.6 23,3.6 24,2.6"},
    Skyline{"BA", "4,2 6,4.6 10,5.4 21,7.4 21.4,6.4 13,4.4 14.4,3.6 16,2"},
};

Corners cornersOf(const Skyline& skyline) {
    Corners corners;
    std::istringstream text(skyline.corners);
    double x = 0;
    double height = 0;
    for (char comma = 0; text >> x >> comma >> height;) {
        corners.emplace_back(x, height);
    }
    return corners;
}

/// Joins the skyline to a hull that narrows towards the keel.
QPainterPath afloat(const Corners& skyline) {
    QPainterPath path(QPointF(skyline.front().x(), 8 - skyline.front().y()));
    for (const QPointF& corner : skyline) {
        path.lineTo(corner.x(), 8 - corner.y());
    }
    path.lineTo(skyline.back().x() - 1.6, 8);
    path.lineTo(skyline.front().x() + 0.8, 8);
    path.closeSubpath();
    return path;
}

/// Draws a ball with horns.
QPainterPath mine() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(12, 4.4), 2.9, 2.9);
    for (const QPointF& horn : {QPointF(12, 0.9), QPointF(9.2, 1.9), QPointF(14.8, 1.9),
                                QPointF(8.5, 4.4), QPointF(15.5, 4.4)}) {
        path.addEllipse(horn, 0.7, 0.7);
    }
    path.addRect(11.7, 7, 0.6, 1);
    return path;
}

/// Draws it from above, nose right.
QPainterPath plane() {
    const Corners outline = {{21, 4},     {17, 3.2},   {13.6, 3.2}, {10.4, 0.2}, {8.6, 0.2},
                             {10.2, 3.2}, {6, 3.4},    {4.4, 1.8},  {3.2, 1.8},  {3.8, 4},
                             {3.2, 6.2},  {4.4, 6.2},  {6, 4.6},    {10.2, 4.8}, {8.6, 7.8},
                             {10.4, 7.8}, {13.6, 4.8}, {17, 4.8}};
    QPainterPath path(outline.front());
    for (const QPointF& corner : outline) {
        path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath silhouetteOf(const std::string& id) {
    if (id == "MI") {
        return mine();
    }
    if (id == "SA") {
        return plane();
    }
    for (const Skyline& skyline : kSkylines) {
        if (id == skyline.id) {
            return afloat(cornersOf(skyline));
        }
    }
    return afloat({{2, 2}, {9, 2}, {9, 4}, {14, 4}, {14, 2}, {23, 2.6}});
}

} // namespace umpire::kit
