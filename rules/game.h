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

/// The interface of every game: values, and static functions that only read and return values.
/// ADDING_A_GAME.md explains how to add a game; rules/any_game/any_game.h lists the games.
namespace umpire {

/// A side of the game, by its place in the order of play, from 0. If the rules let people change
/// sides (MG-17), the Player stays with the pieces.
struct Player {
    int seat = 0;
    auto operator<=>(const Player&) const = default;
};

/// The end of a game: the winner, or a draw if there is none.
struct Outcome {
    std::optional<Player> winner;
    Message because;  ///< for people: one line, no full stop
    std::string rule; ///< the clause that ends the game, such as "MG-8"
    bool operator==(const Outcome&) const = default;
};

/// The result of an action, with the events in the order in which they happened.
template <typename State, typename Event>
struct Step {
    State state;
    std::vector<Event> events;
};

/// Selects the defaults of settings that a text does not name. `Former`: the defaults of programs
/// before 0.6, so that their records replay as they were played.
enum class Edition { Today, Former };

/// A named set of options: "advanced-delayed".
struct Variant {
    std::string_view name;
    MessageForm<> about; ///< for people, one line
};

/// One value of a setting.
struct SettingWord {
    std::string_view word;
    std::string_view meaning; ///< for people, one line
};

/// One option of a game. Either each of its values has a word, or its value is a number in a range.
struct Setting {
    std::string_view key;           ///< "path", as in "path=straight"
    std::string_view about;         ///< for people, one line: its effect, and the clause
    std::vector<SettingWord> words; ///< the default comes first
    std::string range;              ///< "10 to 500"
    std::string standard;           ///< the default's word
};

/// A clause of the rules in other words, for people who ask what it means.
struct Clause {
    std::string_view id; ///< "MG-6", "MG-A1"
    std::string_view text;
};

/// clang 14 calls a consteval constructor of a member's default when the program runs.
inline constexpr MessageForm<> kNoWords = "";

/// What a game says of itself, for people and for the programs that show its table.
struct GameDescription {
    MessageForm<> title = kNoWords;    ///< "Triremes and hoplites"
    MessageForm<> material = kNoWords; ///< what `materialOf` counts: "ships and soldiers"
    std::string_view correction{};     ///< an example of a correction: "d4 roman 2"
    SoughtPieces pieces{};             ///< what is looked for on the table
    bool actionsContainBlanks = false; ///< then a blank does not separate two actions
};

/// Tells whether `legalActions` lists all actions, or a sample of a continuum (a toss, a pose).
enum class Listing { Complete, Sample };

/// The resources of a game that reads no table, map or board from a file.
struct NoResources {
    bool operator==(const NoResources&) const = default;
};

/// The reason why an action is illegal: an enum `kind`; `because` for people, with the necessary
/// numbers ("bow would end 12 mm off the board"); `rule`, the clause. A game may add fields.
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

/// The types that a game defines. State contains its settings. Action and Event are variants of
/// named structs, always visited without a default branch, so that a new struct breaks the build.
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

/// The rules. Chance (dice, draws, tosses) enters as actions that contain the table's result.
/// - variants: the named sets of options; the first is the default.
/// - settings: a variant's settings, by name; none for an unknown name.
/// - settingList: descriptions of the other settings, for people.
/// - takeSetting: applies one "key=value" to the settings; false if there is no such setting.
/// - contradictionIn (optional): why settings are incompatible; none if they are compatible.
/// - materialOf: how much each player still has, by seat; the description says what is counted.
/// - toAct: the players who must act: several while they decide in secret; nobody while the table
///   must give a result, or after the end of the game.
/// - legalActions: all actions in a stable order without duplicates; none after the end.
/// - declarations: legal actions that take no turn (resign); perft does not count them.
/// - actorsOf: the owners of an action, legal or not, whoever's turn it is: the owner of the piece
///   it names, its speaker, or all who must agree; nobody if the table gives the result or no such
///   piece lies there. The answer depends only on what everybody sees.
/// - speakerFor (optional): the player who is named when any player of his team acts.
/// - dieIn (optional): the number of the die that the action throws; none for another action.
/// - isChance: whether the action contains the result of a die, a toss or a draw.
/// - resignation: the action by which that player resigns; none if this is impossible now.
/// - offers (optional): the declarations that the game asks for now.
/// - validate: none for a legal action. A complete listing has exactly the legal actions.
/// - apply: applies a validated action.
/// - outcome: none while the game goes on.
/// - viewFor: what that player may know; equal for states that differ only in the rest.
/// - eventFor: the event as that player may know it; none if the player sees nothing of it.
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

/// The notation: texts of one line each (rules/notation.h). `description` says what people call the
/// game, and what lies on its table. `clauses` restates every clause. `text` and `parse…` are
/// inverse. A state's text names every setting that differs from the default variant's, so that it
/// replays under its own rules. In `parseState`, settings that the text does not name are those of
/// `base`.
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

/// The place where a player lays out what the others may not see: in the player's half of the
/// table, or behind a screen that may stand anywhere.
enum class LaidInSecret { Nothing, InOwnHalf, Anywhere };

template <typename G>
concept HidesNothing = std::same_as<typename G::View, typename G::State>;

/// The members that a game with secrets must define; rules/secrecy.h uses them.
/// - kSecrecy: the clause that hides something.
/// - seenIn: the position in a view, judged like any other; what is hidden in it makes no action
///   illegal.
/// - isSecret: whether the action's text reveals a secret (which ship is loaded).
/// - mayHear: whether the violation uses only what that player may know; without a player, only
///   what everybody may know.
/// - laidInSecret (optional): where that player now lays out what the others may not see.
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
