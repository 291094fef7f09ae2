#include "app/desk/board/ghost_move.h"

#include "app/desk/parts/accents.h"

#include <algorithm>
#include <cmath>
#include <QPen>
#include <QPolygonF>

namespace umpire::desk {
namespace {

struct Named {
    std::size_t from = 0;
    std::size_t to = 0;
    const NamedPlace* place = nullptr;
};

bool isLetter(char each) {
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
           (each >= '0' && each <= '9');
}

/// "c7n" names c7: a ship points north there.
bool endsAt(const std::string& action, std::size_t at) {
    if (at >= action.size() || !isLetter(action[at])) {
        return true;
    }
    return std::string_view("nesw").find(action[at]) != std::string_view::npos &&
           action[at - 1] >= '0' && action[at - 1] <= '9' &&
           (at + 1 == action.size() || !isLetter(action[at + 1]));
}

std::vector<Named> namedIn(const std::string& action, const std::vector<NamedPlace>& places) {
    std::vector<Named> found;
    for (const NamedPlace& place : places) {
        for (std::size_t at = action.find(place.name); at != std::string::npos;
             at = place.name.empty() ? std::string::npos : action.find(place.name, at + 1)) {
            const std::size_t end = at + place.name.size();
            if (!place.name.empty() && (at == 0 || !isLetter(action[at - 1])) &&
                endsAt(action, end)) {
                found.push_back({at, end, &place});
            }
        }
    }
    std::ranges::sort(found, {}, &Named::from);
    return found;
}

bool isWithin(const Named& one, const Named& other) {
    return other.from <= one.from && one.to <= other.to &&
           one.to - one.from < other.to - other.from;
}

} // namespace

std::optional<GhostMove> ghostMove(const std::string& action,
                                   const std::vector<NamedPlace>& places) {
    std::vector<Named> named = namedIn(action, places);
    const std::vector<Named> all = named;
    std::erase_if(named, [&](const Named& each) {
        return std::ranges::any_of(all, [&](const Named& other) { return isWithin(each, other); });
    });
    return named.empty() ? std::nullopt
                         : std::optional(GhostMove{*named.front().place, *named.back().place});
}

void drawGhost(QPainter& painter, const GhostMove& move) {
    const double side = std::max(8.0, move.to.side);
    const double width = std::clamp(side * 0.08, 2.0, 6.0);
    const double radius = side * 0.46;
    const auto draw = [&](const QPolygonF& line) {
        painter.setPen(QPen(Qt::white, width * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        painter.setPen(QPen(colours::kChosen, width, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    };
    painter.setBrush(Qt::NoBrush);
    QPolygonF ring;
    for (int k = 0; k <= 36; ++k) {
        const double angle = k / 36.0 * 2.0 * 3.14159265358979;
        ring.push_back(move.to.middle + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    draw(ring);
    const QPointF way = move.to.middle - move.from.middle;
    const double length = std::hypot(way.x(), way.y());
    if (length <= radius) {
        return;
    }
    const QPointF along = way / length;
    const QPointF aside(-along.y(), along.x());
    const double head = width * 3.2;
    const QPointF tip = move.to.middle - along * std::min(radius * 0.6, length / 3.0);
    const QPointF neck = tip - along * head;
    draw({{move.from.middle + along * std::min(radius * 0.8, length / 4.0), neck}});
    painter.setPen(QPen(Qt::white, width / 2.0));
    painter.setBrush(colours::kChosen);
    painter.drawPolygon(QPolygonF{tip, neck + aside * head * 0.6, neck - aside * head * 0.6});
}

} // namespace umpire::desk
