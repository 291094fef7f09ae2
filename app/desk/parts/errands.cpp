#include "app/desk/parts/errands.h"

#include "app/common/failure/last_catch.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/words/words.h"

#include <QMessageBox>

namespace umpire::desk {

Errands::~Errands() {
    threads_.clear(); // joined while this object is intact, because late answers still use it
}

void Errands::send(std::function<Answer()> errand) {
    busy_ = true;
    const int number = ++newest_;
    threads_.emplace_back([this, number, errand = std::move(errand)] {
        Answer answer;
        try {
            answer = errand();
        } catch (...) {
            answer = [this, why = whatWasThrown()] { showFailure(words::warning(why)); };
        }
        window_.post([this, number, answer = std::move(answer)] { take(number, answer); });
    });
}

void Errands::showFailure(const QString& why) {
    plainBox(QMessageBox::Warning, {}, why, QMessageBox::Ok, qobject_cast<QWidget*>(parent()))
        ->open(); // shows the box without blocking
}

void Errands::forget() {
    ++newest_;
    busy_ = false;
}

void Errands::take(int errand, const Answer& answer) {
    if (++home_ == int(threads_.size())) { // all threads have finished, so joining does not block
        threads_.clear();
        home_ = 0;
    }
    if (errand == newest_) {
        busy_ = false;
        answer();
    }
}

} // namespace umpire::desk
