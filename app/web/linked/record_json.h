#pragma once

#include "app/game/two_tables/other_table.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace umpire {

/// A message on the link: a table's setting and its complete record.
struct TableMessage {
    TableSetting setting;
    TableRecord record;
    bool operator==(const TableMessage&) const = default;
};

/// Maximum size of a message, in bytes. An action takes about 80 bytes.
inline constexpr std::size_t kMostBytesOfRecord = 1u << 20;

/// Schema of the messages. A table with another schema has another version of the program.
inline constexpr std::string_view kLinkSchema = "umpire.two-tables/2";

/// Returns JSON as described in docs/linked.md.
std::string textOf(const TableMessage& message);
/// Parses a table's message. Error: why the text is no message of a table, for people.
tl::expected<TableMessage, Message> tableMessageIn(std::string_view text);

/// Returns why the two tables cannot play one game; empty if they can.
Message whyNotTogether(const TableSetting& here, const TableSetting& there);
/// Returns what the players must know if the two tables have different clocks; empty otherwise.
Message clocksApart(const TableSetting& here, const TableSetting& there);

} // namespace umpire
