#include "app/game/live/behind_screens.h"

#include "app/game/live/live_game.h"
#include "rules/table/each_kind.h"

#include <algorithm>

namespace umpire {
namespace {

/// Width of the strip beyond the middle line that is also hidden, because a piece may extend over
/// the line.
constexpr Millimetres kMargin = 25_mm;
/// Side of the squares that are darkened, in pixels. A square is dark if one of its corners must be
/// hidden.
constexpr int kSquare = 16;
const cv::Scalar kDark(40, 36, 32);

/// The halves of the table where other players lay in secret.
class Halves {
public:
    Halves(const LiveFrame& frame, std::vector<Side> hidden)
        : view_(*frame.view), hidden_(std::move(hidden)),
          middle_(frame.board != nullptr
                      ? frame.board->origin.y + frame.board->cell * (0.5 * frame.board->rows)
                      : view_.areaOrigin.y + view_.areaHeight * 0.5) {}

    [[nodiscard]] bool hides(const TablePoint& place) const {
        return std::ranges::any_of(hidden_, [&](Side side) {
            return side == Side::A ? place.y < middle_ + kMargin : place.y > middle_ - kMargin;
        });
    }
    /// Also hides a pixel that shows no point of the table's plane.
    [[nodiscard]] bool hides(int x, int y) const {
        const auto place = tableFromImage(view_, {Pixels(x), Pixels(y)});
        return !place || hides(*place);
    }

private:
    const TableView& view_;
    std::vector<Side> hidden_;
    Millimetres middle_;
};

cv::Mat darkened(const cv::Mat& image, const Halves& halves) {
    cv::Mat open = image.clone();
    const cv::Rect all({}, image.size());
    const int columns = (image.cols + kSquare - 1) / kSquare;
    // whether the corners of the row above must be hidden
    std::vector<bool> above(std::size_t(columns) + 1, true);
    for (int y = 0; y <= image.rows + kSquare - 1; y += kSquare) {
        std::vector<bool> corners;
        for (int column = 0; column <= columns; ++column) {
            corners.push_back(halves.hides(column * kSquare, y));
        }
        for (int column = 0; y > 0 && column < columns; ++column) {
            const auto left = std::size_t(column);
            if (above[left] || above[left + 1] || corners[left] || corners[left + 1]) {
                open(cv::Rect(column * kSquare, y - kSquare, kSquare, kSquare) & all) = kDark;
            }
        }
        above = std::move(corners);
    }
    return open;
}

TableObservation openOf(TableObservation seen, const Halves& halves) {
    const auto isHidden = [&]<typename Piece>(const Piece& piece) {
        if constexpr (std::is_same_v<Piece, Match>) {
            return halves.hides(piece.tail) || halves.hides(piece.head);
        } else if constexpr (std::is_same_v<Piece, OrderColumn>) { // hidden with any of its matches
            return !std::ranges::all_of(piece.matches, [&](const std::string& id) {
                return std::ranges::find(seen.matches, id, &Match::id) != seen.matches.end();
            });
        } else {
            return halves.hides(piece.center);
        }
    };
    forEachKind(seen, [&](std::string_view, auto& pieces) { std::erase_if(pieces, isHidden); });
    seen.warnings.clear(); // a warning may describe a hidden piece
    return seen;
}

} // namespace

std::vector<Laying> screensAfter(const std::vector<Announcement>& announcements,
                                 const std::vector<Laying>& before,
                                 const std::vector<Laying>& now) {
    const bool shown = std::ranges::any_of(announcements, [](const Announcement& each) {
        return std::holds_alternative<Called>(each.event) ||
               std::holds_alternative<Synchronised>(each.event);
    });
    return now.empty() && !shown ? before : now;
}

std::optional<OpenFrame> viewOf(const LiveFrame& frame, std::string_view hearer) {
    const auto seen = frame.lastLook != nullptr ? std::optional(*frame.lastLook) : std::nullopt;
    if (frame.laying.empty()) {
        return OpenFrame{frame.image, seen};
    }
    std::vector<Side> hidden;
    for (const Laying& each : frame.laying) {
        if (each.player != hearer && each.where == LaidInSecret::Anywhere) {
            return std::nullopt;
        }
        if (each.player != hearer) {
            hidden.push_back(each.side);
        }
    }
    if (hidden.size() == frame.laying.size() || frame.view == nullptr) {
        return std::nullopt; // this person does not lay, or the table was not found
    }
    const Halves halves(frame, std::move(hidden));
    return OpenFrame{darkened(frame.image, halves),
                     seen ? std::optional(openOf(*seen, halves)) : std::nullopt};
}

} // namespace umpire
