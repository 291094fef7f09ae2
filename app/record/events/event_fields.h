#pragma once

#include "app/record/events/event.h"

/// Defines for each kind of event its name, its fields in the journal and in the feed, and its
/// meaning to people. A kind without a definition does not compile. The names belong to file
/// formats and to the interface for other programs, so they must never change.
namespace umpire {

/// What an event means to people who watch the game.
enum class RulingKind {
    Called,  ///< an action was accepted and recorded
    Asked,   ///< a person must answer or act
    Illegal, ///< the table contradicts the rules or the record
    Changed, ///< the record was corrected
    Over,    ///< the game has ended
    Quiet,   ///< nobody needs to look at it
    Advised, ///< a computer's move or hint
};

/// The names of a kind of event, and how it is stored and shown.
struct Kind {
    enum class Picture { None, OfTheTable };
    enum class Moments { None, AreKept };
    std::string_view journal;
    std::string_view feed;
    RulingKind ruling = RulingKind::Quiet;
    Picture picture = Picture::None; ///< the picture that the journal stores with the event
    /// Whether a film of the seconds before is stored with the event.
    Moments moments = Moments::None;
    /// The word that distinguishes kinds with the same journal name.
    std::string_view state{};
};
inline constexpr Kind::Picture kWithPicture = Kind::Picture::OfTheTable;
inline constexpr Kind::Moments kWithMoments = Kind::Moments::AreKept;
/// The name in the journal for every change of the table's state.
inline constexpr std::string_view kTableWord = "state";

/// The name of a field in the journal and in the feed.
struct Field {
    constexpr Field(const char* both) : journal(both), feed(both) {}
    constexpr Field(const char* theJournals, const char* theFeeds)
        : journal(theJournals), feed(theFeeds) {}
    const char* journal;
    const char* feed;
    bool mayBeNull = false; ///< true if the feed writes null for an empty value
};
constexpr Field nullIfEmpty(Field field) {
    field.mayBeNull = true;
    return field;
}

/// The definition of a kind of event. `fields` passes each field to `visit`, in the order in which
/// fields are written. It calls visit(name, it.field) for both formats, and visit.journal(…) or
/// visit.feed(…) for one of them. It calls visit.kept(…) for a journal field that is written, but
/// is not read into a member.
template <typename Happening>
struct RowOf;

template <>
struct RowOf<Choice> {
    static void fields(auto& visit, auto& it) {
        visit("action", it.actions);
        visit("probability", it.probability);
        visit.feed(nullIfEmpty("because"), it.because);
    }
};
template <>
struct RowOf<Difference> {
    static void fields(auto& visit, auto& it) {
        visit.feed("where", it.where);
        visit.feed("recorded", it.recorded);
        visit.feed("seen", it.seen);
    }
};
template <>
struct RowOf<GameStarted> {
    static Kind kind(const GameStarted&) { return {"setup", "started"}; }
    static void fields(auto& visit, auto& it) { visit("position", it.position); }
};
template <>
struct RowOf<StateChanged> {
    static Kind kind(const StateChanged& it) {
        return {.journal = kTableWord, .feed = "state", .state = nameOf(it.state)};
    }
    static void fields(auto& visit, auto& it) {
        visit.feed("state", nameOf(it.state));
        visit.kept("because", Message());
    }
};
template <>
struct RowOf<Called> {
    static Kind kind(const Called& it) {
        const bool isChosen = it.source == Source::Chosen || it.source == Source::Said;
        return {it.source == Source::OutOfTime ? "time_loss"
                : it.source == Source::GaveUp  ? "resignation"
                : isChosen                     ? "choice"
                                               : "call",
                "called", RulingKind::Called, kWithPicture};
    }
    static void fields(auto& visit, auto& it) {
        visit.feed("ply", it.ply);
        visit.feed("player", it.player);
        visit("action", it.action);
        visit("events", it.happened);
        visit(nullIfEmpty("position"), it.position);
        visit.journal("player", it.player);
        visit.journal("only_for", it.onlyFor);
        visit.ifAny("rested_us", it.rested);
        visit.feed("source", nameOf(it.source));
        visit.feed("probability", it.probability);
        visit.feed("others", it.others);
        if (it.source == Source::Seen) {
            visit.journal("probability", it.probability);
            visit.journal("alternatives", it.others);
        } else {
            visit.journal("by", it.by);
        }
    }
};
template <>
struct RowOf<Asked> {
    static Kind kind(const Asked&) {
        return {"ask", "asked", RulingKind::Asked, kWithPicture, kWithMoments};
    }
    static void fields(auto& visit, auto& it) {
        visit.journal("question", it.question);
        visit(Field{"options", "choices"}, it.choices);
        visit.ifAny("rested_us", it.rested);
        visit.feedIfAny("more", it.more);
    }
};
template <>
struct RowOf<Unfinished> {
    static Kind kind(const Unfinished&) {
        return {.journal = kTableWord,
                .feed = "unfinished",
                .ruling = RulingKind::Asked,
                .state = "unfinished"};
    }
    static void fields(auto& visit, auto& it) {
        visit.journal("because", it.recorded);
        visit.feed("could_become", it.couldBecome);
        visit.feedIfAny("more", it.more);
    }
};
template <>
struct RowOf<IllegalSeen> {
    static Kind kind(const IllegalSeen&) {
        return {"illegal", "illegal", RulingKind::Illegal, kWithPicture, kWithMoments};
    }
    static void fields(auto& visit, auto& it) {
        visit.feed("player", it.player);
        visit("action", it.action);
        visit("because", it.because);
        visit(nullIfEmpty("rule"), it.rule);
        visit("probability", it.probability);
    }
};
template <>
struct RowOf<Desynchronised> {
    static Kind kind(const Desynchronised&) {
        return {kTableWord,   "out_of_sync", RulingKind::Illegal,
                kWithPicture, kWithMoments,  "differs"};
    }
    static void fields(auto& visit, auto& it) {
        visit.journal("because", it.recorded);
        visit.feed("differences", it.differences);
        visit.feedIfAny("as_seen", it.asSeen);
    }
};
template <>
struct RowOf<Synchronised> {
    static Kind kind(const Synchronised&) {
        return {.journal = kTableWord,
                .feed = "in_sync",
                .ruling = RulingKind::Called,
                .state = "agrees"};
    }
    static void fields(auto& visit, auto& it) { visit.kept("because", sentenceOf(it)); }
};
template <>
struct RowOf<Corrected> {
    static Kind kind(const Corrected&) {
        return {"correction", "amended", RulingKind::Changed, kWithPicture};
    }
    static void fields(auto& visit, auto& it) {
        visit("what", it.what);
        visit.feed("because", nullptr);
        visit.feed("rule", nullptr);
        visit(nullIfEmpty("position"), it.position);
        visit.journal("by", it.by);
        visit.feedIfAny("by", it.by);
        visit.ifAny("where", it.where); // older records lack both fields
        visit.ifAny("only_for", it.onlyFor);
    }
};
template <>
struct RowOf<IllegalStands> {
    static Kind kind(const IllegalStands&) {
        return {"illegal_stands", "amended", RulingKind::Changed, kWithPicture};
    }
    static void fields(auto& visit, auto& it) {
        visit.feed("what", changeOf(it));
        visit.journal("action", it.action);
        visit.journal("events", it.happened);
        visit.journal("position", it.position);
        visit.journal("player", it.player);
        visit.journal("only_for", it.onlyFor);
        visit(nullIfEmpty("because"), it.because);
        visit(nullIfEmpty("rule"), it.rule);
        visit.ifAny("played_on", it.playedOn);
        visit.ifAny("rested_us", it.rested);
        visit.feed(nullIfEmpty("position"), it.position);
    }
};
template <>
struct RowOf<Undone> {
    static Kind kind(const Undone&) {
        return {"undo", "undone", RulingKind::Changed, kWithPicture};
    }
    static void fields(auto& visit, auto& it) {
        visit.feed("actions", it.actions);
        visit.journal("to", it.to);
        visit(nullIfEmpty("position"), it.position);
        visit.journal("by", it.by);
        visit.feedIfAny("by", it.by);
    }
};
template <>
struct RowOf<AgreementNeeded> {
    static Kind kind(const AgreementNeeded&) {
        return {"agreement_needed", "agreement_needed", RulingKind::Asked};
    }
    static void fields(auto& visit, auto& it) {
        visit("actions", it.actions);
        visit("players", it.players);
        visit.ifAny("what", it.what);
        visit.ifAny("needs", it.of);
    }
};
template <>
struct RowOf<AnswerNeeded> {
    static Kind kind(const AnswerNeeded&) {
        return {"answer_needed", "answer_needed", RulingKind::Asked};
    }
    static void fields(auto& visit, auto& it) {
        visit("players", it.players);
        visit("question", it.question);
        visit("examples", it.examples);
    }
};
template <>
struct RowOf<Paused> {
    static Kind kind(const Paused&) { return {"pause", "paused"}; }
    static void fields(auto& visit, auto& it) { visit.journal("because", it.because); }
};
template <>
struct RowOf<Resumed> {
    static Kind kind(const Resumed&) { return {"resume", "resumed"}; }
    static void fields(auto& visit, auto& it) { visit.journal("because", it.because); }
};
template <>
struct RowOf<Noted> {
    static Kind kind(const Noted&) { return {"note", "noted"}; }
    static void fields(auto& visit, auto& it) {
        visit(Field{"what", "text"}, it.text);
        visit.journal("by", it.by);
    }
};
template <>
struct RowOf<ArbiterCalled> {
    static Kind kind(const ArbiterCalled&) {
        return {"arbiter_called", "arbiter_called", RulingKind::Quiet, kWithPicture, kWithMoments};
    }
    static void fields(auto& visit, auto& it) {
        visit("why", it.why);
        visit("by", it.by);
    }
};
template <>
struct RowOf<Ruled> {
    static Kind kind(const Ruled&) { return {"ruled", "ruled"}; }
    static void fields(auto& visit, auto& it) {
        visit("arbiter", it.arbiter);
        visit("command", it.command);
        visit("because", it.because);
        visit("id", it.id);
    }
};
template <>
struct RowOf<Refused> {
    static Kind kind(const Refused&) { return {"refused", "refused"}; }
    static void fields(auto& visit, auto& it) {
        visit("command", it.command);
        visit("because", it.because);
        visit.journal("by", it.by);
    }
};
template <>
struct RowOf<GameOver> {
    static Kind kind(const GameOver&) {
        return {"outcome", "over", RulingKind::Over, kWithPicture};
    }
    static void fields(auto& visit, auto& it) {
        visit("winner", it.winner);
        visit("because", it.because);
        visit(nullIfEmpty("rule"), it.rule);
    }
};
template <>
struct RowOf<Repeated> {
    static Kind kind(const Repeated&) { return {"repeated", "repeated"}; }
    static void fields(auto& visit, auto& it) { visit("times", it.times); }
};
template <>
struct RowOf<Advised> {
    static Kind kind(const Advised& it) {
        return {"advised", "advised", it.isHidden ? RulingKind::Quiet : RulingKind::Advised};
    }
    static void fields(auto& visit, auto& it) {
        visit("as", it.as);
        visit("player", it.player);
        visit("action", it.action);
        visit("value", it.value);
        visit("line", it.line);
        visit.journal("only_for", it.onlyFor);
    }
};

template <>
struct RowOf<FlagFell> {
    static Kind kind(const FlagFell&) {
        return {"flag", "flag", RulingKind::Asked, kWithPicture, kWithMoments};
    }
    static void fields(auto& visit, auto& it) {
        visit("player", it.player);
        visit("fell_us", it.fell);
        visit("then", it.then);
    }
};

inline Kind kindOf(const Event& event) {
    return std::visit([]<typename One>(const One& one) { return RowOf<One>::kind(one); }, event);
}

} // namespace umpire
