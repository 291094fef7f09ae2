#pragma once

#include "app/kit/sheet.h"

#include <span>
#include <string>

/// Drawings that say what to do with a page: instead of words, in every language.
namespace umpire::kit {

enum class Pictogram {
    CutTags,       ///< scissors along a tag's card
    TagsAtCorners, ///< a table from above, a tag at each corner
    NoRuler,       ///< nothing need be measured
    NoCover,       ///< a cup on a tag, crossed out
    GlueSheets,    ///< a sheet onto its neighbour's strip
    GlueDisc,      ///< a disc onto a coin
    FoldStrip,     ///< a strip becomes a counter with two sides
    StandFigure,   ///< a folded figure on its base
    DeckOnBox,     ///< a sticker onto a matchbox
    BoardInTags,   ///< a board between the tags
    BoxesInTags,   ///< galleys between the tags
    RoomBeside,    ///< a board with chits and a die at its side
    StonesAtHome,  ///< two stones on each cell of the first row
};

/// In the box, as large as fits: a pictogram is 40 wide and 28 high.
void drawPictogram(Sheet& sheet, const QRectF& box, Pictogram which);

struct Step {
    Pictogram picture;
    QString words;
};
/// Numbered steps from left to right: a picture, and its sentence below.
void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps);
/// Numbered steps from above: a picture, and its sentence at its right.
void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps);

} // namespace umpire::kit
