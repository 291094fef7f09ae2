#pragma once

#include "app/desk/parts/ruling_sign.h"

#include <QFrame>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// Shows the last ruling with its sign, its title and its sentence.
class RulingCard : public QFrame {
    Q_OBJECT
public:
    /// `scale`: font size of the sentence, as a multiple of the normal font size.
    explicit RulingCard(double scale, QWidget* parent = nullptr);

    void showRuling(RulingKind kind, const QString& title, const QString& sentence);
    /// Sets the reasons that a click on "Why?" shows, one per line. An empty list hides "Why?".
    void setReasons(const QStringList& reasons);
    [[nodiscard]] bool hasReasons() const { return !reasons_.isEmpty(); }
    void unfold(bool open);
    void clear();
    /// Sets the letter height of the sentence in pixels, for the view from two metres. Replaces the
    /// scale.
    void setTextHeight(int pixels);
    [[nodiscard]] QString sentence() const;

private:
    void write();
    void writeReasons();

    QWidget* bar_; ///< a bar in the colour of the ruling's sign
    RulingSign* sign_;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* why_;
    QString told_; ///< the sentence as plain text; the label shows its clauses as links
    QStringList reasons_;
    bool isUnfolded_ = false;
    double scale_;
    int height_ = 0;
};

} // namespace umpire::desk
