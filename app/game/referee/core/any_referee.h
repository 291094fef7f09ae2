#pragma once

#include "app/game/referee/core/authority.h"
#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/frame_facts.h"
#include "rules/table/observation.h"

/// The live referee of any game. It takes facts of frames, looks and players' commands, and returns
/// announcements. A look is an examination of the table at rest. The referee reads no clock: the
/// same inputs always give the same announcements. The caller calls see() for each frame. If
/// wantsRegistration() is then true, the caller registers the table again and calls registered().
/// If wantsLook() is true, the caller examines the table and calls look().
namespace umpire::referee {

using Announcements = std::vector<Announcement>;

/// An action that is already decided, and that a person now makes on the table.
struct Awaited {
    std::string action; ///< in notation
    /// Reason why another action is not accepted, such as "the computer plays d7-d5".
    Message because;
};

class AnyReferee {
public:
    virtual ~AnyReferee() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    /// Returns the position in the game's notation, with its secrets.
    [[nodiscard]] virtual std::string position() const = 0;
    /// Tells whether a part of the position is secret from some player.
    [[nodiscard]] virtual bool positionIsSecret() const = 0;
    /// Returns the position in notation as each player sees it.
    [[nodiscard]] virtual ByHearer<std::string> seenBy() const = 0;
    /// Returns the visible pieces, in games whose printed pieces the camera reads; none in other
    /// games.
    [[nodiscard]] virtual std::optional<PieceBoard> board() const = 0;
    /// Returns the names of all players, by seat.
    [[nodiscard]] virtual std::vector<std::string> everybody() const = 0;
    /// Returns the players who have to act. Empty if no player has to act, or if the game is over.
    [[nodiscard]] virtual std::vector<std::string> toMove() const = 0;
    /// Returns the players who now lay out pieces in secret.
    [[nodiscard]] virtual std::vector<Laying> laying() const = 0;
    /// Returns the number of actions and corrections that were not undone.
    [[nodiscard]] virtual int ply() const = 0;
    /// Returns the open question that only players can answer; none if no question is open.
    [[nodiscard]] virtual std::optional<AnswerNeeded> question() const = 0;

    /// Returns the time since which the table has been at rest. While a hand is over the table,
    /// returns the time of the newest frame.
    [[nodiscard]] virtual StreamTime restsSince() const = 0;
    /// Tells whether the table may be at rest with a change on which the referee has not decided
    /// yet.
    [[nodiscard]] virtual bool isUndecided() const = 0;
    [[nodiscard]] virtual bool wantsRegistration() const = 0;
    [[nodiscard]] virtual bool wantsLook() const = 0;
    /// Tells whether the next look must also read dice.
    [[nodiscard]] virtual bool wantsDice() const = 0;
    /// Returns the number of loose matches that must be on the table. Returns none unless the last
    /// looks showed only some of them; the next look then searches for the others.
    [[nodiscard]] virtual std::optional<int> looseMatches() const = 0;
    /// Returns the stacks of the record; empty except in games of stacks.
    [[nodiscard]] virtual RecordedStacks recordedStacks() const = 0;

    /// Returns the spot to which a ray points; offerOn() then has the possible corrections. `ray`:
    /// points of the ray, from the table upwards. Returns none if the ray meets no spot, and in
    /// games without spots.
    [[nodiscard]] virtual std::optional<int> pointedAt(std::span<const TablePoint> ray) const = 0;
    [[nodiscard]] virtual std::optional<Offer> offerOn(int spot) const = 0;

    /// Returns the announcements that precede the first frame.
    virtual Announcements begin(StreamTime stamp) = 0;
    virtual Announcements see(StreamTime stamp, const FrameFacts& facts) = 0;
    virtual Announcements look(StreamTime stamp, const TableObservation& seen) = 0;
    virtual Announcements cameraLost(StreamTime stamp) = 0;
    virtual Announcements registered(StreamTime stamp) = 0;
    /// Executes a command, if the gate (authority.h) allows the speaker to give it.
    virtual Announcements command(StreamTime stamp, const Spoken& spoken) = 0;
    /// Ends the game of a player whose time is over, as if by resignation.
    virtual Announcements outOfTime(StreamTime stamp, const std::string& player) = 0;
    /// Returns the reason why the speaker may not give a command that the live game executes.
    /// Returns none if the command is allowed.
    virtual std::optional<Message> refusalOf(const Spoken& spoken) = 0;
    /// Sets the action that the player to move has decided on. Another action on the table is
    /// then accepted only after a player says `stands`. None: any legal action is accepted. The
    /// next change of the record also resets this to none.
    virtual void expect(std::optional<Awaited> awaited) = 0;

    /// Restores the game from announced events, in order. Returns the index of the first event that
    /// cannot follow the events before it; none if all events can follow.
    virtual std::optional<std::size_t> restore(std::span<const Event> events) = 0;
};

} // namespace umpire::referee
