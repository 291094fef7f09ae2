#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/picture/frame_thread.h"
#include "app/desk/setup/camera_guide.h"

#include <memory>
#include <QImage>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class CoverageView;
class ExplainedList;
class Fold;
class PictureView;
class PrintButton;

/// Makes a camera file step by step. A person holds up the printed board and follows the
/// instructions.
class CameraPage : public QWidget {
    Q_OBJECT
public:
    explicit CameraPage(QWidget* parent = nullptr);

    /// Starts the camera. `source`: in the form that app/eye/camera accepts.
    void start(const QString& source);
    void stop() { thread_->stop(); }
    /// Writes the camera file in the background, and shows where the file is, or the error.
    void save(const QString& file);
    [[nodiscard]] const GuideState& state() const { return state_; }

Q_SIGNALS:
    /// Emitted when the result of a frame is shown.
    void shown();
    void ended(const umpire::Message& failure);
    void saved(const QString& file);

private:
    struct Seen {
        QImage picture;
        GuideState state;
    };
    void write();
    void writeState();
    void show(const Seen& seen);
    void askForFile();
    [[nodiscard]] QString advice() const;

    PictureView* view_;
    QLabel* title_;
    QLabel* advice_;
    CoverageView* coverage_;
    QLabel* views_;
    QLabel* error_;
    QLabel* trouble_;
    Fold* which_;
    ExplainedList* board_;
    PrintButton* print_;
    QPushButton* again_;
    QPushButton* save_;
    FrameThread* thread_;
    Errands* writing_;
    QString source_;
    GuideState state_;
    bool isOn_ = false;
};

} // namespace umpire::desk
