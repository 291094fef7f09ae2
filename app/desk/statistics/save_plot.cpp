#include "app/desk/statistics/save_plot.h"

#include "app/desk/statistics/plot_view.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QSaveFile>
#include <QSvgGenerator>

namespace umpire::desk {
namespace {

constexpr int kWidth = 800; ///< width of the drawing in pixels; the PNG file has twice as many
constexpr int kHeight = 400;
constexpr int kDetail = 2;
constexpr double kMargin = 12.0;

void draw(QPaintDevice& device, const Plot& plot) {
    QPainter painter(&device);
    QFont font = QGuiApplication::font();
    font.setPixelSize(14);
    painter.setFont(font);
    drawPlot(painter, QRectF(kMargin, kMargin, kWidth - 2 * kMargin, kHeight - 2 * kMargin), plot,
             QPalette(Qt::white));
}

QByteArray bytesOf(const Plot& plot, PlotForm form) {
    switch (form) {
    case PlotForm::Png: {
        QImage picture(kWidth * kDetail, kHeight * kDetail, QImage::Format_RGB32);
        picture.setDevicePixelRatio(kDetail);
        picture.fill(Qt::white);
        draw(picture, plot);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        picture.save(&buffer, "PNG");
        return bytes;
    }
    case PlotForm::Svg: {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QSvgGenerator document;
        document.setOutputDevice(&buffer);
        document.setSize({kWidth, kHeight});
        document.setViewBox(QRect(0, 0, kWidth, kHeight));
        document.setTitle(plot.title);
        draw(document, plot);
        return bytes;
    }
    case PlotForm::Csv:
        return asCsv(plot).toUtf8();
    }
    return {};
}

} // namespace

QString savePlot(const Plot& plot, PlotForm form, const QString& file) {
    const QByteArray bytes = bytesOf(plot, form);
    QSaveFile out(file);
    const bool written =
        out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
    return written ? QString() : file + QStringLiteral(": ") + out.errorString();
}

} // namespace umpire::desk
