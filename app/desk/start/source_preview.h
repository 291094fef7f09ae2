#pragma once

#include "app/desk/setup/table_seen.h"

#include <QImage>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QTimer;
QT_END_NAMESPACE

namespace umpire::desk {

class FrameThread;
class PictureView;

/// Shows the camera's picture while its button is checked, so that a person can aim the camera.
class SourcePreview : public QWidget {
    Q_OBJECT
public:
    explicit SourcePreview(QWidget* parent = nullptr);

    /// Sets the source. If the preview is running, the new source replaces the old one at once.
    /// `source`: in the form that app/eye/camera accepts.
    void setSource(const QString& source);
    /// Sets a source that is still being typed. A running preview keeps the old source.
    void offer(const QString& source);
    /// Sets the function that searches the table in a frame about once a second. The default is
    /// none.
    void setLook(LookForTable look) { look_ = std::move(look); }
    /// Hides the button. Then only watch() and stop() control the preview.
    void hideButton();
    /// Starts the preview as the button does, and drops earlier results.
    void watch();
    void stop();
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] const PictureView& view() const { return *view_; }

Q_SIGNALS:
    /// Emitted when the table was searched in a frame. `measured`: path of the table file written
    /// from the picture; empty: no file was needed or the table was not found.
    void tableSeen(bool seen, const QString& measured);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void write();
    void toggle();
    void start();
    void showFrame(const QImage& picture, const std::optional<TableSeen>& seen);
    void end(const Message& failure);

    QPushButton* button_;
    PictureView* view_;
    FrameThread* thread_;
    QTimer* patience_;
    QString source_;
    LookForTable look_;
};

} // namespace umpire::desk
