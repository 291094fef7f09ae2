#pragma once

#include "tests/app/print/kit/printed_page.h"
#include "tests/films/rendered_backdrop.h"

/// Renders tables with printed pages and pieces cut from pages, for a film's camera.
namespace umpire::films {

/// Dice have 16 mm a side.
struct LaidDie {
    int value = 1;
    TablePoint center;
    Radians heading;
};

/// A picture that stands upright on the table and looks the same from both sides.
struct UprightSheet {
    cv::Mat picture; ///< CV_8UC3, kDotsAMillimetre
    TablePoint foot; ///< its lower left corner
    Radians heading; ///< direction of its lower edge, left to right
};

/// Returns the view of a camera over the table's middle that just sees the whole play area, tilted
/// from straight above towards side A and turned about the middle, counter-clockwise.
TableView viewFitting(const TableDescription& table, cv::Size pixels, Radians tilt, Radians turn);

/// A board on a table, through one camera.
class PrintedTable {
public:
    /// `board`: CV_8UC3, of kDotsAMillimetre.
    PrintedTable(const TableView& view, const TableDescription& table, const Sheet& board);

    [[nodiscard]] const TableView& view() const { return view_; }
    /// Draws pieces of card a millimetre thick, later pieces above earlier pieces. CV_8UC3, without
    /// noise.
    [[nodiscard]] cv::Mat picture(const std::vector<Sheet>& pieces,
                                  const std::vector<LaidDie>& dice,
                                  std::vector<UprightSheet> standing = {}) const;

private:
    TableView view_;
    cv::Mat backdrop_;
};

/// Cuts a piece of `width` by `height` from a page, upright as the code beside it. CV_8UC3 at
/// kDotsAMillimetre. `middle` is its offset from the code's middle, in the upright frame.
cv::Mat cutFrom(const cv::Mat& page, const PrintedCode& code, TablePoint middle, TablePoint size);

} // namespace umpire::films
