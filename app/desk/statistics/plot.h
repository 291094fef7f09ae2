#pragma once

#include <optional>
#include <QPointF>
#include <QString>
#include <vector>

/// What a plot shows, before it is drawn or written.
namespace umpire::desk {

/// How sure a value is.
struct Reach {
    double least = 0.0;
    double most = 0.0;
};

/// One player's, or one kind's.
struct Series {
    QString name;
    std::vector<QPointF> points;  ///< x: the number of the action or of the place, mostly from 1
    std::vector<Reach> reaches{}; ///< of the points' values, in their order; empty: they are sure
};

/// A sign at a place of the plot, and why it stands there.
struct PlotMark {
    /// Wrong: a ring with the sign in it. Chosen: the sign above an arrow that points down.
    enum class Kind { Wrong, Chosen };
    Kind kind = Kind::Wrong;
    QPointF at;
    QString sign;
};

struct Plot {
    /// Bars: one for each action. Groups: the series stand beside each other at each number. Dots:
    /// likewise, each with its reach. Steps and Lines begin at 0, before the first action.
    enum class Shape { Bars, Groups, Steps, Lines, Dots };
    Shape shape = Shape::Bars;
    QString title;
    QString upwards; ///< what y is, with its unit
    std::vector<Series> series;
    QString question{}; ///< that a player asks: "Who takes longer?"
    QString answer{};   ///< in words, for the whole game: one side after another, the most first
    QString file{};     ///< "time", for the name of a file

    QString across{};              ///< what x is; empty: actions
    std::vector<QString> names{};  ///< of the places along x, from 1; empty: their numbers
    std::optional<double> top{};   ///< of y; none: by the values
    std::optional<double> level{}; ///< a dashed line: where it is even
    QString above{};               ///< what a value above the level says
    QString below{};               ///< and what one below it says
    std::vector<PlotMark> marks{};
    std::optional<double> here{}; ///< an upright line: what is looked at
};

/// For those who do not see it: a line for each series, or for each place that has a name.
QString inWords(const Plot& plot);

/// The points of all series as comma-separated values, with a line of headings: for spreadsheets.
QString asCsv(const Plot& plot);

} // namespace umpire::desk
