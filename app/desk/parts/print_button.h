#pragma once

#include "app/desk/parts/errands.h"

#include <functional>
#include <QPushButton>

namespace umpire::desk {

/// A button that writes a PDF for printing, and opens it with the desktop: the material of a game,
/// or the board for camera calibration.
class PrintButton : public QPushButton {
    Q_OBJECT
public:
    enum class What {
        Table, ///< opens a menu for printing the tags, or the board and pieces of the selected game
               ///< in one variant or in all
        AnyGame, ///< opens a menu for printing the tags, or the board and pieces of any game
        CalibrationBoard,
    };
    explicit PrintButton(What what = What::Table, QWidget* parent = nullptr);

    /// What to print. `what`: "tags", "charuco" or the name of a game. `variant`: the variant of
    /// the game.
    struct Pages {
        QString what;
        QString variant; ///< empty: all variants
    };
    struct Game {
        Pages pages;
        QString variantName; ///< name of the variant as the window shows it
    };
    /// Sets the function that returns the selected game and variant.
    void setGame(std::function<Game()> game) { game_ = std::move(game); }
    /// Writes the PDF in the background, and then emits printed().
    void print(const Pages& pages, const QString& file);

Q_SIGNALS:
    /// Emitted when the file was written. `failure`: the error in one line; empty: success.
    void printed(const QString& file, const QString& failure);

private:
    void addMenu();
    void addGames();
    void writeMenu();
    [[nodiscard]] Pages chosen() const;
    void ask(const Pages& pages);
    void present(const QString& file, const QString& failure);

    std::function<Game()> game_;
    QAction* tags_ = nullptr;
    QAction* chosen_ = nullptr; ///< prints the selected variant
    QAction* all_ = nullptr;    ///< prints all variants of the selected game
    Errands* errands_;
};

} // namespace umpire::desk
