#pragma once

#include "app/journal/journal.h"

#include <QPointF>
#include <QString>
#include <vector>

/// What a record shows of a game in numbers.
namespace umpire::desk {

/// One player's.
struct Series {
    QString name;
    std::vector<QPointF> points; ///< x: the number of the action that counts, from 1
};

struct Plot {
    /// Bars: one for each action. Groups: the series stand beside each other at each number.
    enum class Shape { Bars, Groups, Steps };
    Shape shape = Shape::Bars;
    QString title;
    QString upwards; ///< what y is, with its unit
    std::vector<Series> series;
    QString question{}; ///< that a player asks: "Who takes longer?"
    QString answer{};   ///< in words, for the whole game: one side after another, the most first
    QString file{};     ///< "time", for the name of a file
};

/// The time that each action took; War Galley's hits by toss, and what chance would have given;
/// what each side has left after every action. What a player may not know yet is in none of them.
std::vector<Plot> plotsOf(const JournalRecord& record);

/// For those who do not see it: a line for each series.
QString inWords(const Plot& plot);

/// The points of all series as comma-separated values, with a line of headings: for spreadsheets.
QString asCsv(const Plot& plot);

} // namespace umpire::desk
