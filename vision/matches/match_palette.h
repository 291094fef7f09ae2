#pragma once

#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/matches/match_colour.h"
#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <vector>

/// A hypothesis while it is fitted, and what the fits of one picture's matches say of their
/// colours.
namespace umpire::matches {

struct MatchCandidate {
    proposals::StickHypothesis stick;
    MatchStrip strip;
    std::vector<float> pictureWeight;  ///< the strip's weights before neighbours are hidden
    bool painted = false;              ///< as are all sticks of this picture
    std::optional<cv::Vec3f> ownShaft; ///< its paint, where it stands out
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

/// Where a head's middle would be, from the line as known so far.
StripPoint headPlace(const MatchCandidate& c, EndsFit::Head end);

/// First colours, before anything is fitted: heads are spots unlike the table where the net puts
/// them, and shafts lie between them and the other end. Lines found by contrast alone would lie in
/// the matches' shadows, on pine. `learned`: the colours of this table, if they are known; they
/// count in the light in which the top shows now.
MatchPalette firstPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

/// Colours again, from the fitted matches.
MatchPalette learnPalette(const std::vector<MatchCandidate>& all,
                          const MatchColours* learned = nullptr);

} // namespace umpire::matches
