#pragma once

#include "app/eye/one_picture/look.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// Lists the pieces that were searched in a picture but not found, and those that were not
/// searched, with buttons that search for them.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    /// Sets the look; null: there is no look yet.
    void setLook(const Look* look);
    /// Tells whether the panel must be shown at once: nothing was found.
    [[nodiscard]] bool isUrgent() const { return isEmpty_; }
    /// Says whether corners are shown on the picture.
    void setCorners(Qt::CheckState lie);

Q_SIGNALS:
    void wanted(const std::set<umpire::Detector>& more);
    void boardWanted();
    /// Emitted to mark the board's corners by hand.
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
