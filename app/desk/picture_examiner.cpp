#include "app/desk/picture_examiner.h"

namespace umpire::desk {

PictureExaminer::~PictureExaminer() {
    threads_.clear(); // joined while this is still whole, so that a late answer finds it
}

void PictureExaminer::examine(LookRequest request) {
    busy_ = true;
    const int question = ++question_;
    threads_.emplace_back([this, question, request = std::move(request)] {
        const auto answer = std::make_shared<const Expected<Look>>(lookAtTable(request));
        QMetaObject::invokeMethod(
            this, [this, question, answer] { take(question, answer); }, Qt::QueuedConnection);
    });
}

void PictureExaminer::cancel() {
    ++question_;
    busy_ = false;
}

void PictureExaminer::take(int question, const LookAnswer& answer) {
    ++answers_;
    if (answers_ == int(threads_.size())) { // all are at their end, so that nobody is waited for
        threads_.clear();
        answers_ = 0;
    }
    if (question == question_) {
        busy_ = false;
        Q_EMIT answered(answer);
    }
}

} // namespace umpire::desk
