#pragma once

#include "app/club/tournament/tournament.h"
#include "rules/table/message.h"

namespace umpire::tournament {

/// What was read of another program's file, with what was not: a line for each, with its place.
struct Imported {
    Tournament tournament;
    std::vector<Message> notes;
};

} // namespace umpire::tournament
