#pragma once

#include "app/desk/words/spoken_table.h"
#include "app/game/referee/core/commands.h"
#include "app/record/events/event.h"

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// What the umpire wants to know, and a button for each answer. What only the players know stays
/// asked while nothing else is.
class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    /// Keeps, replaces or closes the question, as the event asks.
    void hear(const Event& event);
    /// What the position leaves to be said; none: nothing.
    void setStanding(std::optional<AnswerNeeded> question);
    void close();
    /// Who plays, and by what names.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    /// What may be played now: where that is little, each is an answer.
    void setPlayable(const QStringList& actions) { playable_ = actions; }
    /// It says itself what was heard last.
    [[nodiscard]] bool tellsLast() const { return tellsLast_; }
    [[nodiscard]] int answers() const { return answers_; }
    /// What was done is asked, or whether all agree: the game waits for it.
    [[nodiscard]] bool holdsTheGame() const;

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// An action as it may be said, for players to change.
    void proposed(const QString& action);

private:
    void open(const Event& event);
    QPushButton* addAnswer(const QString& text, const referee::Command& command);
    void addAnswers(const Event& event);
    void addExamples(const AnswerNeeded& needed);
    void writeQuestion();
    QPushButton* addButton(const QString& text);

    QLabel* question_;
    QVBoxLayout* column_;
    std::vector<QWidget*> buttons_;
    int answers_ = 0;
    words::SpokenTable table_;
    QStringList playable_;
    std::optional<Event> heard_; ///< last; the page tells it beside the answers
    std::optional<Event> asked_;
    std::optional<AnswerNeeded> standing_;
    bool tellsLast_ = false;
};

} // namespace umpire::desk
