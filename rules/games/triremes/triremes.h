#pragma once

#include "rules/games/triremes/notation.h"

namespace umpire {

/// The trireme and hoplite game of a Bulgarian children's book. Its map is a reconstruction from a
/// file. Players must remember which ships are laden, so no view of the others shows it.
struct Triremes {
    /// Null if no map has been loaded: then there are no settings.
    using Resources = std::shared_ptr<const triremes::Atlas>;
    using Settings = triremes::Settings;
    using State = triremes::State;
    using View = triremes::View;
    using Action = triremes::Action;
    using Event = triremes::Event;
    using Violation = triremes::Violation;

    static constexpr std::string_view kName = "triremes";
    static constexpr Listing kListing = Listing::Complete;

    static std::span<const Variant> variants() { return triremes::variants(); }
    static std::optional<Settings> settings(std::string_view variant, const Resources& atlas,
                                            Edition edition = Edition::Today) {
        return triremes::settingsOfVariant(variant, atlas, edition);
    }
    static std::span<const Clause> clauses() { return triremes::clauses(); }
    static std::vector<Setting> settingList() { return triremes::settingList(); }
    static bool takeSetting(std::string_view word, Settings& settings) {
        return triremes::takeSetting(word, settings);
    }
    static State start(const Settings& settings) { return triremes::startOf(settings); }
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) { return state.chart().players; }
    static std::string playerName(const State& state, Player player) {
        return triremes::nameOf(state.settings, player);
    }
    static std::vector<Player> toAct(const State& state) { return triremes::toAct(state); }
    static std::vector<Player> actorsOf(const State& state, const Action& action) {
        return triremes::actorsOf(state, action);
    }
    static std::vector<Action> legalActions(const State& state) {
        return triremes::legalActions(state);
    }
    static std::vector<Action> declarations(const State& state) {
        return triremes::declarations(state);
    }
    static std::optional<Violation> validate(const State& state, const Action& action) {
        return triremes::validate(state, action);
    }
    static umpire::Step<State, Event> apply(const State& state, const Action& action) {
        return triremes::apply(state, action);
    }
    static std::optional<Outcome> outcome(const State& state) { return triremes::outcomeOf(state); }
    static View viewFor(const State& state, Player player) {
        return triremes::viewFor(state, player);
    }
    static constexpr std::string_view kSecrecy = "TR-13";
    static const State& seenIn(const View& view) { return view.seen; }
    static bool isSecret(const Action& action) {
        return std::holds_alternative<triremes::Load>(action);
    }
    /// Tells whether the action carries the result of a die.
    static bool isChance(const Action& action) {
        return std::holds_alternative<triremes::ThrowDie>(action);
    }
    /// Returns the player's resignation; none if it is not possible now.
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = triremes::Resign{player};
        return triremes::validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static bool mayHear(const Violation& violation, std::optional<Player> player) {
        return !violation.secretOf || violation.secretOf == player;
    }
    static std::optional<Event> eventFor(const Event& event, Player player) {
        return triremes::eventFor(event, player);
    }

    static std::string text(const State& state) { return triremes::text(state); }
    static std::string text(const View& view) { return triremes::text(view.seen); }
    static std::string text(const State& state, const Action& action) {
        return triremes::text(state, action);
    }
    static Message text(const State& state, const Event& event) {
        return triremes::text(state, event);
    }
    static Parsed<State> parseState(std::string_view text, const Settings& base) {
        return triremes::parseState(text, base);
    }
    static Parsed<Action> parseAction(const State& state, std::string_view text) {
        return triremes::parseAction(state, text);
    }
};

static_assert(Game<Triremes>);

} // namespace umpire
