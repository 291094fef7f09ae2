#pragma once

#include "app/eye/one_picture/look.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// Lists the kinds of pieces that were searched but not found, and the kinds that were not
/// searched. Buttons start a search for these.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    /// Sets the observation of the picture; null: the picture was not examined yet.
    void setLook(const Look* look);
    /// Tells whether the page must show the panel at once, because nothing was found.
    [[nodiscard]] bool isUrgent() const { return isEmpty_; }
    /// Tells the panel whether the corners are shown on the picture.
    void setCorners(Qt::CheckState lie);

Q_SIGNALS:
    void wanted(const std::set<umpire::Detector>& more);
    void boardWanted();
    /// Emitted when the user wants to mark the board's corners.
    void cornersWanted();
    void cornersSet();

private:
    void write();
    void showButtons();

    QLabel* words_;
    QPushButton* board_;
    QPushButton* corners_;
    QPushButton* use_;
    QPushButton* small_;
    QPushButton* galleys_;
    std::optional<std::set<Detector>> sought_;
    bool isEmpty_ = false;
    bool isInFrame_ = false;
    bool isSetting_ = false;
};

} // namespace umpire::desk
