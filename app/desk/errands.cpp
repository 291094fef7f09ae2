#include "app/desk/errands.h"

namespace umpire::desk {

Errands::~Errands() {
    threads_.clear(); // joined while this is still whole, so that a late answer finds it
}

void Errands::send(std::function<Answer()> errand) {
    busy_ = true;
    const int number = ++newest_;
    threads_.emplace_back([this, number, errand = std::move(errand)] {
        Answer answer = errand();
        window_.post([this, number, answer = std::move(answer)] { take(number, answer); });
    });
}

void Errands::forget() {
    ++newest_;
    busy_ = false;
}

void Errands::take(int errand, const Answer& answer) {
    if (++home_ == int(threads_.size())) { // all are at their end, so that nobody is waited for
        threads_.clear();
        home_ = 0;
    }
    if (errand == newest_) {
        busy_ = false;
        answer();
    }
}

} // namespace umpire::desk
