#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QTreeWidget>

namespace umpire::desk {

/// Lists the recognised pieces in words, one per line.
class SeenList : public QTreeWidget {
    Q_OBJECT
public:
    explicit SeenList(QWidget* parent = nullptr);

    /// Sets the pieces. `ruling`: adds each match's verdict, and the reasons for the count at the
    /// end; none: no toss was ruled on.
    void setSeen(const TableObservation& seen,
                 const std::optional<war_galley::TossRuling>& ruling = std::nullopt);
    /// Selects the line of a piece and scrolls to it. Selects no line if the list does not contain
    /// the piece.
    void choose(const std::string& key);
    /// Returns the name of the piece in the selected line, as in piece_at.h; empty if no piece is
    /// selected.
    [[nodiscard]] std::string chosen() const;
    [[nodiscard]] std::string keyAt(const QPoint& onViewport) const;

Q_SIGNALS:
    /// Emitted when the user, not the program, selects another line.
    void picked(const QString& key);

private:
    using Ruling = std::optional<war_galley::TossRuling>;

    QTreeWidgetItem& section(const QString& title, std::size_t count);
    void addGalleys(const std::vector<Galley>& galleys, const Ruling& ruling);
    void addMatches(const std::vector<Match>& matches, const Ruling& ruling);
    void addReasons(const Ruling& ruling);
    void addStones(const std::vector<Stone>& stones);
    void addDice(const std::vector<Die>& dice);
    void addOthers(const TableObservation& seen);
};

} // namespace umpire::desk
