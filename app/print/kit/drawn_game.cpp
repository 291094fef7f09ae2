#include "app/print/kit/drawn_game.h"

#include "app/game/referee/make_referee.h"

#include <algorithm>
#include <QSvgRenderer>

namespace umpire::kit {
namespace {

SharedPosition startOf(const KitRequest& request) {
    const AnyGame* game = findGame(request.what);
    const auto files = filesOf(request);
    if (game == nullptr || !files) {
        return nullptr;
    }
    const auto started = game->start(*files, request.variant);
    const auto* start = started ? std::get_if<SharedPosition>(&*started) : nullptr;
    return start == nullptr ? nullptr : *start;
}

SharedPosition firstOfLesson(const std::string& game) {
    for (const LessonPart& part : lessonOf(game)) {
        for (const LessonExample& example : part.examples) {
            const auto pictures = picturesOf(game, example);
            return pictures.empty() ? nullptr : pictures.front().position;
        }
    }
    return nullptr;
}

std::optional<BoardView> viewOf(const SharedPosition& position) {
    return position == nullptr ? std::nullopt
                               : boardViewOf(std::string(position->game().name), position->text(),
                                             referee::openBoard(*position));
}

std::size_t placesIn(const BoardDrawing& drawing, const QRectF& part) {
    return std::size_t(std::ranges::count_if(drawing.places, [&](const DrawnPlace& place) {
        return part.contains(QRectF(place.left, place.top, place.width, place.height));
    }));
}

} // namespace

BoardDrawing boardOfKit(Sheet& sheet, const KitRequest& request, Pieces pieces) {
    auto view = viewOf(startOf(request));
    if (const auto* sea = view ? std::get_if<GalleyBoard>(&view->board) : nullptr;
        sea != nullptr && sea->galleys.empty()) {
        view = viewOf(firstOfLesson(request.what));
    }
    if (!view) {
        return {};
    }
    if (auto* cells = std::get_if<CellBoard>(&view->board); cells && pieces == Pieces::None) {
        cells->units.clear();
    }
    nameSpots(*view, [&](const std::string& name) { return sheet.nameOf(name).toStdString(); });
    if (auto* printed = std::get_if<referee::PieceBoard>(&view->board);
        printed && pieces == Pieces::None) {
        printed->pieces.clear();
    }
    return drawingOf(*view);
}

void drawPartInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing, const QRectF& part,
                   Qt::Alignment align) {
    if (part.isEmpty() || drawing.svg.empty()) {
        sheet.noteMisfit("a drawing");
        return;
    }
    QByteArray svg = QByteArray::fromStdString(drawing.svg);
    svg.insert(4, " color=\"" + kInk.name().toUtf8() + "\" font-family=\"" + kFontFamily + "\"");
    QSvgRenderer renderer(svg);
    renderer.setViewBox(part);
    QSizeF size = part.size();
    size.scale(box.size(), Qt::KeepAspectRatio);
    QRectF room(QPointF(), size);
    room.moveCenter(box.center());
    if (align.testFlag(Qt::AlignLeft)) {
        room.moveLeft(box.left());
    } else if (align.testFlag(Qt::AlignRight)) {
        room.moveRight(box.right());
    }
    const Kept kept(sheet.painter());
    sheet.painter().setClipRect(room);
    renderer.render(&sheet.painter(), room);
    sheet.noteDrawing(room, placesIn(drawing, part));
}

void drawInBox(Sheet& sheet, const QRectF& box, const BoardDrawing& drawing) {
    drawPartInBox(sheet, box, drawing, {0, 0, drawing.width, drawing.height});
}

QRectF partWith(const BoardDrawing& drawing, const std::vector<std::string_view>& places) {
    QRectF part;
    for (const DrawnPlace& place : drawing.places) {
        if (std::ranges::find(places, place.name) != places.end()) {
            part |= QRectF(place.left, place.top, place.width, place.height);
        }
    }
    return part;
}

} // namespace umpire::kit
