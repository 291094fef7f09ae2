#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <QTreeWidget>

namespace umpire::desk {

/// Lists the pieces on the table in words, one per line.
class SeenList : public QTreeWidget {
    Q_OBJECT
public:
    explicit SeenList(QWidget* parent = nullptr);

    /// `ruling`: adds each match's verdict, and at the end the reasons for the count.
    void setSeen(const TableObservation& seen,
                 const std::optional<war_galley::TossRuling>& ruling = std::nullopt);
    /// Selects and reveals the line of a piece; none for an unknown piece.
    void choose(const std::string& key);
    /// Returns the piece of the selected line, named as in piece_at.h; empty for none.
    [[nodiscard]] std::string chosen() const;
    [[nodiscard]] std::string keyAt(const QPoint& onViewport) const;

Q_SIGNALS:
    /// Emitted when the user selects another line.
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
