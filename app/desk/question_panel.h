#pragma once

#include "app/referee/events.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace umpire::desk {

/// What the umpire wants to know, and a button for each answer. Hidden while all is well.
class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    /// Keeps, replaces or closes the question, as the event asks.
    void hear(const referee::Event& event);
    void close();
    [[nodiscard]] int answers() const { return answers_; }

Q_SIGNALS:
    /// A command's line.
    void said(const QString& line);

private:
    void open(const referee::Event& event);
    void addAnswer(const QString& text, const QString& line);
    void addAnswers(const referee::Event& event);

    QLabel* question_;
    QVBoxLayout* column_;
    std::vector<QWidget*> buttons_;
    int answers_ = 0;
    std::optional<referee::Event> asked_;
};

} // namespace umpire::desk
