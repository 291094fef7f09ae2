#include "app/record/game_files/buda_codes.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/game_files/naval_files.h"
#include "tests/app/print/kit/kit_scene.h"

#include <gtest/gtest.h>
#include <map>
#include <opencv2/imgproc.hpp>

/// Compares the printed pieces with the games' own files.
namespace umpire {
namespace {

std::map<std::string, int> codesOf(const PrintedKit& kit) {
    std::map<std::string, int> codes;
    for (const PrintedPage& page : kit.pages) {
        for (const PrintedCode& code : page.codes) {
            ++codes[code.text];
        }
    }
    return codes;
}

std::string lowered(std::string text) {
    for (char& letter : text) {
        letter = char(std::tolower(static_cast<unsigned char>(letter)));
    }
    return text;
}

TEST(PrintedPieces, OfBudaAreTheScenariosUnitsAndChitsEachWithACodeOfItsOwn) {
    const auto scenario = resourcesFor<Buda1686>();
    ASSERT_TRUE(scenario) << scenario.error();
    std::map<std::string, int> expected;
    for (const buda_1686::Unit& unit : (*scenario)->units) {
        for (const std::string& piece : {unit.id, lowered(unit.id)}) { // whole, and damaged
            const std::string code = budaCodeOf(**scenario, piece);
            EXPECT_EQ(code.size(), 2U) << "more makes a code of 14 modules: " << code;
            EXPECT_EQ(budaPieceOf(**scenario, code), piece);
            EXPECT_EQ(budaPieceOf(**scenario, piece), piece) << "as earlier counters say";
            expected["BU:" + code] = 1;
        }
    }
    for (const buda_1686::Side side : buda_1686::kSides) {
        const std::string letter = side == buda_1686::Side::Turk ? "T" : "I";
        for (const int value : (*scenario)->cups[indexOf(side)].values) {
            expected["BU:" + letter + (value < 10 ? "0" : "") + std::to_string(value)] = 1;
        }
        for (const char* level : {"1", "2"}) {
            expected["BU:" + letter + level] = (*scenario)->entrenchments;
            EXPECT_EQ(budaPieceOf(**scenario, letter + level), "E" + letter + level);
        }
    }
    for (const char* marker : {"TI", "TM", "CM", "CT", "CA", "O1", "O2", "O3"}) {
        expected[std::string("BU:") + marker] = 1;
    }
    EXPECT_EQ(codesOf(kitOf("buda-1686")), expected);
}

TEST(PrintedPieces, OfBudaHaveTheirWholeIdsWhereTwoLettersAreAnothers) {
    buda_1686::Scenario scenario = **resourcesFor<Buda1686>();
    EXPECT_EQ(budaCodeOf(scenario, "T-J1"), "J1");
    EXPECT_EQ(budaCodeOf(scenario, "t-j1"), "j1");
    scenario.units[1].id = "T-C1"; // equal to the Imperials' I-C1
    for (const char* id : {"T-C1", "t-c1", "I-C1"}) {
        EXPECT_EQ(budaCodeOf(scenario, id), id);
        EXPECT_EQ(budaPieceOf(scenario, id), id);
    }
    EXPECT_EQ(budaPieceOf(scenario, "C1"), "C1") << "nobody's";
    for (const char* id : {"T-TM", "T-CA", "T-O1", "T-T1", "T-12", "T-7"}) {
        // invalid names: markers, an entrenchment, small letters, a single letter
        scenario.units[1].id = id;
        EXPECT_EQ(budaCodeOf(scenario, id), id);
    }
}

/// The fold is above the front, so a back printed upside down is upright on the folded counter.
TEST(PrintedPieces, HaveTheirBacksHeadDownAboveTheirFronts) {
    std::map<std::string, PrintedCode> codes;
    for (const PrintedPage& page : kitOf("buda-1686").pages) {
        for (const PrintedCode& code : page.codes) {
            codes[code.text] = code;
        }
    }
    for (const char* unit : {"KA", "H1", "AB", "A4"}) {
        const PrintedCode& front = codes.at(std::string("BU:") + unit);
        const PrintedCode& back = codes.at("BU:" + lowered(unit));
        EXPECT_LT(abs(front.heading), 0.01_deg) << unit;
        EXPECT_LT(abs(normalized(back.heading - 180_deg)), 0.01_deg) << unit;
        EXPECT_NEAR((back.center.y - front.center.y).value(), 35.6, 0.5) << unit;
    }
}

TEST(PrintedPieces, OfNavalBattleAreTheTablesShipsWithBatteriesMinesAndPlanes) {
    const auto game = resourcesFor<NavalBattle>();
    ASSERT_TRUE(game) << game.error();
    std::map<std::string, int> expected = {{"NB:BA", 4}, {"NB:MI", 6}, {"NB:SA", 1}};
    for (const naval_battle::Ship& ship : game->table.ships) {
        expected["NB:" + ship.id] = ship.count;
    }
    const std::map<std::string, int> red = expected;
    for (const auto& [text, count] : red) {
        expected["NB:" + lowered(text.substr(3))] = count;
    }
    EXPECT_EQ(codesOf(kitOf("naval-battle")), expected);
}

/// NB-5: a back must not reveal the picture on the face.
TEST(PrintedPieces, OfOneSideOfNavalBattleHaveEqualBacks) {
    constexpr double kTokenMm = 20.0;
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit);
    ASSERT_EQ(pages.size(), kit.pages.size());
    int backs = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        cv::Mat first;
        for (const PrintedCode& code : kit.pages[i].codes) { // the face is directly below the back
            const double x = code.center.x.value() - 11.8 + kTokenMm / 2;
            const double y = code.center.y.value() + 11.8 + kTokenMm / 2;
            cv::Mat back;
            cv::getRectSubPix(pages[i], cv::Size(90, 90),
                              {float(x * kDotsAMillimetre - 0.5),
                               float(pages[i].rows - y * kDotsAMillimetre - 0.5)},
                              back);
            first = first.empty() ? back : first;
            EXPECT_LT(cv::norm(first, back, cv::NORM_L1) / double(back.total()), 4.0) << code.text;
            ++backs;
        }
    }
    EXPECT_EQ(backs, 80);
}

} // namespace
} // namespace umpire
