#include "app/game/board/scene_drawing.h"

#include "app/game/board/canvas.h"
#include "app/game/board/looks.h"
#include "app/game/referee/make_referee.h"

namespace umpire {
namespace {

using svg::Attributes;

/// Lengths in millimetres of the table, which are the units of the drawing.
constexpr double kNameHeight = 13.0;
constexpr double kLabelHeight = 11.0;

/// Returns the SVG attributes of a kind of mark: an area, a line, a point or a text.
Attributes paintOf(SceneKind kind) {
    const auto line = [](std::string_view colour, double width) {
        return Attributes{{"stroke", colour}, {"stroke-width", width}, {"stroke-linecap", "round"}};
    };
    const auto hull = [](const looks::Look& look) {
        return Attributes{{"fill", look.fill}, {"stroke", look.edge}, {"stroke-width", 1.2}};
    };
    const auto disc = [](std::string_view colour, double radius) {
        return Attributes{
            {"r", radius}, {"fill", colour}, {"stroke", looks::kLetters}, {"stroke-width", 0.6}};
    };
    const auto letters = [](std::string_view ink, double height) {
        return Attributes{{"fill", ink}, {"font-size", height}};
    };
    switch (kind) {
    case SceneKind::Zone:
        return {{"fill", "#56b4e9"}, {"fill-opacity", 0.5}};
    case SceneKind::Order:
    case SceneKind::Oar:
        return line(looks::kOar, 2.6);
    case SceneKind::HullOfA:
        return hull(looks::lookOf("A"));
    case SceneKind::HullOfB:
        return hull(looks::lookOf("B"));
    case SceneKind::Bow:
        return {{"fill", "#8a6b3c"}};
    case SceneKind::Mast:
        return disc(looks::kMast, 2.8);
    case SceneKind::Hit: {
        Attributes dashed = line("#ff8a3c", 1.6);
        dashed.emplace_back("stroke-dasharray", "5 3");
        return dashed;
    }
    case SceneKind::Match:
        return line("#ffffff", 2.6);
    case SceneKind::Head:
        return disc(looks::kHead, 2.4);
    case SceneKind::NameOfA:
        return letters(looks::lookOf("A").ink, kNameHeight);
    case SceneKind::NameOfB:
        return letters(looks::lookOf("B").ink, kNameHeight);
    case SceneKind::Label:
        return letters(looks::kSeaLetters, kLabelHeight);
    }
    return {};
}

/// Returns the preview of the first action that changes the board. A chit or a die comes before it.
Ghost ghostOf(const LessonPicture& picture) {
    SharedPosition position = picture.position;
    for (auto action = picture.actions.begin(); action != picture.actions.end(); ++action) {
        Ghost ghost = ghostOf(position, {}, {action, picture.actions.end()});
        const auto played = position->play(*action);
        const auto* step = std::get_if<AnyStep>(&played);
        if (!ghost.isEmpty() || step == nullptr) {
            return ghost;
        }
        position = step->position;
    }
    return {};
}

} // namespace

BoardDrawing drawingOf(const Scene& scene, const InWords& said) {
    BoardCanvas canvas(
        {scene.corner.x.value(), scene.corner.y.value(), scene.width.value(), scene.height.value()},
        0.0, 0.0, {});
    const DrawnBox sea = canvas.boxOf(scene.corner.x.value(), scene.corner.y.value(),
                                      scene.width.value(), scene.height.value());
    canvas.svg.shape("rect", sea.attributes(), {{"fill", looks::kSea}});
    for (const SceneMark& mark : scene.marks) {
        std::vector<svg::XY> points;
        for (const TablePoint& point : mark.points) {
            points.push_back(canvas.at(point.x.value(), point.y.value()));
        }
        const Attributes paint = paintOf(mark.kind);
        if (!mark.text.empty()) {
            Attributes letters{{"x", points[0].x},
                               {"y", points[0].y + 4},
                               {"text-anchor", "middle"},
                               {"font-weight", "bold"}};
            letters.insert(letters.end(), paint.begin(), paint.end());
            canvas.svg.text(said(mark.text), letters);
        } else if (points.size() == 1) {
            canvas.svg.shape("circle", {{"cx", points[0].x}, {"cy", points[0].y}}, paint);
        } else if (points.size() == 2) {
            canvas.svg.shape("line",
                             {{"x1", points[0].x},
                              {"y1", points[0].y},
                              {"x2", points[1].x},
                              {"y2", points[1].y}},
                             paint);
        } else {
            canvas.svg.shape("polygon", {{"points", svg::joined(points)}}, paint);
        }
    }
    return canvas.drawing();
}

void nameSpots(BoardView& view, const InNames& named) {
    if (auto* printed = std::get_if<referee::PieceBoard>(&view.board)) {
        for (referee::BoardSpot& spot : printed->spots) {
            spot.title = spot.title.empty() ? "" : named(spot.title);
        }
    }
}

BoardDrawing drawingOf(const LessonPicture& picture, const InWords& said, const InNames& named) {
    if (const auto scene = galleyScene(*picture.position, picture.actions)) {
        return drawingOf(*scene, said);
    }
    const std::string game(picture.position->game().name);
    const std::string position = picture.position->text();
    auto view = boardViewOf(game, position, referee::openBoard(*picture.position));
    if (!view) {
        return {};
    }
    nameSpots(*view, named);
    return drawingOf(*view, {.ghost = ghostOf(picture)});
}

BoardDrawing drawingOf(const LessonPicture& picture, const Tongue& tongue) {
    return drawingOf(
        picture, [&](const Message& message) { return tongue.said(message); },
        [&](const std::string& name) { return tongue.saidWord("Kit", name).value_or(name); });
}

} // namespace umpire
