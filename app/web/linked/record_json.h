#pragma once

#include "app/game/two_tables/other_table.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace umpire {

/// What goes over the link: a table's setting and its record, whole.
struct TableMessage {
    TableSetting setting;
    TableRecord record;
    bool operator==(const TableMessage&) const = default;
};

/// A longer message is not read. An action takes about 80 bytes.
inline constexpr std::size_t kMostBytesOfRecord = 1u << 20;

/// A table that says another one has another version of the program.
inline constexpr std::string_view kLinkSchema = "umpire.two-tables/2";

/// JSON, as docs/linked.md tells it.
std::string textOf(const TableMessage& message);
/// Error: why it is no such message, for people.
tl::expected<TableMessage, Message> tableMessageIn(std::string_view text);

/// Why the two do not play one game; empty: they do.
Message whyNotTogether(const TableSetting& here, const TableSetting& there);

} // namespace umpire
