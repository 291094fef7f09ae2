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

/// Shows the umpire's question with a button for each answer. A question about the position stays
/// open until another question replaces it.
class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    /// Opens, replaces or closes the question after an event.
    void hear(const Event& event);
    /// Sets the question that the position itself leaves open; none: the position needs no answer.
    /// `laying`: the players who now lay out pieces in secret. Each of them has a button to say
    /// that everything is laid out, whether or not the rules allow that yet, because this is
    /// secret.
    void setStanding(std::optional<AnswerNeeded> question, const std::vector<Laying>& laying = {});
    void close();
    /// Sets the game, the players' names and the position that the texts refer to.
    void setTable(const words::SpokenTable& table) { table_ = table; }
    /// Sets the legal actions in notation. If they are few, each becomes an answer.
    void setPlayable(const QStringList& actions) { playable_ = actions; }
    /// Tells whether the panel already shows the text of the last announcement.
    [[nodiscard]] bool tellsLast() const { return tellsLast_; }
    [[nodiscard]] int answers() const { return answers_; }
    /// Tells whether the game waits for an answer or for the players' agreement.
    [[nodiscard]] bool holdsTheGame() const;

Q_SIGNALS:
    void said(const umpire::referee::Command& command);
    /// Emitted with an example of an action, which a player can edit and send.
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
    std::optional<Event> heard_; ///< the last event, which the page shows above the answers
    std::optional<Event> asked_;
    std::optional<AnswerNeeded> standing_;
    std::vector<Laying> laying_;
    bool tellsLast_ = false;
};

} // namespace umpire::desk
