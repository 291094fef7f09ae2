#pragma once

#include "app/print/kit/sheet.h"
#include "app/web/telephone/qr_code.h"

/// What notices and slips have in common.
namespace umpire::notices {

/// `side`: with its quiet margin, in millimetres.
void drawCode(kit::Sheet& sheet, const QrCode& code, QPointF topLeft, double side);

/// So large that even a name of W's fits on three lines of that width, and no larger than `most`;
/// in millimetres.
double sizeOf(const QString& text, double width, double most);

} // namespace umpire::notices
