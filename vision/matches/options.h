#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::matches {

/// The tunable parameters of this folder; `vision/README.md` explains the brackets.
struct Options {
    /// A match fell since the earlier picture if three quarters of its points changed by more than
    /// this many times the noise (six scenes with an earlier picture: order matches 0.6 to 1.8, one
    /// with a match across it 2.2; tossed matches from 1.8, the palest on oak, to 130).
    double tossedChange = 1.8;
    /// Probability from which the judge overrules the fit about the head's end, or about whether
    /// there is a head.
    double overrulesFit = 0.9;
    /// If no tags give the scale, a head counts as visible if it covers this many of the network's
    /// cells, or if the judge's probability against it is at most this (real toothpicks: 1.9 cells
    /// and 0.09; real heads: from 2.5 cells on, or at most 0.02).
    double headSeenCells = 2.5;
    double headSeenFor = 0.04;
    /// Least sum of the network's score and the fit's confidence if the judge is not used (nine
    /// real photographs with 78 sticks: 64 are counted at 0.7, 62 at 0.9, 58 at 1.06; no stick is
    /// invented in the photograph whose matches are marked).
    double minBelief = 0.7;
    /// Weight of the fit's confidence. The judge hardly distinguishes two fits of one stick; the
    /// better fit is more accurate (62 scenes: median angle 0.18 degrees without, 0.17 with).
    double fitShare = 0.5; ///< [0, 0 of 1]
    /// Confidence of an accepted match in the fit's input, 0..1.
    double certain = 0.95; ///< [0, 0 of 1]
    /// Number of times that accepted matches are measured again (62 scenes: mean angle 0.490
    /// degrees after two, 0.479 after three, 0.484 after four).
    int roundsAgain = 3; ///< [1, 1 of 1]
    /// Least confidence of an order in a column's free slot, and number of rounds that continue
    /// from the orders found.
    double leastInSlot = 0.3;
    int slotRounds = 2;
    /// A match is judged again if an end moves by more than this distance.
    Millimetres moved = 0.5_mm; ///< [0, 0 of 1]

    /// With a known number of matches, matches with at least sureOfCount are kept. Of the others
    /// above leastOfCount, the most likely are added.
    double sureOfCount = 0.6;
    double leastOfCount = 0.02;
    /// Greatest probability, so that it stays away from 1.
    double surestOfCount = 0.998;
    /// Odds of a further match that no candidate shows, against none (238 rendered tosses: of those
    /// rated 0.6 to 0.7, 26 of 39 are matches, 0.7 to 0.8 31 of 41, 0.8 to 0.9 50 of 58; with 0.1:
    /// 21 of 39, 25 of 33 and 42 of 57).
    double overlookedOdds = 0.3;

    /// Width of the contact shadow beside a match of 2 mm, mm.
    double shadowWidth = 1.2; ///< [1, 1 of 1]
    /// Search range of the centre around the line, mm, and the search step.
    double centreReach = 1.5;
    double fineStep = 0.05;
    /// Learned colours are converted to the present light, by the top's colour then and now. That
    /// requires top channels of at least darkestTop, of 255, and a change of light by at most
    /// otherLight. learnedShare is their weight, as a share of the picture's own colours.
    float darkestTop = 10.0F;
    float otherLight = 2.5F;
    double learnedShare = 0.25;
    /// Scatter of a mean profile's samples about the model, white units.
    double profileNoise = 0.25;
    /// Standard deviations of the parts' colours, white units: table step, shadows; faces relative
    /// to the shaft's own contrast.
    double stepSpread = 2.0;   ///< [1, 1 of 1]
    double shadowSpread = 2.0; ///< [1, 1 of 1]
    double topSpread = 0.35;   ///< [1, 1 of 1]
    double sideSpread = 0.6;   ///< [1, 1 of 1]
    double faceFloor = 0.3;    ///< [1, 1 of 1]
    /// Mean brightness of the visible side face relative to the top face.
    double sideShare = 0.7; ///< [1, 1 of 1]

    /// Range of the table beside a match, outside side faces and contact shadow, mm from the line.
    double tableFrom = 2.4;
    double tableTo = 6.0;
    /// Sensor noise and JPEG noise after sampling, Lab units: the least scatter of a table in the
    /// whitening.
    float sensorNoise = 1.6F;

    /// Distance kept from the ends, mm.
    double edgesFromEnds = 5.0;
    /// Search range of an edge: from the centre line to this far beyond the match's side, mm.
    double beyond = 1.2;
    /// Additional range over which the surface beside the match is measured, mm.
    double besideWidth = 1.25;
    /// Noise of a sample, Lab units, and least sigma of an edge's place for any contrast, mm.
    double sampleNoise = 2.5;
    double minSigma = 0.15;
    /// Weaker steps do not count as an edge, Lab units.
    double minStep = 4.0;
    /// An edge this far from the others, in mm, belongs to another thing.
    double outlier = 0.3;
    std::size_t fewest = 12;

    /// Core of the match and the table beside it, mm from the centre line.
    double core = 0.7;
    double besideFrom = 2.2;
    double besideTo = 4.5;
    /// Length of a head along the match, in mm (rendered: 3.3 to 4; real heads 3 to 4.5).
    double headLength = 3.7;
    /// Limit of one column's log odds, and weight of a column: neighbouring columns (0.5 mm,
    /// blurred) are correlated.
    double columnCap = 4.0;
    double columnShare = 0.25;
    /// Least variance of a column's core about the table's or the shaft's colour, in white units
    /// squared.
    double minVariance = 0.12;
    /// Scatter proportional to a step between two colours: shading, shine, blur.
    double stepShare = 0.22;
    /// Standard deviation of the network's ends, mm, and search range around them.
    double proposedEndSigma = 1.8;
    double endReach = 4.5;
    double step = 0.25;
    /// Greatest probability of the network.
    double surest = 0.95;
    /// Distance of the visible edge beyond the true end, mm, and its change per unit of the ray's
    /// tangent along the match (262 flat matches): a head's bulge and shadow; a tail's end face is
    /// dark.
    double headOvershoot = 0.50;
    double headTilt = 0.2;
    double tailOvershoot = -0.03;
    double tailTilt = 0.5;

    /// Real length against the nominal one: 40 to 43 mm for 42 (mean 41.74, standard deviation
    /// 0.69, 351 rendered matches). Without tags the scale itself has an error of a few per cent.
    double lengthShare = 0.9938;
    double lengthSpread = 0.0165;
    double lengthSpreadFreeScale = 0.04;
    /// Rounds of fitting all matches with the others at their latest places.
    int rounds = 2;
    /// Neighbours with at least this confidence hide what they cover.
    double neighbourConfidence = 0.4;
    /// A neighbour hides its thickness and the blur, and at least this distance from its axis.
    Millimetres minNeighbourReach = 1.4_mm;
    /// Axes nearer than this touch: the matches' thickness and half a pixel.
    Millimetres touching = 2.6_mm;
    /// Least confidence of a stick (of 1369 true fits 0.5 % are below; of 969 false fits two
    /// thirds).
    double minConfidence = 0.03;
    /// Limits for another sighting of the same stick: distance across, and difference of direction.
    Millimetres sameAcross = 1.3_mm;
    Radians sameDirection = 12_deg;
    /// Prior odds of a headless match: 14 of 351 are headless. The network finds a median of 0.8
    /// cells of head at headless matches (from neighbours' heads), and of 4.2 (a twentieth below
    /// 0.5) at headed matches.
    double headlessOdds = 0.04;
    /// how many times likelier than headed, if the network finds no head
    double headlessWithoutCells = 8.0;
    double maxHeadCells = 6.0;
    /// Least strength of a spot that anchors the line as a head, and its sigma, mm.
    double anchorStrength = 0.5;
    double anchorSigma = 0.25;
    /// Search range of the coarse search: from a hypothesis, from its first fit, and from an
    /// accepted line, in mm at both ends (62 scenes: 95 % of the accepted matches' ends are within
    /// 1.54 mm with a range of 0.8, 1.58 with 3.5).
    double searchFirst = 3.5;
    double searchAgain = 1.5;
    double searchAccepted = 0.8;
    /// Search range of a stick that touches another along its length, mm. Least response of its
    /// line, least log odds of its columns, least share of columns that are not hidden, and limits
    /// of its width, as a share of the others' width (18 photographs of sticks: of five such sticks
    /// response 0.63 to 0.97, log odds 42 to 80, width 0.5 to 1.1; of what is beside single sticks
    /// log odds of at most 17 where the width is within the limits).
    double searchTouching = 0.5;
    double touchingResponse = 0.6;
    double touchingEvidence = 30.0;
    double touchingSeen = 0.5;
    double narrowestTouching = 0.5;
    double widestTouching = 1.6;
    /// Score of a free place beside a stick, as a proposal. One round finds one more stick on each
    /// side of a bundle.
    double besideScore = 0.4;
    int touchingRounds = 9;
    /// Least blur: in a photograph of many megapixels, sticks, which are seldom straight, look no
    /// sharper than this value.
    double minBlur = 0.15;

    /// Half sides of the box that a head fills, mm: heads are 3.3 to 4 long and 2.4 to 3 wide.
    double boxAlong = 1.25;
    double boxAcross = 0.75;
    /// Search range of heads around the hypothesis, mm, and sigma of the cost of distance.
    double spotReach = 3.5;
    double distanceSigma = 2.5;
    /// Range of the centroid on both sides, mm.
    double centroidHalf = 2.0;
    /// Greatest counted difference of a colour from the table, in scatters.
    float spotDifferenceCap = 12.0F;

    /// Log odds are divided by this for the network, and limited to this.
    double maxLogOdds = 6.0;
    /// Number of matches in one batch of the network; each takes 0.6 MB of its layers.
    std::size_t atOnce = 64;

    /// Half of the bar's width, and outer limit of the two flanks that must differ, mm.
    double barHalf = 1.0;
    double flankTo = 2.5;
    /// Columns used by the coarse search: 1 mm apart, within 3 mm of the nominal ends.
    int searchColumnStep = 2;
    double searchEnds = 3.0;
    /// Standard deviation of the hypothesis's end offsets in the coarse search,
    /// mm.
    double proposedOffsetSigma = 1.6;
    /// Cost of one standard deviation from the hypothesis, as a share of full response.
    double hypothesisCost = 0.02;
    /// A spot farther away than this, in squared sigmas, is another match's head.
    double missCap = 25.0;
    /// Least standard deviation of the slope, like kMinOffsetSigma, mm per mm.
    double minSlopeSigma = 0.002;
    /// Greatest counted difference of a sample, in scatters of the table.
    float barDifferenceCap = 4.0F;

    /// Least difference of heads from shaft, table and mixtures of both, in Lab units (245 matches:
    /// headed matches from 12.5, headless matches up to 2.5).
    float headContrast = 8.0F;
    /// A first sample of a shaft may contain a quarter of table; the pure shaft has this much more.
    double purestShaft = 1.35;
    /// Weight of an end without a head's colour against an end with it, at the first look.
    double headlessTrust = 0.2;
    /// Least share of the matches, by weight, that must show the heads' colour.
    double minHeadedShare = 0.35;

    /// Distance kept from the nominal ends, mm: a head of 4 mm, ends off by 2.
    double profileFromEnds = 5.5;
    /// Step between columns in the mean profile (taking every second column costs 0.3 % of the
    /// heads).
    int profileStep = 1;
    /// Length of a piece of the line whose shift is measured separately, columns (4 mm).
    int pieceColumns = 8;
    /// Distance from the line within which pixels rotate it, mm: shaft, side face, contact shadow.
    double turnReach = 2.6;
    /// A piece whose shift differs from the line by more than this, in mm, belongs to another
    /// object.
    double pieceOutlier = 0.5;

    /// Distance from another match's axis within which that match explains a point. Matches are 2
    /// mm thick: a match side by side is farther away, a second fit of the same stick is within 0.8
    /// mm.
    Millimetres explainedWithin = 1.1_mm;
    /// Distance explainedWithin for nearly parallel ones, as a share of their width: two sticks
    /// cannot be nearer.
    double explainedAlongside = 0.75;
    Radians alongside = 5_deg;
    /// A candidate of which a larger share is explained is no match of its own (crossing three
    /// others: 0.16).
    double maxExplained = 0.6;
    int samples = 43;
    /// Greatest share of a match's length in the picture of a galley (a box's overhang hides 0.1 of
    /// a match beside it). An oar's line lies there for at least 0.3, because an oar extends 16 to
    /// 27 mm of 42.
    double maxOverGalley = 0.35;
    double maxOverGalleyAsOar = 0.2;
    /// Greatest angle between an oar and the perpendicular of the long side.
    Radians oarSlant = 40_deg;

    /// Logistic regression over 2338 fits from simulated hypotheses on 56 rendered scenes (area
    /// under the ROC curve 0.990): support, evidence, response, uncertainty of the centre line, the
    /// network's own odds.
    double constant = -1.34;
    double support = 1.81;
    double evidence = 0.55 / 20;
    double response = 4.49;
    double vagueness = -1.67; ///< per e-fold of the offset's sigma over its minimum
    double net = 1.11;
    /// Corrections of the fit's sigma. Its true scatter over 1202 matches that do not lean is 0.15
    /// mm where the fit says 0.07, 0.35 at 0.12, 1.2 at 0.17: the fit knows its residuals but not
    /// its gross errors.
    double residualShare = 1.4;
    double mistakeShare = 0.7;
    double mistakeFrom = 0.16; ///< mm
    double maxSigma = 2.0;     ///< mm
    /// Factor of the sigma at heads, which their own spot also determines.
    double headSigmaShare = 0.9;
    /// Standard deviation of a match's height above lying flat, mm: alone, and touching others
    /// (24 % of all centres are above 1.5 mm, 6 % above 3).
    double heightAlone = 0.15;
    double heightTouching = 1.2;

    /// Greatest difference of direction and of middle between two sightings of one stick.
    Radians sightingsTurn = 10_deg;
    Millimetres sightingsAcross = 1.5_mm;
    Millimetres sightingsAlong = 10_mm;
    /// Least score of a stick whose colours count for the other sticks.
    double sure = 0.45;

    /// Search range of the shaft's middle beside the line, in rows.
    int rowsBeside = 4;
    /// A shadow keeps this share of the table's lightness, and its hue within this many Lab units.
    float darkestShadow = 0.45F;
    float lightestTable = 1.05F;
    float shadowHue = 8.0F;
    /// Sticks are individually painted if more than paintedShare of them, by score, differ by
    /// paintedApart Lab units from their common colour (six photographs of toothpicks: 0.43 to 0.9;
    /// one of matches, and rendered tosses: at most 0.25).
    double paintedShare = 0.33;
    double paintedApart = 20.0;
    /// Fewer sticks than this may be a pen and a ruler.
    std::size_t fewestPainted = 3;
    /// Widths of toothpicks at a match's length, and greatest width of matches, mm.
    double narrowest = 0.6;
    double widest = 2.4;
    double narrowerThanMatches = 1.5;
    /// Limits of a wood colour, Lab units: wood is never redder than yellow, nor bluer, by more.
    float redPaint = 2.0F;
    float bluePaint = -5.0F;

    /// Least number of heads that determine their common colour, because a single head may be an
    /// error.
    std::size_t minHeads = 2;
    /// Tolerance of a head's pixel from the heads' colour: headReach Lab units, or headScatters
    /// times the heads' own scatter.
    float headReach = 12.0F;
    float headScatters = 2.5F;
    float maxReach = 20.0F;
    float minReach = 9.0F;
    float narrower = 0.75F;
    /// Least difference of heads from shafts; it is more than heads may differ from each other.
    float minFromShaft = 20.0F;
    /// Range of a spot's area: a head covers 5 mm2, its blurred edge less, two touching heads twice
    /// as much.
    double minArea = 2.0;
    double maxArea = 16.0;
    double maxExtent = 6.5; ///< mm
    /// A spot nearer to a found match's head than this distance is that head.
    Millimetres sameHead = 4.2_mm;
    /// Parts that stick out of a galley: masts lean over bow and stern, oars to the sides.
    Millimetres beyondBow = 12_mm;
    Millimetres oars = 30_mm;
    /// If there are more spots of that colour, they are the table's print (62 scenes: up to 8 if
    /// heads are distinct from everything else, above 25 if not).
    std::size_t maxSpots = 10;
    /// Distance from the middle of a head to the match's end, mm.
    double halfHead = 1.9;
    /// Directions this near to a better direction count as the same, in steps of 3 degrees.
    int nearDirections = 3;
    /// The right direction is the first of three for 10 of 12 heads and the third for one, with
    /// scores from 0.3.
    std::size_t maxSticks = 3;
    double minScore = 0.2;
    /// Sideways distance at which the surroundings are compared with the shaft.
    double toItsSides = 2.3;
    /// Least difference in Lab units by which a clearly visible shaft is nearer to the shafts'
    /// colour than its sides are.
    double plainly = 12.0;
    double coveredSays = 0.35;
    /// A line of which a larger share is covered is the covering match, seen from its other end.
    double maxCovered = 0.7;
    /// A point at most this far from a found match's axis is covered by that match.
    Millimetres coveredWithin = 1.4_mm;
    /// Score and head chance of such a match in the fit's input, 0..1.
    double score = 0.5;
    double sureOfHead = 0.95;
};

inline constexpr Options kOptions;

} // namespace umpire::matches
