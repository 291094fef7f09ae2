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

/// A game that was played lately, as its record has it.
struct RecentGame {
    PlayedGame played;
    GameSettings settings;
    std::optional<Event> last; ///< what was called last, where it is no secret
    bool over = false;
    QImage picture; ///< the newest evidence; null where it is secret or there is none
};

/// The games that were played lately, the newest first; hidden where there is none.
class RecentGames : public QWidget {
    Q_OBJECT
public:
    explicit RecentGames(QWidget* parent = nullptr);

    /// Reads the records anew, beside the window.
    void refresh();

Q_SIGNALS:
    void goOnWanted(const QString& journal);
    void lookWanted(const QString& journal);
    /// All are read and shown.
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
