#include "app/print/kit/kit.h"

#include "app/common/failure/joined_texts.h"
#include "app/print/kit/pages.h"
#include "app/print/kit/print_pages.h"
#include "app/record/game_files/variant_file.h"
#include "rules/any_game/any_game.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <fstream>
#include <QBuffer>
#include <QGuiApplication>
#include <QSaveFile>
#include <utility>

namespace umpire {
namespace {

/// Resolution of the pages. A dot is a hundredth of a millimetre.
constexpr int kDotsAnInch = 2540;
/// Resolution of a board's picture in dots per millimetre. A camera sees no finer details of a
/// whole board.
constexpr double kBoardDots = 4.0;
constexpr Millimetres kMinSize = 30_mm;
constexpr Millimetres kMaxSize = 60_mm;

/// Returns the reason why the requested variant is invalid; none if it is valid.
std::optional<Message> noSuchVariant(const KitRequest& request) {
    const AnyGame* game = findGame(request.what);
    if (game == nullptr) {
        return request.variant.empty()
                   ? std::nullopt
                   : std::optional(Message(message("only games have variants")));
    }
    const auto start = kit::filesOf(request).and_then([&](const GameFiles& files) {
        return game->startOf(files, request.variant, Edition::Today);
    });
    // An error in a file is reported later, when the pages are drawn.
    const auto* const error = start ? std::get_if<ParseError>(&*start) : nullptr;
    return error == nullptr ? std::nullopt : std::optional(describe(*error));
}

/// Returns the requested variant, or the game's first variant if none is requested. Returns an
/// empty text for all variants.
std::string variantOf(const KitRequest& request, VariantPages pages) {
    if (pages == VariantPages::OneOrAll && request.variant == kAllVariants) {
        return {};
    }
    const AnyGame* game = findGame(request.what);
    return request.variant.empty() && game != nullptr ? std::string(game->variants.front().name)
                                                      : request.variant;
}

struct Kit {
    std::string_view name;
    kit::GameKit printed;
};

template <Game... Gs>
std::vector<Kit> kitsWith(Games<Gs...>) {
    return {{"tags", {&kit::withoutBoard<&kit::drawTags>}},
            {"charuco", {&kit::withoutBoard<&kit::drawCharuco>}},
            {"ruler", {&kit::withoutBoard<&kit::drawRulers>}},
            {"certificate", {&kit::withoutBoard<&kit::drawCertificate>}},
            {Gs::kName, kit::kitOf<Gs>()}...};
}

const std::vector<Kit>& kits() {
    static const std::vector<Kit> all = kitsWith(GameList{});
    return all;
}

/// Returns the kit with that name; null if there is none.
const kit::GameKit* kitNamed(const std::string& name) {
    const auto found = std::ranges::find(kits(), name, &Kit::name);
    return found == kits().end() ? nullptr : &found->printed;
}

bool isOutOfRange(Millimetres size) {
    return !(size >= kMinSize && size <= kMaxSize);
}

/// The application that this file created; null if the process already had one.
QGuiApplication* application = nullptr;

/// Suppresses Qt's messages on standard error while it exists, because the program reports a
/// failure in one line of its own.
class Silence {
public:
    Silence()
        : handler_(
              qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {})) {
    }
    ~Silence() { qInstallMessageHandler(handler_); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

private:
    QtMessageHandler handler_;
};

void setUp(QPdfWriter& writer, const kit::PageSetup& setup) {
    writer.setResolution(kDotsAnInch);
    writer.setPageSize(QPageSize(setup.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(QString::fromStdString(setup.title));
    writer.setCreator(QStringLiteral("umpire"));
}

/// Writes the PDF to a file. The file is replaced only when the PDF is complete. Returns false on
/// failure.
bool savedWhole(const std::string& pdf, const std::filesystem::path& out) {
    QSaveFile file(QString::fromStdString(out.string()));
    // needed in a folder where the program may write only this file
    file.setDirectWriteFallback(true);
    return file.open(QIODevice::WriteOnly) &&
           file.write(pdf.data(), qint64(pdf.size())) == qint64(pdf.size()) && file.commit();
}

/// Writes the PDF to a device or a pipe, which must not be replaced. Returns false on failure.
bool sentTo(const std::string& pdf, const std::filesystem::path& out) {
    std::ofstream stream(out, std::ios::binary);
    stream << pdf;
    stream.close();
    return bool(stream);
}

std::vector<std::string> listOf(const std::set<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

} // namespace

std::string listedKits() {
    return joinedTexts(", ", kits(), &Kit::name);
}

VariantPages variantPages(const std::string& what) {
    const kit::GameKit* const kit = kitNamed(what);
    return kit == nullptr ? VariantPages::Same : kit->pages;
}

/// Creates an application that needs no display. It is never destroyed before `endPrinting`,
/// because Qt's fonts cannot be loaded twice. Qt sets the process's locale to that of the user, so
/// this function restores the locale.
void beginPrinting() {
    static int count = 3;
    static std::array<char, 7> name{"umpire"};
    static std::array<char, 10> platform{"-platform"};
    static std::array<char, 10> offscreen{"offscreen"};
    static std::array<char*, 4> arguments{name.data(), platform.data(), offscreen.data(), nullptr};
    if (qApp == nullptr) {
        const Silence silence;
        const std::string locale = std::setlocale(LC_ALL, nullptr);
        application = new QGuiApplication(count, arguments.data());
        std::setlocale(LC_ALL, locale.c_str());
    }
}

void endPrinting() {
    delete std::exchange(application, nullptr);
}

Loaded<GameFiles> kit::filesOf(const KitRequest& request) {
    return request.files.empty() ? gameFiles(request.what, request.data)
                                 : Loaded<GameFiles>(request.files);
}

PrintedKit kit::printPages(const PageSetup& setup, const std::function<void(Sheet&)>& draw) {
    const Silence silence;
    beginPrinting();
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, setup);
    Words words(setup.language);
    Sheet sheet(writer, words);
    draw(sheet);
    PrintedKit done;
    done.pages = sheet.takePages();
    done.pdf = pdf.toStdString();
    done.said = listOf(words.said());
    done.unsaid = listOf(words.unsaid());
    return done;
}

namespace {

/// Returns the steps of the cover that these boards need.
std::vector<kit::CoverStep> coverOf(const kit::GameKit& kit, const kit::Sheet& sheet,
                                    const std::vector<kit::Poster>& boards) {
    std::vector<kit::CoverStep> cover = kit.cover;
    if (std::ranges::none_of(
            boards, [&](const kit::Poster& board) { return kit::sheetsFor(sheet, board) > 1; })) {
        std::erase_if(cover, [](const kit::CoverStep& step) {
            return std::string_view(step.picture) == kit::kGlueSheets.picture;
        });
    }
    return cover;
}

void drawKit(kit::Sheet& sheet, const kit::GameKit& kit, const KitRequest& request,
             const kit::Contents& contents, const std::optional<OwnVariant>& own) {
    kit::drawCover(sheet, request, coverOf(kit, sheet, contents.boards), own);
    kit::drawRules(sheet, request);
    if (findGame(request.what) != nullptr) {
        kit::drawTagsOf(sheet, request, kit.seats);
    }
    for (const kit::Poster& board : contents.boards) {
        kit::drawPoster(sheet, board);
    }
    contents.others(sheet);
}

/// Draws the pages of a kit. If `board` is not null, draws only the board and stores it there.
Expected<PrintedKit> printed(KitRequest request, std::optional<kit::WholePoster>* board) {
    const kit::GameKit* const kit = kitNamed(request.what);
    if (kit == nullptr) {
        return wrongUsage("there is nothing to print for `" + request.what +
                          "`; there is: " + listedKits());
    }
    if (isOutOfRange(request.tagSize) || isOutOfRange(request.matchLength)) {
        return wrongSetting(isOutOfRange(request.tagSize) ? "tag-size" : "match",
                            "give 30 to 60 mm");
    }
    std::optional<OwnVariant> own;
    if (const AnyGame* game = findGame(request.what)) {
        const auto files = kit::filesOf(request);
        const auto inFile =
            files.and_then([&](const GameFiles& all) { return ownVariantIn(*game, all); });
        const auto words = files.and_then(
            [&](const GameFiles& all) { return inTheGamesWords(*game, all, request.variant); });
        if (!words) {
            return failWith(ExitStatus::CannotRead, words.error());
        }
        request.variant = *words;
        const bool isPlayed = *inFile && (*words == (*inFile)->settings ||
                                          words->starts_with((*inFile)->settings + " "));
        own = isPlayed ? *inFile : std::nullopt;
    }
    request.variant = variantOf(request, kit->pages);
    if (const auto why = noSuchVariant(request)) {
        return wrongSetting("variant", *why);
    }
    Loaded<void> drawn;
    auto done = kit::printPages(
        {"umpire: " + request.what, request.paper, request.language}, [&](kit::Sheet& sheet) {
            drawn = kit->contents(sheet, request).map([&](const kit::Contents& contents) {
                if (board == nullptr) {
                    drawKit(sheet, *kit, request, contents, own);
                } else if (!contents.boards.empty()) {
                    *board = sheet.wholeOf(contents.boards.front(), kBoardDots);
                }
            });
        });
    if (!drawn) {
        return failWith(ExitStatus::CannotRead, drawn.error());
    }
    return done;
}

} // namespace

Expected<PrintedKit> printKit(const KitRequest& request) {
    return printed(request, nullptr);
}

Expected<BoardPrint> printedBoard(const KitRequest& request) {
    std::optional<kit::WholePoster> board;
    const auto done = printed(request, &board);
    if (!done) {
        return tl::make_unexpected(done.error());
    }
    if (!board || board->squares.columns == 0) {
        return wrongUsage("`" + request.what + "` has no board of one sheet");
    }
    const QImage& picture = board->picture;
    const cv::Mat pixels(picture.height(), picture.width(), CV_8UC3,
                         const_cast<uchar*>(picture.constBits()),
                         std::size_t(picture.bytesPerLine()));
    return BoardPrint{pixels.clone(), kBoardDots, board->squares};
}

Expected<BoardPrint> printOfGame(const std::string& game, const std::string& variant,
                                 const GameFiles& files) {
    KitRequest request;
    request.what = game;
    request.variant = variant;
    request.files = files;
    return printedBoard(request);
}

Expected<void> saveKit(const PrintedKit& kit, const std::filesystem::path& out) {
    std::error_code ignored;
    const auto there = std::filesystem::status(out, ignored).type();
    const bool ordinary = there == std::filesystem::file_type::regular ||
                          there == std::filesystem::file_type::not_found;
    if (!(ordinary ? savedWhole(kit.pdf, out) : sentTo(kit.pdf, out))) {
        return failWith(ExitStatus::CannotWrite,
                        out.string() + ": cannot be written; check that the folder exists, that it "
                                       "may be written and that the disk has room");
    }
    return {};
}

} // namespace umpire
