#pragma once

#include "app/game/referee/core/offer.h"

#include <QMenu>

namespace umpire::desk {

/// A menu of the possible corrections of a place: first those that fit the camera's view, then all
/// others in submenus by property. An action's data is the text after `correct`.
class CorrectionMenu : public QMenu {
    Q_OBJECT
public:
    explicit CorrectionMenu(const referee::Offer& offer, QWidget* parent = nullptr);

    /// Tells whether the place that is pointed at next must be appended to the action's data.
    [[nodiscard]] static bool isToBePointedAt(const QAction& action);

private:
    void addLikely(const referee::OfferedPiece& piece);
    void addAll(QMenu& menu, const referee::OfferedPiece& piece);
    QAction* add(QMenu& menu, const QString& text, const std::string& piece);

    int likely_ = 0;
};

} // namespace umpire::desk
