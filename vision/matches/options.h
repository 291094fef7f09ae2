#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::matches {

/// The tunable parameters of this folder. A remark such as "tests/sweep: 3 of 6 readings change if
/// halved" says that of 6 pictures that use the value, 3 are read differently if the value is
/// halved.
struct Options {
    /// A match fell after the earlier picture if three quarters of its points have changed by at
    /// least this multiple of the noise. (Six scenes with an earlier picture: order matches have
    /// 0.6 to 1.8, or 2.2 if a tossed match lies across the order match; tossed matches have from
    /// 1.8 (the palest match, on oak) to 130.)
    double tossedChange = 1.8;
    /// Minimum probability at which the judge overrules the fit about the head's end, or about
    /// whether there is a head.
    double overrulesFit = 0.9;
    /// Limits for a visible head if no tags give the scale: minimum number of the network's head
    /// cells, or maximum probability of the judge that there is no head. (Real toothpicks have at
    /// most 1.9 cells and at least 0.09; real heads at least 2.5 cells or at most 0.02.)
    double headSeenCells = 2.5;
    double headSeenFor = 0.04;
    /// Minimum sum of the network's score and the fit's confidence if the judge is not used. (Nine
    /// real photographs with 78 sticks: 64 are found with 0.7, 62 with 0.9, 58 with 1.06. No stick
    /// is false in the photograph whose matches are marked.)
    double minBelief = 0.7;
    /// Weight of the fit's confidence in the confidence of a match. The judge hardly distinguishes
    /// two fits of one stick; the better fit is more accurate. (62 scenes: the median error of the
    /// angle is 0.18 degrees without, 0.17 with this weight.)
    double fitShare = 0.5; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Score of an accepted match as an input of the fit, from 0 to 1.
    double certain = 0.95; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled
    /// Number of times that accepted matches are measured again. (62 scenes: the mean error of the
    /// angle is 0.490 degrees after two times, 0.479 after three, 0.484 after four.)
    int roundsAgain = 3; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Number of rounds of the search for orders in free slots. Each round continues from the
    /// orders found before.
    int slotRounds = 2;
    /// A match's head is judged again if an end has moved by more than this.
    Millimetres moved = 0.5_mm; ///< tests/sweep: 0 of 1 readings change if halved, 0 if doubled

    /// Limits of the confidence if the number of matches is known. Matches with at least
    /// sureOfCount are kept. Of the other matches with at least leastOfCount, the most probable are
    /// added.
    double sureOfCount = 0.6;
    double leastOfCount = 0.02;
    /// Maximum probability of a candidate when the number of matches is known; 1 would exclude an
    /// error.
    double surestOfCount = 0.998;
    /// Odds that the picture contains one more match for which no candidate exists. (238 rendered
    /// tosses, with 0.3: of 39 matches with a probability of 0.6 to 0.7, 26 are true; of 41 with
    /// 0.7 to 0.8, 31; of 58 with 0.8 to 0.9, 50. With 0.1: 21 of 39, 25 of 33 and 42 of 57.)
    double overlookedOdds = 0.3;

    /// Width of the contact shadow beside a match of 2 mm, in mm.
    double shadowWidth = 1.2; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    /// Maximum distance of the match's centre from the line, and the step of the search, in mm.
    double centreReach = 1.5;
    double fineStep = 0.05;
    /// Learned colours are converted to the present light by the ratio of the table's colour now
    /// and when they were learned. darkestTop: minimum of each channel of the table's colour (0 to
    /// 255). otherLight: maximum of this ratio, the larger value divided by the smaller.
    /// learnedShare: weight of the learned colours relative to the picture's own.
    float darkestTop = 10.0F;
    float otherLight = 2.5F;
    double learnedShare = 0.25;
    /// Standard deviation of the samples of a mean profile from the model, in white units.
    double profileNoise = 0.25;
    /// Standard deviations of the parts' colours, in white units: of the change of the table's
    /// colour from one side of the match to the other, of the shadows, and of top and side face.
    /// The values of the faces are relative to the shaft's contrast; faceFloor is added to them.
    double stepSpread = 2.0;   ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled
    double shadowSpread = 2.0; ///< deviation of the shadows (tests/sweep: 1 of 1 readings changes
                               ///< if halved, 1 if doubled)
    double topSpread = 0.35;   ///< deviation of the top face (tests/sweep: 1 of 1 readings changes
                               ///< if halved, 1 if doubled)
    double sideSpread = 0.6;   ///< deviation of the side face (tests/sweep: 1 of 1 readings changes
                               ///< if halved, 1 if doubled)
    double faceFloor = 0.3;    ///< deviation that is added for both faces (tests/sweep: 1 of 1
                               ///< readings changes if halved, 1 if doubled)
    /// Mean colour of the side face, as a share of the shaft's contrast.
    double sideShare = 0.7; ///< tests/sweep: 1 of 1 readings changes if halved, 1 if doubled

    /// Range of the table beside a match, in mm from the line: outside the side face and the
    /// contact shadow.
    double tableFrom = 2.4;
    double tableTo = 6.0;
    /// Standard deviation of sensor noise and JPEG noise after sampling, in Lab units. It is added
    /// to the scatter of the table.
    float sensorNoise = 1.6F;

    /// Distance from the ends within which edges are not measured, in mm.
    double edgesFromEnds = 5.0;
    /// Search distance of an edge beyond the match's side, in mm.
    double beyond = 1.2;
    /// Width of the surface beside the match that is compared with the shaft, in mm.
    double besideWidth = 1.25;
    /// Standard deviation of a sample, in Lab units; and minimum standard deviation of an edge's
    /// place, in mm.
    double sampleNoise = 2.5;
    double minSigma = 0.15;
    /// Minimum colour difference of an edge, in Lab units.
    double minStep = 4.0;
    /// `outlier`: an edge that is farther than this from the others, in mm, has less weight.
    /// `fewest`: minimum number of edges.
    double outlier = 0.3;
    std::size_t fewest = 12;

    /// Half width of the match's core, and range of the table beside the match, in mm from the
    /// line.
    double core = 0.7;
    double besideFrom = 2.2;
    double besideTo = 4.5;
    /// Length of a head along the match, in mm. Rendered heads have 3.3 to 4, real heads 3 to 4.5.
    double headLength = 3.7;
    /// Maximum penalty of a column, and weight of a column. The weight is below 1, because
    /// neighbouring columns (0.5 mm, blurred) are correlated.
    double columnCap = 4.0;
    double columnShare = 0.25;
    /// Minimum variance of the colour of a column's core, in squared white units.
    double minVariance = 0.12;
    /// Standard deviation as a share of the step between two colours; it is caused by shading,
    /// shine and blur.
    double stepShare = 0.22;
    /// Standard deviation of the hypothesis's ends, search distance around them, and step of the
    /// search, in mm.
    double proposedEndSigma = 1.8;
    double endReach = 4.5;
    double step = 0.25;
    /// Maximum probability of the network about which end is the head.
    double surest = 0.95;
    /// Distance of the visible edge beyond the true end, in mm, and its change with the tangent of
    /// the ray along the match (262 flat matches). A head's edge is moved by its bulge and its
    /// shadow, a tail's by its dark end face.
    double headOvershoot = 0.50;
    double headTilt = 0.2;
    double tailOvershoot = -0.03;
    double tailTilt = 0.5;

    /// Mean and standard deviation of the real length, as shares of the nominal length. Matches of
    /// 42 mm are 40 to 43 mm long (351 rendered matches: mean 41.74, standard deviation 0.69).
    /// `lengthSpreadFreeScale` is for a scale without tags, which is wrong by some per cent.
    double lengthShare = 0.9938;
    double lengthSpread = 0.0165;
    double lengthSpreadFreeScale = 0.04;
    /// Number of rounds in which all matches are fitted, beside the latest places of the others.
    int rounds = 2;
    /// Minimum confidence of a neighbour that hides what it covers.
    double neighbourConfidence = 0.4;
    /// Distance from a neighbour's axis within which the neighbour hides other matches. The
    /// distance is larger if the match is thicker or the blur larger.
    Millimetres minNeighbourReach = 1.4_mm;
    /// Matches touch if their axes are nearer than this: their thickness and half a pixel.
    Millimetres touching = 2.6_mm;
    /// Minimum confidence of a fit. (0.5 % of 1369 true fits are below, and two thirds of 969 false
    /// fits.)
    double minConfidence = 0.03;
    /// Maximum distance across, and maximum difference of direction, of two fits of the same stick.
    Millimetres sameAcross = 1.3_mm;
    Radians sameDirection = 12_deg;
    /// Prior odds of a headless match: 14 of 351 are headless. The network finds a median of 0.8
    /// head cells at headless matches (from neighbours' heads), and of 4.2 at headed matches (a
    /// twentieth of them has fewer than 0.5).
    double headlessOdds = 0.04;
    /// Factor for headlessOdds if the network finds no head cells; and the maximum number of head
    /// cells that is used.
    double headlessWithoutCells = 8.0;
    double maxHeadCells = 6.0;
    /// Minimum strength of a head's spot that determines a point of the line, and the standard
    /// deviation of this point, in mm.
    double anchorStrength = 0.5;
    double anchorSigma = 0.25;
    /// Search distances of the rough search for the line, at both ends, in mm: from a hypothesis,
    /// from its first fit, and from an accepted line. (62 scenes: 95 % of the accepted matches'
    /// ends are accurate to 1.54 mm with a searchAccepted of 0.8, to 1.58 with 3.5.)
    double searchFirst = 3.5;
    double searchAgain = 1.5;
    double searchAccepted = 0.8;
    /// Limits for a stick that touches another along its length: search distance in mm, minimum
    /// response of its line, minimum log odds of its columns, minimum share of visible columns, and
    /// minimum and maximum width as a share of the others' width. (18 photographs of sticks: five
    /// such sticks have a response of 0.63 to 0.97, log odds of 42 to 80, widths of 0.5 to 1.1.
    /// Things beside single sticks have log odds of at most 17 where the width is within the
    /// limits.)
    double searchTouching = 0.5;
    double touchingResponse = 0.6;
    double touchingEvidence = 30.0;
    double touchingSeen = 0.5;
    double narrowestTouching = 0.5;
    double widestTouching = 1.6;
    /// Score of a free place beside a stick, as a proposal; and maximum number of rounds. Each
    /// round finds at most one more stick on each side of a bundle.
    double besideScore = 0.4;
    int touchingRounds = 9;
    /// Minimum blur of sticks, in mm. In a photograph of many megapixels sticks look no sharper,
    /// because they are seldom straight.
    double minBlur = 0.15;

    /// Half sides of the box that a head fills, in mm. Heads are 3.3 to 4 mm long and 2.4 to 3 mm
    /// wide.
    double boxAlong = 1.25;
    double boxAcross = 0.75;
    /// Search distance of a head around its expected place, and standard deviation of the penalty
    /// for the distance, in mm.
    double spotReach = 3.5;
    double distanceSigma = 2.5;
    /// Distance on both sides within which the middle of a head is computed, in mm.
    double centroidHalf = 2.0;
    /// Cap of the difference between a sample and the table, in white units.
    float spotDifferenceCap = 12.0F;

    /// Maximum log odds for the judge; its input is divided by this.
    double maxLogOdds = 6.0;
    /// Number of matches in a batch of the judge; each takes 0.6 MB for its layers.
    std::size_t atOnce = 64;

    /// Half width of the bar, and distance to which its sides are compared with it, in mm.
    double barHalf = 1.0;
    double flankTo = 2.5;
    /// Step between the columns of the rough search (1 mm), and distance from the expected ends
    /// within which columns are not used, in mm.
    int searchColumnStep = 2;
    double searchEnds = 3.0;
    /// Standard deviation of the hypothesis's ends across the line, in mm, in the rough search.
    double proposedOffsetSigma = 1.6;
    /// Penalty for a line one standard deviation away from the hypothesis, as a share of the full
    /// response.
    double hypothesisCost = 0.02;
    /// Maximum squared distance of a head's spot from the line, in variances; a farther spot is the
    /// head of another match.
    double missCap = 25.0;
    /// Minimum standard deviation of the slope, in mm per mm; see kMinOffsetSigma.
    double minSlopeSigma = 0.002;
    /// Cap of the difference between a sample and the table, in white units.
    float barDifferenceCap = 4.0F;

    /// Minimum difference of a head's colour from shaft, table and mixtures of both, in Lab units.
    /// (245 matches: headed matches have 12.5 or more, headless matches at most 2.5.)
    float headContrast = 8.0F;
    /// Maximum share of the shaft's colour in a mixture of shaft and table. It is above 1, because
    /// the measured colour of a shaft may contain a quarter of table.
    double purestShaft = 1.35;
    /// Weight of an end without a head's colour, relative to an end with this colour, before any
    /// fit.
    double headlessTrust = 0.2;
    /// Minimum share of the matches, by weight, that must show the head's colour.
    double minHeadedShare = 0.35;

    /// Distance from the expected ends within which the profile is not measured, in mm: a head of 4
    /// mm, and ends that may be wrong by 2 mm.
    double profileFromEnds = 5.5;
    /// Step between the columns of the mean profile. (With every second column 0.3 % of the heads
    /// are lost.)
    int profileStep = 1;
    /// Length of a piece of the line whose shift is measured separately, in columns (4 mm).
    int pieceColumns = 8;
    /// Distance from the line within which the profile determines the rotation, in mm: shaft, side
    /// face and contact shadow.
    double turnReach = 2.6;
    /// A piece whose shift differs by more than this from the line, in mm, has less weight: it
    /// belongs to another object.
    double pieceOutlier = 0.5;

    /// Distance from a match's axis within which the match explains a point. Matches are 2 mm
    /// thick: a match beside it is farther away, a second fit of the same stick is nearer than 0.8
    /// mm.
    Millimetres explainedWithin = 1.1_mm;
    /// The same distance for two nearly parallel matches, as a share of their width, because two
    /// sticks cannot be nearer; and the maximum angle between them.
    double explainedAlongside = 0.75;
    Radians alongside = 5_deg;
    /// `maxExplained`: maximum share of a candidate that other matches explain (a candidate that
    /// crosses three other matches has 0.16). `samples`: number of points along a candidate.
    double maxExplained = 0.6;
    int samples = 43;
    /// Maximum share of a match's length that lies in a galley's outline. `maxOverGalleyAsOar` is
    /// for matches that are perpendicular to the long sides, like oars. A box hides at most 0.1 of
    /// a match beside it. An oar has at least 0.3 of its length in the outline, because only 16 to
    /// 27 mm of its 42 mm are outside.
    double maxOverGalley = 0.35;
    double maxOverGalleyAsOar = 0.2;
    /// Maximum angle between an oar and the perpendicular of the long side.
    Radians oarSlant = 40_deg;

    /// Weights of the confidence, from a logistic regression over 2338 fits from simulated
    /// hypotheses on 56 rendered scenes (area under the ROC curve 0.990). They belong to the
    /// support, the evidence, the response, the uncertainty of the line and the log odds of the
    /// network's score.
    double constant = -1.34;
    double support = 1.81;
    double evidence = 0.55 / 20;
    double response = 4.49;
    double vagueness = -1.67; ///< weight of the logarithm of sigmaOffset divided by its minimum
    double net = 1.11;
    /// The reported standard deviation is residualShare * f + mistakeShare * (f / mistakeFrom)^3
    /// mm, at most maxSigma, where f is the fit's own standard deviation in mm. Over 1202 matches
    /// that do not lean, the true scatter is 0.15 mm where f is 0.07, 0.35 where f is 0.12, and 1.2
    /// where f is 0.17, because the fit does not know its gross errors.
    double residualShare = 1.4;
    double mistakeShare = 0.7;
    double mistakeFrom = 0.16; ///< standard deviation of the fit, in mm
    double maxSigma = 2.0;     ///< maximum reported standard deviation, in mm
    /// Factor for the standard deviation at a head, which is smaller because the head's spot is
    /// measured, too.
    double headSigmaShare = 0.9;
    /// Standard deviation of a match's height above the flat position, in mm, if the match is
    /// alone, and if it touches others (24 % of all centres are above 1.5 mm, 6 % above 3 mm).
    double heightAlone = 0.15;
    double heightTouching = 1.2;

    /// Maximum differences of direction and of middle between two proposals of the same stick.
    Radians sightingsTurn = 10_deg;
    Millimetres sightingsAcross = 1.5_mm;
    Millimetres sightingsAlong = 10_mm;
    /// Minimum score of a stick whose colour is used to judge the other sticks.
    double sure = 0.45;

    /// Search distance of the shaft's middle beside the line, in rows.
    int rowsBeside = 4;
    /// Limits for a shadow: minimum and maximum lightness as a share of the table's lightness, and
    /// maximum difference of hue in Lab units.
    float darkestShadow = 0.45F;
    float lightestTable = 1.05F;
    float shadowHue = 8.0F;
    /// Sticks are individually painted if more than paintedShare of them, by score, differ by more
    /// than paintedApart Lab units from their common colour. (Six photographs of toothpicks have
    /// 0.43 to 0.9; a photograph of matches and rendered tosses have at most 0.25.)
    double paintedShare = 0.33;
    double paintedApart = 20.0;
    /// Minimum number of sticks that may count as painted; fewer may be a pen and a ruler.
    std::size_t fewestPainted = 3;
    /// Minimum and maximum width of a stick as long as a match, and maximum width of a stick that
    /// is narrower than a match, in mm.
    double narrowest = 0.6;
    double widest = 2.4;
    double narrowerThanMatches = 1.5;
    /// Limits of wood colours, in Lab units: maximum of red minus yellow, and minimum of yellow.
    float redPaint = 2.0F;
    float bluePaint = -5.0F;

    /// Minimum number of heads that determine their common colour; one head may be an error.
    std::size_t minHeads = 2;
    /// Maximum difference of a pixel from the heads' colour, in Lab units: headScatters times the
    /// heads' own scatter, but at least headReach and at most maxReach. If too many spots are
    /// found, this difference is multiplied by `narrower`, down to minReach.
    float headReach = 12.0F;
    float headScatters = 2.5F;
    float maxReach = 20.0F;
    float minReach = 9.0F;
    float narrower = 0.75F;
    /// Minimum difference between the colours of heads and shafts; heads differ less.
    float minFromShaft = 20.0F;
    /// Minimum and maximum area of a head's spot, in mm². A head covers 5 mm², with a blurred edge
    /// less, two touching heads twice as much.
    double minArea = 2.0;
    double maxArea = 16.0;
    double maxExtent = 6.5; ///< maximum width and height of a head's spot, in mm
    /// A spot that is nearer than this to the head of a found match is that head.
    Millimetres sameHead = 4.2_mm;
    /// Distances outside a galley within which a spot belongs to it: masts lean over bow and stern,
    /// oars extend to the sides.
    Millimetres beyondBow = 12_mm;
    Millimetres oars = 30_mm;
    /// Maximum number of spots; more spots of that colour are the table's print. (62 scenes: up to
    /// 8 if heads differ from everything else, above 25 if not.)
    std::size_t maxSpots = 10;
    /// Distance from the middle of a head to the match's end, in mm.
    double halfHead = 1.9;
    /// A direction is dropped if a better direction is at most this number of steps (3 degrees
    /// each) away.
    int nearDirections = 3;
    /// Maximum number of directions that are fitted at a head, and minimum score of a direction.
    /// (The right direction is the first for 10 of 12 heads and the third for one, with scores of
    /// 0.3 or more.)
    std::size_t maxSticks = 3;
    double minScore = 0.2;
    /// Distance from the shaft's axis at which its sides are compared with it, in mm.
    double toItsSides = 2.3;
    /// `plainly`: difference in Lab units by which a clearly visible shaft is nearer to the shafts'
    /// colour than its sides are. `coveredSays`: score of a covered point.
    double plainly = 12.0;
    double coveredSays = 0.35;
    /// Maximum share of a line that another match covers. A line that is covered more is the
    /// covering match itself, from its other end.
    double maxCovered = 0.7;
    /// A point nearer than this to the axis of a found match is covered by that match.
    Millimetres coveredWithin = 1.4_mm;
    /// Score and head probability of a proposed match at a head to which no match was found, as
    /// inputs of the fit.
    double score = 0.5;
    double sureOfHead = 0.95;
};

inline constexpr Options kOptions;

} // namespace umpire::matches
