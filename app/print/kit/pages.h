#pragma once

#include "app/print/kit/sheet.h"
#include "app/record/game_files/variant_file.h"

/// Draws the pages of each kit. An error is a line for people: a faulty file of the game.
namespace umpire::kit {

using Drawn = Loaded<void>;

/// Loads the files that a game's kit needs.
Loaded<GameFiles> filesOf(const KitRequest& request);

/// Draws a cover that explains the pages of a game; draws nothing if the kit is no game. `own` is
/// the group's own variant of the kit.
void drawCover(Sheet& sheet, const KitRequest& request, const std::optional<OwnVariant>& own);

/// Returns the game's name, with which a page's title begins.
QString gameTitle(Sheet& sheet, const std::string& game);
/// Draws the rules of the game on one page; draws nothing if the kit is no game.
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
