#include "app/game/live/marked_moment.h"

#include "app/eye/overlay/draw_overlay.h"
#include "app/game/referee/war_galley/galley_sight.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {

std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action) {
    const auto read = start != nullptr ? start->read(before)
                                       : std::variant<SharedPosition, ParseError>(ParseError{});
    const auto* position = std::get_if<SharedPosition>(&read);
    const auto* state = position != nullptr ? stateIn<WarGalley>(**position) : nullptr;
    auto toss = state != nullptr ? war_galley::ruledToss(*state, action) : std::nullopt;
    return toss ? std::optional(TossOnTable{*state, *std::move(toss)}) : std::nullopt;
}

cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss) {
    if (frame.view == nullptr || !open.seen) {
        return open.image;
    }
    Look look;
    look.image = open.image;
    look.view = *frame.view;
    look.observation = *open.seen;
    if (frame.board != nullptr) {
        look.board = *frame.board;
    }
    if (toss) {
        look.observation = referee::namedAsRecorded(toss->state, std::move(look.observation));
        look.observation.matches = toss->toss.matches;
        for (Match& match : look.observation.matches) {
            match.tailInImage = imageFromTable(look.view, {match.tail.x, match.tail.y, 0_mm});
            match.headInImage = imageFromTable(look.view, {match.head.x, match.head.y, 0_mm});
        }
    }
    return drawOverlay(look, toss ? std::optional(toss->toss.ruling) : std::nullopt, Words::None);
}

} // namespace umpire
