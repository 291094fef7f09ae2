#pragma once

#include "app/mind/odds/fit.h"
#include "app/mind/odds/odds.h"
#include "app/mind/odds/tosses.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

/// What `umpire odds` answers.
namespace umpire::odds {

/// How the hand came to its place.
enum class PlaceBy { Said, Searched };

struct OddsAnswer {
    Question question;
    Odds odds;
    std::optional<Odds> needles; ///< the check beside it, of the same question
    PlaceBy placeBy = PlaceBy::Searched;
    std::optional<int> masts{}; ///< that the number of matches follows from; none: it was said
};

/// For people: a table of hits with their chances, and what they rest on.
std::string describe(const OddsAnswer& answer);
/// `umpire.odds/1` (docs/odds.md). Chances to 0.0001.
nlohmann::ordered_json jsonOf(const OddsAnswer& answer);

std::string describe(const Fit& fit, const RecordedTosses& tosses);
/// `umpire.odds-fit/1` (docs/odds.md).
nlohmann::ordered_json jsonOf(const Fit& fit, const RecordedTosses& tosses);

/// How many times as long as a drop of needles a drop of bodies took; none where either took none.
std::optional<double> costRatioOf(const OddsAnswer& answer);

} // namespace umpire::odds
