#pragma once

#include <QPainter>
#include <QPalette>
#include <QString>

/// Illustrations on the pages, drawn by code at any size, in the window's
/// colours.
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

/// Draws in the middle of `room`, as large as fits.
void draw(Drawing drawing, QPainter& painter, const QRectF& room, const QPalette& palette);

/// Returns a game's drawing, by its name in notation; Nothing if it has none.
Drawing drawingOf(const QString& game);

} // namespace umpire::desk
