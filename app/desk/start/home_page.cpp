#include "app/desk/start/home_page.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/kit_printer.h"
#include "app/desk/parts/link_colour.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/picture_card.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/start/recent_games.h"
#include "app/desk/start/telephone_window.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/shown_position.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kTallestCard = 18; ///< maximum height of a card, in letter heights

} // namespace

HomePage::HomePage(QWidget* parent)
    : QWidget(parent), welcome_(wrappedLabel()), picture_(new PictureCard("rule_on_picture")),
      game_(new PictureCard("referee_game")), try_(new PictureCard("try_it")),
      telephone_(new TelephoneButton), prints_(wrappedLabel()), printer_(new KitPrinter(*prints_)),
      recent_(new RecentGames) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kStep, 3 * kStep, 3 * kStep, 3 * kStep);
    column->setSpacing(3 * kStep);
    column->addWidget(welcome_);
    auto* cards = new QGridLayout;
    cards->setSpacing(2 * kStep);
    for (PictureCard* card : this->cards()) {
        const int at = cards->count();
        cards->addWidget(card, 0, at);
        cards->setColumnStretch(at, 1);
    }
    // gives the space to the cards until they have their maximum height
    column->addLayout(cards, 100);
    column->addWidget(prints_);
    prints_->setTextFormat(Qt::RichText);
    prints_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(prints_, &QLabel::linkActivated, this, [this](const QString& what) {
        printer_->ask({what, {}}, tr("Print what the table needs"));
    });
    column->addWidget(recent_);
    column->addStretch(1);
    connect(picture_, &QAbstractButton::clicked, this, &HomePage::pictureWanted);
    connect(game_, &QAbstractButton::clicked, this, &HomePage::gameWanted);
    connect(try_, &QAbstractButton::clicked, this, &HomePage::tryWanted);
    whenTextsChange(*this, [this] { write(); });
}

std::array<PictureCard*, 4> HomePage::cards() const {
    return {try_, game_, picture_, telephone_};
}

void HomePage::write() {
    emphasise(*welcome_, letters::kHeading);
    for (PictureCard* card : cards()) {
        card->setMaximumHeight(kTallestCard * fontMetrics().height());
    }
    writePrints();
    welcome_->setText(tr("Umpire watches your table through a camera and referees the game you "
                         "play on it with real pieces."));
    picture_->setTexts(tr("Rule on a picture"),
                       tr("Take a photograph of a toss. Umpire counts the hits and says why."));
    game_->setTexts(tr("Referee a game"),
                    tr("A camera sees the table. Umpire calls each move and keeps the record."));
    try_->setTexts(tr("Try it"), tr("Watch a sample game, or rule on a sample toss. You need no "
                                    "camera."));
}

/// Writes a link for each kit: the tags, and the pages of each game.
void HomePage::writePrints() {
    const auto link = [](const QString& what, const QString& name) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(what, name.toHtmlEscaped());
    };
    QStringList links{link(QStringLiteral("tags"), tr("four tags for the corners"))};
    for (const GameEntry& entry : listedGameEntries()) {
        links << link(entry.game, entry.name);
    }
    prints_->setText(withLinks(tr("Print what the table needs").toHtmlEscaped() +
                                   QStringLiteral(": ") + links.join(QStringLiteral(" · ")),
                               palette()));
}

void HomePage::showEvent(QShowEvent* event) {
    recent_->refresh();
    QWidget::showEvent(event);
}

} // namespace umpire::desk

#include "moc_home_page.cpp"
