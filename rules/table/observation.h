#pragma once

#include "rules/table/message.h"
#include "rules/table/pieces.h"
#include "rules/table/token.h"

#include <string>
#include <vector>

/// The results of one look at the table.
namespace umpire {

/// The objects from which the table's frame was found. Tags: tags whose places are in a table file.
/// KitTags: tags of which only the printed size is known. Corners: corners that a person set.
/// Matches: sticks that look like matches. Sticks: other sticks of equal length; this length is
/// taken for a match's length. Matchbox: a matchbox.
enum class RegistrationMethod { Tags, KitTags, Corners, Matches, Sticks, Matchbox, None };

/// The source of the camera's intrinsic parameters.
enum class CameraKnowledge { Calibrated, Estimated, Assumed };

/// The registration of the picture to the table, and its accuracy.
struct Registration {
    RegistrationMethod method = RegistrationMethod::None;
    CameraKnowledge camera = CameraKnowledge::Assumed;
    int tagsSeen = 0;
    /// Root mean square reprojection error of the tags' corners, measured on the table.
    std::optional<Millimetres> rms;
    /// Standard deviation of a point's position on the table, over the play area.
    Millimetres sigma;
    /// Probability, 0 to 1, that the scale is right; none unless pieces gave the scale.
    std::optional<double> confidence;
    bool operator==(const Registration&) const = default;
};

/// Tells whether the table's frame was found from tags.
inline bool isByTags(const Registration& registration) {
    return registration.method == RegistrationMethod::Tags ||
           registration.method == RegistrationMethod::KitTags;
}

/// Tells whether places are in the table's own frame, because tags were seen or a person set the
/// corners.
inline bool isInTablesFrame(const Registration& registration) {
    return isByTags(registration) || registration.method == RegistrationMethod::Corners;
}

/// Tells whether pieces gave the scale, because no tags were seen.
inline bool isByPieces(const Registration& registration) {
    return registration.method == RegistrationMethod::Matches ||
           registration.method == RegistrationMethod::Sticks ||
           registration.method == RegistrationMethod::Matchbox;
}

/// Tells whether the scale depends only on the length of sticks, which may be no matches.
inline bool isScaledBySticks(const Registration& registration) {
    return registration.method == RegistrationMethod::Sticks;
}

/// The result of one look. If the method is `RegistrationMethod::None`, the fields in millimetres
/// have no meaning.
struct TableObservation {
    Registration registration;
    std::vector<Galley> galleys;
    std::vector<Match> matches;
    std::vector<OrderColumn> orders;
    std::vector<Stone> stones;
    std::vector<Die> dice;
    std::vector<CodedPiece> codes;
    std::vector<Token> tokens;
    /// Warnings for people, such as "glare over the lower left corner".
    std::vector<Message> warnings;
    bool operator==(const TableObservation&) const = default;
};

} // namespace umpire
