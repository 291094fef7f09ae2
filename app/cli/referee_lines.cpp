#include "app/cli/referee_lines.h"

#include "app/common/failure/printable.h"
#include "app/record/sentences/told_line.h"

namespace umpire {
namespace {

std::string seconds(std::chrono::microseconds time) {
    char text[32];
    std::snprintf(text, sizeof text, "%8.2f", double(time.count()) / 1e6);
    return text;
}

} // namespace

void RefereeLines::note(const LivePosition& position) {
    position_ = position;
    const auto seen = position.seenBy.find(hearer_);
    before_ = seen != position.seenBy.end() ? seen->second : position.position;
}

bool RefereeLines::isSaidAlready(const Event& shown) {
    if (const auto* needed = std::get_if<AnswerNeeded>(&shown)) {
        return needed->of == AnswerNeeded::Of::WhatIsNotSeen &&
               !questions_.insert(english(needed->question)).second;
    }
    const auto* changed = std::get_if<StateChanged>(&shown);
    if (changed == nullptr) {
        hasJustAgreed_ = std::holds_alternative<Synchronised>(shown);
        isAtOdds_ = std::holds_alternative<IllegalSeen>(shown) ||
                    std::holds_alternative<Desynchronised>(shown);
        return false;
    }
    if (changed->state == TableState::CameraLost) {
        isAtOdds_ = false; // when the camera is back, the table's state is news
    }
    const bool hasJustAgreed = std::exchange(hasJustAgreed_, false);
    return (changed->state == TableState::OutOfSync && isAtOdds_) ||
           (changed->state == TableState::Still && hasJustAgreed);
}

std::string RefereeLines::lineOf(const Announcement& shown) {
    const ToldGame game{position_.game, before_, {}, position_.names, position_.rules.start};
    const std::string line = umpire::lineOf(shown.event, game);
    if (const std::string* after = positionAfter(shown.event)) {
        before_ = *after;
    }
    return isSaidAlready(shown.event) ? std::string()
                                      : seconds(shown.at) + "  " + printable(line) + "\n";
}

} // namespace umpire
