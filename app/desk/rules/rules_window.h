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

/// The rules of one game: a lesson, and the clauses with a search. The window may stay open beside
/// the game.
class RulesWindow : public QDialog {
    Q_OBJECT
public:
    explicit RulesWindow(QWidget* parent = nullptr);

    using QDialog::show;
    /// Shows the program's only rules window, at that clause. `game`: a name such as
    /// "murus-gallicus"; empty: the clause's game, or the last game. `clause`: "MG-7", or empty.
    /// `beside`: the window that owns the rules window and closes it.
    static void show(const QString& game, const QString& clause = {}, QWidget* beside = nullptr);

    /// Shows that game and clause in this window.
    void turnTo(const QString& game, const QString& clause);

private:
    void write();
    void list();
    /// Shows the lesson above the clauses, if there is no search.
    void teach();
    [[nodiscard]] QString game() const;

    QComboBox* games_;
    QLineEdit* search_;
    QTextBrowser* text_;
    QLabel* note_;
    QString clause_;    ///< the requested clause
    LessonText lesson_; ///< the game's lesson, at the text's width, in the window's language
    QString taught_;    ///< identifies the game, width and language of `lesson_`
};

/// Returns the game's clauses with all words of `search`, as rich text with an anchor each;
/// `marked` stands out by a sign and by `tint`. Empty if none matches.
QString clausesOf(const QString& game, const QString& search, const QString& marked,
                  const QString& tint);

} // namespace umpire::desk
