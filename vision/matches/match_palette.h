#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/matches/match_colour.h"
#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <vector>

/// A hypothesis during its fit, and the colours that the fits of one picture's matches
/// determine.
namespace umpire::matches {

struct MatchCandidate {
    proposals::StickHypothesis stick;
    MatchStrip strip;
    std::vector<float> pictureWeight;  ///< the strip's weights before neighbours are hidden
    bool painted = false;              ///< drawn like all sticks of this picture
    std::optional<cv::Vec3f> ownShaft; ///< colour of its paint, if the paint stands out
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

/// Returns the expected middle of a head, from the line found so far.
StripPoint headPlace(const MatchCandidate& c, EndsFit::Head end);

/// Estimates first colours before any fit. Heads are spots unlike the table at the network's
/// places, and shafts lie between them and the other end. On pine, lines found by contrast alone
/// would lie in the matches' shadows. `learned`: the colours of this table, if known; they are
/// converted to the present light on the top.
MatchPalette firstPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

/// Estimates the colours again, from the fitted matches.
MatchPalette learnPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

} // namespace umpire::matches
