#pragma once

#include "app/look/look.h"

#include <memory>
#include <QObject>
#include <thread>
#include <vector>

namespace umpire::desk {

using LookAnswer = std::shared_ptr<const Expected<Look>>;

/// Looks at pictures beside the window. One answer counts: that of the newest question.
class PictureExaminer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Waits for what is under way: a second or so.
    ~PictureExaminer() override;

    void examine(LookRequest request);
    /// The answer under way will not be told.
    void cancel();
    [[nodiscard]] bool isBusy() const { return busy_; }

Q_SIGNALS:
    void answered(const umpire::desk::LookAnswer& answer);

private:
    void take(int question, const LookAnswer& answer);

    int question_ = 0;
    bool busy_ = false;
    int answers_ = 0; ///< of threads_
    std::vector<std::jthread> threads_;
};

} // namespace umpire::desk
