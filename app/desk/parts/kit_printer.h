#pragma once

#include "app/desk/parts/errands.h"

#include <QWidget>

namespace umpire::desk {

/// Writes a PDF for printing in the background, and opens it with the desktop.
class KitPrinter : public QObject {
    Q_OBJECT
public:
    /// `owner`: the widget that the dialogs belong to.
    explicit KitPrinter(QWidget& owner);

    /// What to print. `what`: "tags", "charuco" or the name of a game. `variant`: the variant of
    /// the game.
    struct Pages {
        QString what;
        QString variant; ///< empty: all variants
    };
    /// Asks for the name of the file, writes the PDF and opens it. `title`: title of the dialogs.
    void ask(const Pages& pages, const QString& title);
    /// Writes the PDF in the background, and then emits printed().
    void print(const Pages& pages, const QString& file);

Q_SIGNALS:
    /// Emitted when the file was written. `failure`: the error in one line; empty: success.
    void printed(const QString& file, const QString& failure);

private:
    QWidget& owner_;
    Errands* errands_;
};

} // namespace umpire::desk
