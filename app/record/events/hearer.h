#pragma once

#include "app/record/events/event.h"

/// Filters events by what each player may know.
namespace umpire {

/// The text that replaces a hidden action (isHidden). It gives no information.
inline constexpr std::string_view kHiddenAction = "hidden";
/// Removes the command's words, which may be secret, and a reason that repeats them.
void forgetWords(Refused& refused);
/// Hides the content of a correction, or of an illegal action that counts.
void hideWords(Corrected& corrected);
void hideWords(IllegalStands& stands);
/// Returns the hearer's view of the event; for kEverybody, the public view. Content for another
/// player alone is removed; the event itself remains.
Event viewOf(const Event& event, std::string_view hearer);
inline Event publicView(const Event& event) {
    return viewOf(event, kEverybody);
}

/// Returns the question with that hearer's own examples.
std::optional<AnswerNeeded> questionFor(std::optional<AnswerNeeded> question,
                                        std::string_view hearer);

} // namespace umpire
