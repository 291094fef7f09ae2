#pragma once

#include "app/referee/core/explanation.h"
#include "app/referee/core/table_state.h"

#include <functional>
#include <map>

/// What the umpire announces. Texts are in the game's notation, so that a journal or a feed needs
/// to know no game.
namespace umpire::referee {

struct StateChanged {
    TableState state = TableState::Waiting;
    bool operator==(const StateChanged&) const = default;
};

/// Who says that it was so.
enum class Source {
    Seen,   ///< the umpire, from the table
    Chosen, ///< players, from what the umpire offered
    Said,   ///< players, in their own words
    GaveUp, ///< `player` resigned
};

struct Choice {
    std::string actions; ///< "d1-d3", "d1-d3 d7-d5"
    double probability = 0.0;
    std::string because; ///< where it is illegal, and the rule
    bool operator==(const Choice&) const = default;
};

/// What a hearer may know of an action.
struct Heard {
    std::vector<std::string> happened; ///< the rules' events, each with what is left of it
    std::string position;              ///< as the hearer sees it; empty: it is secret
    bool operator==(const Heard&) const = default;
};
/// By player's name; what everybody may know is under no name.
template <typename T>
using ByHearer = std::map<std::string, T, std::less<>>;
inline constexpr std::string_view kEverybody;

/// An action that counts.
struct Called {
    int ply = 0; ///< from 1; the number of actions that count now
    std::string player;
    std::string action;
    std::vector<std::string> happened; ///< the rules' events, for people
    std::string position;              ///< after it
    Source source = Source::Seen;
    double probability = 1.0;
    std::vector<Choice> others; ///< what else it may have been, the likeliest first
    /// The only player who may know it yet; everybody where it is empty. To all others it is
    /// `action` hidden.
    std::string onlyFor;
    bool positionIsSecret = false; ///< some player may not know all of it
    ByHearer<Heard> heard{};       ///< in games with secrets
    bool operator==(const Called&) const = default;
};

/// Two explanations are near: the likeliest is offered first.
struct Asked {
    std::vector<Choice> choices;
    bool operator==(const Asked&) const = default;
};

/// A part of an action lies there: the umpire waits for the rest.
struct Unfinished {
    std::vector<std::string> couldBecome;
    bool operator==(const Unfinished&) const = default;
};

/// What the rules forbid was done. It is taken back, or players say that it stands.
struct IllegalSeen {
    std::string player;
    std::string action;
    std::string because;
    std::string rule;
    double probability = 0.0;
    std::vector<std::string> where; ///< the table differs from the record
    bool operator==(const IllegalSeen&) const = default;
};

/// Table and record are at odds, cell by cell.
struct Desynchronised {
    std::vector<Difference> differences;
    bool operator==(const Desynchronised&) const = default;
};
/// They agree again.
struct Synchronised {
    bool operator==(const Synchronised&) const = default;
};

/// The record was changed by players: a piece, or something illegal that stands.
struct Amended {
    std::string what;    ///< "d4 empty", "e1-e2 stands"
    std::string illegal; ///< "e1-e2", what stands though the rules forbid it; else empty
    std::string because; ///< the rules do
    std::string rule;    ///< that was broken
    std::string position;
    bool positionIsSecret = false;
    bool operator==(const Amended&) const = default;
};

/// So many actions count no more; they stay in the record.
struct Undone {
    std::vector<std::string> actions; ///< the last one first
    std::string position;
    bool positionIsSecret = false;
    bool operator==(const Undone&) const = default;
};
/// All players have to agree, since chance would be undone.
struct AgreementNeeded {
    int actions = 0;
    std::vector<std::string> players; ///< who has not agreed yet
    bool operator==(const AgreementNeeded&) const = default;
};

/// The camera cannot see it: somebody has to say it.
struct AnswerNeeded {
    std::vector<std::string> players; ///< who may know it; empty: anybody
    std::string question;
    std::vector<std::string> examples; ///< in the game's notation
    bool operator==(const AnswerNeeded&) const = default;
};

struct Paused {
    bool operator==(const Paused&) const = default;
};
struct Resumed {
    bool operator==(const Resumed&) const = default;
};
struct Noted {
    std::string text;
    bool operator==(const Noted&) const = default;
};
/// A command was not understood, or cannot be done now.
struct Refused {
    std::string command;
    std::string because;             ///< as everybody may hear it
    ByHearer<std::string> reasons{}; ///< of those who may hear another one
    std::string by{};    ///< who alone said the command; empty: it was said at the table
    bool repeats = true; ///< the reason may have words of the command
    bool operator==(const Refused&) const = default;
};
struct GameOver {
    std::string winner; ///< empty: a draw
    std::string because;
    std::string rule;
    bool operator==(const GameOver&) const = default;
};
/// The position stood there before, so often with this time.
struct Repeated {
    int times = 0;
    bool operator==(const Repeated&) const = default;
};

using Event = std::variant<StateChanged, Called, Asked, Unfinished, IllegalSeen, Desynchronised,
                           Synchronised, Amended, Undone, AgreementNeeded, AnswerNeeded, Paused,
                           Resumed, Noted, Refused, GameOver, Repeated>;

struct Announcement {
    StreamTime at{};
    Event event;
    bool operator==(const Announcement&) const = default;
};

/// "Called: d1-d3 (roman)", one line for people.
std::string text(const Event& event);
/// "called", for programs.
std::string_view kindOf(const Event& event);
std::string_view nameOf(Source source);
/// The same words, and numbers with a point that are nearly the same: what a camera measures twice.
bool isAlikeButMeasured(std::string_view one, std::string_view other);
/// What stands for an action or a correction that not everybody may know.
inline constexpr std::string_view kHiddenAction = "hidden";
/// What was said may be a secret, and the reason where it repeats that.
void forgetWords(Refused& refused);
/// As that player may know it; as everybody may where it is kEverybody: what is only for somebody
/// else is told without its content.
Event viewOf(const Event& event, std::string_view hearer);
inline Event publicView(const Event& event) {
    return viewOf(event, kEverybody);
}

} // namespace umpire::referee
