#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/secrecy.h"

#include <cstdint>
#include <memory>

/// A game whose name is known only when the program runs. Its positions and actions are texts in
/// its notation. No game's own header is included here; each game has one file in games/.
namespace umpire {

class AnyPosition;
/// Positions do not change, so that all who hold one can share it.
using SharedPosition = std::shared_ptr<const AnyPosition>;

struct AnyGame {
    std::string_view name;
    Listing listing;
    bool hidesNothing;
    bool laysInSecret;                 ///< players lay on the table what the others may not see yet
    std::span<const Variant> variants; ///< the default first
    std::vector<Setting> settings;
    std::span<const Clause> clauses;
    Loaded<Parsed<SharedPosition>> (*startOf)(const GameFiles&, std::string_view, Edition);

    /// The start of a variant, as people write it: "advanced catapults=off". Without a variant the
    /// default one is meant. Errors: one line about a file; or what is wrong with the variant.
    [[nodiscard]] Loaded<Parsed<SharedPosition>>
    start(const GameFiles& files, std::string_view variant, Edition edition = Edition::Today) const;
};

/// All of them, in the order in which they are listed for people.
std::span<const AnyGame* const> anyGames();
/// Null where no game has that name.
const AnyGame* findGame(std::string_view name);
/// "murus-gallicus, …", for people.
std::string listedGames();

/// What a legal action leads to.
struct AnyStep {
    SharedPosition position;
    std::vector<Message> events; ///< as the hearer may know them
    bool isOpen = true;          ///< the hearer may know each event as it happened
    bool mayRepeat = true;       ///< the position counts as standing there (rules/running_game.h)
    /// All events in the words of older records.
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
    [[nodiscard]] virtual std::vector<Player> toAct() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    [[nodiscard]] virtual std::vector<std::string> legalActions() const = 0;
    [[nodiscard]] virtual std::vector<std::string> declarations() const = 0;
    /// Those declarations that the game asks for now.
    [[nodiscard]] virtual std::vector<std::string> offers() const = 0;
    /// Whose action that is, legal or not (rules/game.h); nobody's where it is none.
    [[nodiscard]] virtual std::vector<Player> actorsOf(std::string_view action) const = 0;
    /// May that player give it: alone, for his team, or as one of those who have to agree?
    [[nodiscard]] virtual bool isActor(std::string_view action, Player player) const = 0;
    [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;

    /// Another position under the same settings, where the text names none.
    [[nodiscard]] virtual Parsed<SharedPosition> read(std::string_view position) const = 0;
    /// An action as people type it (rules/tolerant_action.h) in the words of the notation. Words
    /// that are notation already stay as they are.
    [[nodiscard]] virtual Parsed<std::string> readAction(std::string_view line) const = 0;
    /// Without a hearer everything is told.
    [[nodiscard]] virtual std::variant<AnyStep, Reason>
    play(std::string_view action, std::optional<Player> hearer = std::nullopt) const = 0;

    /// The position as that player knows it.
    [[nodiscard]] virtual SharedPosition seenBy(Player player) const = 0;
    /// Why an action that was refused is refused, as the hearer may know it (rules/secrecy.h).
    [[nodiscard]] virtual Reason reasonFor(std::string_view action, std::optional<Player> hearer,
                                           HeardWords words) const = 0;
    /// Who lays out something now that the others may not see.
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

/// For what needs one game's own types. Null where the position is another game's.
template <Game G>
const typename G::State* stateIn(const AnyPosition& position) {
    const auto* own = dynamic_cast<const PositionOf<G>*>(&position);
    return own == nullptr ? nullptr : &own->state();
}

/// "roman", or "draw".
std::string winnerOf(const AnyPosition& position, const Outcome& outcome);
/// The names of those players, such as those who owe an action.
std::vector<std::string> namesOf(const AnyPosition& position, std::span<const Player> players);
std::vector<std::string> namesToAct(const AnyPosition& position);

} // namespace umpire
