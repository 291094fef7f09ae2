#pragma once

#include "rules/notation.h"
#include "rules/table/message.h"
#include "rules/table/piece_kind.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// The interface that every game implements: value types, and static functions without side
/// effects. ADDING_A_GAME.md explains how to add a game; rules/any_game/any_game.h lists the games.
namespace umpire {

/// A player, identified by the place in the order of play, from 0. If the players exchange their
/// sides (MG-17), a Player continues to mean the same pieces.
struct Player {
    int seat = 0;
    auto operator<=>(const Player&) const = default;
};

/// The end of a game: the winner, or a draw if there is none.
struct Outcome {
    std::optional<Player> winner;
    Message because;  ///< the reason, for people: one line without a full stop
    std::string rule; ///< the clause that ends the game, such as "MG-8"
    bool operator==(const Outcome&) const = default;
};

/// The result of an action, with the events in the order in which they happened.
template <typename State, typename Event>
struct Step {
    State state;
    std::vector<Event> events;
};

/// Selects the default values of settings that a text does not name. `Former` selects the defaults
/// of versions before 0.6, so that their records replay as they were played.
enum class Edition { Today, Former };

/// A named set of options, such as "advanced-delayed".
struct Variant {
    std::string_view name;
    MessageForm<> about; ///< explains the variant to people, in one line
};

/// One value of a setting.
struct SettingWord {
    std::string_view word;
    std::string_view meaning; ///< explains the value to people, in one line
};

/// One option of a game. Either each of its values has a word, or its value is a number in a range.
struct Setting {
    std::string_view key;   ///< the name of the option, such as "path" in "path=straight"
    std::string_view about; ///< explains the option's effect to people, in one line with the clause
    std::vector<SettingWord> words; ///< in each setting the default comes first
    /// The permitted numbers, such as "10 to 500"; empty if the values have words.
    std::string range;
    std::string standard; ///< the default value, as it is written in a text
};

/// A clause of the rules, restated in other words for people who ask what the clause means.
struct Clause {
    std::string_view id; ///< such as "MG-6" or "MG-A1"
    std::string_view text;
};

/// The default of the members below. Without this constant, clang 14 would call the consteval
/// constructor of a member's default at run time.
inline constexpr MessageForm<> kNoWords = "";

/// A description of a game, for people and for the programs that show its table.
struct GameDescription {
    MessageForm<> title = kNoWords; ///< such as "Triremes and hoplites"
    /// The things that `materialOf` counts, such as "ships and soldiers".
    MessageForm<> material = kNoWords;
    std::string_view correction{};     ///< an example of a typed correction, such as "d4 roman 2"
    SoughtPieces pieces{};             ///< the kinds of pieces that vision looks for on the table
    bool actionsContainBlanks = false; ///< if true, a blank does not separate two actions
};

/// Tells whether `legalActions` lists all actions, or only a sample of infinitely many (tosses,
/// poses).
enum class Listing { Complete, Sample };

/// The type of `Resources` for a game that reads no table, map or board from a file.
struct NoResources {
    bool operator==(const NoResources&) const = default;
};

/// The reason why an action is illegal. `kind` is an enum. `because` explains the reason to people,
/// with the necessary numbers ("bow would end 12 mm off the board"). `rule` is the clause's id. A
/// game may add fields.
template <typename T>
concept ViolationValue = std::equality_comparable<T> && requires(const T& violation) {
    requires std::is_enum_v<std::remove_cvref_t<decltype(violation.kind)>>;
    { violation.because } -> std::convertible_to<Message>;
    { violation.rule } -> std::convertible_to<std::string>;
};

template <typename T>
inline constexpr bool kIsVariant = false;
template <typename... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;

/// The types that a game defines. State contains the settings. Action and Event are variants of
/// named structs. Code visits them without a default branch, so that a new struct breaks the build.
template <typename G>
concept GameTypes = requires {
    typename G::Resources;
}
&&std::regular<typename G::Settings>&& std::regular<typename G::State>&&
    std::regular<typename G::View>&& std::regular<typename G::Action>&&
        std::regular<typename G::Event>&& kIsVariant<typename G::Action>&&
            kIsVariant<typename G::Event>&&
                ViolationValue<typename G::Violation>&& requires(const typename G::State& s) {
    { std::hash<typename G::State>{}(s) } -> std::same_as<std::size_t>;
};

/// The rules of a game. Results of chance (dice, draws, tosses) enter the game as actions.
/// - variants: returns the named sets of options; the first is the default.
/// - settings: returns the settings of the variant with that name; none for an unknown name.
/// - settingList: describes the other settings for people.
/// - takeSetting: applies one "key=value" to the settings; false if the setting is unknown.
/// - contradictionIn (optional): returns why settings are incompatible; none if they are
///   compatible.
/// - materialOf: returns, by seat, the number of pieces that each player still has;
///   `GameDescription::material` names these pieces.
/// - toAct: returns the players who must act: several while they decide in secret; nobody while the
///   table must give a result, or after the end of the game.
/// - legalActions: returns the legal actions in a stable order without duplicates; an empty list
///   after the end of the game. If kListing is Sample, the list is only a sample.
/// - declarations: returns the legal actions that take no turn, such as resigning. They are not in
///   legalActions.
/// - actorsOf: returns the players to whom an action belongs: the owner of the piece, the speaking
///   player, or all who must agree. The action may be illegal, and it may be another player's turn.
///   Returns nobody if the table gives the result, or if the named place has no such piece. Uses
///   only what everybody sees.
/// - speakerFor (optional): returns the player in whose name all players of a team act.
/// - dieIn (optional): returns the number on the die in that action; none for other actions.
/// - isChance: tells whether the action contains the result of a die, a toss or a draw.
/// - resignation: returns that player's action to resign; none if this is impossible now.
/// - offers (optional): returns the declarations that the game asks for now.
/// - validate: returns why the action is illegal; none if it is legal. If kListing is Complete,
///   exactly the actions in legalActions and declarations are legal.
/// - apply: applies a validated action.
/// - outcome: returns none while the game goes on.
/// - viewFor: returns all that the player may know; two states have equal views if they differ only
///   in what the player may not know.
/// - eventFor: returns the event as that player may know it; none if the player sees nothing of it.
template <typename G>
concept GameRules = GameTypes<G> &&
    requires(const typename G::State& state, const typename G::Action& action,
             const typename G::Event& event, const typename G::Settings& settings,
             typename G::Settings& taken, const typename G::Resources& resources, Player player) {
    { G::kListing } -> std::convertible_to<Listing>;
    { G::variants() } -> std::convertible_to<std::span<const Variant>>;
    {
        G::settings(std::string_view{}, resources)
        } -> std::same_as<std::optional<typename G::Settings>>;
    { G::settingList() } -> std::same_as<std::vector<Setting>>;
    { G::takeSetting(std::string_view{}, taken) } -> std::same_as<bool>;
    { G::start(settings) } -> std::same_as<typename G::State>;
    { G::settingsOf(state) } -> std::convertible_to<typename G::Settings>;
    { G::playerCount(state) } -> std::same_as<int>;
    { G::materialOf(state) } -> std::same_as<std::vector<int>>;
    { G::toAct(state) } -> std::same_as<std::vector<Player>>;
    { G::legalActions(state) } -> std::same_as<std::vector<typename G::Action>>;
    { G::declarations(state) } -> std::same_as<std::vector<typename G::Action>>;
    { G::actorsOf(state, action) } -> std::same_as<std::vector<Player>>;
    { G::isChance(action) } -> std::same_as<bool>;
    { G::resignation(state, player) } -> std::same_as<std::optional<typename G::Action>>;
    { G::validate(state, action) } -> std::same_as<std::optional<typename G::Violation>>;
    { G::apply(state, action) } -> std::same_as<Step<typename G::State, typename G::Event>>;
    { G::outcome(state) } -> std::same_as<std::optional<Outcome>>;
    { G::viewFor(state, player) } -> std::same_as<typename G::View>;
    { G::eventFor(event, player) } -> std::same_as<std::optional<typename G::Event>>;
};

/// The notation of a game: texts of one line each (rules/notation.h). `description` says what
/// people call the game, and which pieces lie on its table. `clauses` restates every clause. Each
/// `parse…` is the inverse of `text`. A state's text names every setting that differs from the
/// default variant, so that the text replays under its own rules. `parseState` takes settings that
/// the text does not name from `base`.
template <typename G>
concept GameNotation = GameTypes<G> &&
    requires(const typename G::State& state, const typename G::Action& action,
             const typename G::Event& event, const typename G::View& view,
             const typename G::Settings& base, Player player) {
    { G::kName } -> std::convertible_to<std::string_view>;
    { G::description() } -> std::same_as<GameDescription>;
    { G::clauses() } -> std::convertible_to<std::span<const Clause>>;
    { G::playerName(state, player) } -> std::same_as<std::string>;
    { G::text(state) } -> std::same_as<std::string>;
    { G::text(view) } -> std::same_as<std::string>;
    { G::text(state, action) } -> std::same_as<std::string>;
    { G::text(state, event) } -> std::convertible_to<Message>;
    { G::parseState(std::string_view{}, base) } -> std::same_as<Parsed<typename G::State>>;
    { G::parseAction(state, std::string_view{}) } -> std::same_as<Parsed<typename G::Action>>;
};

/// The place where a player lays out pieces that the others may not see: in the player's half of
/// the table, or behind a screen that may stand anywhere.
enum class LaidInSecret { Nothing, InOwnHalf, Anywhere };

template <typename G>
concept HidesNothing = std::same_as<typename G::View, typename G::State>;

/// The members that a game with secrets must define; rules/secrecy.h uses them.
/// - kSecrecy: the id of the clause that hides something.
/// - seenIn: returns the position in a view, as a state. In this state no action is illegal because
///   of something that is hidden in the view.
/// - isSecret: tells whether the action's text reveals a secret, such as which ship is loaded.
/// - mayHear: tells whether that player may know all facts behind the violation; without a player,
///   whether everybody may know them.
/// - laidInSecret (optional): returns where that player now lays out what the others may not see.
template <typename G>
concept HidesSomething = requires(const typename G::View& view, const typename G::Action& action,
                                  const typename G::Violation& violation) {
    { G::kSecrecy } -> std::convertible_to<std::string_view>;
    { G::seenIn(view) } -> std::convertible_to<typename G::State>;
    { G::isSecret(action) } -> std::same_as<bool>;
    { G::mayHear(violation, std::optional<Player>{}) } -> std::same_as<bool>;
};

template <typename G>
concept Game = GameRules<G> && GameNotation<G> &&(HidesNothing<G> || HidesSomething<G>);

/// Tells whether that player may give the action: alone, for a team, or as a player who must agree.
template <Game G>
bool isActor(const typename G::State& state, const typename G::Action& action, Player player) {
    if constexpr (requires { G::speakerFor(player); }) {
        player = G::speakerFor(player);
    }
    return std::ranges::count(G::actorsOf(state, action), player) > 0;
}

} // namespace umpire
