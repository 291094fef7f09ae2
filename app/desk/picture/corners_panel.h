#pragma once

#include "app/desk/picture/corner_handles.h"
#include "calibration/measure/table_corners.h"

#include <QPointer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace umpire::desk {

class PictureView;

/// Marks the play area's corners by hand over a still picture, if tags are unusable.
class CornersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CornersPanel(QWidget* parent = nullptr);

    /// Begins a new check, and discards unfinished corners. `corners`: those in use.
    void reset(const std::optional<TableCorners>& corners);
    /// Enables the panel once there is a picture.
    void allow();
    /// Tells whether corners are shown on the picture.
    [[nodiscard]] bool isSetting() const { return !handles_.isNull(); }
    /// Shows the corners on the picture, at their last place or in the middle. `table`: gives the
    /// area's size and the board; without it the player enters the size.
    void begin(PictureView& view, const std::optional<TableDescription>& table);

Q_SIGNALS:
    /// Emitted to freeze the picture and call begin().
    void wanted();
    void chosen(const umpire::TableCorners& corners);
    /// Emitted to search for tags again.
    void dropped();

private:
    void write();
    void put();
    void choose();

    QPushButton* begin_;
    QPushButton* drop_;
    QWidget* form_;
    QLabel* help_;
    QLabel* widthLabel_;
    QSpinBox* width_;
    QLabel* heightLabel_;
    QSpinBox* height_;
    QPushButton* turn_;
    QPushButton* use_;
    QPointer<CornerHandles> handles_; ///< owned by the view's scene
    QSize picture_;
    std::optional<TableCorners> last_;
    std::optional<TableDescription> table_;
};

} // namespace umpire::desk
