#pragma once

#include "app/look/look.h"

#include <QTreeWidget>

namespace umpire::desk {

/// What lies on the table, in words, a thing a line.
class SeenList : public QTreeWidget {
    Q_OBJECT
public:
    explicit SeenList(QWidget* parent = nullptr);

    void setSeen(const TableObservation& seen);

private:
    QTreeWidgetItem& section(const QString& title, std::size_t count);
    void addGalleys(const std::vector<Galley>& galleys);
    void addMatches(const std::vector<Match>& matches);
    void addStones(const std::vector<Stone>& stones);
    void addDice(const std::vector<Die>& dice);
    void addOthers(const TableObservation& seen);
};

} // namespace umpire::desk
