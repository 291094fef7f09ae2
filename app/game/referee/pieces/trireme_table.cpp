#include "app/game/referee/pieces/trireme_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::referee {

using namespace triremes;

namespace {

constexpr std::string_view kShip = " ship, ";
constexpr std::string_view kSoldier = " soldier";
constexpr std::array<std::string_view, 4> kHeadingNames = {"north", "east", "south", "west"};

/// Returns the kind of a figure: "light ship, north", "dark soldier".
std::string kindOf(const State& state, const Ship& ship) {
    return nameOf(state.settings, ship.owner) + std::string(kShip) +
           std::string(kHeadingNames[std::size_t(ship.heading)]);
}
std::string kindOf(const State& state, const Soldier& soldier) {
    return nameOf(state.settings, soldier.owner) + std::string(kSoldier);
}

struct Figure {
    Player owner;
    std::optional<Heading> heading{}; ///< only for a ship
};
std::optional<Figure> figureOf(const State& state, const std::string& kind) {
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const Player player{seat};
        for (const Heading heading : kHeadings) {
            if (kind == kindOf(state, Ship{0, heading, player})) {
                return Figure{player, heading};
            }
        }
        if (kind == kindOf(state, Soldier{0, player})) {
            return Figure{player};
        }
    }
    return std::nullopt;
}

/// Returns the heading that is nearest to the direction.
Heading headingOf(Radians direction) {
    const double quarters = (90_deg - direction) / 90_deg;
    return Heading(((int(std::lround(quarters)) % 4) + 4) % 4);
}

/// Returns how many ships of the player lie beside both squares. Uses only public information.
int shipsBeside(const State& state, Player player, Square first, Square second) {
    return int(std::ranges::count_if(state.ships, [&](const Ship& ship) {
        return ship.owner == player && touches(state.settings, ship, first) &&
               (second == kNoSquare || touches(state.settings, ship, second));
    }));
}

class Tracer {
public:
    explicit Tracer(const State& state) : state_(state) {}

    /// A ship that comes alongside may board or not (TR-12). Both look the same, so the players are
    /// asked.
    Trace operator()(const AnyOf<PlaceSoldier, ThrowDie, Sail> auto&) const { return Trace::Seen; }
    Trace operator()(const Walk& walk) const {
        return soldierOn(state_, walk.to) == nullptr ? Trace::Seen : Trace::Said;
    }
    Trace operator()(const Load& load) const { return byWhichShip(load); }
    Trace operator()(const Land& land) const {
        const bool isFought =
            soldierOn(state_, land.first) != nullptr ||
            (land.second != kNoSquare && soldierOn(state_, land.second) != nullptr);
        return isFought ? Trace::Said : byWhichShip(land);
    }
    Trace operator()(const AnyOf<Storm, Pass, Sell, Ally, Part, Resign, AgreeDraw> auto&) const {
        return Trace::Said;
    }

private:
    /// Decides only by what everybody sees, because the cargo would reveal which ship it was.
    template <typename Kind>
    [[nodiscard]] Trace byWhichShip(const Kind& action) const {
        return shipsBeside(state_, state_.mover, action.first, action.second) == 1 ? Trace::Seen
                                                                                   : Trace::Said;
    }

    const State& state_;
};

void passTurn(State& state, Player from) {
    state.mover = Player{(from.seat + 1) % state.chart().players};
}

/// Adds the illegal moves of a ship from a place where it is missing to the place where it
/// appeared.
void addSails(const State& state, const PieceAt& piece, const Layout& missing,
              std::vector<Trespass<Triremes>>& found) {
    const Figure figure = *figureOf(state, piece.kind);
    for (const PieceAt& gone : missing) {
        const auto was = figureOf(state, gone.kind);
        if (!was || !was->heading || was->owner != figure.owner) {
            continue;
        }
        State after = state;
        Ship ship = shipAt(after, gone.spot);
        removeShip(after, gone.spot);
        ship.bow = piece.spot;
        ship.heading = *figure.heading;
        addShip(after, ship);
        passTurn(after, figure.owner);
        found.push_back({Sail{gone.spot, piece.spot, *figure.heading}, std::move(after)});
    }
}

void addWalks(const State& state, const PieceAt& piece, const Layout& missing,
              std::vector<Trespass<Triremes>>& found) {
    const Player owner = figureOf(state, piece.kind)->owner;
    for (const PieceAt& gone : missing) {
        if (gone.kind == piece.kind) {
            State after = state;
            removeSoldier(after, gone.spot);
            addSoldier(after, {piece.spot, owner});
            passTurn(after, owner);
            found.push_back({Walk{gone.spot, piece.spot}, std::move(after)});
        }
    }
    if (found.empty() && state.toPlace[std::size_t(owner.seat)] > 0) {
        State after = state;
        const int left = --after.toPlace[std::size_t(owner.seat)];
        addSoldier(after, {piece.spot, owner});
        if (left == 0 || state.settings.placing == Placing::InTurn) {
            passTurn(after, owner);
        }
        found.push_back({PlaceSoldier{piece.spot}, std::move(after)});
    }
}

} // namespace

Layout TriremeTable::layoutOf(const State& state) const {
    Layout layout;
    if (areas_.empty()) {
        return layout;
    }
    for (const Ship& ship : state.ships) {
        layout.push_back({kindOf(state, ship), ship.bow});
    }
    for (const Soldier& soldier : state.soldiers) {
        layout.push_back({kindOf(state, soldier), soldier.at});
    }
    std::ranges::sort(layout);
    return layout;
}

Trace TriremeTable::traceOf(const State& state, const Action& action) {
    return std::visit(Tracer(state), action);
}

Layout TriremeTable::shown(const State&, const Action& action) {
    const auto* die = std::get_if<ThrowDie>(&action);
    return die == nullptr ? Layout{} : Layout{{"die:" + std::to_string(die->value), kAnywhere}};
}

std::vector<Trespass<Triremes>> TriremeTable::trespasses(const State& state, const PieceAt& piece,
                                                         const Layout& missing) {
    std::vector<Trespass<Triremes>> found;
    const auto figure = figureOf(state, piece.kind);
    if (figure && figure->heading) {
        addSails(state, piece, missing, found);
    } else if (figure) {
        addWalks(state, piece, missing, found);
    }
    return found;
}

std::vector<Sighting> TriremeTable::sightings(const State& state,
                                              const TableObservation& seen) const {
    std::vector<Sighting> sightings;
    if (areas_.empty()) {
        return sightings;
    }
    for (const umpire::Token& token : seen.tokens) {
        if (token.colour != "red" && token.colour != "blue") {
            continue;
        }
        const Player owner{token.colour == "red" ? 0 : 1};
        const Millimetres square = areas_.front().width;
        if (token.shape == TokenShape::Oblong && token.heading) {
            const TablePoint bow = token.center + along(*token.heading, square * 0.5);
            sightings.push_back({kindOf(state, Ship{0, headingOf(*token.heading), owner}),
                                 sharesAt(bow, areas_, laying_), token.confidence});
        } else if (token.shape != TokenShape::Oblong) {
            sightings.push_back({kindOf(state, Soldier{0, owner}),
                                 sharesAt(token.center, areas_, laying_), token.confidence});
        }
    }
    return sightings;
}

Message TriremeTable::pieceName(const State&, const std::string& kind) {
    const std::size_t ship = kind.find(kShip);
    if (ship == std::string::npos) {
        return message("%1 soldier", kind.substr(0, kind.size() - kSoldier.size()));
    }
    const auto heading =
        std::ranges::find(kHeadingNames, std::string_view(kind).substr(ship + kShip.size()));
    return message("%1 ship, %2", kind.substr(0, ship),
                   nameOf(Heading(heading - kHeadingNames.begin())));
}

std::string TriremeTable::spotName(const State& state, int spot) {
    return triremes::text(state.chart(), spot);
}

namespace {

/// Tells whether ships may load or land at a coast, which depends on their cargo. Uses only public
/// information, because the cargo is secret.
/// `unseen`: only where the table does not show which ship it was, or that soldiers land to fight.
bool mayLoad(const State& state, bool unseen) {
    for (Square square = 0; square < state.chart().squareCount(); ++square) {
        const int ships = shipsBeside(state, state.mover, square, kNoSquare);
        const Soldier* soldier = soldierOn(state, square);
        const bool isFought = soldier != nullptr && soldier->owner != state.mover;
        if (!state.chart().isSea(square) && ships > (unseen && !isFought ? 1 : 0)) {
            return true;
        }
    }
    return false;
}

/// Tells whether the mover's secret cargo may decide that the action is legal. A pass is legal only
/// without any other action (TR-A22).
bool dependsOnCargo(const Action& action) {
    return std::holds_alternative<Load>(action) || std::holds_alternative<Land>(action) ||
           std::holds_alternative<Pass>(action);
}

/// Returns the legal actions that players report.
std::vector<Action> reportedActions(const State& state) {
    std::vector<Action> legal = legalActions(state);
    std::erase_if(legal, [&](const Action& action) {
        const auto* sail = std::get_if<Sail>(&action);
        return sail != nullptr ? sail->boards == kNoSquare
                               : TriremeTable::traceOf(state, action) == Trace::Seen;
    });
    return legal;
}

/// Returns the actions that players report and that reveal no cargo: strikes, stormings and
/// boardings, and a pass where no ship lies at a coast.
std::vector<Action> openActions(const State& state) {
    std::vector<Action> open = reportedActions(state);
    if (open != std::vector<Action>{Pass{}} || mayLoad(state, false)) {
        std::erase_if(open, dependsOnCargo);
    }
    return open;
}

} // namespace

std::optional<AnswerNeeded> TriremeTable::question(const State& state) {
    AnswerNeeded needed;
    for (const Player player : triremes::toAct(state)) {
        needed.players.push_back(nameOf(state.settings, player));
    }
    const Phase phase = phaseOf(state);
    if (outcomeOf(state) || phase == Phase::Placing) {
        return std::nullopt;
    }
    const std::vector<Action> open = openActions(state);
    if (needed.players.empty() || (open.empty() && phase != Phase::Turn)) {
        return AnswerNeeded{{}, message("throw the die beside the map"), {"die:4"}};
    }
    // Where all legal actions depend on the cargo, the mover may have to pass.
    if (open.empty() && !mayLoad(state, true) &&
        !std::ranges::all_of(legalActions(state), dependsOnCargo)) {
        return std::nullopt;
    }
    needed.question =
        message("moves and dice are seen; say who strikes, storms or boards, and which ship "
                "loads or lands where two are near");
    offer<Triremes>(needed, state, open);
    needed.of = AnswerNeeded::Of::WhatIsNotSeen;
    return needed;
}

std::optional<std::vector<std::string>> TriremeTable::ownExamples(const State& state,
                                                                  Player player) {
    if (player != state.mover || phaseOf(state) != Phase::Turn) {
        return std::nullopt;
    }
    AnswerNeeded own;
    offer<Triremes>(own, state, reportedActions(state));
    return own.listed == AnswerNeeded::Listed::All ? std::optional(std::move(own.examples))
                                                   : std::nullopt;
}

} // namespace umpire::referee
