#pragma once

#include <optional>
#include <QPointF>
#include <QString>
#include <vector>

/// The data of a plot, independent of its drawing and export.
namespace umpire::desk {

/// The interval of a value, such as a confidence interval.
struct Reach {
    double least = 0.0;
    double most = 0.0;
};

/// The values of one player or one category.
struct Series {
    QString name;
    /// x: number of the action or category, usually counted from 1; y: the value
    std::vector<QPointF> points;
    /// intervals of the points, in their order; empty: the values are exact
    std::vector<Reach> reaches{};
};

/// A sign in the plot that marks a point.
struct PlotMark {
    /// Wrong: a ring with the text inside. Chosen: the text above an arrow that points down.
    enum class Kind { Wrong, Chosen };
    Kind kind = Kind::Wrong;
    QPointF at;
    QString sign;
};

struct Plot {
    /// Bars: one bar for each action. Groups: bars of all series side by side at each number. Dots:
    /// points with intervals, side by side at each number. Steps and Lines start at 0, before the
    /// first action.
    enum class Shape { Bars, Groups, Steps, Lines, Dots };
    Shape shape = Shape::Bars;
    QString title;
    QString upwards; ///< meaning and unit of y
    std::vector<Series> series;
    QString question{}; ///< question that the plot answers, such as "Who takes longer?"
    QString answer{}; ///< answer in words for the whole game; the side with the highest value comes
                      ///< first
    QString file{};   ///< start of the proposed file name, such as "time"

    QString across{};             ///< meaning of x; empty: number of the action
    std::vector<QString> names{}; ///< labels along x, starting at x = 1; empty: numbers
    std::optional<double> top{};  ///< maximum of the y axis; none: it follows from the values
    bool counts = false;          ///< y counts something, so that its axis has whole numbers only
    /// height of a dashed line, such as the value of an even game; none: no line
    std::optional<double> level{};
    QString above{}; ///< meaning of values above `level`
    QString below{}; ///< meaning of values below `level`
    std::vector<PlotMark> marks{};
    /// x of a vertical line at the event that is shown; none: no line
    std::optional<double> here{};
};

/// Returns a number without an exponent, with up to `digits` significant digits; digits before the
/// decimal point are never dropped.
QString plainNumber(double value, int digits = 3);

/// Describes the plot in words for a screen reader: for each series its maximum and last value, or
/// the value of each labelled category.
QString inWords(const Plot& plot);

/// Returns the points of all series as comma-separated values with a header line, for a
/// spreadsheet.
QString asCsv(const Plot& plot);

} // namespace umpire::desk
