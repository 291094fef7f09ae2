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

/// The result for a picture: the count in large letters, its reasons, the next step; and the
/// actions on the picture.
class RulingPanel : public QWidget {
    Q_OBJECT
public:
    /// A match too close to call. `key` identifies the answer.
    struct Question {
        QString key;
        QString words;
        std::array<QString, 2> answers; ///< yes and no
        std::optional<bool> said;       ///< empty: not answered yet
    };

    explicit RulingPanel(QWidget* parent = nullptr);

    /// Shows each question with a button for each answer.
    void ask(const std::vector<Question>& questions);

    void setWords(const QString& headline, const QStringList& lines, const QString& hint);
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QStringList lines() const { return lines_; }
    /// Enables copying and hiding the drawing.
    void allow(Qt::CheckState allowed);
    [[nodiscard]] Qt::CheckState isDrawn() const;

Q_SIGNALS:
    void answered(const QString& key, bool answer);
    void copyWanted();
    void saveWanted();
    void drawingToggled();

private:
    void write();
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
};

} // namespace umpire::desk
