#pragma once

#include "app/game/two_tables/other_table.h"

#include <memory>
#include <string>

/// Connects two tables for one game.
namespace umpire {

struct LinkRequest {
    std::string side;   ///< the side at this table
    std::string with;   ///< address of the waiting table; empty: this table waits
    std::string invite; ///< address at which this table waits, such as "0.0.0.0:8422"
};

/// A WebSocket over TLS in a separate thread; the game's thread exchanges values with it.
class TableLink {
public:
    /// Starts to wait, or prepares the call. Errors: WrongUsage for malformed addresses,
    /// CannotWrite if the system refuses.
    static Expected<std::unique_ptr<TableLink>> open(const LinkRequest& request);
    /// Says goodbye, if no copy of otherTable() exists.
    ~TableLink();
    TableLink(const TableLink&) = delete;
    TableLink& operator=(const TableLink&) = delete;

    /// Returns the argument of --with for the other table; empty if this table is the guest.
    [[nodiscard]] std::string address() const;
    /// Returns the functions by which a game uses the other table. The connection remains while a
    /// copy of the result exists.
    [[nodiscard]] OtherTable otherTable() const;

private:
    struct Inside;
    explicit TableLink(std::shared_ptr<Inside> inside);
    std::shared_ptr<Inside> inside_;
};

} // namespace umpire
