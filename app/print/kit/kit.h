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

/// What a player prints: tags, calibration board, rulers, and for each game all that it needs.
namespace umpire {

enum class Paper { A4, Letter };
enum class Language { English, Hungarian, Bulgarian, Russian, Polish };
/// In the order of Language, as options and translations name them.
inline constexpr std::array<const char*, 5> kLanguageCodes = {"en", "hu", "bg", "ru", "pl"};
constexpr const char* codeOf(Language language) {
    return kLanguageCodes[std::size_t(language)];
}

struct KitRequest {
    std::string what; ///< a game's name, "tags", "charuco", "ruler" or "certificate"
    Paper paper = Paper::A4;
    Language language = Language::English;
    Millimetres tagSize = 40_mm;             ///< side of a corner tag's black square, 30 to 60
    Millimetres matchLength = 42_mm;         ///< one match at this table (M), 30 to 60
    std::vector<std::filesystem::path> data; ///< the players' own map, table or scenario
    /// Of a game, as `umpire rules GAME variants` names it; empty: the first. kAllVariants where
    /// variantPages is OneOrAll.
    std::string variant;
    GameFiles files{}; ///< what a record keeps of `data`, in its place; empty: `data`
};

/// A code or tag as it lies on its page; the page's frame is a table's: origin at the paper's
/// lower-left corner, x right, y up. Heading 0: its upper edge points to +y.
struct PrintedCode {
    std::string text; ///< what a Data Matrix says; a tag's number
    TablePoint center;
    Radians heading;
    Millimetres side; ///< of the dark square, without the white around it
};

enum class PrintedColour { Light, Dark };

/// A stone to be cut out; the page's frame as for codes.
struct PrintedDisc {
    PrintedColour colour = PrintedColour::Light;
    TablePoint center;
    Millimetres diameter;
};

/// A part of a board or map, to be cut from its page and glued to the others.
struct PrintedTile {
    std::size_t firstPage = 0; ///< of its board or map, from 0
    TablePoint corner;         ///< lower-left, in the page's frame
    TablePoint onBoard;        ///< the same place on the whole, from its lower-left corner
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
    std::vector<std::string> misfits; ///< texts that do not fit their boxes: a defect
};

struct PrintedKit {
    std::string pdf;
    std::vector<PrintedPage> pages;
    std::vector<std::string> unsaid; ///< English texts without a translation: a defect
    std::vector<std::string> said;   ///< all English texts that were asked for
};

/// "tags, charuco, ruler, murus-gallicus, …", for people.
std::string listedKits();

/// What a variant changes of the pages of a kit.
enum class VariantPages {
    Same,     ///< nothing
    OneEach,  ///< each has its own
    OneOrAll, ///< each has its own, and those of all can be had
};
inline constexpr const char* kAllVariants = "all";
VariantPages variantPages(const std::string& what);

/// How thick a paper stone of Murus Gallicus has to be on its card, so that stacks are told by
/// their height. `tests/films/paper_stones_test.cpp` measures it.
inline constexpr Millimetres kPaperStoneThickness = 6_mm;

/// Draws the pages: vectors, true to scale, nothing nearer than 6 mm to the paper's edge. A game's
/// begin with what to do with them, how to play, and the corner tags. Errors:
/// WrongUsage for what there is no kit of, a size out of range or an unknown
/// variant, CannotRead for bad data files.
/// Where a process has no Qt application, it has one from now on.
Expected<PrintedKit> printKit(const KitRequest& request);

/// The board or map of Naval Battle, Triremes or Buda 1686, in one piece. Errors: as printKit;
/// WrongUsage also for a kit whose board is no single sheet.
Expected<BoardPrint> printedBoard(const KitRequest& request);
/// The same, as a game that is followed wants it (`PrintOfGame` of app/game/live).
Expected<BoardPrint> printOfGame(const std::string& game, const std::string& variant,
                                 const GameFiles& files);

/// Makes the application that fonts need. Who does something else with Qt before printing calls it
/// first: a process has one application, and one without fonts cannot print.
void beginPrinting();

/// Ends that application, and with it the fonts: the process can print no more.
void endPrinting();

/// Error: CannotWrite; then no part of a file is left, and one that was there is as it was.
Expected<void> saveKit(const PrintedKit& kit, const std::filesystem::path& out);

} // namespace umpire
