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

/// Shows the samples that are installed with the program, each on a card.
class TryPage : public QWidget {
    Q_OBJECT
public:
    explicit TryPage(QWidget* parent = nullptr);

    /// Gives the keyboard focus to the first card.
    void focusFirst();

Q_SIGNALS:
    void gameChosen(const umpire::desk::SampleGame& sample);
    void tossChosen(const umpire::desk::SampleToss& sample);
    void backWanted();

private:
    void write();
    void add(PictureCard* card);

    QLabel* title_;
    QLabel* none_; ///< text that is shown if no sample is installed
    QGridLayout* cards_;
    QPushButton* back_;
    PictureCard* toss_ = nullptr;
    std::vector<std::pair<QString, PictureCard*>> games_;
};

} // namespace umpire::desk
