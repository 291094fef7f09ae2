#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

/// Corrects the scale if the tags were printed larger or smaller than stated, by the pieces on the
/// table.
namespace umpire::scale {

struct PrintedScale {
    double scale = 1.0; ///< true size of the tags divided by their stated size
    /// The pieces that were measured: Matchbox or Matches.
    RegistrationMethod by = RegistrationMethod::Matchbox;
};

/// Returns the view of the same table with all lengths multiplied by `scale`.
TableView scaledView(TableView view, double scale);

struct PiecesOnTags {
    proposals::PieceHypotheses pieces; ///< the proposals in the given view, for `observeTable`
    /// The scale of the tags. None if it cannot be measured, or if the tags have nearly the stated
    /// size.
    std::optional<PrintedScale> printed;
};

/// Measures the scale of a view's tags: the scale at which boxes have their size (accurate to 2 %)
/// or, without boxes, at which matches with heads have their length. `taken`: CV_8UC3, as decoded.
PiecesOnTags piecesOnTags(const cv::Mat& taken, const TableView& view,
                          const PieceSizes& sizes = {});

} // namespace umpire::scale
