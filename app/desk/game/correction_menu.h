#pragma once

#include "app/game/referee/core/offer.h"

#include <QMenu>
#include <string_view>

namespace umpire::desk {

/// A menu of the possible corrections of a place. The corrections that fit the camera's observation
/// best come first; submenus for each property contain all corrections. The data of a menu action
/// is the argument of the command `correct`.
class CorrectionMenu : public QMenu {
    Q_OBJECT
public:
    /// `game`: name of the game, which decides how pieces are called.
    CorrectionMenu(const referee::Offer& offer, std::string_view game, QWidget* parent = nullptr);

    /// Tells whether the piece's new place is still missing in the action's data. A player then
    /// points at this place, and its name is appended.
    [[nodiscard]] static bool isToBePointedAt(const QAction& action);

private:
    void addLikely(const referee::OfferedPiece& piece);
    void addAll(QMenu& menu, const referee::OfferedPiece& piece);
    QAction* add(QMenu& menu, const QString& text, const std::string& piece);

    int likely_ = 0;
};

} // namespace umpire::desk
