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

/// The events of a game. The referee announces them, and a journal stores them. Texts are UTF-8.
/// Actions, positions and the effects of actions are texts in the game's notation
/// (rules/notation.h), so that journals and feeds do not depend on any game.
namespace umpire {

/// The first event of a journal. `position` is the position in which the game begins.
struct GameStarted {
    std::string position;
    bool operator==(const GameStarted&) const = default;
};

struct StateChanged {
    TableState state = TableState::Waiting;
    bool operator==(const StateChanged&) const = default;
};

/// How an action was decided.
enum class Source {
    Seen,      ///< the umpire recognised the action on the table
    Chosen,    ///< players chose the action among the umpire's proposals
    Said,      ///< players typed or said the action; a journal stores this as Chosen
    GaveUp,    ///< `player` resigned
    OutOfTime, ///< `player` has no time left and is out of the game
};

struct Choice {
    Message actions; ///< one action, or several separated by blanks, such as "d1-d3 d7-d5"
    double probability = 0.0;
    /// reason and rule if the action is illegal, otherwise empty; a journal does not store them
    Message because{};
    /// the player who acts; empty: several players, or read from a journal, which lacks this field
    std::string player{};
    bool operator==(const Choice&) const = default;
};

/// What one hearer may know of an action. A hearer is a player or the public.
struct Heard {
    std::vector<Message> happened; ///< the events of the rules that the hearer may know
    std::string position;          ///< position with what the hearer may know; empty: secret
    bool operator==(const Heard&) const = default;
};
/// ByHearer maps names of players to what these players may know, and kEverybody to what the public
/// may know. kNoPlayer stands for what no player may know yet; no player has this name.
inline constexpr std::string_view kNoPlayer = "nobody";
template <typename T>
using ByHearer = std::map<std::string, T, std::less<>>;
inline constexpr std::string_view kEverybody;

/// The umpire accepted a legal action, and entered it in the record.
struct Called {
    /// Number of the action in the record, from 1, without the undone actions. A journal does not
    /// store this number.
    int ply = 0;
    std::string player;
    std::string action;
    /// The events that the rules report for the action, as sentences for people.
    std::vector<Message> happened;
    std::string position; ///< position after the action
    Source source = Source::Seen;
    /// Probability that the camera's view was interpreted correctly; 1 for other sources.
    double probability = 1.0;
    std::vector<Choice> others; ///< other actions that may have been played, the likeliest first
    /// The only player who may know the action yet; empty if everybody may. For other hearers
    /// `action` is replaced by "hidden".
    std::string onlyFor;
    std::string by{}; ///< the player who resigned or, in a journal, chose the action; may be empty
    bool positionIsSecret = false; ///< true if some player may not know the whole position
    ByHearer<Heard> heard{}; ///< set in games with secrets; a journal does not store this field
    bool isHidden = false;   ///< true if the hearer may not know the action
    StreamTime rested{};     ///< time of the table's last change; 0 in a game without a clock
    bool operator==(const Called&) const = default;
};

/// Maximum number of possible actions in an event; the likeliest are listed. Longer lists are not
/// read.
inline constexpr std::size_t kMaxListed = 8;
/// Removes all elements of the list after the first kMaxListed. Returns how many were removed.
template <typename T>
int keepListed(std::vector<T>& all) {
    const std::size_t more = all.size() - std::min(all.size(), kMaxListed);
    all.erase(all.end() - std::ptrdiff_t(more), all.end());
    return int(more);
}

/// Asks the players which of several actions was played. The likeliest is the first choice.
struct Asked {
    std::vector<Choice> choices; ///< empty: players may type any action
    Message question = message("which was it?");
    int more = 0;        ///< number of further actions that are not listed; players may type them
    StreamTime rested{}; ///< see Called
    bool operator==(const Asked&) const = default;
};

/// Only a part of an action was played. The umpire waits for the rest.
struct Unfinished {
    std::vector<Message> couldBecome;
    Message recorded{}; ///< one line of text, which a journal stores instead of `couldBecome`
    int more = 0;       ///< number of further actions that are not listed
    bool operator==(const Unfinished&) const = default;
};

/// An illegal action was seen on the table. Players take it back, or IllegalStands follows.
struct IllegalSeen {
    std::string player; ///< the side that acted; a journal stores neither `player` nor `where`
    Message action;
    Message because;
    std::string rule;
    double probability = 0.0;
    std::vector<std::string> where{}; ///< places where the table differs from the record
    bool operator==(const IllegalSeen&) const = default;
};

/// A place where the table differs from the record.
struct Difference {
    std::string where; ///< such as "d4" or "A1"
    Message recorded;  ///< the record's content of the place, such as "a Roman tower"
    Message seen;      ///< what the camera sees at this place, such as "nothing"
    bool operator==(const Difference&) const = default;
};
std::vector<std::string> placesOf(const std::vector<Difference>& differences);

/// The table no longer agrees with the record.
struct Desynchronised {
    std::vector<Difference> differences;
    Message recorded{}; ///< one line of text, which a journal stores instead of `differences`
    /// Text after `correct` that makes the record as the table: "a1 empty, g4 gaul 2". Empty if the
    /// looks do not tell every place.
    std::string asSeen{};
    bool operator==(const Desynchronised&) const = default;
};
/// The table agrees with the record again.
struct Synchronised {
    bool operator==(const Synchronised&) const = default;
};

/// Players corrected the position in the record.
struct Corrected {
    std::string what; ///< the correction as typed, such as "d4 empty"
    std::string position;
    std::string by{}; ///< the player who corrected; empty: somebody at the table, without a name
    bool positionIsSecret = false;
    std::string where{};   ///< the place that `what` names; never secret
    std::string onlyFor{}; ///< see Called
    bool isHidden = false; ///< true if the hearer may not know the correction
    bool operator==(const Corrected&) const = default;
};
/// An illegal action was entered in the record, because players accepted it or played on.
struct IllegalStands {
    /// In notation, such as "e1-e2"; plain words if the notation cannot express the action.
    Message action;
    Message because;
    std::string rule; ///< id of the broken rule
    std::string position;
    bool positionIsSecret = false;
    std::vector<Message> happened{}; ///< this field and the fields below are as in Called
    std::string player{};
    std::string onlyFor{};
    bool isHidden = false; ///< true if the hearer may not know the action
    bool playedOn = false; ///< true if no player objected and play went on
    StreamTime rested{};   ///< see Called
    bool operator==(const IllegalStands&) const = default;
};

/// Players undid the last actions, which remain in the journal. The game continues after the event
/// `to`. If an earlier undo removed that event, the event is valid again.
struct Undone {
    struct Entry {
        std::string onlyFor;  ///< see Called
        std::string player{}; ///< the player who acted; empty: no player, or several
        /// True if the entry is a correction of the record instead of an action.
        bool isCorrection = false;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Message> actions; ///< the last action first; a journal does not store them
    std::string position;
    bool positionIsSecret = false;
    std::int64_t to = 0; ///< number of the journal's event after which the game continues
    /// The player who asked for the undo; empty: somebody at the table, without a name.
    std::string by{};
    std::vector<Entry> each{}; ///< one entry for each action; a journal does not store them
    bool isHidden = false;     ///< true if the hearer may not know the actions
    bool operator==(const Undone&) const = default;
};
/// A player's command waits until others agree. Such commands are: an undo of chance or of another
/// player's action, the offer of a draw, and a die's result that no camera saw.
struct AgreementNeeded {
    enum class Of { All, One };
    int actions = 0; ///< number of actions that an undo would remove; 0 for other commands
    std::vector<std::string> players; ///< the players who have not agreed yet
    std::string what{};               ///< the command as typed, such as "play draw"; may be empty
    Of of = Of::All;                  ///< whether all these players must agree, or only one
    bool operator==(const AgreementNeeded&) const = default;
};

/// Asks the players for something that the camera cannot see.
struct AnswerNeeded {
    enum class Of {
        Now, ///< the game waits for the answer
        /// the question only tells that players may report what the camera cannot see
        WhatIsNotSeen,
    };
    std::vector<std::string> players; ///< players who may answer; empty: all players
    Message question;
    std::vector<std::string> examples; ///< in the game's notation
    /// Examples for single players, which replace the general examples. A player must not see the
    /// examples of another player, because they show pieces that were laid out in secret. A journal
    /// does not store them.
    ByHearer<std::vector<std::string>> own{};
    Of of = Of::Now; ///< neither journal nor feed stores this field
    enum class Listed {
        Some, ///< the examples only show how an answer is written
        All,  ///< each legal answer that the camera misses is an example, so players choose one
    };
    Listed listed = Listed::Some; ///< a journal does not store this field
    bool operator==(const AnswerNeeded&) const = default;
};

struct Paused {
    Message because{}; ///< may be empty
    bool operator==(const Paused&) const = default;
};
/// Returns the reason of Resumed when an interrupted record is continued.
inline Message openedAgain() {
    return message("the record was opened again");
}
struct Resumed {
    Message because{}; ///< openedAgain() when a record is continued; may be empty
    bool operator==(const Resumed&) const = default;
};
/// Author of notes that no player wrote.
inline constexpr const char* kUmpire = "umpire";
struct Noted {
    Message text;
    std::string by{}; ///< the author: a player or kUmpire; empty: unknown
    bool operator==(const Noted&) const = default;
};
/// A player calls the club's arbiter.
struct ArbiterCalled {
    std::string why; ///< may be empty
    std::string by{};
    bool operator==(const ArbiterCalled&) const = default;
};
/// A ruling of the club's arbiter. If the ruling has a command, the event of the command follows.
struct Ruled {
    std::string arbiter;
    std::string command; ///< as a player would type it; may be empty
    std::string because;
    std::string id; ///< the club's id of the ruling; it prevents that a ruling is entered twice
    bool operator==(const Ruled&) const = default;
};
/// A command that was not understood or is impossible now. A journal stores only what the public
/// may know.
struct Refused {
    std::string command;
    Message because; ///< the reason as the public may know it
    /// fuller reasons, for the players who may know them
    ByHearer<Message> reasons{};
    /// The player who typed the command; empty: somebody at the table, without a name.
    std::string by{};
    bool repeats = true; ///< true if the reason may contain words of the command
    bool operator==(const Refused&) const = default;
};
struct GameOver {
    std::optional<std::string> winner; ///< name of the winner's side in the game; none: a draw
    Message because;
    std::string rule;
    bool operator==(const GameOver&) const = default;
};
/// This position has now occurred `times` times.
struct Repeated {
    int times = 0;
    bool operator==(const Repeated&) const = default;
};

/// Advice of the computer: its own move, which a player makes on the table, or a hint that a player
/// asked for. A journal stores only what the public may know.
struct Advised {
    enum class As { Move, Hint };
    As as = As::Move;
    std::string player;            ///< the player who makes the action
    std::string action;            ///< in notation
    double value = 0.5;            ///< expected result for that player, 0 (lost) to 1 (won)
    std::vector<std::string> line; ///< the expected actions, beginning with `action`
    std::string onlyFor{}; ///< the only player who may know the advice; empty: everybody may
    bool isHidden = false; ///< true if the hearer may not know the action
    bool operator==(const Advised&) const = default;
};

/// What happens when a side has no time left.
enum class AtZero {
    Lose,        ///< the side has lost, as after a resignation
    CallArbiter, ///< the arbiter of the club decides
    Show,        ///< the umpire shows it, and the players decide
};
/// A side has no time left.
struct FlagFell {
    std::string player;
    StreamTime fell{}; ///< the moment when the side's time ended
    AtZero then = AtZero::Lose;
    bool operator==(const FlagFell&) const = default;
};

/// All kinds of events. Visitors must have no default branch, so that a new kind breaks the build.
using Event = std::variant<GameStarted, StateChanged, Called, Asked, Unfinished, IllegalSeen,
                           Desynchronised, Synchronised, Corrected, IllegalStands, Undone,
                           AgreementNeeded, AnswerNeeded, Paused, Resumed, Noted, ArbiterCalled,
                           Ruled, Refused, GameOver, Repeated, Advised, FlagFell>;

struct Announcement {
    StreamTime at{};
    Event event;
    bool operator==(const Announcement&) const = default;
};

/// Describes an event in one line for people, such as "12. roman: d1-d3".
Message sentenceOf(const Event& event);
inline std::string text(const Event& event) {
    return english(sentenceOf(event));
}
std::string_view nameOf(Source source);
std::string_view nameOf(Advised::As as);
/// These functions use the names "lose", "call" and "show".
std::string_view nameOf(AtZero then);
std::optional<AtZero> atZeroNamed(std::string_view name);
/// Returns how the event changes the record, such as "d4 empty" or "e1-e2 stands".
Message changeOf(const Corrected& corrected);
Message changeOf(const IllegalStands& stands);

/// Returns the action that the event enters in the record; none if it enters no action.
std::optional<std::string> actionIn(const Event& event);
/// Returns the position after the event; null if the event does not change the position.
const std::string* positionAfter(const Event& event);
/// Tells whether the event's content is hidden from the hearer for whom it was made.
bool isHidden(const Event& event);
/// Tells whether the event is about an action that only one player may know yet.
bool isForOnePlayer(const Event& event);

} // namespace umpire
