#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/secrecy.h"

#include <cstdint>
#include <memory>

/// A game that is chosen by name at run time. Its positions and actions are texts in the game's
/// notation. This header includes no header of a game; typed_games.cpp includes
/// them all.
namespace umpire {

class AnyPosition;
/// Positions do not change, so they can be shared.
using SharedPosition = std::shared_ptr<const AnyPosition>;

struct AnyGame {
    std::string_view name;
    Listing listing;
    bool hidesNothing;
    /// True if players lay out pieces that others may not see yet.
    bool laysInSecret;
    std::span<const Variant> variants; ///< default variant first
    std::vector<Setting> settings;
    std::span<const Clause> clauses;
    GameDescription description;
    Loaded<Parsed<SharedPosition>> (*startOf)(const GameFiles&, std::string_view, Edition);

    /// Returns the start position of a variant. `variant` is written as people type it, such as
    /// "advanced catapults=off"; an empty text selects the default. Error: one line about a file,
    /// or the fault of the variant.
    [[nodiscard]] Loaded<Parsed<SharedPosition>>
    start(const GameFiles& files, std::string_view variant, Edition edition = Edition::Today) const;
};

/// Returns all games, in the order in which people see them.
std::span<const AnyGame* const> anyGames();
/// Returns the game with that name; null if there is no such game.
const AnyGame* findGame(std::string_view name);
/// Returns the description of a game; an empty description if no game has that name.
const GameDescription& descriptionOf(std::string_view game);
/// Returns the title of a game; `game` itself if no game has that name.
Message titleOfGame(std::string_view game);
/// Returns the names of all games for people, such as "murus-gallicus, …".
std::string listedGames();

/// The result of a legal action, for a hearer.
struct AnyStep {
    SharedPosition position;
    std::vector<Message> events; ///< the events that the hearer may know, as sentences
    bool isOpen = true;          ///< true if the hearer may know all events completely
    /// True if the position is compared with earlier ones for repetition (rules/running_game.h).
    bool mayRepeat = true;
    /// All events, also those that the hearer may not know, in the wording of older records.
    std::vector<std::string> formerEvents;
};

/// A position of any game. Positions do not change.
class AnyPosition {
public:
    virtual ~AnyPosition() = default;

    [[nodiscard]] virtual const AnyGame& game() const = 0;
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual int playerCount() const = 0;
    [[nodiscard]] virtual std::string nameOf(Player player) const = 0;
    /// Returns how much each player still has, by seat. The game's description says what is
    /// counted.
    [[nodiscard]] virtual std::vector<int> material() const = 0;
    [[nodiscard]] virtual std::vector<Player> toAct() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    [[nodiscard]] virtual std::vector<std::string> legalActions() const = 0;
    [[nodiscard]] virtual std::vector<std::string> declarations() const = 0;
    /// Returns those declarations for which the game asks now.
    [[nodiscard]] virtual std::vector<std::string> offers() const = 0;
    /// Returns the players who perform the action, legal or not (rules/game.h). Returns no player
    /// if the text is no action.
    [[nodiscard]] virtual std::vector<Player> actorsOf(std::string_view action) const = 0;
    /// Tells whether the player may give the action: alone, for a team, or as a player who must
    /// agree.
    [[nodiscard]] virtual bool isActor(std::string_view action, Player player) const = 0;
    [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;

    /// Parses another position of the game. If the text names no settings, the settings of this
    /// position apply. Error: the fault of the text.
    [[nodiscard]] virtual Parsed<SharedPosition> read(std::string_view position) const = 0;
    /// Translates an action as people type it (rules/tolerant_action.h) into notation. Text in
    /// notation is returned unchanged. Error: the fault of the text.
    [[nodiscard]] virtual Parsed<std::string> readAction(std::string_view line) const = 0;
    /// Plays an action. Returns the step with the events that the hearer may know, and without a
    /// hearer with all events. Returns the reason if the action is illegal or cannot be parsed.
    [[nodiscard]] virtual std::variant<AnyStep, Reason>
    play(std::string_view action, std::optional<Player> hearer = std::nullopt) const = 0;

    /// Returns the position as the player knows it.
    [[nodiscard]] virtual SharedPosition seenBy(Player player) const = 0;
    /// Returns the reason why an action is illegal, with only what the hearer may know
    /// (rules/secrecy.h).
    [[nodiscard]] virtual Reason reasonFor(std::string_view action, std::optional<Player> hearer,
                                           HeardWords words) const = 0;
    /// Returns the players who now lay out pieces that others may not see, and what they lay out.
    [[nodiscard]] virtual std::vector<Laying> laying() const = 0;
};

/// A position of the game G, which gives access to the game's own types.
template <Game G>
class PositionOf : public AnyPosition {
public:
    explicit PositionOf(typename G::State state) : state_(std::move(state)) {}
    [[nodiscard]] const typename G::State& state() const { return state_; }

private:
    typename G::State state_;
};

/// Returns the state of a position of the game G; null if the position belongs to another game.
template <Game G>
const typename G::State* stateIn(const AnyPosition& position) {
    const auto* own = dynamic_cast<const PositionOf<G>*>(&position);
    return own == nullptr ? nullptr : &own->state();
}

/// Returns the name of the winner's side, such as "roman"; "draw" without a winner.
std::string winnerOf(const AnyPosition& position, const Outcome& outcome);
/// Returns the names of players. The second function returns the names of the players who must act.
std::vector<std::string> namesOf(const AnyPosition& position, std::span<const Player> players);
std::vector<std::string> namesToAct(const AnyPosition& position);

} // namespace umpire
