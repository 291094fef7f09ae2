#pragma once

#include "app/game/referee/core/referee_corrections.h"

/// Handles an illegal action until players take it back, accept it with `stands`, or play on.
namespace umpire::referee {

template <Game G>
void Referee<G>::obey(const LetStand&) {
    const bool isOpen = matter_ && std::holds_alternative<IllegalSeen>(*matter_);
    if (isOpen && !verdict_.explanations.empty() && isUnexpected(verdict_.explanations.front())) {
        // a legal action that is not the one already decided
        take(Explanation<G>(verdict_.explanations.front()));
    } else if (isAccused()) { // the table may have changed since the illegal action
        letStand(accused_->illegal, StandsBecause::PlayersSaidSo);
    } else {
        refuse(message("nothing illegal lies there"));
    }
}

/// Tells whether the record is the same as when the last illegal action was seen.
template <Game G>
bool Referee<G>::isAccused() const {
    return accused_ && accused_->in == state();
}

/// Tells whether the record can continue from the illegal position.
template <Game G>
bool Referee<G>::canStand(const Explanation<G>& illegal) const {
    return !faultOf<G>(illegal.after) && illegal.after != state();
}

template <Game G>
void Referee<G>::letStand(Explanation<G> illegal, StandsBecause because) {
    if (!canStand(illegal)) {
        refuse(message("no position of the game is like what lies there; take it back"));
        return;
    }
    amend(IllegalStands{.action = actionsText(illegal),
                        .because = illegal.violation->because,
                        .rule = illegal.violation->rule,
                        .player = actorIn(illegal),
                        .playedOn = because == StandsBecause::PlayWentOn},
          illegal.after,
          illegal.actions.empty() ? std::vector<std::string>() : actorsOf(illegal.actions.front()));
}

/// Tells whether another player has acted since the illegal action. A further action of the same
/// player does not accept it.
template <Game G>
bool Referee<G>::isAnswered(const Explanation<G>& illegal, const Explanation<G>& since) const {
    const std::string offender = actorIn(illegal);
    State position = illegal.after;
    return std::ranges::any_of(since.actions, [&](const Action& action) {
        const bool isOthers = offender.empty() || whose(position, action) != offender;
        position = G::apply(position, action).state;
        return isOthers;
    });
}

/// Explains the looks as play from the illegal position. If another player has played on from that
/// position, accepts the illegal action. Returns false if this explanation is not better than the
/// explanation from the record. Announces nothing else.
template <Game G>
bool Referee<G>::isExplainedByIllegal() {
    const bool isOpen = verdict_.ruling == Ruling::Ask || verdict_.ruling == Ruling::Unfinished ||
                        verdict_.ruling == Ruling::Illegal || verdict_.ruling == Ruling::OutOfSync;
    if (!isOpen || !isAccused() || accused_->isTakenBack || awaited_ ||
        !canStand(accused_->illegal)) {
        return false;
    }
    const Verdict<G> since = reader_.explain(accused_->illegal.after);
    const bool isNothing =
        // the same illegal action, seen again
        since.ruling == Ruling::Unchanged && verdict_.ruling == Ruling::Illegal;
    const bool isPlay =
        (since.ruling == Ruling::Called || since.ruling == Ruling::Ask) &&
        std::ranges::all_of(since.explanations, [this](const Explanation<G>& each) {
            return each.happening == Happening::Actions && isAnswered(accused_->illegal, each);
        });
    if (isPlay) {
        letStand(accused_->illegal, StandsBecause::PlayWentOn);
        return true;
    }
    return !isNothing && since.ruling != Ruling::OutOfSync && since.ruling != Ruling::Illegal;
}

} // namespace umpire::referee
