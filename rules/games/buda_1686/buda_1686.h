#pragma once

#include "rules/games/buda_1686/notation.h"

namespace umpire {

/// The game of the siege of Buda in 1686, as Hetek printed it in 2016. The map and the counters
/// come from a scenario file, because they are reconstructions. The sides draw chits in secret and
/// reveal them together.
struct Buda1686 {
    /// The scenario; null if none is loaded, and then `settings` returns none.
    using Resources = std::shared_ptr<const buda_1686::Scenario>;
    using Settings = buda_1686::Settings;
    using State = buda_1686::State;
    using View = buda_1686::View;
    using Action = buda_1686::Action;
    using Event = buda_1686::Event;
    using Violation = buda_1686::Violation;

    static constexpr std::string_view kName = "buda-1686";
    static constexpr Listing kListing = Listing::Complete;

    // NOLINTBEGIN(readability-identifier-naming): these are functions
    static constexpr auto variants = &buda_1686::variants;
    static std::optional<Settings> settings(std::string_view variant, const Resources& scenario,
                                            Edition edition = Edition::Today) {
        return buda_1686::settingsOfVariant(variant, scenario, edition);
    }
    static GameDescription description() {
        return {.title = MessageForm<>("The recapture of Buda, 1686"),
                .material = MessageForm<>("combat values on the map"),
                .correction = "I-C1=IP",
                .pieces = {{PieceKind::Codes, PieceKind::Dice}}};
    }
    static constexpr auto clauses = &buda_1686::clauses;
    static constexpr auto settingList = &buda_1686::settingList;
    static constexpr auto takeSetting = &buda_1686::takeSetting;
    static constexpr auto start = &buda_1686::startOf;
    static const Settings& settingsOf(const State& state) { return state.settings; }
    static int playerCount(const State&) { return 2; }
    static std::string playerName(const State&, Player player) {
        return std::string(buda_1686::idOf(buda_1686::Side(player.seat)));
    }
    static constexpr auto materialOf = &buda_1686::materialOf;
    static constexpr auto toAct = &buda_1686::toAct;
    static constexpr auto actorsOf = &buda_1686::actorsOf;
    static constexpr auto legalActions = &buda_1686::legalActions;
    static constexpr auto declarations = &buda_1686::declarations;
    static constexpr auto validate = &buda_1686::validate;
    static constexpr auto apply = &buda_1686::apply;
    static constexpr auto outcome = &buda_1686::outcomeOf;
    static View viewFor(const State& state, Player player) {
        return buda_1686::viewFor(state, buda_1686::Side(player.seat));
    }
    static constexpr std::string_view kSecrecy = "BU-6";
    static const State& seenIn(const View& view) { return view.seen; }
    static bool isSecret(const Action& action) {
        return std::holds_alternative<buda_1686::DrawChit>(action) ||
               std::holds_alternative<buda_1686::DrawUnit>(action);
    }
    static std::optional<int> dieIn(const Action& action) {
        const auto* die = std::get_if<buda_1686::RollDie>(&action);
        return die != nullptr ? std::optional(die->value) : std::nullopt;
    }
    /// Tells whether the action contains the result of a die, or a draw from a cup.
    static bool isChance(const Action& action) { return dieIn(action) || isSecret(action); }
    /// Returns the player's resignation; none if he cannot resign now.
    static std::optional<Action> resignation(const State& state, Player player) {
        const Action resign = buda_1686::Resign{buda_1686::Side(player.seat)};
        return buda_1686::validate(state, resign) ? std::nullopt : std::optional(resign);
    }
    /// Always returns true, because no refusal depends on a face-down chit.
    static bool mayHear(const Violation&, std::optional<Player>) { return true; }
    static std::optional<Event> eventFor(const Event& event, Player player) {
        return buda_1686::eventFor(event, buda_1686::Side(player.seat));
    }

    static auto text(const State& state, const auto&... of) {
        return buda_1686::text(state, of...);
    }
    static std::string text(const View& view) { return buda_1686::text(view.seen); }
    static constexpr auto formerText = &buda_1686::formerText;
    static constexpr auto parseState = &buda_1686::parseState;
    static constexpr auto parseAction = &buda_1686::parseAction;
    // NOLINTEND(readability-identifier-naming)
};

static_assert(Game<Buda1686>);

} // namespace umpire
