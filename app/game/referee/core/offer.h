#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "rules/table/message.h"

/// What players may put right by pointing at a place of a table whose pieces are known by kind and
/// spot. An offer is for everybody: it tells nothing that one player only may know.
namespace umpire::referee {

/// In what a piece differs from the record.
enum class Aspect {
    Gone,         ///< it does not lie there
    Place,        ///< it lies on `value`
    Arrival,      ///< `value`, which the record has at `from` or nowhere, lies here
    Unit,         ///< it is `from`'s `value`: "red", "battleship"
    Owner,        ///< it is `value`'s
    Heading,      ///< it points `value`: "north"
    Aboard,       ///< so many are aboard
    Face,         ///< "whole", "damaged"
    Marker,       ///< the number on an officer's marker
    OffMap,       ///< "lost", "cup"
    Entrenchment, ///< of `from`, "1", "2"; empty: none
};

/// What follows would tell a secret if it were only offered where it can be: then it always is.
enum class Telling { Open, Secret };

struct Correction {
    Aspect aspect = Aspect::Gone;
    Message value;
    std::string from;
    std::string piece; ///< what `correct` is told: "f9 h9"
    Telling telling = Telling::Open;
    double gain = 0.0; ///< how much more the table speaks for it than for the record: natural log
    bool operator==(const Correction&) const = default;
};

struct OfferedPiece {
    Message name; ///< "red token"; empty: what may lie there besides
    /// With a place behind it, that it lies there: "f9 "; empty: nothing moves.
    std::string elsewhere;
    std::vector<Correction> corrections; ///< what the table speaks for first
    bool operator==(const OfferedPiece&) const = default;
};

struct Offer {
    std::string where; ///< "f9", "EF"
    std::vector<OfferedPiece> pieces;
    bool operator==(const Offer&) const = default;
};

/// Where the table shows something else than the record.
struct Strays {
    Layout seen;    ///< lies there, the record has none
    Layout missing; ///< is not there, the record has it
};

/// From here on (natural logarithm: 10 to 1) the table speaks for a correction.
inline constexpr double kLikely = 2.3;

/// The spot that a ray from the table upwards means: the first point's where something lies
/// (`isTaken`), else the next point's; else the first point's. None beside all.
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
