#pragma once

#include "app/desk/errands.h"

#include <functional>
#include <QPushButton>

namespace umpire::desk {

/// Prints what a game needs at the table into a PDF that the desktop then shows: tags, boards,
/// counters.
class PrintButton : public QPushButton {
    Q_OBJECT
public:
    explicit PrintButton(QWidget* parent = nullptr);

    /// Of which game; by the name in the notation.
    void setGame(std::function<QString()> game) { game_ = std::move(game); }
    /// Writes the PDF beside the window: "tags", or a game's name.
    void print(const QString& what, const QString& file);

Q_SIGNALS:
    /// `failure` is empty where it is written.
    void printed(const QString& file, const QString& failure);

private:
    void ask(const QString& what);
    void present(const QString& file, const QString& failure);

    std::function<QString()> game_;
    Errands* errands_;
};

} // namespace umpire::desk
