#include "app/print/kit/pattern.h"

#include "calibration/tags/tag_detection.h"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace umpire::kit {
namespace {

/// Returns a pattern. Joins neighbouring dark cells of a row to a rectangle, and all rectangles to
/// one path, so that no gaps are visible between them.
template <class IsDark>
Pattern patternOf(int cells, IsDark isDark) {
    Pattern pattern;
    pattern.cells = cells;
    pattern.dark.setFillRule(Qt::WindingFill);
    for (int row = 0; row < cells; ++row) {
        for (int from = 0; from < cells; ++from) {
            int to = from;
            while (to < cells && isDark(to, row)) {
                ++to;
            }
            if (to > from) {
                pattern.dark.addRect(from, row, to - from, 1);
                from = to;
            }
        }
    }
    return pattern;
}

} // namespace

Pattern dataMatrix(const std::string& text) {
    const ZXing::BitMatrix modules =
        ZXing::MultiFormatWriter(ZXing::BarcodeFormat::DataMatrix).setMargin(0).encode(text, 0, 0);
    return patternOf(modules.width(), [&](int x, int y) { return modules.get(x, y); });
}

Pattern tagPattern(const std::string& family, int id) {
    const auto known = tagFamily(family);
    if (!known || id < 0 || id >= known->tags) {
        return {};
    }
    const cv::Mat cells = printedCells(*known, id);
    return patternOf(cells.cols, [&](int x, int y) { return cells.at<uchar>(y, x) == 0; });
}

} // namespace umpire::kit
