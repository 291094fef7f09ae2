#pragma once

#include "app/club/tournament/trf.h"

/// Builds a tournament's lines in a Tournament Report File, by subject.
namespace umpire::tournament {

/// The lines of one subject. The subject is subjectOf their codes, such as "142"; for a player's
/// line it is "001" and the player's number.
struct TrfPart {
    std::string subject;
    std::vector<std::string> lines; ///< without line ends
};

struct TrfPartsOptions {
    enum class For { Report, Pairing };
    enum class Ranks { InOrder, Numbers };
    TrfVersion version = TrfVersion::Of2016;
    For purpose = For::Report;
    /// how starting ranks are given; Numbers: they are the players' own numbers, with gaps
    Ranks ranks = Ranks::InOrder;
};

/// Returns the parts in file order. Errors: those of writeTrf.
Expected<std::vector<TrfPart>> trfParts(const Tournament& tournament,
                                        const TrfPartsOptions& options);

} // namespace umpire::tournament
