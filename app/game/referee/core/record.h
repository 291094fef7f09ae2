#pragma once

#include "app/game/referee/core/explanation.h"
#include "rules/running_game.h"

#include <cassert>
#include <set>

/// The game as it counts now. What was undone is the journal's business.
namespace umpire::referee {

/// Which actions chance decided: they are undone only where all players agree.
enum class Decided { ByPlayers, ByChance };

/// Does a position count where it stands there again?
enum class Repeating { Counts, CountsNot };

/// What counts, as it was announced.
struct Entered {
    Message text;
    std::vector<std::string> actors{}; ///< whose it was; nobody's: chance, or said at the table
    std::string onlyFor{};             ///< who alone may know the text; empty: everybody
    bool isCorrection = false;         ///< the record was put right; nobody played
};

template <Game G>
class Record {
public:
    using State = typename G::State;

    explicit Record(State start) : state_(std::move(start)) {}

    [[nodiscard]] const State& state() const { return state_; }
    /// How many entries count: actions, and changes of the record itself.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    /// How many of them are actions; a correction is none.
    [[nodiscard]] int actions() const {
        return int(std::ranges::count_if(
            entries_, [](const Entry& entry) { return !entry.entered.isCorrection; }));
    }
    /// How often the position has stood there, now included.
    [[nodiscard]] int timesSeen() const {
        return 1 + int(std::ranges::count_if(entries_, [this](const Entry& entry) {
                   return repeating_ == Repeating::Counts && entry.repeating == Repeating::Counts &&
                          entry.before == state_;
               }));
    }
    /// Was one of the last so many decided by chance?
    [[nodiscard]] bool chanceAmongLast(std::size_t count) const {
        return std::any_of(entries_.end() - std::ptrdiff_t(std::min(count, size())), entries_.end(),
                           [](const Entry& entry) { return entry.decided == Decided::ByChance; });
    }

    /// Whose the last entries are, each once.
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
    /// Takes the last entry back and returns what was entered. There is one.
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
        Repeating repeating = Repeating::Counts; ///< of `before`
    };
    State state_;
    Repeating repeating_ = Repeating::Counts;
    std::vector<Entry> entries_;
};

} // namespace umpire::referee
