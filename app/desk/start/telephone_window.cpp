#include "app/desk/start/telephone_window.h"

#include "app/desk/parts/telephone_code.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/words/languages.h"
#include "app/web/server/feed.h"

#include <QHideEvent>
#include <QVBoxLayout>

namespace umpire::desk {

TelephoneWindow::TelephoneWindow(QWidget* parent)
    : QDialog(parent), code_(new TelephoneCode(TelephoneCode::Opens::Toss)), until_(wrappedLabel()),
      close_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(code_, 1);
    column->addWidget(until_);
    column->addWidget(close_);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    whenTextsChange(*this, [this] { write(); });
}

TelephoneWindow::~TelephoneWindow() = default;

void TelephoneWindow::serve(const TossFiles& files) {
    feed_.reset();
    FeedRequest request;
    request.telephone = TelephoneRequest{files};
    auto feed = openShownFeed(request);
    if (feed) {
        feed_ = *std::move(feed);
        code_->show(feed_);
    } else {
        code_->show(feed.error());
    }
    write();
    QWidget::show();
    raise();
    activateWindow();
}

std::string TelephoneWindow::page() const {
    return code_->page();
}

void TelephoneWindow::write() {
    setWindowTitle(tr("Use a telephone"));
    close_->setText(tr("Close"));
    until_->setText(tr("The code is valid while this window is open."));
    until_->setVisible(feed_ != nullptr);
}

/// Makes the code invalid when the window is closed.
void TelephoneWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        feed_.reset();
        code_->show(nullptr);
        write();
    }
    QDialog::hideEvent(event);
}

TelephoneButton::TelephoneButton(QWidget* parent)
    : PictureCard("telephone", Size::Large, parent), window_(new TelephoneWindow(this)) {
    connect(this, &QAbstractButton::clicked, this,
            [this] { window_->serve({.table = table_ ? table_() : std::nullopt}); });
    whenTextsChange(*this, [this] {
        setTexts(tr("Use a telephone"),
                 tr("It scans a code, takes the picture of a toss, and shows "
                    "the ruling."));
    });
}

} // namespace umpire::desk

#include "moc_telephone_window.cpp"
