#pragma once

#include "app/game/thinking/computer_players.h"

#include <optional>
#include <QComboBox>

namespace umpire::desk {

/// Who plays a side: a person, whose name is typed here, or, chosen from the list, the computer at
/// one of its strengths, or a person at another table.
class SeatChoice : public QComboBox {
    Q_OBJECT
public:
    explicit SeatChoice(QWidget* parent = nullptr);

    /// In the language that is spoken. `side`: whose seat it is.
    void write(const QString& side);
    void seatPerson(const QString& name);
    void seatComputer(Strength strength);
    /// The person sits here after all.
    void seatHere();
    /// The list offers another table.
    void offerElsewhere(bool isOffered);
    /// As it was typed; empty where nobody gave one, or the computer plays.
    [[nodiscard]] QString name() const { return strength_ || isElsewhere_ ? QString() : name_; }
    /// None: a person plays.
    [[nodiscard]] std::optional<Strength> computer() const { return strength_; }
    [[nodiscard]] bool isElsewhere() const { return isElsewhere_; }

Q_SIGNALS:
    /// Enter was pressed.
    void confirmed();
    void otherTableChosen();

private:
    void take(const QString& text);
    void show();

    QString name_; ///< stays while the computer plays
    std::optional<Strength> strength_;
    bool isElsewhere_ = false;
    bool isOffered_ = false; ///< another table
    bool isWriting_ = false; ///< the text is not the players' doing
};

} // namespace umpire::desk
