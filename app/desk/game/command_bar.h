#pragma once

#include "app/record/event.h"

#include <QStringListModel>
#include <QWidget>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// What players say to the umpire: a button and a key each, and a line for an action.
class CommandBar : public QWidget {
    Q_OBJECT
public:
    explicit CommandBar(QWidget* parent = nullptr);

    /// What may be played now, to choose from while typing.
    void setPlayable(const QStringList& actions);
    /// What the last call may have been instead.
    void setOthers(std::vector<Choice> others) { others_ = std::move(others); }
    void setPaused(bool paused);
    /// Whose corrections are given as an example.
    void setGame(const QString& game);
    /// Stands in the line, for players to change and say.
    void propose(const QString& action);

Q_SIGNALS:
    /// A command's line.
    void said(const QString& line);

private:
    void write();
    void writeButton(QPushButton& button, const QString& text, const QString& about, Qt::Key key);
    void chooseOther();
    void play();
    void note();
    void correct();
    void resign();

    QPushButton* accept_;
    QPushButton* other_;
    QPushButton* stands_;
    QPushButton* undo_;
    QPushButton* note_;
    QPushButton* pause_;
    QPushButton* resign_;
    QPushButton* correct_;
    QLabel* playLabel_;
    QLineEdit* line_;
    QPushButton* play_;
    QStringListModel playable_;
    std::vector<Choice> others_;
    QString game_;
    bool paused_ = false;
};

} // namespace umpire::desk
