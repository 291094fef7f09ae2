#pragma once

#include "app/eye/one_picture/look.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class FileChoice;

/// The folded options of a picture: files, the names of attacker and target, and further
/// detectors.
class MorePanel : public QWidget {
    Q_OBJECT
public:
    explicit MorePanel(QWidget* parent = nullptr);

    [[nodiscard]] FileChoice& table() { return *table_; }
    [[nodiscard]] FileChoice& camera() { return *camera_; }
    [[nodiscard]] FileChoice& before() { return *before_; }
    /// Fills in the table file and the camera file of the last picture.
    void recallFiles();

    /// Sets the galleys that may fire, and selects those of the ruling.
    void offerGalleys(const std::vector<Galley>& galleys, const std::string& attacker,
                      const std::string& target);
    [[nodiscard]] QString attacker() const;
    [[nodiscard]] QString target() const;
    /// Enables or disables looking at the picture again.
    void allowLook(Qt::CheckState allowed);

Q_SIGNALS:
    void tossChosen();
    void lookWanted();

private:
    void write();

    FileChoice* before_;
    FileChoice* table_;
    FileChoice* camera_;
    QPushButton* look_;
    QWidget* toss_;
    QLabel* attackerLabel_;
    QLabel* targetLabel_;
    QComboBox* attacker_;
    QComboBox* target_;
};

} // namespace umpire::desk
