#pragma once

#include "app/desk/statistics/plot.h"

namespace umpire::desk {

/// PNG: a picture of 1600 x 800 pixels. SVG: lines and letters. CSV: the numbers, in UTF-8.
enum class PlotForm { Png, Svg, Csv };

/// A file is written whole or not at all. Returns what went wrong, in one line; empty: nothing.
QString savePlot(const Plot& plot, PlotForm form, const QString& file);

} // namespace umpire::desk
