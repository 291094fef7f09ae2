#include "app/eye/certificate/sheet_marks.h"
#include "app/print/kit/pages.h"

namespace umpire::kit {
namespace {

/// Height of the texts above the field, in millimetres. There is room for them on Letter paper,
/// too.
constexpr double kTextHeight = 26.0;

/// Converts places on the sheet (y points up) to places on the page (y points down).
class Field {
public:
    Field(const CertificateSheet& sheet, QPointF lowerLeft) : sheet_(sheet), corner_(lowerLeft) {}

    [[nodiscard]] QPointF at(TablePoint onSheet) const {
        return corner_ + QPointF(onSheet.x.value(), -onSheet.y.value());
    }
    [[nodiscard]] QRectF square(TablePoint middle, Millimetres side) const {
        const double half = side.value() / 2;
        return {at(middle) - QPointF(half, half), QSizeF(2 * half, 2 * half)};
    }

    void drawOn(Sheet& page) const {
        QPainterPath dots;
        for (const TablePoint& dot : sheet_.dots) {
            dots.addEllipse(square(dot, sheet_.dotDiameter));
        }
        page.fill(dots, Qt::black);
        QPainterPath bars; // areas instead of lines, because printers may round the width of lines
        for (const SheetBar& bar : sheet_.bars) {
            QPolygonF corners;
            for (const TablePoint& corner :
                 hullOf(bar.center, bar.heading, sheet_.barLength, sheet_.barWidth)) {
                corners << at(corner);
            }
            bars.addPolygon(corners);
            bars.closeSubpath();
        }
        page.fill(bars, Qt::black);
        for (const TableTag& tag : sheet_.tags) {
            page.tag(square(tag.center, sheet_.tagSize), tag.id);
        }
    }

private:
    const CertificateSheet& sheet_;
    QPointF corner_;
};

QString howToCertify(Sheet& page) {
    return page.say("Lay this sheet flat on the table where you play, with the lamp and the camera "
                    "as in a game. Cover nothing. Take one picture.") +
           " " +
           page.say("Lay a ruler on the 100 mm line below, and write down how long it is: "
                    "________ mm");
}

} // namespace

void drawCertificate(Sheet& page, const KitRequest&) {
    page.newPage(page.say("Certificate sheet"));
    const CertificateSheet& sheet = certificateSheet();
    const QRectF content = page.content();
    const double left = content.center().x() - sheet.width.value() / 2;
    page.text({left, content.top() - 1, sheet.width.value(), kTextHeight - 3}, howToCertify(page),
              {3.3});
    const double bottom = content.top() + kTextHeight + sheet.height.value();
    Field(sheet, {left, bottom}).drawOn(page);
}

} // namespace umpire::kit
