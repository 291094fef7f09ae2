#include "app/live/record_of_game.h"

#include <algorithm>

namespace umpire {
namespace {

/// Notes that no player made.
constexpr const char* kUmpire = "umpire";
constexpr std::string_view kStands = " stands";

std::vector<Explanation> explanationsOf(const std::vector<referee::Choice>& choices) {
    std::vector<Explanation> explanations;
    for (const referee::Choice& choice : choices) {
        explanations.push_back({choice.actions, choice.probability});
    }
    return explanations;
}

/// A word for the state, and what it is about.
Happening stateOf(std::string state, const referee::Event& event) {
    return StateChange{std::move(state), referee::text(event)};
}

struct Recorder {
    const std::vector<std::int64_t>& entries;

    Happening operator()(const referee::StateChanged& changed) const {
        return StateChange{std::string(nameOf(changed.state)), ""};
    }
    Happening operator()(const referee::Called& called) const {
        const PlayedAction played{.action = called.action,
                                  .events = called.happened,
                                  .position = called.position,
                                  .player = called.player,
                                  .onlyFor = called.onlyFor};
        switch (called.source) {
        case referee::Source::Seen:
            break;
        case referee::Source::Chosen:
        case referee::Source::Said:
            return Choice{played, ""};
        case referee::Source::GaveUp:
            return Resignation{played, called.player};
        }
        return Call{played, called.probability, explanationsOf(called.others)};
    }
    Happening operator()(const referee::Asked& asked) const {
        return Ask{"which was it?", explanationsOf(asked.choices)};
    }
    Happening operator()(const referee::Unfinished& unfinished) const {
        return stateOf("unfinished", unfinished);
    }
    Happening operator()(const referee::IllegalSeen& seen) const {
        return IllegalSeen{seen.action, seen.because, seen.rule, seen.probability};
    }
    Happening operator()(const referee::Desynchronised& found) const {
        return stateOf("differs", found);
    }
    Happening operator()(const referee::Synchronised& found) const {
        return stateOf("agrees", found);
    }
    Happening operator()(const referee::Amended& amended) const {
        if (amended.illegal.empty()) {
            return Correction{amended.what, amended.position, ""};
        }
        PlayedAction played;
        played.action = amended.illegal;
        played.position = amended.position;
        return IllegalStands{played, amended.because, amended.rule};
    }
    Happening operator()(const referee::Undone& undone) const {
        const std::size_t stay = entries.size() - std::min(undone.actions.size(), entries.size());
        return Undo{stay < entries.size() ? entries[stay] - 1 : 0, undone.position, ""};
    }
    Happening operator()(const referee::AgreementNeeded& needed) const {
        return Ask{referee::text(needed), {}};
    }
    Happening operator()(const referee::AnswerNeeded& needed) const {
        std::string who;
        for (const std::string& player : needed.players) {
            who.append(who.empty() ? "" : ", ").append(player);
        }
        return Ask{(who.empty() ? "" : who + ": ") + needed.question, {}};
    }
    Happening operator()(const referee::Paused&) const { return Pause{""}; }
    Happening operator()(const referee::Resumed&) const { return Resume{""}; }
    Happening operator()(const referee::Noted& noted) const { return Note{noted.text, ""}; }
    Happening operator()(const referee::Refused& refused) const {
        return Note{referee::text(refused), kUmpire};
    }
    Happening operator()(const referee::GameOver& over) const {
        return GameEnd{over.winner.empty() ? std::nullopt : std::optional(over.winner),
                       over.because, over.rule};
    }
    Happening operator()(const referee::Repeated& repeated) const {
        return Note{referee::text(repeated), kUmpire};
    }
};

struct WantsPicture {
    bool operator()(const referee::StateChanged&) const { return false; }
    bool operator()(const referee::Called&) const { return true; }
    bool operator()(const referee::Asked&) const { return true; }
    bool operator()(const referee::Unfinished&) const { return false; }
    bool operator()(const referee::IllegalSeen&) const { return true; }
    bool operator()(const referee::Desynchronised&) const { return true; }
    bool operator()(const referee::Synchronised&) const { return false; }
    bool operator()(const referee::Amended&) const { return true; }
    bool operator()(const referee::Undone&) const { return true; }
    bool operator()(const referee::AgreementNeeded&) const { return false; }
    bool operator()(const referee::AnswerNeeded&) const { return false; }
    bool operator()(const referee::Paused&) const { return false; }
    bool operator()(const referee::Resumed&) const { return false; }
    bool operator()(const referee::Noted&) const { return false; }
    bool operator()(const referee::Refused&) const { return false; }
    bool operator()(const referee::GameOver&) const { return true; }
    bool operator()(const referee::Repeated&) const { return false; }
};

referee::Event amendedTo(std::string what, const std::string& position) {
    referee::Amended amended;
    amended.what = std::move(what);
    amended.position = position;
    return amended;
}

referee::Event calledAs(const PlayedAction& played) {
    referee::Called called;
    called.player = played.player;
    called.action = played.action;
    called.position = played.position;
    return called;
}

/// None where it is nothing that the referee is restored from.
struct Restorer {
    using Found = tl::expected<std::optional<referee::Event>, std::string>;
    const std::vector<std::int64_t>& entries;

    Found operator()(const Call& call) const { return calledAs(call.played); }
    Found operator()(const Choice& choice) const { return calledAs(choice.played); }
    Found operator()(const Resignation& given) const { return calledAs(given.played); }
    Found operator()(const IllegalStands& stands) const {
        return amendedTo(stands.played.action + std::string(kStands), stands.played.position);
    }
    Found operator()(const Correction& correction) const {
        return amendedTo(correction.what, correction.position);
    }
    Found operator()(const Undo& undo) const {
        referee::Undone undone;
        undone.actions.resize(std::size_t(
            std::ranges::count_if(entries, [&](std::int64_t number) { return number > undo.to; })));
        undone.position = undo.position;
        if (undone.actions.empty()) {
            return tl::make_unexpected(std::string("it brings back what was undone before"));
        }
        return undone;
    }
    Found operator()(const Pause&) const { return referee::Paused{}; }
    Found operator()(const Resume&) const { return referee::Resumed{}; }
    Found operator()(const GameStart&) const { return std::nullopt; }
    Found operator()(const StateChange&) const { return std::nullopt; }
    Found operator()(const IllegalSeen&) const { return std::nullopt; }
    Found operator()(const Ask&) const { return std::nullopt; }
    Found operator()(const Dispute&) const { return std::nullopt; }
    Found operator()(const Note&) const { return std::nullopt; }
    Found operator()(const GameEnd&) const { return std::nullopt; }
};

} // namespace

Happening RecordOfGame::happeningOf(const referee::Event& event) const {
    return std::visit(Recorder{entries_}, event);
}

tl::expected<std::optional<referee::Event>, std::string>
RecordOfGame::eventOf(const Happening& happening) const {
    return std::visit(Restorer{entries_}, happening);
}

void RecordOfGame::recorded(const RecordedEvent& event) {
    if (playedIn(event.happening) != nullptr ||
        std::holds_alternative<Correction>(event.happening)) {
        entries_.push_back(event.number);
        over_ = false;
    } else if (const auto* undo = std::get_if<Undo>(&event.happening)) {
        std::erase_if(entries_, [to = undo->to](std::int64_t number) { return number > to; });
        over_ = false;
    }
    paused_ = std::holds_alternative<Pause>(event.happening) ||
              (paused_ && !std::holds_alternative<Resume>(event.happening));
    over_ = over_ || std::holds_alternative<GameEnd>(event.happening);
}

bool wantsPicture(const referee::Event& event) {
    return std::visit(WantsPicture{}, event);
}

} // namespace umpire
