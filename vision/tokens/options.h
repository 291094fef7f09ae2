#pragma once

namespace umpire::tokens {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    double lightShare = 0.85; ///< [1, fails of 2]
    /// Shares of a square. A soldier covers 0.81 of its own square; 0.3 if its picture hides half
    /// of the base and the soldier is off by a millimetre. A neighbour that is off by 1.5 mm covers
    /// 0.14.
    double minBase = 0.2; ///< [0, 0 of 2]
    double wholeBase = 0.4;
    double minBow = 0.12; ///< [0, 0 of 2]
    /// Least share of the fleet's colour in the bow's square.
    double minStem = 0.02;
    /// Least cosine between the stem's place in the bow's square and the direction of the stern.
    double towardsStern = 0.5;
    /// Length in squares above which there are two bases: adjacent bases have 1.9, a single base
    /// 0.9.
    double oneBase = 1.35;

    /// Least difference of a token from the board beneath, CIE L*a*b*. A soft shadow differs by 10
    /// to 18 in L alone. White on a light grey cell differs by 10 to 12 in L and is not detected.
    float minDifference = 15.0F; ///< [4, 4 of 4]
    /// Weight of a difference in L, because shadows and grain are differences in L.
    float lightWeight = 0.8F; ///< [4, 4 of 4]
    /// Range of a token's sides, in cells.
    double narrowest = 0.4; ///< [0, 2 of 4]
    double widest = 1.35;   ///< [4, 2 of 4]
    double longest = 3.4;   ///< [2, 0 of 4]
    /// Least ratio of sides of an oblong token: two cells in a row have 2.
    double oblong = 1.45; ///< [2, 2 of 2]
    /// Share of the bounding rectangle that a token fills: a disc 0.785, a square 1, a triangle
    /// 0.5.
    double squareFilled = 0.88; ///< [2, 0 of 2]
    double minFilled = 0.45;    ///< [0, 2 of 4]
    /// Greatest ratio of a pointed end's width to the other's.
    double pointed = 0.6; ///< [0, 2 of 2]
    /// Distance in cells from a line between two cells, within which a middle may belong to either.
    double onLine = 0.12; ///< [0, 0 of 2]
    /// Least share of its cell that each of several touching tokens covers. A token of 20 mm
    /// covers 0.79 of 22.5 mm.
    double minOfCell = 0.45;
    /// Share from which a cell between others counts as fully covered. If more than maxWhole of
    /// these cells are, a larger thing lies there.
    double wholeCell = 0.98;
    double maxWhole = 0.5;
    /// Distance in cells within which a known thing explains a token.
    double samePlace = 0.6;
    /// Greatest share of the board covered by things too large for a token, if there is no picture
    /// of the empty board: a hand's finger. A larger share means a hand, or a printed board with
    /// unlike cells.
    double largestUnexplained = 0.08; ///< [0, 2 of 4]

    /// Least chroma of a colour; below this value paint looks grey under a lamp (cardboard and
    /// bone: 8 to 14).
    double minChroma = 15.0;  ///< [0, 0 of 2]
    double blackBelow = 32.0; ///< greatest L that is called black
    double whiteFrom = 68.0;
    /// Limits of lightness and chroma below which a yellow, orange or reddish colour is called
    /// brown.
    double brownBelowL = 52.0;      ///< [2, 2 of 2]
    double brownBelowChroma = 45.0; ///< [2, 0 of 2]
};

inline constexpr Options kOptions;

} // namespace umpire::tokens
