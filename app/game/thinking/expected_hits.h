#pragma once

#include "app/game/thinking/thought.h"
#include "app/record/game_files/any_game.h"

#include <optional>
#include <string>
#include <vector>

/// Computes the number of hits that a toss will probably make.
namespace umpire {

/// The forecast for a salvo that is due, dropped from a good place (docs/odds.md). It is no event,
/// and no record stores it.
struct ExpectedHits {
    std::string attacker; ///< "A1"
    std::string target;
    int matches = 0;             ///< number to drop
    double mean = 0.0;           ///< mean number of hits
    std::vector<double> chances; ///< probabilities of 0, 1, … hits, up to all matches
    bool operator==(const ExpectedHits&) const = default;
};

/// Computes the forecast while the game goes on.
class HitForecast {
public:
    /// `start`: its settings apply to all positions.
    explicit HitForecast(SharedPosition start) : start_(std::move(start)) {}

    /// Sets the position, with its secrets; drops the forecast for another position.
    void follow(const std::string& position);
    /// Tells whether expected() changed since the last call. With `Wait::Yes`, waits for a running
    /// computation.
    using Wait = umpire::Wait;
    bool hasNews(Wait wait);
    /// Returns the expected hits; none: no toss is due, or the computation is not finished.
    [[nodiscard]] const std::optional<ExpectedHits>& expected() const { return expected_; }

private:
    SharedPosition start_;
    std::string position_;
    std::optional<ExpectedHits> expected_;
    bool isNews_ = false;
    Thought<ExpectedHits> reckoned_;
};

} // namespace umpire
