#pragma once

#include "app/record/events/event.h"
#include "app/record/events/hearer.h"

/// Which of the journal's kinds an event is, and what is kept of it. The first version of the file
/// settled the words.
namespace umpire {

/// What the table did is a word and a line in the file.
struct TableWords {
    std::string state;
    Message because; ///< may be empty
};

inline constexpr std::string_view kUnfinished = "unfinished";
inline constexpr std::string_view kDiffers = "differs";
inline constexpr std::string_view kAgrees = "agrees";
/// Whose notes those are that no player made.
inline constexpr const char* kUmpire = "umpire";

/// As what an event stands in the file. What has no kind of its own there becomes a line of text.
struct InFile {
    template <typename Event>
    const Event& operator()(const Event& event) const {
        return event;
    }
    TableWords operator()(const StateChanged& it) const {
        return {std::string(nameOf(it.state)), ""};
    }
    TableWords operator()(const Unfinished& it) const {
        return {std::string(kUnfinished), sentenceOf(it)};
    }
    TableWords operator()(const Desynchronised& it) const {
        return {std::string(kDiffers), sentenceOf(it)};
    }
    TableWords operator()(const Synchronised& it) const {
        return {std::string(kAgrees), sentenceOf(it)};
    }
    Asked operator()(const AgreementNeeded& it) const { return {{}, sentenceOf(it)}; }
    Asked operator()(const AnswerNeeded& it) const {
        std::string who;
        for (const std::string& player : it.players) {
            who.append(who.empty() ? "" : ", ").append(player);
        }
        return {{}, who.empty() ? it.question : message("%1: %2", who, it.question)};
    }
    Noted operator()(const Refused& it) const { return {sentenceOf(it), kUmpire}; }
    Noted operator()(const Repeated& it) const { return {sentenceOf(it), kUmpire}; }
    Noted operator()(const Advised& it) const { return {sentenceOf(publicView(it)), kUmpire}; }
};

/// The inverse; none where the word is none of this version.
inline std::optional<Event> tableEventOf(const TableWords& words) {
    if (words.state == kUnfinished) {
        return Unfinished{{}, words.because};
    }
    if (words.state == kDiffers) {
        return Desynchronised{{}, words.because};
    }
    if (words.state == kAgrees) {
        return Synchronised{};
    }
    for (int each = 0; each <= int(TableState::OutOfSync); ++each) {
        if (nameOf(TableState(each)) == words.state) {
            return StateChanged{TableState(each)};
        }
    }
    return std::nullopt;
}

struct KindOf {
    std::string_view operator()(const GameStarted&) const { return "setup"; }
    std::string_view operator()(const TableWords&) const { return "state"; }
    std::string_view operator()(const Called& it) const {
        switch (it.source) {
        case Source::Seen:
            break;
        case Source::Chosen:
        case Source::Said:
            return "choice";
        case Source::GaveUp:
            return "resignation";
        }
        return "call";
    }
    std::string_view operator()(const IllegalSeen&) const { return "illegal"; }
    std::string_view operator()(const IllegalStands&) const { return "illegal_stands"; }
    std::string_view operator()(const Asked&) const { return "ask"; }
    std::string_view operator()(const Corrected&) const { return "correction"; }
    std::string_view operator()(const Disputed&) const { return "dispute"; }
    std::string_view operator()(const Undone&) const { return "undo"; }
    std::string_view operator()(const Paused&) const { return "pause"; }
    std::string_view operator()(const Resumed&) const { return "resume"; }
    std::string_view operator()(const Noted&) const { return "note"; }
    std::string_view operator()(const GameOver&) const { return "outcome"; }
};

/// An event of each kind.
inline const std::vector<Event>& emptyKinds() {
    static const std::vector<Event> kinds = {GameStarted{},
                                             StateChanged{},
                                             Called{.source = Source::Seen},
                                             Called{.source = Source::Chosen},
                                             Called{.source = Source::GaveUp},
                                             IllegalSeen{},
                                             IllegalStands{},
                                             Asked{},
                                             Corrected{},
                                             Disputed{},
                                             Undone{},
                                             Paused{},
                                             Resumed{},
                                             Noted{},
                                             GameOver{}};
    return kinds;
}

} // namespace umpire
