#pragma once

#include "app/game/two_tables/other_table.h"

#include <memory>
#include <string>

/// Two tables, one game: the way between them.
namespace umpire {

struct LinkRequest {
    std::string side;   ///< that sits at this table
    std::string with;   ///< the address of the table that waits; empty: this one waits
    std::string invite; ///< "0.0.0.0:8422": where this one waits
};

/// A WebSocket over TLS in a thread of its own; the game's thread hands in values.
class TableLink {
public:
    /// Errors: WrongUsage for addresses that are none, CannotWrite where the system refuses.
    static Expected<std::unique_ptr<TableLink>> open(const LinkRequest& request);
    /// Says goodbye, where nobody has an otherTable() of it.
    ~TableLink();
    TableLink(const TableLink&) = delete;
    TableLink& operator=(const TableLink&) = delete;

    /// What the other table says to --with; empty where this one is the guest.
    [[nodiscard]] std::string address() const;
    /// The line stays while there is a copy of it.
    [[nodiscard]] OtherTable otherTable() const;

private:
    struct Inside;
    explicit TableLink(std::shared_ptr<Inside> inside);
    std::shared_ptr<Inside> inside_;
};

} // namespace umpire
