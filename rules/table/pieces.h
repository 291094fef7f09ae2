#pragma once

#include "rules/table/geometry.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The pieces on a table, in millimetres with their uncertainty. Vision fills these types, and the
/// games read them. `confidence` is a probability, 0..1. An empty optional means "not visible".
namespace umpire {

/// Sizes of the two things that everybody has (rules 1.2: a box is 60 x 35 mm; M is calibrated
/// for each table).
struct PieceSizes {
    Millimetres boxLength = 60_mm;
    Millimetres boxWidth = 35_mm;
    Millimetres boxHeight = 15_mm;
    Millimetres matchLength = 42_mm;
    Millimetres matchWidth = 2_mm;
    bool operator==(const PieceSizes&) const = default;
};

/// Oars counted on each side: headed matches in the side holes (WG-4).
struct OarCount {
    std::optional<int> port;
    std::optional<int> starboard;
    bool operator==(const OarCount&) const = default;
};

/// Probabilities that a galley has 0 to 4 masts; they sum to 1.
using MastChances = std::array<double, 5>;

/// Tells whether the triangle on the deck shows which short end is the bow (WG-6).
enum class Bow { Seen, NotSeen };

/// A matchbox with a bow. If the bow is not seen, the heading points to either short end.
struct Galley {
    std::string id; ///< such as "g1", "g2"; unique in one observation
    TablePoint center;
    Radians heading;                   ///< towards the bow
    Hull hull;                         ///< footprint on the table, not the raised top
    std::array<ImagePoint, 4> outline; ///< the footprint's corners in the picture, in that order
    OarCount oars;
    std::optional<int> masts;
    std::optional<std::string> fleet; ///< "A", "B": the fleet of boxes with one label colour
    Millimetres sigma;                ///< one standard deviation of the centre, per axis
    Radians headingSigma;
    double confidence = 0.0;
    std::optional<MastChances> mastChances; ///< if the deck is seen
    Bow bow = Bow::Seen;
    bool operator==(const Galley&) const = default;
};

/// Returns the galley with its bow at the end that points more nearly towards `heading`; that end
/// then counts as seen.
inline Galley withBowTowards(Galley galley, Radians heading) {
    if (abs(normalized(galley.heading - heading)) > 90_deg) {
        galley.heading = normalized(galley.heading + 180_deg);
        std::rotate(galley.hull.begin(), galley.hull.begin() + 2, galley.hull.end());
        std::rotate(galley.outline.begin(), galley.outline.begin() + 2, galley.outline.end());
        std::swap(galley.oars.port, galley.oars.starboard);
    }
    galley.bow = Bow::Seen;
    return galley;
}

/// Tells whether a match has a head. Unknown: the picture does not show it, and the ends are in
/// arbitrary order.
enum class Headed { Yes, No, Unknown };

constexpr Headed headedIf(bool headed) {
    return headed ? Headed::Yes : Headed::No;
}

/// A loose match. Unless it is `Headed::Yes`, its head may be at either end.
struct Match {
    std::string id; ///< "m1", "m2", …
    TablePoint tail;
    TablePoint head;
    ImagePoint tailInImage;
    ImagePoint headInImage;
    Headed headed = Headed::Yes;
    double headlessChance = 0.0; ///< probability, 0..1, that neither end is a head after all
    bool leaning = false;        ///< true if one end rests on another thing
    bool tossed = true;    ///< false if an earlier picture shows that the match was already there
    Millimetres sigmaTail; ///< one standard deviation across the match's axis at its tail
    Millimetres sigmaHead; ///< one standard deviation across the match's axis at its head
    double confidence = 0.0;
    bool operator==(const Match&) const = default;
};

/// Probabilities that a stack is one, two or three stones high; they sum to 1.
using HeightChances = std::array<double, 3>;

enum class StoneColour { Light, Dark };

/// A place in a board's cell relative to its middle, in cells: -0.5 to 0.5.
struct PlaceInCell {
    double right = 0.0; ///< towards the higher letters
    double up = 0.0;    ///< away from side A
    bool operator==(const PlaceInCell&) const = default;
};

/// A stone or a stack on a board's cell. `height` is 1 to 3 if it can be seen.
struct Stone {
    std::string cell; ///< column letter from a, row number from 1 at side A's edge
    StoneColour colour = StoneColour::Light;
    std::optional<int> height;
    TablePoint center;
    ImagePoint centerInImage;
    double confidence = 0.0;
    std::optional<HeightChances> heightChances;
    std::optional<PlaceInCell> inCell; ///< place of the middle of its base
    bool operator==(const Stone&) const = default;
};

/// The stacks of a record, by the name of the cell; empty cells are left out.
struct RecordedStack {
    int height = 1;
    StoneColour colour = StoneColour::Light;
};
using RecordedStacks = std::map<std::string, RecordedStack, std::less<>>;

/// A die; a cocked die has no value.
struct Die {
    std::optional<int> value;
    TablePoint center;
    ImagePoint centerInImage;
    double confidence = 0.0;
    bool operator==(const Die&) const = default;
};

/// A Data Matrix or QR code on the table: on one of our counters, or on another object.
struct CodedPiece {
    std::string text;   ///< content of the code in UTF-8, which may be any text
    std::string format; ///< "DataMatrix", "QRCode"
    TablePoint center;  ///< centre of the code
    Radians heading;    ///< along the code's lower edge, from left to right as printed
    /// the code's upper left, upper right, lower right, lower left corner
    std::array<ImagePoint, 4> outline;
    double confidence = 0.0;
    bool counter = true; ///< false: not one of our pieces; the program never acts on its text
    bool operator==(const CodedPiece&) const = default;
};

enum class Side { A, B };
enum class Order { Forward, Left, Right, Fire, RearrangeOars };

/// A column of order matches, in the sequence of execution: the farthest from the player first.
struct OrderColumn {
    Side side = Side::A;
    Millimetres columnX;
    std::vector<Order> sequence;
    /// the matches' ids in the same sequence; re-arranging takes two matches
    std::vector<std::string> matches;
    bool operator==(const OrderColumn&) const = default;
};

} // namespace umpire
