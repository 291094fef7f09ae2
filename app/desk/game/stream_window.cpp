#include "app/desk/game/stream_window.h"

#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"
#include "app/web/server/feed.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kWide = 75 * kStep;

} // namespace

StreamWindow::StreamWindow(QWidget* parent)
    : QDialog(parent), said_(wrappedLabel()), until_(wrappedLabel()), close_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kStep);
    column->addWidget(said_);
    for (Row& row : rows_) {
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
    setMinimumWidth(kWide);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    whenTextsChange(*this, [this] { write(); });
}

void StreamWindow::showPages(const Feed& feed) {
    failure_.reset();
    for (const ScannedPage& page : feed.scannedPages()) {
        if (page.of == ScannedPage::Of::Spectators) {
            rows_[0].address->setText(QString::fromStdString(pageOf("/overlay", page)));
            rows_[1].address->setText(QString::fromStdString(pageOf("/board", page)));
        }
    }
    for (const Row& row : rows_) {
        row.address->setCursorPosition(0);
    }
    showAddresses(true);
}

void StreamWindow::showFailure(const Failure& failure) {
    failure_ = failure;
    showAddresses(false);
}

void StreamWindow::showAddresses(bool hasPages) {
    for (const Row& row : rows_) {
        row.what->setVisible(hasPages);
        row.address->setVisible(hasPages);
        row.copy->setVisible(hasPages);
    }
    until_->setVisible(hasPages);
    write();
    show();
    raise();
    activateWindow();
}

void StreamWindow::write() {
    setWindowTitle(tr("Show on a stream or television"));
    said_->setText(failure_ ? words::failure(*failure_)
                            : tr("Whoever has one of these addresses sees the game, but gives "
                                 "no commands."));
    rows_[0].what->setText(tr("For a stream: a browser source in OBS, 1920 wide and 1080 high"));
    rows_[1].what->setText(tr("For a television: its browser"));
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
