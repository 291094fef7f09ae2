#pragma once

#include "rules/notation.h"
#include "rules/table/message.h"

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

/// What every game offers: values, and static functions over them that change nothing else.
/// ADDING_A_GAME.md shows how a game comes in; rules/any_game/any_game.h lists those that are here.
namespace umpire {

/// A side of the game by its place in the order of play, from 0. Where the rules let people change
/// sides (MG-17), the Player stays with the pieces.
struct Player {
    int seat = 0;
    auto operator<=>(const Player&) const = default;
};

/// How a game ended. Without a winner it is a draw.
struct Outcome {
    std::optional<Player> winner;
    Message because;  ///< for people, one line, no full stop
    std::string rule; ///< the clause that ends it, such as "MG-8"
    bool operator==(const Outcome&) const = default;
};

/// What an action leads to. The events come in the order in which they happened.
template <typename State, typename Event>
struct Step {
    State state;
    std::vector<Event> events;
};

/// Whose defaults a game has where its words name no other: today's, or those of the programs
/// before 0.6, by whose records the game replays as it was.
enum class Edition { Today, Former };

/// A named set of options: "advanced-delayed".
struct Variant {
    std::string_view name;
    MessageForm<> about; ///< for people, one line
};

/// A value of a setting.
struct SettingWord {
    std::string_view word;
    std::string_view meaning; ///< for people, one line
};

/// One option of a game: either each of its values has a word, or it is a number of some range.
struct Setting {
    std::string_view key;           ///< "path", as in "path=straight"
    std::string_view about;         ///< for people, one line: what it settles, and the clause
    std::vector<SettingWord> words; ///< the default first
    std::string range;              ///< "10 to 500"
    std::string standard;           ///< the default's word
};

/// A clause of the rules, restated for who asks what it means.
struct Clause {
    std::string_view id; ///< "MG-6", "MG-A1"
    std::string_view text;
};

/// Does `legalActions` list them all, or a sample where they form a continuum (a toss, a pose)?
enum class Listing { Complete, Sample };

/// For a game that needs no table, map or board from a file.
struct NoResources {
    bool operator==(const NoResources&) const = default;
};

/// Why an action is illegal: an enum `kind`, `because` for people with the numbers they need ("bow
/// would end 12 mm off the board"), `rule` the clause. A game may add fields.
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

/// The types a game names. State carries its settings; Action and Event are variants of named
/// structs, always visited without a default branch, so that a new one breaks the build.
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

/// The rules. Chance (dice, draws, tosses) enters as actions that carry what the table showed.
///   variants      the named sets of options; the first is the default
///   settings      those of a variant, by name; none where there is no such variant
///   settingList   what may be set besides, for people
///   takeSetting   takes one "key=value" into the settings; false where there is none such
///   contradictionIn  (optional) why settings do not go together, for people; none where they do
///   toAct         who owes an action: several while they decide in secret, nobody while the table
///                 owes a result or the game is over
///   legalActions  all that may be done now, in a stable order, nothing twice; none once it is over
///   declarations  what may be said besides and takes no turn (resign): legal, and not counted by
///                 perft
///   actorsOf      whose action that is, legal or not, whoever's turn it is: who owns the piece
///   that it
///                 names, or who says it; all who have to agree on it; nobody where the table tells
///                 it, or no such piece lies there. It rests on what everybody sees
///   speakerFor    (optional) the player of that one's team who is named where any of it acts
///   isChance      does the action carry what a die, a toss or a draw showed?
///   resignation   how that player gives up; none where that is not possible now
///   offers        (optional) those declarations that the game asks for now
///   validate      none: legal. Complete listings: exactly what the two above list is legal
///   apply         the action has been validated
///   outcome       none while it goes on
///   viewFor       what that player may know, equal for states that differ only in the rest
///   eventFor      the event as that player may know it; none where nothing of it shows
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

/// Text, one line each (rules/notation.h). `clauses` are all that the rules have, restated. `text`
/// and `parse…` undo each other. A state's text names every setting that differs from the default
/// variant's, so that it replays under the rules it was played by; where it names none,
/// `parseState` takes those of `base`.
template <typename G>
concept GameNotation = GameTypes<G> &&
    requires(const typename G::State& state, const typename G::Action& action,
             const typename G::Event& event, const typename G::View& view,
             const typename G::Settings& base, Player player) {
    { G::kName } -> std::convertible_to<std::string_view>;
    { G::clauses() } -> std::convertible_to<std::span<const Clause>>;
    { G::playerName(state, player) } -> std::same_as<std::string>;
    { G::text(state) } -> std::same_as<std::string>;
    { G::text(view) } -> std::same_as<std::string>;
    { G::text(state, action) } -> std::same_as<std::string>;
    { G::text(state, event) } -> std::convertible_to<Message>;
    { G::parseState(std::string_view{}, base) } -> std::same_as<Parsed<typename G::State>>;
    { G::parseAction(state, std::string_view{}) } -> std::same_as<Parsed<typename G::Action>>;
};

/// Where a player lays out what the others may not see: within his half of the table, or behind a
/// screen that stands anywhere.
enum class LaidInSecret { Nothing, InOwnHalf, Anywhere };

template <typename G>
concept HidesNothing = std::same_as<typename G::View, typename G::State>;

/// What a game says of its secrets; rules/secrecy.h uses it.
///   kSecrecy      the clause that hides something
///   seenIn        the position that a view shows, judged like any other: what is hidden in it is
///                 never held against anybody
///   isSecret      do the action's words tell what not everybody may know (which ship is laden)?
///   mayHear       does all that the violation rests on lie open to that player, or to everybody
///                 where none is named?
///   laidInSecret  (optional) where that player lays out now what the others may not see
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

/// May that player give the action: alone, for his team, or as one of those who have to agree?
template <Game G>
bool isActor(const typename G::State& state, const typename G::Action& action, Player player) {
    if constexpr (requires { G::speakerFor(player); }) {
        player = G::speakerFor(player);
    }
    return std::ranges::count(G::actorsOf(state, action), player) > 0;
}

} // namespace umpire
