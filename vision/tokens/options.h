#pragma once

namespace umpire::tokens {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    double lightShare = 0.85; ///< [1, fails of 2]
    /// Shares of a square. A soldier covers 0.81 of his, 0.3 where his picture hides a half of the
    /// base and he stands a millimetre off; a neighbour that stands 1.5 mm off covers 0.14.
    double minBase = 0.2; ///< [0, 0 of 2]
    double wholeBase = 0.4;
    double minBow = 0.12; ///< [0, 0 of 2]
    /// The fleet's colour reaches into the bow's square.
    double minStem = 0.02;
    /// Cosine between where the stem lies in the bow's square and where the stern is.
    double towardsStern = 0.5;
    /// Two bases beside each other are 1.9 squares long, one that lies between two squares 0.9.
    double oneBase = 1.35;

    /// A token differs by so much from the board beneath, CIE L*a*b*; a soft shadow by 10 to 18 in
    /// L alone. White on a light grey cell differs by 10 to 12 in L and is not seen.
    float minDifference = 15.0F; ///< [4, 4 of 4]
    /// Of a difference in L, for shadows and grain are differences in L.
    float lightWeight = 0.8F; ///< [4, 4 of 4]
    /// Sides of a token, in cells.
    double narrowest = 0.4; ///< [0, 2 of 4]
    double widest = 1.35;   ///< [4, 2 of 4]
    double longest = 3.4;   ///< [2, 0 of 4]
    /// Longer over shorter side of what is oblong: two cells in a row have 2.
    double oblong = 1.45; ///< [2, 2 of 2]
    /// Share of the rectangle around it that a token fills: a disc 0.785, a square 1, a triangle
    /// 0.5.
    double squareFilled = 0.88; ///< [2, 0 of 2]
    double minFilled = 0.45;    ///< [0, 2 of 4]
    /// Width of a pointed end over that of the other.
    double pointed = 0.6; ///< [0, 2 of 2]
    /// A middle so near to a line between two cells, in cells, may belong to either.
    double onLine = 0.12; ///< [0, 0 of 2]
    /// Of tokens of one cell each that touch: so much of its cell each covers. A token of 20 mm
    /// covers 0.79 of 22.5 mm.
    double minOfCell = 0.45;
    /// A cell between others is covered whole; where more than half are, something larger lies
    /// there.
    double wholeCell = 0.98;
    double maxWhole = 0.5;
    /// What else is known stands within so many cells of a token's middle.
    double samePlace = 0.6;
    /// Without the empty board's picture so much of the board may be covered by what is larger than
    /// a token: a hand's finger. More is a hand, or a printed board whose cells do not look alike.
    double largestUnexplained = 0.08; ///< [0, 2 of 4]

    /// Below this chroma paint looks grey by a lamp's light; cardboard and bone have 8 to 14.
    double minChroma = 15.0;  ///< [0, 0 of 2]
    double blackBelow = 32.0; ///< L of the darkest that is called grey
    double whiteFrom = 68.0;
    /// A yellow, orange or reddish colour this dark and dull is called brown.
    double brownBelowL = 52.0;      ///< [2, 2 of 2]
    double brownBelowChroma = 45.0; ///< [2, 0 of 2]
};

inline constexpr Options kOptions;

} // namespace umpire::tokens
