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
/// Codes in the order of Language, for options and translations.
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
    std::vector<std::filesystem::path> data; ///< files of the players' own map, table or scenario
    /// A variant of a game, in the names of `umpire rules GAME variants`; empty: the first.
    /// kAllVariants is allowed if variantPages is OneOrAll.
    std::string variant;
    GameFiles files{}; ///< the files that a record stores in place of `data`; empty: `data` is used
};

/// The place of a code or tag on its page. The page's frame is like a table's: origin at the
/// paper's lower-left corner, x right, y up. With heading 0 the code's upper edge points to +y.
struct PrintedCode {
    std::string text; ///< a Data Matrix's text, or a tag's number
    TablePoint center;
    Radians heading;
    Millimetres side; ///< side of the dark square, without the white margin
};

enum class PrintedColour { Light, Dark };

/// A stone to cut out, in the same frame as codes.
struct PrintedDisc {
    PrintedColour colour = PrintedColour::Light;
    TablePoint center;
    Millimetres diameter;
};

/// A part of a board or map, to cut out and glue to the other parts.
struct PrintedTile {
    std::size_t firstPage = 0; ///< index of the first page of its board or map
    TablePoint corner;         ///< lower-left corner, in the page's frame
    TablePoint onBoard;        ///< the same point on the whole board, from its lower-left corner
    Millimetres width;
    Millimetres height;
};

/// A board or a part of one, as the program draws it elsewhere too.
struct PrintedDrawing {
    TablePoint corner; ///< lower-left corner, in the page's frame
    Millimetres width;
    Millimetres height;
    std::size_t places = 0; ///< number of cells, squares or zones that are shown whole
};

struct PrintedPage {
    std::string title;
    Millimetres width;
    Millimetres height;
    std::vector<PrintedCode> codes;
    std::vector<PrintedCode> tags;
    std::vector<PrintedDisc> discs;
    std::vector<PrintedDrawing> drawings;
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
    Same,     ///< all variants have the same pages
    OneEach,  ///< each variant has its own pages
    OneOrAll, ///< each variant has its own pages, and all can be printed together
};
inline constexpr const char* kAllVariants = "all";
VariantPages variantPages(const std::string& what);

/// Thickness of a paper stone of Murus Gallicus on its card at which the height of stacks is
/// recognised. `tests/films/paper_stones_test.cpp` measures this.
inline constexpr Millimetres kPaperStoneThickness = 6_mm;

/// Draws the pages: vectors, true to scale, nothing nearer than 6 mm to the paper's edge. A game's
/// pages begin with the instructions for the pages, the rules, and the corner tags. Errors:
/// WrongUsage for an unknown kit, a size out of range or an unknown variant, CannotRead for bad
/// data files. If the process has no Qt application, this creates one.
Expected<PrintedKit> printKit(const KitRequest& request);

/// Returns the board or map of Naval Battle, Triremes or Buda 1686 in one piece. Errors: those of
/// printKit; WrongUsage also for a kit whose board is no single sheet.
Expected<BoardPrint> printedBoard(const KitRequest& request);
/// Returns the print like the function above, as the `PrintOfGame` of app/game/live.
Expected<BoardPrint> printOfGame(const std::string& game, const std::string& variant,
                                 const GameFiles& files);

/// Creates the application that fonts need. Must be called before any other use of Qt, because a
/// process has only one application, and an application without fonts cannot print.
void beginPrinting();

/// Destroys that application and the fonts: the process cannot print any more.
void endPrinting();

/// Error: CannotWrite; then no partial file remains, and an existing file is unchanged.
Expected<void> saveKit(const PrintedKit& kit, const std::filesystem::path& out);

} // namespace umpire
