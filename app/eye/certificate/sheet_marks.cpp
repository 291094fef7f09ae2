#include "app/eye/certificate/sheet_marks.h"

#include <array>
#include <cmath>

namespace umpire {
namespace {

/// Size of a cell. The field of marks is a grid of such cells. A cell has a dot in its middle,
/// unless a bar is too close. A tag takes a block of two by two cells, and a bar lies in the middle
/// of such a block. A Letter page has room for nine rows and a few lines of text.
constexpr Millimetres kCell = 23_mm;
constexpr int kColumns = 8;
constexpr int kRows = 9;
/// Id of the sheet's first tag. The kit's corner tags have the ids 0 to 3.
constexpr int kFirstTag = 96;

/// Columns and rows of the lower-left cells of the tags' blocks, counter-clockwise from the
/// lower-left tag.
constexpr std::array<std::array<int, 2>, 4> kTagBlocks = {{{0, 0}, {6, 0}, {6, 7}, {0, 7}}};

struct BarBlock {
    int column;
    int row;
    int degrees;
};
/// The bars' blocks and directions. The directions are chosen so that the bars do not touch the
/// dots of their blocks.
constexpr std::array<BarBlock, 12> kBarBlocks = {{{2, 0, 0},
                                                  {4, 0, 75},
                                                  {0, 2, 15},
                                                  {2, 2, 135},
                                                  {4, 2, 105},
                                                  {6, 2, 90},
                                                  {0, 5, 165},
                                                  {2, 5, 75},
                                                  {4, 5, 45},
                                                  {6, 5, 15},
                                                  {2, 7, 105},
                                                  {4, 7, 165}}};
/// Minimum distance between a dot's centre and a bar's axis.
constexpr Millimetres kClear = 7_mm;

TablePoint middleOfBlock(int column, int row) {
    return {kCell * (column + 1), kCell * (row + 1)};
}

bool isInTagBlock(int column, int row) {
    for (const auto& [left, low] : kTagBlocks) {
        if (column >= left && column < left + 2 && row >= low && row < low + 2) {
            return true;
        }
    }
    return false;
}

/// Returns the distance between a point and a bar's axis; the axis ends at the bar's ends.
Millimetres distanceTo(const SheetBar& bar, Millimetres length, TablePoint point) {
    const TablePoint from = point - bar.center;
    const TablePoint axis = along(bar.heading, 1_mm);
    const double half = length.value() / 2;
    const double beyond = std::max(0.0, std::abs(dot(from, axis)) - half);
    return Millimetres(std::hypot(beyond, cross(axis, from)));
}

CertificateSheet drawnSheet() {
    CertificateSheet sheet{.width = kCell * kColumns,
                           .height = kCell * kRows,
                           .tagSize = 30_mm,
                           .dotDiameter = 5_mm,
                           .barLength = 42_mm,
                           .barWidth = 2_mm,
                           .tags = {},
                           .dots = {},
                           .bars = {}};
    int id = kFirstTag;
    for (const auto& [column, row] : kTagBlocks) {
        sheet.tags.push_back({id++, middleOfBlock(column, row), {}});
    }
    for (const BarBlock& block : kBarBlocks) {
        sheet.bars.push_back(
            {middleOfBlock(block.column, block.row), radiansFromDegrees(block.degrees)});
    }
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            const TablePoint dot{kCell * (column + 0.5), kCell * (row + 0.5)};
            bool clear = !isInTagBlock(column, row);
            for (const SheetBar& bar : sheet.bars) {
                clear = clear && distanceTo(bar, sheet.barLength, dot) >= kClear;
            }
            if (clear) {
                sheet.dots.push_back(dot);
            }
        }
    }
    return sheet;
}

} // namespace

const CertificateSheet& certificateSheet() {
    static const CertificateSheet kSheet = drawnSheet();
    return kSheet;
}

CertificateSheet stretched(const CertificateSheet& sheet, double factor) {
    CertificateSheet printed = sheet;
    for (Millimetres* length : {&printed.width, &printed.height, &printed.tagSize,
                                &printed.dotDiameter, &printed.barLength, &printed.barWidth}) {
        *length = *length * factor;
    }
    for (TableTag& tag : printed.tags) {
        tag.center = tag.center * factor;
    }
    for (TablePoint& dot : printed.dots) {
        dot = dot * factor;
    }
    for (SheetBar& bar : printed.bars) {
        bar.center = bar.center * factor;
    }
    return printed;
}

} // namespace umpire
