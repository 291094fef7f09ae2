#include "app/desk/record/marks_of_games.h"
#include "app/desk/record/shown_board.h"

#include <QRegularExpression>
#include <QString>

namespace umpire::desk::marks {
namespace {

using referee::BoardPiece;
using referee::BoardSpot;
using referee::PieceBoard;

const BoardSpot* spotOf(const PieceBoard& map, int spot) {
    const auto found =
        std::ranges::find(map.spots, spot, [](const BoardSpot& each) { return each.area.spot; });
    return found == map.spots.end() ? nullptr : &*found;
}

const BoardSpot* spotNamed(const PieceBoard& map, const std::string& name) {
    const auto found = std::ranges::find(map.spots, name, &BoardSpot::name);
    return found == map.spots.end() ? nullptr : &*found;
}

const BoardPiece* unitOn(const PieceBoard& map, const std::string& label) {
    const auto found = std::ranges::find(map.pieces, label, &BoardPiece::label);
    return label.empty() || found == map.pieces.end() ? nullptr : &*found;
}

class Marker {
public:
    Marker(const PieceBoard& map, TablePoint corner, EventMarks& marks)
        : map_(map), corner_(corner), marks_(marks) {}

    void frame(const BoardSpot* spot, MarkedPlace::Role role = MarkedPlace::Role::Played) {
        if (spot != nullptr) {
            const TablePoint low = corner_ + spot->area.corner;
            const TablePoint high = low + TablePoint{spot->area.width, spot->area.height};
            add(marks_, {spot->name, {low, {high.x, low.y}, high, {low.x, high.y}}, role});
        }
    }
    void goes(const BoardSpot* from, const BoardSpot* to) {
        frame(from);
        frame(to);
        if (from != nullptr && to != nullptr && from != to) {
            marks_.ways.push_back({middleOf(*from), middleOf(*to)});
        }
    }

private:
    [[nodiscard]] TablePoint middleOf(const BoardSpot& spot) const {
        return corner_ + spot.area.corner +
               TablePoint{spot.area.width / 2.0, spot.area.height / 2.0};
    }

    const PieceBoard& map_;
    TablePoint corner_;
    EventMarks& marks_;
};

/// Adds the units that moved, were damaged or were removed.
void addChanges(const PieceBoard& before, const PieceBoard& after, Marker& marker) {
    for (const BoardPiece& unit : before.pieces) {
        const BoardPiece* now = unitOn(after, unit.label);
        if (unit.label.empty()) {
            continue;
        }
        if (now == nullptr || (now->damaged && !unit.damaged)) {
            marker.frame(spotOf(before, unit.spot), MarkedPlace::Role::Struck);
        }
        if (now != nullptr && now->spot != unit.spot) {
            marker.goes(spotOf(before, unit.spot), spotOf(before, now->spot));
        }
    }
}

} // namespace

void addZones(const Told& what, const BoardPlacement& board, EventMarks& marks) {
    const auto before = printedBoard(what.settings, what.played.before);
    if (!before) {
        return;
    }
    Marker marker(*before, board.origin, marks);
    const auto after = printedBoard(what.settings, what.after);
    if (after) {
        addChanges(*before, *after, marker);
    }
    static const QRegularExpression kName(
        QStringLiteral("(?<![A-Za-z-])(?:[TI]-[A-Z]+[0-9]*|[A-Z]{2}\\*?)(?![A-Za-z0-9])"));
    // place of the last named unit, from which a way to the next named zone starts
    const BoardSpot* stands = nullptr;
    const auto text = QString::fromStdString(what.told);
    for (auto each = kName.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        const std::string name = found.captured().toStdString();
        const BoardPiece* unit = unitOn(*before, name);
        const BoardSpot* spot =
            unit != nullptr ? spotOf(*before, unit->spot) : spotNamed(*before, name);
        const bool isGoal =
            found.capturedStart() > 0 && text.at(found.capturedStart() - 1) == QLatin1Char('@');
        if (isGoal && stands != nullptr && marks.ways.empty()) {
            marker.goes(stands, spot);
        }
        marker.frame(spot);
        stands = unit != nullptr ? spot : stands;
    }
}

} // namespace umpire::desk::marks
