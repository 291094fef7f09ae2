#include "app/eye/overlay/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire {
namespace {

constexpr double kLetters = 14.0; // height of the letters, in units

double symbolWidth(const LabelMark& label, const Canvas& canvas) {
    return label.symbol ? 2.0 * canvas.markRadius() + 2.0 * canvas.unit() : 5.0 * canvas.unit();
}

/// Draws a thin line from a label to what it names, if they are more than 18 units apart.
void drawLeader(Canvas& canvas, const cv::Rect2d& box, cv::Point2d anchor) {
    const cv::Point2d nearest(std::clamp(anchor.x, box.x, box.x + box.width),
                              std::clamp(anchor.y, box.y, box.y + box.height));
    if (cv::norm(anchor - nearest) > 18.0 * canvas.unit()) {
        canvas.path(std::array{nearest, anchor}, {palette::kPlain, 0.8, Stroke::Solid, 0.5});
    }
}

void drawLabel(Canvas& canvas, const LabelMark& label, const cv::Rect2d& box) {
    const double u = canvas.unit();
    const double middle = box.y + box.height / 2.0;
    canvas.box(box);
    if (label.symbol) {
        canvas.mark(*label.symbol, {box.x + canvas.markRadius() + 3.0 * u, middle}, label.colour);
    } else {
        const double x = box.x + 5.0 * u;
        canvas.path(std::array{cv::Point2d(x, middle - 5.0 * u), cv::Point2d(x, middle + 5.0 * u)},
                    {label.colour, 3.0});
    }
    canvas.text(label.text, {box.x + symbolWidth(label, canvas) + 6.0 * u, middle + 5.0 * u},
                kLetters);
}

/// Draws marks of each kind.
struct Draws {
    Sketch& sketch;

    void operator()(const LineMark& line) const { sketch.canvas.path(line.points, line.pen); }
    void operator()(const AreaMark& area) const {
        sketch.canvas.fill(area.corners, area.colour, area.opacity);
    }
    void operator()(const DiscMark& disc) const {
        sketch.canvas.disc(disc.center, disc.radius * sketch.canvas.unit(), disc.colour);
    }
    void operator()(const HeadMark& head) const {
        sketch.canvas.arrowHead(head.from, head.tip, head.colour);
    }
    void operator()(const TextMark& text) const {
        const double half = sketch.canvas.textWidth(text.text, text.height) / 2.0;
        const double down = text.height * 0.35 * sketch.canvas.unit();
        sketch.canvas.text(text.text, text.center + cv::Point2d(-half, down), text.height);
    }
    void operator()(const LabelMark& label) const {
        if (!label.text.empty() || label.symbol) {
            sketch.labels.push_back(label);
        }
    }
    void operator()(const KeptFree& kept) const {
        if (kept.width) {
            sketch.layout.avoid(kept.points, *kept.width * sketch.canvas.unit());
        } else {
            sketch.layout.avoidInside(kept.points);
        }
    }
};

} // namespace

void drawMarks(Sketch& sketch, const Marks& marks) {
    for (const Mark& mark : marks) {
        std::visit(Draws{sketch}, mark);
    }
}

void drawScaleBar(Sketch& sketch, const TableView& view, const std::string& unit) {
    Canvas& canvas = sketch.canvas;
    const double u = canvas.unit();
    const cv::Size size = canvas.size();
    const auto reach = [&](cv::Point2d at, Millimetres length) -> std::optional<cv::Point2d> {
        const auto start = tableFromImage(view, {Pixels(at.x), Pixels(at.y)});
        const auto aside = tableFromImage(view, {Pixels(at.x + 40.0 * u), Pixels(at.y)});
        if (!start || !aside) {
            return {};
        }
        return pointOf(view, *start + along(directionOf(*start, *aside), length), 0_mm);
    };
    const cv::Point2d probe(size.width * 0.5, size.height - 30.0 * u);
    for (const Millimetres length : {100_mm, 50_mm, 20_mm, 200_mm, 500_mm}) {
        const auto end = reach(probe, length);
        if (!end || cv::norm(*end - probe) < 90.0 * u || cv::norm(*end - probe) > 330.0 * u) {
            continue;
        }
        const cv::Rect2d box = sketch.layout.placeInCorner(
            {cv::norm(*end - probe) * 1.15 + 24.0 * u, 40.0 * u}, 12.0 * u);
        const cv::Point2d left(box.x + 12.0 * u, box.y + box.height - 12.0 * u);
        const cv::Point2d right = reach(left, length).value_or(left);
        const cv::Point2d tick(0.0, 5.0 * u);
        canvas.box(box);
        canvas.path(std::array{left, right}, {palette::kPlain, 2.0});
        canvas.path(std::array{left - tick, left + tick}, {palette::kPlain, 2.0});
        canvas.path(std::array{right - tick, right + tick}, {palette::kPlain, 2.0});
        canvas.text(std::to_string(int(length.value())) + unit, left - cv::Point2d(0.0, 11.0 * u),
                    13.0);
        return;
    }
}

void drawLabels(Sketch& sketch) {
    Canvas& canvas = sketch.canvas;
    std::ranges::stable_sort(sketch.labels, {}, &LabelMark::rank);
    std::vector<cv::Rect2d> boxes;
    for (const LabelMark& label : sketch.labels) {
        const double width = canvas.textWidth(label.text, kLetters) + symbolWidth(label, canvas);
        boxes.push_back(sketch.layout.place(label.anchor,
                                            {width + 12.0 * canvas.unit(), 22.0 * canvas.unit()}));
        if (label.leader == LabelMark::Leader::WhenFar) {
            drawLeader(canvas, boxes.back(), label.anchor);
        }
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        drawLabel(canvas, sketch.labels[i], boxes[i]);
    }
}

} // namespace umpire
