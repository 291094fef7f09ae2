#pragma once

#include "app/game/referee/core/referee_words.h"

/// Handles the observations of the camera.
namespace umpire::referee {

/// Maximum number of looks that are accumulated while the table is at rest. The next look starts
/// again, so that old looks lose their weight.
inline constexpr int kMaxLooks = 6;
/// Time after which "Settling" is announced. It is not announced at once, because the table settles
/// briefly after each movement of a hand.
inline constexpr StreamTime kLasts = 1s;

template <Game G>
TableState Referee<G>::tableState() const {
    const bool atOdds = matter_ && (std::holds_alternative<Desynchronised>(*matter_) ||
                                    std::holds_alternative<IllegalSeen>(*matter_));
    return watch_.state() == TableState::Still && atOdds ? TableState::OutOfSync : watch_.state();
}

template <Game G>
bool Referee<G>::wantsLook() const {
    if (watch_.state() != TableState::Still || paused_ || over_) {
        return false;
    }
    if (reader_.looks() == 0) {
        return true;
    }
    const StreamTime since = now_ - lastLook_;
    if (verdict_.ruling == Ruling::Undecided) {
        return since >= watch_.options().relook;
    }
    return (matter_ || watch_.isAltered()) && since >= watch_.options().recheck;
}

template <Game G>
bool Referee<G>::isUndecided() const {
    const TableState state = watch_.state();
    return state == TableState::Settling ||
           (state == TableState::Still && verdict_.ruling == Ruling::Undecided);
}

template <Game G>
bool Referee<G>::wantsDice() const {
    if constexpr (requires { reader_.wantsDice(state()); }) {
        return reader_.looks() >= kMaxLooks || reader_.wantsDice(state());
    } else {
        return true;
    }
}

template <Game G>
std::optional<int> Referee<G>::looseMatches() const {
    if constexpr (requires { reader_.looseMatches(state()); }) {
        return reader_.looseMatches(state());
    } else {
        return std::nullopt;
    }
}

template <Game G>
RecordedStacks Referee<G>::recordedStacks() const {
    if constexpr (requires { reader_.recordedStacks(state()); }) {
        return reader_.recordedStacks(state());
    } else {
        return {};
    }
}

template <Game G>
Announcements Referee<G>::taken() {
    const TableState state = tableState();
    if (state != TableState::Settling) {
        settlesSince_ = now_;
    }
    const bool passes = state == TableState::Settling && now_ - settlesSince_ < kLasts;
    if (state != told_ && !passes) {
        told_ = state;
        say(StateChanged{told_});
    }
    return std::exchange(said_, {});
}

template <Game G>
Announcements Referee<G>::begin(StreamTime stamp) {
    now_ = stamp;
    askPlayers();
    return taken();
}

template <Game G>
Announcements Referee<G>::see(StreamTime stamp, const FrameFacts& facts) {
    now_ = stamp;
    watch_.see(stamp, facts);
    if (watch_.restsSince() > lastLook_ || watch_.state() != TableState::Still) {
        reader_.forget();
        verdict_.ruling = Ruling::Undecided;
    }
    return taken();
}

template <Game G>
Announcements Referee<G>::cameraLost(StreamTime stamp) {
    now_ = stamp;
    watch_.cameraLost();
    reader_.forget();
    return taken();
}

template <Game G>
Announcements Referee<G>::registered(StreamTime stamp) {
    now_ = stamp;
    watch_.registered();
    reader_.forget();
    return taken();
}

template <Game G>
Announcements Referee<G>::look(StreamTime stamp, const TableObservation& seen) {
    now_ = stamp;
    if (watch_.state() != TableState::Still || paused_ || over_) {
        return {};
    }
    if (reader_.looks() >= kMaxLooks) {
        reader_.forget();
    }
    reader_.look(state(), seen);
    lastLook_ = stamp;
    judge();
    return taken();
}

/// Before table and record agree for the first time, accuses no player: a difference may then be a
/// misread tower, or another setup.
template <Game G>
void Referee<G>::presumeInnocence() {
    const bool blames = verdict_.ruling == Ruling::Illegal || verdict_.ruling == Ruling::Ask;
    if (hasAgreed_ || record_.size() > 0 || !blames || verdict_.differences.empty()) {
        return;
    }
    std::erase_if(verdict_.explanations, [](const Explanation<G>& explanation) {
        return explanation.happening == Happening::Illegal;
    });
    if (verdict_.explanations.empty() || verdict_.ruling == Ruling::Illegal) {
        verdict_.ruling = Ruling::OutOfSync;
    }
}

/// Decides again and again until a decision no longer changes the record.
template <Game G>
void Referee<G>::judge() {
    if (reader_.looks() == 0 || over_) {
        return;
    }
    for (std::size_t before = record_.size() + 1; before != record_.size() && !over_;) {
        before = record_.size();
        verdict_ = reader_.explain(state());
        presumeInnocence();
        if (!isExplainedByIllegal()) {
            actOnRuling();
        }
    }
}

template <Game G>
void Referee<G>::actOnRuling() {
    switch (verdict_.ruling) {
    case Ruling::Undecided:
        return;
    case Ruling::Unchanged:
        reader_.agreed(state());
        hasAgreed_ = true;
        if (accused_) {
            accused_->isTakenBack = true;
        }
        distrusted_.clear();
        close();
        return;
    case Ruling::Called:
        if (isDistrusted(verdict_.explanations.front())) {
            std::vector<Difference> differences = verdict_.differences;
            if (differences.empty()) {
                differences.push_back({english(actionsText(verdict_.explanations.front())),
                                       message("undone"), message("still there")});
            }
            open(Desynchronised{std::move(differences)});
            return;
        }
        offered_ = verdict_.explanations;
        offeredAt_ = record_.size();
        if (isUnexpected(verdict_.explanations.front())) {
            const Explanation<G>& other = verdict_.explanations.front();
            open(IllegalSeen{
                actorIn(other), actionsText(other), awaited_->because, "", other.probability, {}});
            return;
        }
        matter_.reset();
        call(verdict_.explanations.front(), Source::Seen);
        return;
    case Ruling::Ask: {
        offered_ = verdict_.explanations;
        offeredAt_ = record_.size();
        const int more = keepListed(offered_);
        open(Asked{choicesOf(offered_), verdict_.question, more});
        return;
    }
    case Ruling::Unfinished:
        if (!matter_ || !std::holds_alternative<Asked>(*matter_) || offeredAt_ != record_.size()) {
            open(partOf(verdict_.explanations.front()));
        } // otherwise the question stays open until players answer it
        return;
    case Ruling::Illegal: {
        const Explanation<G>& illegal = verdict_.explanations.front();
        accused_ = Accusation{illegal, state()};
        open(IllegalSeen{actorIn(illegal), actionsText(illegal), illegal.violation->because,
                         illegal.violation->rule, illegal.probability,
                         placesOf(verdict_.differences)});
        return;
    }
    case Ruling::OutOfSync:
        offeredAsSeen_ = asSeen();
        open(Desynchronised{verdict_.differences, {}, offeredAsSeen_});
        return;
    }
}

/// Announces an open issue, unless it was the open issue before. Changed probabilities alone do not
/// make it a new issue.
template <Game G>
void Referee<G>::open(Event matter) {
    const auto gist = [](const Event& event) {
        if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
            return english(illegal->action);
        }
        std::string all;
        if (const auto* asked = std::get_if<Asked>(&event)) {
            for (const Choice& choice : asked->choices) {
                all += english(choice.actions) + ';';
            }
        } else {
            all = text(event);
        }
        return all;
    };
    const bool known = matter_ && matter_->index() == matter.index() &&
                       isAlikeButMeasured(gist(*matter_), gist(matter));
    matter_ = matter;
    if (!known) {
        say(std::move(matter));
    }
}

/// Ends the open issue, because table and record agree.
template <Game G>
void Referee<G>::close() {
    if (matter_ && !std::holds_alternative<Unfinished>(*matter_)) {
        say(Synchronised{});
    }
    matter_.reset();
}

template <Game G>
bool Referee<G>::isDistrusted(const Explanation<G>& explanation) const {
    return !distrusted_.empty() && !explanation.actions.empty() &&
           isAlikeButMeasured(G::text(state(), explanation.actions.front()), distrusted_);
}

template <Game G>
bool Referee<G>::isUnexpected(const Explanation<G>& explanation) const {
    return awaited_ && !explanation.actions.empty() &&
           !isAlikeButMeasured(G::text(state(), explanation.actions.front()), awaited_->action);
}

template <Game G>
void Referee<G>::call(const Explanation<G>& explanation, Source source) {
    distrusted_.clear();
    Called called{.source = source, .probability = explanation.probability};
    if (source == Source::Seen) {
        std::vector<Explanation<G>> others = verdict_.explanations;
        std::erase_if(others, [&](const Explanation<G>& other) {
            return other.happening == Happening::Nothing ||
                   other.happening == Happening::Unfinished || other.actions == explanation.actions;
        });
        keepListed(others);
        called.others = choicesOf(others);
    }
    for (const Action& action : explanation.actions) {
        callAction(action, called);
        called.others.clear();
    }
    askPlayers();
}

/// Plays the action and announces it. `called` has the source, the probability, and the player if
/// the action names none.
template <Game G>
void Referee<G>::callAction(const Action& action, Called called) {
    awaited_.reset();
    if (called.source != Source::Seen && called.source != Source::Chosen) {
        offered_.clear(); // `choose` needs nobody's agreement, so it may only replace an action
                          // that the umpire has read
    }
    const State before = state();
    auto step = G::apply(before, action);
    called.ply = record_.actions() + 1;
    called.player = called.player.empty() ? whose(before, action) : called.player;
    called.action = G::text(before, action);
    called.position = G::text(step.state);
    called.onlyFor = reader_.onlyFor(before, action);
    for (const auto& event : step.events) {
        called.happened.emplace_back(G::text(step.state, event));
    }
    called.heard = heardOf(step);
    pending_.reset();
    // a loss on time can be undone only if all players agree
    const bool isTime = called.source == Source::OutOfTime;
    record_.push({called.action, isTime ? everybody() : actorsOf(action), called.onlyFor},
                 std::move(step.state), decidedBy<G>(action), repeatingOf<G>(step.events));
    reader_.played(before, action);
    called.positionIsSecret = positionIsSecret();
    say(std::move(called));
    if (const int times = record_.timesSeen(); times >= 3) {
        say(Repeated{times});
    }
}

/// Announces the end of the game. If the game goes on, asks for facts that the camera cannot see.
template <Game G>
void Referee<G>::askPlayers() {
    const auto outcome = G::outcome(state());
    over_ = outcome.has_value();
    if (over_) {
        GameOver end{std::nullopt, outcome->because, outcome->rule};
        if (outcome->winner) {
            end.winner = G::playerName(state(), *outcome->winner);
        }
        say(std::move(end));
        return;
    }
    auto question = reader_.question(state());
    const bool isNew = question && question != questionFor(asked_, kEverybody);
    if (question) { // a change only in the players' own examples is not announced
        question->own = ownExamples(*question);
    }
    asked_ = std::move(question);
    if (isNew) {
        say(*asked_);
    }
}

} // namespace umpire::referee
