#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "rules/table/message.h"

/// The corrections among which players choose by pointing at a place, for pieces that are known by
/// kind and spot. An offer is public: it reveals nothing that only one player may know.
namespace umpire::referee {

/// The property of a piece that the correction changes.
enum class Aspect {
    Gone,    ///< the piece is not on the table
    Place,   ///< the piece is on the spot `value`
    Arrival, ///< the piece `value` is on this spot; the record has it on `from`, or not at all
    Unit,    ///< the piece is the unit `value` of the player `from`, such as "red" or "battleship"
    Owner,   ///< the piece belongs to the player `value`
    Heading, ///< the piece points in the direction `value`, such as "north"
    Aboard,  ///< the number of units aboard is `value`
    Face,    ///< the state of the piece: "whole" or "damaged"
    Marker,  ///< the number on an officer's marker is `value`
    OffMap,  ///< the piece is off the map: "lost" or in the "cup"
    Entrenchment, ///< the number of entrenchments of `from` is `value`; empty: none
};

/// Secret: the correction is offered even if it is impossible, because offering it only when it is
/// possible would reveal a secret.
enum class Telling { Open, Secret };

struct Correction {
    Aspect aspect = Aspect::Gone;
    Message value;
    std::string from;
    std::string piece; ///< text after the command `correct`, such as "f9 h9"
    Telling telling = Telling::Open;
    double gain = 0.0; ///< natural logarithm of the likelihood ratio to the record, by the evidence
                       ///< of the table
    bool operator==(const Correction&) const = default;
};

struct OfferedPiece {
    Message name; ///< name such as "red token"; empty for pieces that the record has elsewhere, or
                  ///< not at all
    /// Text of a correction that moves the piece, such as "f9 "; the new place is appended. Empty
    /// if the piece cannot move.
    std::string elsewhere;
    std::vector<Correction> corrections; ///< by decreasing support from the table
    bool operator==(const OfferedPiece&) const = default;
};

struct Offer {
    std::string where; ///< name of the spot, such as "f9" or "EF"
    std::vector<OfferedPiece> pieces;
    bool operator==(const Offer&) const = default;
};

/// Pieces in which the table differs from the record.
struct Strays {
    Layout seen;    ///< pieces on the table that are not in the record
    Layout missing; ///< pieces in the record that are not on the table
};

/// Minimum evidence for a correction that the table supports: natural logarithm of the likelihood
/// ratio, here of 10 to 1.
inline constexpr double kLikely = 2.3;

/// Returns the spot to which a ray points: the first spot on the ray for which `isTaken` is true,
/// or else the spot at the ray's first point. `ray`: points from the table upwards. Returns none if
/// neither exists.
template <typename IsTaken>
std::optional<int> spotOn(std::span<const TablePoint> ray, const std::vector<SpotArea>& areas,
                          IsTaken isTaken) {
    std::optional<int> first;
    for (const TablePoint& point : ray) {
        const auto spot = spotAt(point, areas);
        if (spot && isTaken(*spot)) {
            return spot;
        }
        first = &point == ray.data() ? spot : first;
    }
    return first;
}

} // namespace umpire::referee
