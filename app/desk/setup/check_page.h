#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/picture/frame_thread.h"
#include "app/desk/setup/table_check.h"
#include "app/game/live/live_game.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class CornersPanel;
class Fold;
class PictureView;

/// Checks whether the camera sees the table well enough. Each point of the check has a remedy.
class CheckPage : public QWidget {
    Q_OBJECT
public:
    explicit CheckPage(QWidget* parent = nullptr);

    void start(const LiveRequest& request);
    void stop() { thread_->stop(); }

Q_SIGNALS:
    /// Emitted when the result of a frame is shown.
    void shown();
    void ended(const umpire::Message& failure);
    /// Emitted when a table file was written. The page uses the file from then on.
    void tableMeasured(const QString& file);
    void calibrationWanted(const umpire::LiveRequest& request);
    /// Emitted when the user starts the game after the check.
    void gameWanted();
    /// Emitted when the user has marked the corners; none: the tags give the corners again.
    void cornersSet(const std::optional<umpire::TableCorners>& corners);

private:
    void write();
    void show(const std::shared_ptr<const TableCheck>& check);
    void useCorners(const std::optional<TableCorners>& corners);
    void measure();
    [[nodiscard]] bool hasBoard() const;
    [[nodiscard]] bool isReady() const;
    void writeTags();
    void writeAccuracy();
    void writeView();
    void writeLight();
    void writeFocus();
    void writePieces();

    PictureView* view_;
    QLabel* title_;
    QLabel* tags_;
    QLabel* accuracy_;
    QLabel* inView_;
    QLabel* light_;
    QLabel* focus_;
    QLabel* pieces_;
    QLabel* trouble_;
    CornersPanel* corners_;
    QPushButton* measure_;
    QPushButton* calibrate_;
    QPushButton* again_;
    Fold* rare_;
    QPushButton* play_;
    QProgressBar* measuring_;
    FrameThread* thread_;
    Errands* errands_;
    LiveRequest request_;
    std::shared_ptr<const TableCheck> check_;
    bool isLooking_ = false; ///< true until the first result of a frame arrives
};

} // namespace umpire::desk
