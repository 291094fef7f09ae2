#pragma once

#include "app/desk/statistics/plot.h"

namespace umpire::desk {

/// The formats for saving a plot. PNG: a picture of 1600 x 800 pixels. SVG: vector graphics with
/// text. CSV: the numbers, in UTF-8.
enum class PlotForm { Png, Svg, Csv };

/// Writes a plot to a file, completely or not at all. Returns the error in one line; empty:
/// success.
QString savePlot(const Plot& plot, PlotForm form, const QString& file);

} // namespace umpire::desk
