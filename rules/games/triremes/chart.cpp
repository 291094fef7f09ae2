#include "rules/games/triremes/chart.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

/// Where a domain lies on the board.
struct Place {
    Player owner;
    bool far = false; ///< on the far side, turned
    int across = 0;   ///< maps from the left
};

std::vector<Place> placesOf(Layout layout) {
    switch (layout) {
    case Layout::OneBook:
        return {{{0}, false, 0}, {{1}, true, 0}};
    case Layout::TwoBooks:
        return {{{0}, false, 0}, {{0}, false, 1}, {{1}, true, 0}, {{1}, true, 1}};
    case Layout::ThreePlayers:
        return {{{0}, false, 0}, {{1}, true, 0}, {{2}, true, 1}};
    case Layout::FourPlayers:
        return {{{0}, false, 0}, {{1}, true, 0}, {{2}, true, 1}, {{3}, false, 1}};
    }
    return {};
}

CellName placed(const Domain& domain, const Place& place, CellName cell) {
    const CellName turned{domain.columns - 1 - cell.column, 2 * domain.rows - 1 - cell.row};
    const CellName here = place.far ? turned : cell;
    return {here.column + place.across * domain.columns, here.row};
}

void lay(Chart& chart, const Domain& domain, const Place& place) {
    const auto capital = int(chart.capitals.size());
    chart.capitals.push_back(place.owner);
    for (int row = 0; row < domain.rows; ++row) {
        for (int column = 0; column < domain.columns; ++column) {
            const Terrain terrain = domain.at({column, row});
            const auto square =
                std::size_t(chart.find(placed(domain, place, CellName{column, row})));
            chart.terrain[square] = terrain;
            chart.domainOf[square] = place.owner.seat;
            chart.capitalOf[square] = terrain == Terrain::Fortress ? capital : -1;
        }
    }
    for (const CellName anchor : domain.anchors) {
        chart.anchors.push_back({place.owner, chart.find(placed(domain, place, anchor)),
                                 place.far ? Heading::South : Heading::North});
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
    const std::vector<Place> places = placesOf(layout);
    const auto books = std::ranges::count(places, Player{0}, &Place::owner);
    Chart chart;
    chart.columns = domain.columns * (layout == Layout::OneBook ? 1 : 2);
    chart.rows = 2 * domain.rows;
    chart.players = std::ranges::max(places, {}, &Place::owner).owner.seat + 1;
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
    return std::ranges::any_of(kHeadings,
                               [&](Heading heading) { return has(b) && step(a, heading) == b; });
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
