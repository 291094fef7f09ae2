#pragma once

#include "tests/app/print/kit/printed_page.h"
#include "tests/films/rendered_backdrop.h"

/// Tables on which printed pages lie, and pieces cut from them, as a film's camera sees them.
namespace umpire::films {

/// Dice have 16 mm a side.
struct LaidDie {
    int value = 1;
    TablePoint center;
    Radians heading;
};

/// A picture that stands upright on the table, the same from both sides.
struct UprightSheet {
    cv::Mat picture; ///< CV_8UC3, kDotsAMillimetre
    TablePoint foot; ///< its lower left corner
    Radians heading; ///< of its lower edge, left to right
};

/// A camera over the table's middle that just sees the whole play area, tilted from straight above
/// towards side A and turned about the middle, counter-clockwise.
TableView viewFitting(const TableDescription& table, cv::Size pixels, Radians tilt, Radians turn);

/// A board on a table, through one camera.
class PrintedTable {
public:
    /// `board`: CV_8UC3, of kDotsAMillimetre.
    PrintedTable(const TableView& view, const TableDescription& table, const Sheet& board);

    [[nodiscard]] const TableView& view() const { return view_; }
    /// Pieces of card a millimetre thick, the later ones upon the earlier. CV_8UC3, without noise.
    [[nodiscard]] cv::Mat picture(const std::vector<Sheet>& pieces,
                                  const std::vector<LaidDie>& dice,
                                  std::vector<UprightSheet> standing = {}) const;

private:
    TableView view_;
    cv::Mat backdrop_;
};

/// What is printed there on a page: `width` and `height` of it around a point, upright where the
/// code beside it is. CV_8UC3, of kDotsAMillimetre. `middle`: from the code's, as it is upright.
cv::Mat cutFrom(const cv::Mat& page, const PrintedCode& code, TablePoint middle, TablePoint size);

} // namespace umpire::films
