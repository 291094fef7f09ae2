#include "app/desk/start/telephone_window.h"

#include "app/desk/parts/appearance.h"
#include "app/desk/parts/code_view.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/start/telephone_feed.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"

#include <QHideEvent>
#include <QVBoxLayout>

namespace umpire::desk {

TelephoneWindow::TelephoneWindow(QWidget* parent)
    : QDialog(parent), code_(new CodeView), what_(wrappedLabel()), address_(wrappedLabel()),
      others_(wrappedLabel()), until_(wrappedLabel()), close_(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(what_);
    column->addWidget(code_, 1);
    for (QLabel* each : {address_, others_, until_}) {
        column->addWidget(each);
    }
    column->addWidget(close_);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    others_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    whenTextsChange(*this, [this] { write(); });
}

TelephoneWindow::~TelephoneWindow() = default;

void TelephoneWindow::serve(const TossFiles& files) {
    feed_.reset();
    FeedRequest request;
    request.telephone = TelephoneRequest{files};
    auto feed = openShownFeed(request);
    failure_.reset();
    if (feed) {
        feed_ = *std::move(feed);
    } else {
        failure_ = feed.error();
    }
    write();
    QWidget::show();
    raise();
    activateWindow();
}

std::string TelephoneWindow::page() const {
    return telephonePageOf(feed_.get());
}

void TelephoneWindow::write() {
    emphasise(*what_, letters::kCard);
    setWindowTitle(tr("Use a telephone"));
    close_->setText(tr("Close"));
    code_->setAccessibleName(tr("The code that opens the page"));
    code_->show(page());
    until_->setText(tr("The code is valid while this window is open."));
    until_->setVisible(feed_ != nullptr);
    if (!feed_) {
        what_->setText(failure_ ? words::failure(*failure_) : QString());
        address_->clear();
        others_->clear();
        return;
    }
    what_->setText(
        tr("Scan this code with a telephone in the same network. The page that opens takes "
           "a picture of a toss and shows the ruling."));
    QStringList pages;
    for (const std::string& each : feed_->telephonePages()) {
        pages << QString::fromStdString(each);
    }
    address_->setText(tr("Or type this address there:") + QLatin1Char('\n') + pages.takeFirst());
    others_->setText(tr("If the telephone does not find it, try this one:") + QLatin1Char('\n') +
                     pages.join(QLatin1Char('\n')));
    others_->setVisible(!pages.isEmpty());
}

/// Nobody sees the code any more, so that it opens nothing.
void TelephoneWindow::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        feed_.reset();
        write();
    }
    QDialog::hideEvent(event);
}

TelephoneButton::TelephoneButton(QWidget* parent)
    : PictureCard(Drawing::Telephone, Size::Large, parent), window_(new TelephoneWindow(this)) {
    connect(this, &QAbstractButton::clicked, this,
            [this] { window_->serve({.table = table_ ? table_() : std::nullopt}); });
    whenTextsChange(*this, [this] {
        setTexts(tr("Use a telephone"),
                 tr("It scans a code, takes the picture of a toss, and shows "
                    "the ruling."));
    });
}

} // namespace umpire::desk
