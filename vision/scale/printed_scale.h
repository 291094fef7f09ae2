#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>

/// Corrects for printers that print tags larger or smaller than stated, by the pieces on the table.
namespace umpire::scale {

struct PrintedScale {
    double scale = 1.0; ///< true size over the stated size
    /// the measured pieces: Matchbox or Matches
    RegistrationMethod by = RegistrationMethod::Matchbox;
};

/// Returns the view of a table enlarged by the factor.
TableView scaledView(TableView view, double scale);

struct PiecesOnTags {
    proposals::PieceHypotheses pieces; ///< proposed in the view, for `observeTable`
    /// The scale; none if it cannot be measured, or if the tags have nearly the stated size.
    std::optional<PrintedScale> printed;
};

/// Finds the scale of a view's tags at which boxes of 60 x 35 mm have their size, to 2 %; without
/// boxes, matches of 42 mm. `taken`: CV_8UC3, as decoded.
PiecesOnTags piecesOnTags(const cv::Mat& taken, const TableView& view,
                          const PieceSizes& sizes = {});

} // namespace umpire::scale
