#include "app/game/live/learning_table.h"

#include "app/eye/learn/learn.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace umpire {
namespace {

constexpr std::string_view kWrong = "wrong ";
/// As far as a finger is from what it points at.
constexpr Millimetres kFingersReach = 12_mm;
constexpr Millimetres kPlaneOfMatches = 1_mm;

tl::unexpected<Failure> noLesson(ExitStatus status, Message why) {
    return tl::make_unexpected(Failure{status, std::move(why)});
}

/// "512.0,300.5 …": the place, which is taken off the line.
std::optional<ImagePoint> pixelTaken(std::string_view& line) {
    double x = 0;
    double y = 0;
    const char* const end = line.data() + line.size();
    const auto [comma, noX] = std::from_chars(line.data(), end, x);
    if (noX != std::errc() || comma == end || *comma != ',') {
        return std::nullopt;
    }
    const auto [rest, noY] = std::from_chars(comma + 1, end, y);
    if (noY != std::errc() || (rest != end && *rest != ' ')) {
        return std::nullopt;
    }
    line.remove_prefix(std::size_t(rest - line.data()) + (rest != end ? 1 : 0));
    return ImagePoint{Pixels(x), Pixels(y)};
}

std::optional<TablePoint> pointTaken(std::string_view& line, const TableView& view) {
    const auto pixel = pixelTaken(line);
    return pixel ? tableFromImage(view, *pixel, kPlaneOfMatches) : std::nullopt;
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
        return noLesson(ExitStatus::WrongUsage, message("no match is seen at that place"));
    }
    return nearest->id;
}

} // namespace

bool isWrongCommand(std::string_view line) {
    return line.starts_with(kWrong);
}

Expected<learn::Correction> correctionSaid(std::string_view line, const TableView& view,
                                           const TableObservation& seen) {
    line.remove_prefix(std::min(line.size(), kWrong.size()));
    const std::string_view what = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), what.size() + 1));
    const auto first = pointTaken(line, view);
    if (what == "missed" && first) {
        if (const auto head = pointTaken(line, view)) {
            return learn::Missed{*first, *head};
        }
    }
    const bool isOfMatch = what == "none" || what == "turned" || what == "headless";
    if (!first || !isOfMatch) {
        return noLesson(ExitStatus::WrongUsage,
                        message("say `wrong missed X,Y X,Y` (tail and head), `wrong none X,Y`, "
                                "`wrong turned X,Y` or `wrong headless X,Y`, in pixels"));
    }
    return matchAt(*first, seen).map([&](const std::string& id) -> learn::Correction {
        if (what == "none") {
            return learn::NoMatch{id};
        }
        return what == "turned" ? learn::Correction(learn::Turned{id}) : learn::Headless{id};
    });
}

Expected<Message> LearningTable::take(std::string_view line, WatchedTable& table) {
    if (!table_) {
        return noLesson(ExitStatus::CannotRead,
                        message("what is wrong is learned from only with a table file"));
    }
    const LastLook look = table.lastLook();
    if (look.seen == nullptr) {
        return noLesson(ExitStatus::CannotRead, message("the table has not been looked at yet"));
    }
    return correctionSaid(line, *look.view, *look.seen)
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
