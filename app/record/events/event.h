#pragma once

#include "app/record/events/table_state.h"
#include "rules/table/message.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The events of a game. The referee announces them, and a journal stores them. Texts are UTF-8;
/// actions, positions and the effects of actions are in the game's notation (rules/notation.h), so
/// that a journal or a feed does not depend on any game.
namespace umpire {

/// The first event of a journal: where the game begins.
struct GameStarted {
    std::string position;
    bool operator==(const GameStarted&) const = default;
};

struct StateChanged {
    TableState state = TableState::Waiting;
    bool operator==(const StateChanged&) const = default;
};

/// Names who decided that the action was played.
enum class Source {
    Seen,      ///< the umpire, from the table
    Chosen,    ///< players chose the action from the umpire's offers
    Said,      ///< players said the action in their own words; a journal stores this as Chosen
    GaveUp,    ///< `player` resigned
    OutOfTime, ///< the clock: `player` has no time left and is out of the game
};

struct Choice {
    Message actions; ///< "d1-d3", "d1-d3 d7-d5"
    double probability = 0.0;
    /// the reason and the rule, if the action is illegal; a journal does not store these
    Message because{};
    /// the acting player; empty: several players, or a journal without this field
    std::string player{};
    bool operator==(const Choice&) const = default;
};

/// The part of an action that one hearer may know.
struct Heard {
    std::vector<Message> happened; ///< the rules' events, as far as the hearer may know them
    std::string position;          ///< the hearer's view; empty: secret
    bool operator==(const Heard&) const = default;
};
/// ByHearer maps a player's name to that player's information, and kEverybody to the public
/// information. kNoPlayer is the hearer of information that no player may have yet; it equals no
/// player's name.
inline constexpr std::string_view kNoPlayer = "nobody";
template <typename T>
using ByHearer = std::map<std::string, T, std::less<>>;
inline constexpr std::string_view kEverybody;

/// An action that counts.
struct Called {
    int ply = 0; ///< number of actions that count now, from 1. A journal does not store this number
    std::string player;
    std::string action;
    std::vector<Message> happened; ///< the rules' events, for people
    std::string position;          ///< position after the action
    Source source = Source::Seen;
    double probability = 1.0;   ///< probability of the reading, if the camera saw the action
    std::vector<Choice> others; ///< the other possible actions, the likeliest first
    /// The only player who may know the action yet; empty: everybody may. For all others `action`
    /// is replaced by "hidden".
    std::string onlyFor;
    std::string by{}; ///< the player who resigned or, in a journal, chose; may be empty
    bool positionIsSecret = false; ///< true if some player may not know the whole position
    ByHearer<Heard> heard{}; ///< set in games with secrets; a journal does not store this field
    bool isHidden = false;   ///< true if the hearer may not know the action
    StreamTime rested{}; ///< time since which the table lay as seen, if a clock runs; otherwise 0
    bool operator==(const Called&) const = default;
};

/// Limit of the possible actions that an event lists, likeliest first. People do not read more.
inline constexpr std::size_t kMaxListed = 8;
/// Keeps the first kMaxListed of `all`, and returns how many it removed.
template <typename T>
int keepListed(std::vector<T>& all) {
    const std::size_t more = all.size() - std::min(all.size(), kMaxListed);
    all.erase(all.end() - std::ptrdiff_t(more), all.end());
    return int(more);
}

/// Asks the players which explanation is right. The likeliest is offered first.
struct Asked {
    std::vector<Choice> choices; ///< empty: any answer
    Message question = message("which was it?");
    int more = 0;        ///< number of unlisted candidates, which players may still say
    StreamTime rested{}; ///< see Called
    bool operator==(const Asked&) const = default;
};

/// An action is only partly played: the umpire waits for the rest.
struct Unfinished {
    std::vector<Message> couldBecome;
    Message recorded{}; ///< the line of text that a journal stores instead
    int more = 0;       ///< number of possible actions that are not listed
    bool operator==(const Unfinished&) const = default;
};

/// An illegal action was seen. It is either taken back, or IllegalStands follows.
struct IllegalSeen {
    std::string player; ///< a journal stores neither this field nor `where`
    Message action;
    Message because;
    std::string rule;
    double probability = 0.0;
    std::vector<std::string> where{}; ///< places where table and record differ
    bool operator==(const IllegalSeen&) const = default;
};

/// A place where table and record differ.
struct Difference {
    std::string where; ///< "d4", "A1"
    Message recorded;  ///< "a Roman tower"
    Message seen;      ///< "nothing"
    bool operator==(const Difference&) const = default;
};
std::vector<std::string> placesOf(const std::vector<Difference>& differences);

/// The table no longer matches the record.
struct Desynchronised {
    std::vector<Difference> differences;
    Message recorded{}; ///< the line of text that a journal stores instead
    bool operator==(const Desynchronised&) const = default;
};
/// The table matches the record again.
struct Synchronised {
    bool operator==(const Synchronised&) const = default;
};

/// Players corrected the record.
struct Corrected {
    std::string what; ///< "d4 empty"
    std::string position;
    std::string by{}; ///< a player; empty: the correction was said at the table
    bool positionIsSecret = false;
    std::string where{};   ///< the place in `what`; never secret
    std::string onlyFor{}; ///< see Called
    bool isHidden = false; ///< true if the hearer may not know the correction
    bool operator==(const Corrected&) const = default;
};
/// Players let an illegal action count: they say so, or they simply play on.
struct IllegalStands {
    Message action; ///< "e1-e2"; plain words if the notation cannot express the action
    Message because;
    std::string rule; ///< the broken rule
    std::string position;
    bool positionIsSecret = false;
    std::vector<Message> happened{}; ///< see Called for this field and the fields below
    std::string player{};
    std::string onlyFor{};
    bool isHidden = false; ///< true if the hearer may not know the action
    bool playedOn = false; ///< true if no player objected and play went on
    StreamTime rested{};   ///< see Called
    bool operator==(const IllegalStands&) const = default;
};

/// Takes back the last actions; they stay in the journal. An undo whose target was itself undone
/// restores that target.
struct Undone {
    struct Entry {
        std::string onlyFor;       ///< see Called
        std::string player{};      ///< the player who acted; empty: no player, or several players
        bool isCorrection = false; ///< a correction, which no player played
        bool operator==(const Entry&) const = default;
    };
    std::vector<Message> actions; ///< the last action first; a journal does not store the actions
    std::string position;
    bool positionIsSecret = false;
    std::int64_t to = 0;       ///< the number of the journal event whose state is restored
    std::string by{};          ///< a player; empty: the undo was said at the table
    std::vector<Entry> each{}; ///< one entry per action; a journal does not store the entries
    bool isHidden = false;     ///< true if the hearer may not know the actions
    bool operator==(const Undone&) const = default;
};
/// A player's command takes effect only after others have agreed: an undo of chance or of another
/// player's action, one side of a draw offer, a die that no camera saw.
struct AgreementNeeded {
    enum class Of { All, One };
    int actions = 0; ///< number of actions that an undo would take back; 0: `what` waits
    std::vector<std::string> players; ///< the players who have not agreed yet
    std::string what{};               ///< the command as typed: "play draw"
    Of of = Of::All;                  ///< whether all these players must agree, or one of them
    bool operator==(const AgreementNeeded&) const = default;
};

/// Asks the players for a fact that the camera cannot see.
struct AnswerNeeded {
    enum class Of {
        Now, ///< the game waits for the answer
        /// a player who does something invisible to the camera reports it without a question
        WhatIsNotSeen,
    };
    std::vector<std::string> players; ///< the players who may answer; empty: any player
    Message question;
    std::vector<std::string> examples; ///< in the game's notation
    /// Examples for each player instead of the general examples. Other players' examples are
    /// refused, and only a player who lays in secret may see his laid pieces. A journal does not
    /// store them.
    ByHearer<std::vector<std::string>> own{};
    Of of = Of::Now; ///< a journal and the feed do not store it
    enum class Listed {
        Some, ///< the examples show how to say any of many answers
        All,  ///< each answer that the rules allow is an example: players choose and write nothing
    };
    Listed listed = Listed::Some; ///< a journal does not store it
    bool operator==(const AnswerNeeded&) const = default;
};

/// A player disagrees with an event of the journal.
struct Disputed {
    std::int64_t about = 0; ///< the event's number
    std::string what;
    std::string by;
    bool operator==(const Disputed&) const = default;
};

struct Paused {
    Message because{}; ///< may be empty
    bool operator==(const Paused&) const = default;
};
/// Returns the reason for continuing when a record is resumed.
inline Message openedAgain() {
    return message("the record was opened again");
}
struct Resumed {
    Message because{}; ///< openedAgain(); may be empty
    bool operator==(const Resumed&) const = default;
};
/// The author of notes that no player wrote.
inline constexpr const char* kUmpire = "umpire";
struct Noted {
    Message text;
    std::string by{}; ///< a player, or kUmpire; may be empty
    bool operator==(const Noted&) const = default;
};
/// A player calls the club's arbiter.
struct ArbiterCalled {
    std::string why; ///< may be empty
    std::string by{};
    bool operator==(const ArbiterCalled&) const = default;
};
/// A ruling of the club's arbiter. The ruling's command follows as a separate event.
struct Ruled {
    std::string arbiter;
    std::string command; ///< in the form that a player would type; may be empty
    std::string because;
    std::string id; ///< the club's id of the ruling, so that no ruling is entered twice
    bool operator==(const Ruled&) const = default;
};
/// A command was not understood, or is impossible now. A journal stores the public part.
struct Refused {
    std::string command;
    Message because; ///< the reason that everybody may know
    /// other versions of the reason, for the players who may know them
    ByHearer<Message> reasons{};
    std::string by{};    ///< the player who typed the command; empty: said at the table
    bool repeats = true; ///< the reason may repeat words of the command
    bool operator==(const Refused&) const = default;
};
struct GameOver {
    std::optional<std::string> winner; ///< the game's name of the player; none: a draw
    Message because;
    std::string rule;
    bool operator==(const GameOver&) const = default;
};
/// This position has now occurred `times` times.
struct Repeated {
    int times = 0;
    bool operator==(const Repeated&) const = default;
};

/// A computer's advice: its own move, which a player makes on the table, or a requested hint. A
/// journal stores only what everybody may know.
struct Advised {
    enum class As { Move, Hint };
    As as = As::Move;
    std::string player;            ///< the player who makes the action
    std::string action;            ///< in notation
    double value = 0.5;            ///< expected result for that player: 0 is lost, 1 is won
    std::vector<std::string> line; ///< the expected line of play, beginning with `action`
    std::string onlyFor{}; ///< the only player who may know the advice; empty: everybody may
    bool isHidden = false; ///< true if the hearer may not know the action
    bool operator==(const Advised&) const = default;
};

/// The consequence for a side that has no time left.
enum class AtZero {
    Lose,        ///< the side is out of the game, as after a resignation
    CallArbiter, ///< the arbiter of the club decides
    Show,        ///< no consequence: the players decide
};
/// A side has no time left.
struct FlagFell {
    std::string player;
    StreamTime fell{}; ///< the last moment of its time
    AtZero then = AtZero::Lose;
    bool operator==(const FlagFell&) const = default;
};

/// Visitors have no default branch, so a new kind of event breaks the build.
using Event = std::variant<GameStarted, StateChanged, Called, Asked, Unfinished, IllegalSeen,
                           Desynchronised, Synchronised, Corrected, IllegalStands, Undone,
                           AgreementNeeded, AnswerNeeded, Disputed, Paused, Resumed, Noted,
                           ArbiterCalled, Ruled, Refused, GameOver, Repeated, Advised, FlagFell>;

struct Announcement {
    StreamTime at{};
    Event event;
    bool operator==(const Announcement&) const = default;
};

/// Formats an event as one line for people: "12. roman: d1-d3".
Message sentenceOf(const Event& event);
inline std::string text(const Event& event) {
    return english(sentenceOf(event));
}
std::string_view nameOf(Source source);
std::string_view nameOf(Advised::As as);
/// "lose", "call", "show".
std::string_view nameOf(AtZero then);
std::optional<AtZero> atZeroNamed(std::string_view name);
/// Returns the change of the record, such as "d4 empty" or "e1-e2 stands".
Message changeOf(const Corrected& corrected);
Message changeOf(const IllegalStands& stands);

/// Returns the action that now counts: called, or illegal and accepted; none for other events.
std::optional<std::string> actionIn(const Event& event);
/// Returns the position after an event that sets one; null if the event keeps the position.
const std::string* positionAfter(const Event& event);
/// Tells whether the event's content is hidden from its hearer.
bool isHidden(const Event& event);
/// Tells whether only one player may know the action yet.
bool isForOnePlayer(const Event& event);

} // namespace umpire
