#pragma once

#include "rules/table/units.h"

#include <cstddef>

namespace umpire::matches {

/// What can be tuned here; `vision/README.md` says what the brackets mean.
struct Options {
    /// A match fell since the picture before if three quarters of its points changed by more than
    /// this many times the noise (six scenes with a picture before: order matches 0.6 to 1.8, one
    /// with a match across it 2.2; tossed ones from 1.8, the palest on oak, to 130).
    double tossedChange = 1.8;
    /// The judge overrules the fit about which end is the head, or whether one is, from this chance
    /// on.
    double overrulesFit = 0.9;
    /// Where no tag gave the scale a head shows that covers so many of the net's cells, or that the
    /// judge denies with this chance at most (real toothpicks: 1.9 cells and 0.09; real heads: from
    /// 2.5 cells on, or 0.02 at most).
    double headSeenCells = 2.5;
    double headSeenFor = 0.04;
    /// Least sum of the net's score and the fit's confidence, where the judge is not asked (nine
    /// real photographs with 78 sticks: 64 are counted at 0.7, 62 at 0.9, 58 at 1.06; nothing is
    /// invented in the one whose matches are marked).
    double minBelief = 0.7;
    /// Of two fits of one stick the judge hardly prefers one; the better fit then lies truer (62
    /// scenes: median angle 0.18 degrees without, 0.17 with).
    double fitShare = 0.5; ///< [0, 0 of 1]
    /// What the fit is told of an accepted match, 0..1.
    double certain = 0.95; ///< [0, 0 of 1]
    /// Times that the accepted ones are measured again (62 scenes: mean angle 0.490 degrees after
    /// two, 0.479 after three, 0.484 after four).
    int roundsAgain = 3; ///< [1, 1 of 1]
    /// An order in a column's free slot is believed from this confidence on, and so often it is
    /// gone on from what was found.
    double leastInSlot = 0.3;
    int slotRounds = 2;
    /// A match of which an end moves by more than this is judged again.
    Millimetres moved = 0.5_mm; ///< [0, 0 of 1]

    /// Where it is known how many matches there are, those that are at least so sure stay as they
    /// are. Of all others that are likelier than the least, the likeliest are taken.
    double sureOfCount = 0.6;
    double leastOfCount = 0.02;
    /// No chance is nearer to 1 than this.
    double surestOfCount = 0.998;
    /// One match more that no candidate shows, against none (238 rendered tosses: what is called
    /// 0.6 to 0.7 sure is a match in 26 of 39, 0.7 to 0.8 in 31 of 41, 0.8 to 0.9 in 50 of 58; with
    /// 0.1 in 21 of 39, 25 of 33 and 42 of 57).
    double overlookedOdds = 0.3;

    /// Contact shadow beside a match of 2 mm, mm.
    double shadowWidth = 1.2; ///< [1, 1 of 1]
    /// How far the centre is looked for from where the line lies, mm, and in what steps.
    double centreReach = 1.5;
    double fineStep = 0.05;
    /// Learned colours are those of the light in which the top shows as it does now. The top's
    /// channels tell of the light from this brightness on, of 255, and up to so many times the
    /// learned light. They count so much, as a part of what the picture itself shows.
    float darkestTop = 10.0F;
    float otherLight = 2.5F;
    double learnedShare = 0.25;
    /// Scatter of a mean profile's sample about the model, white units.
    double profileNoise = 0.25;
    /// How far the parts' colours may stray, white units: table step, shadows; faces as a part of
    /// the shaft's own contrast.
    double stepSpread = 2.0;   ///< [1, 1 of 1]
    double shadowSpread = 2.0; ///< [1, 1 of 1]
    double topSpread = 0.35;   ///< [1, 1 of 1]
    double sideSpread = 0.6;   ///< [1, 1 of 1]
    double faceFloor = 0.3;    ///< [1, 1 of 1]
    /// The visible side face is on average this bright against the top one.
    double sideShare = 0.7; ///< [1, 1 of 1]

    /// Table beside a match: beyond its side faces and contact shadow, mm from the centre line.
    double tableFrom = 2.4;
    double tableTo = 6.0;
    /// Sensor noise and JPEG after sampling, Lab units: the whitening never trusts a table more
    /// than this.
    float sensorNoise = 1.6F;

    /// Kept clear of the ends, mm.
    double edgesFromEnds = 5.0;
    /// An edge is looked for from the centre line out to this far beyond the match's side, mm.
    double beyond = 1.2;
    /// What lies beside is measured over this much more, mm.
    double besideWidth = 1.25;
    /// Noise of a sample, Lab units, and of an edge's place whatever the contrast, mm.
    double sampleNoise = 2.5;
    double minSigma = 0.15;
    /// Steps weaker than this place no edge, Lab units.
    double minStep = 4.0;
    /// An edge this far from the others is something else's, mm.
    double outlier = 0.3;
    std::size_t fewest = 12;

    /// Core of the match and the table beside it, mm from the centre line.
    double core = 0.7;
    double besideFrom = 2.2;
    double besideTo = 4.5;
    /// Length of a head along the match, mm (rendered: 3.3 to 4; real ones 3 to 4.5).
    double headLength = 3.7;
    /// One column says at most so much, and neighbouring columns (0.5 mm, blurred) say half of it
    /// again.
    double columnCap = 4.0;
    double columnShare = 0.25;
    /// Least variance of a column's core about its table or shaft, white units squared.
    double minVariance = 0.12;
    /// Scatter that comes with a step between two colours, as a part of it: shading, shine, blur.
    double stepShare = 0.22;
    /// How well the net places ends, mm, and how far from there ends are looked for.
    double proposedEndSigma = 1.8;
    double endReach = 4.5;
    double step = 0.25;
    /// The net is never surer than this.
    double surest = 0.95;
    /// How much further out than the true end the picture's edge lies, mm, and for each unit of the
    /// ray's tangent along the match (262 flat matches): a head's bulge and shadow; a tail's end
    /// face is dark.
    double headOvershoot = 0.50;
    double headTilt = 0.2;
    double tailOvershoot = -0.03;
    double tailTilt = 0.5;

    /// Real matches against the nominal length: 40 to 43 mm for 42 (mean 41.74, standard deviation
    /// 0.69, 351 rendered matches). Without tags the scale itself is only good to a few per cent.
    double lengthShare = 0.9938;
    double lengthSpread = 0.0165;
    double lengthSpreadFreeScale = 0.04;
    /// Rounds of fitting everything with the others' last place known.
    int rounds = 2;
    /// Neighbours hide what they cover when they are at least this sure.
    double neighbourConfidence = 0.4;
    /// A neighbour hides its thickness and the blur, and at least this far from its axis.
    Millimetres minNeighbourReach = 1.4_mm;
    /// Axes nearer than this touch: the matches' thickness and half a pixel.
    Millimetres touching = 2.6_mm;
    /// Less sure ones are no sticks (1369 true fits: 0.5 % below; 969 false ones: two thirds
    /// below).
    double minConfidence = 0.03;
    /// The same stick again, not a neighbour: nearer than this across, in about the same direction.
    Millimetres sameAcross = 1.3_mm;
    Radians sameDirection = 12_deg;
    /// Odds of a headless match: 14 of 351 are. The net sees a median of 0.8 cells of head at
    /// those, of their neighbours' heads, and of 4.2 (a twentieth below 0.5) at headed ones.
    double headlessOdds = 0.04;
    double headlessWithoutCells = 8.0; ///< times likelier than headed where it sees none
    double maxHeadCells = 6.0;
    /// A spot that is a head by this much or more holds the line, and how well, mm.
    double anchorStrength = 0.5;
    double anchorSigma = 0.25;
    /// How far the coarse search goes from a hypothesis, from its first fit, and from a line that
    /// was accepted, mm at both ends (62 scenes: 95 % of the accepted ones' ends within 1.54 mm
    /// searched by 0.8, 1.58 by 3.5).
    double searchFirst = 3.5;
    double searchAgain = 1.5;
    double searchAccepted = 0.8;
    /// In a photograph of many megapixels sticks, which are seldom straight, look no sharper than
    /// this.
    double minBlur = 0.15;

    /// Half sides of the box a head fills, mm: heads are 3.3 to 4 long and 2.4 to 3 wide.
    double boxAlong = 1.25;
    double boxAcross = 0.75;
    /// How far from the hypothesis' place heads are looked for, mm, and what distance costs.
    double spotReach = 3.5;
    double distanceSigma = 2.5;
    /// The centroid looks this far to both sides, mm.
    double centroidHalf = 2.0;
    /// Colours differ from the table by so many scatters at most before more says nothing.
    float spotDifferenceCap = 12.0F;

    /// Log odds are shown to the net divided by this, and no farther than this from even.
    double maxLogOdds = 6.0;
    /// Matches that the net is shown together: each takes 0.6 MB of its layers.
    std::size_t atOnce = 64;

    /// Half of the bar looked for and the two flanks it must differ from, mm.
    double barHalf = 1.0;
    double flankTo = 2.5;
    /// Columns taken by the coarse search: 1 mm apart, within 3 mm of the nominal ends.
    int searchColumnStep = 2;
    double searchEnds = 3.0;
    /// How far the coarse search trusts the hypothesis: standard deviation of its ends' offsets,
    /// mm.
    double proposedOffsetSigma = 1.6;
    /// What one standard deviation of distrust costs, as a part of full response.
    double hypothesisCost = 0.02;
    /// A spot that lies further off than this, squared sigmas, is another match's head.
    double missCap = 25.0;
    /// As kMinOffsetSigma, mm a mm.
    double minSlopeSigma = 0.002;
    /// A sample differs by so many scatters of the table at most; more says nothing more.
    float barDifferenceCap = 4.0F;

    /// Heads differ from shaft, table and all between by more than this, Lab units (245 matches:
    /// headed ones from 12.5, headless ones to 2.5).
    float headContrast = 8.0F;
    /// A first look at a shaft may be a quarter table: the shaft itself is then so much purer.
    double purestShaft = 1.35;
    /// What an end without a head's colour is worth against one that has it, when first looked at.
    double headlessTrust = 0.2;
    /// Least part of the matches, by weight, that must show the heads' colour.
    double minHeadedShare = 0.35;

    /// Kept clear of the ends (a head of 4 mm, ends off by 2): mm from the nominal end.
    double profileFromEnds = 5.5;
    /// Columns from one to the next in the mean profile (every second one costs 0.3 % of the
    /// heads).
    int profileStep = 1;
    /// A piece of the line whose shift is measured by itself, columns (4 mm).
    int pieceColumns = 8;
    /// Only what is this near to the line turns it, mm: shaft, side face and contact shadow.
    double turnReach = 2.6;
    /// A piece whose shift differs from the line by more than this is somebody else's, mm.
    double pieceOutlier = 0.5;

    /// A point of a match this near to another one's axis is explained by it. Matches are 2 mm
    /// thick: one side by side is further, a second fit of the same stick is within 0.8 mm.
    Millimetres explainedWithin = 1.1_mm;
    /// For nearly parallel ones: two sticks of 2 mm cannot lie nearer side by side.
    Millimetres explainedAlongside = 1.5_mm;
    Radians alongside = 5_deg;
    /// A candidate explained by more than this is no match of its own (crossing three others:
    /// 0.16).
    double maxExplained = 0.6;
    int samples = 43;
    /// Part of a match's length that may lie in the picture of a galley (a box's overhang hides 0.1
    /// of a match beside it); an oar's line lies there for at least 0.3, as it sticks out 16 to 27
    /// mm of 42.
    double maxOverGalley = 0.35;
    double maxOverGalleyAsOar = 0.2;
    /// Oars leave the long sides within this angle of square to them.
    Radians oarSlant = 40_deg;

    /// Logistic regression over 2338 fits from simulated hypotheses on 56 rendered scenes (area
    /// under the curve 0.990): support, evidence, response, uncertainty of the centre line, the
    /// net's own odds.
    double constant = -1.34;
    double support = 1.81;
    double evidence = 0.55 / 20;
    double response = 4.49;
    double vagueness = -1.67; ///< by e-fold of the offset's sigma over its least
    double net = 1.11;
    /// True scatter against the fit's own sigma, over 1202 matches that do not lean: 0.15 mm where
    /// the fit says 0.07, 0.35 at 0.12, 1.2 at 0.17: the fit knows its residuals but not its
    /// mistakes.
    double residualShare = 1.4;
    double mistakeShare = 0.7;
    double mistakeFrom = 0.16; ///< mm
    double maxSigma = 2.0;     ///< mm
    /// Heads are held by their own spot as well.
    double headSigmaShare = 0.9;
    /// How much higher than flat on the table a match may lie, mm: by itself, and touching others
    /// (24 % of all centres are above 1.5 mm, 6 % above 3).
    double heightAlone = 0.15;
    double heightTouching = 1.2;

    /// Two sightings of one stick: their directions and their middles differ by this at most.
    Radians sightingsTurn = 10_deg;
    Millimetres sightingsAcross = 1.5_mm;
    Millimetres sightingsAlong = 10_mm;
    /// A stick seen as surely as this tells of the others' colours.
    double sure = 0.45;

    /// The shaft's middle is looked for so many rows beside the line.
    int rowsBeside = 4;
    /// A shadow leaves so much of the table's lightness, and its hue within so many Lab units.
    float darkestShadow = 0.45F;
    float lightestTable = 1.05F;
    float shadowHue = 8.0F;
    /// Sticks are painted each its own colour where more than this part of them, by score, differs
    /// by so many Lab units from what they have in common (six photographs of toothpicks: 0.43 to
    /// 0.9; one of matches, and rendered tosses: 0.25 at most).
    double paintedShare = 0.33;
    double paintedApart = 20.0;
    /// Fewer may be a pen and a ruler.
    std::size_t fewestPainted = 3;
    /// Toothpicks are as wide as this at a match's length, and matches at most, mm.
    double narrowest = 0.6;
    double widest = 2.4;
    double narrowerThanMatches = 1.5;
    /// No wood is redder than it is yellow, nor blue, by so many Lab units.
    float redPaint = 2.0F;
    float bluePaint = -5.0F;

    /// Heads whose colour makes it known; one may be a mistake.
    std::size_t minHeads = 2;
    /// A head's pixel differs from the heads' colour by less than this, Lab units, or by so many
    /// times what the heads differ from one another.
    float headReach = 12.0F;
    float headScatters = 2.5F;
    float maxReach = 20.0F;
    float minReach = 9.0F;
    float narrower = 0.75F;
    /// Heads must differ from shafts by more than they may from one another.
    float minFromShaft = 20.0F;
    /// A head covers 5 mm2; its blurred edge less, two that touch twice as much.
    double minArea = 2.0;
    double maxArea = 16.0;
    double maxExtent = 6.5; ///< mm
    /// Nearer to a found match's head it is that head.
    Millimetres sameHead = 4.2_mm;
    /// What sticks out of a galley: masts lean out over bow and stern, oars abeam.
    Millimetres beyondBow = 12_mm;
    Millimetres oars = 30_mm;
    /// More spots of that colour are the table's print (62 scenes: up to 8 where heads are told
    /// from all else, above 25 where they are not).
    std::size_t maxSpots = 10;
    /// Middle of a head to the match's end.
    double halfHead = 1.9;
    /// Directions this near to a better one are the same, in steps of 3 degrees.
    int nearDirections = 3;
    /// The right direction is the first of three in 10 of 12 heads, the third in one, scored from
    /// 0.3.
    std::size_t maxSticks = 3;
    double minScore = 0.2;
    /// The shaft is compared with what lies this far to its sides.
    double toItsSides = 2.3;
    /// Lab units by which a shaft that is plainly seen is nearer to the shafts' colour than its
    /// sides.
    double plainly = 12.0;
    double coveredSays = 0.35;
    /// What is covered by more than this is the covering match, seen from its other end.
    double maxCovered = 0.7;
    /// A point this near to a found match's axis is covered by it.
    Millimetres coveredWithin = 1.4_mm;
    /// What the fit is told of such a match, 0..1.
    double score = 0.5;
    double sureOfHead = 0.95;
};

inline constexpr Options kOptions;

} // namespace umpire::matches
