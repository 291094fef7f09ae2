#pragma once

#include "app/game/thinking/computer_players.h"

#include <optional>
#include <QComboBox>

namespace umpire::desk {

/// Chooses who plays a side: a person, whose name is typed here; the computer with a strength; or a
/// person at another table.
class SeatChoice : public QComboBox {
    Q_OBJECT
public:
    explicit SeatChoice(QWidget* parent = nullptr);

    /// Sets the texts in the window's language. `side`: name of the side that this seat plays.
    void write(const QString& side);
    void seatPerson(const QString& name);
    void seatComputer(Strength strength);
    /// Replaces a player at another table by a person at this table.
    void seatHere();
    /// Adds the entry for another table to the list, or removes it.
    void offerElsewhere(bool isOffered);
    /// Returns the typed name; empty if no name was typed, or if the computer or another table
    /// plays.
    [[nodiscard]] QString name() const { return strength_ || isElsewhere_ ? QString() : name_; }
    /// Returns the computer's strength; none if a person plays.
    [[nodiscard]] std::optional<Strength> computer() const { return strength_; }
    [[nodiscard]] bool isElsewhere() const { return isElsewhere_; }

Q_SIGNALS:
    /// Emitted when the user presses Enter.
    void confirmed();
    void otherTableChosen();

private:
    void take(const QString& text);
    void show();

    QString name_; ///< the typed name; kept while the computer plays
    std::optional<Strength> strength_;
    bool isElsewhere_ = false;
    bool isOffered_ = false; ///< true if the list contains the entry for another table
    bool isWriting_ = false; ///< true while the program, not the user, changes the text
};

} // namespace umpire::desk
