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

/// What a camera sees, to aim it by: while its button is down.
class SourcePreview : public QWidget {
    Q_OBJECT
public:
    explicit SourcePreview(QWidget* parent = nullptr);

    /// As app/eye/camera takes it; another one is shown at once where one is shown.
    void setSource(const QString& source);
    /// A source that is still being typed: it can be shown, and is not yet where another one is.
    void offer(const QString& source);
    /// Looks for the table in what is seen, about once a second; by itself it looks for nothing.
    void setLook(LookForTable look) { look_ = std::move(look); }
    /// Without a button: `watch` and `stop` say when it is looked.
    void hideButton();
    /// As if the button were pressed; what was seen before is forgotten.
    void watch();
    void stop();
    [[nodiscard]] bool isWatching() const;
    [[nodiscard]] const PictureView& view() const { return *view_; }

Q_SIGNALS:
    /// `measured`: the table file that was made of it; empty: none was needed.
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
