#pragma once

#include "tests/app/game/live/film_verdicts.h"
#include "tests/app/web/telephone/refereed_telephone.h"

/// Measures the delay between an action on the table and its call: through the pages, and with the
/// same film as a file.
namespace umpire::testing {

struct Delays {
    std::vector<double> seconds; ///< ascending
    [[nodiscard]] double median() const { return at(0.5); }
    [[nodiscard]] double p95() const { return at(0.95); }

private:
    [[nodiscard]] double at(double share) const;
};

/// Returns the begins of the stills that show a new action.
std::vector<double> beginsOfActions(const std::vector<double>& begins,
                                    const std::vector<films::Still>& stills);

/// Returns for each time the delay to the first call before the next time.
Delays delaysOf(const std::vector<double>& begins, const std::vector<double>& calls);

/// Returns the times of the calls that the table's page showed.
std::vector<double> timesOf(const std::vector<ShownCall>& shown);
/// Returns the times of a record's calls, in the film's own time.
std::vector<double> timesOf(const JournalRecord& record);

/// Returns the record made from the same frames as a file. `said`: the players' lines, such as
/// "@12.5 stands".
JournalRecord readAsFile(const BrowserFilm& film, const std::vector<std::string>& arguments,
                         const std::string& said, const ScratchFolder& folder);

} // namespace umpire::testing
