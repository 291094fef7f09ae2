#pragma once

#include "app/desk/rules/lesson_text.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
QT_END_NAMESPACE

namespace umpire::desk {

/// Shows the rules of a game: a lesson, and the clauses with a search. The window can stay open
/// beside the game.
class RulesWindow : public QDialog {
    Q_OBJECT
public:
    explicit RulesWindow(QWidget* parent = nullptr);

    using QDialog::show;
    /// Shows the program's single rules window. `game`: name of the game, such as "murus-gallicus";
    /// empty: the game of the clause, or else the game shown last. `clause`: id of the clause to
    /// scroll to, such as "MG-7"; empty: none. `beside`: the window that owns the rules window and
    /// closes it.
    static void show(const QString& game, const QString& clause = {}, QWidget* beside = nullptr);

    /// Shows the clause `clause` of the game `game` in this window.
    void turnTo(const QString& game, const QString& clause);

private:
    void write();
    void list();
    /// Adds the lesson above the clauses, unless a search is active.
    void teach();
    [[nodiscard]] QString game() const;

    QComboBox* games_;
    QLineEdit* search_;
    QTextBrowser* text_;
    QLabel* note_;
    QString clause_;    ///< id of the clause that was asked for; empty: none
    LessonText lesson_; ///< lesson of the game, for the text's width and the window's language
    QString taught_;    ///< game, width and language of `lesson_`, as a key
};

/// Returns the game's clauses that contain all words of `search`, as rich text. Each clause has an
/// anchor. The clause with the id `marked` has a sign, and the background colour `tint`. Empty if
/// no clause matches.
QString clausesOf(const QString& game, const QString& search, const QString& marked,
                  const QString& tint);

} // namespace umpire::desk
