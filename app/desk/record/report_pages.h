#pragma once

#include "app/desk/record/report_blocks.h"

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace umpire::desk {

/// The used part of each page, from 0 to 1, when the blocks are laid out on A4.
using PageFills = std::vector<double>;

/// Writes the blocks as a PDF on A4. Blocks are never split, a heading stays with the next block,
/// and pictures shrink a little if the last page would be almost empty. `foot`: text in each page's
/// footer, beside the page number. None: writing failed.
std::optional<PageFills> writePages(const std::vector<ReportBlock>& blocks, const QString& foot,
                                    QIODevice& device);

} // namespace umpire::desk
