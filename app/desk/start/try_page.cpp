#include "app/desk/start/try_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kColumns = 3;

} // namespace

TryPage::TryPage(QWidget* parent)
    : QWidget(parent), title_(wrappedLabel()), none_(wrappedLabel()), cards_(new QGridLayout),
      back_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
    column->setSpacing(2 * kStep);
    column->addWidget(title_);
    column->addWidget(none_);
    column->addLayout(cards_, 1);
    cards_->setSpacing(2 * kStep);
    if (const auto sample = sampleToss()) {
        toss_ = new PictureCard("rule_on_picture", PictureCard::Size::Small);
        toss_->setPicture(QPixmap(sample->picture));
        connect(toss_, &QAbstractButton::clicked, this,
                [this, sample] { Q_EMIT tossChosen(*sample); });
        add(toss_);
    }
    for (const SampleGame& sample : sampleGames()) {
        const QString game = QString::fromStdString(sample.request.game);
        auto* card = new PictureCard(game, PictureCard::Size::Small);
        card->setPicture(QPixmap(sample.picture));
        connect(card, &QAbstractButton::clicked, this,
                [this, sample] { Q_EMIT gameChosen(sample); });
        games_.emplace_back(game, card);
        add(card);
    }
    none_->setVisible(cards_->count() == 0);
    column->addWidget(back_, 0, Qt::AlignLeft);
    connect(back_, &QPushButton::clicked, this, &TryPage::backWanted);
    whenTextsChange(*this, [this] { write(); });
}

void TryPage::focusFirst() {
    if (cards_->count() > 0) {
        cards_->itemAt(0)->widget()->setFocus();
    }
}

void TryPage::add(PictureCard* card) {
    const int at = cards_->count();
    cards_->addWidget(card, at / kColumns, at % kColumns);
    cards_->setColumnStretch(at % kColumns, 1);
}

void TryPage::write() {
    emphasise(*title_, letters::kHeading);
    title_->setText(tr("Which one would you like to see?"));
    none_->setText(tr("The samples are not installed. Install the package of Umpire again."));
    back_->setText(tr("‹ Back"));
    if (toss_ != nullptr) {
        toss_->setTexts(tr("A toss"), tr("War Galley: Umpire counts the hits on a picture."));
    }
    for (const auto& [game, card] : games_) {
        card->setTexts(gameName(game), tr("A game on a film, and what Umpire calls"));
    }
}

} // namespace umpire::desk

#include "moc_try_page.cpp"
