#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/secrecy.h"

#include <cstdint>
#include <memory>

/// A game chosen by name at run time (type erasure). Its positions and actions are texts in its
/// notation. This header includes no game's own header; each game has one file in games/.
namespace umpire {

class AnyPosition;
/// Positions are immutable, so they can be shared.
using SharedPosition = std::shared_ptr<const AnyPosition>;

struct AnyGame {
    std::string_view name;
    Listing listing;
    bool hidesNothing;
    bool laysInSecret;                 ///< players lay out pieces that others may not see yet
    std::span<const Variant> variants; ///< the default first
    std::vector<Setting> settings;
    std::span<const Clause> clauses;
    GameDescription description;
    Loaded<Parsed<SharedPosition>> (*startOf)(const GameFiles&, std::string_view, Edition);

    /// Returns the start of a variant in the usual form, such as "advanced catapults=off". An empty
    /// variant is the default. Errors: one line about a file, or the fault in the variant.
    [[nodiscard]] Loaded<Parsed<SharedPosition>>
    start(const GameFiles& files, std::string_view variant, Edition edition = Edition::Today) const;
};

/// Returns all games, in the order in which they are listed for people.
std::span<const AnyGame* const> anyGames();
/// Returns null if no game has that name.
const AnyGame* findGame(std::string_view name);
/// Returns what the game says of itself; an empty description if no game has that name.
const GameDescription& descriptionOf(std::string_view game);
/// Returns the game's title; the name itself if no game has that name.
Message titleOfGame(std::string_view game);
/// Returns the games' names for people: "murus-gallicus, …".
std::string listedGames();

/// The result of a legal action.
struct AnyStep {
    SharedPosition position;
    std::vector<Message> events; ///< the events that the hearer may know
    bool isOpen = true;          ///< true if the hearer may know every event completely
    bool mayRepeat = true;       ///< the position counts for repetition (rules/running_game.h)
    /// All events in the wording of older records.
    std::vector<std::string> formerEvents;
};

/// A position of any game.
class AnyPosition {
public:
    virtual ~AnyPosition() = default;

    [[nodiscard]] virtual const AnyGame& game() const = 0;
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual int playerCount() const = 0;
    [[nodiscard]] virtual std::string nameOf(Player player) const = 0;
    /// Returns how much each player still has, by seat, in what the game's description names.
    [[nodiscard]] virtual std::vector<int> material() const = 0;
    [[nodiscard]] virtual std::vector<Player> toAct() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    [[nodiscard]] virtual std::vector<std::string> legalActions() const = 0;
    [[nodiscard]] virtual std::vector<std::string> declarations() const = 0;
    /// Returns the declarations that the game asks for now.
    [[nodiscard]] virtual std::vector<std::string> offers() const = 0;
    /// Returns the players who do that action, legal or not (rules/game.h); none for no action.
    [[nodiscard]] virtual std::vector<Player> actorsOf(std::string_view action) const = 0;
    /// Tells whether that player may give the action: alone, for a team, or as a player who has to
    /// agree.
    [[nodiscard]] virtual bool isActor(std::string_view action, Player player) const = 0;
    [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;

    /// Parses another position. If the text names no settings, this position's settings apply.
    [[nodiscard]] virtual Parsed<SharedPosition> read(std::string_view position) const = 0;
    /// Translates an action as people type it (rules/tolerant_action.h) into notation. Text that is
    /// already notation is returned unchanged.
    [[nodiscard]] virtual Parsed<std::string> readAction(std::string_view line) const = 0;
    /// If there is no hearer, the step contains all events.
    [[nodiscard]] virtual std::variant<AnyStep, Reason>
    play(std::string_view action, std::optional<Player> hearer = std::nullopt) const = 0;

    /// Returns the position as that player knows it.
    [[nodiscard]] virtual SharedPosition seenBy(Player player) const = 0;
    /// Returns why an action is refused, as far as the hearer may know (rules/secrecy.h).
    [[nodiscard]] virtual Reason reasonFor(std::string_view action, std::optional<Player> hearer,
                                           HeardWords words) const = 0;
    /// Returns the players who now lay out things that the others may not see.
    [[nodiscard]] virtual std::vector<Laying> laying() const = 0;
};

/// A position of the game G.
template <Game G>
class PositionOf : public AnyPosition {
public:
    explicit PositionOf(typename G::State state) : state_(std::move(state)) {}
    [[nodiscard]] const typename G::State& state() const { return state_; }

private:
    typename G::State state_;
};

/// Returns the state for code that needs one game's own types; null if the position belongs to
/// another game.
template <Game G>
const typename G::State* stateIn(const AnyPosition& position) {
    const auto* own = dynamic_cast<const PositionOf<G>*>(&position);
    return own == nullptr ? nullptr : &own->state();
}

/// Returns the winner's name, such as "roman", or "draw".
std::string winnerOf(const AnyPosition& position, const Outcome& outcome);
/// Returns the names of those players, for instance of the players who have to act.
std::vector<std::string> namesOf(const AnyPosition& position, std::span<const Player> players);
std::vector<std::string> namesToAct(const AnyPosition& position);

} // namespace umpire
