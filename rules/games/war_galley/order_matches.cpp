#include "rules/games/war_galley/order_matches.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace umpire::war_galley {
namespace {

constexpr Radians kTurn = 60_deg;   // angle of a turn (WG-18)
constexpr Radians kAcross = 90_deg; // angle between a row and the match of a fire order

/// The gap that players usually leave between two links. It is used only to step over an unseen
/// link.
constexpr Millimetres kUsualGap = 2_mm;

/// A row of order matches, as far as it has been followed.
struct Row {
    std::size_t galley = 0;
    TablePoint end; ///< the place where the next link should start
    Radians heading;
    std::size_t links = 0;
    std::size_t missing = 0;
    bool over = false;
};

/// A match that may be the next link of a row.
struct Link {
    LaidOrder laid;
    TablePoint end; ///< the place where the row continues after this link
    Radians heading;
    /// 0 in the ideal place; 1 if a tolerance is fully used; links above 1 are refused.
    double misfit = 0.0;
};

struct Offset {
    Millimetres ahead;
    Millimetres aside;
};

Offset offsetFrom(TablePoint end, Radians heading, TablePoint point) {
    const TablePoint ahead = along(heading, 1_mm);
    return {Millimetres(dot(ahead, point - end)), abs(Millimetres(cross(ahead, point - end)))};
}

double placeMisfit(const Offset& offset, const OrderRowOptions& options) {
    const double ahead =
        offset.ahead < 0_mm ? -offset.ahead / options.overlapMost : offset.ahead / options.gapMost;
    return std::max(ahead, offset.aside / options.asideMost);
}

double turnMisfit(Radians angle, Radians wanted, const OrderRowOptions& options) {
    return abs(normalized(angle - wanted)) / options.turnMost;
}

/// Makes a link whose match starts at the end of the row: straight ahead, at 60 degrees, or
/// reversed.
Link lengthwise(const Row& row, const LaidOrder& laid, const Match& match,
                const OrderRowOptions& options) {
    const bool backward = laid.order == Order::RearrangeOars;
    const TablePoint start = backward ? match.head : match.tail;
    const TablePoint end = backward ? match.tail : match.head;
    const Radians turn = laid.order == Order::Left    ? kTurn
                         : laid.order == Order::Right ? -kTurn
                                                      : 0_deg;
    // the usual gap can be before or after the turn
    const double place =
        std::min(placeMisfit(offsetFrom(row.end, row.heading, start), options),
                 placeMisfit(offsetFrom(row.end, row.heading + turn, start), options));
    const double misfit =
        std::max(place, turnMisfit(directionOf(start, end) - row.heading, turn, options));
    return {laid, end, directionOf(start, end), misfit};
}

/// Makes a link of a fire order: a headless match lies across, with its middle ahead of the row's
/// end.
Link fire(const Row& row, const LaidOrder& laid, const Match& match,
          const OrderRowOptions& options) {
    const Offset middle = offsetFrom(row.end, row.heading, midpoint(match.tail, match.head));
    const Radians turned = abs(normalized(directionOf(match.tail, match.head) - row.heading));
    const double misfit =
        std::max(placeMisfit(middle, options), turnMisfit(turned, kAcross, options));
    return {laid, row.end + along(row.heading, middle.ahead), row.heading, misfit};
}

/// Lists all ways in which the match can be the next link of the row.
std::vector<Link> linksBy(const Row& row, std::size_t index, const Match& match,
                          const OrderRowOptions& options) {
    std::vector<Link> links;
    for (const Order order : {Order::Forward, Order::Left, Order::Right, Order::RearrangeOars}) {
        links.push_back(lengthwise(row, {index, row.galley, order}, match, options));
    }
    if (match.headed != Headed::Yes) {
        links.push_back(fire(row, {index, row.galley, Order::Fire}, match, options));
        // The head may be hidden, and then the order of the ends is arbitrary.
        Match swapped = match;
        std::swap(swapped.tail, swapped.head);
        for (const Order order : {Order::Left, Order::Right}) {
            links.push_back(lengthwise(row, {index, row.galley, order}, swapped, options));
        }
    }
    return links;
}

std::optional<Link> bestLink(const Row& row, const std::vector<Match>& matches,
                             const std::vector<bool>& taken, const OrderRowOptions& options) {
    std::optional<Link> best;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (taken[i]) {
            continue;
        }
        for (const Link& link : linksBy(row, i, matches[i], options)) {
            if (link.misfit <= (best ? best->misfit : 1.0)) {
                best = link;
            }
        }
    }
    return best;
}

/// Extends the row by an unseen link, which is assumed to lie straight ahead.
Row steppedOver(Row row, const PieceSizes& sizes) {
    row.end = row.end + along(row.heading, sizes.matchLength + kUsualGap);
    ++row.missing;
    ++row.links;
    return row;
}

/// Extends a row by one link. All rows are extended in turn, from their bows outwards, so that two
/// rows that cross keep their own matches.
struct Sweep {
    const std::vector<Match>& matches;
    const PieceSizes& sizes;
    const OrderRowOptions& options;
    std::vector<bool> taken;

    std::optional<Link> follow(Row& row) const {
        std::optional<Link> link = bestLink(row, matches, taken, options);
        if (link || row.missing >= options.missingMost) {
            return link;
        }
        const Row beyond = steppedOver(row, sizes);
        link = bestLink(beyond, matches, taken, options);
        if (link && link->laid.order == Order::Forward) {
            row = beyond;
            return link;
        }
        return std::nullopt;
    }
};

/// Returns an empty row, which starts at the middle of the galley's bow.
Row rowOf(const std::vector<Galley>& galleys, std::size_t index) {
    const Galley& galley = galleys[index];
    return {index, midpoint(galley.hull[0], galley.hull[3]), galley.heading, 0, 0, false};
}

} // namespace

std::vector<LaidOrder> orderMatches(const std::vector<Galley>& galleys,
                                    const std::vector<Match>& matches, const PieceSizes& sizes,
                                    const OrderRowOptions& options) {
    Sweep sweep{matches, sizes, options, std::vector<bool>(matches.size(), false)};
    std::vector<Row> rows;
    for (std::size_t i = 0; i < galleys.size(); ++i) {
        rows.push_back(rowOf(galleys, i));
    }
    std::vector<LaidOrder> laid;
    for (std::size_t step = 0; step < options.linksMost; ++step) {
        for (Row& row : rows) {
            const std::optional<Link> link =
                row.over || row.links >= options.linksMost ? std::nullopt : sweep.follow(row);
            row.over = !link;
            if (link) {
                sweep.taken[link->laid.match] = true;
                row = {row.galley, link->end, link->heading, row.links + 1, row.missing, false};
                laid.push_back(link->laid);
            }
        }
    }
    std::ranges::stable_sort(laid, {}, &LaidOrder::galley);
    return laid;
}

} // namespace umpire::war_galley
