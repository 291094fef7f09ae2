#pragma once

#include "app/desk/record/report_blocks.h"

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace umpire::desk {

/// How full each page becomes, from 0 to 1, once the blocks are laid out on A4.
using PageFills = std::vector<double>;

/// Writes the blocks as a PDF on A4. No block is parted between two pages, a heading stands with
/// what follows it, and pictures shrink a little where the last page would hold next to nothing.
/// `foot`: at the foot of each page, beside the page's number. Nothing: it could not be written.
std::optional<PageFills> writePages(const std::vector<ReportBlock>& blocks, const QString& foot,
                                    QIODevice& device);

} // namespace umpire::desk
