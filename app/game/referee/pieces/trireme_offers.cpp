#include "app/game/referee/pieces/trireme_table.h"

#include <algorithm>

/// Corrections of Triremes' record by pointing, and their text form. For a ship every cargo is
/// offered, so that the cargo stays secret.
namespace umpire::referee {

using namespace triremes;

namespace {

constexpr std::string_view kOff = "empty";

std::string squareName(const State& state, Square square) {
    return triremes::text(state.chart(), square);
}

/// A ship's place in a correction, such as "d6", "d6e" or "d6e:2".
struct ShipPlace {
    Square bow = kNoSquare;
    std::optional<Heading> heading{};
    std::optional<int> aboard{};
};
std::optional<ShipPlace> shipPlaceIn(const State& state, std::string_view words) {
    NotationReader reader(words);
    const auto bow = takeSquare(reader, state.chart());
    if (!bow) {
        return std::nullopt;
    }
    ShipPlace place{*bow, takeHeading(reader)};
    if (place.heading && reader.take(":")) {
        place.aboard = reader.takeNumber();
    }
    const bool can = !place.aboard || (*place.aboard >= 0 && *place.aboard <= kMaxAboard);
    return reader.atEnd() && can ? std::optional(place) : std::nullopt;
}

/// A new figure in a correction, such as "dark" or "dark n".
struct NewFigure {
    Player owner;
    std::optional<Heading> heading{};
};
std::optional<NewFigure> newFigureIn(const State& state, std::string_view words) {
    NotationReader reader(words);
    const auto owner = takePlayer(reader, state.settings);
    if (!owner) {
        return std::nullopt;
    }
    NewFigure figure{*owner};
    figure.heading = reader.take(" ") ? takeHeading(reader) : std::nullopt;
    return reader.atEnd() ? std::optional(figure) : std::nullopt;
}

/// Collects the possible corrections of one figure.
class FigureOffer {
public:
    FigureOffer(const State& state, Message name, Square at)
        : state_(state), here_(squareName(state, at) + " ") {
        piece_.name = std::move(name);
        piece_.elsewhere = here_;
    }
    void add(Aspect aspect, Message value, const std::string& how,
             Telling telling = Telling::Open) {
        piece_.corrections.push_back({aspect, std::move(value), {}, here_ + how, telling});
    }
    void addOwners(Player owner) {
        for (int seat = 0; seat < state_.chart().players; ++seat) {
            if (seat != owner.seat) {
                const std::string other = nameOf(state_.settings, Player{seat});
                add(Aspect::Owner, other, other);
            }
        }
    }
    [[nodiscard]] std::vector<OfferedPiece> offered() && { return {std::move(piece_)}; }

private:
    const State& state_;
    std::string here_;
    OfferedPiece piece_;
};

std::string lengthened(const State& state, const PieceAt& stray) {
    const auto comma = stray.kind.rfind(' ');
    // the first letter of a direction such as "north"
    return squareName(state, stray.spot) + stray.kind[comma + 1];
}

std::vector<OfferedPiece> offeredShip(const State& state, const Ship& ship, const Strays& strays) {
    const std::string owner = nameOf(state.settings, ship.owner);
    FigureOffer offer(
        state, message("%1 ship, %2", said(state.settings, ship.owner), nameOf(ship.heading)),
        ship.bow);
    for (const PieceAt& stray : strays.seen) {
        if (stray.kind.starts_with(owner + " ship, ")) {
            const std::string there = lengthened(state, stray);
            offer.add(Aspect::Place, there, there);
        }
    }
    offer.add(Aspect::Gone, {}, std::string(kOff));
    for (const Heading heading : kHeadings) {
        const bool isTurned = heading == opposite(ship.heading); // the bow moves to the other end
        const Square bow = isTurned ? sternOf(state.chart(), ship) : ship.bow;
        offer.add(Aspect::Heading, nameOf(heading), squareName(state, bow) + letterOf(heading));
    }
    offer.addOwners(ship.owner);
    for (int soldiers = 0; soldiers <= kMaxAboard; ++soldiers) {
        const std::string count = std::to_string(soldiers);
        offer.add(Aspect::Aboard, count, triremes::text(state.chart(), ship) + ":" + count,
                  Telling::Secret);
    }
    return std::move(offer).offered();
}

std::vector<OfferedPiece> offeredSoldier(const State& state, const Soldier& soldier,
                                         const Strays& strays) {
    const std::string name = nameOf(state.settings, soldier.owner) + " soldier";
    FigureOffer offer(state, message("%1 soldier", said(state.settings, soldier.owner)),
                      soldier.at);
    for (const PieceAt& stray : strays.seen) {
        if (stray.kind == name) {
            const std::string there = squareName(state, stray.spot);
            offer.add(Aspect::Place, there, there);
        }
    }
    offer.add(Aspect::Gone, {}, std::string(kOff));
    offer.addOwners(soldier.owner);
    return std::move(offer).offered();
}

/// Offers the figures that may be on a place where the record has none.
std::vector<OfferedPiece> offeredNew(const State& state, Square at, const Strays& strays) {
    const std::string here = squareName(state, at);
    OfferedPiece piece;
    for (const PieceAt& gone : strays.missing) {
        for (const Heading heading : kHeadings) {
            const Ship* ship = shipWithBow(state, gone.spot);
            const std::string from = squareName(state, gone.spot);
            if (ship != nullptr) {
                const std::string there = here + letterOf(heading);
                piece.corrections.push_back({Aspect::Arrival,
                                             TriremeTable::pieceName(state, gone.kind), from,
                                             from + " " + there});
            } else if (heading == Heading::North) {
                piece.corrections.push_back({Aspect::Arrival,
                                             TriremeTable::pieceName(state, gone.kind), from,
                                             from + " " + here});
            }
        }
    }
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const std::string owner = nameOf(state.settings, Player{seat});
        if (state.chart().isSea(at)) {
            for (const Heading heading : kHeadings) {
                piece.corrections.push_back({Aspect::Unit, message("ship, %1", nameOf(heading)),
                                             owner, here + " " + owner + " " + letterOf(heading)});
            }
        } else {
            piece.corrections.push_back(
                {Aspect::Unit, message("soldier"), owner, here + " " + owner});
        }
    }
    return {std::move(piece)};
}

State withShip(State state, Square old, Ship ship) {
    removeShip(state, old);
    addShip(state, ship);
    return state;
}

std::optional<State> relaidShip(const State& state, const Ship& ship, std::string_view to) {
    if (to == kOff) {
        State after = state;
        removeShip(after, ship.bow);
        return after;
    }
    if (const auto figure = newFigureIn(state, to); figure && !figure->heading) {
        return withShip(state, ship.bow, {ship.bow, ship.heading, figure->owner, ship.soldiers});
    }
    const auto place = shipPlaceIn(state, to);
    return place ? std::optional(withShip(state, ship.bow,
                                          {place->bow, place->heading.value_or(ship.heading),
                                           ship.owner, place->aboard.value_or(ship.soldiers)}))
                 : std::nullopt;
}

std::optional<State> relaidSoldier(const State& state, const Soldier& soldier,
                                   std::string_view to) {
    State after = state;
    removeSoldier(after, soldier.at);
    if (to == kOff) {
        return after;
    }
    const auto figure = newFigureIn(state, to);
    const auto place = shipPlaceIn(state, to);
    if (figure && !figure->heading) {
        addSoldier(after, {soldier.at, figure->owner});
    } else if (place && !place->heading) {
        addSoldier(after, {place->bow, soldier.owner});
    } else {
        return std::nullopt;
    }
    return after;
}

} // namespace

bool TriremeTable::isTaken(const State& state, int spot) {
    return soldierOn(state, spot) != nullptr || shipOn(state, spot) != nullptr;
}

std::vector<OfferedPiece> TriremeTable::offered(const State& state, int spot,
                                                const Strays& strays) {
    if (const Soldier* soldier = soldierOn(state, spot)) {
        return offeredSoldier(state, *soldier, strays);
    }
    const Ship* ship = shipOn(state, spot);
    return ship != nullptr ? offeredShip(state, *ship, strays) : offeredNew(state, spot, strays);
}

std::optional<State> TriremeTable::relaid(const State& state, std::string_view from,
                                          std::string_view to) {
    NotationReader reader(from);
    const auto here = takeSquare(reader, state.chart());
    if (!here || !reader.atEnd()) {
        return std::nullopt;
    }
    if (const Soldier* soldier = soldierOn(state, *here)) {
        return relaidSoldier(state, *soldier, to);
    }
    const Ship* ship = shipOn(state, *here);
    if (ship != nullptr) {
        return ship->bow == *here ? relaidShip(state, *ship, to) : std::nullopt;
    }
    const auto figure = newFigureIn(state, to);
    State after = state;
    if (figure && figure->heading) {
        addShip(after, {*here, *figure->heading, figure->owner});
    } else if (figure) {
        addSoldier(after, {*here, figure->owner});
    } else {
        return std::nullopt;
    }
    return after;
}

} // namespace umpire::referee
