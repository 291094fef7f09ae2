#pragma once

#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/web/telephone/refereed_telephone.h"

/// How long after the table shows an action the umpire calls it: through the pages, and where the
/// same film is read from a file.
namespace umpire::testing {

struct Delays {
    std::vector<double> seconds; ///< ascending
    [[nodiscard]] double median() const { return at(0.5); }
    [[nodiscard]] double p95() const { return at(0.95); }

private:
    [[nodiscard]] double at(double share) const;
};

/// Of the times at which each still begins, those at which the table shows an action.
std::vector<double> beginsOfActions(const std::vector<double>& begins,
                                    const std::vector<films::Still>& stills);

/// From each time to the first call after it and before the next.
Delays delaysOf(const std::vector<double>& begins, const std::vector<double>& calls);

/// Of the calls that the page at the table showed.
std::vector<double> timesOf(const std::vector<ShownCall>& shown);
/// Of the calls in a record, by the film's own time.
std::vector<double> timesOf(const JournalRecord& record);

/// The record of the same frames as a file. `said`: the players' lines, "@12.5 stands".
JournalRecord readAsFile(const BrowserFilm& film, const std::vector<std::string>& arguments,
                         const std::string& said, const ScratchFolder& folder);

} // namespace umpire::testing
