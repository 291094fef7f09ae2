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
/// games read them. `confidence` is a probability, 0 to 1. An empty optional means that the picture
/// does not show the value.
namespace umpire {

/// Sizes of matchboxes and matches. A box is 60 x 35 mm; the length of a match is measured for each
/// table (WG 1.2).
struct PieceSizes {
    Millimetres boxLength = 60_mm;
    Millimetres boxWidth = 35_mm;
    Millimetres boxHeight = 15_mm;
    Millimetres matchLength = 42_mm;
    Millimetres matchWidth = 2_mm;
    bool operator==(const PieceSizes&) const = default;
};

/// Numbers of oars on each side of a galley. An oar is a headed match in a side hole (WG-4).
struct OarCount {
    std::optional<int> port;
    std::optional<int> starboard;
    bool operator==(const OarCount&) const = default;
};

/// Probabilities that a galley has 0 to 4 masts; they sum to 1.
using MastChances = std::array<double, 5>;

/// Tells whether the triangle on the deck was seen. The triangle shows which short end of the box
/// is the bow (WG-6).
enum class Bow { Seen, NotSeen };

/// A matchbox with a bow. If the bow is not seen, the heading may be wrong by 180 degrees.
struct Galley {
    std::string id; ///< such as "g1" or "g2"; unique in one observation
    TablePoint center;
    Radians heading; ///< direction towards the bow, counter-clockwise from +x
    Hull hull;       ///< footprint on the table, not the outline of the raised top
    std::array<ImagePoint, 4> outline; ///< the corners of `hull` in the picture, in the same order
    OarCount oars;
    std::optional<int> masts;
    /// "A" or "B"; boxes whose labels have the same colour form one fleet.
    std::optional<std::string> fleet;
    Millimetres sigma; ///< standard deviation of the centre along each axis
    Radians headingSigma;
    double confidence = 0.0;
    /// Probabilities of the numbers of masts; none if the deck is not seen.
    std::optional<MastChances> mastChances;
    Bow bow = Bow::Seen;
    bool operator==(const Galley&) const = default;
};

/// Turns the galley by 180 degrees if its bow then points more nearly towards `heading`. Returns
/// the galley with its bow marked as seen.
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

/// Tells whether a match has a head. Unknown: the picture does not show whether it has one, and the
/// order of the ends is arbitrary.
enum class Headed { Yes, No, Unknown };

constexpr Headed headedIf(bool headed) {
    return headed ? Headed::Yes : Headed::No;
}

/// A loose match. Unless `headed` is `Headed::Yes`, `tail` and `head` may be exchanged.
struct Match {
    std::string id; ///< such as "m1" or "m2"; unique in one observation
    TablePoint tail;
    TablePoint head;
    ImagePoint tailInImage;
    ImagePoint headInImage;
    Headed headed = Headed::Yes;
    double headlessChance = 0.0; ///< probability, 0 to 1, that the match has no head at either end
    bool leaning = false;        ///< true if one end lies on another thing
    bool tossed = true;          ///< false if an earlier picture shows this match in the same place
    Millimetres sigmaTail; ///< standard deviation of the tail's position across the match's axis
    Millimetres sigmaHead; ///< standard deviation of the head's position across the match's axis
    double confidence = 0.0;
    bool operator==(const Match&) const = default;
};

/// Probabilities that a stack is one, two or three stones high; they sum to 1.
using HeightChances = std::array<double, 3>;

enum class StoneColour { Light, Dark };

/// A position in a cell of a board, relative to the cell's centre, in cell widths: -0.5 to 0.5.
struct PlaceInCell {
    double right = 0.0; ///< offset towards the columns with higher letters
    double up = 0.0;    ///< offset away from side A
    bool operator==(const PlaceInCell&) const = default;
};

/// A stone or a stack on a cell of a board. `height` is 1 to 3, or none if it cannot be seen.
struct Stone {
    /// Column letter from a, and row number from 1 at side A's edge, such as "d4".
    std::string cell;
    StoneColour colour = StoneColour::Light;
    std::optional<int> height;
    TablePoint center;
    ImagePoint centerInImage;
    double confidence = 0.0;
    std::optional<HeightChances> heightChances;
    std::optional<PlaceInCell> inCell; ///< position of the centre of the stone's base
    bool operator==(const Stone&) const = default;
};

/// Tells whether one look is sure of a stack's height. People are shown only a sure height. The
/// umpire needs less, because it combines several looks.
inline bool isHeightSure(const Stone& stone) {
    constexpr double kMinChance = 0.9;
    return stone.height &&
           (!stone.heightChances || std::ranges::max(*stone.heightChances) >= kMinChance);
}

/// A stack in a recorded position.
struct RecordedStack {
    int height = 1;
    StoneColour colour = StoneColour::Light;
};
/// The stacks in a recorded position, by the name of the cell. Empty cells have no entry.
using RecordedStacks = std::map<std::string, RecordedStack, std::less<>>;

/// A die. `value` is none if the die is cocked.
struct Die {
    std::optional<int> value;
    TablePoint center;
    ImagePoint centerInImage;
    double confidence = 0.0;
    bool operator==(const Die&) const = default;
};

/// A Data Matrix or QR code on the table, on one of our counters or on another object.
struct CodedPiece {
    std::string text;   ///< content of the code in UTF-8; may be any text
    std::string format; ///< "DataMatrix" or "QRCode"
    TablePoint center;  ///< centre of the code
    Radians heading;    ///< direction along the code's lower edge, from left to right as printed
    /// corners of the code: upper left, upper right, lower right, lower left
    std::array<ImagePoint, 4> outline;
    double confidence = 0.0;
    /// False if the code is not on one of our counters; then the program ignores its text.
    bool counter = true;
    bool operator==(const CodedPiece&) const = default;
};

enum class Side { A, B };
enum class Order { Forward, Left, Right, Fire, RearrangeOars };

/// A column of order matches. The orders are in the sequence of execution, so the match that lies
/// farthest from the player comes first.
struct OrderColumn {
    Side side = Side::A;
    Millimetres columnX;
    std::vector<Order> sequence;
    /// ids of the matches in the same sequence; RearrangeOars has the ids of two matches
    std::vector<std::string> matches;
    bool operator==(const OrderColumn&) const = default;
};

} // namespace umpire
