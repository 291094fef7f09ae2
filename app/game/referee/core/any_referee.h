#pragma once

#include "app/game/referee/core/authority.h"
#include "app/game/referee/core/offer.h"
#include "app/game/referee/core/piece_board.h"
#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/frame_facts.h"
#include "rules/table/observation.h"

/// The live referee of a game, whichever game it is: frame facts, looks at the table and players'
/// commands in, announcements out. Everything follows from what comes in; there is no clock.
///
/// For each frame: see(); where wantsRegistration(), register the table anew and say registered();
/// where wantsLook(), look at the table and hand that in.
namespace umpire::referee {

using Announcements = std::vector<Announcement>;

/// An action that somebody makes for a player who has decided on it elsewhere.
struct Awaited {
    std::string action; ///< in the notation
    Message because;    ///< why another one does not count: "the computer plays d7-d5"
};

class AnyReferee {
public:
    virtual ~AnyReferee() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    /// In the game's notation, with what not everybody may know.
    [[nodiscard]] virtual std::string position() const = 0;
    /// Some player may not know all of the position.
    [[nodiscard]] virtual bool positionIsSecret() const = 0;
    /// As each player sees it.
    [[nodiscard]] virtual ByHearer<std::string> seenBy() const = 0;
    /// In games of pieces known by kind and place: what everybody sees of them.
    [[nodiscard]] virtual std::optional<PieceBoard> board() const = 0;
    /// Who plays, by their seats.
    [[nodiscard]] virtual std::vector<std::string> everybody() const = 0;
    /// Who owes an action; empty: the table does, or it is over.
    [[nodiscard]] virtual std::vector<std::string> toMove() const = 0;
    /// Who lays out something now that the others may not see.
    [[nodiscard]] virtual std::vector<Laying> laying() const = 0;
    /// How many actions and corrections count.
    [[nodiscard]] virtual int ply() const = 0;
    /// What somebody has still to say; none: nothing.
    [[nodiscard]] virtual std::optional<AnswerNeeded> question() const = 0;

    /// Since when the table lies as it lies now; while a hand is there, the newest frame.
    [[nodiscard]] virtual StreamTime restsSince() const = 0;
    /// The table may rest, and what lies there is not judged yet.
    [[nodiscard]] virtual bool isUndecided() const = 0;
    [[nodiscard]] virtual bool wantsRegistration() const = 0;
    [[nodiscard]] virtual bool wantsLook() const = 0;
    /// The next look has to say which dice lie there, too.
    [[nodiscard]] virtual bool wantsDice() const = 0;
    /// How many loose matches must lie there, where the last looks showed some of them only; the
    /// next look is for the others.
    [[nodiscard]] virtual std::optional<int> looseMatches() const = 0;
    /// In games of stacks.
    [[nodiscard]] virtual RecordedStacks recordedStacks() const = 0;

    /// The spot that is pointed at, by the points of a ray from the table upwards, and what of the
    /// record may be put right there; none beside all spots, and in games that know none.
    [[nodiscard]] virtual std::optional<int> pointedAt(std::span<const TablePoint> ray) const = 0;
    [[nodiscard]] virtual std::optional<Offer> offerOn(int spot) const = 0;

    /// What has to be said before the first frame.
    virtual Announcements begin(StreamTime stamp) = 0;
    virtual Announcements see(StreamTime stamp, const FrameFacts& facts) = 0;
    virtual Announcements look(StreamTime stamp, const TableObservation& seen) = 0;
    virtual Announcements cameraLost(StreamTime stamp) = 0;
    virtual Announcements registered(StreamTime stamp) = 0;
    /// The gate (authority.h) says whether that voice may give the command.
    virtual Announcements command(StreamTime stamp, const Spoken& spoken) = 0;
    /// That player has no time left, and is out of the game as who resigned.
    virtual Announcements outOfTime(StreamTime stamp, const std::string& player) = 0;
    /// Why that voice may not give a command that is the live game's own; none: it may.
    virtual std::optional<Message> refusalOf(const Spoken& spoken) = 0;
    /// Whose turn it is has decided: another action that is seen does not count until players say
    /// `stands`. None: any may be made. Forgotten with the next change of the record.
    virtual void expect(std::optional<Awaited> awaited) = 0;

    /// Goes on from a journal: what was announced, in its order. Returns the index of the first
    /// event that does not follow from those before.
    virtual std::optional<std::size_t> restore(std::span<const Event> events) = 0;
};

} // namespace umpire::referee
