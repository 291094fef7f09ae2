#pragma once

#include "app/desk/game/ruling_card.h"
#include "app/desk/words/position_words.h"
#include "app/game/live/live_game.h"

#include <QElapsedTimer>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

class CodeView;
class LiveMarks;
class PositionPanel;
struct GameChoice;

/// One side's entry in the score.
struct FarSide {
    QString name;
    QStringList counts;
    bool isToMove = false;
    QString time{}; ///< the side's remaining time; empty: the side has no time limit
    bool operator==(const FarSide&) const = default;
};

/// A full-screen view that is legible from two metres. It shows the ruling, the score, the side to
/// move, the clock and the last events. F11 or Esc closes the view, M switches the sounds, and H
/// asks for a hint.
class FarView : public QWidget {
    Q_OBJECT
public:
    explicit FarView(QWidget* parent = nullptr);

    void showSides(const std::vector<FarSide>& sides);
    void showRuling(RulingKind kind, const QString& title, const QString& sentence);
    void showPosition(const GameChoice& choice, const LivePosition& position,
                      const LiveMarks& marks);
    /// Shows the sentences of events, newest first.
    void showEvents(const QStringList& events);
    enum class Heart { Beats, Waits, Blind };
    void showState(Heart heart, const QString& state);
    /// Shows `address` as text and as a code that a phone can scan; an empty address hides both.
    void showPage(const std::string& address);
    /// Removes the last ruling and the events, and restarts the clock for a new game.
    void begin();
    void write();

Q_SIGNALS:
    void soundWanted();
    void hintWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void tick();

    QWidget* score_;
    QHBoxLayout* sides_;
    std::vector<FarSide> shown_;
    RulingCard* ruling_;
    PositionPanel* board_;
    QLabel* events_;
    CodeView* code_;
    QLabel* page_;
    QLabel* state_;
    QLabel* clock_;
    QLabel* keys_;
    QElapsedTimer played_;
    QTimer second_;
};

} // namespace umpire::desk
