#pragma once

#include "app/record/events/event.h"

/// Reduces events to what a hearer may know. A hearer is a player, or kEverybody for the public.
namespace umpire {

/// The text that replaces a hidden action (isHidden).
inline constexpr std::string_view kHiddenAction = "hidden";
/// Removes the words of the command, because they may be secret, and a reason that repeats them.
void forgetWords(Refused& refused);
/// Replaces the content of a correction, or of an accepted illegal action, by "hidden".
void hideWords(Corrected& corrected);
void hideWords(IllegalStands& stands);
/// Returns what the hearer may know of the event. Content that only another player may know is
/// removed; the event itself remains.
Event viewOf(const Event& event, std::string_view hearer);
inline Event publicView(const Event& event) {
    return viewOf(event, kEverybody);
}

/// Returns the question with the hearer's own examples, if there are any, instead of the general
/// ones.
std::optional<AnswerNeeded> questionFor(std::optional<AnswerNeeded> question,
                                        std::string_view hearer);

} // namespace umpire
