#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace umpire {
struct LiveRequest;
}

namespace umpire::desk {

/// Chooses how long each side may think, and what happens to a side whose time is over. A limit
/// that is not in the list can be typed in the form of `umpire referee --clock`. The choice is
/// remembered.
class ClockChoice : public QWidget {
    Q_OBJECT
public:
    explicit ClockChoice(QWidget* parent = nullptr);

    /// Writes the list's texts in the current language.
    void write();
    void choose(LiveRequest& request) const;

private:
    [[nodiscard]] QString clock() const;
    void take();

    QComboBox* clocks_;
    QComboBox* atZero_;
    bool isWriting_ = false; ///< the text is not the players' doing
};

} // namespace umpire::desk
