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

/// What players say to the umpire: a button and a key each, and a line for an action. What there is
/// nothing to be said to now is not enabled; what is rare is unfolded.
class CommandBar : public QWidget {
    Q_OBJECT
public:
    explicit CommandBar(QWidget* parent = nullptr);

    /// What may be played now, to choose from while typing; the first one is the example.
    void setPlayable(const QStringList& actions);
    /// Enables what the event leaves to be said.
    void hear(const Event& event);
    /// Nothing is offered any more.
    void forget();
    /// Who plays, and by what names.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    void setHistory(bool mayUndo, bool mayRedo);
    /// Is there a game to say something to? The page's own buttons are not asked.
    void setOn(bool isOn);
    void setPaused(bool paused);
    /// Beside the rare commands: the page's own buttons.
    void addRare(QPushButton* button);
    /// Whose corrections are given as an example.
    void setGame(const QString& game);
    /// Stands in the line, for players to change and say.
    void propose(const QString& action);
    /// As its button does, where there is something to hint at.
    void askForHint();

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// What was taken back is to be done again.
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
