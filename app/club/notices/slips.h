#pragma once

#include "app/club/notices/notices.h"
#include "app/print/kit/sheet.h"
#include "app/web/telephone/qr_code.h"

/// A slip for each player of a round, to be cut out: where the player sits, and the code by which
/// the player reports the result.
namespace umpire::notices {

/// The first player who sits at a table and has no code; none: all have one.
std::optional<std::string> playerWithoutCode(const NoticeRequest& request);

/// Two slips side by side, the players of a table one after the other. Each has the QR code.
void drawSlips(kit::Sheet& sheet, const NoticeRequest& request, const QrCode& code);

} // namespace umpire::notices
