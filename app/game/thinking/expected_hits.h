#pragma once

#include "app/game/thinking/thought.h"
#include "app/record/game_files/any_game.h"

#include <optional>
#include <string>
#include <vector>

/// Computes the number of hits that a toss will probably make.
namespace umpire {

/// The expected hits of a salvo that is due, if it is dropped from a good place (docs/odds.md).
/// They are no event, and no record stores them.
struct ExpectedHits {
    std::string attacker; ///< name of the galley, such as "A1"
    std::string target;
    int matches = 0;             ///< number of matches to drop
    double mean = 0.0;           ///< mean number of hits
    std::vector<double> chances; ///< probability of 0, 1, … hits, up to the number of matches
    bool operator==(const ExpectedHits&) const = default;
};

/// Computes the expected hits while the game goes on.
class HitForecast {
public:
    /// `start`: a position of the game, whose settings apply to all positions.
    explicit HitForecast(SharedPosition start) : start_(std::move(start)) {}

    /// Sets the position, with its secrets. Discards the result for another position.
    void follow(const std::string& position);
    /// Tells whether expected() has changed since the last call. `Wait::Yes`: waits for a running
    /// computation.
    using Wait = umpire::Wait;
    bool hasNews(Wait wait);
    /// Returns the expected hits. None if no toss is due, or if the computation is not finished.
    [[nodiscard]] const std::optional<ExpectedHits>& expected() const { return expected_; }

private:
    SharedPosition start_;
    std::string position_;
    std::optional<ExpectedHits> expected_;
    bool isNews_ = false;
    Thought<ExpectedHits> reckoned_;
};

} // namespace umpire
