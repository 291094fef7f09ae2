#pragma once

#include "app/record/events/event.h"

/// Who may know what of an event.
namespace umpire {

/// What people read for what is hidden (isHidden); nothing is told by it.
inline constexpr std::string_view kHiddenAction = "hidden";
/// What was said may be a secret, and the reason where it repeats that.
void forgetWords(Refused& refused);
/// What was put right, and what stands, is hidden.
void hideWords(Corrected& corrected);
void hideWords(IllegalStands& stands);
/// As that player may know it; as everybody may where it is kEverybody: what is only for somebody
/// else is told without its content.
Event viewOf(const Event& event, std::string_view hearer);
inline Event publicView(const Event& event) {
    return viewOf(event, kEverybody);
}

/// What somebody has to say, with the examples of that hearer.
std::optional<AnswerNeeded> questionFor(std::optional<AnswerNeeded> question,
                                        std::string_view hearer);

} // namespace umpire
