#pragma once

#include "app/desk/parts/errands.h"

#include <functional>
#include <QPushButton>

namespace umpire::desk {

/// Prints what a game needs at the table, or the board that a camera is calibrated by, into a PDF
/// that the desktop then shows.
class PrintButton : public QPushButton {
    Q_OBJECT
public:
    enum class What {
        Table, ///< a menu: tags, or the game's board and pieces
        CalibrationBoard,
    };
    explicit PrintButton(What what = What::Table, QWidget* parent = nullptr);

    /// Of which game; by the name in the notation.
    void setGame(std::function<QString()> game) { game_ = std::move(game); }
    /// Writes the PDF beside the window: "tags", "charuco", or a game's name.
    void print(const QString& what, const QString& file);

Q_SIGNALS:
    /// `failure` is empty where it is written.
    void printed(const QString& file, const QString& failure);

private:
    void addMenu();
    void ask(const QString& what);
    void present(const QString& file, const QString& failure);

    std::function<QString()> game_;
    Errands* errands_;
};

} // namespace umpire::desk
