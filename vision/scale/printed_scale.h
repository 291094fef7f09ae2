#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

/// A printer may print a tag larger or smaller than the sheet says; what lies on the table tells.
namespace umpire::scale {

struct PrintedScale {
    double scale = 1.0;                                   ///< so many times as large as they say
    RegistrationMethod by = RegistrationMethod::Matchbox; ///< or Matches: what tells
};

/// The view of a table that is so many times as large.
TableView scaledView(TableView view, double scale);

struct PiecesOnTags {
    proposals::PieceHypotheses pieces; ///< proposed in the view, for `observeTable`
    /// None where nothing tells, and where the tags have the size that they say, or nearly.
    std::optional<PrintedScale> printed;
};

/// At which scale of a view's tags the boxes of 60 x 35 mm have their size, good to 2 %; where
/// there is none, the matches of 42 mm. `taken`: CV_8UC3, as decoded.
PiecesOnTags piecesOnTags(const cv::Mat& taken, const TableView& view,
                          const PieceSizes& sizes = {});

} // namespace umpire::scale
