#pragma once

#include <array>
#include <optional>
#include <QStringList>
#include <QWidget>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// Shows the result for a picture: the count in large letters, its reasons and the next step. Its
/// buttons copy and save the picture.
class RulingPanel : public QWidget {
    Q_OBJECT
public:
    /// A question about the toss that is too close for the umpire to decide. `key`: id by which
    /// answered() names the question.
    struct Question {
        QString key;
        QString words;
        std::array<QString, 2> answers; ///< texts of the buttons for yes and no
        std::optional<bool> said;       ///< the players' answer; none: not answered yet
    };

    explicit RulingPanel(QWidget* parent = nullptr);

    /// Shows each question with two buttons.
    void ask(const std::vector<Question>& questions);

    /// `warned`: the part of the lines that is shown in the colour of errors; empty: none.
    void setWords(const QString& headline, const QStringList& lines, const QString& hint,
                  const QString& warned = {});
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QStringList lines() const { return lines_; }
    /// Enables the buttons that copy the picture and hide the drawing, if checked.
    void allow(Qt::CheckState allowed);
    [[nodiscard]] Qt::CheckState isDrawn() const;

Q_SIGNALS:
    void answered(const QString& key, bool answer);
    void copyWanted();
    void saveWanted();
    void drawingToggled();

private:
    void write();
    void writeLines();
    void showSaid();

    QLabel* headline_;
    QWidget* questions_;
    std::vector<Question> asked_;
    QLabel* text_;
    QLabel* hint_;
    QPushButton* drawing_;
    QPushButton* copy_;
    QPushButton* save_;
    QStringList lines_;
    QString warned_; ///< the part of the lines that is shown in the colour of errors
};

} // namespace umpire::desk
