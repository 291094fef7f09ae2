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

/// What is folded away beside a picture: the files that may be named, who fires at whom by name,
/// and what else can be looked for.
class MorePanel : public QWidget {
    Q_OBJECT
public:
    explicit MorePanel(QWidget* parent = nullptr);

    [[nodiscard]] FileChoice& table() { return *table_; }
    [[nodiscard]] FileChoice& camera() { return *camera_; }
    [[nodiscard]] FileChoice& before() { return *before_; }
    /// The table file and the camera file of the last picture.
    void recallFiles();

    /// The galleys that may fire; those of the ruling are chosen.
    void offerGalleys(const std::vector<Galley>& galleys, const std::string& attacker,
                      const std::string& target);
    [[nodiscard]] QString attacker() const;
    [[nodiscard]] QString target() const;
    /// Whether there is a picture that can be looked at again.
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
