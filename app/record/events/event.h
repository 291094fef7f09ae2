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

/// What happens in a game. The referee announces it, and a journal keeps it. Texts are UTF-8;
/// actions, positions and what actions cause are in the game's notation (rules/notation.h), so that
/// a journal or a feed needs to know no game.
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

/// Who says that it was so.
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
    Message because{};    ///< where it is illegal, and the rule; a journal does not keep it
    std::string player{}; ///< who acts; empty: several, or a journal does not say it
    bool operator==(const Choice&) const = default;
};

/// What a hearer may know of an action.
struct Heard {
    std::vector<Message> happened; ///< the rules' events, each with what is left of it
    std::string position;          ///< as the hearer sees it; empty: it is secret
    bool operator==(const Heard&) const = default;
};
/// By player's name; what everybody may know is under no name.
/// Who hears what no player may know.
inline constexpr std::string_view kNoPlayer = "nobody";
template <typename T>
using ByHearer = std::map<std::string, T, std::less<>>;
inline constexpr std::string_view kEverybody;

/// An action that counts.
struct Called {
    int ply = 0; ///< from 1; the number of actions that count now. A journal does not keep it
    std::string player;
    std::string action;
    std::vector<Message> happened; ///< the rules' events, for people
    std::string position;          ///< after it
    Source source = Source::Seen;
    double probability = 1.0;   ///< where it was seen
    std::vector<Choice> others; ///< what else it may have been, the likeliest first
    /// The only player who may know it yet; everybody where it is empty. To all others it is
    /// `action` hidden.
    std::string onlyFor;
    std::string by{};              ///< who resigned or, in a journal, chose; may be empty
    bool positionIsSecret = false; ///< some player may not know all of it
    ByHearer<Heard> heard{};       ///< in games with secrets; a journal does not keep it
    bool isHidden = false;         ///< its hearer may not know the action
    StreamTime rested{}; ///< where a clock runs: since when the table lay as it was seen; else 0
    bool operator==(const Called&) const = default;
};

/// So many possible actions are listed in an event: the likeliest. More tell nobody anything.
inline constexpr std::size_t kMaxListed = 8;
/// Leaves those of `all` that are listed, and returns how many there were besides.
template <typename T>
int keepListed(std::vector<T>& all) {
    const std::size_t more = all.size() - std::min(all.size(), kMaxListed);
    all.erase(all.end() - std::ptrdiff_t(more), all.end());
    return int(more);
}

/// The players say which of the explanations is right. The likeliest is offered first.
struct Asked {
    std::vector<Choice> choices; ///< empty: any answer
    Message question = message("which was it?");
    int more = 0;        ///< that are not listed; players say one of them as an action
    StreamTime rested{}; ///< as of Called
    bool operator==(const Asked&) const = default;
};

/// A part of an action lies there: the umpire waits for the rest.
struct Unfinished {
    std::vector<Message> couldBecome;
    Message recorded{}; ///< instead, the line that a journal has of it
    int more = 0;       ///< actions that it may become, and that are not listed
    bool operator==(const Unfinished&) const = default;
};

/// What the rules forbid was done. It is taken back, or IllegalStands follows.
struct IllegalSeen {
    std::string player; ///< a journal keeps neither him nor the places
    Message action;
    Message because;
    std::string rule;
    double probability = 0.0;
    std::vector<std::string> where{}; ///< the table differs from the record
    bool operator==(const IllegalSeen&) const = default;
};

/// Where table and record are at odds.
struct Difference {
    std::string where; ///< "d4", "A1"
    Message recorded;  ///< "a Roman tower"
    Message seen;      ///< "nothing"
    bool operator==(const Difference&) const = default;
};
std::vector<std::string> placesOf(const std::vector<Difference>& differences);

/// Table and record are at odds.
struct Desynchronised {
    std::vector<Difference> differences;
    Message recorded{}; ///< instead, the line that a journal has of them
    bool operator==(const Desynchronised&) const = default;
};
/// They agree again.
struct Synchronised {
    bool operator==(const Synchronised&) const = default;
};

/// Players put the record right.
struct Corrected {
    std::string what; ///< "d4 empty"
    std::string position;
    std::string by{}; ///< a player; empty: it was said at the table
    bool positionIsSecret = false;
    std::string where{};   ///< the place that `what` names; everybody may know it
    std::string onlyFor{}; ///< as of Called
    bool isHidden = false; ///< its hearer may not know what was corrected
    bool operator==(const Corrected&) const = default;
};
/// Players let stand what the rules forbid: they say so, or play on.
struct IllegalStands {
    Message action; ///< "e1-e2"; words, where the notation has none for it
    Message because;
    std::string rule; ///< that was broken
    std::string position;
    bool positionIsSecret = false;
    std::vector<Message> happened{}; ///< this and the following are as those of Called
    std::string player{};
    std::string onlyFor{};
    bool isHidden = false; ///< its hearer may not know the action
    bool playedOn = false; ///< nobody said so: play went on
    StreamTime rested{};   ///< as of Called
    bool operator==(const IllegalStands&) const = default;
};

/// The last actions count no more; they stay in the journal. Going back to what was itself undone
/// brings it back.
struct Undone {
    struct Entry {
        std::string onlyFor;       ///< as of Called
        std::string player{};      ///< whose it was; empty: nobody's, or several players'
        bool isCorrection = false; ///< nobody had played it
        bool operator==(const Entry&) const = default;
    };
    std::vector<Message> actions; ///< the last one first; a journal does not keep them
    std::string position;
    bool positionIsSecret = false;
    std::int64_t to = 0;       ///< the number of the journal's event after which it is as it was
    std::string by{};          ///< a player; empty: it was said at the table
    std::vector<Entry> each{}; ///< of the actions; a journal does not keep it
    bool isHidden = false;     ///< its hearer may not know the actions
    bool operator==(const Undone&) const = default;
};
/// What one player said counts once others have agreed: an undo past chance or past another's
/// action, half of a draw, a die that no camera saw.
struct AgreementNeeded {
    enum class Of { All, One };
    int actions = 0;                  ///< that an undo would take back; 0: `what` waits
    std::vector<std::string> players; ///< who has not agreed yet
    std::string what{};               ///< as it was said: "play draw"
    Of of = Of::All;                  ///< these players, or one of them
    bool operator==(const AgreementNeeded&) const = default;
};

/// The camera cannot see it: somebody has to say it.
struct AnswerNeeded {
    enum class Of {
        Now,           ///< the game waits for it
        WhatIsNotSeen, ///< only who does what the camera cannot see says so
    };
    std::vector<std::string> players; ///< who may know it; empty: anybody
    Message question;
    std::vector<std::string> examples; ///< in the game's notation
    /// Of each player, in place of those: what is another's is not accepted, and who lays in secret
    /// knows what is laid. A journal does not keep them.
    ByHearer<std::vector<std::string>> own{};
    Of of = Of::Now; ///< a journal and the feed do not keep it
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
/// Whose notes those are that no player made.
inline constexpr const char* kUmpire = "umpire";
struct Noted {
    Message text;
    std::string by{}; ///< a player, or kUmpire; may be empty
    bool operator==(const Noted&) const = default;
};
/// A player wants the arbiter of the club.
struct ArbiterCalled {
    std::string why; ///< may be empty
    std::string by{};
    bool operator==(const ArbiterCalled&) const = default;
};
/// The arbiter of the club has ruled; a command follows by itself.
struct Ruled {
    std::string arbiter;
    std::string command; ///< as a player would say it; may be empty
    std::string because;
    std::string id; ///< the club's, so that no ruling is entered twice
    bool operator==(const Ruled&) const = default;
};
/// A command was not understood, or cannot be done now. A journal keeps what everybody may hear.
struct Refused {
    std::string command;
    Message because;             ///< as everybody may hear it
    ByHearer<Message> reasons{}; ///< of those who may hear another one
    std::string by{};            ///< who alone said the command; empty: it was said at the table
    bool repeats = true;         ///< the reason may have words of the command
    bool operator==(const Refused&) const = default;
};
struct GameOver {
    std::optional<std::string> winner; ///< as the game calls the player; none: a draw
    Message because;
    std::string rule;
    bool operator==(const GameOver&) const = default;
};
/// The position has now occurred so often.
struct Repeated {
    int times = 0;
    bool operator==(const Repeated&) const = default;
};

/// A computer's advice: its own move, which somebody makes on the table, or a hint that was asked
/// for. A journal keeps what everybody may hear.
struct Advised {
    enum class As { Move, Hint };
    As as = As::Move;
    std::string player;            ///< whose action it is
    std::string action;            ///< in the notation
    double value = 0.5;            ///< what that player may expect: 0 is lost, 1 is won
    std::vector<std::string> line; ///< what is expected, from `action` on
    std::string onlyFor{};         ///< the only player who may know it; everybody where it is empty
    bool isHidden = false;         ///< its hearer may not know the action
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

/// "12. roman: d1-d3", one line for people.
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

/// The action that counts from now on: one that was called, or is illegal and stands; else none.
std::optional<std::string> actionIn(const Event& event);
/// The position after it where it sets one; null where the position stays as it was.
const std::string* positionAfter(const Event& event);
/// Is what was done kept from its hearer?
bool isHidden(const Event& event);
/// Is there only one player who may know the action yet?
bool isForOnePlayer(const Event& event);

} // namespace umpire
