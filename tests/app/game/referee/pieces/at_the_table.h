#pragma once

#include "app/game/referee/core/referee.h"

#include <gtest/gtest.h>

/// A referee of a game with pieces, and a perfect eye for its table.
namespace umpire::referee::testing {

template <Game G>
class AtTheTable : public ::testing::Test {
protected:
    [[nodiscard]] virtual TableObservation seen() const = 0;

    void begin(const typename G::State& state, TableReader<G> reader) {
        referee_.emplace(state, std::move(reader));
        referee_->begin({});
    }
    /// Lets a hand come and go, and the table rest. Returns the events, without the states.
    std::vector<Event> rest() {
        std::vector<Event> said;
        const auto take = [&said](const Announcements& more) {
            for (const Announcement& each : more) {
                if (!std::holds_alternative<StateChanged>(each.event) &&
                    !std::holds_alternative<AnswerNeeded>(each.event)) {
                    said.push_back(each.event);
                }
            }
        };
        FrameFacts hand;
        hand.handInView = true;
        for (int i = 0; i < 30; ++i) {
            now_ += StreamTime(40'000);
            take(referee_->see(now_, i < 5 ? hand : FrameFacts{}));
            if (referee_->wantsLook()) {
                take(referee_->look(now_, seen()));
            }
        }
        return said;
    }
    std::vector<std::string> calledNow() {
        std::vector<std::string> called;
        for (const Event& event : rest()) {
            if (const auto* each = std::get_if<Called>(&event)) {
                called.push_back(each->action);
            }
        }
        return called;
    }
    void say(const std::string& line) { referee_->command(now_, typed(line)); }

    std::optional<Referee<G>> referee_;
    StreamTime now_{};
};

} // namespace umpire::referee::testing
