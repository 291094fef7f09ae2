#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace umpire {
struct LiveRequest;
}

namespace umpire::desk {

/// How long each side may think, and what happens to a side that has no time left. What is not in
/// the list is typed as `umpire referee --clock` takes it. The choice is remembered.
class ClockChoice : public QWidget {
    Q_OBJECT
public:
    explicit ClockChoice(QWidget* parent = nullptr);

    /// In the language that is spoken.
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
