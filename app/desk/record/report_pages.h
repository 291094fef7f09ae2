#pragma once

#include "app/desk/record/report_blocks.h"

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace umpire::desk {

/// The share of each page's height that is used when the blocks are laid out on A4, from 0 to 1.
using PageFills = std::vector<double>;

/// Writes the blocks as a PDF with A4 pages. No block is split, and a heading stays with the next
/// block. If the last page would be almost empty, smaller pictures, then smaller letters, then
/// shorter pages are tried. `foot`: text in the footer beside the page number. Returns the used
/// share of each page; none if writing failed.
std::optional<PageFills> writePages(const std::vector<ReportBlock>& blocks, const QString& foot,
                                    QIODevice& device);

} // namespace umpire::desk
