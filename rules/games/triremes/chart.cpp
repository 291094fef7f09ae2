#include "rules/games/triremes/chart.h"

#include <algorithm>
#include <cmath>

namespace umpire::triremes {
namespace {

/// The place of a domain on the board.
struct Place {
    Player owner;
    /// direction from the domain's own edge; also the heading of its ships at the start
    Heading ahead = Heading::North;
    /// Number of squares before the domain along its edge, from the west or the south.
    int along = 0;
};

int playersOf(Layout layout) {
    return layout < Layout::ThreePlayers ? 2 : int(layout) - int(Layout::ThreePlayers) + 3;
}

/// Returns the number of domains at the west edge. The east edge has the same number or one fewer.
int sideDomainsOf(Layout layout) {
    return std::max(0, (playersOf(layout) - 3) / 2);
}

struct Size {
    int columns = 0;
    int rows = 0;
};
Size sizeOf(const Domain& domain, Layout layout) {
    if (layout == Layout::OneBook) {
        return {domain.columns, 2 * domain.rows};
    }
    const int sides = sideDomainsOf(layout);
    const int across = sides == 0 ? domain.columns : std::max(domain.columns, domain.rows);
    return {2 * across, 2 * domain.rows + sides * domain.columns};
}

/// Lists the places of the domains, clockwise from the south-west.
std::vector<Place> placesOf(const Domain& domain, Layout layout) {
    if (layout == Layout::OneBook) {
        return {{{0}, Heading::North, 0}, {{1}, Heading::South, 0}};
    }
    const int right = sizeOf(domain, layout).columns - domain.columns;
    if (layout == Layout::TwoBooks) {
        return {{{0}, Heading::North, 0},
                {{0}, Heading::North, right},
                {{1}, Heading::South, 0},
                {{1}, Heading::South, right}};
    }
    const int players = playersOf(layout);
    const int west = sideDomainsOf(layout);
    const int east = players - 4 - west;
    std::vector<Place> places = {{{0}, Heading::North, 0}};
    const auto add = [&places](Heading ahead, int along) {
        places.push_back({Player{int(places.size())}, ahead, along});
    };
    for (int i = 0; i < west; ++i) {
        add(Heading::East, domain.rows + i * domain.columns);
    }
    add(Heading::South, 0);
    add(Heading::South, right);
    for (int i = 0; i < east; ++i) {
        add(Heading::West, domain.rows + (west - 1 - i) * domain.columns);
    }
    if (players > 3) {
        add(Heading::North, right);
    }
    return places;
}

/// Returns the square of the board where the domain's cell lies.
CellName placed(const Chart& chart, const Domain& domain, const Place& place, CellName cell) {
    const int back = domain.columns - 1 - cell.column;
    switch (place.ahead) {
    case Heading::North:
        return {place.along + cell.column, cell.row};
    case Heading::East:
        return {cell.row, place.along + back};
    case Heading::South:
        return {place.along + back, chart.rows - 1 - cell.row};
    case Heading::West:
        return {chart.columns - 1 - cell.row, place.along + cell.column};
    }
    return cell;
}

void lay(Chart& chart, const Domain& domain, const Place& place) {
    const auto capital = int(chart.capitals.size());
    chart.capitals.push_back(place.owner);
    for (int row = 0; row < domain.rows; ++row) {
        for (int column = 0; column < domain.columns; ++column) {
            const Terrain terrain = domain.at({column, row});
            const auto square =
                std::size_t(chart.find(placed(chart, domain, place, CellName{column, row})));
            chart.terrain[square] = terrain;
            chart.domainOf[square] = place.owner.seat;
            chart.capitalOf[square] = terrain == Terrain::Fortress ? capital : -1;
        }
    }
    for (const CellName anchor : domain.anchors) {
        chart.anchors.push_back(
            {place.owner, chart.find(placed(chart, domain, place, anchor)), place.ahead});
    }
}

void joinSquares(Chart& chart) {
    constexpr std::array<std::pair<int, int>, 4> kSteps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
    for (Square square = 0; square < chart.squareCount(); ++square) {
        const CellName name = chart.nameOf(square);
        for (const auto& [columns, rows] : kSteps) {
            chart.neighbour.push_back(chart.find({name.column + columns, name.row + rows}));
        }
    }
}

Chart chartOf(const Domain& domain, Layout layout) {
    const std::vector<Place> places = placesOf(domain, layout);
    const auto books = std::ranges::count(places, Player{0}, &Place::owner);
    const Size size = sizeOf(domain, layout);
    Chart chart;
    chart.columns = size.columns;
    chart.rows = size.rows;
    chart.players = playersOf(layout);
    chart.soldiersEach = int(books) * domain.soldiers;
    const auto squares = std::size_t(chart.squareCount());
    chart.terrain.assign(squares, Terrain::Sea);
    chart.domainOf.assign(squares, -1);
    chart.capitalOf.assign(squares, -1);
    for (const Place& place : places) {
        lay(chart, domain, place);
    }
    joinSquares(chart);
    return chart;
}

} // namespace

Square Chart::find(CellName name) const {
    const bool inside =
        name.column >= 0 && name.column < columns && name.row >= 0 && name.row < rows;
    return inside ? name.row * columns + name.column : kNoSquare;
}

bool Chart::areNeighbours(Square a, Square b) const {
    return has(b) && (step(a, Heading::North) == b || step(a, Heading::East) == b ||
                      step(a, Heading::South) == b || step(a, Heading::West) == b);
}

bool Chart::touch(Square a, Square b) const {
    if (!has(a) || !has(b) || a == b) {
        return false;
    }
    const CellName one = nameOf(a);
    const CellName other = nameOf(b);
    return std::abs(one.column - other.column) <= 1 && std::abs(one.row - other.row) <= 1;
}

Atlas atlasOf(Domain domain) {
    Atlas atlas{std::move(domain), {}};
    for (std::size_t layout = 0; layout < kLayouts; ++layout) {
        atlas.charts[layout] = chartOf(atlas.domain, Layout(layout));
    }
    return atlas;
}

std::string text(const Chart& chart, Square square) {
    return chart.has(square) ? text(chart.nameOf(square))
                             : std::string("square number ").append(std::to_string(square));
}

} // namespace umpire::triremes
