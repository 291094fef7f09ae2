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
        Table,   ///< a menu: tags, or the game's board and pieces, of one variant or of all
        AnyGame, ///< a menu: tags, or the board and pieces of each game
        CalibrationBoard,
    };
    explicit PrintButton(What what = What::Table, QWidget* parent = nullptr);

    /// By the names in the notation: "tags", "charuco" or a game; and of a game, the variant.
    struct Pages {
        QString what;
        QString variant; ///< empty: no certain one
    };
    struct Game {
        Pages pages;
        QString variantName; ///< in words
    };
    /// Which game is played, and by which variant.
    void setGame(std::function<Game()> game) { game_ = std::move(game); }
    /// Writes the PDF beside the window.
    void print(const Pages& pages, const QString& file);

Q_SIGNALS:
    /// `failure` is empty where it is written.
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
    QAction* chosen_ = nullptr; ///< the pages of the game's chosen variant
    QAction* all_ = nullptr;    ///< those of all its variants
    Errands* errands_;
};

} // namespace umpire::desk
