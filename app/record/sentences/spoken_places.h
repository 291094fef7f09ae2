#pragma once

#include "rules/table/message.h"

#include <string_view>

/// The places of Buda's map, and its levels, in sentences. They have names in place of their ids.
namespace umpire::sentences {

/// Returns where the place is, such as "on the North wall" for "EF" and "in a breach of the North
/// wall" for "EF*"; empty if the map that the kit prints has no such place.
Message placeAt(std::string_view id);

/// Returns the sentence of the rules with the names of places and levels instead of their ids.
Message withPlaces(const Message& said);

} // namespace umpire::sentences
