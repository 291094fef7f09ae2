#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::codes {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// Modules and corners are estimated alternately. (Of 1032 codes, as for kCodeBlur, 1012, 1015
    /// and 1016 are read after one, two and three rounds.)
    int rounds = 2; ///< [1, 1 of 2]
    /// Number of modules nearest to grey, and number of errors among them. (None doubted: 1008 of
    /// 1032; 12 instead of 8 read no more.)
    unsigned doubted = 8;
    int maxWrong = 3;
    /// Least number of modules per side for doubting. With 10 x 10 the error correction accepts one
    /// guess of 600,000, with 12 x 12 one of 20 million.
    int fewestDoubted = 12; ///< [0, 0 of 1]
    /// Least agreement for doubting; with less, the picture shows no such code.
    double worthDoubting = 0.8;
    /// Least agreement of sides and margin. (With 0.6 as many codes are read in more time; with 0.8
    /// one code fewer is read.)
    double minSidesAgreement = 0.75; ///< [0, 0 of 4]
    /// Range of a module's width, in pixels of the picture. (With an upper limit of 2 or 3 as many
    /// codes are read.)
    double minModule = 0.7; ///< [0, 0 of 4]
    double maxModule = 2.5; ///< [0, 0 of 4]
    /// Greatest movement of a corner, in modules.
    double farthestOff = 2.0; ///< [0, 0 of 4]
    /// Distance inside the outline at which the solid sides are sought, as a share of the outline's
    /// side. (At 0.03 five codes fewer are read, at 0.08 equally many.)
    double inside = 0.05; ///< [0, 0 of 4]

    /// Side of a cell of the texture map, in steps.
    int cell = 2; ///< [4, 4 of 6]
    /// Least mean change of brightness per step, in the direction with the least change,
    /// grey levels.
    double minTexture = 8.0; ///< [2, 4 of 6]
    /// Least difference of dark and light modules, grey levels.
    int minSpan = 30; ///< [0, 1 of 6]
    /// Least ratio of the patch's shorter side to the longer. A square tilted by 45 degrees has
    /// 0.7, a Data Matrix of 8 x 18 modules 0.44.
    double minSquareness = 0.35; ///< [0, 3 of 6]
    /// Least ratio of sides of a patch that counts as one code alone.
    double aloneSquareness = 0.75; ///< [0, 1 of 6]
    /// A pixel is dark if it is this much darker, in grey levels, than the mean over a window of
    /// this many steps.
    double windowInSteps = 12.0; ///< [1, 1 of 6]
    double minDarker = 8.0;      ///< [1, 1 of 6]
    /// Least dark share of a code's outline: half, and more if light modules are blurred.
    double minDark = 0.3; ///< [0, 1 of 6]
    /// A part may extend beyond its patch, on each side by the patch's extent divided by this.
    int morePart = 8; ///< [1, 1 of 6]
    /// Least share of the rectangle that the patch fills: a square has 0.8 to 1, because of its
    /// rounded corners.
    double minFilled = 0.6; ///< [1, 4 of 6]

    /// Margin around the candidate on each side, as a share of its longer side: texture ends before
    /// a code's solid sides, and the paper's light margin must be visible all around (12 x 12
    /// modules rendered at 0.7 mm a pixel: with 0.3 of each side 31 of 48 were read, with 0.35 of
    /// the longer 34 of 36).
    double margin = 0.5; ///< [4, 4 of 5]
    /// Enlargement of the picture's finest direction: for the rough crop, which only gives the
    /// outline, and for the rectified crop, which gives the modules. A 12 x 12 Data Matrix of 18 mm
    /// has 3 pixels per module at 0.5 mm per pixel, and 2 if the table is tilted by 45 degrees.
    double roughly = 1.5; ///< [4, 4 of 5]
    double finely = 2.5;  ///< [2, 4 of 5]
    /// Limits of a crop's sides, pixels: enough for the largest code of a piece (a QR code of 33
    /// modules), and no more than can be read in a millisecond or two.
    double smallestSide = 110.0; ///< [3, 4 of 5]
    double largestSide = 480.0;  ///< [1, 1 of 5]
    /// The margin around the code in the straight crop, as a share of the code's longer side.
    float straightMargin = 0.15F; ///< [4, 4 of 5]
    /// Limits of a code's dark outline: shorter over longer side; share of the crop's width.
    float minDarkSquareness = 0.35F;
    float minDarkSpan = 0.3F;

    /// Iterations of the deblurring; with 30, no more of the kit's codes are read.
    int iterations = 10; ///< [0, 0 of 2]
    /// Reach of a module's light, in modules. Modules beyond this reach lie around the code, and
    /// are light.
    int reach = 2; ///< [0, 0 of 2]
    /// Samples per module and direction, for the kernel's integral.
    int cells = 6; ///< [0, 0 of 2]

    /// Samples per module and direction, of the picture that is compared with the modules.
    int fine = 2; ///< [4, 4 of 5]
    /// Width in modules of the light border around the code.
    int border = 1; ///< [4, 4 of 5]
    /// Least blur of a printed edge, one standard deviation in modules.
    double edgeBlur = 0.15; ///< [4, 4 of 5]
    /// Greatest blur, one standard deviation in modules; beyond it no module is visible.
    double maxBlur = 1.5; ///< [0, 0 of 5]
    /// Reach of the expected picture's kernel, in its pixels: 2.5 modules.
    int maxReach = 5; ///< [4, 0 of 5]
    int maxSteps = 6; ///< [4, 4 of 5]
    /// A step shorter than this, in modules, ends the iteration; it is a twentieth of a millimetre.
    double smallStep = 0.03; ///< [4, 1 of 5]

    /// Least correlation of the alternating modules with light and dark.
    double minAlternation = 0.5; ///< [0, 1 of 4]
    /// Correlation from which no other count is tried; wrong counts reach 0.6.
    double sureAlternation = 0.85; ///< [0, 0 of 4]
    /// Least dark share of the solid sides.
    double minSides = 0.85; ///< [0, 1 of 4]
    /// Rounds of deciding the modules and fitting the corners; the second uses the fitted
    /// corners.
    int looks = 2; ///< [1, 1 of 1]
    /// Greatest movement of a corner from its first place, in modules.
    double farthest = 1.0; ///< [1, 1 of 2]

    /// Least share of the picture that the modules of a complete but unreadable code explain.
    double surelyCode = 0.75;

    /// Scale and margin of the picture drawn from known modules, pixels.
    int pixelsAModule = 4; ///< [0, 0 of 3]

    /// Range of a code's side on the table. The smallest possible code has 10 modules of 0.7 mm.
    /// The kit's smallest code is 13 mm, its largest counter 50 mm.
    Millimetres smallestCode = 7_mm;
    Millimetres largestCode = 60_mm;
    /// Sampling step in millimetres: a module of 1.8 mm on a table tilted by 45 degrees is 1.3 mm
    /// wide.
    double stepMm = 1.2;
    /// Radius in millimetres over which texture is measured: two equal modules side by side
    /// are 3.6.
    double reachMm = 3.2;
    /// Resolution along the slant below which a module is blurred with the next and has weaker
    /// texture. (With the weaker limit everywhere, tokens side by side become one patch.)
    double fewPixelsPerMm = 1.35; ///< [0, 1 of 2]
    double minTextureWhereFew = 0.10;
    /// Distance beyond the area's edge, because a piece may lie across the edge.
    Millimetres beyondArea = 15_mm; ///< [0, 0 of 2]
    /// Without a table: range of a code's side in steps on a level; each level's step is doubled.
    double smallestInSteps = 13.0;
    double largestInSteps = 64.0;
    /// Pixels: a smaller picture without a table shows a single piece, whose margin may be missing.
    int onePiece = 150;
    /// Greatest number of crops, at a millisecond each: 200 counters and other things.
    std::size_t maxCrops = 600;
    /// Range of a code's side as a share of its patch's side, if the patch includes print; and the
    /// steps along the range.
    double minPart = 0.25;
    double maxPart = 1.3;
    double partSteps = 24.0;
    /// Least agreement of a code that was read; with less, the picture shows another code.
    double minAgreement = 0.5;
};

inline constexpr Options kOptions;

} // namespace umpire::codes
