#pragma once

#include "rules/games/war_galley/notation.h"

namespace umpire {

/// War Galley, after Thomas Løfgren's game. Orders are laid in secret; the table gives the tosses.
/// Places and tosses form a continuum, of which a sample is listed.
struct WarGalley {
    using Resources = NoResources;
    using Settings = war_galley::Settings;
    using State = war_galley::State;
    using View = war_galley::View;
    using Action = war_galley::Action;
    using Event = war_galley::Event;
    using Violation = war_galley::Violation;

    static constexpr std::string_view kName = "war-galley";
    static constexpr Listing kListing = Listing::Sample;

    static std::span<const Variant> variants() { return war_galley::variants(); }
    static std::optional<Settings> settings(std::string_view variant, const Resources&,
                                            Edition edition = Edition::Today) {
        return war_galley::settingsOfVariant(variant, edition);
    }
    static std::span<const Clause> clauses() { return war_galley::clauses(); }
    static std::vector<Setting> settingList() { return war_galley::settingList(); }
    static bool takeSetting(std::string_view word, Settings& settings) {
        return war_galley::takeSetting(word, settings);
    }
    static State start(const Settings& settings) { return war_galley::startOf(settings); }
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State&) { return 2; }
    /// Returns "A" or "B", by the table's edges.
    static std::string playerName(const State&, Player player) {
        return std::string(war_galley::nameOf(war_galley::sideOf(player)));
    }
    static std::vector<Player> toAct(const State& state) {
        std::vector<Player> players;
        for (const Side side : war_galley::sidesToAct(state)) {
            players.push_back(war_galley::playerOf(side));
        }
        return players;
    }
    static std::vector<Player> actorsOf(const State& state, const Action& action) {
        return war_galley::actorsOf(state, action);
    }
    static std::vector<Action> legalActions(const State& state) {
        return war_galley::legalActions(state);
    }
    static std::vector<Action> declarations(const State& state) {
        return war_galley::declarations(state);
    }
    /// A toss is chance, whether the table shows it or people count it.
    static bool isChance(const Action& action) {
        return std::holds_alternative<war_galley::Toss>(action) ||
               std::holds_alternative<war_galley::CallHits>(action);
    }
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = war_galley::Resign{war_galley::sideOf(player)};
        return validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static std::optional<Violation> validate(const State& state, const Action& action) {
        return war_galley::validate(state, action);
    }
    static Step<State, Event> apply(const State& state, const Action& action) {
        return war_galley::apply(state, action);
    }
    static Step<State, Event> apply(State&& state, const Action& action) {
        return war_galley::apply(std::move(state), action);
    }
    static std::optional<Outcome> outcome(const State& state) {
        return war_galley::outcomeOf(state);
    }
    /// Positions are compared between turns only: laying, taking up and laying orders again within
    /// one turn is no repetition.
    static bool endsTurn(const Event& event) {
        return std::holds_alternative<war_galley::TurnOver>(event);
    }
    /// Sets the mode of a game with a camera: the table shows where the galleys lie (WG-A5).
    static State watched(State state) {
        state.settings.poses = war_galley::Poses::Confirmed;
        return state;
    }
    static View viewFor(const State& state, Player player) {
        return war_galley::viewFor(state, war_galley::sideOf(player));
    }
    static constexpr std::string_view kSecrecy = "WG-9";
    static const State& seenIn(const View& view) { return view.known; }
    /// Orders are laid in secret until both screens are lifted (WG-17).
    static LaidInSecret laidInSecret(const State& state, Player) {
        return state.phase == war_galley::Phase::Ordering ? LaidInSecret::Anywhere
                                                          : LaidInSecret::Nothing;
    }
    static bool isSecret(const Action& action) {
        return std::holds_alternative<war_galley::LayOrders>(action) ||
               std::holds_alternative<war_galley::TakeUpOrders>(action);
    }
    static bool mayHear(const Violation& violation, std::optional<Player> player) {
        return !violation.secretOf || violation.secretOf == player;
    }
    static std::optional<Event> eventFor(const Event& event, Player player) {
        return war_galley::eventFor(event, war_galley::sideOf(player));
    }

    static std::string text(const State& state) { return war_galley::text(state); }
    static std::string text(const View& view) { return war_galley::text(view); }
    static std::string text(const State& state, const Action& action) {
        return war_galley::text(state, action);
    }
    static Message text(const State& state, const Event& event) {
        return war_galley::text(state, event);
    }
    static Parsed<State> parseState(std::string_view text, const Settings& base) {
        return war_galley::parseState(text, base);
    }
    static Parsed<Action> parseAction(const State& state, std::string_view text) {
        return war_galley::parseAction(state, text);
    }
};

static_assert(Game<WarGalley>);

} // namespace umpire
