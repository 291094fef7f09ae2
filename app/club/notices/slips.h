#pragma once

#include "app/club/notices/notices.h"
#include "app/print/kit/sheet.h"
#include "app/web/telephone/qr_code.h"

/// Draws a slip for each player of a round, to cut out: the player's place, and the code for
/// reporting the result.
namespace umpire::notices {

/// Returns the first seated player who has no code; none if all have one.
std::optional<std::string> playerWithoutCode(const NoticeRequest& request);

/// Draws the slips in two columns, with the players of a table one after the other. Each slip has
/// the QR code.
void drawSlips(kit::Sheet& sheet, const NoticeRequest& request, const QrCode& code);

} // namespace umpire::notices
