#pragma once

#include "app/web/telephone/toss_desk.h"

#include <functional>
#include <string>
#include <vector>

/// What the telephone's page is told. Documents are those of the command line, in English and to
/// the last digit; what is said to the reader stands beside them in the reader's language.
namespace umpire {

using Say = std::function<std::string(const Message&)>;

/// {"toss": NUMBER, "look": umpire.table/1, "notes": [SENTENCE, …]}
std::string lookAnswer(const TossDesk::Kept& kept, const Say& say);

/// {"ruling": umpire.toss/1, "matches": those of the look that was ruled on, "because": […]}
std::string rulingAnswer(const RuledLook& ruled, const Say& say);

/// {"failure": SENTENCE}, without the name of the picture.
std::string failureAnswer(const Failure& failure, const Say& say);

/// The picture as it was looked at, upright, and made smaller for a telephone's screen: a JPEG of
/// at most 2048 pixels a side. Empty where it cannot be made.
std::vector<unsigned char> seenPicture(const Look& look);

/// The same with the overlay of `umpire score`, but without the words, which the page says.
std::vector<unsigned char> rulingPicture(const RuledLook& ruled);

} // namespace umpire
