#pragma once

#include <QPainter>
#include <QPalette>
#include <QString>

/// Pictures that stand where players look rather than read, drawn by code at any size, in the
/// colours of the window.
namespace umpire::desk {

enum class Drawing {
    RuleOnPicture,
    RefereeGame,
    TryIt,
    Camera,
    Telephone,
    Film,
    MurusGallicus,
    WarGalley,
    Buda,
    NavalBattle,
    Triremes,
    Nothing,
};

/// In the middle of `room`, as large as fits there.
void draw(Drawing drawing, QPainter& painter, const QRectF& room, const QPalette& palette);

/// Of a game by its name in the notation; Nothing for a game that has none.
Drawing drawingOf(const QString& game);

} // namespace umpire::desk
