#pragma once

#include "rules/games/naval_battle/notation.h"

namespace umpire {

/// Naval Battle, after the Polish game's rules; its table and board are reconstructions. The set-up
/// and the identity of each ship are hidden; there is no chance.
struct NavalBattle {
    using Resources = naval_battle::Resources;
    using Settings = naval_battle::Settings;
    using State = naval_battle::State;
    using View = naval_battle::View;
    using Action = naval_battle::Action;
    using Event = naval_battle::Event;
    using Violation = naval_battle::Violation;

    static constexpr std::string_view kName = "naval-battle";
    static constexpr Listing kListing = Listing::Complete;

    static std::span<const Variant> variants() { return naval_battle::variants(); }
    static std::optional<Settings> settings(std::string_view variant, const Resources& resources) {
        return naval_battle::settingsOfVariant(variant, naval_battle::chartOf(resources));
    }
    static std::span<const Clause> clauses() { return naval_battle::clauses(); }
    static std::vector<Setting> settingList() { return naval_battle::settingList(); }
    static bool takeSetting(std::string_view word, Settings& settings) {
        return naval_battle::takeSetting(word, settings);
    }
    static State start(const Settings& settings) { return naval_battle::startOf(settings); }
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) {
        return naval_battle::playersOf(state.settings.seating);
    }
    /// Returns "red" or "yellow"; for the second player of a team "red-2" or "yellow-2".
    static std::string playerName(const State&, Player player) {
        return std::string(naval_battle::nameOf(naval_battle::sideOf(player))) +
               (player.seat < 2 ? "" : "-" + std::to_string(player.seat / 2 + 1));
    }
    /// All players of a team may act: the team agrees on who speaks.
    static std::vector<Player> toAct(const State& state) {
        std::vector<Player> players;
        for (int seat = 0; seat < playerCount(state); ++seat) {
            for (const auto side : naval_battle::sidesToAct(state)) {
                if (side == naval_battle::sideOf(Player{seat})) {
                    players.push_back(Player{seat});
                }
            }
        }
        return players;
    }
    static std::vector<Player> actorsOf(const State& state, const Action& action) {
        return naval_battle::actorsOf(state, action);
    }
    static Player speakerFor(Player player) { return {int(naval_battle::sideOf(player))}; }
    static std::vector<Action> legalActions(const State& state) {
        return naval_battle::legalActions(state);
    }
    static std::vector<Action> declarations(const State& state) {
        return naval_battle::declarations(state);
    }
    static bool isChance(const Action&) { return false; }
    /// A resignation by any player of a team counts for all of it.
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = naval_battle::Resign{naval_battle::sideOf(player)};
        const bool plays = player.seat < playerCount(state) && !validate(state, resign);
        return plays ? std::optional(resign) : std::nullopt;
    }
    static std::optional<Violation> validate(const State& state, const Action& action) {
        return naval_battle::validate(state, action);
    }
    static Step<State, Event> apply(const State& state, const Action& action) {
        return naval_battle::apply(state, action);
    }
    static Step<State, Event> apply(State&& state, const Action& action) {
        return naval_battle::apply(std::move(state), action);
    }
    static std::optional<Outcome> outcome(const State& state) {
        return naval_battle::outcomeOf(state);
    }
    static View viewFor(const State& state, Player player) {
        return naval_battle::viewFor(state, naval_battle::sideOf(player));
    }
    static constexpr std::string_view kSecrecy = "NB-5";
    static const State& seenIn(const View& view) { return view.known; }
    /// The set-up is in the player's own port.
    static LaidInSecret laidInSecret(const State& state, Player) {
        return state.phase == naval_battle::Phase::SetUp ? LaidInSecret::InOwnHalf
                                                         : LaidInSecret::Nothing;
    }
    /// The origin of a plane would reveal which ship is a carrier.
    static bool isSecret(const Action& action) {
        return std::holds_alternative<naval_battle::Place>(action) ||
               std::holds_alternative<naval_battle::TakeUp>(action) ||
               std::holds_alternative<naval_battle::SendPlane>(action);
    }
    static bool mayHear(const Violation& violation, std::optional<Player> player) {
        return !violation.secretOf ||
               (player && *violation.secretOf == naval_battle::sideOf(*player));
    }
    static std::optional<Event> eventFor(const Event& event, Player player) {
        return naval_battle::eventFor(event, naval_battle::sideOf(player));
    }

    static std::string text(const State& state) { return naval_battle::text(state); }
    static std::string text(const View& view) { return naval_battle::text(view); }
    static std::string text(const State& state, const Action& action) {
        return naval_battle::text(state, action);
    }
    static Message text(const State& state, const Event& event) {
        return naval_battle::text(state, event);
    }
    static Parsed<State> parseState(std::string_view text, const Settings& base) {
        return naval_battle::parseState(text, base);
    }
    static Parsed<Action> parseAction(const State& state, std::string_view text) {
        return naval_battle::parseAction(state, text);
    }
};

static_assert(Game<NavalBattle>);

} // namespace umpire
