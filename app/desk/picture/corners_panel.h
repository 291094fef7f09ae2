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

/// A panel for marking the play area's corners in a still picture. It is needed if the camera
/// cannot see the tags.
class CornersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CornersPanel(QWidget* parent = nullptr);

    /// Starts with a new check, and removes the corners from the picture. `corners`: the corners in
    /// use; none: the tags give them.
    void reset(const std::optional<TableCorners>& corners);
    /// Enables the panel; called when the first picture has arrived.
    void allow();
    /// Tells whether the corners are shown on the picture.
    [[nodiscard]] bool isSetting() const { return !handles_.isNull(); }
    /// Shows the corners on the picture: at the place where they were last, where `found` has
    /// them, or around the middle. `table`: gives the play area's size and the board; none: the
    /// user enters the size. `found`: the table as the tags show it; none: it is not found.
    void begin(PictureView& view, const std::optional<TableDescription>& table,
               const std::optional<TableView>& found);

Q_SIGNALS:
    /// Emitted when the user wants to mark the corners. The page then freezes the picture and calls
    /// begin().
    void wanted();
    void chosen(const umpire::TableCorners& corners);
    /// Emitted when the user wants to use the tags again.
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
    QPointer<CornerHandles> handles_; ///< belongs to the view's scene; null: no corners are shown
    QSize picture_;
    std::optional<TableCorners> last_;
    std::optional<TableDescription> table_;
};

} // namespace umpire::desk
