#include "app/game/live/learning_table.h"

#include "app/eye/learn/learn.h"

#include <algorithm>
#include <map>

namespace umpire {
namespace {

/// Maximum distance between the place at which a player points and the piece.
constexpr Millimetres kFingersReach = 12_mm;
constexpr Millimetres kPlaneOfMatches = 1_mm;

std::optional<TablePoint> onTable(const TableView& view, ImagePoint pixel) {
    return tableFromImage(view, pixel, kPlaneOfMatches);
}

Millimetres fromMatch(const Match& match, TablePoint p) {
    const TablePoint d = match.head - match.tail;
    const double share = std::clamp(dot(p - match.tail, d) / std::max(1e-6, dot(d, d)), 0.0, 1.0);
    return distance(p, match.tail + d * share);
}

Expected<std::string> matchAt(TablePoint place, const TableObservation& seen) {
    const auto nearest = std::ranges::min_element(
        seen.matches, {}, [&](const Match& match) { return fromMatch(match, place); });
    if (nearest == seen.matches.end() || fromMatch(*nearest, place) > kFingersReach) {
        return wrongUsage(message("no match is seen at that place"));
    }
    return nearest->id;
}

} // namespace

Expected<learn::Correction> correctionSaid(const referee::Teach& said, const TableView& view,
                                           const TableObservation& seen) {
    const auto first = onTable(view, said.at.front());
    const auto head = onTable(view, said.at.back());
    if (!first || !head) {
        return wrongUsage(message("no match is seen at that place"));
    }
    if (said.what == "missed") {
        return learn::Missed{*first, *head};
    }
    return matchAt(*first, seen).map([&](const std::string& id) -> learn::Correction {
        if (said.what == "none") {
            return learn::NoMatch{id};
        }
        return said.what == "turned" ? learn::Correction(learn::Turned{id}) : learn::Headless{id};
    });
}

Expected<Message> LearningTable::take(const referee::Teach& said, WatchedTable& table) {
    if (!table_) {
        return failWith(ExitStatus::CannotRead,
                        message("what is wrong is learned from only with a table file"));
    }
    const LastLook look = table.lastLook();
    if (look.seen == nullptr) {
        return failWith(ExitStatus::CannotRead, message("the table has not been looked at yet"));
    }
    return correctionSaid(said, *look.view, *look.seen)
        .and_then([&](const learn::Correction& correction) {
            if (image_.data != look.image->data) {
                corrections_.clear();
                image_ = *look.image;
            }
            learn::add(corrections_, correction);
            return learn::teach(*table_, {*look.image, *look.view, *look.seen, corrections_})
                .map([&](learn::Taught taught) {
                    if (taught.isFitted) {
                        table.learn(std::move(taught.look));
                    }
                    return taught.said;
                });
        });
}

} // namespace umpire
