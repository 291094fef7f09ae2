#pragma once

#include "rules/games/war_galley/violation.h"
#include "rules/table/pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The plans of orders that may be laid behind a screen (WG-8 and WG-12 to WG-16, with WG-A7 and
/// WG-A8).
namespace umpire::war_galley {

inline constexpr int kMaxOrders = 5; ///< maximum number of order matches of a galley (WG-12)
inline constexpr int kMaxOarsASide = 6;
inline constexpr int kMaxMasts = 4;
inline constexpr int kMatchesOfAGalley = 8; ///< oars of one side plus masts of a new galley (WG-5)

/// The oars and masts of a galley.
struct Rig {
    int port = 0;
    int starboard = 0;
    int masts = 0;
    auto operator<=>(const Rig&) const = default;
};

/// Tells whether a galley may be built with these oars and masts (WG-5, WG-X1): 6/6/2, 5/5/3 or
/// 4/4/4.
bool isBuildable(const Rig& rig);

/// The order matches of a galley from the top down, one for each step. Re-arranging oars takes two
/// matches (WG-13, WG-22). A galley has eight matches (WG-8), but a legal plan has at most five.
struct Plan {
    std::array<Order, kMatchesOfAGalley> laid{};
    int count = 0;
    bool operator==(const Plan&) const = default;

    [[nodiscard]] std::span<const Order> orders() const {
        return {laid.data(), std::size_t(count)};
    }
    /// Returns the order of a step, from 1; none if the plan has fewer matches.
    [[nodiscard]] std::optional<Order> at(int step) const {
        return step <= count ? std::optional(laid[std::size_t(step - 1)]) : std::nullopt;
    }
    void add(Order order) { laid[std::size_t(count++)] = order; }
};

/// Tells whether the step has the second match of an order to re-arrange oars (WG-22).
bool finishesRearranging(const Plan& plan, int step);

/// Limits for the matches of a plan. `mustLay` is the minimum number if no oars are re-arranged
/// (WG-A7, table 1.5).
struct OrderLimits {
    int mustLay = 0;
    int mostFire = 0;  ///< maximum number of fire orders (WG-14)
    int mostMoves = 0; ///< maximum number of movement orders (WG-15)
    auto operator<=>(const OrderLimits&) const = default;
};
OrderLimits limitsOf(const Rig& rig);

/// Selects the meaning of "as many as possible" in WG-16: no fire or movement order could be added
/// (WG-A7), or the plan has as many matches as the longest legal plan, which may re-arrange oars.
enum class PlanLength { UntilNothingFits, TheLongest };

/// A galley's oars and masts, and the matches from which its orders are laid (WG-8). `headed` is
/// the number of headed matches: those of its own box, which has one for each oar that the galley
/// had on each side when it was built; with OrderBox::OfThePlayer also those that are left in the
/// player's other boxes. Headless matches are always enough, because a galley never gains masts.
struct Crew {
    Rig rig;
    int headed = 0;
    PlanLength length = PlanLength::UntilNothingFits;
};

/// The numbers of matches in a plan, by kind of order.
struct MatchTally {
    int fires = 0;
    int moves = 0;
    int backward = 0; ///< matches that re-arrange oars, two for each order

    [[nodiscard]] int all() const { return fires + moves + backward; }
    [[nodiscard]] int headed() const { return moves + backward; }
};

/// Returns the number of headed matches in the plan.
int headedIn(const Plan& plan);

/// Returns why the plan is illegal; none if it is legal.
std::optional<Violation> checkPlan(const Crew& crew, const Plan& plan);

/// Returns the limit that a row of order matches on the table breaks; none if it breaks no limit
/// for certain. `laid` has one RearrangeOars for two matches. The table does not show how the
/// galley was built, nor its box of matches. Without `rig`, only limits of every galley count.
std::optional<Violation> brokenLimit(std::span<const Order> laid, const std::optional<Rig>& rig);

/// Lists all legal plans, ordered by the letters of their orders: F, L, R, X, OO.
std::vector<Plan> allPlans(const Crew& crew);

/// Counts the legal plans of a crew without listing them, so that a random plan can be drawn
/// quickly.
class PlanCount {
public:
    explicit PlanCount(const Crew& crew);

    [[nodiscard]] std::uint32_t all() const { return plansFrom(MatchTally()); }
    /// Returns the plan with index `place` in `allPlans`; `place` must be less than `all()`.
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
    /// Number of plans that continue a beginning with that tally.
    std::array<std::uint32_t, kCounts * kCounts * kCounts> plansFrom_{};
};

/// Writes a plan: F, L, R, X, and O for each of two matches that re-arrange oars: "FFXOO". Without
/// orders: "-".
std::string text(const Plan& plan);
/// Reads a plan from its letters. Returns none for any other letter, and for more than eight
/// letters.
std::optional<Plan> planOf(std::string_view letters);

/// Names an order: "forward", "turn left", "turn right", "fire", "re-arrange oars".
std::string_view nameOf(Order order);

} // namespace umpire::war_galley
