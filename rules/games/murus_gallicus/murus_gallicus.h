#pragma once

#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"

namespace umpire {

/// Phil Leduc's Murus Gallicus (2009) with its advanced, bribe and escape games. It has no hidden
/// information and no chance.
struct MurusGallicus {
    using Resources = NoResources;
    using Settings = murus_gallicus::Settings;
    using State = murus_gallicus::State;
    using View = murus_gallicus::State;
    using Action = murus_gallicus::Action;
    using Event = murus_gallicus::Event;
    using Violation = murus_gallicus::Violation;

    static constexpr std::string_view kName = "murus-gallicus";
    static constexpr Listing kListing = Listing::Complete;

    static std::span<const Variant> variants() { return murus_gallicus::variants(); }
    static std::optional<Settings> settings(std::string_view variant, const Resources&) {
        return murus_gallicus::settingsOfVariant(variant);
    }
    static std::span<const Clause> clauses() { return murus_gallicus::clauses(); }
    static std::vector<Setting> settingList() { return murus_gallicus::settingList(); }
    static bool takeSetting(std::string_view word, Settings& settings) {
        return murus_gallicus::takeSetting(word, settings);
    }
    static std::optional<Message> contradictionIn(const Settings& settings) {
        return murus_gallicus::contradictionIn(settings);
    }
    static State start(const Settings& settings) { return murus_gallicus::startOf(settings); }
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) {
        return murus_gallicus::playersOf(state.settings.seating);
    }
    static std::string playerName(const State& state, Player player) {
        return murus_gallicus::idOf(state.settings, player);
    }
    static std::vector<Player> toAct(const State& state) {
        return outcome(state) ? std::vector<Player>{} : std::vector{state.mover};
    }
    static std::vector<Player> actorsOf(const State& state, const Action& action) {
        return murus_gallicus::actorsOf(state, action);
    }
    static std::vector<Action> legalActions(const State& state) {
        return murus_gallicus::legalActions(state);
    }
    static std::vector<Action> declarations(const State& state) {
        return murus_gallicus::declarations(state);
    }
    static bool isChance(const Action&) { return false; }
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = murus_gallicus::Resign{player};
        return validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static std::vector<Action> offers(const State& state) { return murus_gallicus::offers(state); }
    static std::optional<Violation> validate(const State& state, const Action& action) {
        return murus_gallicus::validate(state, action);
    }
    static Step<State, Event> apply(const State& state, const Action& action) {
        return murus_gallicus::apply(state, action);
    }
    static std::optional<Outcome> outcome(const State& state) {
        return murus_gallicus::outcomeOf(state);
    }
    static View viewFor(const State& state, Player) { return state; }
    static std::optional<Event> eventFor(const Event& event, Player) { return event; }

    static std::string text(const State& state) { return murus_gallicus::text(state); }
    static std::string text(const State& state, const Action& action) {
        return murus_gallicus::text(state, action);
    }
    static Message text(const State& state, const Event& event) {
        return murus_gallicus::text(state, event);
    }
    static Parsed<State> parseState(std::string_view text, const Settings& base) {
        return murus_gallicus::parseState(text, base);
    }
    static Parsed<Action> parseAction(const State& state, std::string_view text) {
        return murus_gallicus::parseAction(state, text);
    }
};

static_assert(Game<MurusGallicus>);

} // namespace umpire
