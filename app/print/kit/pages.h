#pragma once

#include "app/print/kit/poster.h"
#include "app/record/game_files/variant_file.h"

#include <array>
#include <string_view>
#include <vector>

/// Functions that draw the pages of each kit.
namespace umpire::kit {

/// Loads the files that the kit of a game needs.
Loaded<GameFiles> filesOf(const KitRequest& request);

/// Tells whether a drawn board shows the pieces of the start position.
enum class Pieces { None, AtHome };

/// A step of the cover, which explains how to use the pages of a game.
struct CoverStep {
    const char* picture; ///< see Step::picture
    const char* words;
    Pieces pieces = Pieces::None; ///< pieces on the game's board, if the picture contains the board
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
inline constexpr CoverStep kMapInTags = {
    "board_in_tags",
    "Lay the map flat between the four corner tags. The tags are a sheet of their own. Cover no "
    "tag."};
inline constexpr CoverStep kRoomBeside = {
    "room_beside", "Leave room beside the board for the dice and for what is drawn."};

/// The players at the sides A and B of the table, by their names in the notation. Empty: a side
/// belongs to no player.
using Seats = std::array<std::string_view, 2>;

/// What a kit draws after its instructions, rules and tags.
struct Contents {
    std::vector<Poster> boards;         ///< boards or maps, which come first
    std::function<void(Sheet&)> others; ///< draws the other pages
};

/// The pages of a game's kit.
struct GameKit {
    /// Error: one line for people about a faulty file of the game.
    Loaded<Contents> (*contents)(Sheet& sheet, const KitRequest& request);
    std::vector<CoverStep> cover{}; ///< empty: the kit is no game, and has no cover
    VariantPages pages = VariantPages::Same;
    Seats seats{};
};
/// Returns the kit of the game G. The file with the pages of each game defines this function.
template <typename G>
GameKit kitOf();

/// Returns the contents of a kit that has no board.
template <void (*draw)(Sheet&, const KitRequest&)>
Loaded<Contents> withoutBoard(Sheet&, const KitRequest& request) {
    return Contents{{}, [request](Sheet& sheet) { draw(sheet, request); }};
}

/// Draws a cover that explains the pages of a game. Draws nothing if there are no steps. `own` is
/// the group's own variant, if the kit is for it.
void drawCover(Sheet& sheet, const KitRequest& request, const std::vector<CoverStep>& cover,
               const std::optional<OwnVariant>& own);

/// Returns the name of the game in the kit's language. Titles of pages begin with this name.
QString gameTitle(Sheet& sheet, const std::string& game);
/// Draws the rules of the game on one page or more. Draws nothing if the kit is no game.
void drawRules(Sheet& sheet, const KitRequest& request);

/// Draws the corner tags, and the table with its sides and their players.
void drawTagsOf(Sheet& sheet, const KitRequest& request, const Seats& seats);
void drawTags(Sheet& sheet, const KitRequest& request);
void drawCharuco(Sheet& sheet, const KitRequest& request);
void drawCertificate(Sheet& page, const KitRequest& request);
void drawRulers(Sheet& sheet, const KitRequest& request);

} // namespace umpire::kit
