#pragma once

#include "app/eye/one_picture/look.h"
#include "app/eye/overlay/canvas.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/table_marks.h"

/// The parts of an overlay. Each part reserves its area in the layout. Labels are drawn last.
namespace umpire {

struct Sketch {
    explicit Sketch(const cv::Mat& picture) : canvas(picture), layout(picture.size()) {}

    Canvas canvas;
    LabelLayout layout;
    std::vector<LabelMark> labels;
};

/// Draws the marks except their labels, which wait for `drawLabels`.
void drawMarks(Sketch& sketch, const Marks& marks);

/// Draws a panel with the number of hits, the reasons and the legend, in the corner where it hides
/// least.
void drawPanel(Sketch& sketch, const Look& look,
               const std::optional<war_galley::TossRuling>& ruling);
/// Draws a scale bar. Its label is the number of millimetres followed by `unit`.
void drawScaleBar(Sketch& sketch, const TableView& view, const std::string& unit);
void drawLabels(Sketch& sketch);

} // namespace umpire
