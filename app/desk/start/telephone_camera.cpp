#include "app/desk/start/telephone_camera.h"

#include "app/desk/parts/telephone_code.h"
#include "app/web/server/feed.h"

#include <QHBoxLayout>

namespace umpire::desk {

TelephoneCamera::TelephoneCamera(QWidget* parent)
    : QWidget(parent), code_(new TelephoneCode(TelephoneCode::Opens::Camera)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(code_);
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
    request.makesTokens = true; // other machines can reach the feed, so the feed must check tokens
    request.telephone = telephone;
    auto feed = openShownFeed(request);
    if (feed) {
        feed_ = *std::move(feed);
        code_->show(feed_);
    } else {
        code_->show(feed.error());
    }
}

void TelephoneCamera::close() {
    feed_.reset();
    code_->show(nullptr);
}

void TelephoneCamera::serve(LiveRequest& request) const {
    request.source = kName;
    request.open = [pictures = pictures_] { return openPushed(pictures, std::string(kName)); };
}

std::string TelephoneCamera::page() const {
    return code_->page();
}

} // namespace umpire::desk

#include "moc_telephone_camera.cpp"
