#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Order plans that may be laid behind a screen: WG-8 and WG-12 to WG-16 with WG-A7 and WG-A8.
namespace umpire::war_galley {

inline constexpr int kMaxOrders = 5; ///< WG-12
inline constexpr int kMaxOarsASide = 6;
inline constexpr int kMaxMasts = 4;
inline constexpr int kMatchesOfAGalley = 8; ///< WG-5: oars of a side plus masts, when built

/// The oars and masts of a galley.
struct Rig {
    int port = 0;
    int starboard = 0;
    int masts = 0;
    auto operator<=>(const Rig&) const = default;
};

/// Tells whether a galley may have this rig (WG-5, WG-X1): 6/6/2, 5/5/3 or 4/4/4.
bool isBuildable(const Rig& rig);

/// Order matches from the top down, one for each step. Re-arranging oars takes two matches (WG-13,
/// WG-22). A galley has eight matches (WG-8) and may lay five.
struct Plan {
    std::array<Order, kMatchesOfAGalley> laid{};
    int count = 0;
    bool operator==(const Plan&) const = default;

    [[nodiscard]] std::span<const Order> orders() const {
        return {laid.data(), std::size_t(count)};
    }
    /// Returns the order of a step, counted from 1; none after the end of the row.
    [[nodiscard]] std::optional<Order> at(int step) const {
        return step <= count ? std::optional(laid[std::size_t(step - 1)]) : std::nullopt;
    }
    void add(Order order) { laid[std::size_t(count++)] = order; }
};

/// Tells whether this step is the second half of an order to re-arrange (WG-22).
bool finishesRearranging(const Plan& plan, int step);

/// Limits on the matches to lay. `mustLay` holds unless oars are re-arranged (WG-A7, table 1.5).
struct OrderLimits {
    int mustLay = 0;
    int mostFire = 0;  ///< WG-14
    int mostMoves = 0; ///< WG-15
    auto operator<=>(const OrderLimits&) const = default;
};
OrderLimits limitsOf(const Rig& rig);

/// Selects the meaning of "as many as possible" in WG-16: no fire or movement order could be added
/// (WG-A7), or the column has as many matches as the longest plan, including re-arranging.
enum class PlanLength { UntilNothingFits, TheLongest };

/// A galley's present rig and its box of matches (WG-8): the box has as many headed matches as the
/// galley had oars on a side when built. Headless matches never run short, because masts only
/// decrease.
struct Crew {
    Rig rig;
    int headed = 0;
    PlanLength length = PlanLength::UntilNothingFits;
};

/// The numbers of matches in a plan, by kind.
struct MatchTally {
    int fires = 0;
    int moves = 0;
    int backward = 0; ///< matches of the re-arranging pairs

    [[nodiscard]] int all() const { return fires + moves + backward; }
    [[nodiscard]] int headed() const { return moves + backward; }
};

/// Counts the plan's matches that have a head.
int headedIn(const Plan& plan);

/// Explains why the plan may not be laid; none if the plan is allowed.
std::optional<Violation> checkPlan(const Crew& crew, const Plan& plan);

/// Returns the limit that a column seen on the table breaks. `laid` has one RearrangeOars for two
/// matches. Only certain faults are reported, because the build and the box of matches cannot be
/// seen. Without a rig, this reports what no galley may lay.
std::optional<Violation> brokenLimit(std::span<const Order> laid, const std::optional<Rig>& rig);

/// Lists all plans that may be laid, in the order F L R X OO.
std::vector<Plan> allPlans(const Crew& crew);

/// Counts the plans that a crew may lay without listing them, so that drawing a plan at random is
/// fast.
class PlanCount {
public:
    explicit PlanCount(const Crew& crew);

    [[nodiscard]] std::uint32_t all() const { return plansFrom(MatchTally()); }
    /// Returns the plan at that index of `allPlans`; `place` must be below `all`.
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
    std::array<std::uint32_t, kCounts * kCounts * kCounts> plansFrom_{}; ///< by the tally so far
};

/// Writes F L R X, and O for each of the two matches that re-arrange: "FFXOO"; "-" for no orders.
std::string text(const Plan& plan);
/// Reads a plan from its letters; none for any other letter, or for more than eight letters.
std::optional<Plan> planOf(std::string_view letters);

/// Names an order: "forward", "turn left", "turn right", "fire", "re-arrange oars".
std::string_view nameOf(Order order);

} // namespace umpire::war_galley
