#include "app/game/board/looks.h"
#include "app/game/referee/make_referee.h"
#include "app/record/game_files/any_game.h"
#include "app/record/lessons/lesson_json.h"
#include "tests/app/print/kit/printed_page.h"

#include <gmock/gmock.h>
#include <regex>
#include <set>

/// Tests the boards and moves that the kit's instructions show.
namespace umpire {
namespace {

/// 10 points in millimetres, and the height of DejaVu Sans in ems.
constexpr double kReadable = 10 * 25.4 / 72;
constexpr double kLineHeight = 1.164;
constexpr double kPoint = 25.4 / 72;

PrintedKit printedKit(std::string_view game, std::string_view variant = {},
                      Language language = Language::English) {
    KitRequest request;
    request.what = game;
    request.variant = variant;
    request.language = language;
    const auto printed = printKit(request);
    EXPECT_TRUE(printed) << english(printed.error().message);
    return printed.value_or(PrintedKit{});
}

SharedPosition startOf(const AnyGame& game, std::string_view variant) {
    return std::get<SharedPosition>(*game.start(*gameFiles(game.name), variant));
}

/// Returns the number of squares or zones that the game's position has; 0: it has none.
std::size_t placesOf(const AnyPosition& start) {
    if (const auto squares = referee::squaresOf(start)) {
        return std::size_t(squares->columns) * std::size_t(squares->rows);
    }
    const auto printed = referee::openBoard(start);
    return printed ? printed->spots.size() : 0;
}

TEST(DrawnBoards, OnTheCoverHaveThePlacesOfTheVariantsOwnBoard) {
    for (const AnyGame* game : anyGames()) {
        for (const Variant& variant : game->variants) {
            const std::size_t places = placesOf(*startOf(*game, variant.name));
            if (places == 0) {
                continue; // hexagons are no squares, and the sea has none
            }
            const PrintedKit kit = printedKit(game->name, variant.name);
            const auto& drawings = kit.pages.front().drawings;
            EXPECT_GE(std::ranges::count(drawings, places, &PrintedDrawing::places), 1)
                << game->name << " " << variant.name;
            for (const PrintedDrawing& drawing : drawings) {
                EXPECT_LE(drawing.places, places) << game->name << " " << variant.name;
            }
        }
    }
}

cv::Vec3b inkOf(std::string_view colour) {
    const int number = std::stoi(std::string(colour.substr(1)), nullptr, 16);
    return {uchar(number & 255), uchar(number >> 8 & 255), uchar(number >> 16 & 255)};
}

/// Counts the squares along a line of dots: runs of light and dark ground.
int squaresAlong(const cv::Mat& line) {
    int squares = 0;
    int before = -1;
    for (auto dot = line.begin<cv::Vec3b>(); dot != line.end<cv::Vec3b>(); ++dot) {
        for (const bool isShaded : {false, true}) {
            const bool isGround = cv::norm(*dot, inkOf(looks::stoneGround(isShaded))) < 12;
            if (isGround && before != int(isShaded)) {
                ++squares;
                before = int(isShaded);
            }
        }
    }
    return squares;
}

/// The count is that of the dots on the paper.
TEST(DrawnBoards, OfMurusGallicusHaveItsColumnsAndRowsOnPaper) {
    for (const auto& [variant, columns, rows] :
         {std::tuple("basic", 8, 7), std::tuple("basic-8x8", 8, 8), std::tuple("advanced", 8, 7)}) {
        const PrintedKit kit = printedKit("murus-gallicus", variant);
        const cv::Mat page = rasterised(kit, Ink::Colour).front();
        const auto squares = std::size_t(columns * rows);
        const auto& drawings = kit.pages.front().drawings;
        const auto board = std::ranges::find(drawings, squares, &PrintedDrawing::places);
        ASSERT_NE(board, drawings.end()) << variant;
        const double left = board->corner.x.value() * kDotsAMillimetre;
        const double top = page.rows - (board->corner.y + board->height).value() * kDotsAMillimetre;
        const cv::Rect area(int(left), int(top), int(board->width.value() * kDotsAMillimetre),
                            int(board->height.value() * kDotsAMillimetre));
        const cv::Mat drawn = page(area);
        EXPECT_EQ(squaresAlong(drawn.row(drawn.rows * 2 / 5)), columns) << variant;
        EXPECT_EQ(squaresAlong(drawn.col(drawn.cols * 2 / 5)), rows) << variant;
    }
}

struct Wanted {
    std::size_t pieces = 0;
    std::size_t moves = 0;
};
Wanted drawingsIn(std::string_view game) {
    Wanted wanted;
    for (const LessonPart& part : lessonOf(game)) {
        for (const LessonLine& line : part.lines) {
            wanted.pieces += line.piece.places.empty() ? 0 : 1;
        }
        for (const LessonExample& example : part.examples) {
            wanted.moves += std::max<std::size_t>(1, example.steps.size());
        }
    }
    return wanted;
}

bool saysHowToPlay(const PrintedPage& page) {
    return page.title.ends_with(": how to play") || page.title.ends_with(": így kell játszani");
}

/// Tells whether a row of drawings begins the page, so that its text is on the page before.
bool beginsWithDrawings(const PrintedPage& page) {
    constexpr double kTop = 22.0;   // mm; a heading is above this line
    constexpr double kPiece = 20.0; // mm; the drawing of a piece beside its sentence is narrower
    return std::ranges::any_of(page.drawings, [&](const PrintedDrawing& drawing) {
        const Millimetres top = page.height - drawing.corner.y - drawing.height;
        return top.value() < kTop && drawing.width.value() > kPiece &&
               drawing.corner.x < page.width * 0.4;
    });
}

/// All rules are on one page, except those of Buda, which has the most.
TEST(HowToPlay, HasADrawingOfEachPieceAndOfEachMoveOnThePageOfItsText) {
    for (const AnyGame* game : anyGames()) {
        const Wanted wanted = drawingsIn(game->name);
        EXPECT_GE(wanted.moves, 2u) << game->name;
        for (const Language language : {Language::English, Language::Hungarian}) {
            const PrintedKit kit = printedKit(game->name, {}, language);
            std::size_t drawings = 0;
            int pages = 0;
            for (const PrintedPage& page : kit.pages) {
                if (saysHowToPlay(page)) {
                    ++pages;
                    drawings += page.drawings.size();
                    EXPECT_FALSE(beginsWithDrawings(page)) << game->name;
                }
            }
            EXPECT_EQ(drawings, wanted.pieces + wanted.moves) << game->name;
            EXPECT_EQ(pages, game->name == "buda-1686" ? 2 : 1) << game->name;
        }
    }
}

bool isIn(const PrintedPage& page, double left, double top) {
    return std::ranges::any_of(page.drawings, [&](const PrintedDrawing& drawing) {
        const double below = (page.height - drawing.corner.y).value();
        return left > drawing.corner.x.value() - 1 &&
               left < (drawing.corner.x + drawing.width).value() + 1 && top < below + 1 &&
               top > below - drawing.height.value() - 1;
    });
}

/// Each word between title and foot, except the letters on the boards.
TEST(HowToPlay, HasLettersOfTenPointsAtLeast) {
    const std::regex word(
        R"re(<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)")re");
    for (const AnyGame* game : anyGames()) {
        for (const Language language : {Language::English, Language::Hungarian}) {
            const PrintedKit kit = printedKit(game->name, {}, language);
            std::istringstream text(textIn(kit, "-bbox"));
            std::size_t page = 0;
            int words = 0;
            for (std::string line; std::getline(text, line);) {
                page += line.find("<page ") == std::string::npos ? 0 : 1;
                std::smatch at;
                if (page == 0 || !saysHowToPlay(kit.pages.at(page - 1)) ||
                    !std::regex_search(line, at, word)) {
                    continue;
                }
                const double left = std::stod(at[1]) * kPoint;
                const double top = std::stod(at[2]) * kPoint;
                const bool isFrame = top < 15 || top > kit.pages[page - 1].height.value() - 18;
                if (!isFrame && !isIn(kit.pages[page - 1], left, top)) {
                    ++words;
                    EXPECT_GE(std::stod(at[3]) * kPoint - top, kReadable * kLineHeight * 0.99)
                        << game->name << ": " << line;
                }
            }
            EXPECT_GT(words, 100) << game->name;
        }
    }
}

} // namespace
} // namespace umpire
