#pragma once

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace umpire::desk {

/// What is said of a picture: the count in large letters, what it rests on, what to click next; and
/// what can be done with it.
class RulingPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulingPanel(QWidget* parent = nullptr);

    void setWords(const QString& headline, const QStringList& lines, const QString& hint);
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QStringList lines() const { return lines_; }
    /// Whether there is something to copy and a drawing to hide.
    void allow(Qt::CheckState allowed);
    [[nodiscard]] Qt::CheckState isDrawn() const;

Q_SIGNALS:
    void copyWanted();
    void saveWanted();
    void drawingToggled();

private:
    void write();

    QLabel* headline_;
    QLabel* text_;
    QLabel* hint_;
    QPushButton* drawing_;
    QPushButton* copy_;
    QPushButton* save_;
    QStringList lines_;
};

} // namespace umpire::desk
