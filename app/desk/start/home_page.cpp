#include "app/desk/start/home_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/print_button.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/start/recent_games.h"
#include "app/desk/start/telephone_window.h"
#include "app/desk/words/languages.h"

#include <QLabel>
#include <QVBoxLayout>

namespace umpire::desk {

HomePage::HomePage(QWidget* parent)
    : QWidget(parent), welcome_(wrappedLabel()), picture_(new PictureCard(Drawing::RuleOnPicture)),
      game_(new PictureCard(Drawing::RefereeGame)), try_(new PictureCard(Drawing::TryIt)),
      telephone_(new TelephoneButton), print_(new PrintButton(PrintButton::What::AnyGame)),
      recent_(new RecentGames) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
    column->setSpacing(3 * kStep);
    column->addWidget(welcome_);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(2 * kStep);
    for (PictureCard* card :
         std::initializer_list<PictureCard*>{picture_, game_, try_, telephone_}) {
        cards->addWidget(card, 1);
    }
    column->addLayout(cards, 1);
    column->addWidget(print_, 0, Qt::AlignLeft);
    column->addWidget(recent_);
    connect(picture_, &QAbstractButton::clicked, this, &HomePage::pictureWanted);
    connect(game_, &QAbstractButton::clicked, this, &HomePage::gameWanted);
    connect(try_, &QAbstractButton::clicked, this, &HomePage::tryWanted);
    whenTextsChange(*this, [this] { write(); });
}

void HomePage::write() {
    emphasise(*welcome_, letters::kCard);
    welcome_->setText(tr("Umpire watches your table through a camera and referees the game you "
                         "play on it with real pieces."));
    picture_->setTexts(tr("Rule on a picture"),
                       tr("Take a photograph of a toss. Umpire counts the hits and says why."));
    game_->setTexts(tr("Referee a game"),
                    tr("A camera sees the table. Umpire calls each move and keeps the record."));
    try_->setTexts(tr("Try it"), tr("Watch a sample game, or rule on a sample toss. You need no "
                                    "camera."));
}

void HomePage::showEvent(QShowEvent* event) {
    recent_->refresh();
    QWidget::showEvent(event);
}

} // namespace umpire::desk
