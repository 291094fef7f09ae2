#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>

namespace umpire::testing {

using Span = std::chrono::microseconds;

/// The only source of random draws. The same seed gives the same draws.
class Chance {
public:
    explicit Chance(unsigned seed) : numbers_(seed) {}

    /// Returns a random number from 0 to `count` - 1, which is less than 2³².
    std::size_t below(std::size_t count) { return std::size_t(numbers_() % count); }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    bool has(double probability) { return double(below(1'000'000)) < probability * 1e6; }
    Span between(Span least, Span most) {
        return least + Span(std::int64_t(below(std::size_t((most - least).count()) + 1)));
    }
    std::mt19937& numbers() { return numbers_; }

private:
    std::mt19937 numbers_;
};

/// The time of a simulation and its future events. Events due at the same moment happen in the
/// order in which they were scheduled.
class Timeline {
public:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] Clock::time_point now() const { return Clock::time_point(kBegin + passed_); }
    [[nodiscard]] Span passed() const { return passed_; }
    /// Returns the machine's wall clock, in microseconds since 1970.
    [[nodiscard]] std::int64_t wallUs(const std::string& machine) const {
        const auto off = off_.find(machine);
        return kWallBeginUs + passed_.count() + (off == off_.end() ? 0 : off->second.count());
    }
    void setWall(const std::string& machine, Span off) { off_[machine] = off; }

    void after(Span span, std::function<void()> what) {
        due_.emplace(passed_ + span, std::move(what));
    }
    /// Drops all future events.
    void stop() { std::multimap<Span, std::function<void()>>().swap(due_); }
    void run(Span span) {
        const Span end = passed_ + span;
        while (!due_.empty() && due_.begin()->first <= end) {
            auto next = due_.extract(due_.begin());
            passed_ = next.key();
            next.mapped()();
        }
        passed_ = end;
    }

private:
    /// A machine runs for a while before a club night begins.
    static constexpr std::chrono::hours kBegin{24};
    static constexpr std::int64_t kWallBeginUs = 1'795'000'000'000'000;

    Span passed_{0};
    std::map<std::string, Span> off_;
    std::multimap<Span, std::function<void()>> due_; ///< equal keys stay in order
};

} // namespace umpire::testing
