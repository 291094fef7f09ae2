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

/// The rules of one game: a lesson, and the clauses to read and to search. The window stays open
/// beside the game.
class RulesWindow : public QDialog {
    Q_OBJECT
public:
    explicit RulesWindow(QWidget* parent = nullptr);

    using QDialog::show;
    /// Shows the one window of the program, at that clause. `game`: "murus-gallicus"; empty: the
    /// clause's own game, or the one shown last. `clause`: "MG-7", or empty. `beside`: the window
    /// it belongs to and closes with.
    static void show(const QString& game, const QString& clause = {}, QWidget* beside = nullptr);

    /// In this window.
    void turnTo(const QString& game, const QString& clause);

private:
    void write();
    void list();
    /// Above the clauses, where none is searched for.
    void teach();
    [[nodiscard]] QString game() const;

    QComboBox* games_;
    QLineEdit* search_;
    QTextBrowser* text_;
    QLabel* note_;
    QString clause_;    ///< the one that was asked for
    LessonText lesson_; ///< of the game, at the text's width, in the language that is spoken
    QString taught_;    ///< what `lesson_` was made for
};

/// The clauses of that game that have all words of `search`, as rich text with an anchor each; the
/// clause `marked` stands out by a sign and by `tint`. Empty where none has them.
QString clausesOf(const QString& game, const QString& search, const QString& marked,
                  const QString& tint);

} // namespace umpire::desk
