#pragma once

#include "app/game/referee/core/referee.h"
#include "app/game/referee/murus_gallicus/murus_reader.h"
#include "tests/app/game/referee/murus_gallicus/seen_stones.h"

/// A referee at a simulated film of 30 frames a second, with hands and rests.
namespace umpire::referee::testing {

class FilmedTable {
public:
    using State = murus_gallicus::State;

    explicit FilmedTable(const State& start, unsigned seed = 1, const EyeNoise& noise = kPerfectEye)
        : referee_(start, TableReader<MurusGallicus>(MurusOptions{})), eye_(seed, noise) {
        take(referee_.begin(now_));
    }

    /// Moves a hand over the table, so that pieces are hidden or in motion.
    void hand(int frames = 10) {
        eye_.newRest();
        FrameFacts facts;
        facts.moving = 0.1;
        facts.altered = 0.2;
        facts.handInView = true;
        for (; frames > 0; --frames) {
            see(facts, nullptr);
        }
    }
    /// Keeps the table at rest with this position.
    void rest(const State& lying, int frames = 15) {
        FrameFacts facts;
        for (; frames > 0; --frames) {
            facts.altered = frames > 3 ? 0.02 : 0.0;
            see(facts, &lying);
        }
    }
    /// Moves a hand over the table, then leaves this position.
    void play(const State& lying) {
        hand();
        handLeft_ = now_;
        rest(lying);
    }
    /// Keeps the table at rest and gives this observation at each look.
    void restSeen(const TableObservation& seen, int frames = 15) {
        for (; frames > 0; --frames) {
            see({}, nullptr);
            if (referee_.wantsLook()) {
                take(referee_.look(now_, seen));
            }
        }
    }
    void say(std::string_view line, const Authority& by = {}) {
        take(referee_.command(now_, typed(line, by)));
    }
    /// No time is left to that side, and so the side loses.
    void outOfTime(const std::string& side) { take(referee_.outOfTime(now_, side)); }
    void see(const FrameFacts& facts, const State* lying) {
        now_ += StreamTime(33'333);
        take(referee_.see(now_, facts));
        if (lying != nullptr && referee_.wantsLook()) {
            take(referee_.look(now_, eye_.look(*lying)));
        }
    }

    [[nodiscard]] const State& recorded() const { return referee_.state(); }
    Referee<MurusGallicus>& referee() { return referee_; }
    [[nodiscard]] const Announcements& said() const { return said_; }
    [[nodiscard]] StreamTime handLeft() const { return handLeft_; }
    /// Returns the time from the hand's leaving to the last announcement.
    [[nodiscard]] StreamTime lastSaidAfter() const { return said_.back().at - handLeft_; }
    void forget() { said_.clear(); }

    template <typename Told>
    [[nodiscard]] int count() const {
        return int(std::ranges::count_if(said_, [](const Announcement& each) {
            return std::holds_alternative<Told>(each.event);
        }));
    }
    /// Returns the last event of that kind; a default one if there is none.
    template <typename Told>
    [[nodiscard]] Told last() const {
        Told found;
        for (const Announcement& each : said_) {
            if (const auto* told = std::get_if<Told>(&each.event)) {
                found = *told;
            }
        }
        return found;
    }

private:
    void take(Announcements more) { said_.insert(said_.end(), more.begin(), more.end()); }

    Referee<MurusGallicus> referee_;
    SeenStones eye_;
    StreamTime now_{};
    StreamTime handLeft_{};
    Announcements said_;
};

/// Returns what the referee says when the tower of a1 is gone, and a stone of a7 lies on e4.
inline Desynchronised strayStones() {
    const auto start = MurusGallicus::start(*MurusGallicus::settings("basic", {}));
    FilmedTable table(start);
    table.rest(start);
    auto muddle = start;
    murus_gallicus::setUnit(muddle, 0, {});
    murus_gallicus::setUnit(muddle, 48, {{1}, 1});
    murus_gallicus::setUnit(muddle, 28, {{1}, 1});
    table.play(muddle);
    return table.last<Desynchronised>();
}

} // namespace umpire::referee::testing
