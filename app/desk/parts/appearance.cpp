#include "app/desk/parts/appearance.h"

#include "app/desk/parts/accents.h"
#include "app/desk/parts/measures.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/remembered.h"

#include <algorithm>
#include <QAbstractButton>
#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QPalette>
#include <QProxyStyle>

namespace umpire::desk {
namespace {

/// The window's font, from Debian's package fonts-inter. If it is not installed, Qt uses the
/// desktop's font.
constexpr const char* kFamily = "Inter";
constexpr int kMinPercent = 100;
constexpr int kMaxPercent = 200;

/// Contrasts of the light colours by WCAG 2.1: text 15.8 : 1, placeholder 5.7 : 1, text on
/// highlight 5.2 : 1.
QPalette lightPalette() {
    QPalette palette(QColor(0xf0, 0xf0, 0xee));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf6, 0xf6, 0xf3));
    palette.setColor(QPalette::WindowText, QColor(0x1c, 0x1c, 0x1c));
    palette.setColor(QPalette::Text, QColor(0x1c, 0x1c, 0x1c));
    palette.setColor(QPalette::ButtonText, QColor(0x1c, 0x1c, 0x1c));
    palette.setColor(QPalette::PlaceholderText, QColor(0x60, 0x60, 0x60));
    palette.setColor(QPalette::Highlight, colours::kChosen);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, colours::lettersOf(colours::kChosen, palette));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, QColor(0x86, 0x86, 0x86));
    }
    return palette;
}

QPalette darkPalette() {
    QPalette palette(QColor(0x2a, 0x2c, 0x2f));
    palette.setColor(QPalette::Base, QColor(0x1d, 0x1f, 0x21));
    palette.setColor(QPalette::AlternateBase, QColor(0x24, 0x26, 0x29));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, QColor(0xee, 0xee, 0xec));
    }
    palette.setColor(QPalette::ToolTipBase, QColor(0x1d, 0x1f, 0x21));
    palette.setColor(QPalette::PlaceholderText, QColor(0xa8, 0xaa, 0xac));
    palette.setColor(QPalette::Highlight, QColor(0x3d, 0x84, 0xc9));
    palette.setColor(QPalette::HighlightedText, QColor(0x10, 0x10, 0x10));
    palette.setColor(QPalette::Link, colours::lettersOf(colours::kChosen, palette));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, QColor(0x8c, 0x8e, 0x90));
    }
    return palette;
}

QPalette paletteFor(Colours colours) {
    switch (colours) {
    case Colours::System:
        return qApp->style()->standardPalette();
    case Colours::Light:
        return lightPalette();
    case Colours::Dark:
        return darkPalette();
    }
    return lightPalette();
}

QString nameOf(Colours colours) {
    switch (colours) {
    case Colours::System:
        return QStringLiteral("system");
    case Colours::Light:
        return QStringLiteral("light");
    case Colours::Dark:
        return QStringLiteral("dark");
    }
    return QStringLiteral("system");
}

constexpr double kPointsPerPixel = 72.0 / 96.0;
constexpr auto kAccent = "accent"; ///< name of a button's property that holds its accent

/// Returns the desktop's font size in points, before any change by this program; at least the
/// design's size.
double plainPointSize() {
    static const double size = QApplication::font().pointSizeF();
    return std::max(size, letters::kPlainPixels * kPointsPerPixel);
}

/// Keeps a button's text away from the button's edges.
class RoomyStyle : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return type == CT_PushButton ? size + QSize(2 * kStep, 0) : size;
    }
};

void paintAccent(QAbstractButton& button) {
    QFont letters = QApplication::font();
    QPalette colours;
    if (button.property(kAccent).toBool()) {
        const QPalette around =
            button.parentWidget() != nullptr ? button.parentWidget()->palette() : colours;
        letters.setBold(true);
        colours.setColor(QPalette::Button, around.color(QPalette::Highlight));
        colours.setColor(QPalette::ButtonText, around.color(QPalette::HighlightedText));
    }
    button.setFont(letters);
    button.setPalette(colours);
}

} // namespace

void apply(const Appearance& appearance) {
    QFont font = QApplication::font();
    font.setPointSizeF(plainPointSize() * appearance.textPercent / 100.0);
    if (const QString family = QLatin1String(kFamily); QFontDatabase::hasFamily(family)) {
        font.setFamily(family);
    }
    QApplication::setFont(font);
    // Only the style Fusion takes all its colours from the palette.
    static const QString desktops = qApp->style()->name();
    QApplication::setStyle(new RoomyStyle(
        appearance.colours == Colours::System ? desktops : QStringLiteral("fusion")));
    QApplication::setPalette(paletteFor(appearance.colours));
}

QPalette paletteBesideATable(const Appearance& appearance) {
    const bool isChosen = appearance.colours != Colours::System;
    return isChosen || paletteFor(Colours::System).color(QPalette::Window).lightness() < 128
               ? QPalette()
               : darkPalette();
}

void accent(QAbstractButton& button, Accent accent) {
    const bool isNew = !button.property(kAccent).isValid();
    button.setProperty(kAccent, accent == Accent::Next);
    if (isNew) {
        whenTextsChange(button, [&button] { paintAccent(button); });
    } else {
        paintAccent(button);
    }
}

void emphasise(QWidget& widget, double factor) {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(true);
    widget.setFont(font);
}

void setLetters(QWidget& widget, double pixels, QFont::Weight weight) {
    constexpr double kPointsPerInch = 72.0;
    QFont font(widget.font().family());
    font.setPointSizeF(std::max(QApplication::font().pointSizeF(),
                                pixels * kPointsPerInch / widget.logicalDpiY()));
    font.setWeight(weight);
    widget.setFont(font);
}

Appearance rememberedAppearance() {
    Appearance appearance;
    const QString colours = recall(remembered::kColours);
    for (const Colours each : {Colours::Light, Colours::Dark}) {
        appearance.colours = colours == nameOf(each) ? each : appearance.colours;
    }
    const int percent = recall(remembered::kTextPercent, QStringLiteral("100")).toInt();
    appearance.textPercent = std::clamp(percent, kMinPercent, kMaxPercent);
    return appearance;
}

void remember(const Appearance& appearance) {
    remember(remembered::kColours, nameOf(appearance.colours));
    remember(remembered::kTextPercent, QString::number(appearance.textPercent));
}

} // namespace umpire::desk
