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
    Chosen,    ///< players, from what the umpire offered
    Said,      ///< players, in their own words; a journal knows it as Chosen
    GaveUp,    ///< `player` resigned
    OutOfTime, ///< the clock: `player` has no time left, and is out as who resigned
};

struct Choice {
    Message actions; ///< "d1-d3", "d1-d3 d7-d5"
    double probability = 0.0;
    Message because{};    ///< why it is illegal, and the rule; a journal does not store it
    std::string player{}; ///< who acts; empty: several players, or a journal without it
    bool operator==(const Choice&) const = default;
};

/// The part of an action that one hearer may know.
struct Heard {
    std::vector<Message> happened; ///< the rules' events, as far as the hearer may know them
    std::string position;          ///< as the hearer sees it; empty: secret
    bool operator==(const Heard&) const = default;
};
/// ByHearer maps a player's name to what that player may know; kEverybody, to what all may know.
/// kNoPlayer is the hearer of what no player may know yet: it equals no player's name.
inline constexpr std::string_view kNoPlayer = "nobody";
template <typename T>
using ByHearer = std::map<std::string, T, std::less<>>;
inline constexpr std::string_view kEverybody;

/// An action that counts.
struct Called {
    int ply = 0; ///< from 1; the number of actions that count now. A journal does not store it
    std::string player;
    std::string action;
    std::vector<Message> happened; ///< the rules' events, for people
    std::string position;          ///< after it
    Source source = Source::Seen;
    double probability = 1.0;   ///< the reading's probability, if it was seen
    std::vector<Choice> others; ///< the other possible actions, the likeliest first
    /// The only player who may know the action yet; empty: everybody may. All others see `action`
    /// replaced by "hidden".
    std::string onlyFor;
    std::string by{};              ///< who resigned or, in a journal, chose; may be empty
    bool positionIsSecret = false; ///< some player may not know all of it
    ByHearer<Heard> heard{};       ///< in games with secrets; a journal does not keep it
    bool isHidden = false;         ///< its hearer may not know the action
    StreamTime rested{}; ///< where a clock runs: since when the table lay as it was seen; else 0
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
    int more = 0;        ///< that are not listed; players say one of them as an action
    StreamTime rested{}; ///< as of Called
    bool operator==(const Asked&) const = default;
};

/// An action is only partly played: the umpire waits for the rest.
struct Unfinished {
    std::vector<Message> couldBecome;
    Message recorded{}; ///< the line of text that a journal stores instead
    int more = 0;       ///< number of possible actions that are not listed
    bool operator==(const Unfinished&) const = default;
};

/// An illegal action was seen. It is taken back, or IllegalStands follows.
struct IllegalSeen {
    std::string player; ///< a journal stores neither this nor `where`
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
    std::string by{}; ///< a player; empty: it was said at the table
    bool positionIsSecret = false;
    std::string where{};   ///< the place that `what` names; never secret
    std::string onlyFor{}; ///< as in Called
    bool isHidden = false; ///< true if the hearer may not know the correction
    bool operator==(const Corrected&) const = default;
};
/// Players let an illegal action count: they say so, or simply play on.
struct IllegalStands {
    Message action; ///< "e1-e2"; plain words if the notation has none for it
    Message because;
    std::string rule; ///< the broken rule
    std::string position;
    bool positionIsSecret = false;
    std::vector<Message> happened{}; ///< this and the following: as in Called
    std::string player{};
    std::string onlyFor{};
    bool isHidden = false; ///< its hearer may not know the action
    bool playedOn = false; ///< nobody said so: play went on
    StreamTime rested{};   ///< as of Called
    bool operator==(const IllegalStands&) const = default;
};

/// Takes back the last actions; they stay in the journal. An undo whose target was itself undone
/// restores that target.
struct Undone {
    struct Entry {
        std::string onlyFor;       ///< as in Called
        std::string player{};      ///< who acted; empty: nobody, or several players
        bool isCorrection = false; ///< a correction, which no player played
        bool operator==(const Entry&) const = default;
    };
    std::vector<Message> actions; ///< the last one first; a journal does not store them
    std::string position;
    bool positionIsSecret = false;
    std::int64_t to = 0;       ///< the number of the journal event whose state is restored
    std::string by{};          ///< a player; empty: it was said at the table
    std::vector<Entry> each{}; ///< one entry per action; a journal does not store it
    bool isHidden = false;     ///< true if the hearer may not know the actions
    bool operator==(const Undone&) const = default;
};
/// One player's command takes effect only once others have agreed: an undo of a chance event or of
/// another's action, one side of a draw offer, a die that no camera saw.
struct AgreementNeeded {
    enum class Of { All, One };
    int actions = 0;                  ///< number that an undo would take back; 0: `what` waits
    std::vector<std::string> players; ///< the players who have not agreed yet
    std::string what{};               ///< the command as typed: "play draw"
    Of of = Of::All;                  ///< whether all of these players must agree, or one
    bool operator==(const AgreementNeeded&) const = default;
};

/// Asks the players for something that the camera cannot see.
struct AnswerNeeded {
    enum class Of {
        Now,           ///< the game waits for the answer
        WhatIsNotSeen, ///< whoever does what the camera cannot see reports it unasked
    };
    std::vector<std::string> players; ///< the players who may answer; empty: anybody
    Message question;
    std::vector<std::string> examples; ///< in the game's notation
    /// Examples for each player instead of those above: another player's are not accepted, and only
    /// the player who lays in secret may see what was laid. A journal does not store them.
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
/// Why it goes on where somebody resumes a record.
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
/// The club's arbiter has ruled; the command that follows is an event of its own.
struct Ruled {
    std::string arbiter;
    std::string command; ///< as a player would type it; may be empty
    std::string because;
    std::string id; ///< the club's id of the ruling, so that none is entered twice
    bool operator==(const Ruled&) const = default;
};
/// A command was not understood, or is impossible now. A journal stores the public part.
struct Refused {
    std::string command;
    Message because;             ///< the reason that everybody may know
    ByHearer<Message> reasons{}; ///< other reasons, for the players who may know them
    std::string by{};            ///< the only player who typed it; empty: said at the table
    bool repeats = true;         ///< the reason may repeat words of the command
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
/// journal stores what everybody may know.
struct Advised {
    enum class As { Move, Hint };
    As as = As::Move;
    std::string player;            ///< the player whose action it is
    std::string action;            ///< in the notation
    double value = 0.5;            ///< expected result for that player: 0 is lost, 1 is won
    std::vector<std::string> line; ///< the expected line of play, beginning with `action`
    std::string onlyFor{};         ///< the only player who may know it; empty: everybody may
    bool isHidden = false;         ///< true if the hearer may not know the action
    bool operator==(const Advised&) const = default;
};

/// What happens to a side that has no time left.
enum class AtZero {
    Lose,        ///< it is out of the game, as who resigned
    CallArbiter, ///< the arbiter of the club decides
    Show,        ///< nothing: the players decide
};
/// A side has no time left.
struct FlagFell {
    std::string player;
    StreamTime fell{}; ///< the last moment of its time
    AtZero then = AtZero::Lose;
    bool operator==(const FlagFell&) const = default;
};

/// Visited without a default branch, so that a new one breaks the build.
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
/// How the record was changed: "d4 empty", "e1-e2 stands".
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
