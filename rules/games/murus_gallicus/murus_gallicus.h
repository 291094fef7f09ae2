#pragma once

#include "rules/games/murus_gallicus/notation.h"
#include "rules/games/murus_gallicus/rules.h"

namespace umpire {

/// Murus Gallicus by Phil Leduc (2009), with the advanced, bribe and escape games. The game has no
/// hidden information and no chance.
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

    // NOLINTBEGIN(readability-identifier-naming): these are functions
    static constexpr auto variants = &murus_gallicus::variants;
    static std::optional<Settings> settings(std::string_view variant, const Resources&) {
        return murus_gallicus::settingsOfVariant(variant);
    }
    static GameDescription description() {
        return {.title = MessageForm<>("Murus Gallicus"),
                .material = MessageForm<>("stones"),
                .correction = "d4 roman 2",
                .pieces = {{PieceKind::Stones}}};
    }
    static constexpr auto clauses = &murus_gallicus::clauses;
    static constexpr auto settingList = &murus_gallicus::settingList;
    static constexpr auto takeSetting = &murus_gallicus::takeSetting;
    static constexpr auto contradictionIn = &murus_gallicus::contradictionIn;
    static constexpr auto start = &murus_gallicus::startOf;
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) {
        return murus_gallicus::playersOf(state.settings.seating);
    }
    static std::string playerName(const State& state, Player player) {
        return murus_gallicus::idOf(state.settings, player);
    }
    static constexpr auto materialOf = &murus_gallicus::materialOf;
    static std::vector<Player> toAct(const State& state) {
        return outcome(state) ? std::vector<Player>{} : std::vector{state.mover};
    }
    static constexpr auto actorsOf = &murus_gallicus::actorsOf;
    static constexpr auto legalActions = &murus_gallicus::legalActions;
    static constexpr auto declarations = &murus_gallicus::declarations;
    static bool isChance(const Action&) { return false; }
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = murus_gallicus::Resign{player};
        return validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static constexpr auto offers = &murus_gallicus::offers;
    static constexpr auto validate = &murus_gallicus::validate;
    static constexpr auto apply = &murus_gallicus::apply;
    static constexpr auto outcome = &murus_gallicus::outcomeOf;
    static View viewFor(const State& state, Player) { return state; }
    static std::optional<Event> eventFor(const Event& event, Player) { return event; }

    static auto text(const State& state, const auto&... of) {
        return murus_gallicus::text(state, of...);
    }
    static constexpr auto parseState = &murus_gallicus::parseState;
    static constexpr auto parseAction = &murus_gallicus::parseAction;
    // NOLINTEND(readability-identifier-naming)
};

static_assert(Game<MurusGallicus>);

} // namespace umpire
