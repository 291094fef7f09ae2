#pragma once

#include "app/print/kit/sheet.h"
#include "app/record/game_files/variant_file.h"

/// The pages of each kit. An error is a line for people: a file of the game that is not in order.
namespace umpire::kit {

using Drawn = Loaded<void>;

/// What the kit of a game is drawn from.
Loaded<GameFiles> filesOf(const KitRequest& request);

/// What to do with the pages of a game, drawn; nothing for what is no game. `own`: the group's own
/// variant that the kit is for.
void drawCover(Sheet& sheet, const KitRequest& request, const std::optional<OwnVariant>& own);

/// The game's name, as a page's title begins with it.
QString gameTitle(Sheet& sheet, const std::string& game);
/// How the game is played, on one page; nothing for what is no game.
void drawRules(Sheet& sheet, const KitRequest& request);

Drawn drawTags(Sheet& sheet, const KitRequest& request);
Drawn drawCharuco(Sheet& sheet, const KitRequest& request);
Drawn drawCertificate(Sheet& page, const KitRequest& request);
Drawn drawRulers(Sheet& sheet, const KitRequest& request);
Drawn drawMurusGallicus(Sheet& sheet, const KitRequest& request);
Drawn drawBuda1686(Sheet& sheet, const KitRequest& request);
Drawn drawNavalBattle(Sheet& sheet, const KitRequest& request);
Drawn drawTriremes(Sheet& sheet, const KitRequest& request);
Drawn drawWarGalley(Sheet& sheet, const KitRequest& request);

} // namespace umpire::kit
