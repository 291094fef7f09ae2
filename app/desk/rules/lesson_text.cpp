#include "app/desk/rules/lesson_text.h"

#include "app/desk/board/drawn_board.h"
#include "app/desk/parts/measures.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/spoken_table.h"
#include "app/game/board/scene_drawing.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPalette>

namespace umpire::desk {
namespace {

constexpr int kFewestColumns = 2; ///< minimum number of pictures in a row
/// minimum width of a picture, in pixels, when a row has more than two pictures
constexpr int kReadable = 300;
constexpr int kSharpness = 2; ///< image pixels per screen pixel

/// Returns a transparent image. `size`: in screen pixels.
QImage blank(QSize size) {
    QImage image(size * kSharpness, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kSharpness);
    image.fill(Qt::transparent);
    return image;
}

/// Draws a board with letters in the page's text colour, which is light on a dark page.
QImage imageOf(const BoardDrawing& drawing, int width) {
    if (drawing.svg.empty()) {
        return {};
    }
    const QSize size(width, int(width * drawing.height / drawing.width));
    QImage image = blank(size);
    QPainter painter(&image);
    paintDrawing(painter, drawing, QRectF(QPointF(), size),
                 QGuiApplication::palette().color(QPalette::Text));
    return image;
}

QImage imageOf(const LessonPicture& picture, int width) {
    return imageOf(drawingOf(
                       picture,
                       [](const Message& message) { return words::said(message).toStdString(); },
                       [](const std::string& name) {
                           return QCoreApplication::translate("Kit", name.c_str()).toStdString();
                       }),
                   width);
}

QString lineOf(const LessonLine& line) {
    QStringList ids;
    for (const std::string_view id : line.clauses) {
        ids << QString::fromUtf8(id.data(), qsizetype(id.size()));
    }
    const QString behind = ids.isEmpty() ? QString()
                                         : QStringLiteral(" <small>(%1)</small>")
                                               .arg(clauseLinks(ids.join(QStringLiteral(", "))));
    return QStringLiteral("<li>%1%2</li>").arg(words::said(line.sentence).toHtmlEscaped(), behind);
}

QString captionOf(const LessonPicture& picture) {
    const QString said = words::said(picture.sentences).join(QStringLiteral("; "));
    return said.isEmpty()
               ? QString()
               : QStringLiteral("<p>→ %1</p>").arg(words::sentence(said).toHtmlEscaped());
}

struct Columns {
    int count = kFewestColumns;
    int width = kReadable; ///< width of a picture, in pixels
};

Columns columnsIn(int width) {
    const int count = std::max(kFewestColumns, width / (kReadable + 2 * kStep));
    return {count, std::max(kReadable / 2, (width - 4 * kStep) / count - 2 * kStep)};
}

/// Returns the example's pictures as rows of an HTML table, and appends the images to `pictures`.
QString picturesIn(const QString& game, const LessonExample& example, Columns columns,
                   std::vector<QImage>& pictures) {
    QString rows;
    int column = 0;
    for (const LessonPicture& each : picturesOf(game.toStdString(), example)) {
        const QImage image = imageOf(each, columns.width);
        if (column++ % columns.count == 0) {
            rows += rows.isEmpty() ? QStringLiteral("<tr>") : QStringLiteral("</tr><tr>");
        }
        rows += QStringLiteral("<td width='%1' valign='top'><img src='lesson:%2' width='%3' "
                               "height='%4'>%5</td>")
                    .arg(columns.width + kStep)
                    .arg(pictures.size())
                    .arg(image.deviceIndependentSize().width())
                    .arg(image.deviceIndependentSize().height())
                    .arg(captionOf(each));
        pictures.push_back(image);
    }
    return rows.isEmpty() ? QString()
                          : QStringLiteral("<table cellpadding='%1'>%2</tr></table>")
                                .arg(QString::number(kStep / 2), rows);
}

} // namespace

LessonText lessonText(const QString& game, int width) {
    LessonText text;
    const Columns columns = columnsIn(width);
    for (const LessonPart& part : lessonOf(game.toStdString())) {
        text.html +=
            QStringLiteral("<h2>%1</h2><ul>").arg(words::said(part.heading).toHtmlEscaped());
        for (const LessonLine& line : part.lines) {
            text.html += lineOf(line);
        }
        text.html += QStringLiteral("</ul>");
        for (const LessonExample& example : part.examples) {
            text.html += picturesIn(game, example, columns, text.pictures);
        }
    }
    return text;
}

} // namespace umpire::desk
