#pragma once

#include <chrono>
#include <QObject>
#include <QSize>
#include <QString>

namespace umpire::desk {

class PictureView;

/// Measures how soon and how often a window's pictures appear on the screen.
class FrameCounter : public QObject {
public:
    using Clock = std::chrono::steady_clock;
    /// Starts counting. `began` is the program's start.
    FrameCounter(const PictureView& view, Clock::time_point began, QObject* parent = nullptr);

    /// Returns "first picture after 306 ms; 276 pictures of 1920 x 1080 in 8.1 s: 33.9 a second,
    /// 24.4 ms of processor time each".
    [[nodiscard]] QString text() const;

private:
    void count();

    const PictureView& view_;
    Clock::time_point began_;
    Clock::time_point first_;
    Clock::time_point last_;
    double firstWork_ = 0.0; ///< processor time in seconds
    double lastWork_ = 0.0;
    int frames_ = 0;
    QSize size_;
};

} // namespace umpire::desk
