#pragma once

#include "rules/games/naval_battle/notation.h"

namespace umpire {

/// Naval Battle, after the rules of the Polish game. The table and the board are reconstructions.
/// The set-up and the identity of each ship are hidden. The game has no chance.
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

    // NOLINTBEGIN(readability-identifier-naming): these are functions
    static constexpr auto variants = &naval_battle::variants;
    static std::optional<Settings> settings(std::string_view variant, const Resources& resources) {
        return naval_battle::settingsOfVariant(variant, naval_battle::chartOf(resources));
    }
    static GameDescription description() {
        return {.title = MessageForm<>("Naval Battle"),
                .material = MessageForm<>("units on the board"),
                .correction = "f9 h9, f9 empty",
                .pieces = {{PieceKind::Codes, PieceKind::Tokens}, TokenStyle::OneCell},
                .actionsContainBlanks = true};
    }
    static constexpr auto clauses = &naval_battle::clauses;
    static constexpr auto settingList = &naval_battle::settingList;
    static constexpr auto takeSetting = &naval_battle::takeSetting;
    static constexpr auto start = &naval_battle::startOf;
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State& state) {
        return naval_battle::playersOf(state.settings.seating);
    }
    /// Returns "red" or "yellow"; for the second player of a team, "red-2" or "yellow-2".
    static std::string playerName(const State&, Player player) {
        return std::string(naval_battle::nameOf(naval_battle::sideOf(player))) +
               (player.seat < 2 ? "" : "-" + std::to_string(player.seat / 2 + 1));
    }
    static constexpr auto materialOf = &naval_battle::materialOf;
    /// Returns all players of the sides that must act: each player of a team may act, because the
    /// team itself agrees who speaks.
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
    static constexpr auto actorsOf = &naval_battle::actorsOf;
    static Player speakerFor(Player player) { return {int(naval_battle::sideOf(player))}; }
    static constexpr auto legalActions = &naval_battle::legalActions;
    static constexpr auto declarations = &naval_battle::declarations;
    static bool isChance(const Action&) { return false; }
    /// Returns the player's resignation, which counts for his whole team; none if he cannot resign
    /// now.
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = naval_battle::Resign{naval_battle::sideOf(player)};
        const bool plays = player.seat < playerCount(state) && !validate(state, resign);
        return plays ? std::optional(resign) : std::nullopt;
    }
    static constexpr auto validate = &naval_battle::validate;
    static constexpr auto apply = &naval_battle::apply;
    static constexpr auto outcome = &naval_battle::outcomeOf;
    static View viewFor(const State& state, Player player) {
        return naval_battle::viewFor(state, naval_battle::sideOf(player));
    }
    static constexpr std::string_view kSecrecy = "NB-5";
    static const State& seenIn(const View& view) { return view.known; }
    /// In the set-up, each player lays out his fleet in his own port.
    static LaidInSecret laidInSecret(const State& state, Player) {
        return state.phase == naval_battle::Phase::SetUp ? LaidInSecret::InOwnHalf
                                                         : LaidInSecret::Nothing;
    }
    /// Tells whether the action's text reveals a secret. The start of a plane's flight would reveal
    /// the carrier.
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

    static auto text(const State& state, const auto&... of) {
        return naval_battle::text(state, of...);
    }
    static std::string text(const View& view) { return naval_battle::text(view); }
    static constexpr auto parseState = &naval_battle::parseState;
    static constexpr auto parseAction = &naval_battle::parseAction;
    // NOLINTEND(readability-identifier-naming)
};

static_assert(Game<NavalBattle>);

} // namespace umpire
