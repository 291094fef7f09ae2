#include "app/desk/statistics/plot.h"

#include "app/common/failure/printable.h"

#include <algorithm>
#include <cmath>
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace umpire::desk {
namespace {

struct PlotTexts {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QString placeName(const Plot& plot, double x) {
    const auto place = std::size_t(std::max(1.0, x)) - 1;
    return place < plot.names.size() ? plot.names[place] : plainNumber(x);
}

QString valuesInWords(const Plot& plot, const Series& series) {
    QStringList values;
    for (const QPointF& point : series.points) {
        values << placeName(plot, point.x()) + QStringLiteral(": ") + plainNumber(point.y());
    }
    return series.name + QStringLiteral(" – ") + values.join(QStringLiteral(", "));
}

QString quoted(const QString& text) {
    return QString::fromStdString(csvField(text.toStdString()));
}

} // namespace

QString plainNumber(double value, int digits) {
    constexpr int kMaxDecimals = 6;
    const int whole = value == 0.0 ? 1 : int(std::floor(std::log10(std::abs(value)))) + 1;
    const int decimals = std::clamp(digits - whole, 0, kMaxDecimals);
    QLocale numbers;
    QString text = numbers.toString(value, 'f', decimals);
    while (decimals > 0 && text.endsWith(numbers.zeroDigit())) {
        text.chop(1);
    }
    return text.endsWith(numbers.decimalPoint()) ? text.chopped(1) : text;
}

QString inWords(const Plot& plot) {
    QStringList lines{plot.title + QStringLiteral(" (%1)").arg(plot.upwards)};
    for (const Series& series : plot.series) {
        const auto most = std::ranges::max(series.points, {}, &QPointF::y).y();
        lines << (plot.names.empty() ? PlotTexts::tr("%1: most %2, in the end %3")
                                           .arg(series.name, plainNumber(most),
                                                plainNumber(series.points.back().y()))
                                     : valuesInWords(plot, series));
    }
    return lines.join(QStringLiteral(". "));
}

QString asCsv(const Plot& plot) {
    const bool hasReaches = std::ranges::any_of(
        plot.series, [](const Series& series) { return !series.reaches.empty(); });
    QString csv = PlotTexts::tr("player") + QLatin1Char(',') +
                  (plot.across.isEmpty() ? PlotTexts::tr("action") : quoted(plot.across)) +
                  QLatin1Char(',') + quoted(plot.upwards) +
                  (hasReaches ? QLatin1Char(',') + PlotTexts::tr("least") + QLatin1Char(',') +
                                    PlotTexts::tr("most")
                              : QString()) +
                  QLatin1Char('\n');
    for (const Series& series : plot.series) {
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const QPointF& point = series.points[i];
            csv += quoted(series.name) + QLatin1Char(',') +
                   (plot.names.empty() ? QString::number(point.x())
                                       : quoted(placeName(plot, point.x()))) +
                   QLatin1Char(',') + QString::number(point.y());
            if (hasReaches) {
                csv += i < series.reaches.size() ? QStringLiteral(",%1,%2")
                                                       .arg(series.reaches[i].least)
                                                       .arg(series.reaches[i].most)
                                                 : QStringLiteral(",,");
            }
            csv += QLatin1Char('\n');
        }
    }
    return csv;
}

} // namespace umpire::desk
