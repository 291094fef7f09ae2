#pragma once

#include "app/print/kit/sheet.h"
#include "app/web/telephone/qr_code.h"

/// The shared parts of notices and slips.
namespace umpire::notices {

/// Draws a QR code. `side`: its side in millimetres, with the quiet margin.
void drawCode(kit::Sheet& sheet, const QrCode& code, QPointF topLeft, double side);

/// Returns the largest letter size in millimetres, up to `most`, at which even a text of W's fits
/// on three lines of that width.
double sizeOf(const QString& text, double width, double most);

} // namespace umpire::notices
