#pragma once

#include "app/game/referee/core/offer.h"

#include <QMenu>

namespace umpire::desk {

/// What of the record may be put right at a place that was pointed at: what the camera sees so
/// first, then all else in submenus by what it is about. An action's data is what
/// stands behind `correct`.
class CorrectionMenu : public QMenu {
    Q_OBJECT
public:
    explicit CorrectionMenu(const referee::Offer& offer, QWidget* parent = nullptr);

    /// The action's data is to be followed by the place that is pointed at next.
    [[nodiscard]] static bool isToBePointedAt(const QAction& action);

private:
    void addLikely(const referee::OfferedPiece& piece);
    void addAll(QMenu& menu, const referee::OfferedPiece& piece);
    QAction* add(QMenu& menu, const QString& text, const std::string& piece);

    int likely_ = 0;
};

} // namespace umpire::desk
