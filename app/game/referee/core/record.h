#pragma once

#include "app/game/referee/core/explanation.h"
#include "rules/running_game.h"

#include <cassert>
#include <set>

/// The actions and corrections that were not undone. Only the journal has the undone ones.
namespace umpire::referee {

/// Whether players or chance decided an action. All players must agree to undo a result of chance.
enum class Decided { ByPlayers, ByChance };

/// Whether a position is counted as a repetition of equal earlier positions.
enum class Repeating { Counts, CountsNot };

/// One entry of the record, as it was announced.
struct Entered {
    Message text;
    /// Players who acted; empty for chance, and for an entry by the table.
    std::vector<std::string> actors{};
    /// The only player who may know the text; empty if everybody may know it.
    std::string onlyFor{};
    bool isCorrection = false; ///< true for a correction of the record
};

template <Game G>
class Record {
public:
    using State = typename G::State;

    explicit Record(State start) : state_(std::move(start)) {}

    [[nodiscard]] const State& state() const { return state_; }
    /// Returns the number of entries: actions and corrections.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// Returns the number of actions, without corrections.
    [[nodiscard]] int actions() const {
        return int(std::ranges::count_if(
            entries_, [](const Entry& entry) { return !entry.entered.isCorrection; }));
    }
    /// Returns how often the present position has occurred, this time included.
    [[nodiscard]] int timesSeen() const {
        return 1 + int(std::ranges::count_if(entries_, [this](const Entry& entry) {
                   return repeating_ == Repeating::Counts && entry.repeating == Repeating::Counts &&
                          entry.before == state_;
               }));
    }
    /// Tells whether chance decided one of the last `count` entries.
    [[nodiscard]] bool chanceAmongLast(std::size_t count) const {
        return std::any_of(entries_.end() - std::ptrdiff_t(std::min(count, size())), entries_.end(),
                           [](const Entry& entry) { return entry.decided == Decided::ByChance; });
    }

    /// Returns the players who acted in the last `count` entries, each once.
    [[nodiscard]] std::vector<std::string> actorsAmongLast(std::size_t count) const {
        std::set<std::string> all;
        for (std::size_t back = 1; back <= std::min(count, size()); ++back) {
            const std::vector<std::string>& actors = entries_[size() - back].entered.actors;
            all.insert(actors.begin(), actors.end());
        }
        return {all.begin(), all.end()};
    }

    void push(Entered entered, State after, Decided decided,
              Repeating repeating = Repeating::Counts) {
        entries_.push_back({std::move(entered), std::move(state_), decided, repeating_});
        state_ = std::move(after);
        repeating_ = repeating;
    }
    /// Removes the last entry and returns it. The record must have an entry.
    Entered pop() {
        assert(!entries_.empty());
        Entry last = std::move(entries_.back());
        entries_.pop_back();
        state_ = std::move(last.before);
        repeating_ = last.repeating;
        return std::move(last.entered);
    }

private:
    struct Entry {
        Entered entered;
        State before;
        Decided decided = Decided::ByPlayers;
        Repeating repeating = Repeating::Counts; ///< whether `before` may repeat earlier positions
    };
    State state_;
    Repeating repeating_ = Repeating::Counts;
    std::vector<Entry> entries_;
};

} // namespace umpire::referee
