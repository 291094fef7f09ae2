#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/matches/match_colour.h"
#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <vector>

/// The candidates during the fit, and the colours that the fits of all matches in a picture
/// determine.
namespace umpire::matches {

struct MatchCandidate {
    proposals::StickHypothesis stick;
    MatchStrip strip;
    std::vector<float> pictureWeight; ///< the strip's weights before neighbours are hidden
    bool painted = false; ///< true if the sticks of this picture are painted in different colours
    std::optional<cv::Vec3f> ownShaft; ///< colour of the stick's paint; none if it is not painted
                                       ///< or not visible
    StripOptics optics;
    LineFit line;
    EndsFit ends;
    cv::Vec3f tableColour;
    bool alive = false;
    bool fitted = false;
    double confidence = 0;
    TablePoint back;
    TablePoint front;
};

/// Returns the expected middle of a head at the given end, on the line found so far.
StripPoint headPlace(const MatchCandidate& c, EndsFit::Head end);

/// Estimates the colours before any fit. Heads are spots unlike the table at the ends of the
/// hypotheses; shafts lie between such a spot and the other end. (On pine, lines found by contrast
/// alone would lie in the matches' shadows.) `learned`: the learned colours of this table, or null;
/// they are converted to the light of this picture.
MatchPalette firstPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

/// Estimates the colours again, from the fitted matches.
MatchPalette learnPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

} // namespace umpire::matches
