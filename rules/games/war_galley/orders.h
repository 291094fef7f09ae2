#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// What may be laid behind a screen: WG-8 and WG-12 to WG-16 with WG-A7 and WG-A8.
namespace umpire::war_galley {

inline constexpr int kMaxOrders = 5; ///< WG-12
inline constexpr int kMaxOarsASide = 6;
inline constexpr int kMaxMasts = 4;
inline constexpr int kMatchesOfAGalley = 8; ///< WG-5: oars of a side and masts

/// Oars and masts that a galley has.
struct Rig {
    int port = 0;
    int starboard = 0;
    int masts = 0;
    auto operator<=>(const Rig&) const = default;
};

/// WG-5, WG-X1: 6/6/2, 5/5/3 and 4/4/4.
bool isBuildable(const Rig& rig);

/// Order matches from the top down, one step each: to re-arrange oars takes two (WG-13, WG-22).
/// A galley has eight of them (WG-8) and may lay five.
struct Plan {
    std::array<Order, kMatchesOfAGalley> laid{};
    int count = 0;
    bool operator==(const Plan&) const = default;

    [[nodiscard]] std::span<const Order> orders() const {
        return {laid.data(), std::size_t(count)};
    }
    /// In the step from 1 on; none once the row is at its end.
    [[nodiscard]] std::optional<Order> at(int step) const {
        return step <= count ? std::optional(laid[std::size_t(step - 1)]) : std::nullopt;
    }
    void add(Order order) { laid[std::size_t(count++)] = order; }
};

/// Is this step the second half of an order to re-arrange (WG-22)?
bool finishesRearranging(const Plan& plan, int step);

/// How many may be laid, and must be where no oars are re-arranged (WG-A7, table 1.5).
struct OrderLimits {
    int mustLay = 0;
    int mostFire = 0;  ///< WG-14
    int mostMoves = 0; ///< WG-15
    auto operator<=>(const OrderLimits&) const = default;
};
OrderLimits limitsOf(const Rig& rig);

/// WG-16, "as many as possible": until no fire and no movement order could be added (WG-A7), or as
/// many matches as any plan has, those that re-arrange oars included?
enum class PlanLength { UntilNothingFits, TheLongest };

/// What a plan is laid with: the galley as it is now, and its box of matches (WG-8): as many with a
/// head as it had oars on a side when built. Those without are never short: masts only fall.
struct Crew {
    Rig rig;
    int headed = 0;
    PlanLength length = PlanLength::UntilNothingFits;
};

/// A plan by its kinds of matches.
struct MatchTally {
    int fires = 0;
    int moves = 0;
    int backward = 0; ///< of the pairs that re-arrange

    [[nodiscard]] int all() const { return fires + moves + backward; }
    [[nodiscard]] int headed() const { return moves + backward; }
};

/// How many of its matches have a head.
int headedIn(const Plan& plan);

/// Why the plan may not be laid.
std::optional<Violation> checkPlan(const Crew& crew, const Plan& plan);

/// The limit that a column seen on the table breaks, `laid` as it is read: one RearrangeOars for
/// two matches. Only what is certain, since neither the build nor the box of matches can be seen;
/// without a rig, what no galley may lay.
std::optional<Violation> brokenLimit(std::span<const Order> laid, const std::optional<Rig>& rig);

/// All that may be laid, in the order F L R X OO.
std::vector<Plan> allPlans(const Crew& crew);

/// The plans that a crew may lay, counted and not listed: quick to draw one from.
class PlanCount {
public:
    explicit PlanCount(const Crew& crew);

    [[nodiscard]] std::uint32_t all() const { return plansFrom(MatchTally()); }
    /// The one at that place of `allPlans`, below `all`.
    [[nodiscard]] Plan at(std::uint32_t place) const;

private:
    static constexpr std::size_t kCounts = kMaxOrders + 1;

    [[nodiscard]] static std::size_t placeOf(const MatchTally& tally) {
        return (std::size_t(tally.fires) * kCounts + std::size_t(tally.moves)) * kCounts +
               std::size_t(tally.backward);
    }
    [[nodiscard]] std::uint32_t plansFrom(const MatchTally& tally) const {
        return plansFrom_[placeOf(tally)];
    }

    Crew crew_;
    std::array<std::uint32_t, kCounts * kCounts * kCounts> plansFrom_{}; ///< that begin like that
};

/// F L R X, and O for each of the two matches that re-arrange; "-" for none: "FFXOO".
std::string text(const Plan& plan);
/// None where a letter is another or there are more than eight.
std::optional<Plan> planOf(std::string_view letters);

/// "forward", "turn left", "turn right", "fire", "re-arrange oars".
std::string_view nameOf(Order order);

} // namespace umpire::war_galley
