#pragma once

#include "rules/games/triremes/notation.h"

namespace umpire {

/// The game of triremes and hoplites from a Bulgarian children's book. Its map is a reconstruction
/// and comes from a file. Players must remember which ships have soldiers aboard, so a view does
/// not show this for the other players' ships.
struct Triremes {
    /// The boards; null if no map is loaded, and then `settings` returns none.
    using Resources = std::shared_ptr<const triremes::Atlas>;
    using Settings = triremes::Settings;
    using State = triremes::State;
    using View = triremes::View;
    using Action = triremes::Action;
    using Event = triremes::Event;
    using Violation = triremes::Violation;

    static constexpr std::string_view kName = "triremes";
    static constexpr Listing kListing = Listing::Complete;

    // NOLINTBEGIN(readability-identifier-naming): these are functions
    static constexpr auto variants = &triremes::variants;
    static std::optional<Settings> settings(std::string_view variant, const Resources& atlas,
                                            Edition edition = Edition::Today) {
        return triremes::settingsOfVariant(variant, atlas, edition);
    }
    static GameDescription description() {
        return {.title = MessageForm<>("Triremes and hoplites"),
                .material = MessageForm<>("ships and soldiers"),
                .correction = "d10 e10, d10 empty",
                .pieces = {{PieceKind::Codes, PieceKind::Dice, PieceKind::Tokens},
                           TokenStyle::Figures}};
    }
    static constexpr auto clauses = &triremes::clauses;
    static constexpr auto settingList = &triremes::settingList;
    static constexpr auto takeSetting = &triremes::takeSetting;
    static constexpr auto start = &triremes::startOf;
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) { return state.chart().players; }
    static std::string playerName(const State& state, Player player) {
        return triremes::nameOf(state.settings, player);
    }
    static constexpr auto materialOf = &triremes::materialOf;
    static constexpr auto toAct = &triremes::toAct;
    static constexpr auto actorsOf = &triremes::actorsOf;
    static constexpr auto legalActions = &triremes::legalActions;
    static constexpr auto declarations = &triremes::declarations;
    static constexpr auto validate = &triremes::validate;
    static constexpr auto apply = &triremes::apply;
    static constexpr auto outcome = &triremes::outcomeOf;
    static constexpr auto viewFor = &triremes::viewFor;
    static constexpr std::string_view kSecrecy = "TR-13";
    static const State& seenIn(const View& view) { return view.seen; }
    static bool isSecret(const Action& action) {
        return std::holds_alternative<triremes::Load>(action);
    }
    static std::optional<int> dieIn(const Action& action) {
        const auto* die = std::get_if<triremes::ThrowDie>(&action);
        return die != nullptr ? std::optional(die->value) : std::nullopt;
    }
    /// Tells whether the action contains the result of a die.
    static bool isChance(const Action& action) { return dieIn(action).has_value(); }
    /// Returns the player's resignation; none if he cannot resign now.
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = triremes::Resign{player};
        return triremes::validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static bool mayHear(const Violation& violation, std::optional<Player> player) {
        return !violation.secretOf || violation.secretOf == player;
    }
    static constexpr auto eventFor = &triremes::eventFor;

    static auto text(const State& state, const auto&... of) { return triremes::text(state, of...); }
    static std::string text(const View& view) { return triremes::text(view.seen); }
    static constexpr auto parseState = &triremes::parseState;
    static constexpr auto parseAction = &triremes::parseAction;
    // NOLINTEND(readability-identifier-naming)
};

static_assert(Game<Triremes>);

} // namespace umpire
