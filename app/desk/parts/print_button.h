#pragma once

#include "app/desk/parts/errands.h"

#include <functional>
#include <QPushButton>

namespace umpire::desk {

/// Prints a game's material for the table, or the board for camera calibration, into a PDF that the
/// desktop then opens.
class PrintButton : public QPushButton {
    Q_OBJECT
public:
    enum class What {
        Table,   ///< a menu: tags, or the game's board and pieces, for one or all variants
        AnyGame, ///< a menu: tags, or the board and pieces of each game
        CalibrationBoard,
    };
    explicit PrintButton(What what = What::Table, QWidget* parent = nullptr);

    /// The names in notation: "tags", "charuco" or a game; for a game, also the variant.
    struct Pages {
        QString what;
        QString variant; ///< empty: any
    };
    struct Game {
        Pages pages;
        QString variantName; ///< the displayed name
    };
    /// Sets the function that returns the chosen game and variant.
    void setGame(std::function<Game()> game) { game_ = std::move(game); }
    /// Writes the PDF in the background.
    void print(const Pages& pages, const QString& file);

Q_SIGNALS:
    /// `failure` is empty on success.
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
    QAction* chosen_ = nullptr; ///< prints the game's chosen variant
    QAction* all_ = nullptr;    ///< prints all variants of the game
    Errands* errands_;
};

} // namespace umpire::desk
