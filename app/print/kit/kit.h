#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/game_files.h"
#include "calibration/view/board_print.h"
#include "rules/table/geometry.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Prints tags, calibration board, rulers, and everything that a game needs.
namespace umpire {

enum class Paper { A4, Letter };
enum class Language { English, Hungarian, Bulgarian, Russian, Polish };
/// In the order of Language; used by options and translations.
inline constexpr std::array<const char*, 5> kLanguageCodes = {"en", "hu", "bg", "ru", "pl"};
constexpr const char* codeOf(Language language) {
    return kLanguageCodes[std::size_t(language)];
}

struct KitRequest {
    std::string what; ///< a game's name, "tags", "charuco", "ruler" or "certificate"
    Paper paper = Paper::A4;
    Language language = Language::English;
    Millimetres tagSize = 40_mm;             ///< side of a corner tag's black square, 30 to 60
    Millimetres matchLength = 42_mm;         ///< match length at this table (M), 30 to 60
    std::vector<std::filesystem::path> data; ///< the players' own map, table or scenario
    /// Of a game, as `umpire rules GAME variants` names it; empty: the first. kAllVariants where
    /// variantPages is OneOrAll.
    std::string variant;
    GameFiles files{}; ///< what a record keeps of `data`, in its place; empty: `data`
};

/// The place of a code or tag on its page. The page's frame is like a table's: origin at the
/// paper's lower-left corner, x right, y up. Heading 0: its upper edge points to +y.
struct PrintedCode {
    std::string text; ///< a Data Matrix's text, or a tag's number
    TablePoint center;
    Radians heading;
    Millimetres side; ///< of the dark square, without the white margin
};

enum class PrintedColour { Light, Dark };

/// A stone to cut out; in the same frame as codes.
struct PrintedDisc {
    PrintedColour colour = PrintedColour::Light;
    TablePoint center;
    Millimetres diameter;
};

/// A part of a board or map, to be cut out and glued to the others.
struct PrintedTile {
    std::size_t firstPage = 0; ///< index of its board's or map's first page
    TablePoint corner;         ///< lower-left corner, in the page's frame
    TablePoint onBoard;        ///< the same point on the whole board, from its lower-left corner
    Millimetres width;
    Millimetres height;
};

struct PrintedPage {
    std::string title;
    Millimetres width;
    Millimetres height;
    std::vector<PrintedCode> codes;
    std::vector<PrintedCode> tags;
    std::vector<PrintedDisc> discs;
    std::optional<PrintedTile> tile;
    std::vector<std::string> misfits; ///< texts that do not fit, missing figures: a defect
};

struct PrintedKit {
    std::string pdf;
    std::vector<PrintedPage> pages;
    std::vector<std::string> unsaid; ///< English texts without a translation: a defect
    std::vector<std::string> said;   ///< all English texts that were requested
};

/// Returns "tags, charuco, ruler, murus-gallicus, …", for people.
std::string listedKits();

/// How a kit's pages depend on the variant.
enum class VariantPages {
    Same,     ///< nothing
    OneEach,  ///< each has its own
    OneOrAll, ///< each has its own, and those of all can be had
};
inline constexpr const char* kAllVariants = "all";
VariantPages variantPages(const std::string& what);

/// Thickness of a paper stone of Murus Gallicus on its card at which stacks are recognised by their
/// height. `tests/films/paper_stones_test.cpp` measures it.
inline constexpr Millimetres kPaperStoneThickness = 6_mm;

/// Draws the pages: vectors, true to scale, nothing nearer than 6 mm to the paper's edge. A game's
/// begin with what to do with them, how to play, and the corner tags. Errors:
/// WrongUsage for what there is no kit of, a size out of range or an unknown
/// variant, CannotRead for bad data files.
/// Where a process has no Qt application, it has one from now on.
Expected<PrintedKit> printKit(const KitRequest& request);

/// Returns the board or map of Naval Battle, Triremes or Buda 1686 in one piece. Errors: those of
/// printKit; WrongUsage also for a kit whose board is no single sheet.
Expected<BoardPrint> printedBoard(const KitRequest& request);
/// Does the same, as the `PrintOfGame` of app/game/live.
Expected<BoardPrint> printOfGame(const std::string& game, const std::string& variant,
                                 const GameFiles& files);

/// Creates the application that fonts need. Call it before any other use of Qt: a process has only
/// one application, and one without fonts cannot print.
void beginPrinting();

/// Destroys that application and the fonts: the process cannot print any more.
void endPrinting();

/// Error: CannotWrite; then no partial file remains, and an existing file is unchanged.
Expected<void> saveKit(const PrintedKit& kit, const std::filesystem::path& out);

} // namespace umpire
