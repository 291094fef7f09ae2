#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "rules/table/message.h"

/// The corrections that players can choose by pointing at a place, for pieces known by kind and
/// spot. An offer is public: it reveals nothing that only one player may know.
namespace umpire::referee {

/// The property in which a piece differs from the record.
enum class Aspect {
    Gone,         ///< the piece is not there
    Place,        ///< the piece is on `value`
    Arrival,      ///< `value` is here; the record has it at `from` or nowhere
    Unit,         ///< the piece is the unit `value` of `from`: "red", "battleship"
    Owner,        ///< the piece belongs to `value`
    Heading,      ///< the piece points to `value`: "north"
    Aboard,       ///< `value` units are aboard
    Face,         ///< "whole", "damaged"
    Marker,       ///< the number on an officer's marker
    OffMap,       ///< "lost", "cup"
    Entrenchment, ///< `value` entrenchments of `from`: "1", "2"; empty: none
};

/// Secret: the correction must always be offered, because offering it only when possible would
/// reveal a secret.
enum class Telling { Open, Secret };

struct Correction {
    Aspect aspect = Aspect::Gone;
    Message value;
    std::string from;
    std::string piece; ///< the argument of `correct`: "f9 h9"
    Telling telling = Telling::Open;
    double gain = 0.0; ///< log likelihood ratio (natural log) to the record, by the table
    bool operator==(const Correction&) const = default;
};

struct OfferedPiece {
    Message name; ///< such as "red token"; empty: other things that may be there
    /// A correction that moves the piece to an appended place, such as "f9 "; empty: the piece
    /// cannot move.
    std::string elsewhere;
    std::vector<Correction> corrections; ///< best supported by the table first
    bool operator==(const OfferedPiece&) const = default;
};

struct Offer {
    std::string where; ///< "f9", "EF"
    std::vector<OfferedPiece> pieces;
    bool operator==(const Offer&) const = default;
};

/// Differences between table and record.
struct Strays {
    Layout seen;    ///< on the table but not in the record
    Layout missing; ///< in the record but not on the table
};

/// Log likelihood ratio (natural log; 10 to 1) from which the table supports a correction.
inline constexpr double kLikely = 2.3;

/// Returns the spot at which a ray from the table upwards points: the first one with a piece on it
/// (`isTaken`), otherwise the first spot. None if the ray meets no spot.
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
