#include "app/desk/game/ruling_card.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"

#include <cmath>
#include <numbers>
#include <QApplication>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace umpire::desk {
namespace {

constexpr int kSignSide = 48;   ///< pixels, at the usual size of text
constexpr qsizetype kLong = 70; ///< letters of a sentence that is written smaller from far away

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Rulings)
};

struct SignLook {
    QColor fill;
    const char* sign;
};
SignLook lookOf(RulingKind kind) {
    switch (kind) {
    case RulingKind::Called:
        return {QColor(0x8f, 0xd6, 0xa5), "✓"};
    case RulingKind::Asked:
        return {QColor(0xff, 0xd5, 0x4a), "?"};
    case RulingKind::Illegal:
        return {QColor(0xff, 0x8d, 0x80), "✕"};
    case RulingKind::Changed:
        return {QColor(0xa9, 0xc7, 0xf5), "✎"};
    case RulingKind::Over:
        return {QColor(0xff, 0xd5, 0x4a), "★"};
    case RulingKind::Quiet:
        break;
    }
    return {QColor(0xcf, 0xd8, 0xe6), "·"};
}

/// Of so many corners on a circle; every second one nearer where `inner` is below 1.
QPolygonF cornersOf(const QRectF& area, int corners, double first, double inner) {
    QPolygonF shape;
    for (int k = 0; k < corners; ++k) {
        const double angle = first + 2.0 * std::numbers::pi * k / corners;
        const double radius = area.width() / 2.0 * (k % 2 == 0 ? 1.0 : inner);
        shape.push_back(area.center() + QPointF(std::cos(angle), -std::sin(angle)) * radius);
    }
    return shape;
}

void drawShape(QPainter& painter, const QRectF& area, RulingKind kind) {
    constexpr double kUp = std::numbers::pi / 2.0;
    switch (kind) {
    case RulingKind::Called:
    case RulingKind::Quiet:
        painter.drawEllipse(area);
        break;
    case RulingKind::Asked:
        painter.drawPolygon(cornersOf(area, 4, kUp, 1.0));
        break;
    case RulingKind::Illegal:
        painter.drawPolygon(cornersOf(area, 8, std::numbers::pi / 8.0, 1.0));
        break;
    case RulingKind::Changed:
        painter.drawRoundedRect(area.adjusted(area.width() * 0.06, area.width() * 0.06,
                                              -area.width() * 0.06, -area.width() * 0.06),
                                area.width() * 0.1, area.width() * 0.1);
        break;
    case RulingKind::Over:
        painter.drawPolygon(cornersOf(area, 10, kUp, 0.5));
        break;
    }
}

struct KindOf {
    RulingKind operator()(const Called&) const { return RulingKind::Called; }
    RulingKind operator()(const Synchronised&) const { return RulingKind::Called; }
    RulingKind operator()(const Asked&) const { return RulingKind::Asked; }
    RulingKind operator()(const Unfinished&) const { return RulingKind::Asked; }
    RulingKind operator()(const AgreementNeeded&) const { return RulingKind::Asked; }
    RulingKind operator()(const AnswerNeeded&) const { return RulingKind::Asked; }
    RulingKind operator()(const IllegalSeen&) const { return RulingKind::Illegal; }
    RulingKind operator()(const Desynchronised&) const { return RulingKind::Illegal; }
    RulingKind operator()(const Corrected&) const { return RulingKind::Changed; }
    RulingKind operator()(const IllegalStands&) const { return RulingKind::Changed; }
    RulingKind operator()(const Undone&) const { return RulingKind::Changed; }
    RulingKind operator()(const GameOver&) const { return RulingKind::Over; }
    RulingKind operator()(const GameStarted&) const { return RulingKind::Quiet; }
    RulingKind operator()(const StateChanged&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Disputed&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Paused&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Resumed&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Noted&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Refused&) const { return RulingKind::Quiet; }
    RulingKind operator()(const Repeated&) const { return RulingKind::Quiet; }
};

} // namespace

RulingKind kindOf(const Event& event) {
    return std::visit(KindOf{}, event);
}

QString titleOf(const Event& event) {
    if (const auto* called = std::get_if<Called>(&event)) {
        return called->source == Source::Seen
                   ? Titles::tr("Move %1").arg(called->ply)
                   : Titles::tr("Move %1, as the players say").arg(called->ply);
    }
    const bool asks = std::holds_alternative<Asked>(event) ||
                      std::holds_alternative<AgreementNeeded>(event) ||
                      std::holds_alternative<AnswerNeeded>(event);
    return asks                                      ? Titles::tr("Umpire asks")
           : std::holds_alternative<GameOver>(event) ? Titles::tr("The game is over")
                                                     : QString();
}

void RulingSign::show(RulingKind kind) {
    kind_ = kind;
    update();
}

void RulingSign::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) - 4.0;
    const QRectF area(QRectF(rect()).center() - QPointF(side / 2.0, side / 2.0),
                      QSizeF(side, side));
    const SignLook look = lookOf(kind_);
    painter.setPen(QPen(QColor(0x10, 0x14, 0x1a), std::max(1.5, side / 36.0)));
    painter.setBrush(look.fill);
    drawShape(painter, area, kind_);
    if (kind_ == RulingKind::Over) {
        return; // the shape is the sign
    }
    QFont letters = font();
    letters.setBold(true);
    letters.setPixelSize(std::max(8, int(side * 0.55)));
    painter.setFont(letters);
    painter.drawText(area, Qt::AlignCenter, QString::fromUtf8(look.sign));
}

RulingCard::RulingCard(double scale, QWidget* parent)
    : QFrame(parent), sign_(new RulingSign), title_(wrappedLabel()), sentence_(wrappedLabel()),
      scale_(scale) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(16);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(sign_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    clear();
    whenTextsChange(*this, [this] { write(); });
}

void RulingCard::write() {
    if (height_ > 0) {
        const int least = QFontInfo(QApplication::font()).pixelSize();
        const bool isLong = sentence_->text().size() > kLong;
        QFont large = QFont(font().family());
        large.setBold(true);
        large.setPixelSize(std::max(least, isLong ? height_ * 2 / 3 : height_));
        sentence_->setFont(large);
        large.setPixelSize(std::max(least, height_ / 2));
        title_->setFont(large);
        sign_->setFixedSize(height_ * 3, height_ * 3);
    } else {
        emphasise(*sentence_, scale_);
        const int side = std::max(kSignSide, int(2.6 * sentence_->fontMetrics().height()));
        sign_->setFixedSize(side, side);
    }
}

void RulingCard::setTextHeight(int pixels) {
    height_ = pixels;
    write();
}

void RulingCard::showRuling(RulingKind kind, const QString& title, const QString& sentence) {
    sign_->show(kind);
    sign_->setVisible(kind != RulingKind::Quiet);
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    sentence_->setText(sentence);
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setVisible(!sentence.isEmpty());
    write();
}

void RulingCard::clear() {
    showRuling(RulingKind::Quiet, {}, {});
}

QString RulingCard::sentence() const {
    return sentence_->text();
}

} // namespace umpire::desk
