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

/// Where no tags serve: the play area's corners are set by hand over a picture that stands still.
class CornersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CornersPanel(QWidget* parent = nullptr);

    /// A new check: what was being set is put away. `corners`: those that it is done by.
    void reset(const std::optional<TableCorners>& corners);
    /// There is a picture now.
    void allow();
    /// Corners lie over the picture.
    [[nodiscard]] bool isSetting() const { return !handles_.isNull(); }
    /// Lays the corners over the picture; where they were last, else in its middle. `table`: gives
    /// the area's size and the board; without one the player says the size.
    void begin(PictureView& view, const std::optional<TableDescription>& table);

Q_SIGNALS:
    /// The picture should stand still now, and begin() be called.
    void wanted();
    void chosen(const umpire::TableCorners& corners);
    /// Tags are to be looked for again.
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
    QPointer<CornerHandles> handles_; ///< the view's scene has it
    QSize picture_;
    std::optional<TableCorners> last_;
    std::optional<TableDescription> table_;
};

} // namespace umpire::desk
