#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"
#include "rules/table/token.h"

#include <string>
#include <vector>

/// All results of one look at the table.
namespace umpire {

/// The source of the table's frame. Tags: a table file gives their places. KitTags: only their
/// printed size is known. Matches: sticks that look like matches. Sticks: other sticks of one
/// length, which is taken for a match's length.
enum class RegistrationMethod { Tags, KitTags, Corners, Matches, Sticks, Matchbox, None };

/// The source of the camera's intrinsics.
enum class CameraKnowledge { Calibrated, Estimated, Assumed };

/// The registration of the picture to the table, and its accuracy.
struct Registration {
    RegistrationMethod method = RegistrationMethod::None;
    CameraKnowledge camera = CameraKnowledge::Assumed;
    int tagsSeen = 0;
    std::optional<Millimetres> rms; ///< reprojection error of the tags' corners, on the table
    Millimetres sigma; ///< one standard deviation of a point on the table, over the area
    std::optional<double> confidence; ///< 0..1, if pieces gave the scale
    bool operator==(const Registration&) const = default;
};

/// Tells whether tags gave the table's frame.
inline bool isByTags(const Registration& registration) {
    return registration.method == RegistrationMethod::Tags ||
           registration.method == RegistrationMethod::KitTags;
}

/// Tells whether places are in the table's own frame: tags were seen, or a person set its corners.
inline bool isInTablesFrame(const Registration& registration) {
    return isByTags(registration) || registration.method == RegistrationMethod::Corners;
}

/// Tells whether the pieces themselves gave the scale, because no tags were seen.
inline bool isByPieces(const Registration& registration) {
    return registration.method == RegistrationMethod::Matches ||
           registration.method == RegistrationMethod::Sticks ||
           registration.method == RegistrationMethod::Matchbox;
}

/// Tells whether only the length of sticks gave the scale. Then the sticks may be no matches.
inline bool isScaledBySticks(const Registration& registration) {
    return registration.method == RegistrationMethod::Sticks;
}

/// The result of one look. With `RegistrationMethod::None` the millimetre fields have no meaning.
struct TableObservation {
    Registration registration;
    std::vector<Galley> galleys;
    std::vector<Match> matches;
    std::vector<OrderColumn> orders;
    std::vector<Stone> stones;
    std::vector<Die> dice;
    std::vector<CodedPiece> codes;
    std::vector<Token> tokens;
    std::vector<Message> warnings; ///< for people, such as "glare over the lower left corner"
    bool operator==(const TableObservation&) const = default;
};

} // namespace umpire
