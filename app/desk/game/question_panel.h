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

/// The umpire's question, with a button for each answer. A question that only players can answer
/// stays open until the next one.
class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    /// Stores, replaces or closes the question, depending on the event.
    void hear(const Event& event);
    /// Sets the question that the position leaves open; none: no question is open.
    void setStanding(std::optional<AnswerNeeded> question);
    void close();
    /// Sets the players and their names.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    /// Sets the legal actions: if they are few, each becomes an answer.
    void setPlayable(const QStringList& actions) { playable_ = actions; }
    /// Tells whether the panel itself shows the last announcement.
    [[nodiscard]] bool tellsLast() const { return tellsLast_; }
    [[nodiscard]] int answers() const { return answers_; }
    /// Tells whether the game waits for an answer or for agreement.
    [[nodiscard]] bool holdsTheGame() const;

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// Emitted with an example of an action, for players to edit.
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
    std::optional<Event> heard_; ///< the last event, which the page shows beside the answers
    std::optional<Event> asked_;
    std::optional<AnswerNeeded> standing_;
    bool tellsLast_ = false;
};

} // namespace umpire::desk
