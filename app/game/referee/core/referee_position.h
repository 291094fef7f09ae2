#pragma once

#include "app/game/referee/core/referee.h"

/// Describes the present position.
namespace umpire::referee {

template <Game G>
std::vector<std::string> Referee<G>::everybody() const {
    std::vector<std::string> names;
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        names.push_back(G::playerName(state(), Player{seat}));
    }
    return names;
}

template <Game G>
bool Referee<G>::positionIsSecret() const {
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        if (G::text(G::viewFor(state(), Player{seat})) != G::text(state())) {
            return true;
        }
    }
    return false;
}

template <Game G>
ByHearer<std::string> Referee<G>::seenBy() const {
    ByHearer<std::string> seen;
    for (int seat = 0; seat < G::playerCount(state()); ++seat) {
        seen[G::playerName(state(), Player{seat})] = G::text(G::viewFor(state(), Player{seat}));
    }
    return seen;
}

template <Game G>
std::vector<std::string> Referee<G>::toMove() const {
    std::vector<std::string> names;
    for (const Player player : G::toAct(state())) {
        names.push_back(G::playerName(state(), player));
    }
    return names;
}

template <Game G>
std::optional<PieceBoard> Referee<G>::board() const {
    if constexpr (requires { reader_.board(state()); }) {
        return reader_.board(state());
    }
    return std::nullopt;
}

template <Game G>
std::optional<int> Referee<G>::pointedAt(std::span<const TablePoint> ray) const {
    if constexpr (requires { reader_.pointedAt(state(), ray); }) {
        return reader_.pointedAt(state(), ray);
    }
    return std::nullopt;
}

template <Game G>
std::optional<Offer> Referee<G>::offerOn(int spot) const {
    if constexpr (requires { reader_.offerOn(state(), spot); }) {
        return reader_.offerOn(state(), spot);
    }
    return std::nullopt;
}

/// Returns the events as each player may know them. Secret events are removed or shortened.
template <Game G>
ByHearer<Heard> Referee<G>::heardOf(const Step<State, typename G::Event>& step) const {
    ByHearer<Heard> all;
    const auto hear = [&](std::string name, std::optional<Player> hearer) {
        const State seen = positionFor<G>(step.state, hearer);
        Heard& heard = all[std::move(name)];
        for (const auto& event : step.events) {
            if (const auto told = eventFor<G>(step.state, event, hearer)) {
                heard.happened.emplace_back(G::text(seen, *told));
            }
        }
        heard.position = hearer || seen == step.state ? G::text(seen) : "";
    };
    if constexpr (HidesSomething<G>) {
        hear(std::string(kEverybody), std::nullopt);
        for (int seat = 0; seat < G::playerCount(step.state); ++seat) {
            hear(G::playerName(step.state, Player{seat}), Player{seat});
        }
    }
    return all;
}

} // namespace umpire::referee
