#include "app/desk/parts/errands.h"

#include "app/common/failure/last_catch.h"
#include "app/desk/parts/plain_box.h"
#include "app/desk/words/words.h"

#include <QMessageBox>

namespace umpire::desk {

Errands::~Errands() {
    threads_.clear(); // waits for the threads while this object still exists, because late results
                      // use it
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
        ->open(); // does not block
}

void Errands::forget() {
    ++newest_;
    busy_ = false;
}

void Errands::take(int errand, const Answer& answer) {
    // when all threads have finished, waiting for them takes no time
    if (++home_ == int(threads_.size())) {
        threads_.clear();
        home_ = 0;
    }
    if (errand == newest_) {
        busy_ = false;
        answer();
    }
}

} // namespace umpire::desk

#include "moc_errands.cpp"
