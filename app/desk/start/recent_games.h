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

/// A recent game, read from its record.
struct RecentGame {
    PlayedGame played;
    GameSettings settings;
    std::optional<Event> last; ///< the last call, unless the call is secret
    bool over = false;
    QImage picture; ///< the newest evidence; null if secret or missing
};

/// A list of the recent games, newest first; hidden if there are none.
class RecentGames : public QWidget {
    Q_OBJECT
public:
    explicit RecentGames(QWidget* parent = nullptr);

    /// Reads the records again, in the background.
    void refresh();

Q_SIGNALS:
    void goOnWanted(const QString& journal);
    void lookWanted(const QString& journal);
    /// Emitted when all are read and shown.
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
