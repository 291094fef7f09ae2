#include "app/desk/game/ruling_card.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/link_colour.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/rules/clause_links.h"
#include "app/desk/rules/rules_window.h"
#include "app/desk/words/languages.h"

#include <QCoreApplication>
#include <QHBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kSignSide = 48;      ///< side of the sign in pixels, at the normal text size
constexpr double kSignLines = 1.6; ///< side of the sign, in line heights of the sentence
constexpr qsizetype kLong = 70;    ///< number of characters; a longer sentence has a smaller font

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Rulings)
};

} // namespace

RulingCard::RulingCard(double scale, QWidget* parent)
    : QFrame(parent), bar_(new QWidget), sign_(new RulingSign), title_(wrappedLabel()),
      sentence_(wrappedLabel()), why_(wrappedLabel()), scale_(scale) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addWidget(why_);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setSpacing(2 * kStep);
    row->setContentsMargins(0, 0, kStep, 0);
    row->addWidget(bar_);
    bar_->setFixedWidth(kStep);
    bar_->setAutoFillBackground(true);
    bar_->setBackgroundRole(QPalette::Window); // otherwise the bar would have the card's colour
    words->setContentsMargins(0, kStep, 0, kStep);
    row->addWidget(sign_, 0, Qt::AlignVCenter);
    row->addLayout(words, 1);
    sentence_->setTextFormat(Qt::RichText);
    sentence_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(sentence_, &QLabel::linkActivated, this,
            [this](const QString& link) { RulesWindow::show({}, clauseIn(link), window()); });
    why_->setTextFormat(Qt::RichText);
    why_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(why_, &QLabel::linkActivated, this, [this] { unfold(!isUnfolded_); });
    clear();
    whenTextsChange(*this, [this] { write(); });
}

void RulingCard::write() {
    if (height_ > 0) {
        const double height = told_.size() > kLong ? height_ * 2.0 / 3.0 : height_;
        sentence_->setText(
            told_.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        setLetters(*sentence_, height, QFont::Bold);
        setLetters(*title_, height_ / 2.0, QFont::Bold);
        sign_->setFixedSize(height_ * 3, height_ * 3);
    } else {
        sentence_->setText(withLinks(clauseLinks(told_), palette())
                               .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
        emphasise(*sentence_, told_.size() > kLong ? std::min(scale_, letters::kHeading) : scale_);
        const int side = std::max(kSignSide, int(kSignLines * sentence_->fontMetrics().height()));
        sign_->setFixedSize(side, side);
    }
    writeReasons();
}

void RulingCard::writeReasons() {
    why_->setVisible(hasReasons());
    const QString sign = isUnfolded_ ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
    QString text = QStringLiteral("<a href=\"why\">%1%2</a>").arg(sign, Titles::tr("Why?"));
    if (isUnfolded_) {
        text += QStringLiteral("<br>") + Titles::tr("The computer expects this:");
        for (const QString& each : reasons_) {
            text += QStringLiteral("<br>") + each.toHtmlEscaped();
        }
    }
    why_->setText(withLinks(text, palette()));
}

void RulingCard::setReasons(const QStringList& reasons) {
    // After a change of language the reasons stay visible.
    isUnfolded_ = isUnfolded_ && reasons == reasons_;
    reasons_ = reasons;
    writeReasons();
}

void RulingCard::unfold(bool open) {
    isUnfolded_ = open;
    writeReasons();
}

void RulingCard::setTextHeight(int pixels) {
    height_ = pixels;
    // the view handles keys and clicks itself
    sentence_->setTextInteractionFlags(Qt::NoTextInteraction);
    write();
}

void RulingCard::showRuling(RulingKind kind, const QString& title, const QString& sentence) {
    sign_->show(kind);
    QPalette colours;
    colours.setColor(QPalette::Window, lookOf(kind).fill);
    bar_->setPalette(colours);
    sign_->setVisible(kind != RulingKind::Quiet);
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    told_ = sentence;
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setVisible(!sentence.isEmpty());
    write();
}

void RulingCard::clear() {
    showRuling(RulingKind::Quiet, {}, {});
    setReasons({});
}

QString RulingCard::sentence() const {
    return told_;
}

} // namespace umpire::desk

#include "moc_ruling_card.cpp"
