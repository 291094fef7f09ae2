#pragma once

#include "app/game/thinking/computer_players.h"

#include <optional>
#include <QComboBox>

namespace umpire::desk {

/// Chooses who plays a side: a person whose name is typed here, or an entry of the list: the
/// computer at some strength, or a person at another table.
class SeatChoice : public QComboBox {
    Q_OBJECT
public:
    explicit SeatChoice(QWidget* parent = nullptr);

    /// Updates the texts for the window's language. `side`: the side of this seat.
    void write(const QString& side);
    void seatPerson(const QString& name);
    void seatComputer(Strength strength);
    /// Undoes the choice of another table.
    void seatHere();
    /// Offers another table in the list, or does not.
    void offerElsewhere(bool isOffered);
    /// Returns the typed name; empty if there is none, or if no person plays at this seat.
    [[nodiscard]] QString name() const { return strength_ || isElsewhere_ ? QString() : name_; }
    /// Returns the computer's strength; none: a person plays.
    [[nodiscard]] std::optional<Strength> computer() const { return strength_; }
    [[nodiscard]] bool isElsewhere() const { return isElsewhere_; }

Q_SIGNALS:
    /// Emitted when Enter is pressed.
    void confirmed();
    void otherTableChosen();

private:
    void take(const QString& text);
    void show();

    QString name_; ///< remains while the computer plays
    std::optional<Strength> strength_;
    bool isElsewhere_ = false;
    bool isOffered_ = false; ///< another table
    bool isWriting_ = false; ///< the program, not the user, changes the text
};

} // namespace umpire::desk
