#pragma once

#include "app/print/kit/sheet.h"

#include <span>
#include <string>

/// Pictures that show how to use a page, without words.
namespace umpire::kit {

enum class Pictogram {
    CutTags,        ///< scissors along a tag's card
    TagsAtCorners,  ///< a table from above, a tag at each corner
    NoRuler,        ///< no measuring is needed
    NoCover,        ///< a cup on a tag, crossed out
    GlueSheets,     ///< a sheet is cut and glued onto its neighbour's strip
    GlueDisc,       ///< a disc is cut out and glued onto a coin
    FoldStrip,      ///< a strip is cut out and becomes a counter with two sides
    StandFigure,    ///< a figure is cut out, folded, and stands on its base
    DeckOnBox,      ///< a sticker is cut out and glued onto a matchbox
    BoardInTags,    ///< a board between the tags
    MapInTags,      ///< a map between the tags
    CountersAtHome, ///< a counter goes to the place with its name, a marker onto a ring
    BoxesInTags,    ///< galleys between the tags
    RoomBeside,     ///< a board with chits and a die beside it
    StonesAtHome,   ///< two stones on each cell of the first row
};

/// Draws it in the box, as large as fits: a pictogram is 40 wide and 28 high.
void drawPictogram(Sheet& sheet, const QRectF& box, Pictogram which);

struct Step {
    Pictogram picture;
    QString words;
};
/// Draws numbered steps from left to right: a picture with its sentence below.
void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps);
/// Draws numbered steps from top to bottom: a picture with its sentence on the right.
void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps);

} // namespace umpire::kit
