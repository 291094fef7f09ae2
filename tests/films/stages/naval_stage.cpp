#include "tests/films/stages/naval_stage.h"

#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/described_table.h"

#include <random>

namespace umpire::films {

using namespace naval_battle;

namespace {

constexpr TablePoint kBoardCorner{10_mm, 70_mm};
constexpr Millimetres kSquare = 22.5_mm;

struct Cuttings {
    cv::Mat board;
    std::map<std::string, cv::Mat> faces; ///< "PA", "pa"
    std::map<std::string, cv::Mat> backs; ///< "red", "yellow"
};
Cuttings cutUp() {
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    Cuttings cuttings{glued(kit, pages, 0), {}, {}};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const PrintedCode& code : kit.pages[i].codes) {
            const std::string face = code.text.substr(3);
            cuttings.faces[face] = tokenCutFrom(pages[i], code, TokenSide::Face);
            cuttings.backs[face.front() >= 'a' ? "yellow" : "red"] =
                tokenCutFrom(pages[i], code, TokenSide::Back);
        }
    }
    return cuttings;
}

} // namespace

struct NavalStage::Printed {
    Cuttings cuttings;
    PrintedTable table;
};

TableDescription navalTable() {
    TableDescription table =
        describedTable(380_mm, 590_mm, 40_mm,
                       {{{40_mm, 34_mm}, {340_mm, 34_mm}, {340_mm, 556_mm}, {40_mm, 556_mm}}});
    table.board = BoardPlacement{"naval-battle", kBoardCorner, kSquare, 16, 20};
    return table;
}

NavalStage::NavalStage(const TableView& view, std::uint64_t seed) : seed_(seed) {
    static const Cuttings kCuttings = cutUp();
    printed_ = std::make_shared<const Printed>(
        Printed{kCuttings, PrintedTable(view, navalTable(), {kCuttings.board, kBoardCorner, {}})});
}

cv::Mat NavalStage::emptyBoard() const {
    return printed_->table.picture({}, {});
}

/// Draws the tokens. A token keeps its place in its square while it stays there.
cv::Mat NavalStage::pictureOf(const State& state, const referee::Layout& faces) const {
    std::vector<Sheet> sheets;
    for (SquareIndex square = 0; square < state.chart().squareCount(); ++square) {
        const naval_battle::Token& token = state.at(square);
        if (!token.isThere()) {
            continue;
        }
        std::mt19937_64 own(seed_ * 1000 + std::uint64_t(square));
        own.discard(3);
        const auto careless = [&own](double most) {
            return most * (double(own() % 2001) / 1000.0 - 1.0);
        };
        const CellName cell = state.chart().nameOf(square);
        const TablePoint middle =
            kBoardCorner + TablePoint{kSquare * (cell.column + 0.5), kSquare * (cell.row + 0.5)} +
            TablePoint{Millimetres(careless(1)), Millimetres(careless(1))};
        const bool yellow = token.side == naval_battle::Side::Yellow;
        const Radians turn = radiansFromDegrees(careless(5) + (yellow ? 180.0 : 0.0));
        std::string face = idOf(state.table(), token.kind);
        std::ranges::transform(face, face.begin(),
                               [&](char c) { return yellow ? char(std::tolower(c)) : c; });
        const bool up =
            token.isKnown() || std::ranges::count(faces, square, &referee::PieceAt::spot) > 0;
        sheets.push_back(laid(up ? printed_->cuttings.faces.at(face)
                                 : printed_->cuttings.backs.at(yellow ? "yellow" : "red"),
                              middle, turn));
    }
    return printed_->table.picture(sheets, {});
}

std::vector<cv::Mat> NavalStage::pictures(const State& before, const Action& action,
                                          const State& after) const {
    const referee::Layout faces = referee::NavalTable::shown(before, action);
    if (faces.empty()) {
        return {pictureOf(after, {})};
    }
    State fighting = before;
    const auto& attack = std::get<Attack>(action);
    if (attack.from != attack.at) {
        std::swap(fighting.at(attack.from), fighting.at(attack.at));
    }
    return {pictureOf(fighting, faces), pictureOf(after, {})};
}

bool NavalStage::suits(const State&, const Action& action, const State& after) {
    return !std::holds_alternative<SendPlane>(action) && !outcomeOf(after);
}

std::vector<referee::Trespass<NavalBattle>> NavalStage::trespasses(const State& state) {
    std::vector<referee::Trespass<NavalBattle>> found;
    std::set<std::pair<ViolationKind, std::string>> known;
    const auto tryMove = [&](SquareIndex from, SquareIndex to) {
        const auto violation = validate(state, Move{from, to});
        if (violation && known.insert({violation->kind, violation->rule}).second) {
            State after = state;
            std::swap(after.at(from), after.at(to));
            found.push_back({Move{from, to}, std::move(after)});
        }
    };
    for (SquareIndex from = 0; from < state.chart().squareCount(); ++from) {
        for (SquareIndex to = 0; state.at(from).isThere() && to < state.chart().squareCount();
             ++to) {
            if (!state.at(to).isThere()) {
                tryMove(from, to);
            }
        }
    }
    return found;
}

} // namespace umpire::films
