#include "app/desk/game/stream_window.h"

#include "app/desk/parts/code_view.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kWide = 75 * kStep;
constexpr int kCodeSide = 26 * kStep;
constexpr int kColumns = 4;     ///< columns of the players' buttons
constexpr std::size_t kOwn = 2; ///< row of the chosen player

} // namespace

StreamWindow::StreamWindow(QWidget* parent)
    : QDialog(parent), said_(wrappedLabel()), own_(wrappedLabel()), buttons_(new QWidget),
      code_(new CodeView(kCodeSide)), until_(wrappedLabel()), close_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kStep);
    column->addWidget(said_);
    for (Row& row : rows_) {
        if (&row == &rows_[kOwn]) {
            column->addWidget(own_);
            column->addWidget(buttons_);
            column->addWidget(code_);
        }
        row = {wrappedLabel(), new QLineEdit, new QPushButton};
        row.address->setReadOnly(true);
        row.what->setBuddy(row.address);
        auto* line = new QHBoxLayout;
        line->addWidget(row.address, 1);
        line->addWidget(row.copy);
        column->addWidget(row.what);
        column->addLayout(line);
        connect(row.copy, &QPushButton::clicked, this,
                [address = row.address] { QApplication::clipboard()->setText(address->text()); });
    }
    column->addWidget(until_);
    column->addWidget(close_);
    (new QGridLayout(buttons_))->setContentsMargins({});
    setMinimumWidth(kWide);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    whenTextsChange(*this, [this] { write(); });
}

void StreamWindow::showPages(const Feed& feed, const words::SpokenTable& table) {
    failure_.reset();
    table_ = table;
    pages_.clear();
    for (const ScannedPage& page : feed.scannedPages()) {
        if (page.of == ScannedPage::Of::Spectators) {
            rows_[0].address->setText(QString::fromStdString(pageOf("/overlay", page)));
            rows_[1].address->setText(QString::fromStdString(pageOf("/board", page)));
        } else if (page.of == ScannedPage::Of::Player) {
            pages_.push_back(page);
        }
    }
    openWindow();
}

void StreamWindow::showFailure(const Failure& failure) {
    failure_ = failure;
    pages_.clear();
    openWindow();
}

void StreamWindow::openWindow() {
    addPlayers();
    show();
    raise();
    activateWindow();
}

void StreamWindow::addPlayers() {
    qDeleteAll(players_);
    players_.clear();
    auto* grid = static_cast<QGridLayout*>(buttons_->layout());
    for (const ScannedPage& page : pages_) {
        auto* button = players_.emplace_back(new QPushButton);
        const int place = int(players_.size()) - 1;
        grid->addWidget(button, place / kColumns, place % kColumns);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this,
                [this, &page](bool isChosen) { choose(isChosen ? &page : nullptr); });
    }
    choose(nullptr);
}

void StreamWindow::choose(const ScannedPage* player) {
    chosen_ = player;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        players_[i]->setChecked(&pages_[i] == player);
    }
    const std::string address = player != nullptr ? player->address : "";
    code_->show(address);
    rows_[kOwn].address->setText(QString::fromStdString(address));
    showAddresses();
}

void StreamWindow::hideEvent(QHideEvent* event) {
    choose(nullptr); // otherwise the code would be visible when the window opens again
    QDialog::hideEvent(event);
}

void StreamWindow::showAddresses() {
    const bool hasPages = !failure_;
    for (const Row& row : rows_) {
        const bool isShown = hasPages && (&row != &rows_[kOwn] || chosen_ != nullptr);
        row.what->setVisible(isShown);
        row.address->setVisible(isShown);
        row.address->setCursorPosition(0);
        row.copy->setVisible(isShown);
    }
    own_->setVisible(!players_.empty());
    buttons_->setVisible(!players_.empty());
    until_->setVisible(hasPages);
    write();
    layout()->activate();
    resize(width(), layout()->totalHeightForWidth(width()));
}

void StreamWindow::write() {
    setWindowTitle(tr("Show on another screen"));
    said_->setText(failure_ ? words::failure(*failure_)
                            : tr("Whoever has one of these addresses sees the game, but gives "
                                 "no commands."));
    rows_[0].what->setText(tr("For a stream: a browser source in OBS, 1920 wide and 1080 high"));
    rows_[1].what->setText(tr("For a television: its browser"));
    own_->setText(tr("Each player can have a page on a telephone. There the player answers, gives "
                     "orders and lays out secretly. Choose a player while the others look away, "
                     "and scan the code with the telephone."));
    for (std::size_t i = 0; i < players_.size(); ++i) {
        players_[i]->setText(words::sentence(words::player(pages_[i].player, table_)));
    }
    if (chosen_ != nullptr) {
        rows_[kOwn].what->setText(
            tr("The page of this player: %1").arg(words::player(chosen_->player, table_)));
    }
    code_->setAccessibleName(rows_[kOwn].what->text());
    for (const Row& row : rows_) {
        row.copy->setText(tr("Copy the address"));
        row.address->setAccessibleName(row.what->text());
        row.copy->setAccessibleDescription(row.what->text());
    }
    until_->setText(tr("The addresses are valid until the next game begins."));
    close_->setText(tr("Close"));
}

} // namespace umpire::desk

#include "moc_stream_window.cpp"
