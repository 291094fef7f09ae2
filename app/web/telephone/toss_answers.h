#pragma once

#include "app/web/telephone/toss_desk.h"
#include "rules/games/war_galley/settled_toss.h"

#include <functional>
#include <string>
#include <vector>

/// The answers for the phone's page. The documents equal those of the command line, in English with
/// all digits; sentences in the reader's language are beside them.
namespace umpire {

using Say = std::function<std::string(const Message&)>;

/// Returns {"toss": NUMBER, "look": umpire.table/1, "notes": [SENTENCE, …]}.
std::string lookAnswer(const TossDesk::Kept& kept, const Say& say);

/// The keys of the questions that are not about one match.
inline constexpr std::string_view kRangeKey = "range";
inline constexpr std::string_view kTouchKey = "touch";
inline constexpr std::string_view kCountKey = "count";

/// Returns {"ruling": umpire.toss/1, "settled": umpire.toss/1 after the players' decisions,
/// "questions": [{"key": "range" | "touch" | ID | "count", …}, …], "matches": those of the ruled
/// look, "because": […]}.
std::string rulingAnswer(const RuledLook& ruled, const war_galley::TossAnswers& decided,
                         const Say& say);

/// Returns {"failure": SENTENCE}, without the picture's name.
std::string failureAnswer(const Failure& failure, const Say& say);

/// Returns the examined picture, upright and reduced for a phone's screen: a JPEG of at most 2048
/// pixels per side. Returns an empty list if that fails.
std::vector<unsigned char> seenPicture(const Look& look);

/// Returns the overlay of `umpire score` after the players' decisions, as a JPEG. The overlay has
/// no words, because the page shows them.
std::vector<unsigned char> rulingPicture(const RuledLook& ruled,
                                         const war_galley::TossAnswers& decided);

} // namespace umpire
