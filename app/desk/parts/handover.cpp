#include "app/desk/parts/handover.h"

#include <QCoreApplication>
#include <QEvent>

namespace umpire::desk {

void Handover::post(std::function<void()> told) {
    {
        const std::lock_guard lock(mutex_);
        told_.push_back(std::move(told));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

bool Handover::event(QEvent* event) {
    if (event->type() != QEvent::User) {
        return QObject::event(event);
    }
    std::function<void()> next;
    {
        const std::lock_guard lock(mutex_);
        next = std::move(told_.front());
        told_.pop_front();
    }
    next();
    return true;
}

} // namespace umpire::desk
