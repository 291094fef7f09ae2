#pragma once

#include "app/game/referee/core/authority.h"
#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/frame_facts.h"
#include "rules/table/observation.h"

/// The live referee of any game. It takes frame facts, looks at the table and players' commands,
/// and returns announcements. It has no clock: everything follows from its inputs. For each frame,
/// call see(). If wantsRegistration(), register the table again and call registered(). If
/// wantsLook(), look at the table and call look().
namespace umpire::referee {

using Announcements = std::vector<Announcement>;

/// A decided action that a person now makes on the table for its player.
struct Awaited {
    std::string action; ///< in notation
    Message because;    ///< why another action does not count, such as "the computer plays d7-d5"
};

class AnyReferee {
public:
    virtual ~AnyReferee() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    /// Returns the position in the game's notation, with its secrets.
    [[nodiscard]] virtual std::string position() const = 0;
    /// Tells whether some player may not know the whole position.
    [[nodiscard]] virtual bool positionIsSecret() const = 0;
    /// Returns the position as each player sees it.
    [[nodiscard]] virtual ByHearer<std::string> seenBy() const = 0;
    /// Returns the visible pieces, in games of pieces known by kind and place.
    [[nodiscard]] virtual std::optional<PieceBoard> board() const = 0;
    /// Returns the players, by seat.
    [[nodiscard]] virtual std::vector<std::string> everybody() const = 0;
    /// Returns the players who have to act; empty: no player has to act, or the game is over.
    [[nodiscard]] virtual std::vector<std::string> toMove() const = 0;
    /// Returns the players who now lay out things that the others may not see.
    [[nodiscard]] virtual std::vector<Laying> laying() const = 0;
    /// Counts the actions and corrections that count.
    [[nodiscard]] virtual int ply() const = 0;
    /// Returns the open question; none if there is none.
    [[nodiscard]] virtual std::optional<AnswerNeeded> question() const = 0;

    /// Returns since when the table has been at rest; while a hand is there, the time of the newest
    /// frame.
    [[nodiscard]] virtual StreamTime restsSince() const = 0;
    /// Tells whether the table may be at rest with a change that is not judged yet.
    [[nodiscard]] virtual bool isUndecided() const = 0;
    [[nodiscard]] virtual bool wantsRegistration() const = 0;
    [[nodiscard]] virtual bool wantsLook() const = 0;
    /// Tells whether the next look must also read dice.
    [[nodiscard]] virtual bool wantsDice() const = 0;
    /// Returns the number of loose matches that must be on the table if the last looks showed only
    /// some of them; the next look searches for the others.
    [[nodiscard]] virtual std::optional<int> looseMatches() const = 0;
    /// Returns the recorded stacks; used only in games of stacks.
    [[nodiscard]] virtual RecordedStacks recordedStacks() const = 0;

    /// Returns the spot that is pointed at, from points of a ray from the table upwards; offerOn()
    /// gives its possible corrections. None beside all spots, and in games without spots.
    [[nodiscard]] virtual std::optional<int> pointedAt(std::span<const TablePoint> ray) const = 0;
    [[nodiscard]] virtual std::optional<Offer> offerOn(int spot) const = 0;

    /// Returns the announcements before the first frame.
    virtual Announcements begin(StreamTime stamp) = 0;
    virtual Announcements see(StreamTime stamp, const FrameFacts& facts) = 0;
    virtual Announcements look(StreamTime stamp, const TableObservation& seen) = 0;
    virtual Announcements cameraLost(StreamTime stamp) = 0;
    virtual Announcements registered(StreamTime stamp) = 0;
    /// Carries out a command, if the gate (authority.h) allows it to that speaker.
    virtual Announcements command(StreamTime stamp, const Spoken& spoken) = 0;
    /// Ends that player's game, as if by resignation, because no time is left.
    virtual Announcements outOfTime(StreamTime stamp, const std::string& player) = 0;
    /// Returns why that speaker may not give a command of the live game itself; none if it is
    /// allowed.
    virtual std::optional<Message> refusalOf(const Spoken& spoken) = 0;
    /// Sets the decided action of the player to move. Another visible action does not count until
    /// players say `stands`. None: any action may be made. The next change of the record clears
    /// this.
    virtual void expect(std::optional<Awaited> awaited) = 0;

    /// Restores the game from announced events in order. Returns the index of the first event that
    /// does not follow from the events before it; none if all follow.
    virtual std::optional<std::size_t> restore(std::span<const Event> events) = 0;
};

} // namespace umpire::referee
