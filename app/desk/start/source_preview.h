#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QTimer;
QT_END_NAMESPACE

namespace umpire {
class Message;
}

namespace umpire::desk {

class FrameThread;
class PictureView;

/// What a camera sees, to aim it by: while its button is down.
class SourcePreview : public QWidget {
    Q_OBJECT
public:
    explicit SourcePreview(QWidget* parent = nullptr);

    /// As app/camera takes it; another one is shown at once where one is shown.
    void setSource(const QString& source);
    void stop();
    [[nodiscard]] const PictureView& view() const { return *view_; }

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void write();
    void toggle();
    void start();
    void end(const Message& failure);

    QPushButton* button_;
    PictureView* view_;
    FrameThread* thread_;
    QTimer* patience_;
    QString source_;
};

} // namespace umpire::desk
