#include "app/desk/board/drawn_board.h"
#include "app/desk/board/position_panel.h"
#include "app/desk/parts/accents.h"
#include "app/desk/parts/appearance.h"
#include "app/desk/picture/draw_table.h"
#include "app/desk/words/read_position.h"
#include "app/game/referee/pieces/naval_table.h"
#include "app/game/referee/pieces/trireme_table.h"
#include "rules/games/war_galley/war_galley.h"
#include "tests/app/desk/patience.h"
#include "tests/app/desk/photograph.h"
#include "tests/films/rendered_backdrop.h"
#include "tests/films/stages/buda_stage.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <numeric>

/// Tests where ghosts are drawn: each blue pixel lies on an expected line, and each expected line
/// is drawn.
namespace umpire::desk {
namespace {

using Lines = std::vector<QPolygonF>;

double distanceTo(const QPolygonF& line, QPointF point) {
    double least = 1e9;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1];
        const double square = QPointF::dotProduct(along, along);
        const double far =
            square > 0.0 ? QPointF::dotProduct(point - line[i - 1], along) / square : 0.0;
        const QPointF off = point - line[i - 1] - along * std::clamp(far, 0.0, 1.0);
        least = std::min(least, std::hypot(off.x(), off.y()));
    }
    return least;
}

std::vector<QPointF> bluePixels(const QImage& picture) {
    std::vector<QPointF> blue;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == colours::kChosen) {
                blue.emplace_back(x, y);
            }
        }
    }
    return blue;
}

/// Returns the share of the line that has blue pixels near.
double drawnPart(const std::vector<QPointF>& blue, const QPolygonF& line) {
    constexpr int kSteps = 60;
    int drawn = 0;
    for (int k = 0; k < kSteps; ++k) {
        const double far = double(k) / kSteps * double(line.size() - 1);
        const auto i = qsizetype(far);
        const QPointF at = line[i] + (line[i + 1] - line[i]) * (far - double(i));
        drawn +=
            std::ranges::any_of(blue,
                                [&](QPointF each) {
                                    return std::hypot(each.x() - at.x(), each.y() - at.y()) < 4.0;
                                })
                ? 1
                : 0;
    }
    return double(drawn) / kSteps;
}

void expectDrawn(const QImage& picture, const Lines& lines, double tolerance) {
    const std::vector<QPointF> blue = bluePixels(picture);
    const auto strayed = std::ranges::count_if(blue, [&](QPointF each) {
        return std::ranges::none_of(
            lines, [&](const QPolygonF& line) { return distanceTo(line, each) < tolerance; });
    });
    EXPECT_EQ(strayed, 0) << "blue pixels of " << blue.size();
    for (const QPolygonF& line : lines) {
        EXPECT_GT(drawnPart(blue, line), 0.4)
            << line.front().x() << "," << line.front().y() << " to " << line.back().x() << ","
            << line.back().y();
    }
}

/// Returns the ghost of these orders without the lines to where they lead.
Ghost withoutLines(Ghost ghost) {
    for (GhostShip& ship : ghost.ships) {
        ship.path = {ship.path.back()};
    }
    return ghost;
}

QImage lettersAt(QPointF middle, const QImage& picture) {
    return picture.copy(int(middle.x()) - 8, int(middle.y()) - 6, 16, 12);
}

QPolygonF ringAround(QPointF middle, double radius) {
    QPolygonF ring;
    for (int k = 0; k <= 24; ++k) {
        const double angle = k / 24.0 * 2.0 * std::numbers::pi;
        ring.push_back(middle + radius * QPointF(std::cos(angle), std::sin(angle)));
    }
    return ring;
}

constexpr QSize kFilmed(1600, 900);

/// A camera that looks at a table from an angle, and its picture.
struct FilmedTable {
    explicit FilmedTable(const TableDescription& table)
        : view(films::filmingView(table, {kFilmed.width(), kFilmed.height()}, 25_deg)) {
        seen.view = view;
        seen.board = table.board;
        seen.observation.registration.method = RegistrationMethod::Tags;
    }
    /// Projects a point of the table by the camera's true pose.
    [[nodiscard]] QPointF pixel(double x, double y) const {
        const cv::Vec3d at = view.rotation * cv::Vec3d(x, y, 0.0) + view.translation;
        const cv::Vec3d shown = view.camera.matrix() * at;
        return {shown[0] / shown[2], shown[1] / shown[2]};
    }
    [[nodiscard]] QPolygonF ring(double x, double y, double radius) const {
        QPolygonF ring;
        for (int k = 0; k <= 24; ++k) {
            const double angle = k / 24.0 * 2.0 * std::numbers::pi;
            ring.push_back(pixel(x + radius * std::cos(angle), y + radius * std::sin(angle)));
        }
        return ring;
    }
    [[nodiscard]] QPolygonF line(const std::vector<std::pair<double, double>>& points) const {
        QPolygonF all;
        for (const auto& [x, y] : points) {
            all.push_back(pixel(x, y));
        }
        return all;
    }
    [[nodiscard]] QImage drawn(const cv::Mat& under = {}) const {
        QImage picture(kFilmed, QImage::Format_RGB32);
        picture.fill(QColor(70, 80, 90));
        QPainter painter(&picture);
        if (!under.empty()) {
            painter.drawImage(
                0, 0,
                QImage(under.data, under.cols, under.rows, int(under.step), QImage::Format_BGR888));
        }
        drawTable(painter, seen, kFilmed);
        return picture;
    }

    TableView view;
    SeenTable seen;
};

TableDescription galleyTable() {
    TableDescription table;
    table.width = 600_mm;
    table.height = 420_mm;
    table.tagSize = 40_mm;
    return table;
}

constexpr const char* kOrdering =
    "6:6/6/2@300,150,90;5:5/5/3@200,150,90 6:6/6/2@400,300,270;6:6/6/2@150,300,270 orders";

TEST(GhostOnThePicture, OfAGalleyLiesWhereItsOrdersLeadAsTheCameraSeesTheTable) {
    FilmedTable table(galleyTable());
    table.seen.ghost = ghostOf("war-galley", kOrdering, {"A1 orders FFFFF"});
    const QImage drawn = table.drawn();
    // The hull is 60 by 35 mm. The bow moves 5 times 42 mm ahead from y = 150. The galley's name is
    // amidships.
    const QPointF middle = table.pixel(300, 330);
    Lines expected = {table.line({{300, 137}, {300, 352}}),
                      table.line({{282.5, 344.4}, {282.5, 300}, {317.5, 300}, {317.5, 344.4}}),
                      table.line({{282.5, 344.4}, {300, 360}, {317.5, 344.4}})};
    for (const double down : {-14.0, 0.0, 14.0}) {
        expected.push_back({middle + QPointF(-14, down), middle + QPointF(14, down)});
    }
    expectDrawn(drawn, expected, 11.0);
    table.seen.ghost =
        ghostOf("war-galley", kOrdering, {"A1 orders FFXXL", "A2 orders FRXFX", "A ready"});
    const Ghost ghost = table.seen.ghost;
    const QImage orders = table.drawn();
    keep(orders, "ghost-orders");
    table.seen.ghost = withoutLines(ghost);
    ASSERT_FALSE(ghost.ships[0].signs.empty());
    const TablePoint sign = ghost.ships[0].signs[0].at;
    const QPointF letters = table.pixel(sign.x.value(), sign.y.value());
    EXPECT_EQ(lettersAt(letters, orders), lettersAt(letters, table.drawn()))
        << "no line strikes the letters out";
    table.seen.observation.registration.method = RegistrationMethod::None;
    EXPECT_TRUE(bluePixels(table.drawn()).empty()) << "nobody knows where millimetres are";
}

TEST(GhostOnThePicture, OfASalvoLeadsFromTheGalleyThatFiresToItsTarget) {
    FilmedTable table(galleyTable());
    for (const auto& [name, x, y] :
         {std::tuple{"A1", 150.0, 100.0}, std::tuple{"B2", 400.0, 300.0}}) {
        Galley galley;
        galley.id = name;
        galley.center = {Millimetres(x), Millimetres(y)};
        galley.hull = hullOf(galley.center, 90_deg, 60_mm, 35_mm);
        table.seen.observation.galleys.push_back(galley);
    }
    table.seen.ghost = ghostOf("war-galley", "", {"A1 aims B2"});
    const QImage drawn = table.drawn();
    expectDrawn(drawn, {table.ring(400, 300, 42), table.line({{150 + 26, 100 + 21}, {385, 288}})},
                11.0);
    keep(drawn, "ghost-aims");
}

TEST(GhostOnThePicture, OfAShipOfTwoSquaresHasItsBowWhereItGoes) {
    TableDescription described = galleyTable();
    described.board = {"triremes", {50_mm, 30_mm}, 18_mm, 12, 20, {}};
    FilmedTable table(described);
    table.seen.ghost = ghostOf("triremes", "", {"c5-e7e"});
    const auto middle = [](int column, int row) {
        return std::pair{50 + 18 * (column + 0.5), 30 + 18 * (row + 0.5)};
    };
    const auto [x, y] = middle(4, 6);
    const double half = 18 * 0.42;
    const QImage drawn = table.drawn();
    expectDrawn(
        drawn,
        {table.line({middle(2, 4), middle(4, 6)}), table.line({{x + half, y},
                                                               {x + half * .2, y + half},
                                                               {x - half * 2.9, y + half * .8},
                                                               {x - half * 2.9, y - half * .8},
                                                               {x + half * .2, y - half},
                                                               {x + half, y}})},
        9.0);
    keep(drawn, "ghost-trireme");
    for (const char* action : {"h6xh7", "a6~a10-b7", "r PAp1"}) {
        table.seen.ghost = ghostOf("naval-battle", "", {action});
        EXPECT_FALSE(bluePixels(table.drawn()).empty()) << action;
    }
}

buda_1686::State budaState() {
    const auto start = startOf("buda-1686", "");
    return *stateIn<Buda1686>(*start);
}

TEST(GhostOnThePicture, OfACounterGoesFromZoneToZoneOfThePrintedMap) {
    const TableDescription described = films::budaTable();
    FilmedTable table(described);
    const buda_1686::State state = budaState();
    const referee::PieceBoard board = referee::BudaTable::board(state);
    const auto middle = [&](const char* name) {
        const auto spot = std::ranges::find(board.spots, name, &referee::BoardSpot::name);
        const TablePoint at = spot->area.corner +
                              TablePoint{spot->area.width / 2.0, spot->area.height / 2.0} +
                              described.board->origin;
        return std::pair{at.x.value(), at.y.value()};
    };
    for (const referee::BoardSpot& spot : board.spots) {
        table.seen.zones.push_back(
            {spot.name,
             spot.area.corner + TablePoint{spot.area.width / 2.0, spot.area.height / 2.0},
             std::min(spot.area.width, spot.area.height) * 0.46});
    }
    table.seen.ghost = ghostOf("buda-1686", "", {"move:I-C1@IN"});
    ASSERT_EQ(table.seen.ghost.ways.size(), 1U);
    const auto zone = std::ranges::find(table.seen.zones, "IN", &MapZone::name);
    const auto [x, y] = middle("IN");
    const QPolygonF ring = table.ring(x, y, zone->radius.value());
    const std::string from = table.seen.ghost.ways[0].from.place;
    expectDrawn(table.drawn(), {ring, table.line({middle(from.c_str()), middle("IN")})}, 11.0);
    films::BudaStage stage(table.view, 1);
    keep(table.drawn(stage.picture(state)), "ghost-buda-move");
    CodedPiece coded;
    coded.text = "BU:i-c1"; // damaged
    coded.center = TablePoint{500_mm, 400_mm};
    table.seen.observation.codes = {coded};
    const std::pair<double, double> target = middle("IN");
    const auto part = [&](double far) {
        return std::pair{500 + (target.first - 500) * far, 400 + (target.second - 400) * far};
    };
    EXPECT_GT(drawnPart(bluePixels(table.drawn()), table.line({part(0.2), part(0.6)})), 0.4)
        << "the counter is seen, so the arrow begins at it";
}

/// `side` of the largest square in a place is twice the ring's radius, but for 0.46.
Lines linesTo(QPointF from, QPointF to, double radius) {
    return {ringAround(to, radius), {{from, to}}};
}

TEST(GhostOnTheBoard, LeadsFromSquareToSquareAndFromZoneToZone) {
    DrawnBoard squares;
    squares.resize(480, 600);
    const auto start = startOf("naval-battle", "");
    squares.setBoard(*boardViewOf("naval-battle", {},
                                  referee::NavalTable::board(*stateIn<NavalBattle>(*start))));
    const auto at = [&](const char* name) { return squares.placeOf(name).center(); };
    const auto radius = [&] { return 0.46 * squares.placeOf("a1").width(); };
    for (const int turns : {0, 1}) {
        squares.setTurns(turns);
        squares.setGhost(ghostOf("naval-battle", "", {"j8-j12"}));
        expectDrawn(squares.grab().toImage(), linesTo(at("j8"), at("j12"), radius()), 9.0);
    }
    squares.setTurns(0);
    squares.setGhost(ghostOf("naval-battle", "", {"c16xc18"}));
    expectDrawn(squares.grab().toImage(), linesTo(at("c16"), at("c18"), radius()), 9.0);
    squares.setGhost(ghostOf("naval-battle", "", {"r mine k7"}));
    expectDrawn(squares.grab().toImage(), {ringAround(at("k7"), radius())}, 9.0);

    DrawnBoard map;
    map.resize(700, 600);
    referee::PieceBoard board = referee::BudaTable::board(budaState());
    board.pieces.clear(); // so that the way begins at its zone
    map.setBoard(*boardViewOf("buda-1686", {}, board));
    map.setGhost(ghostOf("buda-1686", "", {"fight:KZ<EF,DF"}));
    const QRectF zone = map.placeOf("KZ");
    expectDrawn(map.grab().toImage(),
                {zone, // a frame, because a ring would cover pieces
                 {{map.placeOf("EF").center(), zone.center()}},
                 {{map.placeOf("DF").center(), zone.center()}}},
                12.0);
}

/// Returns the mean position of the blue pixels.
QPointF middleOfBlue(const QImage& picture) {
    const std::vector<QPointF> blue = bluePixels(picture);
    const QPointF sum = std::accumulate(blue.begin(), blue.end(), QPointF());
    return sum / std::max<double>(1.0, double(blue.size()));
}

TEST(GhostOnTheBoard, OfAGalleyLiesWhereItsOrdersLead) {
    DrawnBoard fleets;
    fleets.resize(640, 480);
    fleets.setBoard(*boardViewOf("war-galley", kOrdering));
    EXPECT_TRUE(bluePixels(fleets.grab().toImage()).empty());
    const auto boxOf = [&](const char* action) {
        fleets.setGhost(ghostOf("war-galley", kOrdering, {action}));
        QPolygonF all;
        for (const QPointF& each : bluePixels(fleets.grab().toImage())) {
            all.push_back(each);
        }
        return all.boundingRect();
    };
    const auto place = [&](const char* galley) { return fleets.placeOf(galley); };
    // A1 lies below, and its bow points up; B2 lies above, and its bow points down.
    const QRectF up = boxOf("A1 orders FFFFF");
    EXPECT_NEAR(up.center().x(), place("A1").center().x(), 12);
    EXPECT_LT(up.top(), place("A1").top() - place("A1").height());
    const QRectF left = boxOf("A1 orders LLLLL");
    EXPECT_LT(left.center().x(), place("A1").center().x() - 5);
    const QRectF down = boxOf("B1 orders FFFFF");
    EXPECT_GT(down.bottom(), place("B1").bottom() + place("B1").height());
    fleets.setGhost(ghostOf("war-galley", kOrdering, {"A1 aims B2"}));
    const QPointF aimed = middleOfBlue(fleets.grab().toImage());
    EXPECT_TRUE(QRectF(place("A1").center(), place("B2").center()).normalized().contains(aimed));
    fleets.setGhost(ghostOf("war-galley", kOrdering, {"A1 oars 6/6"}));
    EXPECT_TRUE(place("A1").contains(middleOfBlue(fleets.grab().toImage())));
    fleets.setGhost({});
    EXPECT_TRUE(bluePixels(fleets.grab().toImage()).empty());
}

TEST(GhostOnTheBoard, LooksTheSameInLightAndDark) {
    for (const Colours colours : {Colours::Light, Colours::Dark}) {
        apply({colours, 100});
        const QString shade = colours == Colours::Dark ? "-dark" : "-light";
        PositionPanel panel;
        panel.resize(560, 520);
        const auto show = [&](const QString& game, const char* position,
                              const std::optional<referee::PieceBoard>& board,
                              const std::vector<std::string>& line, const QString& name) {
            panel.setPosition({game, {}}, position, board);
            panel.setGhost(ghostOf(game.toStdString(), position, line));
            panel.show();
            EXPECT_FALSE(bluePixels(panel.grab().toImage()).empty()) << name.toStdString();
            photograph(panel, "ghost-board-" + name + shade);
        };
        show("war-galley", kOrdering, {}, {"A1 orders FFXXL", "A2 orders FRXFX"}, "orders");
        show("war-galley", kOrdering, {}, {"A2 aims B1"}, "aims");
        show("war-galley", "6:6/6/2;5:5/5/3 6:6/6/2;6:6/6/2 place", {}, {"A1 at 300,72,60"}, "at");
        const auto naval = startOf("naval-battle", "");
        const auto fleet = readPosition(
            naval,
            "LOa6,PAh6,KRj8,ORb1c16,TRk6,DEd14,+2 PAp18,NIh7,FRa10,ORp19,DEp20,BAc17f17k17n17,"
            "MIk7! red");
        ASSERT_NE(fleet, nullptr);
        const auto sea = referee::NavalTable::board(*stateIn<NavalBattle>(*fleet));
        show("naval-battle", "", sea, {"a6~a10-b7"}, "plane");
        show("naval-battle", "", sea, {"r PAp1"}, "place");
        const auto ships = readPosition(
            startOf("triremes", ""), "light=c9e,h9n,k9s:1|a1 dark=e9n:2,i12s|j18,l20 turn=light");
        ASSERT_NE(ships, nullptr);
        show("triremes", "", referee::TriremeTable::board(*stateIn<Triremes>(*ships)), {"c9-e9e"},
             "sail");
        const auto map = referee::BudaTable::board(budaState());
        show("buda-1686", "", map, {"move:I-C1@IN"}, "move");
        show("buda-1686", "", map, {"place:I-C4@IE"}, "cup");
        show("buda-1686", "", map, {"fight:KZ<EF,DF"}, "fight");
    }
    apply({});
}

} // namespace
} // namespace umpire::desk
