#include "app/desk/photograph/ruling_sheet.h"

#include <algorithm>
#include <QFontMetrics>

namespace umpire::desk {
namespace {

/// minimum width in pixels, so that the text fits below a small picture
constexpr int kNarrowest = 800;
const QColor kPaper(Qt::white);
const QColor kLetters(0x1c, 0x1c, 0x1c);
const QColor kFaint(0x60, 0x60, 0x60);

/// A paragraph below the picture, with its layout.
struct Paragraph {
    QString text;
    QFont font;
    QColor colour;
    int height = 0;
};

QFont fontOf(int pixels, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

std::vector<Paragraph> paragraphsOf(const RulingSheet& sheet, int width, int margin) {
    const int base = width / 56;
    std::vector<Paragraph> all;
    const auto add = [&](const QString& text, const QFont& font, const QColor& colour) {
        if (!text.isEmpty()) {
            const QRect room(0, 0, width - 2 * margin, 100'000);
            const int height =
                QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
            all.push_back({text, font, colour, height});
        }
    };
    add(sheet.headline, fontOf(base * 16 / 10, QFont::Bold), kLetters);
    for (const QString& line : sheet.lines) {
        add(line, fontOf(base, QFont::Normal), kLetters);
    }
    add(sheet.footer, fontOf(base * 8 / 10, QFont::Normal), kFaint);
    return all;
}

} // namespace

QImage drawn(const RulingSheet& sheet) {
    const QSize whole = sheet.picture.size();
    const int width = std::clamp(whole.width(), kNarrowest, kSheetWidth);
    const double scale = whole.isEmpty() ? 1.0 : double(width) / whole.width();
    const int pictureHeight = int(whole.height() * scale);
    const int margin = width / 50;
    const auto paragraphs = paragraphsOf(sheet, width, margin);
    int height = pictureHeight + (paragraphs.empty() ? 0 : margin);
    for (const Paragraph& each : paragraphs) {
        height += each.height + margin / 2;
    }
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(kPaper);
    QPainter painter(&image);
    painter.save();
    painter.setClipRect(0, 0, width, pictureHeight);
    painter.scale(scale, scale);
    paintLevels(painter, sheet.picture, {{}, QSizeF(whole)});
    if (sheet.seen) {
        // pixel centres are whole numbers in the observation, but halves in Qt
        painter.translate(0.5, 0.5);
        drawTable(painter, *sheet.seen, whole);
    }
    painter.restore();
    int top = pictureHeight + margin;
    for (const Paragraph& each : paragraphs) {
        painter.setFont(each.font);
        painter.setPen(each.colour);
        painter.drawText(QRect(margin, top, width - 2 * margin, each.height), Qt::TextWordWrap,
                         each.text);
        top += each.height + margin / 2;
    }
    return image;
}

} // namespace umpire::desk
