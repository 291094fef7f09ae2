#pragma once

#include "app/mind/odds/fit.h"
#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

/// Formats the answer of `umpire odds`.
namespace umpire::odds {

/// Whether the user gave the hand's place, or the program searched it.
enum class PlaceBy { Said, Searched };

struct OddsAnswer {
    Question question;
    Odds odds;
    std::optional<Odds> needles; ///< odds of needles for the same question, for comparison
    PlaceBy placeBy = PlaceBy::Searched;
    std::optional<int> masts{}; ///< determine the number of matches; none: that was given
};

/// Describes for people: a table of hits with their probabilities, and the assumptions.
std::string describe(const OddsAnswer& answer);
/// Returns the JSON `umpire.odds/1` (docs/odds.md). Probabilities are rounded to 0.0001.
nlohmann::ordered_json jsonOf(const OddsAnswer& answer);

std::string describe(const Fit& fit, const RecordedTosses& tosses);
/// Returns the JSON `umpire.odds-fit/1` (docs/odds.md).
nlohmann::ordered_json jsonOf(const Fit& fit, const RecordedTosses& tosses);

/// Returns the time ratio of a body drop to a needle drop; none if either took no time.
std::optional<double> costRatioOf(const OddsAnswer& answer);

} // namespace umpire::odds
