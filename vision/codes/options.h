#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::codes {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// Modules and corners are told in turns. (Of 1032 codes, as for kCodeBlur, 1012, 1015 and 1016
    /// are read after one, two and three rounds.)
    int rounds = 2; ///< [1, 1 of 2]
    /// The modules nearest to grey, and how many of them may be wrong. (None doubted: 1008 of 1032;
    /// 12 instead of 8 read no more.)
    unsigned doubted = 8;
    int maxWrong = 3;
    /// Fewer modules are not doubted: the error correction of 10 x 10 agrees with one guess of
    /// 600,000, that of 12 x 12 with one of 20 million.
    int fewestDoubted = 12; ///< [0, 0 of 1]
    /// Nor are those that explain less of the picture than this: it shows something else.
    double worthDoubting = 0.8;
    /// Of sides and margin alone. (With 0.6 as many codes are read in more time, with 0.8 one
    /// fewer.)
    double minSidesAgreement = 0.75; ///< [0, 0 of 4]
    /// A module's width, in pixels of the picture. (Up to 2 or 3 as many codes are read.)
    double minModule = 0.7; ///< [0, 0 of 4]
    double maxModule = 2.5; ///< [0, 0 of 4]
    /// A corner goes no farther from where it was, in modules.
    double farthestOff = 2.0; ///< [0, 0 of 4]
    /// The solid sides are looked for so far inside the outline, as a share of its side.
    /// (At 0.03 five codes fewer are read, at 0.08 as many.)
    double inside = 0.05; ///< [0, 0 of 4]

    /// A cell of the texture map, in steps.
    int cell = 2; ///< [4, 4 of 6]
    /// Mean change of brightness from step to step, along the direction where it changes least,
    /// grey levels.
    double minTexture = 8.0; ///< [2, 4 of 6]
    /// Dark and light modules differ by so much, grey levels.
    int minSpan = 30; ///< [0, 1 of 6]
    /// The patch's shorter side over the longer; a square tilted by 45 degrees has 0.7, a Data
    /// Matrix of 8 x 18 modules 0.44.
    double minSquareness = 0.35; ///< [0, 3 of 6]
    /// From here on a patch is taken for one code with nothing beside it.
    double aloneSquareness = 0.75; ///< [0, 1 of 6]
    /// Dark is what is darker than the mean over so many steps around it, grey levels.
    double windowInSteps = 12.0; ///< [1, 1 of 6]
    double minDarker = 8.0;      ///< [1, 1 of 6]
    /// Share of a code's outline that is dark: half, and more where light modules are blurred.
    double minDark = 0.3; ///< [0, 1 of 6]
    /// A part is sought beyond its patch by its extent over this, on each side.
    int morePart = 8; ///< [1, 1 of 6]
    /// Share of the rectangle that is patch: a square has 0.8 to 1 for its rounded corners.
    double minFilled = 0.6; ///< [1, 4 of 6]

    /// Room around the candidate, as a share of its longer side, each way: texture ends before a
    /// code's solid sides, and the paper's light margin must be seen all around (12 x 12 modules
    /// rendered at 0.7 mm a pixel: with 0.3 of each side 31 of 48 were read, with 0.35 of the
    /// longer 34 of 36).
    double margin = 0.5; ///< [4, 4 of 5]
    /// Enlargement of the picture's finest direction: of the rough crop, in which only the outline
    /// is found, and of the straight one, in which modules are told apart; a 12 x 12 Data Matrix of
    /// 18 mm has 3 pixels a module at 0.5 mm a pixel and 2 where the table is tilted by 45 degrees.
    double roughly = 1.5; ///< [4, 4 of 5]
    double finely = 2.5;  ///< [2, 4 of 5]
    /// Sides of a crop, pixels: enough for the largest code of a piece (a QR code of 33 modules),
    /// and no more than is read in a millisecond or two.
    double smallestSide = 110.0; ///< [3, 4 of 5]
    double largestSide = 480.0;  ///< [1, 1 of 5]
    /// The margin around the code in the straight crop, as a share of the code's longer side.
    float straightMargin = 0.15F; ///< [4, 4 of 5]
    /// What a code's dark modules span: shorter over longer side, and of the rough crop's width.
    float minDarkSquareness = 0.35F;
    float minDarkSpan = 0.3F;

    /// As many of the kit's codes are read after 30.
    int iterations = 10; ///< [0, 0 of 2]
    /// How far a module's light reaches, in modules; beyond are those around the code, which are
    /// light.
    int reach = 2; ///< [0, 0 of 2]
    /// Samples a module and direction, of the kernel's integral.
    int cells = 6; ///< [0, 0 of 2]

    /// Samples a module and direction, of the picture that is compared with the modules.
    int fine = 2; ///< [4, 4 of 5]
    /// Modules around the code that are known to be light.
    int border = 1; ///< [4, 4 of 5]
    /// A printed edge is no sharper than this, one standard deviation in modules.
    double edgeBlur = 0.15; ///< [4, 4 of 5]
    /// Blurred more than this, one standard deviation in modules, nothing is left to see.
    double maxBlur = 1.5; ///< [0, 0 of 5]
    /// The expected picture's kernel reaches so many of its pixels: 2.5 modules.
    int maxReach = 5; ///< [4, 0 of 5]
    int maxSteps = 6; ///< [4, 4 of 5]
    /// A step shorter than this is the last one, in modules: a twentieth of a millimetre.
    double smallStep = 0.03; ///< [4, 1 of 5]

    /// Of the alternating modules, how well they must correlate with light and dark.
    double minAlternation = 0.5; ///< [0, 1 of 4]
    /// No other count comes near: the wrong ones reach 0.6.
    double sureAlternation = 0.85; ///< [0, 0 of 4]
    /// Of the solid sides, how much must be dark.
    double minSides = 0.85; ///< [0, 1 of 4]
    /// Dark and light are told, the corners fitted, and once more now that the modules are where
    /// they are.
    int looks = 2; ///< [1, 1 of 1]
    /// A corner goes no farther from where it was read, in modules.
    double farthest = 1.0; ///< [1, 1 of 2]

    /// A code that is all there but its words: so much of the picture is explained by its modules.
    double surelyCode = 0.75;

    /// Of the picture drawn of known modules; its margin, pixels.
    int pixelsAModule = 4; ///< [0, 0 of 3]

    /// A code's side on the table: 10 modules of 0.7 mm; the kit's smallest is 13 mm, its largest
    /// counter 50 mm.
    Millimetres smallestCode = 7_mm;
    Millimetres largestCode = 60_mm;
    /// Every so many millimetres a pixel is looked at: a module of 1.8 mm on a table tilted by 45
    /// degrees is 1.3 mm wide.
    double stepMm = 1.2;
    /// Texture is told from so many millimetres around: two modules of one kind side by side
    /// are 3.6.
    double reachMm = 3.2;
    /// Fewer pixels a millimetre than these along the slant blur a module with the next, and its
    /// texture is the weaker. (With the weaker everywhere, tokens side by side become one patch.)
    double fewPixelsPerMm = 1.35; ///< [0, 1 of 2]
    double minTextureWhereFew = 0.10;
    /// A piece may lie across the area's edge.
    Millimetres beyondArea = 15_mm; ///< [0, 0 of 2]
    /// Without a table: sides of a code in steps, from level to level; a step is twice the last.
    double smallestInSteps = 13.0;
    double largestInSteps = 64.0;
    /// Pixels: a smaller picture without a table is one of a piece, whose margin may be missing.
    int onePiece = 150;
    /// A crop that costs a millisecond each; 200 counters and what else lies there.
    std::size_t maxCrops = 600;
    /// A code's side as a share of its patch's, where that holds print as well; and the steps along
    /// it.
    double minPart = 0.25;
    double maxPart = 1.3;
    double partSteps = 24.0;
    /// Where the modules explain less of the picture, it is another code than the one read.
    double minAgreement = 0.5;
};

inline constexpr Options kOptions;

} // namespace umpire::codes
