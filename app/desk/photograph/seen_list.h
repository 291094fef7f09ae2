#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QTreeWidget>

namespace umpire::desk {

/// What lies on the table, in words, a thing a line.
class SeenList : public QTreeWidget {
    Q_OBJECT
public:
    explicit SeenList(QWidget* parent = nullptr);

    /// `ruling`: each match of it has its verdict, and what the count rests on comes last.
    void setSeen(const TableObservation& seen,
                 const std::optional<war_galley::TossRuling>& ruling = std::nullopt);
    /// The line of a piece is lit, and in view; no line for a piece that it has not.
    void choose(const std::string& key);
    /// The piece of the line that is lit, as of piece_at.h; empty for none.
    [[nodiscard]] std::string chosen() const;
    [[nodiscard]] std::string keyAt(const QPoint& onViewport) const;

Q_SIGNALS:
    /// Another line is lit, by the mouse or by keys.
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
