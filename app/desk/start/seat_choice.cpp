#include "app/desk/start/seat_choice.h"

#include "app/game/live/seated_names.h"

#include <array>
#include <QLineEdit>

namespace umpire::desk {
namespace {

/// Index of the entry for another table, after those for the computer's strengths.
constexpr int kElsewhere = int(Strength::Best) + 1;

} // namespace

SeatChoice::SeatChoice(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    lineEdit()->setMaxLength(int(kMostNameLetters));
    connect(lineEdit(), &QLineEdit::textChanged, this, &SeatChoice::take);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &SeatChoice::confirmed);
}

void SeatChoice::write(const QString& side) {
    isWriting_ = true;
    clear();
    for (const QString& each :
         {tr("A person"), tr("The computer, a beginner"), tr("The computer, a casual player"),
          tr("The computer, a strong player"), tr("The computer, at its best")}) {
        addItem(each);
    }
    if (isOffered_) {
        addItem(tr("A person at another table…"));
    }
    isWriting_ = false;
    lineEdit()->setPlaceholderText(tr("a name, or choose the computer"));
    lineEdit()->setAccessibleName(side);
    setAccessibleName(side);
    setToolTip(tr("Type a name, or choose the computer from the list"));
    show();
}

void SeatChoice::seatPerson(const QString& name) {
    name_ = name;
    strength_.reset();
    isElsewhere_ = false;
    show();
}

void SeatChoice::seatComputer(Strength strength) {
    strength_ = strength;
    isElsewhere_ = false;
    show();
}

void SeatChoice::seatHere() {
    isElsewhere_ = false;
    show();
}

void SeatChoice::offerElsewhere(bool isOffered) {
    isOffered_ = isOffered;
    isElsewhere_ = isElsewhere_ && isOffered;
}

/// Takes the selected entry of the list, or the typed name.
void SeatChoice::take(const QString& text) {
    const int line = isWriting_ ? -1 : findText(text, Qt::MatchExactly);
    if (isWriting_) {
        return;
    }
    isElsewhere_ = line == kElsewhere;
    if (isElsewhere_) {
        strength_.reset();
        Q_EMIT otherTableChosen();
        return;
    }
    if (line > 0) {
        strength_ = Strength(line);
        return;
    }
    strength_.reset();
    if (line == 0) {
        return show(); // shows the typed name again
    }
    name_ = text;
}

void SeatChoice::show() {
    isWriting_ = true;
    setCurrentIndex(isElsewhere_ ? kElsewhere : strength_ ? int(*strength_) : 0);
    if (!strength_ && !isElsewhere_) {
        setEditText(name_);
    }
    isWriting_ = false;
}

} // namespace umpire::desk

#include "moc_seat_choice.cpp"
