#pragma once

#include "app/desk/parts/kit_printer.h"

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
        CalibrationBoard,
    };
    explicit PrintButton(What what = What::Table, QWidget* parent = nullptr);

    using Pages = KitPrinter::Pages;
    struct Game {
        Pages pages;
        QString variantName; ///< name of the variant as the window shows it
    };
    /// Sets the function that returns the selected game and variant.
    void setGame(std::function<Game()> game) { game_ = std::move(game); }
    /// The same as KitPrinter::print.
    void print(const Pages& pages, const QString& file);

Q_SIGNALS:
    /// The same as KitPrinter::printed.
    void printed(const QString& file, const QString& failure);

private:
    void addMenu();
    void writeMenu();
    [[nodiscard]] Pages chosen() const;
    void ask(const Pages& pages);

    std::function<Game()> game_;
    QAction* tags_ = nullptr;
    QAction* chosen_ = nullptr; ///< prints the selected variant
    QAction* all_ = nullptr;    ///< prints all variants of the selected game
    KitPrinter* printer_;
};

} // namespace umpire::desk
