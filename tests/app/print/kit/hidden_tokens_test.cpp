#include "tests/app/print/kit/kit_scene.h"
#include "vision/tokens/find_tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

/// Tests Naval Battle's tokens with their backs up, on the printed board: a place and a colour, no
/// more.
namespace umpire {
using tokens::findTokens;
using tokens::TokensSeen;

namespace {

constexpr Millimetres kSquare = 22.5_mm;

struct HiddenTokens {
    Sheet board;
    BoardPlacement place;
    std::vector<Sheet> sheets;                  ///< the board and the sheets on it
    std::map<std::string, std::string> colours; ///< by cell
};

HiddenTokens hiddenTokens() {
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    HiddenTokens laidOut;
    laidOut.board = laidInTheMiddle(glued(kit, pages, 0), 0_deg);
    laidOut.place = {"naval-battle", laidOut.board.onTable({}), kSquare, 16, 20};
    laidOut.sheets = {laidOut.board};
    int number = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (std::size_t k = 0; k < kit.pages[i].codes.size(); k += 5) {
            const PrintedCode& code = kit.pages[i].codes[k];
            const int column = (number * 5 + 2) % 16;
            const int row = 6 + number / 2;
            laidOut.colours[cellName(column, row)] = code.text[3] >= 'a' ? "yellow" : "red";
            laidOut.sheets.push_back(
                laid(tokenCutFrom(pages[i], code, TokenSide::Back),
                     laidOut.board.onTable({kSquare * (column + 0.5), kSquare * (row + 0.5)}),
                     radiansFromDegrees(double(number * 7 % 11) - 5)));
            ++number;
        }
    }
    return laidOut;
}

TEST(HiddenTokens, ShowAPlaceAndAColourOnThePrintedBoard) {
    const HiddenTokens laidOut = hiddenTokens();
    ASSERT_EQ(laidOut.colours.size(), 16U);
    const Sight sight{0.5, 30_deg, 0_deg};
    const Scene scene = sceneOf(laidOut.sheets, sight, 5);
    const Scene empty = sceneOf({laidOut.board}, sight, 9);
    const TokensSeen seen = findTokens({scene.image, empty.image, laidOut.place, {}}, scene.found);
    EXPECT_THAT(seen.warnings, testing::IsEmpty());
    std::map<std::string, std::string> colours;
    for (const Token& token : seen.tokens) {
        EXPECT_EQ(token.shape, TokenShape::Square) << token.cells.front();
        ASSERT_EQ(token.cells.size(), 1U) << token.cells.front();
        colours[token.cells.front()] = token.colour;
    }
    EXPECT_EQ(colours, laidOut.colours);
}

TEST(HiddenTokens, SideBySideAreToldApartByTheirCells) {
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    const Sheet board = laidInTheMiddle(glued(kit, pages, 0), 0_deg);
    std::map<std::string, cv::Mat> backs;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const PrintedCode& code : kit.pages[i].codes) {
            backs[code.text[3] >= 'a' ? "yellow" : "red"] =
                tokenCutFrom(pages[i], code, TokenSide::Back);
        }
    }
    std::map<std::string, std::string> wanted;
    std::vector<Sheet> sheets{board};
    for (int i = 0; i < 12; ++i) { // three rows of four, which touch
        const int column = 5 + i % 4;
        const int row = 9 + i / 4;
        const std::string colour = i % 5 < 2 ? "yellow" : "red";
        wanted[cellName(column, row)] = colour;
        sheets.push_back(laid(
            backs.at(colour),
            board.onTable({kSquare * (column + 0.5 + (i % 3 - 1) * 0.06), kSquare * (row + 0.5)}),
            radiansFromDegrees(double(i * 5 % 7) - 3)));
    }
    const Sight sight{0.5, 20_deg, 0_deg};
    const Scene scene = sceneOf(sheets, sight, 5);
    const Scene empty = sceneOf({board}, sight, 9);
    const BoardPlacement place{"naval-battle", board.onTable({}), kSquare, 16, 20};
    const TokensSeen seen =
        findTokens({scene.image, empty.image, place, {}, tokens::TokenSize::OneCell}, scene.found);
    std::map<std::string, std::string> colours;
    for (const Token& token : seen.tokens) {
        colours[token.cells.front()] = token.colour;
    }
    EXPECT_EQ(colours, wanted);
}

TEST(HiddenTokens, AreNotInventedFromThePrintWhereTheEmptyBoardWasNotSeen) {
    const HiddenTokens laidOut = hiddenTokens();
    const Scene scene = sceneOf({laidOut.board}, {0.5, 30_deg, 0_deg}, 5);
    const TokensSeen seen = findTokens({scene.image, std::nullopt, laidOut.place, {}}, scene.found);
    EXPECT_TRUE(seen.tokens.empty());
    EXPECT_THAT(seen.warnings, testing::ElementsAre(testing::ResultOf(
                                   english, testing::HasSubstr("do not look alike"))));
}

} // namespace
} // namespace umpire
