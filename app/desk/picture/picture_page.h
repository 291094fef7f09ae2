#pragma once

#include "app/desk/parts/errands.h"
#include "app/look/look.h"

#include <memory>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class FileChoice;
class PictureView;
class SeenList;
class TeachMenu;

/// A picture, and what lies on the table in it: `umpire look` and `umpire score` with a mouse.
class PicturePage : public QWidget {
    Q_OBJECT
public:
    explicit PicturePage(QWidget* parent = nullptr);

    struct Files {
        QString picture;
        QString table;
        QString camera;
        QString before;
    };
    void open(const Files& files);
    /// The toss to rule on once the picture is looked at; nothing where it has no such galleys.
    void chooseToss(const QString& attacker, const QString& target);
    [[nodiscard]] bool isBusy() const { return looking_->isBusy(); }

Q_SIGNALS:
    /// An answer, or a failure, is shown.
    void answered();

private:
    using LookAnswer = std::shared_ptr<const Expected<Look>>;

    QWidget* filesPanel();
    QWidget* answerPanel();
    void write();
    void look();
    void cancel();
    void show(const LookAnswer& answer);
    void showAnswer();
    void listWarnings(const Look& look);
    void offerToss(const Look& look);
    void ruleToss();

    FileChoice* picture_;
    FileChoice* table_;
    FileChoice* camera_;
    FileChoice* before_;
    QPushButton* look_;
    QPushButton* cancel_;
    QProgressBar* progress_;
    QLabel* summary_;
    SeenList* seen_;
    TeachMenu* teach_;
    QLabel* warningsTitle_;
    QListWidget* warnings_;
    QGroupBox* toss_;
    QComboBox* attacker_;
    QComboBox* target_;
    QLabel* attackerLabel_;
    QLabel* targetLabel_;
    QLabel* headline_;
    QLabel* ruling_;
    PictureView* view_;
    Errands* looking_;
    LookAnswer answer_;
    QString chosenAttacker_;
    QString chosenTarget_;
};

} // namespace umpire::desk
