#pragma once

namespace umpire::tokens {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Share of the board's pixels that are darker than the pixels averaged for the sea
    /// (tests/sweep: 1 of 2 readings changes if halved; the program fails if doubled).
    double lightShare = 0.85;
    /// Shares of a square that a base covers: `minBase` is the minimum, `wholeBase` suffices for
    /// full confidence, `minBow` is the minimum share of yellow of a bow. A soldier covers 0.81 of
    /// its own square, or 0.3 if its picture hides half of the base and it is off by a millimetre.
    /// A neighbour that is off by 1.5 mm covers 0.14.
    double minBase = 0.2; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    double wholeBase = 0.4;
    double minBow = 0.12; ///< minimum yellow share of a bow (tests/sweep: 0 of 2 readings change if
                          ///< halved, 0 if doubled)
    /// Minimum share of the bow's square that has the fleet's colour.
    double minStem = 0.02;
    /// Minimum cosine between the direction of the fleet's colour in the bow's square and the
    /// direction of the stern.
    double towardsStern = 0.5;
    /// Maximum length of a single base, in squares. Two adjacent bases are 1.9 squares long, a
    /// single base 0.9.
    double oneBase = 1.35;

    /// Minimum difference of a token from the board beneath it, CIE L*a*b*. A soft shadow differs
    /// by 10 to 18, in L alone. White on a light grey cell differs by 10 to 12 in L and is not
    /// detected.
    float minDifference = 15.0F; ///< tests/sweep: 4 of 4 readings change if halved, 4 if doubled
    /// Weight of a difference in L; it is below 1, because shadows and wood grain differ in L only.
    float lightWeight = 0.8F; ///< tests/sweep: 4 of 4 readings change if halved, 4 if doubled
    /// Minimum and maximum of a token's sides, in cells: `narrowest` and `widest` for the shorter
    /// side, `longest` for the longer side.
    double narrowest = 0.4; ///< tests/sweep: 0 of 4 readings change if halved, 2 if doubled
    double widest = 1.35;   ///< maximum of the shorter side (tests/sweep: 4 of 4 readings change if
                            ///< halved, 2 if doubled)
    double longest = 3.4;   ///< maximum of the longer side (tests/sweep: 2 of 4 readings change if
                            ///< halved, 0 if doubled)
    /// Minimum ratio of the sides of an oblong token; a token on two cells in a row has 2.
    double oblong = 1.45; ///< tests/sweep: 2 of 2 readings change if halved, 2 if doubled
    /// Minimum share of its rectangle that a token fills: `squareFilled` for a square token,
    /// `minFilled` for every token. A disc fills 0.785, a square 1, a triangle 0.5.
    double squareFilled = 0.88; ///< tests/sweep: 2 of 2 readings change if halved, 0 if doubled
    double minFilled = 0.45;    ///< minimum filled share of any token (tests/sweep: 0 of 4 readings
                                ///< change if halved, 2 if doubled)
    /// Maximum ratio of the width of a pointed end to that of the opposite end.
    double pointed = 0.6; ///< tests/sweep: 0 of 2 readings change if halved, 2 if doubled
    /// Maximum distance of a token's middle from the line between two cells, in cells, if the token
    /// may belong to either cell.
    double onLine = 0.12; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    /// Minimum share of a cell that each of several touching tokens covers. A token of 20 mm covers
    /// 0.79 of a cell of 22.5 mm.
    double minOfCell = 0.45;
    /// A cell counts as completely covered from the share `wholeCell` on. If more than the share
    /// `maxWhole` of the covered cells is covered completely, a larger thing lies there.
    double wholeCell = 0.98;
    double maxWhole = 0.5;
    /// Maximum distance between a token and a code or die that explains it, in cells.
    double samePlace = 0.6;
    /// Maximum share of the board that is covered by things too large for a token, if there is no
    /// picture of the empty board. A finger covers less. A larger share means a hand, or a printed
    /// board whose cells differ.
    double largestUnexplained = 0.08; ///< tests/sweep: 0 of 4 readings change if halved, 2 if
                                      ///< doubled

    /// Minimum chroma of a colour; below it a colour is called black, grey or white. Under a lamp,
    /// cardboard and bone have 8 to 14.
    double minChroma = 15.0;  ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    double blackBelow = 32.0; ///< maximum lightness L of black; grey ends and white begins at
                              ///< `whiteFrom`
    double whiteFrom = 68.0;
    /// Maximum lightness and chroma at which a reddish, orange or yellow colour is called brown.
    double brownBelowL = 52.0;      ///< tests/sweep: 2 of 2 readings change if halved, 2 if doubled
    double brownBelowChroma = 45.0; ///< maximum chroma of brown (tests/sweep: 2 of 2 readings
                                    ///< change if halved, 0 if doubled)
};

inline constexpr Options kOptions;

} // namespace umpire::tokens
