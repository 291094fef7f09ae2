#pragma once

#include "app/club/tournament/tournament.h"
#include "rules/table/message.h"

namespace umpire::tournament {

/// The result of reading another program's file, with one line for each unused item and its place.
struct Imported {
    Tournament tournament;
    std::vector<Message> notes;
};

} // namespace umpire::tournament
