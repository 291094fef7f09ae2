#include "app/desk/parts/drawings.h"

#include "app/desk/parts/ink.h"
#include "app/desk/parts/pencil.h"

#include <array>

namespace umpire::desk {
namespace {

/// Draws a camera on a tripod, looking right.
void drawTripod(const Pencil& pencil, QPointF head) {
    for (const double foot : {-12.0, 0.0, 12.0}) {
        pencil.way({head + QPointF(0, 6), head + QPointF(foot, 62)}, pencil.line, 2.5);
    }
    pencil.box({head.x() - 11, head.y() - 9, 22, 17}, inks::kDeep, 3);
    pencil.box({head.x() + 10, head.y() - 5, 7, 9}, inks::kDeep, 1);
    pencil.disc(head, 5.0, inks::kSea);
}

void drawPlay(const Pencil& pencil, QPointF center, double radius) {
    pencil.disc(center, radius, pencil.accent);
    const double arm = radius * 0.5;
    pencil.shape({center + QPointF(-arm * 0.7, -arm), center + QPointF(-arm * 0.7, arm),
                  center + QPointF(arm, 0)},
                 Qt::white);
}

void drawTick(const Pencil& pencil, QPointF at) {
    pencil.disc(at, 9, pencil.accent);
    pencil.way({at + QPointF(-4, 0), at + QPointF(-1, 4), at + QPointF(5, -4)}, Qt::white, 2.5);
}

/// Draws a photograph in which one match hits and one misses.
void drawRuling(const Pencil& pencil) {
    pencil.box({14, 8, 132, 84}, Qt::white, 3);
    pencil.box({20, 14, 120, 72}, inks::kWood, 1);
    pencil.box({28, 54, 40, 18}, inks::kDarkWood);
    pencil.box({92, 26, 38, 18}, inks::kDeep);
    pencil.match({78, 30}, {101, 34});
    pencil.match({76, 66}, {100, 58});
    drawTick(pencil, {112, 35});
    pencil.disc({110, 66}, 9, pencil.wrong);
    pencil.way({{106, 62}, {114, 70}}, Qt::white, 2.5);
    pencil.way({{106, 70}, {114, 62}}, Qt::white, 2.5);
}

/// Draws a camera looking at a board with two opposing pieces.
void drawReferee(const Pencil& pencil) {
    QColor sight = pencil.accent;
    sight.setAlpha(50);
    pencil.shape({{42, 26}, {64, 88}, {156, 88}, {142, 50}}, sight);
    pencil.shape({{66, 52}, {138, 52}, {154, 88}, {58, 88}}, inks::kWood);
    for (int i = 1; i < 4; ++i) {
        const double up = 52 + 9.0 * i;
        pencil.way({{66 - 2.0 * i, up}, {138 + 4.0 * i, up}}, inks::kDarkWood, 0.8);
        pencil.way({{66 + 18.0 * i, 52}, {58 + 24.0 * i, 88}}, inks::kDarkWood, 0.8);
    }
    pencil.stack({78, 84}, 2, inks::kStone);
    pencil.stack({104, 82}, 1, inks::kStone);
    pencil.stack({94, 62}, 2, inks::kBasalt);
    pencil.stack({128, 66}, 1, inks::kBasalt);
    drawTripod(pencil, {28, 24});
}

void drawStrip(const Pencil& pencil, const QRectF& place) {
    pencil.box(place, inks::kBasalt, 4);
    for (double x = place.left() + 5; x < place.right() - 6; x += 12) {
        pencil.box({x, place.top() + 4, 6, 5}, inks::kPaper, 1);
        pencil.box({x, place.bottom() - 9, 6, 5}, inks::kPaper, 1);
    }
    pencil.box(place.adjusted(5, 13, -5, -13), inks::kWood, 1);
}

void drawTry(const Pencil& pencil) {
    drawStrip(pencil, {12, 8, 136, 84});
    pencil.stack({40, 70}, 2, inks::kStone);
    pencil.stack({120, 70}, 2, inks::kBasalt);
    drawPlay(pencil, {80, 50}, 24);
}

void drawCamera(const Pencil& pencil) {
    pencil.box({36, 82, 88, 8}, inks::kDeep, 4);
    pencil.box({74, 62, 12, 24}, inks::kDeep, 1);
    pencil.disc({80, 40}, 30, inks::kDeep);
    pencil.disc({80, 40}, 19, inks::kSea);
    pencil.disc({80, 40}, 9, inks::kBasalt);
    pencil.disc({75, 34}, 4, Qt::white);
}

void drawTelephone(const Pencil& pencil) {
    pencil.box({54, 4, 52, 92}, inks::kBasalt, 7);
    pencil.box({58, 12, 44, 72}, Qt::white, 1);
    constexpr std::array<const char*, 9> kCode = {"111010111", "101001101", "111010111",
                                                  "000110010", "101101001", "010011010",
                                                  "111010101", "101001110", "111011011"};
    for (std::size_t row = 0; row < kCode.size(); ++row) {
        for (std::size_t column = 0; column < kCode.size(); ++column) {
            if (kCode[row][column] == '1') {
                pencil.painter.fillRect(
                    QRectF(62 + 4.0 * double(column), 28 + 4.0 * double(row), 4.2, 4.2), Qt::black);
            }
        }
    }
    pencil.disc({80, 90}, 3, inks::kPaper);
}

void drawFilm(const Pencil& pencil) {
    drawStrip(pencil, {22, 12, 116, 76});
    drawPlay(pencil, {80, 50}, 17);
}

void drawWith(const Pencil& pencil, Drawing drawing) {
    switch (drawing) {
    case Drawing::RuleOnPicture:
        return drawRuling(pencil);
    case Drawing::RefereeGame:
        return drawReferee(pencil);
    case Drawing::TryIt:
        return drawTry(pencil);
    case Drawing::Camera:
        return drawCamera(pencil);
    case Drawing::Telephone:
        return drawTelephone(pencil);
    case Drawing::Film:
        return drawFilm(pencil);
    case Drawing::MurusGallicus:
        return drawMurus(pencil);
    case Drawing::WarGalley:
        return drawGalleys(pencil);
    case Drawing::Buda:
        return drawBuda(pencil);
    case Drawing::NavalBattle:
        return drawNaval(pencil);
    case Drawing::Triremes:
        return drawTriremes(pencil);
    case Drawing::Nothing:
        return;
    }
}

} // namespace

void draw(Drawing drawing, QPainter& painter, const QRectF& room, const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min(room.width() / kSheet.width(), room.height() / kSheet.height());
    painter.translate(room.center());
    painter.scale(scale, scale);
    painter.translate(-kSheet.width() / 2, -kSheet.height() / 2);
    drawWith({painter, palette.color(QPalette::WindowText), palette.color(QPalette::Base),
              colours::kChosen, colours::kWrong},
             drawing);
    painter.restore();
}

Drawing drawingOf(const QString& game) {
    constexpr std::array<std::pair<const char*, Drawing>, 5> kGames = {
        {{"murus-gallicus", Drawing::MurusGallicus},
         {"war-galley", Drawing::WarGalley},
         {"buda-1686", Drawing::Buda},
         {"naval-battle", Drawing::NavalBattle},
         {"triremes", Drawing::Triremes}}};
    for (const auto& [name, drawing] : kGames) {
        if (game == QLatin1String(name)) {
            return drawing;
        }
    }
    return Drawing::Nothing;
}

} // namespace umpire::desk
