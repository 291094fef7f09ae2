#pragma once

#include "app/print/kit/sheet.h"
#include "app/web/telephone/qr_code.h"

/// The shared parts of notices and slips.
namespace umpire::notices {

/// Draws the code. `side` includes its quiet margin, in millimetres.
void drawCode(kit::Sheet& sheet, const QrCode& code, QPointF topLeft, double side);

/// Returns the largest letter size, up to `most`, at which even a name of W's fits on three lines
/// of that width; in millimetres.
double sizeOf(const QString& text, double width, double most);

} // namespace umpire::notices
