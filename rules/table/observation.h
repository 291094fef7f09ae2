#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"
#include "rules/table/token.h"

#include <string>
#include <vector>

/// All that one look at the table gave.
namespace umpire {

/// Where the table's frame came from. Tags: a table file says where they lie; KitTags: their
/// printed size alone is known. Matches: sticks that look like matches; Sticks: others of one
/// length, which is taken for a match's.
enum class RegistrationMethod { Tags, KitTags, Corners, Matches, Sticks, Matchbox, None };

/// How the camera's intrinsics came about.
enum class CameraKnowledge { Calibrated, Estimated, Assumed };

/// How well the picture is tied to the table.
struct Registration {
    RegistrationMethod method = RegistrationMethod::None;
    CameraKnowledge camera = CameraKnowledge::Assumed;
    int tagsSeen = 0;
    std::optional<Millimetres> rms; ///< reprojection error of the tags' corners, on the table
    Millimetres sigma; ///< one standard deviation of a point of the table, over the area
    std::optional<double> confidence; ///< 0..1, where pieces gave the scale
    bool operator==(const Registration&) const = default;
};

/// Whether tags gave the table's frame.
inline bool isByTags(const Registration& registration) {
    return registration.method == RegistrationMethod::Tags ||
           registration.method == RegistrationMethod::KitTags;
}

/// Whether places are in the table's own frame: its tags were seen, or a hand set its corners.
inline bool isInTablesFrame(const Registration& registration) {
    return isByTags(registration) || registration.method == RegistrationMethod::Corners;
}

/// Whether the pieces themselves gave the scale, for want of tags.
inline bool isByPieces(const Registration& registration) {
    return registration.method == RegistrationMethod::Matches ||
           registration.method == RegistrationMethod::Sticks ||
           registration.method == RegistrationMethod::Matchbox;
}

/// Whether nothing but sticks' length gave the scale: they may be no matches.
inline bool isScaledBySticks(const Registration& registration) {
    return registration.method == RegistrationMethod::Sticks;
}

/// With `RegistrationMethod::None` there is no scale and the millimetre fields mean nothing.
struct TableObservation {
    Registration registration;
    std::vector<Galley> galleys;
    std::vector<Match> matches;
    std::vector<OrderColumn> orders;
    std::vector<Stone> stones;
    std::vector<Die> dice;
    std::vector<CodedPiece> codes;
    std::vector<Token> tokens;
    std::vector<Message> warnings; ///< for people: "glare over the lower left corner"
    bool operator==(const TableObservation&) const = default;
};

} // namespace umpire
