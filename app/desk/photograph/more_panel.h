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

/// The folded options for a picture: the files, the attacker and the target of the toss, and a
/// button that examines the picture again.
class MorePanel : public QWidget {
    Q_OBJECT
public:
    explicit MorePanel(QWidget* parent = nullptr);

    [[nodiscard]] FileChoice& table() { return *table_; }
    [[nodiscard]] FileChoice& camera() { return *camera_; }
    [[nodiscard]] FileChoice& before() { return *before_; }
    /// Fills in the stored paths of the table file and the camera file.
    void recallFiles();

    /// Lists the galleys as attackers and targets, and selects those of the ruling. Hides the lists
    /// if there are fewer than two galleys.
    void offerGalleys(const std::vector<Galley>& galleys, const std::string& attacker,
                      const std::string& target);
    [[nodiscard]] QString attacker() const;
    [[nodiscard]] QString target() const;
    /// Enables the button that examines the picture again, if checked.
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
