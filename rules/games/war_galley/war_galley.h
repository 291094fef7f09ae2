#pragma once

#include "rules/games/war_galley/notation.h"

namespace umpire {

/// War Galley, after the game by Thomas Løfgren. Orders are laid in secret, and the table gives the
/// tosses. Places and tosses form a continuum, so only a sample of them is listed.
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

    // NOLINTBEGIN(readability-identifier-naming): these are functions
    static constexpr auto variants = &war_galley::variants;
    static std::optional<Settings> settings(std::string_view variant, const Resources&,
                                            Edition edition = Edition::Today) {
        return war_galley::settingsOfVariant(variant, edition);
    }
    static GameDescription description() {
        return {.title = MessageForm<>("War Galley"),
                .material = MessageForm<>("oars and masts"),
                .correction = "A1 5/4/3",
                .pieces = {{PieceKind::Galleys, PieceKind::Matches, PieceKind::Orders}},
                .actionsContainBlanks = true};
    }
    static constexpr auto clauses = &war_galley::clauses;
    static constexpr auto settingList = &war_galley::settingList;
    static constexpr auto takeSetting = &war_galley::takeSetting;
    static constexpr auto start = &war_galley::startOf;
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State&) { return 2; }
    /// Returns "A" or "B", after the edges of the table.
    static std::string playerName(const State&, Player player) {
        return std::string(war_galley::nameOf(war_galley::sideOf(player)));
    }
    static constexpr auto materialOf = &war_galley::materialOf;
    static std::vector<Player> toAct(const State& state) {
        std::vector<Player> players;
        for (const Side side : war_galley::sidesToAct(state)) {
            players.push_back(war_galley::playerOf(side));
        }
        return players;
    }
    static constexpr auto actorsOf = &war_galley::actorsOf;
    static constexpr auto legalActions = &war_galley::legalActions;
    static constexpr auto declarations = &war_galley::declarations;
    /// Tells whether the action is the result of a toss, shown by the table or counted by people.
    static bool isChance(const Action& action) {
        return std::holds_alternative<war_galley::Toss>(action) ||
               std::holds_alternative<war_galley::CallHits>(action);
    }
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = war_galley::Resign{war_galley::sideOf(player)};
        return validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    static constexpr auto validate = &war_galley::validate;
    static constexpr auto apply = &war_galley::apply;
    static constexpr auto outcome = &war_galley::outcomeOf;
    /// Tells whether the event ends a turn. Only positions at the end of a turn count for
    /// repetition: laying orders, taking them up and laying them again within a turn is no
    /// repetition.
    static bool endsTurn(const Event& event) {
        return std::holds_alternative<war_galley::TurnOver>(event);
    }
    /// Returns the state for a game with a camera: the table shows where the galleys lie (WG-A5).
    static State watched(State state) {
        state.settings.poses = war_galley::Poses::Confirmed;
        return state;
    }
    static View viewFor(const State& state, Player player) {
        return war_galley::viewFor(state, war_galley::sideOf(player));
    }
    static constexpr std::string_view kSecrecy = "WG-9";
    static const State& seenIn(const View& view) { return view.known; }
    /// Orders are laid in secret, until both screens are lifted (WG-17).
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

    static auto text(const State& state, const auto&... of) {
        return war_galley::text(state, of...);
    }
    static std::string text(const View& view) { return war_galley::text(view); }
    static constexpr auto parseState = &war_galley::parseState;
    static constexpr auto parseAction = &war_galley::parseAction;
    // NOLINTEND(readability-identifier-naming)
};

static_assert(Game<WarGalley>);

} // namespace umpire
