#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/game/referee/core/commands.h"
#include "app/record/events/event.h"

#include <QStandardItemModel>
#include <QWidget>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// The players' commands to the umpire. Each command has a button and a key, and a player can type
/// an action. A button is disabled while its command is not possible; buttons for rare commands are
/// folded away.
class CommandBar : public QWidget {
    Q_OBJECT
public:
    explicit CommandBar(QWidget* parent = nullptr);

    /// Sets the legal actions, in notation, that complete the typed text. The first action is also
    /// the example in the empty line. `example`: the example if there are no such actions.
    void setPlayable(const QStringList& actions, const QString& example = {});
    /// While players lay something out in secret, the line hides what is typed and keeps its
    /// example.
    void setLaying(bool isLaying);
    /// Updates the possible commands after an event.
    void hear(const Event& event);
    /// Disables the answers that the last event allowed.
    void forget();
    /// Sets the game, the players' names and the position that the texts refer to.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    void setHistory(bool mayUndo, bool mayRedo);
    /// Enables the commands while a game runs. Does not affect the page's own buttons.
    void setOn(bool isOn);
    /// After the end of a game nobody can move, but a wrong end can be taken back or corrected.
    void setOver(bool isOver);
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return paused_; }
    /// Adds a button of the page to the folded buttons.
    void addRare(QPushButton* button);
    /// Sets the game, for which the example of a correction is chosen.
    void setGame(const QString& game);
    /// Writes an action into the line, so that a player can edit and send it.
    void propose(const QString& action);
    /// Does the same as the hint button, if the button is enabled.
    void askForHint();

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// Emitted when a player wants to revert the last undo.
    void redoWanted();

private:
    void write();
    void addKeys();
    void writeButton(QPushButton& button, const QString& text, const QString& about,
                     const QKeySequence& key);
    void writeExample();
    void enable();
    QString completionOf(const QString& action) const;
    void chooseOther();
    void play();
    void note();
    void correct();
    void resign();

    QPushButton* accept_;
    QPushButton* other_;
    QPushButton* stands_; ///< always hidden; its key works
    QPushButton* undo_;
    QPushButton* redo_;
    QPushButton* more_;
    QWidget* rare_;
    QPushButton* note_;
    QPushButton* pause_;
    QPushButton* resign_;
    QPushButton* correct_;
    QPushButton* hint_;
    QLabel* playLabel_;
    QLineEdit* line_;
    QPushButton* play_;
    QStandardItemModel playable_;
    QString example_; ///< the example in the empty line; empty: none is known
    std::vector<Choice> others_;
    enum class Offers { Nothing, Question, Illegal, OtherCall } offers_ = Offers::Nothing;
    words::SpokenTable table_;
    bool isOn_ = false;
    bool mayUndo_ = false;
    bool mayRedo_ = false;
    bool isOver_ = false;
    bool isLaying_ = false;
    QString game_;
    bool paused_ = false;
};

} // namespace umpire::desk
