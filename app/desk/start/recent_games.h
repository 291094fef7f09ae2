#pragma once

#include "app/desk/parts/errands.h"
#include "app/desk/start/played_games.h"
#include "app/record/journal/recorded_event.h"

#include <QImage>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
QT_END_NAMESPACE

namespace umpire::desk {

/// A recent game as its record describes it.
struct RecentGame {
    PlayedGame played;
    GameSettings settings;
    std::optional<Event> last; ///< the event that ended the game; none: the game is not over
    bool over = false;
    QImage picture; ///< the newest picture of the record; null if there is none or it is secret
};

/// Shows the three newest games, newest first. Hidden if there are no games.
class RecentGames : public QWidget {
    Q_OBJECT
public:
    explicit RecentGames(QWidget* parent = nullptr);

    /// Reads the records again in the background, and then emits shown().
    void refresh();

Q_SIGNALS:
    void goOnWanted(const QString& journal);
    void lookWanted(const QString& journal);
    /// Emitted when the games are shown.
    void shown();

private:
    void show(std::vector<RecentGame> games);
    void write();
    QWidget* rowOf(const RecentGame& game);

    QLabel* title_;
    QHBoxLayout* rows_;
    std::vector<RecentGame> games_;
    Errands* reading_;
};

} // namespace umpire::desk
