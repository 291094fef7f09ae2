#pragma once

#include "app/desk/parts/ruling_sign.h"

#include <QFrame>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// The last ruling: its shape, what kind it is, and what it says.
class RulingCard : public QFrame {
    Q_OBJECT
public:
    /// `scale`: of the sentence's letters against other text.
    explicit RulingCard(double scale, QWidget* parent = nullptr);

    void showRuling(RulingKind kind, const QString& title, const QString& sentence);
    /// What it rests on, a line each, is unfolded by "Why?"; none: there is nothing to unfold.
    void setReasons(const QStringList& reasons);
    [[nodiscard]] bool hasReasons() const { return !reasons_.isEmpty(); }
    void unfold(bool open);
    void clear();
    /// Letters so high, in pixels, instead of by the scale: for the view from far away.
    void setTextHeight(int pixels);
    [[nodiscard]] QString sentence() const;

private:
    void write();
    void writeReasons();

    RulingSign* sign_;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* why_;
    QString told_; ///< plain; the label has the clauses as links
    QStringList reasons_;
    bool isUnfolded_ = false;
    double scale_;
    int height_ = 0;
};

} // namespace umpire::desk
