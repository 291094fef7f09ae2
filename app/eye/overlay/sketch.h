#pragma once

#include "app/eye/one_picture/look.h"
#include "app/eye/overlay/canvas.h"
#include "app/eye/overlay/label_layout.h"
#include "app/eye/overlay/table_marks.h"

/// The parts of an overlay. Each reserves its area; labels come last.
namespace umpire {

struct Sketch {
    explicit Sketch(const cv::Mat& picture) : canvas(picture), layout(picture.size()) {}

    Canvas canvas;
    LabelLayout layout;
    std::vector<LabelMark> labels;
};

/// Draws the marks, but keeps their labels for `drawLabels`.
void drawMarks(Sketch& sketch, const Marks& marks);

/// Draws the count, its reasons and the legend, in the corner where the panel hides least.
void drawPanel(Sketch& sketch, const Look& look,
               const std::optional<war_galley::TossRuling>& ruling);
/// `unit`: the text after the number of millimetres.
void drawScaleBar(Sketch& sketch, const TableView& view, const std::string& unit);
void drawLabels(Sketch& sketch);

} // namespace umpire
