#pragma once

#include "app/print/kit/sheet.h"
#include "app/record/game_files/variant_file.h"

#include <vector>

/// Draws the pages of each kit. An error is a line for people: a faulty file of the game.
namespace umpire::kit {

using Drawn = Loaded<void>;

/// Loads the files that a game's kit needs.
Loaded<GameFiles> filesOf(const KitRequest& request);

/// Whether a drawn board has the pieces of the start.
enum class Pieces { None, AtHome };

/// A step of the cover that explains a game's pages.
struct CoverStep {
    const char* picture; ///< see Step
    const char* words;
    Pieces pieces = Pieces::None; ///< on the game's board in the picture
};

inline constexpr CoverStep kGlueSheets = {
    "glue_sheets",
    "Cut the sheets of the board along the marks. Glue each onto the grey strip of its neighbour."};
inline constexpr CoverStep kFoldStrips = {
    "fold_strip", "Cut out each strip, fold it at the dashed line, and glue it together."};
inline constexpr CoverStep kBoardInTags = {
    "board_in_tags",
    "Lay the board flat between the four corner tags. The tags are a sheet of their own. Cover no "
    "tag."};
inline constexpr CoverStep kRoomBeside = {
    "room_beside", "Leave room beside the board for the dice and for what is drawn."};

/// What a game's kit prints.
struct GameKit {
    Drawn (*draw)(Sheet& sheet, const KitRequest& request);
    std::vector<CoverStep> cover{}; ///< empty: the kit is no game
    VariantPages pages = VariantPages::Same;
};
/// Returns the kit of the game G. Each game's own pages define theirs.
template <typename G>
GameKit kitOf();

/// Draws a cover that explains the pages of a game; draws nothing if the cover has no steps. `own`
/// is the group's own variant of the kit.
void drawCover(Sheet& sheet, const KitRequest& request, const std::vector<CoverStep>& cover,
               const std::optional<OwnVariant>& own);

/// Returns the game's name, with which a page's title begins.
QString gameTitle(Sheet& sheet, const std::string& game);
/// Draws the rules of the game on one page; draws nothing if the kit is no game.
void drawRules(Sheet& sheet, const KitRequest& request);

Drawn drawTags(Sheet& sheet, const KitRequest& request);
Drawn drawCharuco(Sheet& sheet, const KitRequest& request);
Drawn drawCertificate(Sheet& page, const KitRequest& request);
Drawn drawRulers(Sheet& sheet, const KitRequest& request);

} // namespace umpire::kit
