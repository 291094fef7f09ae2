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

/// Players' commands to the umpire: each has a button and a key, and a line allows typing an
/// action. Buttons that are useless now are disabled; rare buttons are folded away.
class CommandBar : public QWidget {
    Q_OBJECT
public:
    explicit CommandBar(QWidget* parent = nullptr);

    /// Sets the legal actions for completion while typing; the first one is the example.
    void setPlayable(const QStringList& actions);
    /// Enables the commands that are possible after the event.
    void hear(const Event& event);
    /// Withdraws all offers.
    void forget();
    /// Sets the players and their names.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    void setHistory(bool mayUndo, bool mayRedo);
    /// Enables the commands while a game runs. Does not affect the page's own buttons.
    void setOn(bool isOn);
    void setPaused(bool paused);
    /// Adds one of the page's own buttons beside the rare commands.
    void addRare(QPushButton* button);
    /// Sets the game from which the example of a correction comes.
    void setGame(const QString& game);
    /// Puts the action into the line, for players to edit and send.
    void propose(const QString& action);
    /// Asks for a hint, like the button, if a hint is possible.
    void askForHint();

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// Emitted when the last undo should be reverted.
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
    QPushButton* stands_;
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
    std::vector<Choice> others_;
    enum class Offers { Nothing, Question, Illegal, OtherCall } offers_ = Offers::Nothing;
    words::SpokenTable table_;
    bool isOn_ = false;
    bool mayUndo_ = false;
    bool mayRedo_ = false;
    QString game_;
    bool paused_ = false;
};

} // namespace umpire::desk
