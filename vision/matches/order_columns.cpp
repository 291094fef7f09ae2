#include "vision/matches/order_columns.h"

#include "vision/matches/laid_order.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

namespace umpire::matches {
namespace {

/// Matches that may be a column, sorted by y.
using Group = std::vector<LaidOrder>;

struct Reading {
    std::vector<Order> sequence;
    Message trouble; ///< empty if the reading is valid
};

/// A group at a player's side, apart from other matches, with its reading for each player.
struct ColumnCandidate {
    Group group;
    TablePoint middle;
    Reading asA;
    Reading asB;
    std::optional<Side> side;
    Message trouble;
};

Side opposite(Side side) {
    return side == Side::A ? Side::B : Side::A;
}

TablePoint middleOf(const Match& match) {
    return midpoint(match.tail, match.head);
}

/// Returns the match that follows `low` in the column, or none at the end of the column.
std::optional<std::size_t> next(const LaidOrder& low, const std::vector<LaidOrder>& laid,
                                const std::vector<bool>& taken, const OrderColumnOptions& options) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        const Millimetres gap = gapBetween(low, laid[i]);
        const bool fits = laid[i].middle.y > low.middle.y && gap >= options.gapLeast &&
                          gap <= options.gapMost &&
                          abs(laid[i].middle.x - low.middle.x) <= options.asideMost;
        if (!taken[i] && fits && (!best || gap < gapBetween(low, laid[*best]))) {
            best = i;
        }
    }
    return best;
}

std::vector<Group> groupsOf(const OrderTable& table, const OrderColumnOptions& options) {
    const std::vector<LaidOrder> laid = laidOrders(table.matches, table.sizes, options);
    std::vector<bool> taken(laid.size(), false);
    std::vector<Group> groups;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        std::optional<std::size_t> at = taken[i] ? std::nullopt : std::optional(i);
        Group group;
        while (at) {
            taken[*at] = true;
            group.push_back(laid[*at]);
            at = next(group.back(), laid, taken, options);
        }
        if (!group.empty()) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

Millimetres lowEnd(const Group& group) {
    return group.front().middle.y - group.front().halfSlot;
}
Millimetres highEnd(const Group& group) {
    return group.back().middle.y + group.back().halfSlot;
}

TablePoint middleOf(const Group& group) {
    Millimetres x;
    for (const LaidOrder& laid : group) {
        x += laid.middle.x;
    }
    return {x / double(group.size()), (lowEnd(group) + highEnd(group)) * 0.5};
}

/// Counts the other matches near the axis of the group. Only a heap of tossed matches has many.
std::size_t strangers(const Group& group, const OrderTable& table,
                      const OrderColumnOptions& options) {
    const Millimetres x = middleOf(group).x;
    std::size_t count = 0;
    for (std::size_t i = 0; i < table.matches.size(); ++i) {
        const TablePoint middle = middleOf(table.matches[i]);
        const TablePoint nearest{x, std::clamp(middle.y, lowEnd(group), highEnd(group))};
        if (std::ranges::count(group, i, &LaidOrder::match) == 0 &&
            distance(middle, nearest) < options.solitude) {
            ++count;
        }
    }
    return count;
}

/// Tells whether the group is a row of orders that starts at a galley's bow (WG-17). Such a row is
/// no column.
bool isRowOf(const Galley& galley, const Group& group, const OrderColumnOptions& options) {
    const TablePoint bow = midpoint(galley.hull[0], galley.hull[3]);
    const TablePoint ahead = along(galley.heading, 1_mm);
    const Millimetres x = middleOf(group).x;
    const TablePoint ends[] = {{x, lowEnd(group)}, {x, highEnd(group)}};
    return std::ranges::any_of(ends, [&](TablePoint end) {
        return abs(Millimetres(cross(ahead, end - bow))) <= options.bowAside &&
               abs(Millimetres(dot(ahead, end - bow))) <= options.bowAhead;
    });
}

bool isAtASide(const Group& group, const OrderTable& table, const OrderColumnOptions& options) {
    const Millimetres left = middleOf(group).x - table.areaOrigin.x;
    const Millimetres flank = table.areaWidth * options.flankShare;
    const Millimetres edge = table.areaHeight * options.edgeShare;
    return left <= flank || left >= table.areaWidth - flank ||
           lowEnd(group) - table.areaOrigin.y <= edge ||
           highEnd(group) - table.areaOrigin.y >= table.areaHeight - edge;
}

/// Converts a laid match to an order. Returns none for a match that points backward, which is half
/// an order, and for a headless match along the column.
std::optional<Order> orderOf(const LaidOrder& laid, Side reader) {
    const bool ahead = laid.towardsFar == (reader == Side::A);
    if (!laid.headed) {
        return laid.along ? std::nullopt : std::optional(Order::Fire);
    }
    if (laid.along) {
        return ahead ? std::optional(Order::Forward) : std::nullopt;
    }
    return ahead ? Order::Right : Order::Left;
}

Reading readAs(Side reader, Group group) {
    if (reader == Side::A) {
        std::ranges::reverse(group);
    }
    Reading reading;
    int backward = 0;
    const auto unpaired = [&] { return backward % 2 != 0; };
    for (const LaidOrder& laid : group) {
        const std::optional<Order> order = orderOf(laid, reader);
        if (!laid.headed && !order) {
            return {{}, "a match without a head lies lengthwise in it"};
        }
        if (order && unpaired()) {
            break;
        }
        backward += order ? 0 : 1;
        if (order || !unpaired()) {
            reading.sequence.push_back(order.value_or(Order::RearrangeOars));
        }
    }
    if (unpaired()) {
        return {{}, "a match points backward alone, and re-arranging oars takes two (WG-13)"};
    }
    return reading;
}

bool isReading(const Reading& reading) {
    return reading.trouble.empty();
}

/// Returns the side in whose half of the table the column lies. Returns none if the column is too
/// near to the midline.
std::optional<Side> halfOf(const ColumnCandidate& candidate, const OrderTable& table,
                           const OrderColumnOptions& options) {
    const Millimetres above = candidate.middle.y - table.areaOrigin.y - table.areaHeight * 0.5;
    if (abs(above) <= options.midlineDoubt) {
        return std::nullopt;
    }
    return above < 0_mm ? Side::A : Side::B;
}

void settle(ColumnCandidate& candidate, std::optional<Side> half) {
    const bool a = isReading(candidate.asA);
    const bool b = isReading(candidate.asB);
    if (half ? !(*half == Side::A ? a : b) : !a && !b) {
        candidate.trouble = half == Side::B ? candidate.asB.trouble : candidate.asA.trouble;
    } else if (half) {
        candidate.side = half;
    } else if (a != b) {
        candidate.side = a ? Side::A : Side::B;
    }
}

/// Tells whether two groups may be parts of the same column. The gap between them may come from an
/// unseen match, from a match that only happens to lie in line, or from a match that was found
/// twice; the column would then be misread.
bool isPartOf(const Group& one, const Group& other, const OrderColumnOptions& options) {
    const Millimetres gap =
        std::max(lowEnd(one), lowEnd(other)) - std::min(highEnd(one), highEnd(other));
    return gap <= options.unseenMost &&
           abs(middleOf(one).x - middleOf(other).x) <= options.asideMost;
}

std::vector<ColumnCandidate> columnCandidates(const OrderTable& table,
                                              const OrderColumnOptions& options) {
    std::vector<ColumnCandidate> candidates;
    const std::vector<Group> groups = groupsOf(table, options);
    const auto isFaint = [&](const LaidOrder& laid) {
        return table.matches[laid.match].confidence < options.confidenceLeast;
    };
    const auto mayBeHeadless = [&](const LaidOrder& laid) {
        return laid.headed && table.matches[laid.match].headlessChance > options.headlessChanceMost;
    };
    for (const Group& group : groups) {
        const auto isRow = [&](const Galley& galley) { return isRowOf(galley, group, options); };
        if (group.size() < 2 || 2 * strangers(group, table, options) >= group.size() ||
            std::ranges::any_of(table.galleys, isRow) || !isAtASide(group, table, options)) {
            continue;
        }
        ColumnCandidate candidate{
            group, middleOf(group), readAs(Side::A, group), readAs(Side::B, group), {}, {}};
        const auto inLine = [&](const Group& other) {
            return other.front().match != group.front().match && isPartOf(group, other, options);
        };
        if (std::ranges::any_of(groups, inLine)) {
            candidate.trouble =
                message("another match lies in line with them, or one in a gap is not seen");
        } else if (std::ranges::any_of(group, isFaint)) {
            candidate.trouble = message("one of them is seen too faintly");
        } else if (std::ranges::any_of(group, mayBeHeadless)) {
            candidate.trouble = "whether one of them has a head cannot be told";
        } else {
            settle(candidate, halfOf(candidate, table, options));
        }
        candidates.push_back(std::move(candidate));
    }
    std::ranges::sort(candidates, {}, [](const ColumnCandidate& c) { return c.middle.x; });
    return candidates;
}

/// Returns the owner of a column that lies across the midline and has two valid readings. All
/// columns across the midline at the left edge of the area belong to one player, and those at the
/// right edge to the other. So the columns with only one valid reading determine the owner. Returns
/// none if no such column exists, or if such columns contradict each other.
std::optional<Side> sideByFlanks(const ColumnCandidate& open,
                                 const std::vector<ColumnCandidate>& candidates,
                                 const OrderTable& table, const OrderColumnOptions& options) {
    const Millimetres middle = table.areaOrigin.x + table.areaWidth * 0.5;
    std::optional<Side> told;
    for (const ColumnCandidate& other : candidates) {
        if (!other.side || halfOf(other, table, options)) {
            continue;
        }
        const bool sameFlank = (other.middle.x < middle) == (open.middle.x < middle);
        const Side says = sameFlank ? *other.side : opposite(*other.side);
        if (told && *told != says) {
            return std::nullopt;
        }
        told = says;
    }
    return told;
}

Message warningOf(const ColumnCandidate& candidate) {
    char place[64];
    std::snprintf(place, sizeof place, "%.0f", candidate.middle.x.value());
    return message("the order matches at x = %1 mm are not read: %2", place,
                   candidate.trouble.empty() ? message("either player may have laid them; lay a "
                                                       "column in its player's half of the table")
                                             : candidate.trouble);
}

OrderColumn columnOf(const ColumnCandidate& candidate, Side side, const OrderTable& table) {
    const Reading& reading = side == Side::A ? candidate.asA : candidate.asB;
    OrderColumn column{side, candidate.middle.x, reading.sequence, {}};
    for (const LaidOrder& laid : candidate.group) {
        column.matches.push_back(table.matches[laid.match].id);
    }
    if (side == Side::A) {
        std::ranges::reverse(column.matches);
    }
    return column;
}

} // namespace

OrderColumnsSeen findOrderColumns(const OrderTable& table, const OrderColumnOptions& options) {
    OrderColumnsSeen seen;
    const std::vector<ColumnCandidate> candidates = columnCandidates(table, options);
    for (const ColumnCandidate& candidate : candidates) {
        const bool open = !candidate.side && candidate.trouble.empty();
        const std::optional<Side> side =
            open ? sideByFlanks(candidate, candidates, table, options) : candidate.side;
        if (side) {
            seen.columns.push_back(columnOf(candidate, *side, table));
        } else {
            seen.warnings.push_back(warningOf(candidate));
        }
    }
    return seen;
}

} // namespace umpire::matches
