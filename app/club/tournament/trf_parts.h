#pragma once

#include "app/club/tournament/trf.h"

/// What a tournament says in a Tournament Report File, subject by subject.
namespace umpire::tournament {

/// Lines that say one thing. The subject is subjectOf their codes, "142"; of a player's line "001"
/// with the player's number.
struct TrfPart {
    std::string subject;
    std::vector<std::string> lines; ///< without their ends
};

struct TrfPartsOptions {
    enum class For { Report, Pairing };
    enum class Ranks { InOrder, Numbers };
    TrfVersion version = TrfVersion::Of2016;
    For purpose = For::Report;
    Ranks ranks = Ranks::InOrder; ///< Numbers: those of the players, with gaps
};

/// In the order of the file. Errors: as writeTrf.
Expected<std::vector<TrfPart>> trfParts(const Tournament& tournament,
                                        const TrfPartsOptions& options);

} // namespace umpire::tournament
