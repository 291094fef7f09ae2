#pragma once

#include "app/game/thinking/thought.h"
#include "app/record/game_files/any_game.h"

#include <optional>
#include <string>
#include <vector>

/// How many hits a toss is likely to make, before it is made.
namespace umpire {

/// The toss of a salvo that the table owes, dropped from a good place (docs/odds.md). It is no
/// event: nothing has happened, and no record keeps it.
struct ExpectedHits {
    std::string attacker; ///< "A1"
    std::string target;
    int matches = 0;             ///< to drop
    double mean = 0.0;           ///< hits
    std::vector<double> chances; ///< of 0, 1, … as many hits as matches
    bool operator==(const ExpectedHits&) const = default;
};

/// Reckons while the game goes on.
class HitForecast {
public:
    /// `start`: by whose settings positions are read.
    explicit HitForecast(SharedPosition start) : start_(std::move(start)) {}

    /// The game stands so now, with its secrets; what was reckoned of another position is dropped.
    void follow(const std::string& position);
    /// `expected` has changed since it was last asked. `Wait::Yes`: where one reckons, when it has.
    using Wait = umpire::Wait;
    bool hasNews(Wait wait);
    /// None: no toss is owed, or it is not reckoned yet.
    [[nodiscard]] const std::optional<ExpectedHits>& expected() const { return expected_; }

private:
    SharedPosition start_;
    std::string position_;
    std::optional<ExpectedHits> expected_;
    bool isNews_ = false;
    Thought<ExpectedHits> reckoned_;
};

} // namespace umpire
