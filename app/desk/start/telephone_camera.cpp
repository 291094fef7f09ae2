#include "app/desk/start/telephone_camera.h"

#include "app/desk/parts/code_view.h"
#include "app/desk/parts/measures.h"
#include "app/desk/parts/wrapped_label.h"
#include "app/desk/start/telephone_feed.h"
#include "app/desk/words/languages.h"
#include "app/desk/words/words.h"

#include <QHBoxLayout>

namespace umpire::desk {
namespace {

constexpr int kCode = 26 * kStep;

} // namespace

TelephoneCamera::TelephoneCamera(QWidget* parent)
    : QWidget(parent), code_(new CodeView(kCode)), what_(wrappedLabel()), address_(wrappedLabel()) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(2 * kStep);
    row->addWidget(code_);
    auto* texts = new QVBoxLayout;
    texts->addStretch(1);
    texts->addWidget(what_);
    texts->addWidget(address_);
    texts->addStretch(1);
    row->addLayout(texts, 1);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    whenTextsChange(*this, [this] { write(); });
}

TelephoneCamera::~TelephoneCamera() = default;

void TelephoneCamera::offer() {
    if (feed_) {
        return;
    }
    pictures_ = std::make_shared<PushedPictures>();
    FeedRequest request;
    TelephoneRequest telephone;
    telephone.camera = pictures_;
    telephone.isAlone = false;
    request.makesTokens = true; // other machines reach it
    request.telephone = telephone;
    auto feed = openShownFeed(request);
    failure_.reset();
    if (feed) {
        feed_ = *std::move(feed);
    } else {
        failure_ = feed.error();
    }
    write();
}

void TelephoneCamera::close() {
    feed_.reset();
    write();
}

void TelephoneCamera::serve(LiveRequest& request) const {
    request.source = kName;
    request.open = [pictures = pictures_] { return openPushed(pictures, std::string(kName)); };
}

std::string TelephoneCamera::page() const {
    return telephonePageOf(feed_.get());
}

void TelephoneCamera::write() {
    code_->setAccessibleName(tr("The code that opens the page"));
    code_->show(page());
    if (failure_) {
        what_->setText(words::failure(*failure_));
        address_->clear();
        return;
    }
    what_->setText(tr("Scan this code with the telephone. Put the telephone above the table, so "
                      "that it sees all of the table."));
    address_->setText(tr("Or type this address there:") + QLatin1Char('\n') +
                      QString::fromStdString(page()));
}

} // namespace umpire::desk
