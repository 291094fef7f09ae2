#pragma once

#include "app/mind/odds/fit.h"
#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

/// Formats the answer of `umpire odds`.
namespace umpire::odds {

/// Whether the user gave the place of the hand, or the program searched for the best place.
enum class PlaceBy { Said, Searched };

struct OddsAnswer {
    Question question;
    Odds odds;
    std::optional<Odds> needles; ///< odds of the needle model for the same question; none if they
                                 ///< were not requested
    PlaceBy placeBy = PlaceBy::Searched;
    std::optional<int> masts{}; ///< number of masts, which determines the number of matches; none
                                ///< if the user gave the matches
};

/// Returns a text for people: the probability of each number of hits, and the assumptions.
std::string describe(const OddsAnswer& answer);
/// Returns the JSON document `umpire.odds/1` (docs/odds.md). Probabilities are rounded to 0.0001.
nlohmann::ordered_json jsonOf(const OddsAnswer& answer);

std::string describe(const Fit& fit, const RecordedTosses& tosses);
/// Returns the JSON document `umpire.odds-fit/1` (docs/odds.md).
nlohmann::ordered_json jsonOf(const Fit& fit, const RecordedTosses& tosses);

/// Returns the time of a drop of bodies divided by the time of a drop of needles. Returns none if
/// there are no needles, or if either time is 0.
std::optional<double> costRatioOf(const OddsAnswer& answer);

} // namespace umpire::odds
