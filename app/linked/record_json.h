#pragma once

#include "app/two_tables/other_table.h"

#include <string>
#include <string_view>

namespace umpire {

/// What goes over the link: a table's setting and its record, whole.
struct TableMessage {
    TableSetting setting;
    TableRecord record;
    bool operator==(const TableMessage&) const = default;
};

/// A longer message is not read. An action takes about 80 bytes.
inline constexpr std::size_t kMostBytesOfRecord = 1u << 20;

/// JSON, as docs/linked.md tells it.
std::string textOf(const TableMessage& message);
/// None: it is no such message.
std::optional<TableMessage> tableMessageIn(std::string_view text);

/// Why the two do not play one game; empty: they do.
std::string whyNotTogether(const TableSetting& here, const TableSetting& there);

} // namespace umpire
