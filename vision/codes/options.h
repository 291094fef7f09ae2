#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::codes {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// Number of rounds; each round estimates the modules and refits the corners. (Of the 1032
    /// codes of kCodeBlur, 1012, 1015 and 1016 are read after one, two and three rounds.)
    int rounds = 2; ///< tests/sweep: 1 of 2 readings changes if halved, 1 if doubled
    /// `doubted` is the number of doubtful modules that are tried as dark and as light: those
    /// nearest to grey. `maxWrong` is the maximum number of them that is changed at once. (Without
    /// this, 1008 of 1032 codes are read. With 12 instead of 8 modules no more codes are read.)
    unsigned doubted = 8;
    int maxWrong = 3;
    /// Minimum number of modules on a side if doubtful modules are to be changed. With 10 x 10
    /// modules the error correction accepts one guess of 600,000, with 12 x 12 one of 20 million.
    int fewestDoubted = 12; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Minimum agreement (share of the variance that is explained) if doubtful modules are to be
    /// changed; with less, the picture shows no such code.
    double worthDoubting = 0.8;
    /// Minimum agreement of the sides and the margin with the picture. (With 0.6 the same number of
    /// codes is read, but more slowly; with 0.8 one code fewer is read.)
    double minSidesAgreement = 0.75; ///< tests/sweep: 0 of 4 readings change if halved, 0 if
                                     ///< doubled
    /// Minimum and maximum width of a module, in pixels of the picture. (With a maximum of 2 or 3
    /// the same number of codes is read.)
    double minModule = 0.7; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled
    double maxModule = 2.5; ///< maximum width of a module (tests/sweep: 0 of 4 readings change if
                            ///< halved, 0 if doubled)
    /// Maximum movement of a corner while the sides are fitted, in modules.
    double farthestOff = 2.0; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled
    /// Distance inside the outline at which the brightness of the sides is measured, as a share of
    /// the outline's side. (With 0.03 five codes fewer are read, with 0.08 the same number.)
    double inside = 0.05; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled

    /// Side of a cell of the texture map, in sampling steps.
    int cell = 2; ///< tests/sweep: 4 of 6 readings change if halved, 4 if doubled
    /// Minimum of the mean change of brightness per step in the direction with the smallest change,
    /// in grey levels.
    double minTexture = 8.0; ///< tests/sweep: 2 of 6 readings change if halved, 4 if doubled
    /// Minimum difference between dark and light modules, in grey levels.
    int minSpan = 30; ///< tests/sweep: 0 of 6 readings change if halved, 1 if doubled
    /// Minimum ratio of the patch's shorter side to its longer side. A square that is tilted by 45
    /// degrees has 0.7, a Data Matrix of 8 x 18 modules has 0.44.
    double minSquareness = 0.35; ///< tests/sweep: 0 of 6 readings change if halved, 3 if doubled
    /// Minimum ratio of the sides of a patch that counts as a single code.
    double aloneSquareness = 0.75; ///< tests/sweep: 0 of 6 readings change if halved, 1 if doubled
    /// A pixel is dark if it is darker by `minDarker` grey levels than the mean of a window around
    /// it; `windowInSteps` is the side of this window, in sampling steps.
    double windowInSteps = 12.0; ///< tests/sweep: 1 of 6 readings changes if halved, 1 if doubled
    double minDarker = 8.0;      ///< minimum difference of a dark pixel, in grey levels
                                 ///< (tests/sweep: 1 of 6 readings changes if halved, 1 if doubled)
    /// Minimum dark share of a code's outline. It is about half, and more if light modules are
    /// blurred.
    double minDark = 0.3; ///< tests/sweep: 0 of 6 readings change if halved, 1 if doubled
    /// The margin that is added to a patch is the patch's width and height divided by this number,
    /// on each side.
    int morePart = 8; ///< tests/sweep: 1 of 6 readings changes if halved, 1 if doubled
    /// Minimum share of the rectangle that the patch fills. A square has 0.8 to 1, because its
    /// corners are rounded.
    double minFilled = 0.6; ///< tests/sweep: 1 of 6 readings changes if halved, 4 if doubled

    /// Margin around the candidate on each side, as a share of its longer side. It is needed
    /// because the texture ends before a code's solid sides, and because the light margin of the
    /// paper must be visible on all sides. (12 x 12 modules rendered at 0.7 mm per pixel: with 0.3
    /// of each side, 31 of 48 were read; with 0.35 of the longer side, 34 of 36.)
    double margin = 0.5; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    /// Enlargement of the crops, relative to the picture's highest resolution. `roughly` is for the
    /// first crop, which gives only the outline; `finely` is for the rectified crop, which gives
    /// the modules. A 12 x 12 Data Matrix of 18 mm has 3 pixels per module at 0.5 mm per pixel, and
    /// 2 if the table is tilted by 45 degrees.
    double roughly = 1.5; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    double finely = 2.5;  ///< enlargement of the rectified crop (tests/sweep: 2 of 5 readings
                          ///< change if halved, 4 if doubled)
    /// Minimum and maximum of the longer side of a crop, in pixels. The maximum suffices for the
    /// largest code of a piece (a QR code of 33 modules), and such a crop is read in one or two
    /// milliseconds.
    double smallestSide = 110.0; ///< tests/sweep: 3 of 5 readings change if halved, 4 if doubled
    double largestSide = 480.0;  ///< maximum side of a crop, in pixels (tests/sweep: 1 of 5
                                 ///< readings changes if halved, 1 if doubled)
    /// Margin around the code in the straight crop, as a share of the code's longer side.
    float straightMargin = 0.15F; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    /// Limits for the dark outline of a code: `minDarkSquareness` is the minimum ratio of the
    /// shorter side to the longer side, `minDarkSpan` the minimum ratio of the longer side to the
    /// crop's width.
    float minDarkSquareness = 0.35F;
    float minDarkSpan = 0.3F;

    /// Number of iterations of the deblurring. With 30 iterations no more of the kit's codes are
    /// read.
    int iterations = 10; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    /// Distance that the light of a module reaches, in modules. Modules around the code count as
    /// light.
    int reach = 2; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    /// Number of samples of a module in each direction, for the integral of the kernel.
    int cells = 6; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled

    /// Number of pixels of a module in each direction, in the picture that is compared with the
    /// crop.
    int fine = 2; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    /// Width of the light border around the code, in modules.
    int border = 1; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    /// Standard deviation of the blur of a printed edge, in modules; it is added to the camera's
    /// blur.
    double edgeBlur = 0.15; ///< tests/sweep: 4 of 5 readings change if halved, 4 if doubled
    /// Maximum standard deviation of the blur, in modules; beyond it no module is visible.
    double maxBlur = 1.5; ///< tests/sweep: 0 of 5 readings change if halved, 0 if doubled
    /// Maximum radius of the expected picture's blur kernel, in pixels of that picture; it is 2.5
    /// modules.
    int maxReach = 5; ///< tests/sweep: 4 of 5 readings change if halved, 0 if doubled
    int maxSteps = 6; ///< maximum number of iterations of the fit (tests/sweep: 4 of 5 readings
                      ///< change if halved, 4 if doubled)
    /// The fit ends when no corner moves farther than this, in modules; it is about a twentieth of
    /// a millimetre.
    double smallStep = 0.03; ///< tests/sweep: 4 of 5 readings change if halved, 1 if doubled

    /// Minimum correlation of the alternating modules with the sequence dark, light, dark.
    double minAlternation = 0.5; ///< tests/sweep: 0 of 4 readings change if halved, 1 if doubled
    /// If a number of modules reaches this correlation, no other number is tried. Wrong numbers
    /// reach 0.6.
    double sureAlternation = 0.85; ///< tests/sweep: 0 of 4 readings change if halved, 0 if doubled
    /// Minimum share of dark modules on the solid sides.
    double minSides = 0.85; ///< tests/sweep: 0 of 4 readings change if halved, 1 if doubled
    /// Number of rounds in which the modules are decided and the corners are fitted; the second
    /// round uses the fitted corners.
    int looks = 2; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Maximum movement of a corner from its first place, in modules.
    double farthest = 1.0; ///< tests/sweep: 1 of 2 readings changes if halved, 1 if doubled

    /// Minimum agreement of a code that is reported although it cannot be read: the share of the
    /// variance that its modules explain.
    double surelyCode = 0.75;

    /// Number of pixels of a module in the picture that is drawn from decided modules; its margin
    /// is two modules.
    int pixelsAModule = 4; ///< tests/sweep: 0 of 3 readings change if halved, 0 if doubled

    /// Minimum and maximum side of a code on the table. The smallest possible code has 10 modules
    /// of 0.7 mm. The kit's smallest code is 13 mm wide, its largest counter 50 mm.
    Millimetres smallestCode = 7_mm;
    Millimetres largestCode = 60_mm;
    /// Sampling step on the table, in millimetres. A module of 1.8 mm is 1.3 mm wide on a table
    /// that is tilted by 45 degrees.
    double stepMm = 1.2;
    /// Radius over which texture is averaged, in millimetres. Two equal modules side by side are
    /// 3.6 mm wide.
    double reachMm = 3.2;
    /// If the resolution along the slant, in pixels per millimetre, is below `fewPixelsPerMm`,
    /// neighbouring modules are blurred together, and the lower limit `minTextureWhereFew` applies
    /// for `leastTexture`. (With the lower limit everywhere, tokens that lie side by side become
    /// one patch.)
    double fewPixelsPerMm = 1.35; ///< tests/sweep: 0 of 2 readings change if halved, 1 if doubled
    double minTextureWhereFew = 0.10;
    /// Maximum distance of a code beyond the area's edge, because a piece may lie across the edge.
    Millimetres beyondArea = 15_mm; ///< tests/sweep: 0 of 2 readings change if halved, 0 if doubled
    /// Minimum and maximum side of a code, in sampling steps, if the table is unknown. The step is
    /// doubled from level to level.
    double smallestInSteps = 13.0;
    double largestInSteps = 64.0;
    /// A picture of an unknown table whose shorter side is at most this many pixels may show a
    /// single piece, whose margin may be missing.
    int onePiece = 150;
    /// Maximum number of crops, which take about a millisecond each. It suffices for 200 counters
    /// and other things.
    std::size_t maxCrops = 600;
    /// Minimum and maximum side of a code, as a share of the side of a patch that also contains
    /// print; and the number of sampling steps along the patch.
    double minPart = 0.25;
    double maxPart = 1.3;
    double partSteps = 24.0;
    /// Minimum agreement of the fitted grid (share of the variance that is explained). With less,
    /// the corners from ZXing are used instead of the grid's, and this value is the confidence.
    double minAgreement = 0.5;
};

inline constexpr Options kOptions;

} // namespace umpire::codes
