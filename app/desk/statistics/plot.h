#pragma once

#include <optional>
#include <QPointF>
#include <QString>
#include <vector>

/// The data of a plot, before drawing or export.
namespace umpire::desk {

/// The interval of a value.
struct Reach {
    double least = 0.0;
    double most = 0.0;
};

/// The values of one player or one category.
struct Series {
    QString name;
    std::vector<QPointF> points;  ///< x: the action's or place's number, usually from 1
    std::vector<Reach> reaches{}; ///< intervals of the points, in order; empty: exact values
};

/// A sign in the plot, with its meaning.
struct PlotMark {
    /// Wrong: a ring with the sign inside. Chosen: the sign above an arrow that points down.
    enum class Kind { Wrong, Chosen };
    Kind kind = Kind::Wrong;
    QPointF at;
    QString sign;
};

struct Plot {
    /// Bars: one bar per action. Groups: the series side by side at each number. Dots: points with
    /// intervals, side by side. Steps and Lines begin at 0, before the first action.
    enum class Shape { Bars, Groups, Steps, Lines, Dots };
    Shape shape = Shape::Bars;
    QString title;
    QString upwards; ///< meaning and unit of y
    std::vector<Series> series;
    QString question{}; ///< the question that the plot answers, such as "Who takes longer?"
    QString answer{};   ///< the answer in words for the whole game, the highest side first
    QString file{};     ///< base of the file name: "time"

    QString across{};              ///< meaning of x; empty: actions
    std::vector<QString> names{};  ///< labels along x, from 1; empty: numbers
    std::optional<double> top{};   ///< upper limit of y; none: from the values
    std::optional<double> level{}; ///< dashed line at the even value
    QString above{};               ///< meaning of values above the level
    QString below{};               ///< meaning of values below the level
    std::vector<PlotMark> marks{};
    std::optional<double> here{}; ///< a vertical line at the current place
};

/// Returns a number without an exponent, with that many digits that count at least.
QString plainNumber(double value, int digits = 3);

/// Describes the plot for the blind: a line for each series, or for each named place.
QString inWords(const Plot& plot);

/// Returns all series' points as comma-separated values with a header line, for spreadsheets.
QString asCsv(const Plot& plot);

} // namespace umpire::desk
