#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace umpire {
struct LiveRequest;
}

namespace umpire::desk {

/// Chooses the thinking time of each side, and what happens when a side's time is over. A limit
/// that is not in the list can be typed in the form of `umpire referee --clock`. The choice is
/// stored.
class ClockChoice : public QWidget {
    Q_OBJECT
public:
    explicit ClockChoice(QWidget* parent = nullptr);

    /// Sets the texts in the window's language.
    void write();
    void choose(LiveRequest& request) const;

private:
    [[nodiscard]] QString clock() const;
    void take();

    QComboBox* clocks_;
    QComboBox* atZero_;
    bool isWriting_ = false; ///< true while the program, not the user, changes the text
};

} // namespace umpire::desk
