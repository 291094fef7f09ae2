#include "app/web/server/event_log.h"

namespace umpire {

void EventLog::goOnAfter(std::uint64_t number) {
    const std::scoped_lock lock(mutex_);
    first_ = number + 1;
}

void EventLog::add(std::string line) {
    auto shared = std::make_shared<const std::string>(std::move(line));
    const std::scoped_lock lock(mutex_);
    kept_ += shared->size();
    lines_.push_back(std::move(shared));
    while (kept_ > mostKept_ && lines_.size() > 1) {
        kept_ -= lines_.front()->size();
        lines_.pop_front();
        ++first_;
    }
}

EventLog::Line EventLog::at(std::uint64_t number) const {
    const std::scoped_lock lock(mutex_);
    return number < first_ || number - first_ >= lines_.size()
               ? nullptr
               : lines_[std::size_t(number - first_)];
}

std::uint64_t EventLog::first() const {
    const std::scoped_lock lock(mutex_);
    return first_;
}

std::uint64_t EventLog::last() const {
    const std::scoped_lock lock(mutex_);
    return first_ + lines_.size() - 1;
}

} // namespace umpire
