#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/game_files.h"
#include "calibration/view/table_description.h"
#include "rules/table/geometry.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// Prints tags, the calibration board, rulers, the certificate's sheet, and everything that a game
/// needs.
namespace umpire {

enum class Paper { A4, Letter };
enum class Language { English, Hungarian, Bulgarian, Russian, Polish };
/// Language codes in the order of Language.
inline constexpr std::array<const char*, 5> kLanguageCodes = {"en", "hu", "bg", "ru", "pl"};
constexpr const char* codeOf(Language language) {
    return kLanguageCodes[std::size_t(language)];
}

struct KitRequest {
    std::string what; ///< name of a game, or "tags", "charuco", "ruler" or "certificate"
    Paper paper = Paper::A4;
    Language language = Language::English;
    /// Side of the black square of a corner tag; 30 to 60 mm.
    Millimetres tagSize = 40_mm;
    Millimetres matchLength = 42_mm;         ///< length of a match at this table (M); 30 to 60 mm
    std::vector<std::filesystem::path> data; ///< files of the players' own map, table or scenario
    /// Variant of the game, as `umpire rules GAME variants` names it; empty: the first variant.
    /// kAllVariants is also permitted if variantPages is OneOrAll.
    std::string variant;
    GameFiles files{}; ///< files from a record, which replace `data`; empty: `data` is used
};

/// The place of a code or tag on its page. As on a table, the origin is the paper's lower-left
/// corner, x points right, and y up. With the heading 0 the upper edge of the code points to +y.
struct PrintedCode {
    std::string text; ///< text of a Data Matrix, or number of a tag
    TablePoint center;
    Radians heading;
    Millimetres side; ///< side of the dark square, without its white margin
};

enum class PrintedColour { Light, Dark };

/// A paper stone to cut out. Its place is in the same frame as that of codes.
struct PrintedDisc {
    PrintedColour colour = PrintedColour::Light;
    TablePoint center;
    Millimetres diameter;
};

/// A part of a board or map. The parts are cut out and glued together.
struct PrintedTile {
    std::size_t firstPage = 0; ///< index of the first page of the board or map
    TablePoint corner;         ///< lower-left corner of the part, in the frame of the page
    /// The same point, measured from the lower-left corner of the whole board.
    TablePoint onBoard;
    Millimetres width;
    Millimetres height;
};

/// A board or a part of a board, as other parts of the program draw it too.
struct PrintedDrawing {
    TablePoint corner; ///< lower-left corner, in the frame of the page
    Millimetres width;
    Millimetres height;
    std::size_t places = 0; ///< number of cells, squares or zones that are completely visible
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
    /// What does not fit or is missing; each entry is a defect of the program.
    std::vector<std::string> misfits;
};

struct PrintedKit {
    std::string pdf;
    std::vector<PrintedPage> pages;
    /// English texts without a translation; each is a defect of the program.
    std::vector<std::string> unsaid;
    std::vector<std::string> said; ///< all English texts that the pages contain
};

/// Returns a list of the kits for people, such as "tags, charuco, ruler, murus-gallicus, …".
std::string listedKits();

/// How the pages of a kit depend on the variant.
enum class VariantPages {
    Same,     ///< the pages of all variants are the same
    OneEach,  ///< each variant has other pages
    OneOrAll, ///< each variant has other pages, and those of all variants can be printed together
};
inline constexpr const char* kAllVariants = "all";
VariantPages variantPages(const std::string& what);

/// Thickness that a paper stone of Murus Gallicus must have with its card. With it the camera
/// recognises the height of stacks, as `tests/films/paper_stones_test.cpp` measures.
inline constexpr Millimetres kPaperStoneThickness = 6_mm;

/// Draws the pages of a kit as a PDF with vector graphics in true size. Nothing is nearer than 6 mm
/// to the edge of the paper. The pages of a game begin with instructions, the rules, and the corner
/// tags. Creates a Qt application if the process has none. Errors: WrongUsage for an unknown kit or
/// variant or a size out of range; CannotRead for faulty data files.
Expected<PrintedKit> printKit(const KitRequest& request);

/// Returns the board or map of Naval Battle, Triremes or Buda 1686 as one picture. Errors: those of
/// printKit; WrongUsage also for a kit without such a board.
Expected<BoardPrint> printedBoard(const KitRequest& request);
/// Does the same with other parameters, as `PrintOfGame` of app/game/live requires.
Expected<BoardPrint> printOfGame(const std::string& game, const std::string& variant,
                                 const GameFiles& files);

/// Creates the Qt application that fonts need. Must be called before any other use of Qt, because a
/// process can have only one application, and one without fonts cannot print.
void beginPrinting();

/// Destroys that application and its fonts. The process cannot print afterwards.
void endPrinting();

/// Writes the PDF to a file or to a device. Error: CannotWrite; then an existing file is unchanged,
/// and no partial file remains.
Expected<void> saveKit(const PrintedKit& kit, const std::filesystem::path& out);

} // namespace umpire
