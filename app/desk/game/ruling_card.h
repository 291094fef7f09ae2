#pragma once

#include "app/desk/parts/ruling_sign.h"

#include <QFrame>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// The last ruling: its sign, its kind and its sentence.
class RulingCard : public QFrame {
    Q_OBJECT
public:
    /// `scale`: size of the sentence's letters relative to other text.
    explicit RulingCard(double scale, QWidget* parent = nullptr);

    void showRuling(RulingKind kind, const QString& title, const QString& sentence);
    /// Sets the reasons that "Why?" unfolds, one per line; an empty list hides "Why?".
    void setReasons(const QStringList& reasons);
    [[nodiscard]] bool hasReasons() const { return !reasons_.isEmpty(); }
    void unfold(bool open);
    void clear();
    /// Sets the letters' height in pixels, instead of the scale: for the view from far away.
    void setTextHeight(int pixels);
    [[nodiscard]] QString sentence() const;

private:
    void write();
    void writeReasons();

    QWidget* bar_; ///< in the colour of the sign
    RulingSign* sign_;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* why_;
    QString told_; ///< plain text; the label shows clauses as links
    QStringList reasons_;
    bool isUnfolded_ = false;
    double scale_;
    int height_ = 0;
};

} // namespace umpire::desk
