#pragma once

#include "app/desk/start/samples.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

class PictureCard;

/// The samples installed with the program, one card each.
class TryPage : public QWidget {
    Q_OBJECT
public:
    explicit TryPage(QWidget* parent = nullptr);

    /// Moves the keyboard focus to the first card.
    void focusFirst();

Q_SIGNALS:
    void gameChosen(const umpire::desk::SampleGame& sample);
    void tossChosen(const umpire::desk::SampleToss& sample);
    void backWanted();

private:
    void write();
    void add(PictureCard* card);

    QLabel* title_;
    QLabel* none_; ///< shown if no sample is installed
    QGridLayout* cards_;
    QPushButton* back_;
    PictureCard* toss_ = nullptr;
    std::vector<std::pair<QString, PictureCard*>> games_;
};

} // namespace umpire::desk
