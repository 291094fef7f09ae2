#include "tests/films/stages/trireme_stage.h"

#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/described_table.h"

#include <opencv2/imgproc.hpp>

namespace umpire::films {

using namespace triremes;

namespace {

constexpr TablePoint kMapCorner{4_mm, 4_mm};
constexpr Millimetres kBorder = 6_mm; ///< border of the map's sheet
constexpr Millimetres kSquare = 10_mm;
constexpr TablePoint kDice{163_mm, 135_mm};
// Measures of the strips that app/print/kit draws, in mm.
constexpr double kFigureHeight = 13.0;
constexpr double kTab = 4.5;
constexpr double kStripHeight = 2 * (kFigureHeight + kTab);
constexpr double kShipWidth = 19.0;
constexpr double kSoldierWidth = 9.0;

/// A figure that is cut out and folded.
struct FoldedFigure {
    cv::Mat base;
    cv::Mat upright;
};

struct Cuttings {
    cv::Mat map;
    std::array<FoldedFigure, 2> ships; ///< by seat; the bow points right
    std::array<FoldedFigure, 2> soldiers;
};

int dots(double millimetres) {
    return cvRound(millimetres * kDotsAMillimetre);
}

/// Finds the first strip of that width whose upper field has the colour or a bow's yellow. Pages
/// have no mark at their strips.
FoldedFigure firstStrip(const cv::Mat& page, const cv::Scalar& colour, double width) {
    cv::Mat field;
    cv::Mat bow;
    cv::inRange(page, colour - cv::Scalar::all(30), colour + cv::Scalar::all(30), field);
    cv::inRange(page, cv::Scalar(0, 180, 230), cv::Scalar(60, 230, 255), bow);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(field | bow, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    cv::Rect first(0, page.rows, 0, 0);
    for (const auto& outline : outlines) {
        const cv::Rect box = cv::boundingRect(outline);
        if (std::abs(box.width - dots(width)) <= 3 && std::abs(box.height - dots(kTab)) <= 3 &&
            (box.y < first.y || (box.y == first.y && box.x < first.x))) {
            first = box;
        }
    }
    const auto part = [&](double from, double height) {
        return page(cv::Rect(first.x, first.y + dots(from), dots(width), dots(height)) &
                    cv::Rect({}, page.size()));
    };
    FoldedFigure figure;
    cv::vconcat(part(0, kTab), part(kStripHeight - kTab, kTab), figure.base);
    figure.upright = part(kTab + kFigureHeight, kFigureHeight).clone();
    return figure;
}

Cuttings cutUp() {
    const PrintedKit kit = kitOf("triremes");
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    const cv::Scalar red(34, 24, 206);
    const cv::Scalar blue(190, 64, 24);
    const cv::Mat& figures = pages.back();
    return {glued(kit, pages, 0),
            {firstStrip(figures, red, kShipWidth), firstStrip(figures, blue, kShipWidth)},
            {firstStrip(figures, red, kSoldierWidth), firstStrip(figures, blue, kSoldierWidth)}};
}

bool isFree(const State& state, Square square, Square leaving) {
    const Ship* ship = shipOn(state, square);
    return state.chart().has(square) && soldierOn(state, square) == nullptr &&
           (ship == nullptr || ship->bow == leaving);
}

} // namespace

struct TriremeStage::Printed {
    Cuttings cuttings;
    PrintedTable table;
};

TableDescription triremeTable() {
    TableDescription table =
        describedTable(188_mm, 270_mm, 30_mm,
                       {{{162_mm, 27_mm}, {162_mm, 243_mm}, {95_mm, 243_mm}, {27_mm, 243_mm}}});
    table.board =
        BoardPlacement{"triremes", kMapCorner + TablePoint{kBorder, kBorder}, kSquare, 12, 20};
    return table;
}

TriremeStage::TriremeStage(const TableView& view, std::uint64_t seed, const TableDescription& table)
    : squares_(table.board->origin), seed_(seed), random_(seed) {
    static const Cuttings kCuttings = cutUp();
    const TablePoint corner = squares_ - TablePoint{kBorder, kBorder};
    printed_ = std::make_shared<const Printed>(
        Printed{kCuttings, PrintedTable(view, table, {kCuttings.map, corner, {}})});
}

cv::Mat TriremeStage::emptyBoard() const {
    return printed_->table.picture({}, {});
}

void TriremeStage::happens(const State&, const Action& action) {
    if (const auto* die = std::get_if<ThrowDie>(&action)) {
        const auto careless = [this](double most) {
            return most * (double(random_() % 2001) / 1000.0 - 1.0);
        };
        dice_ = {{die->value,
                  kDice + TablePoint{Millimetres(careless(12)), Millimetres(careless(60))},
                  Radians(careless(1.5))}};
    }
}

TriremeStage::Standing TriremeStage::standingOn(const State& state, Square square,
                                                std::optional<Heading> heading) const {
    const int turns = heading ? int(*heading) : 0;
    std::mt19937_64 own(seed_ * 4000 + std::uint64_t(square * 4 + turns));
    own.discard(3);
    const auto careless = [&own](double most) {
        return most * (double(own() % 2001) / 1000.0 - 1.0);
    };
    const CellName name = state.chart().nameOf(square);
    Standing standing;
    standing.middle = squares_ +
                      TablePoint{kSquare * (name.column + 0.5), kSquare * (name.row + 0.5)} +
                      TablePoint{Millimetres(careless(0.8)), Millimetres(careless(0.8))};
    standing.turn = radiansFromDegrees(careless(4) + (heading ? 90.0 - 90.0 * turns : 0.0));
    if (heading) { // the bow's square is half a ship ahead of the middle
        standing.middle = standing.middle - along(90_deg - 90_deg * double(turns), kSquare * 0.5);
    }
    return standing;
}

cv::Mat TriremeStage::picture(const State& state) const {
    std::vector<Sheet> bases;
    std::vector<UprightSheet> upright;
    const auto put = [&](const FoldedFigure& figure, const Standing& at) {
        bases.push_back(laid(figure.base, at.middle, at.turn));
        const Millimetres half(figure.base.cols / kDotsAMillimetre / 2);
        upright.push_back({figure.upright, at.middle - along(at.turn, half), at.turn});
    };
    for (const Ship& ship : state.ships) {
        put(printed_->cuttings.ships[std::size_t(ship.owner.seat)],
            standingOn(state, ship.bow, ship.heading));
    }
    for (const Soldier& soldier : state.soldiers) {
        put(printed_->cuttings.soldiers[std::size_t(soldier.owner.seat)],
            standingOn(state, soldier.at, std::nullopt));
    }
    return printed_->table.picture(bases, dice_, upright);
}

bool TriremeStage::announces(const State& state, const Action& action) {
    const auto* sail = std::get_if<Sail>(&action);
    if (sail == nullptr) {
        return false;
    }
    const std::vector<Action> legal = legalActions(state);
    return std::ranges::any_of(legal, [&](const Action& other) {
        const auto* same = std::get_if<Sail>(&other);
        return same != nullptr && same->boards != kNoSquare && same->from == sail->from &&
               same->to == sail->to && same->heading == sail->heading;
    });
}

std::vector<referee::Trespass<Triremes>> TriremeStage::trespasses(const State& state) {
    std::vector<referee::Trespass<Triremes>> found;
    std::set<std::pair<ViolationKind, std::string>> known;
    const auto isNew = [&](const Action& action) {
        const auto violation = validate(state, action);
        return violation && known.insert({violation->kind, violation->rule}).second;
    };
    for (Square to = 0; to < state.chart().squareCount(); ++to) {
        for (const Ship& ship : state.ships) {
            for (const Heading heading : kHeadings) {
                const Ship there{to, heading, ship.owner, ship.soldiers};
                const Sail sail{ship.bow, to, heading};
                if (isFree(state, to, ship.bow) &&
                    isFree(state, sternOf(state.chart(), there), ship.bow) && !(there == ship) &&
                    isNew(sail)) {
                    State after = state;
                    removeShip(after, ship.bow);
                    addShip(after, there);
                    found.push_back({sail, std::move(after)});
                }
            }
        }
        for (const Soldier& soldier : state.soldiers) {
            const Walk walk{soldier.at, to};
            if (isFree(state, to, kNoSquare) && isNew(walk)) {
                State after = state;
                removeSoldier(after, soldier.at);
                addSoldier(after, {to, soldier.owner});
                found.push_back({walk, std::move(after)});
            }
        }
    }
    return found;
}

} // namespace umpire::films
