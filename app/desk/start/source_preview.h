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

/// Shows the camera's picture while its button is pressed, to aim the camera.
class SourcePreview : public QWidget {
    Q_OBJECT
public:
    explicit SourcePreview(QWidget* parent = nullptr);

    /// `source`: in the form that app/eye/camera accepts. Replaces a source that is being shown.
    void setSource(const QString& source);
    /// Sets a source that is still being typed; it does not replace a visible one yet.
    void offer(const QString& source);
    /// Sets a function that looks for the table about once a second; the default is none.
    void setLook(LookForTable look) { look_ = std::move(look); }
    /// Hides the button: only `watch` and `stop` then control the preview.
    void hideButton();
    /// Acts like the button; discards the results so far.
    void watch();
    void stop();
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] const PictureView& view() const { return *view_; }

Q_SIGNALS:
    /// `measured`: the table file made from the picture; empty: no file was needed.
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
