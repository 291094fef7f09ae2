#pragma once

#include "app/eye/one_picture/look.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// What was looked for in a picture and not found, what was not looked for, and the buttons that
/// look for it.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    /// Null: there is no look.
    void setLook(const Look* look);
    /// Whether something has to be said without being asked: nothing was found.
    [[nodiscard]] bool isUrgent() const { return isEmpty_; }
    /// Corners lie over the picture, or not any more.
    void setCorners(Qt::CheckState lie);

Q_SIGNALS:
    void wanted(const std::set<umpire::Detector>& more);
    void boardWanted();
    /// The board's corners are to be set by hand.
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
